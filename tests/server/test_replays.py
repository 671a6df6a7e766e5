"""Finished deals step by step: the same as folding the record, and nothing of what nobody may know."""

import random
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.running import Player, ServerProcess, run
from tests.ways import ONE_OF_EACH_WAY
from vorhand import rulesets
from vorhand.cards import SEATS, Cards
from vorhand.errors import IllegalActionError, ProtocolError
from vorhand.games.base import NATURE, AnyRuleset
from vorhand.games.events import Scored, TrickTaken
from vorhand.games.known import game_of
from vorhand.notation import format_action, format_actor
from vorhand.records import (
    Entry,
    PlayedDeal,
    Record,
    Replay,
    checkpoint_of,
    deal_alone,
    dump_record,
    load_record,
    nature_action,
    new_record,
    nonce_from_seed,
    played_deals,
    verify,
)
from vorhand.server.looking_back import MAX_TEXT, LookingBack, ReportCall, _report_of
from vorhand.server.replays import replay_of
from vorhand.server.reports import ReportBox, clean_written
from vorhand.server.settings import Settings
from vorhand.server.views.table import GAME_VIEWS
from vorhand.testing.matches import random_match, replayed_from
from vorhand.testing.worlds import second_world

PLAIN = msgspec.json.Encoder(order="deterministic").encode
SILENT = ("bismarck/dealer-kitty", "bauernschnapsen/pagat")
"""Houses in which something stays hidden to the end of a deal."""


def record_of(steps: Sequence[Replay]) -> Record:
    record = new_record(steps[0].before.ruleset, "test", {"seat-0": "Anna", "seed": "7"})
    for step in steps:
        record = record.with_entry(step.entry.actor, step.entry.action, checkpoint_of(step.after, step.events))
    return record


def first_deals(ruleset: AnyRuleset, seed: int, deals: int) -> list[Replay]:
    """A random match up to the score of so many deals."""
    steps: list[Replay] = []
    for step in random_match(ruleset, seed):
        steps.append(step)
        if game_of(ruleset).deals_scored(step.after) == deals:
            break
    return steps


# Round trip


def folded(deal: PlayedDeal) -> list[Any]:
    """The states of a deal in which something was said to all, by the engine alone."""
    # That the deal begins is said with the score of the one before, and shown with its first step.
    said = [any(event.audience is None for event in step.events) for step in deal.steps[1:]]
    return [step.after for step, told in zip(deal.steps, [True, *said], strict=True) if told]


def unfolded(told: dict[str, Any], seat: str) -> Iterator[dict[str, Any]]:
    """What the page makes of it: the present deal at each step, as that seat saw it."""
    public: dict[str, Any] = {}
    own: dict[str, Any] = {}
    for step in told["steps"]:
        public |= step["deal"]
        own |= step["own"]
        yield {**public, **own.get(seat, {})}


def hidden_for_good(deal: PlayedDeal) -> Cards:
    """The cards of a partner who sat out, which a finished deal does not show."""
    idle = next(
        (step.after.idle for step in reversed(deal.steps) if getattr(step.after, "idle", None) is not None), None
    )
    held = max(deal.steps, key=lambda step: sum(map(int.bit_count, step.after.hands))).after.hands
    return Cards() if idle is None else Cards(held[idle])


@pytest.mark.parametrize("id", rulesets.BUILT_IN)
def test_positions_are_those_of_the_record_played_again(id: str) -> None:
    record = record_of(first_deals(rulesets.load(id), seed=1944, deals=2))
    game, part = game_of(record.ruleset), GAME_VIEWS[game_of(record.ruleset).id]

    deal = played_deals(record)[-1]
    told = msgspec.json.decode(PLAIN(replay_of(record, deal.number)))
    states, hidden = folded(deal), hidden_for_good(deal)
    for seat in SEATS[: record.ruleset.players]:
        for state, seen in zip(states, unfolded(told, str(seat)), strict=True):
            observed = game.observe(state, seat)
            expected = msgspec.json.decode(PLAIN(part.deal(observed)))
            assert seen == {**expected, "hand": [card.text for card in observed.hand - hidden]}
    totals = [event.totals for event in deal.steps[-1].events if isinstance(event, Scored)]
    assert totals == [tuple(told["steps"][-1]["events"][_scored(told)]["totals"])]
    assert _tricks(told) == sum(isinstance(event, TrickTaken) for step in deal.steps for event in step.events)

    # The deal alone is the same deal.
    alone = deal_alone(record, deal)
    verify(alone)
    for text in (dump_record(alone), dump_record(alone, compact=True)):
        assert load_record(text, "alone") == alone
    again = msgspec.json.decode(PLAIN(replay_of(alone, 0)))
    assert again["deals"] == [deal.number]
    # What was said of it with the score of the deal before is not in it.
    assert again["steps"][-2:] == told["steps"][-2:]
    assert (again["before"], again["after"]) == (told["before"], told["after"])


def _scored(told: dict[str, Any]) -> int:
    return next(n for n, event in enumerate(told["steps"][-1]["events"]) if event["e"] == "deal-scored")


def _tricks(told: dict[str, Any]) -> int:
    return sum(event["e"] == "trick-taken" for step in told["steps"] for event in step["events"])


# What may be seen


def everything_told(record: Record) -> list[bytes]:
    """Every byte of the last scored deal that anybody can ask for; the refusal where there is none."""
    try:
        told = replay_of(record, 0)
    except ProtocolError as error:
        return [error.code.encode()]
    call = ReportCall(deal=0, trick=1, card=1, written="The trick was mine.")
    return [PLAIN(told), _report_of(record, call, call.written).encode()]


@pytest.mark.parametrize("id", ONE_OF_EACH_WAY)
def test_no_byte_of_a_finished_deal_depends_on_the_running_one(id: str) -> None:
    steps, rng = within_the_second_deal(rulesets.load(id)), random.Random(id)
    worlds = (second_world(steps, None, rng) for _ in range(40))
    other = next(world for world in worlds if world is not None and world[-1].after != steps[-1].after)

    told = everything_told(record_of(steps))
    assert len(told) == 2
    assert told == everything_told(record_of(other))


def within_the_second_deal(ruleset: AnyRuleset) -> list[Replay]:
    """A random match up to a moment when the second deal has been dealt and much of it is still hidden."""
    for seed in range(200):
        steps: list[Replay] = []
        game, into = game_of(ruleset), 0
        for step in random_match(ruleset, seed):
            steps.append(step)
            into += game.deals_scored(step.before) == 1 and game.dealt(step.before)
            if into == 6:
                return steps
    raise AssertionError("no match is long enough")


@pytest.mark.parametrize("id", SILENT)
def test_no_byte_tells_what_a_house_does_not_reveal(id: str) -> None:
    ruleset = rulesets.parse(
        f'extends = "{id}"\nsource = "a test"\n[table]\nreveal_after_deal = "nothing"\n', "silent.toml"
    )
    for seed in range(3):
        one, other = two_ends(ruleset, seed)
        told, again = everything_told(record_of(one)), everything_told(record_of(other))
        assert told == again
        assert b'"own":{}' in told[0]
        assert b'"hands":[]' in told[0]


def test_the_property_can_fail() -> None:
    """In a house that reveals its deals the same two worlds are told apart."""
    one, other = two_ends(rulesets.load("bismarck/dealer-kitty"), 0)

    assert everything_told(record_of(one)) != everything_told(record_of(other))


def two_ends(ruleset: AnyRuleset, seed: int) -> tuple[list[Replay], list[Replay]]:
    """A first deal to its score, and another that looks the same to whoever has no seat."""
    steps, rng = first_deals(ruleset, seed, 1), random.Random(seed)
    for _ in range(200):
        world = second_world(steps[:-1], None, rng)
        if world is None or world[-1].after == steps[-2].after:
            continue
        try:
            other = [*world, *replayed_from(world[-1].after, [steps[-1].entry])]
        except IllegalActionError:
            # The last card lies elsewhere in that world.
            continue
        return steps, other
    raise AssertionError("no second world")


def test_a_partner_who_sat_out_shows_his_cards_to_nobody() -> None:
    """Dossier 5.3: a Bettler partner's five cards are never revealed, so no pack is handed on that tells them."""
    record = record_of(a_bettler())
    told, report = (text.decode() for text in everything_told(record))

    assert "bettler" in told
    assert '"revealed":true' in told
    for text in (told, report):
        assert not re.search("deal [2-9TJQKA]", text)


def a_bettler() -> list[Replay]:
    """A deal in which somebody played a Bettler."""
    ruleset, steps = rulesets.load("bauernschnapsen/pagat"), list[Replay]()
    game, state = game_of(ruleset), game_of(ruleset).start(ruleset)
    wanted = ("bid bettler", "pass", "decline")
    while not game.deals_scored(state):
        actor = state.actor
        if actor is NATURE:
            action = nature_action(state, nonce_from_seed(3, 0))
        else:
            legal = {format_action(action): action for action in game.legal_actions(state, actor)}
            action = next((legal[text] for text in wanted if text in legal), next(iter(legal.values())))
        after, events = game.apply(state, actor, action)
        steps.append(Replay(state, Entry(actor, action), after, events))
        state = after
    return steps


# On the server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(folder, reports=str(folder / "reports"), replays_per_minute=10_000, reports_per_hour=3)
    yield process
    process.stop()


def test_an_evening_with_deals_that_are_looked_at_again(server: ServerProcess) -> None:
    run(_evening(server))


async def _evening(server: ServerProcess) -> None:
    anna, stranger = Player(server, "Anna"), Player(server, "Stranger")
    table = await anna.create(start=True)
    await stranger.get("/")
    await anna.connect()
    path = f"/api/tables/{table}/replay"
    assert (await anna.get(path)).json()["code"] == "no-scored-deal"

    await anna.play_on(random.Random(2), until_deals=1)
    mine, theirs = (await anna.get(path)).json(), (await stranger.get(path)).json()
    assert (mine["deals"], mine["mine"], mine["seats"][0]["name"]) == ([1], [0], "Anna")
    assert [seat["name"] for seat in theirs["seats"]] == ["", "", ""]
    assert theirs["steps"] == mine["steps"]
    assert "Anna" not in (await stranger.get(path)).text
    assert (await anna.get(f"{path}?deal=2")).status_code == 404
    assert (await anna.get(f"{path}?match=2")).json() == {"code": "no-such-match", "fields": {"number": 2}}
    assert (await anna.get(f"{path}?deal=x")).json()["code"] == "body-malformed"

    await _hand_in(stranger, mine)
    await _report(server, anna, table)
    await _without_onlookers(server)


async def _hand_in(stranger: Player, mine: dict[str, Any]) -> None:
    """A record by hand: read, shown, refused with a reason, and never too large."""
    found = await _post(stranger, "/api/replay", mine["link"])
    assert found.json()["steps"][-1] == mine["steps"][-1]
    for text, code in (
        ("no record", "record-json"),
        (mine["link"].replace("play", "plai", 1), "record-entry"),
        (mine["link"].replace('"scores":[', '"scores":[9,', 1), "record-mismatch"),
        (mine["link"].replace('"fields":{}', '"fields":{"x":1}'), "record-ruleset"),
        ("{" * 5000, "record-json"),
        (" " * (MAX_TEXT + 1), "body-too-large"),
    ):
        answer = await _post(stranger, "/api/replay", text)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def _post(player: Player, path: str, text: str) -> Any:
    import httpx

    async with httpx.AsyncClient(base_url=player.server.origin, headers={"origin": player.server.origin}) as client:
        return await client.post(path, content=text.encode())


async def _report(server: ServerProcess, anna: Player, table: str) -> None:
    call = {
        "table": table,
        "deal": 1,
        "trick": 3,
        "card": 2,
        "page": "index-1234",
        "written": "> Anna's\n{trick}\n\x07",
    }
    seen = (await anna.post("/api/report", **call)).json()
    assert not seen["sent"]
    folder = server.store.parent / "reports"
    assert not folder.exists()
    codes = []
    for _ in range(4):
        answer = (await anna.post("/api/report", **call, send=True)).json()
        codes.append(answer.get("code", answer))
    assert codes == [*({"text": seen["text"], "sent": True},) * 3, "too-many-reports"]

    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"report-000{n}.txt" for n in (1, 2, 3)]
    assert {path.stat().st_mode & 0o777 for path in files} == {0o600}
    text = files[0].read_text("utf-8")
    assert text == seen["text"]
    assert "position: deal 1, trick 3, card 2" in text
    assert "\n> > Anna's\n> {trick}\n" in text
    # But for what she wrote: no name, no address, nothing by which chance could be computed.
    ours = re.sub("^> .*$", "", text, flags=re.MULTILINE)
    assert not re.search("Anna|127\\.0\\.0\\.1|nonce", ours)
    record = load_record(text, "report")
    verify(record)
    assert (record.meta, record.chance, len(record.checkpoints)) == ({}, (), 1)


async def _without_onlookers(server: ServerProcess) -> None:
    host, stranger = Player(server, "Host"), Player(server, "Stranger")
    table = await host.create(start=False)
    await stranger.get("/")
    await host.connect()
    await host.command("terms", move_s=0, bank_s=0, chat="off", watch=False)
    await host.command("start")
    while host.view["stage"] != "playing":
        await host.take()
    await host.play_on(random.Random(3), until_deals=1)

    assert (await host.get(f"/api/tables/{table}/replay")).status_code == 200
    refused = await stranger.get(f"/api/tables/{table}/replay")
    assert (refused.status_code, refused.json()["code"]) == (403, "no-watching")
    report = await stranger.post("/api/report", table=table, deal=1, trick=0, card=1, written="")
    assert report.json()["code"] == "no-watching"


def test_a_match_before_the_present_one_is_read_from_the_log_once() -> None:
    """All entries of a table are folded for it, which takes seconds after a long evening."""
    record = record_of(first_deals(rulesets.load("bismarck/modern"), 1, 1))
    read: list[int] = []

    def from_the_log(_: str, match: int) -> Record:
        read.append(match)
        return record

    registry: Any = SimpleNamespace(record_of=from_the_log)
    table: Any = SimpleNamespace(id="table", room=SimpleNamespace(record=None, match=4))
    looking = LookingBack(Settings())

    async def asked() -> None:
        for _ in range(3):
            assert await looking._record_of(registry, table, 1) == (record, 1)
        assert await looking._record_of(registry, table, 2) == (record, 2)
        with pytest.raises(ProtocolError, match="Match 5"):
            await looking._record_of(registry, table, 5)

    run(asked())
    assert read == [1, 2]


def test_a_full_folder_takes_no_more_reports(tmp_path: Path) -> None:
    box = ReportBox(tmp_path / "reports", most=2)
    box.put("one")
    box.put("two")

    with pytest.raises(ProtocolError, match="no more reports"):
        box.put("three")
    with pytest.raises(ProtocolError, match="at most 2000"):
        clean_written("a" * 2001)
    assert clean_written(" a\u202eb\r\n\x00c ") == "ab\nc"
    assert clean_written("Deal\t2, \U0001f468\u200d\U0001f467: \u0645\u06cc\u200c") == (
        "Deal 2, \U0001f468\u200d\U0001f467: \u0645\u06cc\u200c"
    )


def test_reports_that_come_at_once_are_all_kept(tmp_path: Path) -> None:
    box, texts = ReportBox(tmp_path / "reports"), [f"report {number}" for number in range(40)]

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(box.put, texts))
    assert sorted(path.read_text() for path in (tmp_path / "reports").iterdir()) == sorted(texts)


def test_a_record_that_begins_within_a_deal_is_refused() -> None:
    steps = first_deals(rulesets.load("bismarck/modern"), 1, 1)
    record = record_of(steps)
    alone = dump_record(deal_alone(record, played_deals(record)[0]), compact=True)
    began = re.search('"start":"(.*?)"', alone)
    assert began is not None
    dealt = "bismarck/modern dealer=0 kitty=AS3C2S2D hands=KQJ93.QJ54.987.AJ97/T8754.T863.J43.QT86/6.AK972.AKQT65.K542"

    with pytest.raises(ValueError, match="the position that it begins with"):
        load_record(alone.replace(began[1], dealt), "within")
    with pytest.raises(ValueError, match="format 1"):
        load_record(alone.replace('"format":2', '"format":1'), "old")
    assert format_actor(next(islice(steps, 1)).entry.actor) in alone
