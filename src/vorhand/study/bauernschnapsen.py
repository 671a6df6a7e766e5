"""The rest of a deal of Bauernschnapsen: whose it is, and what tells two moments of it apart."""

from vorhand.bots.bauernschnapsen.counting import knowledge
from vorhand.cards import Card, indices_in, next_seat
from vorhand.games.bauernschnapsen import Observation, State
from vorhand.games.bauernschnapsen.actions import CLAIM, PlayCard
from vorhand.games.bauernschnapsen.actions import Claim as Basta
from vorhand.games.bauernschnapsen.ruleset import Aim
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS, card_points, normal_value
from vorhand.games.bauernschnapsen.state import PLAYERS, Phase
from vorhand.games.tricks import kept
from vorhand.study.claims import Claim, Rest, sure_leads

__all__ = ["claim_of", "key_of", "next_of_claim"]

_SCHNAPSER_TRICKS = 3


def claim_of(seen: Observation) -> Claim | None:
    """The proof that all tricks from now on are this seat's, which is on lead, and that they are worth the same
    however the others play; None without one.

    Whoever has 66 already says Basta, and after a declared marriage its card comes first (BAU-6.1, BAU-6.4).
    """
    contract, seat = seen.contract, seen.seat
    if seen.phase is not Phase.PLAY or seat is None or seen.to_act != seat or seen.trick or contract is None:
        return None
    if seen.announced is not None or len(seen.hand) < 2:
        return None
    match contract.aim:
        case Aim.ALL_TRICKS:
            return _proved(seen, len(seen.hand)) if seat == seen.declarer else None
        case Aim.THREE_TRICKS:
            return _of_a_schnapser(seen) if seat == seen.declarer else None
        case Aim.SIXTY_SIX:
            return _of_a_normal_game(seen)
        case _:
            return None


def _proved(seen: Observation, count: int) -> Claim | None:
    known = knowledge(seen)
    held = tuple(known.may_hold[other] for other in range(PLAYERS) if other not in (known.seat, known.idle))
    leads = sure_leads(Rest(known.hand, held, known.rules), count)
    return None if leads is None else Claim(count, tuple(map(Card.at, leads)))


def _of_a_schnapser(seen: Observation) -> Claim | None:
    """BAU-7.2: the first three tricks, with 66 card points in them whatever the others play."""
    count = _SCHNAPSER_TRICKS - len(seen.history)
    claim = _proved(seen, count) if count >= 2 else None
    return claim if claim is not None and _least_points(seen, claim, count) >= CLAIM_POINTS else None


def _of_a_normal_game(seen: Observation) -> Claim | None:
    """BAU-6.5: the others get no more, so what Basta is worth is known, if it is certain to be said.

    BAU-6.7: whoever takes the last trick without it scores one.
    """
    if seen.points >= CLAIM_POINTS:
        return None
    claim = _proved(seen, len(seen.hand))
    if claim is None or _worth(seen) == 1:
        return claim
    return claim if _least_points(seen, claim, claim.tricks - 1) >= CLAIM_POINTS else None


def _worth(seen: Observation) -> int:
    assert seen.seat is not None
    tricks = tuple(map(kept, seen.history))
    return normal_value(seen.ruleset, next_seat(seen.seat, PLAYERS), tricks, seen.marriages)


def _least_points(seen: Observation, claim: Claim, tricks: int) -> int:
    """The card points that the claimant's side has after so many tricks of the claim, at the least."""
    others = PLAYERS - 1 if seen.idle is None else PLAYERS - 2
    out = sorted(card_points((card,)) for card in indices_in(knowledge(seen).out))
    led = card_points(card.index for card in claim.leads[:tricks])
    return seen.points + led + sum(out[: others * tricks])


def next_of_claim(seen: Observation, claim: Claim) -> PlayCard | Basta:
    """What the claimant does next, who is on lead."""
    if seen.points >= CLAIM_POINTS and CLAIM in seen.legal:
        return CLAIM
    return PlayCard(claim.next_lead(seen.hand))


def key_of(state: State) -> tuple[object, ...] | None:
    """What the score of the rest depends on; None where no cards are played."""
    if state.phase is not Phase.PLAY:
        return None
    taken = [0] * PLAYERS
    for trick in state.history:
        taken[trick.winner] += 100 + card_points(trick.cards)
    return state.hands, state.trick, state.leader, tuple(taken), state.marriages, state.announced
