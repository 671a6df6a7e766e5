"""Whole matches over the socket, with a real server and a real file."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.running import Player, ServerProcess, run
from vorhand import rulesets


def test_one_person_plays_a_match_with_bots(server: ServerProcess) -> None:
    async def play() -> Player:
        anna = Player(server, "Anna")
        await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.play_on(random.Random(1), until_deals=6)
        while anna.view["stage"] != "over":
            await anna.take()
        return anna

    anna = run(play())

    assert anna.refused == []
    assert len(anna.view["scores"]["results"]) == 6
    assert sum(anna.view["scores"]["totals"]) == 0
    assert anna.view["scores"]["winners"]
    assert anna.events[-1]["e"] == "match-ended"


def test_three_people_play_by_link_and_see_the_same_table(server: ServerProcess) -> None:
    async def play() -> list[Player]:
        people = [Player(server, name) for name in ("Anna", "Bo", "Cia")]
        table = await people[0].create(start=False, rules="bismarck/spel-pass")
        for seat, person in enumerate(people):
            person.table = table
            await person.get(f"/t/{table}")
            await person.connect()
            if seat:
                assert (await person.command("sit", seat=seat, name=person.name))["t"] == "ack"
        assert (await people[0].command("start"))["t"] == "ack"
        rngs = [random.Random(seed) for seed in range(3)]

        async def follow(person: Player, rng: random.Random) -> None:
            while person.view["stage"] == "lobby":
                await person.take()
            await person.play_on(rng, until_deals=6)
            while person.view["stage"] != "over":
                await person.take()

        await asyncio.gather(*(follow(person, rng) for person, rng in zip(people, rngs, strict=True)))
        return people

    people = run(play())

    assert [person.refused for person in people] == [[], [], []]
    assert len({str(person.view["scores"]) for person in people}) == 1
    assert [person.view["you"] for person in people] == [0, 1, 2]
    assert [seat["name"] for seat in people[0].view["seats"]] == ["Anna", "Bo", "Cia"]


def test_a_second_tab_stays_in_step_and_either_may_play(server: ServerProcess) -> None:
    async def play() -> tuple[Player, Player]:
        one = Player(server, "Anna")
        await one.create(start=True)
        other = Player(server, "tab")
        other.table, other.cookies = one.table, dict(one.cookies)
        await one.connect()
        await other.connect()
        rng = random.Random(3)
        for turn in range(24):
            for tab in (one, other):
                while tab.wanted(rng) is None:
                    await tab.take()
            plays = (one, other)[turn % 2]
            version = plays.view["version"]
            command = plays.wanted(rng)
            assert command is not None
            await plays.send(command)
            assert (await plays.answer_to(command["id"]))["t"] == "ack"
            for tab in (one, other):
                while tab.view["version"] == version:
                    await tab.take()
        for tab in (one, other):
            while tab.wanted(rng) is None:
                await tab.take()
        return one, other

    one, other = run(play())

    assert one.view == other.view
    assert one.events == other.events


def test_reconnecting_brings_just_the_missing_events(server: ServerProcess) -> None:
    async def play() -> tuple[list[object], list[object], int]:
        anna = Player(server, "Anna")
        await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.play_on(random.Random(5), until_deals=1)
        before = list(anna.events)
        await anna.close()
        await anna.connect(since=True)
        whole = Player(server, "Anna")
        whole.table, whole.cookies = anna.table, anna.cookies
        await whole.connect()
        return list(anna.events), list(whole.events), len(before)

    since, whole, before = run(play())

    assert since == whole
    assert len(since) >= before > 50


def test_the_record_holds_finished_deals_only(server: ServerProcess) -> None:
    async def play() -> tuple[str, int]:
        anna = Player(server, "Anna")
        await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.play_on(random.Random(7), until_deals=2)
        record = (await anna.get(f"/api/tables/{anna.table}/record")).text
        return record, len(anna.view["scores"]["results"])

    record, deals = run(play())

    assert record.count('"nature deal ') == deals == 2


def test_the_file_is_private(server: ServerProcess) -> None:
    for path in (server.store, Path(f"{server.store}-wal")):
        assert path.stat().st_mode & 0o077 == 0


def test_any_known_rule_set_makes_a_table(server: ServerProcess) -> None:
    async def evening() -> tuple[list[dict[str, Any]], list[dict[str, Any]], str]:
        anna = Player(server, "Anna")
        offered = (await anna.get("/api/rulesets")).json()["rulesets"]
        for ruleset in offered:
            await anna.create(start=False, rules=ruleset["id"])
        tables = (await anna.get("/api/home")).json()["tables"]
        unknown = await anna.post("/api/tables", name="Anna", start=False, rules="whist/modern")
        return offered, tables, unknown.json()["code"]

    offered, tables, code = run(evening())

    assert [ruleset["id"] for ruleset in offered] == list(rulesets.BUILT_IN)
    assert {view["rules"]["id"]: len(view["seats"]) for view in tables} == {r["id"]: r["players"] for r in offered}
    assert all(view["game"] == view["rules"]["id"].split("/")[0] for view in tables)
    assert code == "ruleset-unknown-id"


def test_a_house_that_reveals_nothing_gives_no_record_away(server: ServerProcess) -> None:
    text = 'extends = "bismarck/modern"\nsource = "a test"\n[table]\nreveal_after_deal = "nothing"\n'

    async def evening() -> Any:
        anna = Player(server, "Anna")
        made = await anna.post("/api/tables", name="Anna", file=text, start=True)
        return await anna.get(f"/api/tables/{made.json()['table']}/record")

    answer = run(evening())
    assert (answer.status_code, answer.json()["code"]) == (400, "no-record")
