"""The compiled core of Vorhand. Only vorhand._native imports it."""

from collections.abc import Sequence


def trick_winner(cards: Sequence[int], *, trump: int | None, ace: str) -> int: ...

def legal_cards(hand: int, trick: Sequence[int], *, trump: int | None, ace: str, void: str, beat: str, aim: str) -> int: ...

def perft(hands: Sequence[int], trick: Sequence[int], *, leader: int, depth: int, trump: int | None, ace: str, void: str, beat: str, aim: str) -> int: ...

class BauernschnapsenPosition:
    """
    A moment in the play of a deal of Bauernschnapsen, from the first lead on. Never changes.
    """

    def after(self, action: int) -> BauernschnapsenPosition:
        """The position after a legal action, given by its number."""

    def perft(self, depth: int) -> int:
        """
        The number of different sequences of `depth` actions; one that comes to the end of the deal counts once.
        """

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the deal is over."""

    @property
    def legal(self) -> list[int]:
        """The numbers of its legal actions, ascending."""

    @property
    def card_points(self) -> tuple[int, int]:
        """
        Card points of seats 0 and 2, and of 1 and 3: complete tricks and declared marriages.
        """

    @property
    def ending(self) -> str | None:
        """How the deal was decided; None while it is not."""

    @property
    def scores(self) -> tuple[int, int]:
        """
        Game points of seats 0 and 2, and of 1 and 3; nothing while it is open.
        """

def bauernschnapsen_first_lead(hands: Sequence[int], *, caller: int, declarer: int, trump: int | None, doubled: int, value: int, cards: str, order: str, leads: str, partner: str, aim: str, marriages: str, three_tricks: str, trickless: str, losers_marriages: str) -> BauernschnapsenPosition: ...
