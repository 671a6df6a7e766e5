"""Houses to try the rule book of Bismarck on, and the pairs of them that tell what an axis changes."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from tests.bismarck.vectors import house, own_houses
from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games.bismarck import Ruleset
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.clauses import AnyClause, Values, depends_on
from vorhand.rulebook.elsewhere import specimens
from vorhand.testing.bismarck.generated import AXIS_VALUES, build, generated_rulesets

__all__ = ["DEPENDS", "PARTS", "Change", "Part", "all_houses", "changes", "said_in"]

_BOOK = BOOKS["bismarck"]
_DECKS = (
    (3, "full-52", 16, 4),
    (3, "full-52", 15, 7),
    (3, "short-43", 13, 4),
    (3, "short-43", 14, 1),
    (3, "sixes-36", 11, 3),
    (3, "sixes-36", 12, 0),
    (4, "full-52", 12, 4),
    (4, "full-52", 13, 0),
    (4, "sixes-36", 8, 4),
)
"""Players, pack, hand and kitty that use up the pack."""
_NO_KITTY = {
    "kitty.facing": "closed",
    "choice.sees": "hand",
    "exchange.duty": "none",
    "match.forgotten_discard": "none",
}
_FIXED = {"choice.selection": "by-turn", "choice.contracts": ["turned-trump", "nt-win", "nt-lose"]}
_NO_TRUMPS = {"choice.contracts": ["free-trump"], "contracts.free-trump.suits": ["no-trump"]}
_PAIRS = {
    "deck.players": 4,
    "deck.hand": 12,
    "deck.sides": "pairs",
    "match.forgotten_discard": "none",
    "scoring.win": [8, 4],
    "scoring.lose": [4, 8],
}
_BASES: tuple[dict[str, Any], ...] = (
    {},
    {"kitty.facing": "closed", "choice.sees": "hand", "exchange.duty": "optional"},
    *({**_FIXED, "choice.sees": sees} for sees in ("nothing", "open-cards", "hand", "taken", "exchanged")),
    _NO_KITTY,
    {**_NO_KITTY, "contracts.spades.exchange": "optional"},
    {"exchange.duty": "optional", "exchange.order": "discard-first", "contracts.spades.exchange": "none"},
    {"exchange.duty": "none", "match.forgotten_discard": "none", "contracts.spades.exchange": "mandatory"},
    _NO_TRUMPS,
    {**_NO_TRUMPS, "play.void": "must-trump"},
    {"deck.hand": 15, "kitty.size": 7, "dealing.packets": [2, 1], "scoring.win": [5, 5, 5], "scoring.lose": [5, 5, 5]},
    {"dealing.packets": [4]},
    {"kitty.position": "last"},
    {"kitty.position": "scattered"},
    {"choice.trump_named": "before-play"},
    {"exchange.duty": "none", "match.forgotten_discard": "none", "exchange.order": "discard-first"},
    {
        "exchange.duty": "none",
        "match.forgotten_discard": "none",
        "exchange.order": "discard-first",
        "contracts.spades.exchange": "mandatory",
    },
    {"choice.contracts": ["nt-win"], "play.void": "must-trump"},
    _PAIRS,
    {**_PAIRS, "choice.contracts": ["nt-lose"]},
    {
        "deck.players": 4,
        "deck.hand": 12,
        "scoring.win": [6, 2, 2, 2],
        "scoring.lose": [0, 4, 4, 4],
    },
    *({"choice.contracts": ["nt-lose"], "scoring.win": win} for win in ([8, 4, 4], [0, 0, 0], [7, 5, 4])),
    {
        "choice.contracts": ["nt-lose"],
        "deck.hand": 15,
        "kitty.size": 7,
        "scoring.win": [5, 5, 5],
        "scoring.lose": [5, 5, 5],
    },
)
"""Where the axes are turned, besides the houses that README only shows: fields that differ from the usual game's."""


class Part(NamedTuple):
    """A clause with the rule that it belongs to."""

    rule: str
    clause: AnyClause

    @property
    def id(self) -> str:
        return f"{self.rule} {self.clause.name}"


class Change(NamedTuple):
    """Two houses, and the axes in which they differ."""

    one: Ruleset
    other: Ruleset
    axes: frozenset[str]


PARTS = {part.id: part for rule in _BOOK.sources for clause in _BOOK.of_rule(rule) for part in [Part(rule, clause)]}


_SAID: dict[int, tuple[Ruleset, dict[str, tuple[Values, ...]]]] = {}


def said_in(ruleset: Ruleset) -> dict[str, tuple[Values, ...]]:
    """What every clause says there; kept by the house's identity, because comparing houses takes longer."""
    if id(ruleset) not in _SAID:
        _SAID[id(ruleset)] = ruleset, {name: part.clause.said(ruleset) for name, part in PARTS.items()}
    return _SAID[id(ruleset)][1]


DEPENDS = {
    id: frozenset(axis for axis in rulesets.AXES["bismarck"] if depends_on(part.clause, axis))
    for id, part in PARTS.items()
}
"""The axes that each clause declares."""


@cache
def all_houses() -> tuple[Ruleset, ...]:
    """Those of the package with each option, those that README only shows, those of the vectors, and generated ones."""
    made = (_built(number, generated) for number, generated in enumerate(generated_rulesets(500, 1944)[:80]))
    return (*specimens("bismarck"), *map(house, own_houses()), *(ruleset for ruleset in made if ruleset is not None))


def _built(number: int, generated: dict[str, Any]) -> Ruleset | None:
    try:
        return build(generated, number)
    except RulesetError:
        return None


@cache
def changes() -> tuple[Change, ...]:
    """Axes of many houses turned to each value, alone or with what must go with it; and houses, two by two."""
    return (*_turned(), *_side_by_side())


def _turned() -> Iterator[Change]:
    for base in _bases():
        plain = rulesets.to_fields(base)
        played = {*base.choice.contracts, *base.choice.free_contract, "free-trump"}
        for changed in _turns(plain):
            differing = {key: value for key, value in changed.items() if plain[key] != value}
            rows = {key.split(".")[1] for key in differing if key.startswith("contracts.")}
            other = _read(plain | differing) if differing and rows <= played else None
            if other is not None:
                yield Change(base, other, frozenset(differing))


def _bases() -> Iterator[Ruleset]:
    for fields in (*_BASES, *_BOOK.houses_to_show):
        base = _read(fields)
        assert base is not None, fields
        yield base


def _turns(plain: dict[str, Any]) -> Iterator[dict[str, Any]]:
    players, hand = plain["deck.players"], plain["deck.hand"]
    for key, values in AXIS_VALUES.items():
        for value in values:
            yield {key: value}
    for aim in ("scoring.win", "scoring.lose"):
        yield from ({aim: quotas} for quotas in _quotas(players, hand))
    for deck in _DECKS:
        parts = dict(zip(("deck.players", "deck.pack", "deck.hand", "kitty.size"), deck, strict=True))
        for packets in ([1], [2], [4], [2, 1]):
            quotas = {aim: _quotas(deck[0], deck[2])[0] for aim in ("scoring.win", "scoring.lose")}
            yield {**parts, **quotas, "dealing.packets": packets, **({} if deck[3] else _NO_KITTY)}
    yield {"exchange.duty": "none", "match.forgotten_discard": "none"}
    for win, lose in (([8, 4], [4, 8]), ([0, 0], [0, 0])):
        pairs = {"deck.sides": "pairs", "scoring.win": win, "scoring.lose": lose}
        yield pairs
        yield {**pairs, "deck.players": 4, "deck.hand": 12}
    more = {"scoring.win": [8, 5], "scoring.lose": [5, 8], "match.forgotten_discard": "none"}
    yield {**more, "exchange.order": "partners"}
    for value in ("nothing", "hand"):
        yield {"kitty.facing": "closed", "choice.sees": value}
    yield {
        "choice.contracts": ["turned-trump", "nt-win", "nt-lose", "free-contract"],
        "choice.free_contract": ["nt-win"],
    }


def _quotas(players: int, hand: int) -> list[list[int]]:
    rest, over = divmod(hand, players)
    level = [rest + (seat < over) for seat in range(players)]
    return [[hand - (players - 1), *[1] * (players - 1)], [0] * players, level, [*[0] * (players - 1), hand]]


def _side_by_side() -> Iterator[Change]:
    houses = [(house, rulesets.to_fields(house)) for house in specimens("bismarck")]
    for place, (one, fields) in enumerate(houses):
        for other, others in houses[:place]:
            yield Change(one, other, frozenset(key for key in fields if fields[key] != others[key]))


def _read(plain: Mapping[str, Any]) -> Ruleset | None:
    try:
        ruleset: Ruleset = rulesets.read_fields(plain, id="own/turned", source="turned", game="bismarck")
    except RulesetError:
        return None
    return ruleset
