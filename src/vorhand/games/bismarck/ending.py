"""The end of a deal, after the last trick or when somebody is out: score, what is revealed, the next deal."""

from vorhand.cards import Card, Cards, Seat
from vorhand.games.base import Event, Step
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.before_play import next_deal
from vorhand.games.bismarck.events import DealRevealed, DealScored
from vorhand.games.bismarck.giving import given_cards, givings
from vorhand.games.bismarck.ruleset import Reveal
from vorhand.games.bismarck.state import DealResult, FinishedDeal, Standing, State, Turns, dealt_hands

__all__ = ["end_deal"]


def end_deal(
    state: State, events: tuple[Event, ...], scores: tuple[int, ...], left: tuple[int, ...] = ()
) -> Step[State]:
    """Put the deal on the sheet with these scores by seat; `left`: the cards left after a layout."""
    ruleset, facts = state.ruleset, state.deal
    assert facts.contract is not None and facts.trump is not None
    result = DealResult(
        dealer=facts.dealer,
        declarer=facts.declarer,
        contract=facts.contract.id,
        trump=facts.trump,
        tricks=state.won,
        scores=scores,
        left=left,
    )
    standing = Standing(state.standing.first_dealer, (*state.standing.results, result))
    leader, turns = _turns(state)
    finished = FinishedDeal(
        hands=dealt_hands(state),
        kitty=facts.kitty,
        discards=facts.discards,
        given=given_cards(givings(ruleset, facts.declarer), facts.given, (True,) * len(facts.given)),
        tricks=state.history,
        leader=leader,
        turns=turns,
    )
    number = len(standing.results)
    scored = DealScored(number, scores, scoring.totals(ruleset, standing.results), result.tricks, left)
    after, more = next_deal(ruleset, standing, finished)
    return Step(after, (*events, scored, *_revealed(ruleset.table.reveal_after_deal, finished), *more))


def _turns(state: State) -> tuple[Seat, Turns]:
    return (state.leader, state.layout.turns) if state.layout else (Seat(0), ())


def _revealed(reveal: Reveal, deal: FinishedDeal) -> tuple[Event, ...]:
    if reveal is Reveal.NOTHING:
        return ()
    kitty = Cards.of(Card.at(card) for card in deal.kitty)
    return (DealRevealed(tuple(Cards(hand) for hand in deal.hands), kitty, Cards(deal.discards), deal.given),)
