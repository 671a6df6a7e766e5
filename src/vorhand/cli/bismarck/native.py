"""The count of the native core."""

from vorhand.cli.face import NotCounted
from vorhand.games.bismarck import State

__all__ = ["native_perft"]


def native_perft(state: State, depth: int) -> int | NotCounted:
    """The number of sequences of that many actions, or why it is not counted."""
    try:
        from vorhand.solver.bismarck.twin import deal_of
    except ImportError:
        return NotCounted.NO_CORE
    # Before the first dealer is drawn and after the match nobody can do anything: one sequence, that of nothing.
    return 1 if state.facts is None else deal_of(state).perft(depth)
