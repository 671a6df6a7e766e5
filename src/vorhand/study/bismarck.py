"""The rest of a deal of Bismarck: whose it is, and what tells two moments of it apart."""

from vorhand.cards import Card
from vorhand.games.actions import PlayCard
from vorhand.games.bismarck import Observation, State
from vorhand.games.bismarck.ruleset import Aim
from vorhand.games.bismarck.state import Phase
from vorhand.solver.hidden.bismarck import constraints_of
from vorhand.study.claims import Claim, Rest, sure_leads
from vorhand.tricks import TrickRules

__all__ = ["claim_of", "key_of", "next_of_claim"]


def claim_of(seen: Observation) -> Claim | None:
    """The proof that all tricks from now on are this seat's, which is on lead; None without one.

    Each trick is a point (BIS-5.2), so the score is the same however it is played. Where tricks are to be avoided, or
    cards are laid in rows, there is nothing to claim.
    """
    contract, trump = seen.contract, seen.trump
    if seen.phase is not Phase.PLAY or seen.to_act != seen.seat or seen.seat is None or seen.trick:
        return None
    if contract is None or trump is None or contract.aim is not Aim.WIN or len(seen.hand) < 2:
        return None
    hands = enumerate(constraints_of(seen).may_hold()[: seen.ruleset.players])
    held = tuple(cards for seat, cards in hands if seat != seen.seat)
    rules = TrickRules(trump=trump.suit, order=contract.ace)
    leads = sure_leads(Rest(seen.hand.bits, held, rules), len(seen.hand))
    return None if leads is None else Claim(len(leads), tuple(map(Card.at, leads)))


def next_of_claim(seen: Observation, claim: Claim) -> PlayCard:
    """What the claimant does next, who is on lead."""
    return PlayCard(claim.next_lead(seen.hand))


def key_of(state: State) -> tuple[object, ...] | None:
    """What the score of the rest depends on; None where no cards are played."""
    match state.phase:
        case Phase.PLAY:
            return state.hands, state.trick, state.leader, state.won
        case Phase.LAYOUT:
            return state.hands, state.actor
        case _:
            return None
