"""What cards are worth before play: expected tricks, or the danger of having to take some. Rough, and fast.

Cards are seen by suit as strengths, the lowest card of a suit 1 and the highest 13, whatever the ace ranks.
"""

from collections.abc import Iterable, Sequence

from vorhand.cards import Card, Suit
from vorhand.tricks import Ace

__all__ = ["by_suit", "danger", "strength", "tricks"]


def strength(card: Card, ace: Ace) -> int:
    """1 for the lowest card of a suit to 13 for the highest, in a full pack."""
    if ace is Ace.LOW:
        return 1 if card.rank == 14 else int(card.rank)
    return int(card.rank) - 1


def by_suit(cards: Iterable[Card], ace: Ace) -> list[list[int]]:
    """Strengths by suit, the highest first."""
    suits: list[list[int]] = [[], [], [], []]
    for card in cards:
        suits[card.suit].append(strength(card, ace))
    return [sorted(suit, reverse=True) for suit in suits]


def _honours(suit: Sequence[int], out: int) -> float:
    """Tricks from high cards: each needs as many small cards with it as higher ones are missing."""
    won = 0.0
    for place, card in enumerate(suit):
        higher = 13 - card - place
        guarded = len(suit) > higher
        if higher == 0:
            won += 0.97
        elif higher == 1 and guarded:
            won += 0.65
        elif higher == 2 and guarded:
            won += 0.35
        elif higher == 3 and guarded and len(suit) > 4:
            won += 0.2
        else:
            break
    return min(won, max(1.0, out))


def _length(suit: Sequence[int], others: int) -> float:
    """Tricks from small cards that are left when the other hands have run out of the suit."""
    out = 13 - len(suit)
    rounds = out / others + 0.8
    return max(0.0, len(suit) - max(rounds, 1.0))


def tricks(cards: Iterable[Card], trump: Suit | None, *, ace: Ace = Ace.HIGH, others: int = 2) -> float:
    """Expected tricks of a hand in a contract to win, against `others` players."""
    suits = by_suit(cards, ace)
    total = 0.0
    for number, suit in enumerate(suits):
        high = _honours(suit, 13 - len(suit))
        long = _length(suit, others)
        if trump is None:
            entries = 1.0 if suit and suit[0] >= 11 else 0.5
            total += max(high, min(high + long * entries, len(suit)))
        elif number == trump:
            total += min(high + long, len(suit))
        else:
            # A long side suit is ruffed before it runs.
            total += min(high, 2.2) + 0.35 * long
    if trump is not None:
        trumps = len(suits[trump])
        short = sum(max(0, 2 - len(suit)) for number, suit in enumerate(suits) if number != trump)
        total += min(max(0, trumps - 3) * 0.35, short * 0.55)
    return total


def danger(cards: Iterable[Card], *, ace: Ace = Ace.HIGH, others: int = 2) -> float:
    """Tricks that a hand must fear in a contract to lose: cards without a lower one that can be played before them."""
    total = 0.0
    for suit in by_suit(cards, ace):
        out = 13 - len(suit)
        low_first = sorted(suit)
        for turn, card in enumerate(low_first):
            lower = card - 1 - turn
            # In the n-th round of a suit the others have played n - 1 times: what is still below this card?
            gone = turn * others
            if out <= gone:
                break
            below = max(0.0, lower - gone * lower / max(out, 1)) / max(1, out - gone)
            total += below ** (1.0 + 0.5 * (others - 1)) if below < 1 else 1.0
    return total
