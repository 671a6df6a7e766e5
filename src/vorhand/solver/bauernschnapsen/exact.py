"""What the play of a deal of Bauernschnapsen is worth with all cards seen, everybody playing as well as can be. Exact.

Values are game points, doubling included, as the declarer's side sees them: what it scores, or less what the others
score. Deliberate false claims are left out. Nothing is hidden here: what a seat cannot know is filled in before, world
by world.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vorhand import _native
from vorhand.games.bauernschnapsen.actions import PlayerAction, action_at
from vorhand.solver.bauernschnapsen.twin import BauernschnapsenDeal
from vorhand.solver.bounds import Bounds
from vorhand.solver.limits import answered, checked_threads, native_limits

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Answer", "ScoredAction", "Scores", "score", "score_worlds", "solve", "solve_worlds"]

_RUN = 4096
"""So many worlds a thread are solved between two calls of `progress`, and before an interrupt is noticed."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a moment is worth, and how many tricks were begun in the search: the same on every machine."""

    value: Bounds
    nodes: int


@dataclass(frozen=True, slots=True)
class ScoredAction:
    """A legal action, and what it is worth if it is done now."""

    action: PlayerAction
    value: Bounds


@dataclass(frozen=True, slots=True)
class Scores:
    """Every legal action in canonical order, and what the moment is worth: the best of them but for a false claim."""

    actions: tuple[ScoredAction, ...]
    value: Bounds
    nodes: int


def solve(deal: BauernschnapsenDeal, *, nodes: int | None = None, seconds: float | None = None) -> Answer:
    """What a moment of play is worth; bounds of it if a limit is reached first. Takes microseconds.

    ValueError before the first lead.

    >>> from vorhand import rulesets
    >>> from vorhand.cards import Card, Cards
    >>> from vorhand.solver.bauernschnapsen.twin import rules_of
    >>> hands = "AC TC KC QC AD", "JC TD KD QD JD", "AH TH KH QH JH", "AS TS KS QS JS"
    >>> held = [Cards.of(map(Card, hand.split())).bits for hand in hands]
    >>> rules = rules_of(rulesets.load("bauernschnapsen/pagat"))
    >>> deal = rules.first_lead("normal", hands=held, dealer=3, declarer=0, trump=0, doubled=1)
    >>> solve(deal).value.exact
    6
    """
    lower, upper, tricks = _native.bauernschnapsen_solve(deal, **native_limits(nodes, seconds))
    return Answer(Bounds(lower, upper), tricks)


def score(deal: BauernschnapsenDeal, *, nodes: int | None = None, seconds: float | None = None) -> Scores:
    """What every legal action is worth. The limits are for all of them together. ValueError before the first lead."""
    scored, (lower, upper, tricks) = _native.bauernschnapsen_score(deal, **native_limits(nodes, seconds))
    actions = tuple(ScoredAction(action_at(number), Bounds(low, high)) for number, low, high in scored)
    return Scores(actions, Bounds(lower, upper), tricks)


def solve_worlds(
    deal: BauernschnapsenDeal,
    worlds: "Buffer",
    *,
    threads: int = 1,
    progress: Callable[[int], bool] | None = None,
) -> memoryview:
    """What the moment is worth in many worlds, in their order, as numbers of 16 bits, shape (worlds, 1).

    `worlds` are hands by seat, sets of cards as unsigned 64-bit numbers of shape (worlds, 4): the `rows` of
    `solver.worlds`, or numpy's. All else is as in `deal`. Other Python threads run meanwhile; `threads` share the work.
    `progress` hears how many are solved; after False there are no more rows than these. ValueError for a world that
    holds other cards.
    """
    return _in_worlds(deal, memoryview(worlds), 1, threads=threads, progress=progress, each=False)


def score_worlds(
    deal: BauernschnapsenDeal,
    worlds: "Buffer",
    *,
    threads: int = 1,
    progress: Callable[[int], bool] | None = None,
) -> memoryview:
    """What every legal action is worth in many worlds, shape (worlds, legal actions); as `solve_worlds` else.

    The hand of the seat to act must be the same in all of them.
    """
    return _in_worlds(deal, memoryview(worlds), len(deal.legal), threads=threads, progress=progress, each=True)


def _in_worlds(
    deal: BauernschnapsenDeal,
    worlds: memoryview,
    width: int,
    *,
    threads: int,
    progress: Callable[[int], bool] | None,
    each: bool,
) -> memoryview:
    count, threads = len(worlds), checked_threads(threads)
    values = memoryview(array("h", bytes(2 * count * width)))
    values = values.cast("B").cast("h", (count, width)) if count and width else values
    run = _RUN * threads
    for first in range(0, count, run):
        last = min(first + run, count)
        _native.bauernschnapsen_worlds(deal, worlds[first:last], values[first:last], threads=threads, each=each)
        if progress is not None and not answered(progress(last)):
            return values[:last]
    return values
