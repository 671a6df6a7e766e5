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

class BismarckDeal:
    """
    A moment in a deal of Bismarck, from the pack to the score. Never changes.
    """

    def after(self, action: int) -> BismarckDeal:
        """The deal after a legal action of the seat to act, given by its number."""

    def after_cut(self, card: int) -> BismarckDeal:
        """The deal after chance has cut a card for trumps: its index."""

    def after_places(self, places: Sequence[int]) -> BismarckDeal:
        """
        The deal after chance has picked the places of a scattered kitty in the pack, ascending from 0.
        """

    def after_pack(self, pack: Sequence[int]) -> BismarckDeal:
        """
        The deal after chance has brought a pack: card indices, the first card first.
        """

    def perft(self, depth: int) -> int:
        """
        The number of different sequences of `depth` actions; one that comes to the end of the deal, or to a moment that waits for chance, counts once.
        """

    def playouts(self, count: int, *, seed: int) -> tuple[int, tuple[int, ...]]:
        """
        Plays on to the end that often, everybody and chance choosing evenly: the decisions of players in all, and the sums of the scores by seat.
        """

    @property
    def phase(self) -> str:
        """What the deal waits for: a `Phase` of the game, or 'over'."""

    @property
    def actor(self) -> int | None:
        """The seat to act; None where chance acts or the deal is over."""

    @property
    def legal(self) -> bytes:
        """The numbers of its legal actions, in canonical order."""

    @property
    def hands(self) -> tuple[int, ...]:
        """What each seat holds, sets of cards; empty until dealt."""

    @property
    def aside(self) -> int:
        """
        What the declarer has laid aside, or what a partner is choosing to give, a set of cards.
        """

    @property
    def declarer(self) -> int | None:
        """The declarer; None while a card is to show who he is."""

    @property
    def contract(self) -> str | None:
        """The id of the contract; None while it is not known."""

    @property
    def trump(self) -> str | None:
        """The trump, or 'no-trump'; None while it is not known."""

    @property
    def leader(self) -> int:
        """The seat that led, or leads, the trick; before play the first."""

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks taken by seat."""

    @property
    def over(self) -> bool:
        """Whether the deal is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; nothing while it is open."""

    @property
    def hash(self) -> int:
        """
        A number that deals of one house share where all that matters for the rest is the same.
        """

class BismarckRules:
    """What a house plays within a deal of Bismarck."""

    def deal(self, dealer: int, *, offered: Sequence[str], declarer: int | None = None, kept_trump: str | None = None) -> BismarckDeal:
        """
        The beginning of a deal in which these contracts can be chosen, by their ids. Without a declarer it is the usual one beside that dealer, or whom a card will show; `kept_trump` was named before a void deal.
        """

def bismarck_rules(axes: dict[str, int | str | list[int] | list[str]], *, contracts: Sequence[str], free_contract: Sequence[str], selection: str) -> BismarckRules:
    """
    The rules that these deal axes make, by dotted key, with how contracts are chosen. A key too many or too few is a ValueError.
    """

MAXN_TRICK: int = 26005292974080000

def maxn(worlds: Sequence[Sequence[int]], trick: Sequence[int], *, leader: int, trump: int | None, ace: str, void: str, beat: str, aim: str, nodes: int | None, seconds: float | None, threads: int) -> list[tuple[list[int], list[tuple[int, list[int]]]] | str]: ...
