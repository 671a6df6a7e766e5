"""The count of the native core, which knows the play of the cards only."""

from vorhand.cli.face import NotCounted
from vorhand.games.bismarck import Phase, State

__all__ = ["native_perft"]


def native_perft(state: State, depth: int) -> int | NotCounted:
    """The number of sequences of that many actions, or why it is not counted."""
    if state.phase is not Phase.PLAY:
        return NotCounted.BEFORE_PLAY
    try:
        from vorhand import _native
    except ImportError:
        return NotCounted.NO_CORE
    contract, rules = state.deal.contract, state.rules
    assert contract is not None and rules is not None
    return _native.perft(state.hands, state.trick, rules, leader=state.leader, depth=depth, aim=contract.aim.value)
