"""Generated rule sets of Bismarck, to find the houses that nobody thought of."""

import random
from collections.abc import Mapping
from typing import Any

from vorhand import rulesets
from vorhand.games.bismarck.ruleset import ContractId, PackKind, Ruleset, TrumpSource, contradictions, pack_cards
from vorhand.rulesets import axes
from vorhand.testing.pairs import Generated, Values, covering, mended

__all__ = ["AXIS_VALUES", "build", "generated_rulesets", "playable_rulesets"]

_PACK_SIZE = {kind: len(pack_cards(kind)) for kind in PackKind}
_DECKS = tuple(
    (players, kind.value, (size - kitty) // players, kitty)
    for players in (3, 4)
    for kind, size in _PACK_SIZE.items()
    for kitty in range(9)
    if (size - kitty) % players == 0 and 4 <= (size - kitty) // players <= 16
)
"""Players, pack, hand and kitty that use up the pack."""

_CONTRACT_LISTS = (
    ["nt-win", "spades", "free-trump", "nt-lose"],
    ["turned-trump", "nt-win", "nt-lose"],
    ["nt-win", "nt-lose"],
    ["free-trump"],
    ["hearts", "clubs", "diamonds", "spades", "nt-win", "free-trump"],
    ["nt-win", "cut-trump", "trump-lose", "nt-lose"],
    ["turned-trump", "nt-win", "nt-lose", "free-contract"],
    ["nt-win", "trump-lose", "layout-named", "layout-up", "free-contract"],
    ["nt-lose", "free-trump", "layout-down"],
    [row.value for row in ContractId if row is not ContractId.FREE_CONTRACT],
)
_SUIT_LISTS = (
    ["clubs", "diamonds", "hearts", "spades"],
    ["clubs", "diamonds", "hearts"],
    ["clubs", "diamonds", "hearts", "spades", "no-trump"],
    ["no-trump"],
)
_NUMBERS: Mapping[str, tuple[Any, ...]] = {
    "deck.players": (3, 4),
    "deck.hand": tuple(sorted({hand for _, _, hand, _ in _DECKS})),
    "kitty.size": tuple(sorted({kitty for _, _, _, kitty in _DECKS})),
    "dealing.packets": ([1], [4], [5, 5, 5, 1], [3, 2], [2], [3]),
    "dealing.pause_after": (0, 3, 4),
    "roles.deals_in_a_row": (1, 2, 4),
    "choice.contracts": _CONTRACT_LISTS,
    "choice.times": (1, 2),
    "choice.free_contract": ([], ["free-trump", "nt-win", "nt-lose"], ["layout-up", "trump-lose", "nt-win"]),
    "scoring.win": ("declarer-more", "level", "none"),
    "scoring.lose": ("declarer-more", "level", "none"),
}


def _values(axis: rulesets.Axis) -> tuple[Any, ...]:
    if axis.key.endswith(".suits"):
        return _SUIT_LISTS
    return _NUMBERS.get(axis.key) or axis.allowed


AXIS_VALUES: Values = {key: _values(axis) for key, axis in rulesets.AXES["bismarck"].items()}
"""The values of every axis that the generated rule sets use; quotas are given by the name of their shape."""


def _quotas(shape: str, sides: int, tricks: int) -> list[int]:
    if shape == "none":
        return [0] * sides
    rest, over = divmod(tricks, sides)
    level = [rest + (side < over) for side in range(sides)]
    return level if shape == "level" or rest < 1 else [level[0] + sides - 1, *(quota - 1 for quota in level[1:])]


def _fields(generated: Generated) -> axes.Plain:
    """The values with quotas in numbers."""
    plain = dict(generated)
    sides = 2 if plain["deck.sides"] == "pairs" else plain["deck.players"]
    more = plain["kitty.size"] // plain["deck.players"] if plain["exchange.order"] == "partners" else 0
    tricks = plain["deck.hand"] + more
    for key in ("scoring.win", "scoring.lose"):
        plain[key] = _quotas(plain[key], sides, tricks)
    return plain


def build(generated: Generated, number: int) -> Ruleset:
    """The rule set of generated values; RulesetError if they contradict each other."""
    ruleset: Ruleset = rulesets.read_fields(
        _fields(generated), id=f"own/generated-{number}", source="generated", game="bismarck"
    )
    return ruleset


class _Workpiece:
    """A rule set whose values are changed one by one: only what has changed is read again, which is quick."""

    def __init__(self, generated: Generated) -> None:
        self._fields = _fields(generated)
        self._ruleset = axes.build(self._fields, id="own/generated", source="", title="", file="", game="bismarck")

    def problem(self, generated: Generated) -> str | None:
        """The key of the first contradiction between these values; None if they can be played."""
        fields = _fields(generated)
        for key, value in fields.items():
            if value is not self._fields[key] and value != self._fields[key]:
                self._ruleset = axes.changed(self._ruleset, key, value)
        self._fields = fields
        return next((found.key for found in contradictions(self._ruleset)), None)


def _thrown(rng: random.Random) -> Generated:
    return {key: rng.choice(values) for key, values in AXIS_VALUES.items()}


def _deck(rng: random.Random) -> Generated:
    players, pack, hand, kitty = rng.choice(_DECKS)
    return {"deck.players": players, "deck.pack": pack, "deck.hand": hand, "kitty.size": kitty}


_DECK_KEYS = ("deck.players", "deck.pack", "deck.hand", "kitty.size")

_RELATED = {
    "contracts": ("choice.contracts", "choice.free_contract", "kitty.facing", "match.tie"),
    "choice": ("choice.contracts", "choice.selection", "exchange.duty", "kitty.facing", "choice.free_contract"),
    "exchange": ("choice.sees", "exchange.duty", "exchange.order"),
    "deck": ("deck.sides",),
    "kitty": ("exchange.order",),
    "roles": ("choice.times", "choice.contracts"),
    "match": ("exchange.duty",),
}


def _mended(rng: random.Random) -> Generated:
    while True:
        generated = _thrown(rng) | _deck(rng)
        for row in rulesets.load("bismarck/modern").contracts:
            if generated[f"contracts.{row.id}.trump"] != TrumpSource.DECLARED:
                generated[f"contracts.{row.id}.suits"] = _SUIT_LISTS[0]
        found = mended(
            generated,
            AXIS_VALUES,
            problem=_Workpiece(generated).problem,
            related=_RELATED,
            kept=_DECK_KEYS,
            rng=rng,
        )
        if found is not None:
            return found


def playable_rulesets(count: int, seed: int) -> list[Generated]:
    """`count` rule sets in which nothing contradicts anything; the first of `generated_rulesets`, sooner."""
    rng = random.Random(seed)
    return [_mended(rng) for _ in range(count)]


def generated_rulesets(count: int, seed: int) -> list[Generated]:
    """`count` rule sets that together hold every pair of axis values, 70 % of them mended.

    Raises AssertionError if `count` is too small for every pair.
    """
    rng = random.Random(seed)
    found = [_mended(rng) for _ in range(count * 7 // 10)]
    return covering(
        found,
        AXIS_VALUES,
        thrown=lambda number: _thrown(rng) | (_deck(rng) if number % 2 else {}),
        count=count,
        rng=rng,
    )
