"""The clauses and examples of the rule books: each stands where it must and depends on what it declares.

Every axis is turned, in many houses: exactly the clauses and the examples that declare it change, and no axis and no
value of one is left without.
"""

import re
from collections import defaultdict
from functools import cache
from typing import NamedTuple

import pytest

from tests.once import once_a_run
from tests.rulebook.houses import CLAUSES, DEPENDS, PARTS, WORKED, all_houses, changes, fields_of, said_in
from tests.words.catalogues import keys
from vorhand.games.axes import Scope
from vorhand.games.known import HOUSES
from vorhand.rulebook import chapters
from vorhand.rulebook.bismarck.facts import PLAYED
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.clauses import Values, worded
from vorhand.rulebook.elsewhere import specimens
from vorhand.rulesets import AXES, load
from vorhand.words import LANGUAGES, words

PLAYED_AXES = {game: [axis for axis in axes.values() if axis.scope is not Scope.TABLE] for game, axes in AXES.items()}
CANNOT_CHANGE = {("bauernschnapsen", "contracts.*.aim", "'sixty-six'")}
"""Values that only one row has, which has no other: 66 is the aim of the Normal game."""

WITHOUT_EXAMPLE: dict[str, set[str]] = {
    "bismarck": set(),
    "bauernschnapsen": {"auction.normal_kontra", "doubling.idle_partner"},
}
"""The axes of play that no example shows."""

CARD_COUNTS = {"deck.players", "deck.pack", "deck.hand", "kitty.size"}
"""Axes that change only together, because all cards are dealt."""

slow = pytest.mark.slow
each_game = pytest.mark.parametrize("game", BOOKS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def facet(axis: str, id: str = "") -> str:
    """What an axis is declared as: a column of the contracts is one, and so is which contracts are played.

    For an example, by its id, the counts of the cards are one as well: it can show how they go together.
    """
    if axis in PLAYED:
        return "played"
    if id in WORKED and axis in CARD_COUNTS:
        return "cards"
    group, *_, column = axis.split(".")
    return f"{group}.*.{column}" if group == "contracts" else axis


class Turning(NamedTuple):
    """What all changes of the houses of a game have come to."""

    witnesses: dict[tuple[str, str], frozenset[str]]
    """For a clause and what it declares, and an axis: the values on either side of a change that it makes.

    A change counts only where nothing else that the clause depends on differs.
    """
    strange: frozenset[tuple[str, ...]]
    """Clauses that change though nothing that they depend on differs, each with the axes that do."""


@cache
def turning(game: str) -> Turning:
    """Of that game, tried once."""
    return once_a_run(f"turning-{game}", lambda: _turning(game))


def _turning(game: str) -> Turning:
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    strange = set()
    for one, other, axes in changes(game):
        here, there = said_in(one), said_in(other)
        for id in here:
            if here[id] == there[id]:
                continue
            reasons = axes & DEPENDS[id]
            if not reasons:
                strange.add((id, *sorted(axes)))
            if len({facet(axis, id) for axis in reasons}) == 1:
                for axis in reasons:
                    found[id, axis] |= {repr(fields_of(house)[axis]) for house in (one, other)}
    return Turning({key: frozenset(values) for key, values in found.items()}, frozenset(strange))


@each_game
def test_every_rule_is_made_of_clauses(game: str) -> None:
    assert set(BOOKS[game].clauses) == set(BOOKS[game].sources)


def test_no_two_clauses_have_one_key() -> None:
    made = [part.key for part in CLAUSES.values()]

    assert len(CLAUSES) == len(set(made)) == len(made)


@each_game
def test_every_part_has_its_message_and_no_message_is_left_over(game: str) -> None:
    assert {part.key for part in PARTS.values() if part.game == game} == {
        key for key in keys(game) if key.startswith(("rule-", "example-"))
    }


@each_game
def test_an_axis_that_a_part_declares_is_one(game: str) -> None:
    patterns = {pattern for part in PARTS.values() if part.game == game for pattern in part.clause.axes}

    assert [pattern for pattern in patterns if not _matching(pattern, game)] == []


def _matching(pattern: str, game: str) -> list[str]:
    return [key for key in AXES[game] if re.fullmatch(pattern.replace(".", r"\.").replace("*", "[^.]+"), key)]


@slow
@each_game
def test_a_part_changes_with_nothing_but_the_axes_that_it_declares(game: str) -> None:
    assert turning(game).strange == set()


@slow
@pytest.mark.parametrize("id", PARTS)
def test_a_part_changes_with_every_axis_that_it_declares(id: str) -> None:
    declared = {facet(pattern) for pattern in PARTS[id].clause.axes}

    assert declared - {facet(axis) for of, axis in turning(PARTS[id].game).witnesses if of == id} == set()


@pytest.mark.parametrize("id", PARTS)
def test_a_part_without_axes_stands_in_every_house_and_one_with_axes_in_some(id: str) -> None:
    standing = [bool(said_in(ruleset)[id]) for ruleset in all_houses(PARTS[id].game)]

    assert all(standing) if not PARTS[id].clause.axes else any(standing)


@slow
@pytest.mark.parametrize(
    ("game", "declared"), dict.fromkeys((game, facet(axis.key)) for game, axes in PLAYED_AXES.items() for axis in axes)
)
def test_every_value_of_every_axis_of_play_changes_a_clause(game: str, declared: str) -> None:
    """If not: the axis has no clause yet, or one that does not tell that value from the others."""
    axes = [axis for axis in PLAYED_AXES[game] if facet(axis.key) == declared]
    turned = {axis.key for axis in axes}
    covered = {value for (_, axis), values in turning(game).witnesses.items() if axis in turned for value in values}
    wanted = {repr(value) for axis in axes if not axis.is_array for value in axis.allowed}

    assert covered
    assert {value for value in wanted - covered if (game, declared, value) not in CANNOT_CHANGE} == set()


@slow
@each_game
def test_every_axis_of_play_changes_an_example(game: str) -> None:
    """If not: an example that shows what the axis decides belongs into the book."""
    shown = {facet(axis) for id, axis in turning(game).witnesses if id in WORKED}

    assert {facet(axis.key) for axis in PLAYED_AXES[game]} - shown == WITHOUT_EXAMPLE[game]


# The texts


@cache
def _distinct() -> dict[str, list[Values]]:
    """The different values that each clause is said with, in all houses."""
    found: dict[str, list[Values]] = {id: [] for id in PARTS}
    for ruleset in (house for game in BOOKS for house in all_houses(game)):
        for id, said in said_in(ruleset).items():
            found[id] += [values for values in said if values not in found[id]]
    return found


@slow
@pytest.mark.parametrize("id", PARTS)
def test_a_part_says_different_things_in_different_words(id: str) -> None:
    part = PARTS[id]
    for language in LANGUAGES:
        said = words(language, part.game)
        texts = [said.say(part.key, **worded(values, said)) for values in _distinct()[id]]

        assert texts
        assert len(set(texts)) == len(texts), language
        for text in texts:
            assert not re.search(r"[{}$]|  |\n|^\s|\s$|\bNone\b|contract-|value-|index-", text), text


@slow
@each_game
@each_language
def test_in_every_house_every_rule_says_something(language: str, game: str) -> None:
    for ruleset in all_houses(game):
        for chapter in chapters(ruleset, language):
            for rule in chapter.rules:
                assert re.search(r"[.:!?]$", rule.text), (ruleset.id, rule)
                assert rule.text.endswith(":") <= bool(rule.items), (ruleset.id, rule)


@each_game
@each_language
def test_the_chapters_have_all_rules_in_order(language: str, game: str) -> None:
    found = chapters(load(HOUSES[game].built_in[0]), language)

    assert [rule.number for chapter in found for rule in chapter.rules] == list(BOOKS[game].sources)
    assert all(
        rule.number.split("-")[1].startswith(f"{chapter.number}.") for chapter in found for rule in chapter.rules
    )


@pytest.mark.parametrize("id", CLAUSES)
def test_readme_shows_every_clause(id: str) -> None:
    """If not: a house for it belongs into the book's `houses_to_show`."""
    assert any(PARTS[id].clause.said(ruleset) for ruleset in specimens(PARTS[id].game))
