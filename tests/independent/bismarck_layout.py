"""An independent reading of the dossier's layout rounds (2.16): cards are texts, hands are lists, nothing is shared.

"One pile a suit, opened by the start rank and built in the named direction; must play if able, one card per turn;
otherwise pass; ends when someone is out; others -1 per card left, winner + their sum."
"""

from collections.abc import Iterator
from dataclasses import dataclass

RANKS = "6789TJQKA"


@dataclass(frozen=True)
class Node:
    """A moment: what was done so far, whose turn it is (None at the end), what he can do, the points at the end."""

    path: tuple[str, ...]
    seat: int | None
    can: tuple[str, ...]
    points: tuple[int, ...] = ()


def order(start: str, step: int) -> str:
    """The ranks of a pile from its first card on; six and ace are neighbours."""
    at = RANKS.index(start)
    return "".join(RANKS[(at + step * place) % 9] for place in range(9))


def can_lay(hand: list[str], table: list[str], ranks: str) -> list[str]:
    """The cards of a hand that open a pile or continue one."""
    return [card for card in hand if (card[0] == ranks[0]) or ranks[ranks.index(card[0]) - 1] + card[1] in table]


def points(hands: list[list[str]]) -> tuple[int, ...]:
    """One off for each card left, and all of them to the player who is out."""
    lost = sum(len(hand) for hand in hands)
    return tuple(-len(hand) if hand else lost for hand in hands)


def walk(hands: list[list[str]], table: list[str], seat: int, ranks: str) -> Iterator[Node]:
    """Every moment of every way in which the round can go on, depth first, cards by suit C D H S and rank."""
    yield from _visit(hands, table, seat, ranks, ())


def _visit(hands: list[list[str]], table: list[str], seat: int, ranks: str, path: tuple[str, ...]) -> Iterator[Node]:
    if any(not hand for hand in hands):
        yield Node(path, None, (), points(hands))
        return
    lay = sorted(can_lay(hands[seat], table, ranks), key=lambda card: ("CDHS".index(card[1]), RANKS.index(card[0])))
    can = tuple(lay) or ("pass",)
    yield Node(path, seat, can)
    for word in can:
        rest = [[card for card in hand if card != word] for hand in hands]
        lies = table if word == "pass" else [*table, word]
        yield from _visit(rest, lies, (seat + 1) % len(hands), ranks, (*path, word))
