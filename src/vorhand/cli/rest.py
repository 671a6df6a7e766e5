"""The rest of a deal that is proved to be one player's, played out at once; the bots accept a proof."""

from vorhand.cards import Seat
from vorhand.cli.live import Happened, Live
from vorhand.games.known import game_of
from vorhand.study import Claim, next_of_claim

__all__ = ["TAKE_THE_REST", "rest_played"]

TAKE_THE_REST = "m"
"""What is typed to take it; the same in every language."""


def rest_played(live: Live, seat: Seat, claim: Claim) -> list[Happened]:
    """The rest of the deal: the claimant leads as he has proved, everybody else plays the first legal card."""
    steps: list[Happened] = []
    game = game_of(live.state)
    deals = game.deals_scored(live.state)
    while game.deals_scored(live.state) == deals:
        actor = live.state.actor
        action = next_of_claim(live.seen_by(seat), claim) if actor == seat else game.legal_actions(live.state, actor)[0]
        steps.append(live.after(actor, action))
        live = steps[-1].live
    return steps
