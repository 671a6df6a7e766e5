"""A match between bots: played to the end, then its sheet."""

from vorhand.cli.live import Live
from vorhand.cli.seating import Seating
from vorhand.games.base import Office

__all__ = ["played_out"]


def played_out(live: Live, seating: Seating) -> Live:
    """The match after everything that is still to come, all decided by chance and bots."""
    while (actor := live.state.actor) is not None:
        happened = live.after_chance() if isinstance(actor, Office) else live.after_bot(actor, seating.bots[actor])
        live = happened.live
    return live
