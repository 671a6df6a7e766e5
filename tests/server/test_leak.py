"""No byte that the server sends to a seat depends on what it may not know: every rule set, every kind of frame."""

import random
from collections.abc import Sequence

import pytest

from tests.properties.test_leak import SHIPPED
from vorhand import rulesets
from vorhand.cards import SEATS, Seat
from vorhand.errors import VorhandError
from vorhand.games.actions import Deal
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.notation import format_action, format_actor
from vorhand.records import Replay, dump_record, finished_part
from vorhand.server.entries import Acted, MatchStarted, Seated
from vorhand.server.protocol import PROTOCOL, Act, Ask, Refused, RoomNews, StepNews, Welcome, encode
from vorhand.server.room import Room, decide, fold, new_room, version_of
from vorhand.server.views import TableFacts, events_for, view_for
from vorhand.study import claim_of
from vorhand.testing.games import kit_of
from vorhand.testing.leaks import moments
from vorhand.testing.matches import random_match
from vorhand.testing.worlds import second_world

pytestmark = pytest.mark.slow

FACTS = TableFacts(id="table", code="", names=("Anna", "Bo", "Cia", "Dan"))


def room_after(steps: Sequence[Replay], before: Room | None = None) -> Room:
    """The table at which these steps were played by people."""
    ruleset = steps[0].before.ruleset
    room = before
    if room is None:
        room = new_room(ruleset)
        for seat in range(ruleset.players):
            room = fold(room, Seated(at=0.0, seat=seat))
        room = fold(room, MatchStarted(at=0.0, engine="test"))
    for step in steps:
        entry = Acted(at=0.0, actor=format_actor(step.entry.actor), actions=[format_action(step.entry.action)])
        room = fold(room, entry)
    return room


def everything_sent(room: Room, seat: Seat | None) -> list[str]:
    """Every kind of frame and answer that this seat could get now."""
    view, events = view_for(room, seat, FACTS), events_for(room.happened, seat)
    latest = events_for(room.happened[-1:], seat)
    frames = [
        encode(Welcome(protocol=PROTOCOL, view=view, events_from=0, events=events)),
        encode(StepNews(events_from=len(events) - len(latest), events=latest, view=view)),
        encode(RoomNews(view=view)),
        dump_record(finished_part(room.record)),
    ]
    for action in kit_of(room.state).player_actions:
        command = Act(id="try", version=version_of(room), actions=[format_action(action)])
        try:
            decide(room, seat, command, 0.0, "test")
            frames.append("accepted")
        except VorhandError as error:
            frames.append(encode(Refused(id="try", code=error.code, fields=dict(error.fields))) + str(error))
    for what in ("undo", "claim"):
        try:
            decide(room, seat, Ask(id="try", what=what), 0.0, "test")
            frames.append("accepted")
        except VorhandError as error:
            frames.append(error.code)
    return frames


def assert_nothing_leaks(ruleset: AnyRuleset, seed: int, count: int) -> int:
    rng, different = random.Random(seed), 0
    for steps in moments(ruleset, rng, count):
        began = max(n for n, step in enumerate(steps) if isinstance(step.entry.action, Deal))
        common = room_after(steps[:began]) if began else None
        for seat in (None, *SEATS[: ruleset.players]):
            world = second_world(steps, seat, rng)
            if world is None:
                continue
            different += world[-1].after != steps[-1].after
            one = room_after(steps[began:], common)
            other = room_after(world[began:], common)
            assert everything_sent(one, seat) == everything_sent(other, seat)
    return different


@pytest.mark.parametrize("id", SHIPPED)
def test_no_byte_tells_two_worlds_apart(id: str) -> None:
    assert assert_nothing_leaks(rulesets.load(id), seed=23, count=3) >= 12


def test_that_somebody_may_claim_is_told_to_him_alone() -> None:
    """Two worlds that others cannot tell apart: in one of them whoever leads can prove that the rest is his."""
    rng, seen = random.Random(2), 0
    for match in range(4):
        steps = list(random_match(rulesets.load("bismarck/modern"), match))
        for number, step in enumerate(steps):
            leader = step.after.actor
            claimed = leader in SEATS and claim_of(game_of(step.after).observe(step.after, leader)) is not None
            for seat in (None, *SEATS[:3]) if claimed else ():
                world = None if seat == leader else second_world(steps[: number + 1], seat, rng)
                if world is None or claim_of(game_of(step.after).observe(world[-1].after, leader)) is not None:
                    continue
                one, other = room_after(steps[: number + 1]), room_after(world)
                assert everything_sent(one, seat) == everything_sent(other, seat)
                assert view_for(one, leader, FACTS)["may"] == ["claim"]
                assert view_for(other, leader, FACTS)["may"] == []
                seen += 1
            if seen >= 3:
                return
    pytest.fail("no moment was fit for the test")


def test_frames_of_another_seat_do_tell() -> None:
    """The property can fail: what the declarer gets is different in two worlds that others cannot tell apart."""
    rng = random.Random(4)
    for steps in moments(rulesets.load("bismarck/modern"), rng, 6):
        world = second_world(steps, Seat(0), rng)
        if world is not None and steps[-1].after.deal.looked and world[-1].after.hands != steps[-1].after.hands:
            one, other = room_after(steps), room_after(world)
            assert any(everything_sent(one, seat) != everything_sent(other, seat) for seat in (Seat(1), Seat(2)))
            return
    pytest.fail("no moment was fit for the test")
