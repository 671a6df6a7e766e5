"""Two people at one device: it shows one hand at a time, that of who has said that he holds it, and tells no other."""

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.evening import Evening, at, nobody
from tests.server.running import Player, ServerProcess, run
from tests.server.test_company import at_table, until
from tests.server.test_leak import FACTS
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE
from vorhand.notation import format_action, format_actor
from vorhand.records import Replay
from vorhand.server.bot_pool import BotPool
from vorhand.server.entries import Acted, Handed, MatchStarted, Seated, encode_entry
from vorhand.server.live import LiveTable
from vorhand.server.protocol import (
    PROTOCOL,
    Answer,
    Ask,
    Hold,
    Kick,
    Lay,
    Leave,
    Ready,
    RoomNews,
    StepNews,
    Welcome,
    encode,
)
from vorhand.server.registry import room_from_log, ruleset_to_json
from vorhand.server.room import (
    Room,
    came_back,
    fold,
    gone,
    new_room,
    overdue,
    resting,
    shown,
    wants_chance,
)
from vorhand.server.room.state import Phone
from vorhand.server.settings import Settings
from vorhand.server.store import Sitter, SqliteStore, StoredTable
from vorhand.server.views import TableFacts, events_for, view_for
from vorhand.testing.leaks import moments
from vorhand.testing.worlds import second_world

BOTH = (Seat(0), Seat(1))


def view(room: Room, seats: tuple[Seat, ...] = BOTH) -> dict[str, Any]:
    facts = TableFacts(id="t", code="", names=("Anna", "Britta", "", ""), phone=tuple(map(int, seats)))
    return view_for(room, shown(room, seats), facts)


# The room


@pytest.mark.parametrize("rules", ["bismarck/spel-pass", "bismarck/modern", "bauernschnapsen/pagat"])
def test_a_deal_shows_each_hand_to_its_own_person_only(rules: str) -> None:
    evening, passed = Evening(rules, shared=True).begin(), 0
    while not resting(evening.room) and evening.room.deals < 1:
        room, actor = evening.room, evening.room.state.actor
        assert isinstance(actor, int)
        holder = room.phones[0].holder
        seen = view(room)
        assert (seen["you"], seen["phone"]) == (holder, {"seats": [0, 1], "to": actor if actor != holder else None})
        own = room.game.observe(room.state, Seat(holder)).hand if holder is not None else ()
        assert seen["deal"]["hand"] == [card.text for card in own]
        if holder != actor:
            passed += 1
            # Nobody sees the hand of who is to act before he says that he is there.
            assert holder is None
            assert seen["ask"]["legal"] == seen["ask"]["cards"] == []
        evening.person_acts()

    assert passed > 3
    assert evening.room.phones == (Phone((0, 1)),)
    again = new_room(evening.room.ruleset, bot_after_s=60.0)
    for entry in evening.log:
        again = fold(again, entry)
    assert again == evening.room


def test_either_of_them_goes_on_for_both_and_the_next_deal_begins_with_no_hand() -> None:
    evening = at("between", shared=True)
    evening.do(Seat(1), Ready(id="r", deal=1))

    assert wants_chance(evening.room)
    evening.go_on()
    assert view(evening.room)["you"] is None
    assert view(evening.room)["deal"]["hand"] == []


def test_a_pause_is_asked_of_each_of_them() -> None:
    evening = at("playing", shared=True)
    evening.do(Seat(0), Ask(id="p", what="pause"))
    assert evening.room.paused_at is None
    evening.do(Seat(1), Answer(id="y", yes=True), 4.0)

    assert evening.room.paused_at == 4.0


def test_a_device_that_was_silent_shows_no_hand_to_who_picks_it_up() -> None:
    evening = at("playing", shared=True)
    for seat in BOTH:
        evening.take(gone(evening.room, seat, 1.0))
    assert view(evening.room)["you"] is None
    assert overdue(evening.room, 1e6) == (), "nobody else is there whom a bot could play with"
    for seat in BOTH:
        evening.take(came_back(evening.room, seat, 2.0))
    assert view(evening.room)["phone"] == {"seats": [0, 1], "to": 0}
    evening.hold(1)

    # He may look while the other is to act; who it is, is said, and a turn of the other lays it down again.
    assert view(evening.room)["you"] == 1
    assert view(evening.room)["phone"]["to"] == 0
    evening.do(Seat(1), Lay(id="l"))
    assert view(evening.room)["you"] is None


def test_a_turn_that_a_bot_took_gives_nobodys_hand_away() -> None:
    evening = at("playing", shared=True)
    evening.person_acts()
    while evening.room.state.actor != 1:
        evening.person_acts()
    assert evening.room.phones[0].holder is None
    room = evening.room
    played = room.game.legal_actions(room.state, Seat(1))[0]
    evening.take((Acted(at=0.0, actor="1", actions=[format_action(played)]),))

    assert evening.room.phones[0].holder is None


@pytest.mark.parametrize("how", ["stand", "kick", "leave"])
def test_whoever_is_left_alone_with_the_device_has_it_as_his_own(how: str) -> None:
    evening = at("between" if how == "leave" else "lobby", shared=True)
    match how:
        case "leave":
            evening.do(Seat(1), Leave(id="l"))
        case _:
            evening.do(Seat(0), Kick(id="k", seat=1))

    assert evening.room.phones == ()
    assert view(evening.room, (Seat(0),))["you"] == 0
    assert [seat["shares"] for seat in view(evening.room)["seats"]] == [[], [], []]


def test_everybody_sees_who_shares_a_device() -> None:
    room = at("playing", shared=True).room

    for seat in (None, Seat(2)):
        seats = view_for(room, seat, FACTS)["seats"]
        assert [one["shares"] for one in seats] == [[1], [0], []]
        assert view_for(room, seat, FACTS)["phone"] is None


# Leaks


def before_the_deal(steps: Sequence[Replay]) -> Room:
    """The table once these steps are done, with seats 0 and 1 at one device."""
    ruleset = steps[0].before.ruleset
    room = new_room(ruleset)
    for seat in range(ruleset.players):
        room = fold(room, Seated(at=0.0, seat=seat, beside=0 if seat == 1 else -1))
    room = fold(room, MatchStarted(at=0.0, engine="test"))
    for step in steps:
        room = fold(room, done(step))
    return room


def done(step: Replay) -> Acted:
    return Acted(at=0.0, actor=format_actor(step.entry.actor), actions=[format_action(step.entry.action)])


def told(room: Room, steps: Sequence[Replay], holder: int) -> list[str]:
    """Everything that is sent to the device of seats 0 and 1 while these steps are done, and what it may know at last.

    Before each step that is not chance's that one of the two takes it up.
    """
    frames: list[str] = []
    for step in steps:
        if step.entry.actor is not NATURE:
            room = fold(room, Handed(at=0.0, seat=holder))
            frames.append(encode(RoomNews(view=view(room))))
        before = len(room.happened)
        room = fold(room, done(step))
        news = events_for(room.happened[before:], None)
        frames.append(encode(StepNews(events_from=0, events=news, view=view(room))))
    events = events_for(room.happened, None)
    frames.append(encode(Welcome(protocol=PROTOCOL, view=view(room), events_from=0, events=events)))
    return frames


@pytest.mark.slow
@pytest.mark.parametrize("id", ["bismarck/modern", "bismarck/spel-pass", "bauernschnapsen/pagat"])
def test_no_byte_tells_who_holds_the_device_what_he_may_not_know(id: str) -> None:
    """Two worlds that one of the two cannot tell apart; he looks at his hand as often as he likes, the other never."""
    rng, different, shown_hands = random.Random(7), 0, 0
    for steps in moments(rulesets.load(id), rng, 2):
        began = max(n for n, step in enumerate(steps) if isinstance(step.entry.action, Deal))
        room = before_the_deal(steps[:began])
        for seat in BOTH:
            world = second_world(steps, seat, rng)
            if world is None:
                continue
            one, other = (told(room, each[began:], int(seat)) for each in (steps, world))
            assert one == other
            shown_hands += any('"hand":["' in frame for frame in one)
            # The comparison can fail: the other person's own looks tell the worlds apart.
            one, other = (told(room, each[began:], 1 - int(seat)) for each in (steps, world))
            different += one != other

    assert different > 0
    assert shown_hands > 0


# The server


async def share(server: ServerProcess, rules: str = "bismarck/spel-pass") -> Player:
    """Anna and Britta at one device, in a match with a bot."""
    anna = Player(server, "Anna")
    await anna.create(start=False, rules=rules)
    await anna.connect()
    assert (await anna.command("sit", seat=1, name="Britta", shared=True))["t"] == "ack"
    await anna.command("start")
    await until(anna, lambda view: view["stage"] == "playing" and view["phone"]["to"] is not None)
    return anna


def asked(view: dict[str, Any]) -> bool:
    """Whether one of the two is to act, or the deal is over."""
    mine = view["you"] is not None and view["ask"]["seat"] == view["you"]
    return mine or view["phone"]["to"] is not None or bool(view["scores"]["results"])


async def act(player: Player) -> int:
    """Whoever of the two is to act says so and does something; which of them, -1 once the deal is over."""
    await until(player, asked)
    if player.view["scores"]["results"]:
        return -1
    seat = player.view["phone"]["to"]
    if seat is not None:
        await player.command("hold", seat=seat)
        await until(player, lambda view: view["you"] == seat)
    holder = player.view["you"]
    command = player.wanted(random.Random(1))
    assert command is not None
    await player.send(command)
    assert (await player.answer_to(command["id"]))["t"] == "ack"
    version = command.get("version", -1)
    await until(player, lambda view: view["version"] > version)
    return int(holder)


def hands(frame: str) -> list[str]:
    """The hand that a frame shows."""
    found = (json.loads(frame).get("view") or {}).get("deal") or {}
    return list(found.get("hand") or [])


@pytest.mark.slow
def test_two_at_one_device_play_reload_and_come_back_after_a_crash(server: ServerProcess) -> None:
    async def begin() -> Player:
        anna = await share(server)
        assert anna.view["you"] is None
        assert (await anna.command("act", version=anna.view["version"], actions=["play AS"]))["code"] == "phone-laid"
        assert (await anna.command("hold", seat=2))["code"] == "not-on-this-phone"
        assert (await anna.command("ask", what="pause", by=2))["code"] == "not-on-this-phone"
        # Whether a claim would be right tells of a hand, so only who holds the phone is answered.
        assert (await anna.command("ask", what="claim", by=1))["code"] == "phone-laid"
        assert not any(hands(frame) for frame in anna.frames)
        first = await act(anna)
        while await act(anna) == first:
            pass
        await until(anna, lambda view: view["phone"]["to"] is not None or view["ask"]["seat"] in (0, 1))
        if anna.view["you"] is None:
            await anna.command("hold", seat=0)
            await until(anna, lambda view: view["you"] == 0)
        return anna

    async def go_on(anna: Player, seen: dict[str, Any]) -> None:
        # The same hand after the crash, and in a second tab; a hand once handed on is in neither.
        tab = Player(server, "tab")
        tab.table, tab.cookies = anna.table, anna.cookies
        await anna.connect(since=True)
        await tab.connect()
        for page in (anna, tab):
            assert page.view["you"] == seen["you"]
            assert page.view["deal"]["hand"] == seen["deal"]["hand"]
        assert (await tab.command("sit", seat=2, name="Eve"))["code"] == "wrong-stage"
        assert (await tab.command("sit", seat=2, name="Eve", shared=True))["code"] == "wrong-stage"
        await tab.command("lay")
        for page in (anna, tab):
            await until(page, lambda view: view["you"] is None)
        late = Player(server, "late")
        late.table, late.cookies = anna.table, anna.cookies
        await late.connect()
        assert not any(hands(frame) for frame in late.frames)
        assert not any("cards" in event and event["cards"] for event in late.events if event["e"] == "hand-dealt")
        home = (await late.get("/api/home")).json()
        assert [table["table"] for table in home["tables"]] == [anna.table]

        # A link for another device takes both of them along, and shows no hand there either.
        await anna.command("hold", seat=1)
        token = (await anna.post(f"/api/tables/{anna.table}/recovery")).json()["token"]
        other = Player(server, "other")
        other.table = anna.table
        assert (await other.post("/api/recover", table=anna.table, token=token)).status_code == 200
        await other.connect()
        assert (other.view["you"], other.view["phone"]["seats"]) == (None, [0, 1])
        assert not any(hands(frame) for frame in other.frames)
        watching = Player(server, "watching")
        watching.cookies = anna.cookies
        await at_table(watching, anna.table)
        assert (watching.view["you"], watching.view["phone"]) == (None, None)

        # They play the deal to its end, look at it again under their names, and go on together.
        while not other.view["scores"]["results"]:
            await act(other)
        assert other.view["you"] is None
        path = f"/api/tables/{other.table}/replay"
        again, strangers = (await other.get(path)).json(), (await anna.get(path)).json()
        assert (again["mine"], [seat["name"] for seat in again["seats"]]) == ([0, 1], ["Anna", "Britta", ""])
        assert (strangers["mine"], [seat["name"] for seat in strangers["seats"]]) == ([], ["", "", ""])
        assert strangers["steps"] == again["steps"]
        await other.command("ready", deal=1)
        await until(other, lambda view: view["phone"]["to"] is not None)
        assert other.view["deal"]["number"] == 2

    anna = run(begin())
    seen = anna.view
    server.kill()
    server.start()
    run(go_on(anna, seen))


class _First:
    """In place of the pool: the first that a bot may do."""

    async def act(self, observation: Any, seed: str) -> Any:
        return observation.legal[0]


async def _moved(store: SqliteStore, times: int) -> tuple[Room, list[Seat | None]]:
    """A shared device whose seats move on and on, each time while somebody takes it up; whose hand was shown then."""
    evening = Evening(shared=True).begin()
    ruleset = ruleset_to_json(evening.room.ruleset)
    stored = StoredTable(id="table", ruleset=ruleset, bot_after_s=60.0, code="", created=0.0, touched=0.0)
    await asyncio.wrap_future(store.create(stored))
    log = [encode_entry(entry) for entry in evening.log]
    await asyncio.wrap_future(store.append("table", 0, log, 0.0))
    two = [Sitter(table="table", seat=seat, device="phone", name="", recovery="") for seat in BOTH]
    bots, settings = cast("BotPool", _First()), Settings()
    table = LiveTable(
        "table", evening.room, len(log), two, "", store=store, bots=bots, settings=settings, history=nobody
    )
    device, shown_there = "phone", []
    for n in range(times):
        await table.command(device, Hold(id=f"a{n}", seat=n % 2))
        token = await table.new_recovery(device)
        assert token is not None
        taken = [table.command(device, Hold(id=f"b{n}-{m}", seat=(n + m) % 2)) for m in range(4)]
        await asyncio.gather(table.recover(token, f"phone {n}"), *taken, return_exceptions=True)
        device = f"phone {n}"
        assert table.seats_of(device) == BOTH
        shown_there.append(table.seat_of(device))
    await table.stop()
    return table.room, shown_there


def test_a_link_for_another_device_is_followed_in_its_turn(tmp_path: Path) -> None:
    """No entry of the log is lost to it, and no hand goes along."""
    store = SqliteStore(tmp_path / "tables.sqlite")
    try:
        room, shown_there = asyncio.run(_moved(store, 6))
        stored = store.table("table")
        assert stored is not None
        read = room_from_log(stored, store.entries("table"))
    finally:
        store.close()

    assert read == room
    assert shown_there == [None] * 6


def test_each_of_them_has_a_name_says_his_own_words_and_stands_up_by_himself(server: ServerProcess) -> None:
    async def evening() -> tuple[Player, list[dict[str, Any]]]:
        anna, cia = Player(server, "Anna"), Player(server, "Cia")
        table = await anna.create(start=False, rules="bauernschnapsen/pagat")
        await anna.connect()
        await at_table(cia, table)
        assert (await cia.command("sit", seat=1, name="Cia", shared=True))["code"] == "no-seat"
        await cia.command("sit", seat=1, name="Cia")
        await anna.command("sit", seat=2, name="Britta", shared=True)
        await anna.command("rename", name="Birgit", by=2)
        await anna.command("say", preset="hello", by=2)
        await anna.command("say", preset="thanks")
        await until(cia, lambda view: view["seats"][2]["name"] == "Birgit")
        assert [seat["shares"] for seat in cia.view["seats"]] == [[2], [], [0], []]
        # The host, who shares his device, sends the other away, and may sit down again himself.
        await anna.command("kick", seat=2)
        assert (await anna.command("sit", seat=3, name="Britta", shared=True))["t"] == "ack"
        await anna.command("stand", by=0)
        await until(anna, lambda view: view["you"] == 3)
        # Sent once more, as in another tab, it does not make the other one stand up.
        assert (await anna.command("stand", by=0))["code"] == "not-on-this-phone"
        assert anna.view["you"] == 3
        heard: list[dict[str, Any]] = []
        while len(heard) < 2:
            await cia.take()
            heard = [message for frame in cia.frames if (message := json.loads(frame))["t"] == "said"]
        return anna, heard

    anna, heard = run(evening())

    assert anna.view["phone"] is None
    assert [(one["seat"], one["name"]) for one in heard] == [(2, "Birgit"), (0, "Anna")]
    assert len({one["who"] for one in heard}) == 1
