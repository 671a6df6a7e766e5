"""A table for one learner: laid down openly in its log, joined by nobody else, and its guide sees one hand only."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Player, ServerProcess, run
from tests.server.test_leak import FACTS, everything_sent, room_after
from vorhand import rulesets
from vorhand.bots.registry import bot
from vorhand.cards import SEATS, Seat
from vorhand.errors import ProtocolError
from vorhand.games.actions import Deal
from vorhand.guide import LESSONS
from vorhand.records import Nonce, verify
from vorhand.server import room as rooms
from vorhand.server.entries import Acted, Chance, Entry, Guided, MatchStarted, Seated
from vorhand.server.protocol import Ready, Sit
from vorhand.server.room import Room, Stage
from vorhand.server.room.acting import acted
from vorhand.server.views import view_for
from vorhand.testing.leaks import moments
from vorhand.testing.worlds import second_world

NONCE = Nonce(b"\0" * 32)


def begun(id: str) -> tuple[Room, list[Entry]]:
    """The table of a lesson with its learner, and its log."""
    lesson = LESSONS[id]
    log: list[Entry] = [Guided(at=0.0, lesson=id), Seated(at=0.0, seat=lesson.seat), MatchStarted(at=0.0, engine="t")]
    room = rooms.new_room(rulesets.load(lesson.rules))
    for entry in log:
        room = rooms.fold(room, entry)
    return room, log


def played(id: str) -> tuple[Room, list[Entry]]:
    """The guided deal to its end, as the guide suggests."""
    room, log = begun(id)
    rng = random.Random(0)
    while not (room.course and room.course.over):
        if rooms.wants_chance(room):
            entries = rooms.chance(room, NONCE, 0.0)
        elif (seen := rooms.bot_to_act(room)) is not None and seen.seat is not None:
            entries = rooms.bot_acts(room, seen.seat, bot("rules", id).act(seen, rng), 0.0)
        else:
            assert room.course is not None
            entries = (acted(room, room.course.lesson.seat, room.course.advised, 0.0, ""),)
        for entry in entries:
            log.append(entry)
            room = rooms.fold(room, entry)
    return room, log


@pytest.mark.parametrize("id", LESSONS)
def test_everything_that_chance_decides_stands_openly_in_the_log(id: str) -> None:
    room, log = played(id)

    assert log[0] == Guided(at=0.0, lesson=id)
    assert not any(isinstance(entry, Chance) for entry in log)
    deal = next(entry for entry in log if isinstance(entry, Acted) and entry.actions[0].startswith("deal "))
    assert (deal.actor, deal.actions) == ("nature", [LESSONS[id].laid_down["deal"]])
    assert verify(room.record) == room.state


@pytest.mark.parametrize("id", LESSONS)
def test_a_log_tells_again_what_was_said(id: str) -> None:
    room, log = played(id)
    again = rooms.new_room(room.ruleset)
    for entry in log:
        again = rooms.fold(again, entry)

    assert again.course == room.course
    assert view_for(again, Seat(0), FACTS) == view_for(room, Seat(0), FACTS)


def test_the_tables_of_a_lesson_that_is_gone_still_open() -> None:
    room, _ = begun("bismarck")
    gone = rooms.fold(rooms.new_room(room.ruleset), Guided(at=0.0, lesson="forgotten"))

    assert gone.guided == "forgotten"
    assert view_for(gone, Seat(0), FACTS)["guide"] is None


@pytest.mark.parametrize("id", LESSONS)
def test_nothing_comes_after_the_deal(id: str) -> None:
    room, _ = played(id)

    assert (room.stage, room.deals) == (Stage.PLAYING, 1)
    assert not rooms.wants_chance(room)
    assert rooms.bot_to_act(room) is None
    with pytest.raises(ProtocolError, match="not possible at this moment"):
        rooms.decide(room, Seat(0), Ready(id="a", deal=1), 0.0, "t")


def test_nobody_else_sits_down_even_before_it_begins() -> None:
    room = rooms.new_room(rulesets.load("bismarck/modern"))
    for entry in (Guided(at=0.0, lesson="bismarck"), Seated(at=0.0, seat=0)):
        room = rooms.fold(room, entry)

    with pytest.raises(ProtocolError) as refused:
        rooms.decide(room, None, Sit(id="a", seat=1, name="Bo"), 0.0, "t")
    assert refused.value.code == "seat-taken"


@pytest.mark.parametrize("id", LESSONS)
def test_only_the_learner_hears_the_guide(id: str) -> None:
    room, _ = played(id)

    assert view_for(room, Seat(0), FACTS)["guide"]["over"]
    assert all(view_for(room, seat, FACTS)["guide"] is None for seat in (None, *SEATS[1 : room.players]))


@pytest.mark.parametrize("id", LESSONS)
def test_the_guide_knows_nothing_that_the_learner_does_not(id: str) -> None:
    """Two worlds that a seat cannot tell apart: not a byte of what it is told differs, the guide included."""
    rng, different, guided = random.Random(id), 0, 0
    for steps in moments(rulesets.load(LESSONS[id].rules), rng, 40):
        if sum(isinstance(step.entry.action, Deal) for step in steps) != 1:
            continue
        for seat in (Seat(0), Seat(1), None):
            world = second_world(steps, seat, rng)
            if world is None:
                continue
            one, other = (room_after(found, begun(id)[0]) for found in (steps, world))
            different += one.state != other.state
            guided += seat == 0 and one.course is not None and one.course.advice is not None
            assert everything_sent(one, seat) == everything_sent(other, seat)

    assert different >= 6
    assert guided >= 1


# A real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(Path(tmp_path_factory.mktemp("guided")))
    yield process
    process.stop()


@pytest.mark.slow
def test_a_deal_over_the_wire_with_a_reload_in_the_middle(server: ServerProcess) -> None:
    async def evening() -> None:
        anna, bo = Player(server, "anna"), Player(server, "bo")
        made = (await anna.post("/api/tables", lesson="bauernschnapsen", name="Anna")).json()
        assert made["code"] == ""
        anna.table = bo.table = made["table"]
        await anna.connect()
        acted = 0
        while not anna.view["guide"]["over"]:
            advised = anna.view["guide"]["advised"]
            if not advised:
                await anna.take()
                continue
            if acted == 3:
                before = anna.view
                await anna.close()
                await anna.connect()
                assert anna.view["guide"] == before["guide"]
            version = anna.view["version"]
            answer = await anna.command("act", version=version, actions=advised)
            assert answer["t"] == "ack"
            acted += 1
            while anna.view["version"] == version:
                await anna.take()
        assert anna.view["scores"]["results"][0]["scores"] == [1, 0, 1, 0]

        await bo.get("/")
        await bo.connect()
        assert bo.view["guide"] is None
        assert (await bo.command("sit", seat=1, name="Bo"))["code"] == "wrong-stage"
        assert (await bo.post("/api/tables", lesson="whist", name="Bo")).status_code == 400
        assert (await bo.post("/api/tables", lesson="bismarck")).json()["code"] == "name"

    run(evening())
