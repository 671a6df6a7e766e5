"""Who wins a trick and which cards may be played to it. Rules BIS-4.1 to BIS-4.5 and BAU-5.2 to BAU-5.6.

Works on card indices and bit sets (`vorhand.cards`), because this is the inner loop of everything.
What a contract asks for arrives as one `TrickRules`; nothing here knows a contract, a hand's owner or a score.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from vorhand.cards import LANES, Suit, indices_in

__all__ = [
    "Ace",
    "Beat",
    "Order",
    "TrickRules",
    "Void",
    "beats",
    "must_beat",
    "playable",
    "playable_heading",
    "stronger_than",
    "strongest_first",
    "winner",
]


class Order(StrEnum):
    """How five cards of a suit rank, highest first (BAU-1.2)."""

    ACE_TEN = "ATKQJ"
    TEN_HIGH = "TKQJA"
    KING_HIGH = "KQJAT"
    QUEEN_HIGH = "QJATK"
    TEN_LAST = "AKQJT"


class Ace(StrEnum):
    """Where the ace ranks among thirteen."""

    HIGH = "high"
    LOW = "low"


class Void(StrEnum):
    """What a player does who has no card of the suit led."""

    FREE = "free"
    """Any card."""
    MUST_TRUMP = "must-trump"
    """A trump, if he holds one; never a duty to overtrump."""


class Beat(StrEnum):
    """When a player who follows suit must beat the best card of the trick, if he can. Only in contracts to win."""

    NEVER = "never"
    AT_NO_TRUMP = "at-no-trump"
    WHEN_TRUMP_LED = "when-trump-led"
    BOTH = "both"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickRules:
    """The rules of play of one deal."""

    trump: Suit | None
    """None at no trump."""
    order: Ace | Order = Ace.HIGH
    void: Void = Void.FREE
    beat: Beat = Beat.NEVER
    """NEVER in every contract to lose: whoever makes these rules from a contract sees to it."""


_RANKS = "23456789TJQKA"


def _stronger_by_rank(order: str) -> tuple[int, ...]:
    """For each low four bits of a card index (two is 1, ace is 13): the ranks above it, as bits of a lane."""
    above = [0] * 16
    ranks = [1 + _RANKS.index(letter) for letter in order]
    for place, rank in enumerate(ranks):
        above[rank] = sum(1 << higher for higher in ranks[:place])
    return tuple(above)


_STRONGER: dict[Ace | Order, tuple[int, ...]] = {
    Ace.HIGH: _stronger_by_rank("AKQJT98765432"),
    Ace.LOW: _stronger_by_rank("KQJT98765432A"),
    **{order: _stronger_by_rank(order) for order in Order},
}


def stronger_than(card: int, order: Ace | Order) -> int:
    """The cards of the same suit that rank above `card`, a bit set."""
    return _STRONGER[order][card & 15] << (card & ~15)


def strongest_first(cards: int, order: Ace | Order) -> list[int]:
    """The cards, strongest first within each suit, suits in their order."""
    return sorted(indices_in(cards), key=lambda card: (card >> 4, stronger_than(card, order).bit_count()))


def beats(card: int, best: int, rules: TrickRules) -> bool:
    """Whether `card`, played after `best`, takes the trick from it (BIS-4.5, BAU-5.2)."""
    if card >> 4 == best >> 4:
        return bool(_STRONGER[rules.order][best & 15] >> (card & 15) & 1)
    return card >> 4 == rules.trump


def winner(trick: Sequence[int], rules: TrickRules) -> int:
    """Position in play order of the card that takes the trick: the highest trump, else of the led suit.

    BIS-4.5, BAU-5.2.
    """
    position = 0
    for later in range(1, len(trick)):
        if beats(trick[later], trick[position], rules):
            position = later
    return position


def must_beat(led: int, rules: TrickRules) -> bool:
    """Whether somebody who follows suit `led` has the duty to beat, if he can (BIS-4.4)."""
    if rules.beat is Beat.NEVER:
        return False
    if rules.trump is None:
        return rules.beat is not Beat.WHEN_TRUMP_LED
    return led == rules.trump and rules.beat is not Beat.AT_NO_TRUMP


def playable(hand: int, trick: Sequence[int], rules: TrickRules) -> int:
    """The cards of `hand` that may be played to `trick`, a bit set (BIS-4.1 to BIS-4.4)."""
    if not trick:
        return hand
    led = trick[0] >> 4
    following = hand & LANES[led]
    if following:
        return (_beating(following, trick, rules) or following) if must_beat(led, rules) else following
    if rules.void is Void.MUST_TRUMP and rules.trump is not None:
        return (hand & LANES[rules.trump]) or hand
    return hand


def _beating(following: int, trick: Sequence[int], rules: TrickRules) -> int:
    return following & stronger_than(trick[winner(trick, rules)], rules.order)


def playable_heading(hand: int, trick: Sequence[int], rules: TrickRules) -> int:
    """The cards of `hand` that may be played where everybody must head the trick, a bit set (BAU-5.3 to BAU-5.6)."""
    if not trick:
        return hand
    best = trick[winner(trick, rules)]
    above = stronger_than(best, rules.order)
    held = hand & LANES[trick[0] >> 4]
    if held:
        # BAU-5.4: once the trick is trumped no card of the suit led is above `best`, so any of them will do.
        return held & above or held
    if rules.trump is None:
        return hand
    trumps = hand & LANES[rules.trump]
    return (trumps & above if best >> 4 == rules.trump else trumps) or trumps or hand
