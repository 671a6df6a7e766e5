"""The rest of a deal that is proved to be one player's, played out at once; the bots accept a proof."""

from vorhand.cards import Seat
from vorhand.cli.live import Happened, Live
from vorhand.games.known import game_of
from vorhand.study import Claim, next_of_rest

__all__ = ["TAKE_THE_REST", "rest_played"]

TAKE_THE_REST = "m"
"""What is typed to take it; the same in every language."""


def rest_played(live: Live, seat: Seat, claim: Claim) -> list[Happened]:
    """The rest of the deal, step by step."""
    steps: list[Happened] = []
    game = game_of(live.state)
    deals = game.deals_scored(live.state)
    while game.deals_scored(live.state) == deals:
        steps.append(live.after(live.state.actor, next_of_rest(live.state, seat, claim)))
        live = steps[-1].live
    return steps
