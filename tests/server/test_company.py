"""People around a match: who watches, who comes and goes, what they say, and clocks that outlive the server."""

import json
import random
import time
from contextlib import suppress
from typing import Any

import pytest

from tests.server.running import ConnectionClosed, Player, ServerProcess, run


async def at_table(player: Player, table: str) -> Player:
    """The player's page at a table, without a seat."""
    player.table = table
    await player.get(f"/t/{table}")
    await player.connect()
    return player


async def until(player: Player, wanted: Any) -> None:
    """Take in news until the view is as wanted."""
    while not wanted(player.view):
        await player.take()


async def until_closed(player: Player) -> None:
    """Take in news until the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            await player.take()


async def play_and_show(player: Player, watcher: Player, rng: random.Random) -> None:
    """Play a deal to its end, with somebody watching."""
    await player.play_on(rng, until_deals=len(player.view["scores"]["results"]) + 1)
    await until(watcher, lambda view: view["version"] == player.view["version"])


@pytest.mark.slow
def test_who_watches_sees_what_lies_on_the_table_and_no_hand(server: ServerProcess) -> None:
    async def evening() -> tuple[Player, Player]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        table = await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await at_table(eve, table)
        await until(anna, lambda view: view["watchers"] == 1)
        await play_and_show(anna, eve, random.Random(4))
        await eve.close()
        await until(anna, lambda view: view["watchers"] == 0)
        return anna, eve

    anna, eve = run(evening())

    assert eve.view["you"] is None
    assert eve.view["scores"] == anna.view["scores"]
    hands = [event for event in eve.events if event["e"] == "hand-dealt"]
    assert all("cards" not in event or not event["cards"] for event in hands)
    assert any(event["e"] == "card-played" for event in eve.events)
    assert not any(frame.count('"hand":["') for frame in eve.frames)


def test_a_table_may_be_played_without_onlookers(server: ServerProcess) -> None:
    async def evening() -> list[dict[str, Any]]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        table = await anna.create(start=False)
        await anna.connect()
        await anna.command("terms", move_s=0, bank_s=0, chat="off", watch=False)
        await at_table(eve, table)
        await anna.command("start")
        late = Player(server, "Late")
        late.table = table
        await late.get(f"/t/{table}")
        await late.connect()
        return [eve.refused[-1] if eve.refused else {}, late.refused[-1], await anna.command("say", preset="hello")]

    early, late, chat = run(evening())

    assert late["code"] == "no-watching"
    assert chat["code"] == "no-chat"
    assert early == {}


def test_whoever_looked_on_before_the_match_sees_nothing_of_it(server: ServerProcess) -> None:
    """He came while seats were free; a house without onlookers shows him no deal."""

    async def evening() -> list[str]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        table = await anna.create(start=False, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.command("terms", move_s=0, bank_s=0, chat="off", watch=False)
        await at_table(eve, table)
        await anna.command("start")
        await until(anna, lambda view: view["stage"] == "playing")
        await anna.play_on(random.Random(1), until_deals=1)
        await until_closed(eve)
        return eve.frames

    frames = run(evening())

    assert not any("card-played" in frame for frame in frames)
    assert any('"bye"' in frame for frame in frames)


def test_a_bots_seat_is_taken_when_the_host_admits_it_and_the_deal_is_over(server: ServerProcess) -> None:
    async def evening() -> tuple[Player, Player, dict[str, Any], dict[str, Any]]:
        anna, bo = Player(server, "Anna"), Player(server, "Bo")
        table = await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await at_table(bo, table)
        assert (await bo.command("sit", seat=0, name="Bo"))["code"] == "seat-taken"
        assert (await bo.command("admit", ask="x", yes=True))["code"] == "no-seat"
        await bo.command("sit", seat=1, name="Bo")
        await until(anna, lambda view: view["knocks"])
        knock = anna.view["knocks"][0]
        assert (await anna.command("admit", ask="nobody", yes=True))["code"] == "nothing-asked"
        await anna.command("admit", ask=knock["ask"], yes=True)
        await until(bo, lambda view: view["knock"] is not None and view["knock"]["admitted"])
        during = bo.view
        await anna.play_on(random.Random(3), until_deals=1)
        await until(bo, lambda view: view["you"] == 1)
        await until(anna, lambda view: not view["knocks"])
        return anna, bo, knock, during

    anna, bo, knock, during = run(evening())

    assert (knock["seat"], knock["name"], knock["admitted"]) == (1, "Bo", False)
    assert during["you"] is None
    assert during["deal"]["hand"] == []
    assert len(bo.view["scores"]["results"]) == 1
    assert anna.view["knocks"] == []


def test_a_knock_that_is_not_wanted_is_gone(server: ServerProcess) -> None:
    async def evening() -> tuple[Player, Player]:
        anna, bo = Player(server, "Anna"), Player(server, "Bo")
        table = await anna.create(start=True)
        await anna.connect()
        await at_table(bo, table)
        await bo.command("sit", seat=2, name="Bo")
        await until(anna, lambda view: view["knocks"])
        await until(bo, lambda view: view["knock"] is not None)
        await anna.command("admit", ask=anna.view["knocks"][0]["ask"], yes=False)
        await until(bo, lambda view: view["knock"] is None)
        await until(anna, lambda view: not view["knocks"])
        return anna, bo

    anna, bo = run(evening())

    assert anna.view["knocks"] == []
    assert bo.view["you"] is None


def test_whom_the_host_sent_away_does_not_come_back(server: ServerProcess) -> None:
    async def evening() -> dict[str, Any]:
        anna, bo = Player(server, "Anna"), Player(server, "Bo")
        table = await anna.create(start=False)
        await anna.connect()
        await at_table(bo, table)
        await bo.command("sit", seat=1, name="Bo")
        await anna.command("kick", seat=1)
        await until(bo, lambda view: view["you"] is None)
        return await bo.command("sit", seat=1, name="Bo")

    assert run(evening())["code"] == "kicked"


def test_what_is_said_reaches_everybody_as_a_preset_or_a_plain_text(server: ServerProcess) -> None:
    async def evening() -> tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, Any]]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        table = await anna.create(start=True)
        await anna.connect()
        await at_table(eve, table)
        answers = [
            await anna.command("say", preset="well-played"),
            await anna.command("say", text="  Kaffe <b>nu</b>? "),
            await anna.command("say", preset="made-up"),
            await anna.command("say"),
            await anna.command("say", text="a\u202eb"),
            await anna.command("say", text="x" * 201),
            await eve.command("say", preset="hello"),
        ]
        heard = [message for frame in eve.frames if (message := json.loads(frame))["t"] == "said"]
        later = Player(server, "Late")
        await at_table(later, table)
        welcome = next(frame for frame in later.frames if '"welcome"' in frame)
        return answers, heard, {"welcome": welcome}

    answers, heard, later = run(evening())

    assert [answer["t"] for answer in answers[:2]] == ["ack", "ack"]
    assert [answer["code"] for answer in answers[2:]] == [
        "frame-malformed",
        "frame-malformed",
        "said",
        "said",
        "no-seat",
    ]
    assert heard == [
        {"t": "said", "seat": 0, "who": heard[0]["who"], "name": "Anna", "preset": "well-played"},
        {"t": "said", "seat": 0, "who": heard[0]["who"], "name": "Anna", "text": "Kaffe <b>nu</b>?"},
    ]
    assert len(heard[0]["who"]) == 16
    assert '"preset":"well-played"' in later["welcome"]


def test_nobody_talks_without_end(server: ServerProcess) -> None:
    async def evening() -> list[dict[str, Any]]:
        anna = Player(server, "Anna")
        await anna.create(start=True)
        await anna.connect()
        return [await anna.command("say", preset="thanks") for _ in range(12)]

    answers = run(evening())

    assert [answer["t"] for answer in answers[:6]] == ["ack"] * 6
    assert {answer.get("code") for answer in answers[7:]} == {"too-many-words"}


def test_a_clock_goes_on_after_a_crash_with_a_whole_turn(server: ServerProcess) -> None:
    async def begin() -> tuple[Player, float]:
        anna = Player(server, "Anna")
        await anna.create(start=False, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.command("terms", move_s=3, bank_s=0, chat="off", watch=True)
        await anna.command("start")
        await until(anna, lambda view: view["ask"]["seat"] == 0)
        return anna, anna.view["clock"]

    async def go_on(anna: Player) -> tuple[float, int, int]:
        await anna.connect()
        until_s, version = anna.view["clock"], anna.view["version"]
        # Nobody plays: a bot takes the turn, and then it is the turn of the next.
        await until(anna, lambda view: view["version"] > version)
        return until_s, version, anna.view["version"]

    anna, before = run(begin())
    server.kill()
    time.sleep(3.2)
    server.start()
    began = time.time()
    after, _, _ = run(go_on(anna))

    assert before < began
    assert began + 1.0 < after <= time.time() + 3.0


def test_reliability_counts_the_deals_that_nobody_had_to_finish(server: ServerProcess) -> None:
    async def evening() -> tuple[dict[str, int], dict[str, int]]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.play_on(random.Random(2), until_deals=2)
        await eve.get("/")
        shown = [(await player.get("/api/home")).json()["reliability"] for player in (anna, eve)]
        return shown[0], shown[1]

    assert run(evening()) == ({"deals": 2, "kept": 2}, {"deals": 0, "kept": 0})


@pytest.mark.slow
def test_a_pause_survives_a_crash(server: ServerProcess) -> None:
    async def begin() -> Player:
        anna = Player(server, "Anna")
        await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await until(anna, lambda view: view["ask"]["seat"] == 0)
        assert (await anna.command("ask", what="pause"))["t"] == "ack"
        return anna

    async def go_on(anna: Player) -> tuple[bool, dict[str, Any], dict[str, Any]]:
        await anna.connect()
        paused = anna.view["paused"]
        command = anna.wanted(random.Random(1))
        assert command is not None
        await anna.send(command)
        refused = await anna.answer_to(command["id"])
        await anna.command("resume")
        await anna.send({**command, "id": "again"})
        return paused, refused, await anna.answer_to("again")

    anna = run(begin())
    server.kill()
    server.start()
    paused, refused, done = run(go_on(anna))

    assert paused
    assert refused["code"] == "paused"
    assert done["t"] == "ack"


def test_words_keep_the_name_of_who_said_them_until_he_is_forgotten(server: ServerProcess) -> None:
    """He changes his seat, somebody else sits in it, and then he is gone; his pseudonym here is nowhere else his."""

    async def evening() -> tuple[Any, Any, Any]:
        anna, bo, cia = Player(server, "Anna"), Player(server, "Bo"), Player(server, "Cia")
        table = await anna.create(start=False)
        await anna.connect()
        await at_table(bo, table)
        await bo.command("sit", seat=1, name="Bo")
        await bo.command("say", text="Hej!")
        await until(anna, lambda view: view["seats"][1]["who"])
        before = anna.view["seats"][1]["who"]
        await bo.command("stand")
        await bo.command("sit", seat=2, name="Bosse")
        await at_table(cia, table)
        await cia.command("sit", seat=1, name="Cia")
        await until(anna, lambda view: view["seats"][1]["name"] == "Cia")
        moved = anna.view["seats"][2]["who"]
        said = json.loads(cia.frames[0])["said"]
        elsewhere = await bo.create(start=False)
        await bo.connect()
        other, bo.table = bo.view["seats"][0]["who"], elsewhere
        assert before == moved != other != anna.view["seats"][0]["who"]

        await bo.post("/api/forget")
        await until(anna, lambda view: view["seats"][2]["name"] == "")
        late = await at_table(Player(server, "Late"), table)
        return said, json.loads(late.frames[0])["said"], late.view["seats"][2]

    said, forgotten, seat = run(evening())

    assert [(one["seat"], one["name"], one["text"]) for one in said] == [(1, "Bo", "Hej!")]
    assert [(one["who"], one["name"], one["text"]) for one in forgotten if one["seat"] == 1] == [("", "", "Hej!")]
    assert (seat["name"], seat["who"]) == ("", "")


def test_a_host_may_want_people_who_play_to_the_end(server: ServerProcess) -> None:
    async def evening() -> list[dict[str, Any]]:
        anna, bo, cia = Player(server, "Anna"), Player(server, "Bo"), Player(server, "Cia")
        terms = {"move_s": 0, "bank_s": 0, "chat": "off", "watch": True}
        await bo.create(start=True, rules="bismarck/spel-pass")
        await bo.connect()
        await bo.play_on(random.Random(5), until_deals=1)
        table = await anna.create(start=False)
        await anna.connect()
        await anna.command("terms", **terms, kept=90, newcomers=False)
        for person in (bo, cia):
            await at_table(person, table)
        said = [await person.command("sit", seat=1, name=person.name) for person in (bo, cia)]
        await anna.command("terms", **terms, kept=90, newcomers=True)
        said.append(await cia.command("sit", seat=2, name="Cia"))
        await until(anna, lambda view: (view["terms"]["kept"], view["terms"]["newcomers"]) == (90, True))
        return said

    answers = run(evening())

    assert [answer.get("code", answer["t"]) for answer in answers] == ["ack", "no-newcomers", "ack"]
