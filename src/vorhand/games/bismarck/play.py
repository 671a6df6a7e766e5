"""The play of the cards, from the first lead to the score. Rules BIS-4.1 to BIS-4.6 and BIS-5.2."""

from vorhand.cards import Card, Cards, Seat, next_seat
from vorhand.games.base import Event, Step
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.before_play import next_deal
from vorhand.games.bismarck.events import DealRevealed, DealScored
from vorhand.games.bismarck.giving import given_cards, givings
from vorhand.games.bismarck.ruleset import Reveal
from vorhand.games.bismarck.state import DealResult, FinishedDeal, Phase, Standing, State, Trick, dealt_hands
from vorhand.games.events import card_played, card_played_and_taken
from vorhand.tricks import playable, winner

__all__ = ["play_card"]


def play_card(state: State, card: int) -> Step[State]:
    """The player to act plays a card that he may play."""
    hands, seat, players = state.hands, state.actor, len(state.hands)
    assert isinstance(seat, int) and state.rules is not None
    rest = hands[seat] & ~(1 << card)
    hands = (*hands[:seat], rest, *hands[seat + 1 :])
    trick = (*state.trick, card)
    if len(trick) == players:
        return _end_trick(state, hands, seat, trick)
    turn = next_seat(seat, players)
    after = State(
        state.ruleset,
        state.standing,
        state.facts,
        Phase.PLAY,
        turn,
        hands,
        state.leader,
        trick,
        state.won,
        state.history,
        state.rules,
        playable(hands[turn], trick, state.rules),
        state.previous,
    )
    return Step(after, card_played(seat, card))


def _end_trick(state: State, hands: tuple[int, ...], seat: Seat, trick: tuple[int, ...]) -> Step[State]:
    assert state.rules is not None
    taker = next_seat(state.leader, len(hands), winner(trick, state.rules))
    won = (*state.won[:taker], state.won[taker] + 1, *state.won[taker + 1 :])
    after = State(
        state.ruleset,
        state.standing,
        state.facts,
        Phase.PLAY,
        taker,  # BIS-4.6: who takes a trick leads to the next
        hands,
        taker,
        (),
        won,
        (*state.history, Trick(state.leader, trick, taker)),
        state.rules,
        hands[taker],
        state.previous,
    )
    events = card_played_and_taken(seat, trick[-1], taker)
    return _end_deal(after, events) if not hands[taker] else Step(after, events)


def _end_deal(state: State, events: tuple[Event, ...]) -> Step[State]:
    ruleset, facts = state.ruleset, state.deal
    assert facts.contract is not None and facts.trump is not None
    result = DealResult(
        dealer=facts.dealer,
        declarer=facts.declarer,
        contract=facts.contract.id,
        trump=facts.trump,
        tricks=state.won,
        scores=scoring.deal_scores(ruleset, facts.contract, facts.declarer, state.won),
    )
    standing = Standing(state.standing.first_dealer, (*state.standing.results, result))
    finished = FinishedDeal(
        hands=dealt_hands(state),
        kitty=facts.kitty,
        discards=facts.discards,
        given=given_cards(givings(ruleset, facts.declarer), facts.given, (True,) * len(facts.given)),
        tricks=state.history,
    )
    number = len(standing.results)
    scored = DealScored(number, result.scores, scoring.totals(ruleset, standing.results), result.tricks)
    after, more = next_deal(ruleset, standing, finished)
    return Step(after, (*events, scored, *_revealed(ruleset.table.reveal_after_deal, finished), *more))


def _revealed(reveal: Reveal, deal: FinishedDeal) -> tuple[Event, ...]:
    if reveal is Reveal.NOTHING:
        return ()
    kitty = Cards.of(Card.at(card) for card in deal.kitty)
    return (DealRevealed(tuple(Cards(hand) for hand in deal.hands), kitty, Cards(deal.discards), deal.given),)
