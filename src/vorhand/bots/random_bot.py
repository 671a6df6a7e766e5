"""The bot that knows the rules of every game and nothing else."""

import random
from typing import Any

from vorhand.games.base import AnyObservation

__all__ = ["RandomBot"]


class RandomBot:
    """Does any legal action, all equally likely."""

    name = "random"

    def act(self, observation: AnyObservation, rng: random.Random) -> Any:
        """Any of `observation.legal`."""
        return rng.choice(observation.legal)
