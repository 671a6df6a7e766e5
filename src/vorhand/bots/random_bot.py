"""The bot that knows the rules and nothing else."""

import random

from vorhand.games.bismarck.actions import PlayerAction
from vorhand.games.bismarck.observation import Observation

__all__ = ["RandomBot"]


class RandomBot:
    """Does any legal action, all equally likely."""

    name = "random"

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        """Any of `observation.legal`."""
        return rng.choice(observation.legal)
