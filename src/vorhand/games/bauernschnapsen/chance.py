"""What chance decides in a match of Bauernschnapsen, from numbers that are handed in (BAU-1.3, BAU-2.1, BAU-2.4)."""

from vorhand.cards import SEATS
from vorhand.games.base import Draws
from vorhand.games.bauernschnapsen.actions import Action, Deal, DrawDealer, Turn
from vorhand.games.bauernschnapsen.ruleset import CARDS
from vorhand.games.bauernschnapsen.state import Phase, State

__all__ = ["chance"]


def chance(state: State, draws: Draws) -> Action:
    """What chance does now, when the table waits for it."""
    match state.phase:
        case Phase.DRAW_DEALER:
            return DrawDealer(SEATS[draws.below(len(SEATS))])
        case Phase.DEAL:
            return Deal(draws.shuffled(tuple(CARDS)))
        case Phase.TURN:
            return Turn(draws.below(2))
        case _:
            raise AssertionError(f"the table does not wait for chance in phase {state.phase}")
