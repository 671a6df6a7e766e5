"""Who wins a trick and which cards may be played to it. Rules BIS-4.1 to BIS-4.5 in games/bismarck/README.md.

Works on card indices and bit sets (`vorhand.cards`), because this is the inner loop of everything.
What a contract asks for arrives as one `TrickRules`; nothing here knows a contract, a hand's owner or a score.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from vorhand.cards import LANES, Suit

__all__ = ["Ace", "Beat", "TrickRules", "Void", "beats", "must_beat", "playable", "winner"]


class Ace(StrEnum):
    """Where the ace ranks."""

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
    ace: Ace = Ace.HIGH
    void: Void = Void.FREE
    beat: Beat = Beat.NEVER
    """NEVER in every contract to lose: whoever makes these rules from a contract sees to it."""


_TWO_TO_ACE = tuple(range(16))
_ACE_TO_KING = (*range(13), 0, 14, 15)


def _strength(ace: Ace) -> tuple[int, ...]:
    """Strength within a suit, by the low four bits of a card index (two is 1, ace is 13)."""
    return _TWO_TO_ACE if ace is Ace.HIGH else _ACE_TO_KING


def beats(card: int, best: int, rules: TrickRules) -> bool:
    """Whether `card`, played after `best`, takes the trick from it (BIS-4.5)."""
    if card >> 4 == best >> 4:
        strength = _strength(rules.ace)
        return strength[card & 15] > strength[best & 15]
    return card >> 4 == rules.trump


def winner(trick: Sequence[int], rules: TrickRules) -> int:
    """Position in play order of the card that takes the trick: the highest trump, else of the led suit (BIS-4.5)."""
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
    best = trick[winner(trick, rules)]
    strength = _strength(rules.ace)
    lane = (best >> 4) << 4
    stronger = sum(1 << (lane + low) for low in range(1, 14) if strength[low] > strength[best & 15])
    return following & stronger
