"""Thousands of deals of one house stepped at once, into the caller's arrays: for programs that learn, of any game.

An environment never waits: chance is drawn, and when a deal is over the next begins. Arrays have a row for each
environment and no gaps; numpy's will do, as will anything else with the buffer protocol.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from vorhand._native import BauernschnapsenVectorEnv, BismarckVectorEnv
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.solver.bauernschnapsen import twin as bauernschnapsen
from vorhand.solver.bismarck import twin as bismarck

__all__ = ["ACTION_NUMBERS", "SEAT_COUNT", "VectorEnv", "vector_env"]

ACTION_NUMBERS = 256
"""How wide a row of legal actions is: a flag for every action number."""
SEAT_COUNT = 4
"""How wide a row of rewards is, whether or not four sit at the table."""


class VectorEnv(Protocol):
    """The environments of one house. Two with the same seed deal the same packs, whatever is played in them.

    Calls from several threads wait for each other, as those of a solver do.
    """

    @property
    def feature_count(self) -> int:
        """How many features a row has."""
        ...

    def __len__(self) -> int:
        """How many environments there are."""
        ...

    def observe(self, *, legal: Any, actor: Any, features: Any = None) -> None:
        """Write what the seats to act see now.

        `legal` is bool, (n, 256): the action numbers that may be chosen. `actor` is uint8, (n,): whose turn it is.
        `features` is float32, (n, feature_count): what that seat may know, and never a hidden card.
        """
        ...

    def step(self, actions: Any, *, legal: Any, actor: Any, rewards: Any, done: Any, features: Any = None) -> None:
        """Do one action in each environment, and write what comes of it.

        `actions` is uint8, (n,). `rewards` is float32, (n, 4): the scores by seat of a deal that is over, else 0.
        `done` is bool, (n,): whether it is over; then legal, actor and features are those of the next deal already.
        Raises ValueError, with nothing done anywhere, if an action is illegal.
        """
        ...

    def sample(self, actions: Any, *, by_rules: Sequence[int] = ()) -> None:
        """Write a legal action for each environment to `actions`, uint8, (n,).

        Where one of the seats `by_rules` is to act it is what a player does who goes by a few simple rules (the policy
        of docs/solver.md), else it is evenly drawn.
        """
        ...

    def deal(self, number: int) -> Any:
        """The deal of one environment with every card seen, such as a `BismarckDeal`."""
        ...


_MAKERS: Mapping[str, Callable[[Any, int, int], VectorEnv]] = {
    "bismarck": lambda ruleset, count, seed: BismarckVectorEnv(bismarck.beginnings(ruleset), count=count, seed=seed),
    "bauernschnapsen": lambda ruleset, count, seed: BauernschnapsenVectorEnv(
        bauernschnapsen.beginnings(ruleset), count=count, seed=seed
    ),
}


def vector_env(ruleset: AnyRuleset, *, count: int, seed: int) -> VectorEnv:
    """So many environments that play the deals of this house's matches, in an order that the seed decides.

    >>> from vorhand import rulesets
    >>> env = vector_env(rulesets.load("bismarck/modern"), count=1000, seed=7)
    >>> len(env), env.feature_count >= 300
    (1000, True)
    """
    return _MAKERS[game_of(ruleset).id](ruleset, count, seed)
