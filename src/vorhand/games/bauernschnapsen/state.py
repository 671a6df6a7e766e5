"""The state of a match of Bauernschnapsen: immutable values, and what follows from them by looking. No rule decides.

Cards inside are indices and bit sets (`vorhand.cards`). Nothing here is fit for a player's eyes: see `observation`.
"""

from dataclasses import dataclass
from enum import StrEnum

from vorhand.cards import Seat, Suit, next_seat
from vorhand.games.base import Turn
from vorhand.games.bauernschnapsen.actions import Call
from vorhand.games.bauernschnapsen.ruleset import Contract, ContractId, Partner, Ruleset
from vorhand.games.tricks import Trick
from vorhand.tricks import TrickRules

__all__ = [
    "PLAYERS",
    "DealFacts",
    "DealResult",
    "Ending",
    "FinishedDeal",
    "Marriage",
    "Phase",
    "Standing",
    "StandingBid",
    "State",
    "Trick",
    "before_lead",
    "caller_of",
    "cutter_of",
    "dealt_hands",
    "next_player",
    "partner_of",
    "player_at",
    "same_side",
    "sits_out",
]

PLAYERS = 4


class Phase(StrEnum):
    """What the table waits for."""

    DRAW_DEALER = "draw-dealer"
    DEAL = "deal"
    CUT = "cut"
    NAME_TRUMP = "name-trump"
    TURN = "turn"
    AUCTION = "auction"
    DOUBLING = "doubling"
    PLAY = "play"
    OVER = "over"


class Ending(StrEnum):
    """How a deal was decided."""

    CLAIMED = "claimed"
    """A correct claim in a Normal game."""
    FALSE_CLAIM = "false-claim"
    LAST_TRICK = "last-trick"
    """Nobody claimed in a Normal game."""
    MADE = "made"
    FAILED = "failed"


def partner_of(seat: Seat) -> Seat:
    """The seat opposite (BAU-1.1)."""
    return next_seat(seat, PLAYERS, 2)


def same_side(one: Seat, other: Seat) -> bool:
    """Whether two seats play together."""
    return (one - other) % 2 == 0


def caller_of(dealer: Seat) -> Seat:
    """Left of the dealer: he names trumps and speaks first (BAU-1.3)."""
    return next_seat(dealer, PLAYERS)


def cutter_of(dealer: Seat) -> Seat:
    """Right of the dealer: he cuts or knocks (BAU-2.1)."""
    return next_seat(dealer, PLAYERS, 3)


@dataclass(frozen=True, slots=True)
class Marriage:
    """A declared marriage."""

    seat: Seat
    suit: Suit
    points: int
    """Card points: 20, or 40 in trumps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """How a scored deal ended."""

    dealer: Seat
    declarer: Seat
    contract: ContractId
    doubled: int
    """How often: 0 to 3."""
    ending: Ending
    winner: Seat
    """The declarer where his side scores, else his left neighbour; partners score together."""
    points: int
    """Game points of the winning side, doubling included."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Game points by seat: partners score together."""
        return tuple(self.points if same_side(Seat(seat), self.winner) else 0 for seat in range(PLAYERS))


@dataclass(frozen=True, slots=True)
class Standing:
    """The match so far. Totals and the next dealer follow from it (`scoring`)."""

    first_dealer: Seat | None = None
    """None until he is drawn."""
    results: tuple[DealResult, ...] = ()


@dataclass(frozen=True, slots=True)
class StandingBid:
    """The bid that stands: whoever speaks must go over it, or hold it by right of priority."""

    bidder: Seat
    """Who said it, and is not asked again while it stands."""
    contract: Contract
    floor: int
    """The rank that must be exceeded: its own, or that of the Bettler which it replaced."""
    kontra: bool = False
    """Whether it is the Normal game, doubled in place of a Bettler: the caller plays it (BAU-3.9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFacts:
    """What is settled about the present deal before its first trick."""

    dealer: Seat
    pack: tuple[int, ...] = ()
    """The pack in deal order, from the shuffle until trumps are known; after a cut in the order that the cut made."""
    cut: int | None = None
    """How many cards were cut; 0 after a knock, None before either."""
    late: tuple[int, ...] = (0, 0, 0, 0)
    """Cards by seat, sets, that are dealt but not looked at before trumps are known."""
    turned: int | None = None
    """The card turned up for trumps."""
    trump: Suit | None = None
    """The caller's trump suit, once known; the contract decides whether it counts."""
    calls: tuple[tuple[Seat, Call], ...] = ()
    """The auction so far."""
    bid: StandingBid | None = None
    """The bid that stands in it."""
    contract: Contract | None = None
    """None until the auction is over."""
    declarer: Seat | None = None
    answers: tuple[bool, ...] = ()
    """Who was asked to double said yes or no, in order."""
    doubled: int = 0
    """How often the contract has been doubled."""

    @property
    def caller(self) -> Seat:
        """Who names trumps."""
        return caller_of(self.dealer)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedDeal:
    """The deal before this one, for review."""

    hands: tuple[int, ...]
    """As dealt, by seat; where a partner sat out only what was played."""
    tricks: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A moment of a match."""

    ruleset: Ruleset
    standing: Standing
    facts: DealFacts | None
    """None before the first dealer is drawn and after the match."""
    phase: Phase
    actor: Turn | None
    """Whom the table waits for; None when the match is over."""
    hands: tuple[int, ...]
    """A set of cards by seat, those not looked at yet included; empty until dealt."""
    leader: Seat
    """Who led or leads the present trick; before play, the caller."""
    trick: tuple[int, ...]
    """The cards of the present trick in play order."""
    history: tuple[Trick, ...]
    """The complete tricks of this deal."""
    marriages: tuple[Marriage, ...]
    announced: Suit | None
    """The marriage declared on the present lead, until its king or queen is led."""
    rules: TrickRules | None
    """None until play begins."""
    playable: int
    """In play, the cards that the actor may play, a set; kept because it is asked for twice a card."""
    idle: Seat | None = None
    """In play, who sits out."""
    previous: FinishedDeal | None = None

    @property
    def deal(self) -> DealFacts:
        """The present deal, where there is one."""
        assert self.facts is not None
        return self.facts


def sits_out(contract: Contract, declarer: Seat) -> Seat | None:
    """The declarer's partner, in a contract that he does not play (BAU-5.7)."""
    return partner_of(declarer) if contract.partner is Partner.SITS_OUT else None


def before_lead(state: State, facts: DealFacts, phase: Phase, actor: Turn | None) -> State:
    """The same deal with other facts, before its first lead. Spelled out, because `replace` is slow."""
    return State(
        state.ruleset,
        state.standing,
        facts,
        phase,
        actor,
        state.hands,
        state.leader,
        (),
        (),
        (),
        None,
        None,
        0,
        None,
        state.previous,
    )


def dealt_hands(state: State) -> tuple[int, ...]:
    """The hands as they were dealt, by seat, from what is held and what was played."""
    hands = list(state.hands)
    for trick in state.history:
        _put_back(hands, trick.leader, trick.cards, state.idle)
    _put_back(hands, state.leader, state.trick, state.idle)
    return tuple(hands)


def _put_back(hands: list[int], leader: Seat, cards: tuple[int, ...], idle: Seat | None) -> None:
    seat = leader
    for card in cards:
        hands[seat] |= 1 << card
        seat = next_player(seat, idle)


def player_at(leader: Seat, place: int, idle: Seat | None) -> Seat:
    """Who plays that card of a trick, the leader's being 0."""
    seat = leader
    for _ in range(place):
        seat = next_player(seat, idle)
    return seat


def next_player(seat: Seat, idle: Seat | None) -> Seat:
    """Who plays after that seat: clockwise, past a partner who sits out (BAU-5.7)."""
    after = next_seat(seat, PLAYERS)
    return next_seat(after, PLAYERS) if after == idle else after
