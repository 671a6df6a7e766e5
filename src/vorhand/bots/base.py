"""What a bot is: a function from what a seat may know to what it does. Nothing here plays."""

import random
from typing import Protocol

from vorhand.games.bismarck.actions import PlayerAction
from vorhand.games.bismarck.observation import Observation

__all__ = ["Bot"]


class Bot(Protocol):
    """Decides for whatever seat it is asked for; it may be asked for several seats, deals and matches in turn."""

    @property
    def name(self) -> str:
        """As in the registry, such as "rules"."""
        ...

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        """One of `observation.legal`, which is not empty; all randomness comes from `rng`."""
        ...
