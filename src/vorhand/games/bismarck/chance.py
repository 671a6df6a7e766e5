"""What chance decides in a match of Bismarck, from numbers that are handed in (BIS-1.3, 2.1, 2.2, 2.4)."""

from vorhand.cards import SEATS
from vorhand.games.base import Draws
from vorhand.games.bismarck.actions import Action, CutCard, Deal, DrawDealer, LayOpen
from vorhand.games.bismarck.state import Phase, State

__all__ = ["chance"]


def chance(state: State, draws: Draws) -> Action:
    """What chance does now, when the table waits for it."""
    cards = tuple(state.ruleset.cards)
    match state.phase:
        case Phase.DRAW_DEALER:
            return DrawDealer(SEATS[draws.below(state.ruleset.players)])
        case Phase.CUT_CARD:
            return CutCard(cards[draws.below(len(cards))])
        case Phase.LAY_OPEN:
            return LayOpen(_places(len(cards), state.ruleset.kitty.size, draws))
        case Phase.DEAL:
            return Deal(draws.shuffled(cards))
        case _:
            raise AssertionError(f"the table does not wait for chance in phase {state.phase}")


def _places(cards: int, count: int, draws: Draws) -> tuple[int, ...]:
    """Places that are no neighbours, neither the first nor the last: choose among fewer, then spread them out."""
    fewer = cards - 2 - (count - 1)
    chosen = sorted(draws.shuffled(range(fewer))[:count])
    return tuple(1 + place + spread for spread, place in enumerate(chosen))
