"""The compiled core of Vorhand. Only vorhand._native imports it."""

from collections.abc import Sequence
from typing import Final


def trick_winner(cards: Sequence[int], *, trump: int | None, ace: str) -> int: ...

def legal_cards(hand: int, trick: Sequence[int], *, trump: int | None, ace: str, void: str, beat: str, aim: str) -> int: ...

class BauernschnapsenDeal:
    """
    A moment in a deal of Bauernschnapsen, from the pack to the score. Never changes.
    """

    def after(self, action: int) -> BauernschnapsenDeal:
        """The deal after a legal action of the seat to act, given by its number."""

    def after_pack(self, pack: Sequence[int]) -> BauernschnapsenDeal:
        """
        The deal after chance has brought a pack: card indices, the first card first.
        """

    def perft(self, depth: int) -> int:
        """
        The number of different sequences of `depth` actions; one that comes to the end of the deal, or to a moment that waits for chance, counts once.
        """

    def playouts(self, count: int, *, seed: int, by_rules: Sequence[int] = ()) -> tuple[int, tuple[int, ...]]:
        """
        Plays on to the end that often: the decisions of players in all, and the sums of the scores by seat. The seats `by_rules` play by a few simple rules, from their own cards and what is public; all others choose evenly, as chance does.
        """

    def by_rules(self, *, seed: int) -> int:
        """
        The number of what the actor does who plays by those rules; the seed decides between equals.
        """

    def features(self, seat: int) -> bytes:
        """
        What that seat may know, as 32-bit floats of this machine; cpp/include/vorhand/bauernschnapsen/features.hpp lists them.
        """

    @property
    def actor(self) -> int | None:
        """The seat to act; None where chance acts or the deal is over."""

    @property
    def legal(self) -> bytes:
        """The numbers of its legal actions, in canonical order."""

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

    def after_turn(self, place: int) -> BauernschnapsenDeal:
        """
        The deal after chance has turned up one of the caller's last two cards, 0 or 1.
        """

    @property
    def phase(self) -> str:
        """What the deal waits for: a `Phase` of the game, or 'over'."""

    @property
    def hands(self) -> tuple[int, ...]:
        """What each seat holds, sets of cards; empty until dealt."""

    @property
    def card_points(self) -> tuple[int, int]:
        """
        Card points of seats 0 and 2, and of 1 and 3: complete tricks and declared marriages.
        """

    @property
    def ending(self) -> str | None:
        """How the deal was decided; None while it is not."""

class BauernschnapsenRules:
    """What a house plays within a deal of Bauernschnapsen."""

    def deal(self, dealer: int) -> BauernschnapsenDeal:
        """The beginning of a deal, waiting for its pack."""

    def first_call(self, *, hands: Sequence[int], dealer: int, trump: int) -> BauernschnapsenDeal:
        """The first call of the auction; hands are sets by seat, in fives."""

    def first_lead(self, contract: str, *, hands: Sequence[int], dealer: int, declarer: int, trump: int | None, doubled: int = 0) -> BauernschnapsenDeal:
        """
        The first lead in a contract, whatever was bid; one that is shown is over at once.
        """

    def __eq__(self, other: object, /) -> bool: ...

class BauernschnapsenVectorEnv:
    """
    Deals of one house stepped at once. Every array has a row for each environment, and is used as it is.
    """

    def __init__(self, beginnings: Sequence[BauernschnapsenDeal], *, count: int, seed: int) -> None: ...

    def observe(self, *, legal: object, actor: object, features: object | None = None) -> None:
        """Writes what the seats to act see now."""

    def step(self, actions: object, *, legal: object, actor: object, rewards: object, done: object, features: object | None = None) -> None:
        """
        Does an action in every environment and writes what comes of it. ValueError, with nothing done, if one is illegal.
        """

    def sample(self, actions: object, *, by_rules: Sequence[int] = ()) -> None:
        """
        Writes a legal action for every environment: what the seats `by_rules` do by a few simple rules, evenly drawn for the others.
        """

    def deal(self, number: int) -> BauernschnapsenDeal:
        """The deal of one environment, with every card seen."""

    def __len__(self) -> int: ...

    feature_count: Final[int] = ...
    """How many features a row has."""

def bauernschnapsen_rules(axes: dict[str, int | str]) -> BauernschnapsenRules:
    """
    The rules that these deal axes make, by dotted key. A key too many or too few is a ValueError.
    """

def bauernschnapsen_solve(deal: BauernschnapsenDeal, *, nodes: int, seconds: float) -> tuple[int, int, int]:
    """
    Bounds of what the declarer's side scores, and the tricks begun in the search; a limit of 0 is none.
    """

def bauernschnapsen_score(deal: BauernschnapsenDeal, *, nodes: int, seconds: float) -> tuple[list[tuple[int, int, int]], tuple[int, int, int]]:
    """
    The legal actions, each with the bounds of its value, and those of the moment.
    """

def bauernschnapsen_worlds(deal: BauernschnapsenDeal, worlds: object, values: object, *, threads: int, each: bool) -> None:
    """
    The value in many worlds, or with `each` that of every action: hands by seat, uint64 of shape (n, 4), into int16 of shape (n, 1) or (n, actions).
    """

class BismarckDeal:
    """
    A moment in a deal of Bismarck, from the pack to the score. Never changes.
    """

    def after(self, action: int) -> BismarckDeal:
        """The deal after a legal action of the seat to act, given by its number."""

    def after_pack(self, pack: Sequence[int]) -> BismarckDeal:
        """
        The deal after chance has brought a pack: card indices, the first card first.
        """

    def perft(self, depth: int) -> int:
        """
        The number of different sequences of `depth` actions; one that comes to the end of the deal, or to a moment that waits for chance, counts once.
        """

    def playouts(self, count: int, *, seed: int, by_rules: Sequence[int] = ()) -> tuple[int, tuple[int, ...]]:
        """
        Plays on to the end that often: the decisions of players in all, and the sums of the scores by seat. The seats `by_rules` play by a few simple rules, from their own cards and what is public; all others choose evenly, as chance does.
        """

    def by_rules(self, *, seed: int) -> int:
        """
        The number of what the actor does who plays by those rules; the seed decides between equals.
        """

    def features(self, seat: int) -> bytes:
        """
        What that seat may know, as 32-bit floats of this machine; cpp/include/vorhand/bismarck/features.hpp lists them.
        """

    @property
    def actor(self) -> int | None:
        """The seat to act; None where chance acts or the deal is over."""

    @property
    def legal(self) -> bytes:
        """The numbers of its legal actions, in canonical order."""

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

    def after_cut(self, card: int) -> BismarckDeal:
        """The deal after chance has cut a card for trumps: its index."""

    def after_places(self, places: Sequence[int]) -> BismarckDeal:
        """
        The deal after chance has picked the places of a scattered kitty in the pack, ascending from 0.
        """

    @property
    def phase(self) -> str:
        """What the deal waits for: a `Phase` of the game, or 'over'."""

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

class BismarckRules:
    """What a house plays within a deal of Bismarck."""

    def deal(self, dealer: int, *, offered: Sequence[str], declarer: int | None = None, kept_trump: str | None = None) -> BismarckDeal:
        """
        The beginning of a deal in which these contracts can be chosen, by their ids. Without a declarer it is the usual one beside that dealer, or whom a card will show; `kept_trump` was named before a void deal.
        """

    def moment(self, *, dealer: int, declarer: int | None, offered: Sequence[str], kept_trump: str | None, contract: str | None, trump: str | None, fate: str, hands: Sequence[int], kitty: Sequence[int], places: Sequence[int], discards: int, given: Sequence[int], undealt: Sequence[int], last_card: int | None, dealers_card: int | None, start: int | None, direction: int | None, leader: int, won: Sequence[int]) -> BismarckDeal:
        """
        A deal on its way, before a trick or the first turn of a layout: what has happened in it, as `DealFacts` has it. `fate` may be 'not-dealt' too; `direction` is 0 for up.
        """

class BismarckVectorEnv:
    """
    Deals of one house stepped at once. Every array has a row for each environment, and is used as it is.
    """

    def __init__(self, beginnings: Sequence[BismarckDeal], *, count: int, seed: int) -> None: ...

    def observe(self, *, legal: object, actor: object, features: object | None = None) -> None:
        """Writes what the seats to act see now."""

    def step(self, actions: object, *, legal: object, actor: object, rewards: object, done: object, features: object | None = None) -> None:
        """
        Does an action in every environment and writes what comes of it. ValueError, with nothing done, if one is illegal.
        """

    def sample(self, actions: object, *, by_rules: Sequence[int] = ()) -> None:
        """
        Writes a legal action for every environment: what the seats `by_rules` do by a few simple rules, evenly drawn for the others.
        """

    def deal(self, number: int) -> BismarckDeal:
        """The deal of one environment, with every card seen."""

    def __len__(self) -> int: ...

    feature_count: Final[int] = ...
    """How many features a row has."""

def bismarck_rules(axes: dict[str, int | str | list[int] | list[str]], *, contracts: Sequence[str], free_contract: Sequence[str], selection: str) -> BismarckRules:
    """
    The rules that these deal axes make, by dotted key, with how contracts are chosen. A key too many or too few is a ValueError.
    """

class WorldSpace:
    """All worlds that fit what is known. Never changes."""

    def __init__(self, known: Sequence[int], unseen: int, cases: Sequence[tuple[int, Sequence[tuple[int, int, int]]]]) -> None: ...

    @property
    def worlds(self, /) -> int:
        """How many there are."""

    @property
    def ways(self, /) -> int:
        """In how many ways they came about."""

    def sample(self, rows: object, seed: int) -> None:
        """Fills a buffer of rows with worlds, each as likely as its ways."""

    def list(self, rows: object, ways: object) -> None:
        """Fills buffers with every world, ascending, and its ways."""

    def ways_of(self, row: Sequence[int]) -> int:
        """In how many ways a world came about; 0 if it does not fit."""

class SideQuestion:
    """A position of play and the side whose tricks are asked for."""

def side_question(hands: Sequence[int], trick: Sequence[int], *, leader: int, side: int, trump: int | None, ace: str, void: str, beat: str, aim: str) -> SideQuestion: ...

class SideSolver:
    """
    Keeps what it found for the next question of the same deal. Not for two threads.
    """

    def __init__(self) -> None: ...

    def solve(self, question: SideQuestion, *, nodes: int, seconds: float, progress: object | None) -> tuple[int, int, int]:
        """Lower and upper bound of the side's tricks, and the nodes searched."""

    def scores(self, question: SideQuestion, *, nodes: int, seconds: float, progress: object | None) -> tuple[list[tuple[int, int, int]], int]:
        """For each legal card its index and the bounds, and the nodes searched."""

def solve_sides(questions: Sequence[SideQuestion], *, threads: int, nodes: int, seconds: float, progress: object | None) -> list[tuple[int, int, int]]: ...

def score_sides(questions: Sequence[SideQuestion], *, threads: int, nodes: int, seconds: float, progress: object | None) -> list[tuple[list[tuple[int, int, int]], int]]: ...

MAXN_TRICK: int = 26005292974080000

def maxn(worlds: Sequence[Sequence[int]], trick: Sequence[int], *, leader: int, trump: int | None, ace: str, void: str, beat: str, aim: str, nodes: int, seconds: float, threads: int, progress: object | None) -> list[tuple[list[int], list[tuple[int, list[int]]]] | str]: ...
