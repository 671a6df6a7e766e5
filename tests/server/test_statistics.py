"""Where cards lay in the packs of a server: counted right, compared right, and nobody's pack given away."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.evening import at
from tests.server.running import Player, ServerProcess, run
from vorhand import rulesets
from vorhand.games.actions import Deal
from vorhand.records import load_record
from vorhand.server.statistics import STEP, Statistics, counted_pack
from vorhand.server.store import SqliteStore, StoredTable


@pytest.fixture
def store(tmp_path: Path) -> "SqliteStore":
    opened = SqliteStore(tmp_path / "tables.sqlite")
    table = StoredTable(id="t", ruleset=b"{}", bot_after_s=60.0, code="", created=0.0, touched=0.0)
    opened.create(table).result(20)
    return opened


def count(store: SqliteStore, packs: list[list[str]]) -> None:
    for number, pack in enumerate(packs):
        store.append("t", number, [b"{}"], 0.0, dealt=(f"bismarck {len(pack)}", pack))
    store.append("t", len(packs), [b"{}"], 0.0).result(30)


def shuffled(cards: list[str], rng: random.Random) -> list[str]:
    return rng.sample(cards, len(cards))


CARDS = [f"{rank}{suit}" for suit in "CD" for rank in "JQKA"]


def test_a_fair_shuffle_is_likely_and_a_sorted_pack_is_not(store: SqliteStore) -> None:
    rng = random.Random(1)
    count(store, [shuffled(CARDS, rng) for _ in range(400)])
    (fair,) = Statistics(store).told()["packs"]
    store.close()

    assert (fair["game"], fair["cards"], fair["deals"], fair["freedom"]) == ("bismarck", 8, 400, 49)
    assert 0.01 < fair["likely"] < 0.99
    assert all(sum(places) == 400 for places in fair["eighths"].values())


def test_a_shuffle_that_leaves_a_card_on_top_is_found(store: SqliteStore) -> None:
    rng = random.Random(1)
    count(store, [[CARDS[0], *shuffled(CARDS[1:], rng)] if n % 4 == 0 else shuffled(CARDS, rng) for n in range(400)])
    (unfair,) = Statistics(store).told()["packs"]
    store.close()

    assert unfair["likely"] < 0.0001


def test_nothing_is_told_of_few_deals_nor_of_each_new_one(store: SqliteStore) -> None:
    rng = random.Random(1)
    statistics = Statistics(store)
    count(store, [shuffled(CARDS, rng) for _ in range(STEP - 1)])
    assert statistics.told()["packs"] == []
    store.append("t", 99, [b"{}"], 0.0, dealt=("bismarck 8", CARDS)).result(20)
    first = statistics.told()["packs"]
    store.append("t", 100, [b"{}"], 0.0, dealt=("bismarck 8", CARDS)).result(20)
    store_says = store.dealt()
    store.close()

    assert store_says == STEP + 1
    assert first[0]["deals"] == STEP
    assert statistics._told == first


def test_a_house_that_reveals_nothing_is_not_counted() -> None:
    record = at("between").room.record
    open_pack = counted_pack(record)
    fields = {**rulesets.to_fields(record.ruleset), "table.reveal_after_deal": "nothing"}
    closed = rulesets.read_fields(fields, id="x/y", source="s", title="", file="f", game="bismarck")

    assert open_pack is not None
    assert open_pack[0] == "bismarck 52"
    assert len(set(open_pack[1])) == 52
    assert counted_pack(replace(record, ruleset=closed)) is None


def test_played_deals_are_counted_once_each(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)

    async def evening() -> str:
        anna = Player(server, "Anna")
        await anna.create(start=True, rules="bismarck/spel-pass")
        await anna.connect()
        await anna.play_on(random.Random(4), until_deals=3)
        assert (await anna.get("/api/statistics")).json() == {"step": STEP, "packs": []}
        return (await anna.get(f"/api/tables/{anna.table}/record")).text

    record = load_record(run(evening()), "evening")
    server.stop()
    store = SqliteStore(server.store)
    counted = {(place, card): n for _, place, card, n in store.places()}
    store.close()
    packs = [[card.text for card in e.action.pack] for e in record.entries if isinstance(e.action, Deal)]

    assert len(packs) == 3
    assert counted == Counter(at for pack in packs for at in enumerate(pack))
    assert sum(counted.values()) == 3 * 52
