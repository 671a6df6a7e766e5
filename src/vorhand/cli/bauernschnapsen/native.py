"""The count of the native core, which knows the play of the cards only."""

from collections.abc import Iterator

from vorhand.cards import Card, Suit
from vorhand.cli.face import NotCounted
from vorhand.games.bauernschnapsen import Declare, Phase, PlayCard, State
from vorhand.games.bauernschnapsen.actions import number_of
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.state import dealt_hands

__all__ = ["native_perft"]


def native_perft(state: State, depth: int) -> int | NotCounted:
    """The number of sequences of that many actions, or why it is not counted."""
    if state.phase is not Phase.PLAY:
        return NotCounted.BEFORE_PLAY
    try:
        from vorhand import _native
    except ImportError:
        return NotCounted.NO_CORE
    facts = state.deal
    assert facts.contract is not None
    assert facts.declarer is not None
    position = _native.bauernschnapsen_first_lead(
        dealt_hands(state),
        facts.contract,
        state.ruleset.scoring,
        caller=facts.caller,
        declarer=facts.declarer,
        trump=facts.trump,
        doubled=facts.doubled,
    )
    for action in _played(state):
        position = position.after(number_of(action))
    return position.perft(depth)


def _played(state: State) -> Iterator[PlayCard | Declare]:
    """Everything since the first lead. A declared marriage was declared when its first card was led."""
    open_marriages = [(marriage.seat, marriage.suit) for marriage in state.marriages]
    tricks = [(trick.leader, trick.cards) for trick in state.history]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        for place, card in enumerate(cards):
            declared = (leader, Suit(card >> 4))
            if place == 0 and declared in open_marriages and pair(declared[1]) & 1 << card:
                open_marriages.remove(declared)
                yield Declare(declared[1])
            yield PlayCard(Card.at(card))
    if state.announced is not None:
        yield Declare(state.announced)
