"""The plug is pulled: every acknowledged move is there exactly once, none is invented, play goes on."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import ConnectionClosed, Player, ServerProcess, run
from vorhand.records import verify
from vorhand.server.entries import Acted, decode_entry
from vorhand.server.registry import room_from_log
from vorhand.server.store import SqliteStore

pytestmark = pytest.mark.slow

RULES = ("bismarck/spel-pass", "bauernschnapsen/pagat")


def settled(view: dict[str, Any]) -> dict[str, Any]:
    """The view without who is away or looks on just now."""
    return {key: value for key, value in view.items() if key not in ("seats", "watchers")}


def assert_log_is_right(server: ServerProcess, table: str, sent: set[str], acknowledged: list[str]) -> None:
    """Read the file as the server left it."""
    store = SqliteStore(server.store)
    try:
        stored = store.table(table)
        assert stored is not None
        log = [decode_entry(data) for data in store.entries(table)]
        room = room_from_log(stored, store.entries(table))
    finally:
        store.close()
    done = Counter(entry.command for entry in log if entry.command)
    assert set(done.values()) <= {1}, "a command was done twice"
    assert set(done) <= sent, "a command was invented"
    assert set(acknowledged) <= set(done), "an acknowledged command is missing"
    people = [entry for entry in log if isinstance(entry, Acted) and entry.actor == "0"]
    assert all(entry.command for entry in people)
    assert verify(room.record) == room.state


async def two_in_a_lobby(server: ServerProcess) -> tuple[Player, Player]:
    """Anna has opened a table, and Bo has sat down at it."""
    anna, bo = Player(server, "Anna"), Player(server, "Bo")
    bo.table = await anna.create(start=False, rules="bismarck/spel-pass")
    await bo.get(f"/t/{bo.table}")
    await anna.connect()
    await bo.connect()
    assert (await bo.command("sit", seat=1, name="Bo"))["t"] == "ack"
    return anna, bo


async def play_through_crashes(server: ServerProcess, rng: random.Random, kills: int) -> None:
    """One match after another, the plug pulled at random moments; what got no answer is sent again."""
    crashes = 0
    for match in count():
        if crashes >= kills:
            return
        anna = Player(server, f"Anna{match}")
        table = await anna.create(start=True, rules=RULES[match % len(RULES)])
        await anna.connect()
        sent: set[str] = {"new-sit", "new-start"}
        acknowledged: list[str] = []
        until_kill = rng.randrange(1, 25)
        while anna.view["stage"] == "playing" and crashes < kills:
            command = anna.wanted(rng)
            if command is None:
                await anna.take()
                continue
            sent.add(command["id"])
            until_kill -= 1
            await anna.send(command)
            if until_kill:
                answer = await anna.answer_to(command["id"])
            else:
                answer = await survive_a_crash(server, anna, command, rng.choice((0.0, 0.002, 0.005, 0.02)))
                crashes += 1
                until_kill = rng.randrange(1, 25)
            assert answer["t"] == "ack", answer
            acknowledged.append(command["id"])
            if not until_kill or answer["id"] == command["id"]:
                await catch_up(anna, command)
        await anna.close()
        server.kill()
        assert_log_is_right(server, table, sent, acknowledged)
        server.start()


async def survive_a_crash(server: ServerProcess, anna: Player, command: dict[str, Any], after: float) -> dict[str, Any]:
    """Kill the server a moment after the command was sent; come back; send it again if it had no answer."""
    await asyncio.sleep(after)
    server.kill()
    answer = None
    with suppress(ConnectionClosed):
        while answer is None:
            message = await anna.take()
            if message.get("id") == command["id"]:
                answer = message
    server.start()
    await anna.connect(since=True)
    if answer is None:
        await anna.send(command)
        answer = await anna.answer_to(command["id"])
    return answer


async def catch_up(anna: Player, command: dict[str, Any]) -> None:
    """Until the page has seen what its command did."""
    while command["t"] == "act" and anna.view["version"] == command["version"] and anna.view["stage"] == "playing":
        await anna.take()
    while command["t"] == "ready" and anna.view["ask"]["seat"] is None and not _is_ready(anna):
        await anna.take()


def _is_ready(anna: Player) -> bool:
    return bool(anna.view["seats"][anna.view["you"]]["ready"]) or len(anna.view["scores"]["results"]) == 0


def test_no_move_is_lost_or_doubled_when_the_plug_is_pulled(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        run(play_through_crashes(server, random.Random(11), kills=9))
    finally:
        server.stop()


@pytest.mark.chaos
def test_no_move_is_lost_or_doubled_in_200_crashes(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        run(play_through_crashes(server, random.Random(12), kills=200))
    finally:
        server.stop()


def test_a_table_survives_a_crash_after_every_kind_of_entry(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, gone_s=0.6, bot_after_s=0.3, grace_s=0.1)

    async def crash(*people: Player) -> None:
        before = [settled(person.view) for person in people]
        server.kill()
        server.start()
        for person in people:
            await person.connect()
        assert [settled(person.view) for person in people] == before

    async def wait_for(person: Player, **seat_1: object) -> None:
        while any(person.view["seats"][1][key] != value for key, value in seat_1.items()):
            await heartbeat(person)

    async def heartbeat(person: Player) -> None:
        await person.send({"t": "ping", "id": person.next_id()})
        with suppress(TimeoutError):
            while True:
                await person.take(timeout=0.1)

    async def evening() -> None:
        anna, bo = await two_in_a_lobby(server)
        await anna.news()
        await bo.news()
        await crash(anna, bo)  # seated
        assert (await bo.command("stand"))["t"] == "ack"
        await anna.news()
        await bo.news()
        await crash(anna, bo)  # stood
        assert (await bo.command("sit", seat=1, name="Bo"))["t"] == "ack"
        assert (await anna.command("start"))["t"] == "ack"
        while anna.view["deal"] is None or not anna.view["deal"]["kitty_fate"] or anna.view["version"] < 2:
            await anna.take()
        await bo.close()
        await wait_for(anna, away=True)
        server.kill()  # away
        server.start()
        await anna.connect()
        await wait_for(anna, bot_plays=True)
        server.kill()  # a bot plays
        server.start()
        await anna.connect()
        assert anna.view["seats"][1]["bot_plays"]
        await bo.connect()
        while bo.view["seats"][1]["bot_plays"]:
            await heartbeat(bo)
        server.kill()  # came back
        server.start()
        await bo.connect()
        assert not bo.view["seats"][1]["bot_plays"]
        await anna.connect()

    try:
        run(evening())
    finally:
        server.stop()


def test_a_card_taken_back_and_a_deal_played_out_survive_a_crash(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    rng = random.Random(5)

    async def crash(*people: Player) -> None:
        before = [settled(person.view) for person in people]
        server.kill()
        server.start()
        for person in people:
            await person.connect(since=True)
        assert [settled(person.view) for person in people] == before

    async def move(anna: Player, bo: Player) -> None:
        """One of the two does what there is to do, and both see it."""
        for person, other in ((anna, bo), (bo, anna)):
            command = person.wanted(rng)
            if command is not None:
                await person.send(command)
                assert (await person.answer_to(command["id"]))["t"] == "ack"
                await level(person, other)
                return
        await anna.take()

    async def level(*people: Player) -> None:
        """Until everybody has seen everything."""
        for person in people:
            await person.send({"t": "ping", "id": person.next_id()})
            while (await person.take())["t"] != "pong":
                pass

    async def evening() -> None:
        anna, bo = await two_in_a_lobby(server)
        terms = {"move_s": 0, "bank_s": 0, "chat": "free", "watch": True, "undo": True, "finish": True}
        assert (await anna.command("terms", **terms))["t"] == "ack"
        assert (await anna.command("start"))["t"] == "ack"
        while anna.view["may"] != ["undo"] or anna.view["ask"]["seat"] != 1:
            await move(anna, bo)
            await level(anna, bo)
        lying, counts = anna.view["deal"]["trick"][-1], anna.view["deal"]["counts"]
        assert (await anna.command("ask", what="undo"))["t"] == "ack"
        await level(anna, bo)
        assert bo.view["question"]["cards"] == [lying["card"]]
        assert (await bo.command("answer", yes=True))["t"] == "ack"
        await level(anna, bo)
        assert anna.events[-1] == bo.events[-1] == {"e": "card-taken-back", "seat": 0, "card": lying["card"]}
        assert anna.view["ask"]["seat"] == 0
        assert anna.view["deal"]["counts"] == [counts[0] + 1, *counts[1:]]
        await crash(anna, bo)  # undone
        while not any(event["e"] == "rest-played" for event in anna.events):
            await move(anna, bo)
        await level(anna, bo)
        assert [event["e"] for event in anna.events].count("deal-scored") == len(anna.view["scores"]["results"]) >= 1
        sent = {*anna.acknowledged, *bo.acknowledged, "new-sit"}
        server.kill()
        store = SqliteStore(server.store)
        try:
            stored = store.table(anna.table)
            assert stored is not None
            room = room_from_log(stored, store.entries(anna.table))
            done = {entry.command for entry in map(decode_entry, store.entries(anna.table)) if entry.command}
        finally:
            store.close()
        assert done <= sent
        assert verify(room.record) == room.state
        server.start()

    try:
        run(evening())
    finally:
        server.stop()
