"""What a bot is: a function from what a seat may know to what it does. Nothing here plays."""

import random
from typing import Any, Protocol

__all__ = ["Bot"]


class Bot(Protocol):
    """A player of one game. Decides for whatever seat it is asked for; it may be asked for several seats, deals and
    matches in turn."""

    @property
    def name(self) -> str:
        """As in the registry, such as "rules"."""
        ...

    def act(self, observation: Any, rng: random.Random) -> Any:
        """One of `observation.legal`, which is not empty; all randomness comes from `rng`.

        The observation is of the bot's game.
        """
        ...
