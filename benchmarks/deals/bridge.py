"""Bridge deals as lines: `hands=…/…/…/… C=6,7,6,7 D=… H=… S=… NT=…`, and endings: `hands=…/…/…/… leader=2`.

The game is whist with four hands, two against two, which is what bridge comes to when all cards are seen, and what the
Finnish partners play.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from vorhand.cards import ALL_CARDS, Card, Cards
from vorhand.notation import format_hand, parse_hand
from vorhand.records import nonce_from_seed
from vorhand.records.chance import ChanceStream
from vorhand.tricks import TrickRules, playable, winner

__all__ = ["STRAINS", "BridgeDeal", "BridgeEnding", "Hands", "hands_text", "random_ending", "random_hands"]

STRAINS = ("C", "D", "H", "S", "NT")
"""The trumps in the order of a line."""
_SEATS = 4
_NO_TRUMP = TrickRules(trump=None)

Hands = tuple[Cards, ...]
"""By seat, clockwise; seats 0 and 2 are partners."""


@dataclass(frozen=True, slots=True)
class BridgeDeal:
    """Four hands of thirteen and their twenty results."""

    hands: Hands
    results: dict[str, tuple[int, ...]]
    """By strain: the tricks that seats 0 to 3 and their partners take as the declarer, whose left neighbour leads."""

    def __str__(self) -> str:
        return " ".join([f"hands={hands_text(self.hands)}", *(f"{s}={_numbers(self.results[s])}" for s in STRAINS)])

    @staticmethod
    def parse(line: str) -> "BridgeDeal":
        """The deal of a line of `bridge-1000`."""
        fields = _fields(line)
        results = {strain: tuple(int(tricks) for tricks in fields[strain].split(",")) for strain in STRAINS}
        return BridgeDeal(_parse_hands(fields["hands"]), results)


@dataclass(frozen=True, slots=True)
class BridgeEnding:
    """Four equal hands at no trump, and who leads."""

    hands: Hands
    leader: int

    def __str__(self) -> str:
        return f"hands={hands_text(self.hands)} leader={self.leader}"

    @staticmethod
    def parse(line: str) -> "BridgeEnding":
        """The ending of a line of `bridge-8`."""
        fields = _fields(line)
        return BridgeEnding(_parse_hands(fields["hands"]), int(fields["leader"]))


def random_hands(seed: int, number: int) -> Hands:
    """The deal of that number from that seed."""
    return _dealt(ChanceStream(nonce_from_seed(seed, number), "deal"))


def random_ending(seed: int, number: int, tricks: int) -> BridgeEnding:
    """What that many tricks before the end is left of the same deal, played at no trump; every legal card is equally
    likely, and seat 0 leads first."""
    hands = [hand.bits for hand in random_hands(seed, number)]
    choices, leader = ChanceStream(nonce_from_seed(seed, number), "play"), 0
    while hands[0].bit_count() > tricks:
        trick: list[int] = []
        for place in range(_SEATS):
            seat = (leader + place) % _SEATS
            legal = [*Cards(playable(hands[seat], trick, _NO_TRUMP))]
            card = legal[choices.below(len(legal))]
            hands[seat] &= ~card.bit
            trick.append(card.index)
        leader = (leader + winner(trick, _NO_TRUMP)) % _SEATS
    return BridgeEnding(tuple(Cards(hand) for hand in hands), leader)


def _dealt(chance: ChanceStream) -> Hands:
    pack: Sequence[Card] = chance.shuffled([*ALL_CARDS])
    return tuple(Cards.of(pack[13 * seat : 13 * seat + 13]) for seat in range(_SEATS))


def hands_text(hands: Hands) -> str:
    """The hands with a stroke between, as docs/notation.md writes a hand."""
    return "/".join(format_hand(hand) for hand in hands)


def _parse_hands(text: str) -> Hands:
    return tuple(parse_hand(hand) for hand in text.split("/"))


def _numbers(numbers: Sequence[int]) -> str:
    return ",".join(str(number) for number in numbers)


def _fields(line: str) -> dict[str, str]:
    return dict(field.split("=", 1) for field in line.split(" "))
