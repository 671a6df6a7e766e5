"""Where the axes of Bismarck are turned to see what that changes in its rule book, and further houses to read it in."""

from collections.abc import Iterator
from typing import Any

from tests.bismarck.vectors import house, own_houses
from tests.once import once_a_run
from vorhand.errors import RulesetError
from vorhand.games.bismarck import Ruleset
from vorhand.testing.bismarck.generated import AXIS_VALUES, build, playable_rulesets

__all__ = ["BASES", "further_houses", "is_in_play", "turns"]

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
_LAYOUTS = {
    **_NO_KITTY,
    "deck.pack": "sixes-36",
    "deck.hand": 12,
    "kitty.size": 0,
    "choice.selection": "by-turn",
    "choice.contracts": ["nt-win", "nt-lose", "free-trump", "layout-up", "layout-named"],
    "choice.sees": "nothing",
    "scoring.win": [6, 3, 3],
    "scoring.lose": [6, 3, 3],
}
_PAUSE = {"choice.trump_named": "in-pause", "dealing.pause_after": 3}
BASES: tuple[dict[str, Any], ...] = (
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
    {"choice.contracts": ["spades"], "play.void": "must-trump"},
    {"choice.contracts": ["spades"], "play.beat": "both"},
    {"choice.contracts": ["free-trump"], "play.beat": "both"},
    {**_NO_TRUMPS, "play.beat": "both"},
    {**_NO_TRUMPS, "contracts.free-trump.ace": "low"},
    {"choice.contracts": ["trump-lose"], "contracts.trump-lose.suits": ["no-trump"], "play.beat": "both"},
    {"exchange.duty": "none", "contracts.spades.exchange": "mandatory"},
    {
        "choice.selection": "by-turn",
        "choice.contracts": ["turned-trump", "nt-win", "nt-lose", "free-contract"],
        "choice.free_contract": ["nt-win", "nt-lose"],
    },
    {**_PAIRS, "scoring.win": [8, 5], "scoring.lose": [5, 8], "exchange.order": "partners"},
    _PAIRS,
    {**_PAIRS, "choice.contracts": ["nt-lose"]},
    {
        "deck.players": 4,
        "deck.hand": 12,
        "scoring.win": [6, 2, 2, 2],
        "scoring.lose": [0, 4, 4, 4],
    },
    _LAYOUTS,
    {**_LAYOUTS, **_PAUSE},
    {**_LAYOUTS, **_PAUSE, "contracts.free-trump.suits": ["spades"]},
    {**_LAYOUTS, "choice.contracts": ["layout-down", "layout-named"]},
    {**_LAYOUTS, "choice.contracts": ["layout-down"], "contracts.layout-down.ace": "low"},
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


def further_houses() -> Iterator[Ruleset]:
    """Those of the vectors, and generated ones."""
    yield from map(house, own_houses())
    for number, generated in enumerate(once_a_run("playable-houses", lambda: playable_rulesets(80, 1944))):
        try:
            yield build(generated, number)
        except RulesetError:
            continue


def is_in_play(key: str, base: Ruleset) -> bool:
    """Whether turning an axis can matter there: of the contracts, only of those played, and of one that is not."""
    group, row, *_ = key.split(".")
    return group != "contracts" or row in {*base.choice.contracts, *base.choice.free_contract, "free-trump"}


def turns(plain: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is changed, one thing after the other: fields that differ."""
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
        every = {aim: [0] * deck[0] for aim in ("scoring.win", "scoring.lose")}
        yield {**parts, **every, "dealing.packets": [1], **({} if deck[3] else _NO_KITTY)}
    yield {"exchange.duty": "none", "match.forgotten_discard": "none"}
    for win, lose in (([8, 4], [4, 8]), ([0, 0], [0, 0])):
        pairs = {"deck.sides": "pairs", "scoring.win": win, "scoring.lose": lose}
        yield pairs
        yield {**pairs, "deck.players": 4, "deck.hand": 12}
    more = {"scoring.win": [8, 5], "scoring.lose": [5, 8], "match.forgotten_discard": "none"}
    yield {**more, "exchange.order": "partners"}
    for pause in (1, 2, 3):
        yield {"choice.trump_named": "in-pause", "dealing.pause_after": pause}
    yield {"choice.trump_named": "with-contract", "dealing.pause_after": 0}
    yield {"deck.pack": "sixes-36", "deck.hand": 8, "scoring.win": [5, 4], "scoring.lose": [4, 5]}
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
