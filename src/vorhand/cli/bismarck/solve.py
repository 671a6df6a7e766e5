"""A position of Bismarck in play, solved: the declarer's side against the others, or everybody for himself."""

from fractions import Fraction

from vorhand.cards import Seat
from vorhand.cli.bismarck.menu import label
from vorhand.cli.bismarck.sides import sides
from vorhand.cli.screen import Screen
from vorhand.cli.solving import Asked, Bounds, Hear, Scored, Solved, bounds_of
from vorhand.errors import NotationError
from vorhand.games.bismarck import GAME, Phase, PlayCard, State
from vorhand.games.bismarck.ruleset import Aim
from vorhand.solver.bismarck import maxn
from vorhand.solver.bismarck.maxn import TRICK, Unknown
from vorhand.solver.bismarck.position import position_of
from vorhand.solver.bismarck.sides import Answer, Solver

__all__ = ["solved"]


def solved(state: State, asked: Asked, screen: Screen, hear: Hear) -> Solved:
    """What the solver says; NotationError where no trick is being played."""
    if state.phase is not Phase.PLAY:
        raise NotationError("cli-solve-not-in-play")
    return _each(state, asked, screen, hear) if asked.each else _two_sides(state, asked, screen, hear)


def _two_sides(state: State, asked: Asked, screen: Screen, hear: Hear) -> Solved:
    side = next(side for side in sides(state.ruleset) if state.deal.declarer in side)

    def heard(answer: Answer) -> bool:
        return hear(answer.nodes)

    position = position_of(state)
    found = Solver().score(position, side, nodes=asked.nodes, seconds=asked.seconds, progress=heard)
    by_card = {scored.card: bounds_of(scored.tricks.lower, scored.tricks.upper) for scored in found.cards}
    explained = "cli-solve-pair" if len(side) > 1 else "cli-solve-declarer"
    return Solved(
        counts="tricks",
        columns=("declarer",),
        heads=(screen.say("cli-solve-tricks"),),
        explained=screen.say(explained, tricks=_to_come(state)),
        own=0,
        wants_more=(_actor(state) in side) is _to_win(state),
        actions=tuple(_scored(action, screen, (by_card[action.card],)) for action in _cards(state)),
        nodes=found.nodes,
    )


def _each(state: State, asked: Asked, screen: Screen, hear: Hear) -> Solved:
    found = maxn.solve(position_of(state), nodes=asked.nodes, seconds=asked.seconds, progress=hear)
    cards = {} if isinstance(found, Unknown) else found.cards
    seats = range(state.ruleset.players)
    return Solved(
        counts="tricks",
        columns=tuple(f"seat-{seat}" for seat in seats),
        heads=tuple(screen.say("cli-solve-seat", seat=seat + 1) for seat in seats),
        explained=screen.say("cli-solve-each", tricks=_to_come(state)),
        own=_actor(state),
        wants_more=_to_win(state),
        actions=tuple(
            _scored(action, screen, tuple(_share(share) for share in cards[action.card.index]))
            for action in _cards(state)
            if action.card.index in cards
        ),
        nodes=None,
    )


def _share(share: int) -> Bounds:
    value = Fraction(share, TRICK)
    return Bounds(value, value)


def _scored(action: PlayCard, screen: Screen, values: tuple[Bounds, ...]) -> Scored:
    name, _ = label(action, screen)
    return Scored(action, name, values)


def _cards(state: State) -> tuple[PlayCard, ...]:
    legal = GAME.legal_actions(state, _actor(state))
    return tuple(action for action in legal if isinstance(action, PlayCard))


def _actor(state: State) -> Seat:
    assert isinstance(state.actor, int)
    return state.actor


def _to_come(state: State) -> int:
    """Tricks that are not complete; whoever is to act has not played to the present one."""
    return state.hands[_actor(state)].bit_count()


def _to_win(state: State) -> bool:
    contract = state.deal.contract
    assert contract is not None
    return contract.aim is not Aim.LOSE
