"""A position of Bauernschnapsen in play, solved: what the deal brings the declarer's side."""

from vorhand.cards import Seat
from vorhand.cli.bauernschnapsen.menu import label
from vorhand.cli.screen import Screen
from vorhand.cli.solving import Asked, Hear, Scored, Solved, bounds_of
from vorhand.errors import NotationError
from vorhand.games.bauernschnapsen import GAME, Claim, Observation, Phase, PlayerAction, State
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS
from vorhand.games.bauernschnapsen.state import same_side
from vorhand.solver.bauernschnapsen.exact import score
from vorhand.solver.bauernschnapsen.twin import deal_of

__all__ = ["solved"]


def solved(state: State, asked: Asked, screen: Screen, hear: Hear) -> Solved:
    """What the solver says; NotationError before the first lead, and where everybody is to play for himself."""
    if state.phase is not Phase.PLAY:
        raise NotationError("cli-solve-not-in-play")
    if asked.each:
        raise NotationError("cli-solve-no-each", game="Bauernschnapsen")
    declarer, actor = state.deal.declarer, state.actor
    assert declarer is not None
    assert isinstance(actor, int)
    own = screen.of_game("bauernschnapsen")
    seen = GAME.observe(state, Seat(actor))
    found = score(deal_of(state), nodes=asked.nodes, seconds=asked.seconds)
    hear(found.nodes)
    return Solved(
        counts="game-points",
        columns=("declarer",),
        heads=(screen.say("cli-solve-points"),),
        explained=screen.say("cli-solve-points-long"),
        own=0,
        wants_more=same_side(Seat(actor), declarer),
        actions=tuple(
            Scored(
                scored.action, _named(scored.action, seen, own), (bounds_of(scored.value.lower, scored.value.upper),)
            )
            for scored in found.actions
        ),
        nodes=found.nodes,
    )


def _named(action: PlayerAction, seen: Observation, screen: Screen) -> str:
    """Its name, and of a claim that it would be wrong (BAU-6.4)."""
    name = label(action, seen, screen)
    wrong = isinstance(action, Claim) and seen.points < CLAIM_POINTS
    return f"{name} ({screen.say('ending-false-claim')})" if wrong else name
