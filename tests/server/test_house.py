"""What the page is told of a house's rules while somebody puts them together."""

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Player, ServerProcess, run
from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games.axes import Entries
from vorhand.games.known import HOUSES
from vorhand.server.app import create_app
from vorhand.server.house import differing
from vorhand.server.settings import Settings
from vorhand.server.store import SqliteStore
from vorhand.server.views import rules_for

ORIGIN = "http://127.0.0.1:1"
CALLS_A_MINUTE = 100_000


def asked(folder: Path, calls: list[dict[str, Any]], most: int = CALLS_A_MINUTE) -> list[httpx.Response]:
    """What the application answers to these calls, one after the other."""
    settings = Settings(origins=frozenset({ORIGIN}), house_calls_per_minute=most)
    store = SqliteStore(folder / "store.db")

    async def evening() -> list[httpx.Response]:
        transport = httpx.ASGITransport(create_app(store, settings))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN}) as client:
            return [await client.post("/api/house", json=call) for call in calls]

    try:
        return run(evening())
    finally:
        store.close()


def values_of(axis: rulesets.Axis) -> Iterator[Any]:
    """Every value of a choice, the ends and the next of a number; of a list, none, each, all and backwards."""
    single: list[Any] = list(axis.allowed) or [axis.low, axis.low + 1, axis.high]
    if not axis.is_array:
        yield from single
        return
    yield from ([], single, single[::-1])
    yield from ([value] for value in single)


def toml(base: str, key: str, value: Any) -> str:
    table, _, name = key.rpartition(".")
    return f'extends = "{base}"\nsource = "us"\n[{table}]\n{name} = {json.dumps(value)}\n'


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSES)
def test_every_value_of_every_axis_comes_to_what_a_rule_file_comes_to(game: str, tmp_path: Path) -> None:
    base = rulesets.DEFAULTS[game]
    wanted = [(key, value) for key, axis in rulesets.AXES[game].items() for value in values_of(axis)]
    answers = asked(tmp_path, [{"base": base, "fields": {key: value}, "source": "us"} for key, value in wanted])

    fitting = 0
    for (key, value), response in zip(wanted, answers, strict=True):
        answer = response.json()
        assert response.status_code == 200, (key, value, answer)
        assert answer["fields"][key] == value
        assert tomllib.loads(answer["text"])["extends"] == base
        text = toml(base, key, value)
        if answer["conflicts"]:
            with pytest.raises(RulesetError) as refused:
                rulesets.parse(text, "rules.toml")
            first = answer["conflicts"][0]
            assert (refused.value.code, refused.value.fields["key"]) == (first["code"], first["key"])
            assert answer["hash"] == ""
            continue
        fitting += 1
        played = rulesets.parse(text, "rules.toml")
        points = rulesets.differences(rulesets.load(base), played)
        assert rulesets.parse(answer["text"], "rules.toml") == played
        assert answer["hash"] == rulesets.content_hash(played)
        assert [(d["key"], d["second"]) for d in answer["differences"]] == [(p.key, p.second) for p in points]
    assert fitting > 100


@pytest.mark.parametrize("id", [f"{i}+{o}" for i in rulesets.BUILT_IN for o in ("", *rulesets.options_of(i))])
def test_every_rule_set_that_comes_with_the_server_is_a_beginning(id: str, tmp_path: Path) -> None:
    id = id.removesuffix("+")
    try:
        whole = rulesets.load(id)
    except RulesetError:
        pytest.skip("an option of the rule set that it extends contradicts it")
    made = rulesets.draft(id, {})

    assert made.differences == ()
    assert made.contradictions == ()
    assert rulesets.to_fields(made.ruleset) == rulesets.to_fields(whole)
    assert rulesets.to_fields(rulesets.draft_from(made.text()).ruleset) == rulesets.to_fields(whole)


def test_all_contradictions_are_told_and_every_mend_mends(tmp_path: Path) -> None:
    fields = {"deck.players": 4, "kitty.size": 0, "play.void": "must-trump"}
    [response] = asked(tmp_path, [{"base": "bismarck/modern", "fields": fields}])
    conflicts = response.json()["conflicts"]

    keys = {conflict["key"] for conflict in conflicts}
    assert keys >= {"deck.hand", "kitty.facing", "choice.sees", "exchange.duty", "scoring.win", "scoring.lose"}
    assert len(conflicts) == len(rulesets.draft("bismarck/modern", fields).contradictions)
    mends = [(conflict, mend) for conflict in conflicts for mend in conflict["mends"]]
    assert mends
    for conflict, mend in mends:
        left = rulesets.draft("bismarck/modern", {**fields, mend["key"]: mend["value"]}).contradictions
        assert (conflict["key"], conflict["code"]) not in {(problem.key, problem.code) for problem in left}
        assert len(left) < len(conflicts)


def test_a_way_out_is_to_take_a_change_back_or_to_change_what_does_not_fit(tmp_path: Path) -> None:
    call = {"base": "bauernschnapsen/pagat", "fields": {"contracts.gang.rank": 30}}
    [response] = asked(tmp_path, [call])
    [conflict] = response.json()["conflicts"]

    assert conflict["code"] == "ruleset-rank-twice"
    assert (conflict["fields"]["first"], conflict["fields"]["second"]) == ("schnapser", "gang")
    assert conflict["mends"][0] == {"key": "contracts.gang.rank", "value": 40}
    assert {mend["value"] for mend in conflict["mends"][1:]} == {29, 31}


def test_a_title_and_a_source_of_ones_own_stand_in_the_file(tmp_path: Path) -> None:
    call = {
        "base": "bismarck/modern",
        "fields": {"play.void": "must-trump"},
        "title": 'Greta\'s "house"',
        "source": "Bö",
    }
    [response] = asked(tmp_path, [call])
    text = response.json()["text"]

    assert text == (
        'title = "Greta\'s \\"house\\""\nextends = "bismarck/modern"\nsource = "Bö"\n\n[play]\nvoid = "must-trump"\n'
    )
    assert rulesets.parse(text, "x.toml").title == 'Greta\'s "house"'


def test_a_rule_file_is_read_though_it_contradicts_itself_or_names_no_source(tmp_path: Path) -> None:
    text = 'title = "T"\nextends = "bismarck/kortoxen-9+playoff"\n[kitty]\nsize = 0\n'
    [response] = asked(tmp_path, [{"text": text}])
    answer = response.json()

    assert (answer["game"], answer["base"], answer["title"]) == ("bismarck", "bismarck/kortoxen-9+playoff", "T")
    assert [(d["key"], d["first"], d["second"]) for d in answer["differences"]] == [("kitty.size", 4, 0)]
    assert "ruleset-card-count" in {conflict["code"] for conflict in answer["conflicts"]}


def test_what_has_no_bearing_is_told() -> None:
    made = rulesets.draft("bauernschnapsen/pagat", {"doubling.levels": 0})

    assert {"auction.normal_kontra", "doubling.idle_partner", "contracts.gang.doubled"} <= set(made.idle)
    assert "doubling.levels" not in made.idle


HOSTILE: dict[str, tuple[Any, str]] = {
    "no object": ([], "body-malformed"),
    "an unknown member": ({"rules": "x"}, "body-malformed"),
    "a text for the fields": ({"fields": "x"}, "body-malformed"),
    "a truth for a number": ({"fields": {"deck.players": True}}, "body-malformed"),
    "a fraction": ({"fields": {"deck.players": 3.5}}, "body-malformed"),
    "nothing": ({"fields": {"deck.players": None}}, "body-malformed"),
    "a list in a list": ({"fields": {"scoring.win": [[8], 4, 4]}}, "body-malformed"),
    "a long list": ({"fields": {"scoring.win": [1] * 41}}, "body-malformed"),
    "a longer list than a rule file may have": ({"fields": {"scoring.win": [1] * 40}}, "ruleset-list"),
    "many fields": ({"fields": {f"a.{n}": 1 for n in range(500)}}, "body-malformed"),
    "a long key": ({"fields": {"x" * 81: 1}}, "body-malformed"),
    "a huge number": ({"fields": {"deck.players": 10**30}}, "ruleset-range"),
    "an unknown base": ({"base": "bismarck/none"}, "ruleset-unknown-id"),
    "an unknown option": ({"base": "bismarck/modern+none"}, "ruleset-unknown-option"),
    "options that conflict": (
        {"base": "bismarck/modern+open_cards_last+open_cards_scattered"},
        "ruleset-options-conflict",
    ),
    "a path": ({"base": "../../etc/passwd"}, "ruleset-unknown-id"),
    "an unknown field": ({"fields": {"deck.jokers": 1}}, "ruleset-unknown-key"),
    "a row of another game": ({"fields": {"contracts.gang.rank": 1}}, "ruleset-unknown-key"),
    "a group": ({"fields": {"deck": 1}}, "ruleset-unknown-key"),
    "no key": ({"fields": {"": 1}}, "ruleset-unknown-key"),
    "an unknown value": ({"fields": {"play.void": "<script>"}}, "ruleset-value"),
    "out of range": ({"fields": {"deck.players": 9}}, "ruleset-range"),
    "a number for a choice": ({"fields": {"play.void": 1}}, "ruleset-type"),
    "a choice for a list": ({"fields": {"choice.contracts": "spades"}}, "ruleset-type"),
    "a long title": ({"title": "x" * 61}, "ruleset-text"),
    "a title that turns about": ({"title": "a\u202eb"}, "ruleset-text"),
    "a text that is no TOML": ({"text": "]["}, "ruleset-syntax"),
    "a text of a game that nobody knows": ({"text": 'game = "skat"'}, "ruleset-value"),
    "a text that nests deeply": ({"text": "a = " + "[" * 4000}, "ruleset-syntax"),
    "a long text": ({"text": "#" * 8193}, "body-malformed"),
    "a text that is long in bytes": ({"text": "#" + "ä" * 5000}, "ruleset-too-large"),
}


@pytest.mark.parametrize(("call", "code"), HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_call_is_refused_in_one_sentence(call: Any, code: str, tmp_path: Path) -> None:
    [response] = asked(tmp_path, [call])

    assert (response.status_code, response.json()["code"]) == (400, code)
    assert not re.search("Traceback|msgspec|Error", response.text)


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    [response] = asked(tmp_path, [{"title": "x" * 20_000}])

    assert (response.status_code, response.json()["code"]) == (400, "body-too-large")


def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    answers = asked(tmp_path, [{}] * 6, most=5)

    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[-1].json()["code"] == "too-many-house-calls"


def test_the_page_is_told_every_axis_of_every_game(server: ServerProcess) -> None:
    told = run(Player(server, "Anna").get("/api/axes")).json()

    for game, axes in rulesets.AXES.items():
        rows, group = told[game]["rows"], told[game]["rows"]["group"]
        keys = [axis["key"] for axis in told[game]["axes"]]
        keys += [f"{group}.{id}.{column['key']}" for id in rows["ids"] for column in rows["columns"]]
        assert sorted(keys) == sorted(axes)
        assert {key.partition(".")[0] for key in keys} == set(told[game]["groups"])
        for axis in told[game]["axes"]:
            known = axes[axis["key"]]
            assert axis.get("values", []) == list(known.allowed)
            assert axis["entries"] == (known.entries.value if known.is_array else "")
    quotas = next(axis for axis in told["bismarck"]["axes"] if axis["key"] == "scoring.win")
    assert quotas == {"key": "scoring.win", "entries": Entries.BY_PLAYER.value, "low": 0, "high": 16}


@pytest.mark.parametrize("game", HOUSES)
def test_the_columns_of_a_table_are_the_same_in_every_row(game: str) -> None:
    """They are told once, for all rows."""
    houses, axes = HOUSES[game], rulesets.AXES[game]
    ids = [row.id for row in getattr(houses.defaults, houses.rows)]
    columns = [key.rpartition(".")[2] for key in axes if key.startswith(f"{houses.rows}.{ids[0]}.")]

    for column in columns:
        kinds = {
            (a.type, a.is_array, a.low, a.high, a.entries) for a in (axes[f"{houses.rows}.{id}.{column}"] for id in ids)
        }
        assert len(kinds) == 1, column


def test_a_table_says_to_whom_has_its_link_where_its_rules_differ(server: ServerProcess) -> None:
    text = 'title = "Ours"\nextends = "bismarck/kortoxen-9"\nsource = "us"\n[scoring]\nwin = [6, 5, 5]\n'

    async def evening() -> tuple[dict[str, Any], dict[str, Any], int]:
        anna, guest = Player(server, "Anna"), Player(server, "Guest")
        table = (await anna.post("/api/tables", file=text, name="Anna")).json()["table"]
        guest.table = table
        await guest.get(f"/t/{table}")
        await guest.connect()
        answer = (await guest.get(f"/api/tables/{table}/rules")).json()
        return answer, guest.view["rules"], (await guest.get("/api/tables/none/rules")).status_code

    answer, rules, status = run(evening())

    assert (rules["title"], rules["base"], rules["differs"]) == ("Ours", "bismarck/kortoxen-9", ["scoring.win"])
    assert answer["differences"] == [{"key": "scoring.win", "first": [8, 4, 4], "second": [6, 5, 5]}]
    assert rulesets.parse(answer["text"], "x.toml") == rulesets.parse(text, "x.toml")
    assert status == 404


def houses_with_options(id: str) -> Iterator[Any]:
    """A built-in rule set alone, and with each of its options with which it can be played."""
    yield rulesets.load(id)
    for option in rulesets.options_of(id):
        with suppress(RulesetError):
            yield rulesets.load(f"{id}+{option}")


@pytest.mark.parametrize("id", rulesets.BUILT_IN)
def test_a_built_in_rule_set_is_told_from_itself_without_options(id: str) -> None:
    assert {rulesets.nearest(ruleset) for ruleset in houses_with_options(id)} == {id}


@pytest.mark.slow
@pytest.mark.parametrize("id", rulesets.BUILT_IN)
def test_own_rules_that_are_a_built_in_rule_set_with_an_option_are_told_to_be_so(id: str) -> None:
    for ruleset in houses_with_options(id):
        own = rulesets.draft(ruleset.id, {}, title="Ours", source="us").ruleset
        told, view = differing(own), rules_for(own)

        assert (told["differences"], view["differs"]) == ([], [])
        assert (told["base"], view["title"]) == (view["base"], "Ours")
        # Played alike: whatever differs still has no bearing on a match.
        assert not rulesets.differences_in_play(rulesets.load(told["base"]), ruleset)
        assert told["base"].count("+") <= ruleset.id.count("+")
        assert rulesets.content_hash(rulesets.parse(told["text"], "x.toml")) == rulesets.content_hash(ruleset)


@pytest.mark.parametrize(
    ("extends", "fields", "base", "differs"),
    [
        ("bismarck/modern", '[play]\nvoid = "must-trump"', "bismarck/modern+must_trump", []),
        ("bismarck/spel-pass", '[match]\ntie = "playoff"', "bismarck/spel-pass+playoff", []),
        ("bismarck/modern+must_trump", "", "bismarck/modern+must_trump", []),
        # Without trumps nobody must trump.
        ("bismarck/spel-pass", '[play]\nvoid = "must-trump"', "bismarck/spel-pass", []),
        (
            "bismarck/modern+must_trump",
            "[scoring]\nwin = [7, 5, 4]",
            "bismarck/modern",
            ["play.void", "scoring.win"],
        ),
    ],
)
def test_own_rules_are_told_from_what_they_are_played_like(
    extends: str, fields: str, base: str, differs: list[str]
) -> None:
    own = rulesets.parse(f'extends = "{extends}"\nsource = "us"\n{fields}\n', "ours.toml")
    told, view = differing(own), rules_for(own)

    assert (told["base"], [point.key for point in told["differences"]]) == (base, differs)
    assert (view["base"], view["differs"]) == (base, differs)
