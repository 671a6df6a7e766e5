"""The typed face of the compiled core, and the only module that imports it.

The core is the native twin of `vorhand.tricks` and of the deals of both games: the same rules, for search and counting;
and it counts and deals hidden cards. It works on card indices and sets of bits (`vorhand.cards`) and answers bad input
with a ValueError. Nothing is decided here.
"""

from collections.abc import Callable, Sequence

from vorhand import _core
from vorhand._core import (
    MAXN_TRICK,
    BauernschnapsenDeal,
    BauernschnapsenRules,
    BauernschnapsenVectorEnv,
    BismarckDeal,
    BismarckRules,
    BismarckVectorEnv,
    SideQuestion,
    SideSolver,
    WorldSpace,
    bauernschnapsen_rules,
    bauernschnapsen_score,
    bauernschnapsen_solve,
    bauernschnapsen_worlds,
    bismarck_rules,
    score_sides,
    solve_sides,
)
from vorhand.tricks import Ace, TrickRules

__all__ = [
    "MAXN_TRICK",
    "BauernschnapsenDeal",
    "BauernschnapsenRules",
    "BauernschnapsenVectorEnv",
    "BismarckDeal",
    "BismarckRules",
    "BismarckVectorEnv",
    "SideQuestion",
    "SideSolver",
    "WorldSpace",
    "bauernschnapsen_rules",
    "bauernschnapsen_score",
    "bauernschnapsen_solve",
    "bauernschnapsen_worlds",
    "bismarck_rules",
    "legal_cards",
    "maxn",
    "score_sides",
    "side_question",
    "solve_sides",
    "trick_winner",
]


def trick_winner(cards: Sequence[int], rules: TrickRules) -> int:
    """Position in play order of the card that takes a trick of 1 to 4 card indices."""
    return _core.trick_winner(cards, trump=rules.trump, ace=_ace(rules))


def legal_cards(hand: int, trick: Sequence[int], rules: TrickRules, *, aim: str = "win") -> int:
    """The cards of the set `hand` that may be played to the card indices of `trick`.

    `aim` is "win" or "lose"; a contract to lose knows no duty to beat, whatever `rules.beat` says.
    """
    return _core.legal_cards(hand, trick, trump=rules.trump, ace=_ace(rules), void=rules.void, beat=rules.beat, aim=aim)


def side_question(
    hands: Sequence[int], trick: Sequence[int], rules: TrickRules, *, leader: int, side: int, aim: str = "win"
) -> SideQuestion:
    """A position of play, and the side whose tricks are asked for: seats as bits, neither none nor all."""
    return _core.side_question(
        hands,
        trick,
        leader=leader,
        side=side,
        trump=rules.trump,
        ace=_ace(rules),
        void=rules.void,
        beat=rules.beat,
        aim=aim,
    )


def _ace(rules: TrickRules) -> Ace:
    assert isinstance(rules.order, Ace), "tricks of five ranks are counted within their own game"
    return rules.order


def maxn(
    worlds: Sequence[Sequence[int]],
    trick: Sequence[int],
    rules: TrickRules,
    *,
    leader: int,
    aim: str,
    nodes: int,
    seconds: float,
    threads: int,
    progress: Callable[[int, int], bool] | None,
) -> list[tuple[list[int], list[tuple[int, list[int]]]] | str]:
    """What everybody takes who plays for himself; `vorhand.solver.bismarck.maxn` is the face of it.

    For each world, hands by seat, either the shares by seat in units of 1 / MAXN_TRICK, and those of every legal card
    by its index, ascending; or the word of why it is unknown. Other threads run meanwhile. `progress` hears how many
    are answered, and the nodes of the search that is under way; its False ends all.
    """
    return _core.maxn(
        worlds,
        trick,
        leader=leader,
        trump=rules.trump,
        ace=_ace(rules),
        void=rules.void,
        beat=rules.beat,
        aim=aim,
        nodes=nodes,
        seconds=seconds,
        threads=threads,
        progress=progress,
    )
