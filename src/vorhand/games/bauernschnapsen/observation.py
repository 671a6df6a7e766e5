"""What a seat may know. Built up from an allow-list, never the state with fields blanked (dossier 5.3; BAU-2, BAU-9).

Bots, pages and exports of a running deal get this and nothing else.
"""

from dataclasses import dataclass

from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.base import Turn
from vorhand.games.bauernschnapsen.actions import Call, PlayerAction
from vorhand.games.bauernschnapsen.legal import legal_actions
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import Contract, ContractId, LastTrick, OpenTricks, Reveal, Ruleset
from vorhand.games.bauernschnapsen.scoring import side_points
from vorhand.games.bauernschnapsen.state import PLAYERS, Marriage, Phase, Standing, State, same_side
from vorhand.games.tricks import ObservedTrick, observed

__all__ = ["Observation", "ObservedTrick", "ReviewedDeal", "last_trick_is_open", "may_look", "observe"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedDeal:
    """The finished deal before this one, as the table's `reveal_after_deal` shows it."""

    hands: tuple[Cards, ...]
    """As dealt, by seat, or where a partner sat out what was played; no hands at all if the table reveals nothing."""
    tricks: tuple[ObservedTrick, ...]
    marriages: tuple[Marriage, ...]


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
    """None before the first dealer is drawn and after the match, like `caller`."""
    caller: Seat | None
    cut: int | None
    """How many cards were cut; 0 after a knock."""
    trump: Suit | None
    """The caller's suit; whether it counts the contract says."""
    turned: Card | None
    """The caller's card that was turned up for trumps."""
    calls: tuple[tuple[Seat, Call], ...]
    standing_bid: ContractId | None
    bidder: Seat | None
    """Whose bid stands."""
    contract: Contract | None
    """None until the auction is over, like `declarer`."""
    declarer: Seat | None
    answers: tuple[bool, ...]
    doubled: int
    """How often: 0 to 3."""
    hand: Cards
    """This seat's cards, as far as it has looked at them."""
    hand_counts: tuple[int, ...]
    """Cards in each hand."""
    idle: Seat | None
    """Who sits out in this contract."""
    leader: Seat
    trick: tuple[Card, ...]
    history: tuple[ObservedTrick, ...]
    """Everybody saw every card fall; a table's rules decide which tricks may still be looked through."""
    marriages: tuple[Marriage, ...]
    announced: Suit | None
    """The marriage declared on the present lead."""
    shown: Cards
    """Cards still held that everybody has seen: partners in a marriage, the card turned up."""
    points: int
    """Card points that this seat's side has taken and declared; 0 for a spectator."""
    legal: tuple[PlayerAction, ...]
    """What this seat may do now; empty unless it is to act."""
    previous: ReviewedDeal | None


def observe(state: State, seat: Seat | None) -> Observation:
    """What `seat` may know now; None asks for what everybody knows. ValueError for a seat that is not there."""
    if seat is not None and not 0 <= seat < PLAYERS:
        raise ValueError(f"seats are 0 to {PLAYERS - 1}, not {seat}")
    facts = state.facts
    bid = facts.bid if facts else None
    return Observation(
        seat=seat,
        ruleset=state.ruleset,
        standing=state.standing,
        phase=state.phase,
        to_act=state.actor,
        dealer=facts.dealer if facts else None,
        caller=facts.caller if facts else None,
        cut=facts.cut if facts else None,
        trump=facts.trump if facts else None,
        turned=Card.at(facts.turned) if facts and facts.turned is not None else None,
        calls=facts.calls if facts else (),
        standing_bid=bid.contract.id if bid else None,
        bidder=bid.bidder if bid else None,
        contract=facts.contract if facts else None,
        declarer=facts.declarer if facts else None,
        answers=facts.answers if facts else (),
        doubled=facts.doubled if facts else 0,
        hand=Cards(state.hands[seat] & ~facts.late[seat]) if facts and seat is not None else Cards(),
        hand_counts=tuple(hand.bit_count() for hand in state.hands),
        idle=state.idle,
        leader=state.leader,
        trick=tuple(Card.at(card) for card in state.trick),
        history=tuple(observed(trick) for trick in state.history),
        marriages=state.marriages,
        announced=state.announced,
        shown=_shown(state),
        points=side_points(seat, state.history, state.marriages) if seat is not None else 0,
        legal=legal_actions(state, seat) if seat is not None else (),
        previous=_review(state),
    )


def _shown(state: State) -> Cards:
    """What everybody has seen in a hand and has not been played yet (BAU-2.5, BAU-6.1)."""
    if state.facts is None:
        return Cards()
    held, seen = 0, 0
    for hand in state.hands:
        held |= hand
    if state.facts.turned is not None:
        seen |= 1 << state.facts.turned
    for marriage in state.marriages:
        seen |= pair(marriage.suit)
    return Cards(held & seen)


def _review(state: State) -> ReviewedDeal | None:
    previous = state.previous
    if previous is None:
        return None
    shows_all = state.ruleset.table.reveal_after_deal is Reveal.ALL
    return ReviewedDeal(
        hands=tuple(Cards(hand) for hand in previous.hands) if shows_all else (),
        tricks=tuple(observed(trick) for trick in previous.tricks),
        marriages=previous.marriages,
    )


# Which tricks lie where a seat may look at them


def may_look(seen: Observation, place: int) -> bool:
    """Whether a complete trick may be looked through: the own side's, and the first of each if the house says so.

    BAU-9.1. Everybody saw the cards fall; what may not be looked at again is not secret but has to be remembered.
    """
    trick = seen.history[place]
    if seen.seat is not None and same_side(trick.winner, seen.seat):
        return True
    if seen.ruleset.table.open_tricks is not OpenTricks.FIRST_OF_EACH_SIDE:
        return False
    return not any(same_side(earlier.winner, trick.winner) for earlier in seen.history[:place])


def last_trick_is_open(seen: Observation) -> bool:
    """Whether everybody may look at the last trick: until the next lead, unless the house closes it (BAU-9.2)."""
    return bool(seen.history) and not seen.trick and seen.ruleset.table.last_trick is LastTrick.OPEN
