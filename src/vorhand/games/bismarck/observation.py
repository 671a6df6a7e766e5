"""What a seat may know. Built up from an allow-list, never the state with fields blanked (BIS-2.2, 2.3, 3.8, 3.9).

Bots, pages and exports of a running deal get this and nothing else.
"""

from dataclasses import dataclass

from vorhand.cards import Card, Cards, Rank, Seat, bits_of, next_seat
from vorhand.games.base import Turn
from vorhand.games.bismarck.actions import PlayerAction
from vorhand.games.bismarck.building import Direction, fitting
from vorhand.games.bismarck.giving import GivenCards, Giving, given_cards, givings, under_way
from vorhand.games.bismarck.legal import legal_actions
from vorhand.games.bismarck.ruleset import Contract, ContractId, Facing, Reveal, Ruleset, Trump, TrumpSource
from vorhand.games.bismarck.state import KittyFate, Phase, Standing, State, Turns, kitty_in_hand
from vorhand.games.tricks import ObservedTrick, observed

__all__ = ["LayoutTurn", "Observation", "ObservedLayout", "ObservedTrick", "ReviewedDeal", "ShownCard", "observe"]


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card shown to all for its suit."""

    source: TrumpSource
    """What it is shown for: the last card of the pack, or of the dealer's hand (BIS-2.4)."""
    card: Card


@dataclass(frozen=True, slots=True)
class LayoutTurn:
    """One turn of a layout."""

    seat: Seat
    card: Card | None
    """None for a pass: then this seat held none of the cards that fitted."""
    fits: Cards
    """The cards that fitted, one a pile, as the turn came."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedLayout:
    """The table of a layout, which everybody sees."""

    piles: tuple[tuple[Card, ...], ...]
    """By suit, the cards in the order in which they are laid, whether they lie there yet or not."""
    turns: tuple[LayoutTurn, ...]
    laid: Cards
    fits: Cards
    """The cards that fit now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedDeal:
    """The finished deal before this one, as the table's `reveal_after_deal` shows it."""

    hands: tuple[Cards, ...]
    """As dealt, by seat; no hands at all if the table reveals nothing."""
    kitty: Cards
    discards: Cards
    given: tuple[GivenCards, ...]
    tricks: tuple[ObservedTrick, ...]
    laid: tuple[tuple[Seat, Card | None], ...] = ()
    """The turns of a layout; None for a pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """Everything that one seat may know at a moment of a match."""

    seat: Seat | None
    """None for a spectator, who knows what everybody knows."""
    ruleset: Ruleset
    standing: Standing
    phase: Phase
    to_act: Turn | None
    dealer: Seat | None
    """None before the first dealer is drawn and after the match, like `declarer`."""
    declarer: Seat | None
    """None too while a card is still to show who he is."""
    offered: tuple[ContractId, ...]
    """What the declarer can choose, or could."""
    contract: Contract | None
    trump: Trump | None
    redeal: bool
    """Whether this deal repeats a void one."""
    kitty: tuple[Card, ...]
    """The kitty as far as this seat has seen it: open, or taken up by himself."""
    kitty_fate: KittyFate
    shown: tuple[ShownCard, ...]
    hand: Cards
    """This seat's cards; empty while they may not be looked at."""
    hand_counts: tuple[int, ...]
    """Cards in each hand."""
    undealt: int
    """Cards that are still to be dealt, while the deal pauses."""
    discards: Cards
    """What this seat itself has laid aside."""
    given: tuple[GivenCards, ...]
    """What partners gave each other so far, in order; the cards where this seat gave or got them (BIS-3.9)."""
    giving: Giving | None
    """Who gives cards to whom now."""
    leader: Seat
    trick: tuple[Card, ...]
    won: tuple[int, ...]
    """Tricks by seat."""
    history: tuple[ObservedTrick, ...]
    start: Rank | None
    """From where a layout is built, once the declarer has named it, and in which direction."""
    direction: Direction | None
    layout: ObservedLayout | None
    """None until a layout begins."""
    legal: tuple[PlayerAction, ...]
    """What this seat may do now; empty unless it is to act."""
    previous: ReviewedDeal | None


def observe(state: State, seat: Seat | None) -> Observation:
    """What `seat` may know now; None asks for what everybody knows. ValueError for a seat that is not there."""
    if seat is not None and not 0 <= seat < state.ruleset.players:
        raise ValueError(f"seats are 0 to {state.ruleset.players - 1}, not {seat}")
    facts = state.facts
    is_declarer = facts is not None and seat is not None and seat == facts.declarer_seat
    looked = facts is not None and facts.looked
    return Observation(
        seat=seat,
        ruleset=state.ruleset,
        standing=state.standing,
        phase=state.phase,
        to_act=state.actor,
        dealer=facts.dealer if facts else None,
        declarer=facts.declarer_seat if facts else None,
        offered=facts.offered if facts else (),
        contract=facts.contract if facts else None,
        trump=facts.trump if facts else None,
        redeal=facts.redeal if facts else False,
        kitty=_seen_kitty(state, seat),
        kitty_fate=facts.fate if facts else KittyFate.LYING,
        shown=tuple(ShownCard(source, Card.at(card)) for source, card in facts.shown) if facts else (),
        hand=Cards(state.hands[seat]) if seat is not None and looked else Cards(),
        hand_counts=tuple(hand.bit_count() for hand in state.hands),
        undealt=len(facts.undealt) if facts else 0,
        discards=Cards(facts.discards) if facts and is_declarer else Cards(),
        given=_given_as_seen(state, seat),
        giving=_giving_now(state),
        leader=state.leader,
        trick=tuple(Card.at(card) for card in state.trick),
        won=state.won,
        history=tuple(observed(trick) for trick in state.history),
        start=facts.start if facts else None,
        direction=facts.direction if facts else None,
        layout=_layout(state),
        legal=legal_actions(state, seat) if seat is not None else (),
        previous=_review(state),
    )


def _seen_kitty(state: State, seat: Seat | None) -> tuple[Card, ...]:
    facts = state.facts
    if facts is None or not facts.dealt:
        return ()
    opened = state.ruleset.kitty.facing is Facing.OPEN
    if opened or (seat == facts.declarer_seat and kitty_in_hand(state.ruleset, facts)):
        return tuple(Card.at(card) for card in facts.kitty)
    return ()


def _given_as_seen(state: State, seat: Seat | None) -> tuple[GivenCards, ...]:
    """The receiver sees nothing before all that is for him is there."""
    facts = state.facts
    if facts is None or not facts.given:
        return ()
    order = givings(state.ruleset, facts.declarer)
    complete = (cards.bit_count() == giving.count for giving, cards in zip(order, facts.given, strict=False))
    knows = [
        seat is not None and (seat == giving.giver or (seat == giving.receiver and there))
        for giving, there in zip(order, complete, strict=False)
    ]
    return given_cards(order, facts.given, knows)


def _giving_now(state: State) -> Giving | None:
    if state.phase is not Phase.GIVE:
        return None
    due = under_way(givings(state.ruleset, state.deal.declarer), state.deal.given)
    return due[0] if due else None


def _layout(state: State) -> ObservedLayout | None:
    layout = state.layout
    if layout is None:
        return None
    turns, laid = [], 0
    for place, card in enumerate(layout.turns):
        seat = next_seat(state.leader, len(state.hands), place)
        turns.append(LayoutTurn(seat, None if card is None else Card.at(card), Cards(fitting(layout.piles, laid))))
        laid |= 0 if card is None else 1 << card
    return ObservedLayout(
        piles=tuple(tuple(map(Card.at, pile)) for pile in layout.piles),
        turns=tuple(turns),
        laid=Cards(layout.laid),
        fits=Cards(fitting(layout.piles, layout.laid)),
    )


def _laid(leader: Seat, players: int, turns: Turns) -> tuple[tuple[Seat, Card | None], ...]:
    seats = (next_seat(leader, players, place) for place in range(len(turns)))
    return tuple((seat, None if card is None else Card.at(card)) for seat, card in zip(seats, turns, strict=True))


def _review(state: State) -> ReviewedDeal | None:
    previous = state.previous
    if previous is None:
        return None
    shows_all = state.ruleset.table.reveal_after_deal is Reveal.ALL
    return ReviewedDeal(
        hands=tuple(Cards(hand) for hand in previous.hands) if shows_all else (),
        kitty=Cards(bits_of(previous.kitty)) if shows_all else Cards(),
        discards=Cards(previous.discards) if shows_all else Cards(),
        given=previous.given if shows_all else (),
        tricks=tuple(observed(trick) for trick in previous.tricks),
        laid=_laid(previous.leader, len(previous.hands), previous.turns),
    )
