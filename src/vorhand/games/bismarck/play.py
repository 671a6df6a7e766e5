"""The play of the tricks, from the first lead to the last. Rules BIS-4.1 to BIS-4.6."""

from vorhand.cards import Seat, next_seat
from vorhand.games.base import Event, Step
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.ending import end_deal
from vorhand.games.bismarck.state import Phase, State, Trick
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
    facts = state.deal
    assert facts.contract is not None
    return end_deal(state, events, scoring.deal_scores(state.ruleset, facts.contract, facts.declarer, state.won))
