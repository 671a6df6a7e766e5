"""The state of a match of Bismarck: immutable values, and what follows from them by looking. No rule decides here.

Cards inside are indices and bit sets (`vorhand.cards`). Nothing here is fit for a player's eyes: see `observation`.
"""

from dataclasses import dataclass
from enum import StrEnum

from vorhand.cards import Rank, Seat, bits_of
from vorhand.games.base import Turn
from vorhand.games.bismarck.building import Direction, Piles
from vorhand.games.bismarck.giving import GivenCards, before_giving, givings
from vorhand.games.bismarck.ruleset import Contract, ContractId, ExchangeOrder, Ruleset, Trump, TrumpSource
from vorhand.games.tricks import Trick
from vorhand.tricks import TrickRules

__all__ = [
    "DealFacts",
    "DealResult",
    "FinishedDeal",
    "KittyFate",
    "Layout",
    "Phase",
    "Standing",
    "State",
    "Trick",
    "Turns",
    "dealt_hands",
    "kitty_in_hand",
]


class Phase(StrEnum):
    """What the table waits for."""

    DRAW_DEALER = "draw-dealer"
    CUT_CARD = "cut-card"
    LAY_OPEN = "lay-open"
    DEAL = "deal"
    CHOOSE_CONTRACT = "choose-contract"
    NAME_TRUMP = "name-trump"
    TAKE_KITTY = "take-kitty"
    DISCARD = "discard"
    GIVE = "give"
    COMPLETE_DEAL = "complete-deal"
    """The rest of the cards is dealt after a pause: nobody has to do anything for it."""
    NAME_START = "name-start"
    NAME_DIRECTION = "name-direction"
    PLAY = "play"
    LAYOUT = "layout"
    OVER = "over"


class KittyFate(StrEnum):
    """What became of the kitty."""

    LYING = "lying"
    TAKEN = "taken"
    LEFT = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """How a scored deal ended; tricks, cards left and scores by seat."""

    dealer: Seat
    declarer: Seat
    contract: ContractId
    trump: Trump
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[int, ...] = ()
    """After a layout, where there are no tricks: the cards that each seat was left with."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The match so far. Totals, used contracts and the next dealer follow from it (`scoring`)."""

    first_dealer: Seat | None = None
    """None until he is drawn."""
    results: tuple[DealResult, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFacts:
    """What is settled about the present deal before its first trick."""

    dealer: Seat
    declarer_seat: Seat | None
    """None until the cards show who he is (BIS-1.5)."""
    offered: tuple[ContractId, ...]
    """What the declarer may choose from; a single one needs no choice."""
    contract: Contract | None = None
    trump: Trump | None = None
    """None until it is known."""
    kept_trump: Trump | None = None
    """After a void deal: the trump that was named in it (BIS-7.1)."""
    redeal: bool = False
    """Whether this deal repeats a void one."""
    open_places: tuple[int, ...] = ()
    shown: tuple[tuple[TrumpSource, int], ...] = ()
    """Cards shown for their suit, each with what it is shown for."""
    kitty: tuple[int, ...] = ()
    """The kitty as dealt, in the order of the pack."""
    dealt: bool = False
    undealt: tuple[int, ...] = ()
    """The rest of the pack, in its order, while the deal pauses (BIS-2.5)."""
    looked: bool = False
    """Whether the players have looked at their hands (BIS-2.3)."""
    fate: KittyFate = KittyFate.LYING
    discards: int = 0
    """A set of cards."""
    given: tuple[int, ...] = ()
    """What partners gave each other, a set of cards for each place of `giving.givings`; the last may be incomplete."""
    start: Rank | None = None
    """The rank from which the declarer has a layout built, where he names it (BIS-8.2)."""
    direction: Direction | None = None

    @property
    def declarer(self) -> Seat:
        """The declarer, once he is known."""
        assert self.declarer_seat is not None
        return self.declarer_seat


Turns = tuple[int | None, ...]
"""The turns of a layout, clockwise from the leader: the card that was laid, None for a pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The cards on the table in a layout (BIS-8)."""

    piles: Piles
    """Each suit in the order in which its cards are laid."""
    turns: Turns = ()
    laid: int = 0
    """The cards that lie on the table, a set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedDeal:
    """The deal before this one, for review: hands as dealt, kitty, discards, what was given, tricks or the turns of a
    layout."""

    hands: tuple[int, ...]
    kitty: tuple[int, ...]
    discards: int
    given: tuple[GivenCards, ...]
    tricks: tuple[Trick, ...]
    leader: Seat = Seat(0)
    """Who had the first turn of a layout."""
    turns: Turns = ()


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
    """A set of cards by seat; empty until dealt."""
    leader: Seat
    """Who led or leads the present trick; before play, who will lead the first; in a layout, who had the first turn."""
    trick: tuple[int, ...]
    """The cards of the present trick in play order."""
    won: tuple[int, ...]
    """Tricks taken by seat."""
    history: tuple[Trick, ...]
    """The complete tricks of this deal."""
    rules: TrickRules | None
    """None until play begins, and in a layout."""
    playable: int
    """In play, the cards that the actor may play, a set; kept because it is asked for twice a card."""
    previous: FinishedDeal | None = None
    layout: Layout | None = None
    """None until a layout begins."""

    @property
    def deal(self) -> DealFacts:
        """The present deal, where there is one."""
        assert self.facts is not None
        return self.facts


def kitty_in_hand(ruleset: Ruleset, facts: DealFacts) -> bool:
    """Whether the declarer has the kitty in his hand, or had it before he discarded (BIS-3.6, BIS-3.7)."""
    if facts.fate is not KittyFate.TAKEN:
        return False
    blind = ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    return not blind or facts.discards.bit_count() == ruleset.kitty.size


def dealt_hands(state: State) -> tuple[int, ...]:
    """The hands as they were dealt, by seat, from what is held, played, given and laid aside."""
    hands = list(state.hands)
    for trick in state.history:
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % len(hands)] |= 1 << card
    for place, card in enumerate(state.trick):
        hands[(state.leader + place) % len(hands)] |= 1 << card
    for place, laid in enumerate(state.layout.turns if state.layout else ()):
        if laid is not None:
            hands[(state.leader + place) % len(hands)] |= 1 << laid
    facts = state.deal
    if facts.given:
        hands = list(before_giving(hands, givings(state.ruleset, facts.declarer), facts.given))
    hands[facts.declarer] |= facts.discards
    if kitty_in_hand(state.ruleset, facts):
        hands[facts.declarer] &= ~bits_of(facts.kitty)
    return tuple(hands)
