"""`vorhand solve`."""

import json
import subprocess
import sys
from fractions import Fraction
from itertools import count
from typing import Any

import pytest

from benchmarks.deals import lines_of
from tests.cli.running import one_line, vorhand
from vorhand import rulesets
from vorhand.games.bauernschnapsen.actions import CLAIM
from vorhand.notation import format_action, format_deal_string, parse_deal_string
from vorhand.records import Replay
from vorhand.solver.bauernschnapsen.exact import score
from vorhand.solver.bauernschnapsen.twin import deal_of
from vorhand.solver.bismarck.position import position_of
from vorhand.solver.bismarck.sides import Solver
from vorhand.testing.matches import random_match
from vorhand.words import LANGUAGES, words

ENDING = lines_of("bismarck-spades-7")[4]
TO_LOSE = lines_of("bismarck-pass-7")[2]
LAST_TRICK = (
    "bismarck/modern dealer=0 contract=nt-lose trump=NT kitty=2C3C4C5C fate=taken discards=2C3C4C5C "
    "hands=A.../.K../..4. won=5,4,6 trick=2:-"
)


def _json(*arguments: str) -> Any:
    result = vorhand("solve", *arguments, "--json")
    assert result.exit_code == 0
    return json.loads(result.stdout)


@pytest.mark.parametrize("position", [ENDING, TO_LOSE])
def test_every_legal_card_has_what_the_solver_says_and_the_best_are_marked(position: str) -> None:
    state: Any = parse_deal_string(position)
    scores = Solver().score(position_of(state), [state.deal.declarer]).cards

    found = _json(position)

    said = {action["action"]: action["lower"] for action in found["actions"]}
    assert found["exact"]
    assert said == {f"play {scored.card.text}": [scored.tricks.exact] for scored in scores}
    wants_more = (state.actor == state.deal.declarer) is (state.deal.contract.aim == "win")
    value = (max if wants_more else min)(tricks for (tricks,) in said.values())
    assert [action["best"] for action in found["actions"]] == [tricks == [value] for tricks in said.values()]


def test_everybody_for_himself_takes_all_the_tricks_between_them() -> None:
    found = _json(ENDING, "--each")

    assert found["columns"] == ["seat-0", "seat-1", "seat-2"]
    assert {sum(map(Fraction, action["lower"])) for action in found["actions"]} == {Fraction(7)}


def test_people_read_the_cards_their_tricks_and_which_are_best() -> None:
    result = vorhand("solve", LAST_TRICK, "--plain")

    assert result.exit_code == 0
    said = words("en").say("cli-solve-declarer", tricks=1)
    assert one_line(result.stdout).startswith(one_line(said))
    assert result.stdout.splitlines()[-1].split() == ["4D", "0", words("en").say("cli-solve-best")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_every_language(language: str) -> None:
    result = vorhand("solve", ENDING, "--each", "--lang", language)

    assert result.exit_code == 0
    assert words(language).say("cli-solve-seat", seat=3) in result.stdout


def test_a_search_that_is_ended_says_what_is_proved() -> None:
    start = lines_of("bismarck-nt-16")[0]

    result = vorhand("solve", start, "--nodes", "1", "--plain")

    assert result.exit_code == 0
    assert words("en").say("cli-solve-unknown") in one_line(result.stdout)
    assert not _json(start, "--nodes", "1")["exact"]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_normal_game_has_its_game_points_for_every_action(number: int) -> None:
    position = lines_of("schnapsen-5")[number]
    state: Any = parse_deal_string(position)
    scores = score(deal_of(state)).actions

    found = _json(position)

    assert found["counts"] == "game-points"
    assert [action["action"] for action in found["actions"]] == [format_action(scored.action) for scored in scores]
    assert [action["lower"] for action in found["actions"]] == [[scored.value.exact] for scored in scores]
    assert vorhand("solve", position, "--deck", "german").exit_code == 0


@pytest.mark.parametrize("ending", ["claimed", "false-claim"])
def test_a_false_claim_is_marked(ending: str) -> None:
    matches = (random_match(rulesets.load("bauernschnapsen/pagat"), seed) for seed in count())
    state = next(step.before for match in matches for step in match if _ends(step, ending))

    shown = vorhand("solve", format_deal_string(state)).output

    assert "Basta" in shown
    assert ("Basta (66 claimed: wrong)" in shown) is (ending == "false-claim")


def _ends(step: Replay, ending: str) -> bool:
    return bool(step.entry.action == CLAIM and step.after.standing.results[-1].ending == ending)


def test_partners_do_not_play_for_themselves() -> None:
    result = vorhand("solve", lines_of("schnapsen-5")[0], "--each")

    assert result.exit_code == 2
    assert words("en").say("cli-solve-no-each", game="Bauernschnapsen") in one_line(result.stderr)


@pytest.mark.parametrize("position", ["bismarck/modern dealer=2", "bauernschnapsen/pagat"])
def test_what_cannot_be_solved_is_wrong_input_and_a_sentence(position: str) -> None:
    result = vorhand("solve", position)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--version"], ["solve", ENDING]])
def test_without_the_core_all_else_goes_on_and_solve_says_what_is_missing(arguments: list[str]) -> None:
    without = "import sys; sys.modules['vorhand._core'] = None; from vorhand.cli.app import app; app()"
    run = subprocess.run([sys.executable, "-c", without, *arguments], capture_output=True, text=True, timeout=60)

    if arguments == ["--version"]:
        assert (run.returncode, run.stderr) == (0, "")
    else:
        assert run.returncode == 2
        assert one_line(words("en").say("cli-solve-no-core")) in one_line(run.stderr)
