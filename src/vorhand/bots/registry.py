"""The bots of every game by name: a new game is a row here."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vorhand.bots import bauernschnapsen, bismarck
from vorhand.bots.base import Bot
from vorhand.bots.random_bot import RandomBot
from vorhand.errors import NotationError
from vorhand.games.known import DEFAULT_GAME

__all__ = ["BOTS", "bot"]

BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {
        "bismarck": MappingProxyType({"random": RandomBot, "rules": bismarck.RulesBot}),
        "bauernschnapsen": MappingProxyType({"random": RandomBot, "rules": bauernschnapsen.RulesBot}),
    }
)
"""What makes a bot, by the game's id and the bot's name."""


def bot(name: str, game: str = DEFAULT_GAME) -> Bot:
    """A new bot of that name for that game, by its id; NotationError lists the known names."""
    bots = BOTS[game]
    if name not in bots:
        raise NotationError("unknown-bot", text=name, known=", ".join(sorted(bots)))
    return bots[name]()
