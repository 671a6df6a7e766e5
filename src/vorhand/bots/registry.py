"""The bots by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vorhand.bots.base import Bot
from vorhand.bots.random_bot import RandomBot
from vorhand.bots.rules import RulesBot
from vorhand.errors import NotationError

__all__ = ["BOTS", "bot"]

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot, "rules": RulesBot})


def bot(name: str) -> Bot:
    """A new bot of that name; NotationError lists the known names."""
    if name not in BOTS:
        raise NotationError("unknown-bot", text=name, known=", ".join(sorted(BOTS)))
    return BOTS[name]()
