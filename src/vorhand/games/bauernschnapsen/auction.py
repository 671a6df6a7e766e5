"""Who speaks, what a bid must be, who is asked to double. Rules BAU-3.1 to BAU-3.9 and BAU-4.1 to BAU-4.5."""

from dataclasses import replace
from enum import Enum
from itertools import takewhile

from vorhand.cards import LANES, Rank, Seat, next_seat
from vorhand.games.bauernschnapsen.actions import BIDS, KONTRA_NORMAL, PASS, Bid, Call, KontraNormal, Pass
from vorhand.games.bauernschnapsen.ruleset import (
    Aim,
    Bidders,
    Contract,
    ContractId,
    Doubled,
    IdlePartner,
    Needs,
    NormalKontra,
    Partner,
    Ruleset,
)
from vorhand.games.bauernschnapsen.state import PLAYERS, DealFacts, StandingBid, partner_of, same_side

__all__ = ["Obstacle", "after_call", "asked", "legal_calls", "may_bid", "may_double_normal", "obstacle", "speaker"]

_ACES = sum(1 << (lane << 4) + Rank.ACE - 1 for lane in range(4))


def after_call(ruleset: Ruleset, facts: DealFacts, seat: Seat, said: Call) -> DealFacts:
    """The facts once the speaker has said that; the bid that stands is kept with them."""
    bid = facts.bid
    if isinstance(said, Bid):
        row = ruleset.contract(said.contract)
        bid = StandingBid(seat, row, row.rank)
    elif isinstance(said, KontraNormal):
        assert bid is not None
        bid = StandingBid(seat, ruleset.contract(ContractId.NORMAL), bid.floor, kontra=True)
    return replace(facts, calls=(*facts.calls, (seat, said)), bid=bid)


def speaker(facts: DealFacts) -> Seat | None:
    """Who speaks now, clockwise from the caller past those who are out (BAU-3.1); None when the auction is over.

    BAU-3.5: it is over as soon as everybody but the standing bidder has passed.
    """
    if not facts.calls:
        return facts.caller
    bid = facts.bid
    assert bid is not None
    out = {seat for seat, call in facts.calls if isinstance(call, Pass)}
    last = facts.calls[-1][0]
    for steps in range(1, PLAYERS + 1):
        seat = next_seat(last, PLAYERS, steps)
        if seat not in out and seat != bid.bidder:
            return seat
    return None


_PLACES_OF = {
    Bidders.ANYONE: (0, 1, 2, 3),
    Bidders.CALLER: (0,),
    Bidders.CALLERS_SIDE: (0, 2),
    Bidders.OPPONENTS: (1, 3),
    Bidders.NOT_CALLER: (1, 2, 3),
}
"""Who may bid, as places clockwise from the caller."""


def may_bid(row: Contract, seat: Seat, caller: Seat) -> bool:
    """Whether the table lets a seat bid a contract, whatever it holds (BAU-3.6)."""
    return (seat - caller) % PLAYERS in _PLACES_OF[row.bidders]


class Obstacle(Enum):
    """What keeps a player from bidding a contract."""

    NOT_PLAYED = "not-played"
    """The house does not play it (BAU-3.6)."""
    BIDDER = "bidder"
    """The table does not let this seat bid it (BAU-3.6)."""
    TOO_LOW = "too-low"
    """It does not go over the bid that stands (BAU-3.2, BAU-3.3)."""
    NO_ACE = "no-ace"
    NOT_HELD = "not-held"
    """The cards that are shown in it are not there (BAU-3.7)."""


def obstacle(row: Contract, seat: Seat, hand: int, facts: DealFacts) -> Obstacle | None:
    """Why the speaker may not bid a contract with these five cards; None if he may."""
    caller = facts.caller
    if not row.rank:
        return Obstacle.NOT_PLAYED
    if not may_bid(row, seat, caller):
        return Obstacle.BIDDER
    # BAU-3.8: Normal is lowest, so it can only be said while no bid stands.
    if not _goes_over(row, seat, facts.bid, caller):
        return Obstacle.TOO_LOW
    if _holds_for(row, hand, facts):
        return None
    return Obstacle.NOT_HELD if row.is_shown else Obstacle.NO_ACE


def _holds_for(row: Contract, hand: int, facts: DealFacts) -> bool:
    match row.aim:
        case Aim.ONE_SUIT:
            return any(hand & ~lane == 0 for lane in LANES)
        case Aim.FIVE_TRUMPS:
            assert facts.trump is not None
            return hand & ~LANES[facts.trump] == 0
        case _:
            return row.needs is Needs.NOTHING or bool(hand & _ACES)


def _goes_over(row: Contract, seat: Seat, bid: StandingBid | None, caller: Seat) -> bool:
    """Whether a bid is above the one that stands, or holds it by right of priority."""
    if bid is None or row.rank > bid.floor:
        return True
    if row.id is not bid.contract.id or bid.kontra:
        return False
    return (seat - caller) % PLAYERS < (bid.bidder - caller) % PLAYERS


def legal_calls(ruleset: Ruleset, facts: DealFacts, seat: Seat, hand: int) -> tuple[Call, ...]:
    """What the speaker may say, a pass first, then ascending."""
    # BAU-3.1: the caller's first call is never a pass.
    calls: list[Call] = [PASS] if facts.calls else []
    calls += [BIDS[row.id] for row in ruleset.ladder if obstacle(row, seat, hand, facts) is None]
    if may_double_normal(ruleset, facts, seat):
        calls.append(KONTRA_NORMAL)
    return tuple(calls)


def may_double_normal(ruleset: Ruleset, facts: DealFacts, seat: Seat) -> bool:
    """BAU-3.9: while a Bettler stands, an opponent of the caller may double the Normal game in its place."""
    if ruleset.auction.normal_kontra is not NormalKontra.BEATS_BETTLER or same_side(seat, facts.caller):
        return False
    return facts.bid is not None and facts.bid.contract.id is ContractId.BETTLER


# Doubling


def asked(ruleset: Ruleset, facts: DealFacts) -> Seat | None:
    """Whom the table asks to double now (BAU-4.2); None when the doubling is over.

    A yes closes a level; a level at which everybody has said no ends it all.
    """
    assert facts.contract is not None and facts.declarer is not None
    levels = ruleset.doubling.levels if facts.contract.doubled is Doubled.ALLOWED else 0
    if facts.doubled >= levels:
        return None
    askable = _askable(ruleset, facts.contract, facts.declarer, facts.doubled + 1)
    declined = sum(1 for _ in takewhile(lambda answer: not answer, reversed(facts.answers)))
    return askable[declined] if declined < len(askable) else None


def _askable(ruleset: Ruleset, contract: Contract, declarer: Seat, level: int) -> tuple[Seat, ...]:
    """Who may double at a level, in the order of asking: the opponents at 1 and 3, the declarer's side at 2."""
    if level != 2:
        return next_seat(declarer, PLAYERS), next_seat(declarer, PLAYERS, 3)
    # BAU-4.5: a partner who sits out still belongs to the declarer's side.
    silent = contract.partner is Partner.SITS_OUT and ruleset.doubling.idle_partner is IdlePartner.SILENT
    return (declarer,) if silent else (declarer, partner_of(declarer))
