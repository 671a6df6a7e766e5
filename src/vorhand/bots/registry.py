"""The bots of every game by name: a new game is a row here."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from vorhand.bots import bauernschnapsen, bismarck
from vorhand.bots.base import Bot
from vorhand.bots.random_bot import RandomBot
from vorhand.errors import NotationError
from vorhand.games.base import AnyObservation
from vorhand.games.bauernschnapsen.actions import DECLINE, PASS
from vorhand.games.known import DEFAULT_GAME, game_of

__all__ = ["BOTS", "bot", "fallback"]

BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {
        "bismarck": MappingProxyType({"random": RandomBot, "rules": bismarck.RulesBot}),
        "bauernschnapsen": MappingProxyType({"random": RandomBot, "rules": bauernschnapsen.RulesBot}),
    }
)
"""What makes a bot, by the game's id and the bot's name."""


_QUIET: Mapping[str, tuple[Any, ...]] = MappingProxyType({"bauernschnapsen": (PASS, DECLINE)})
"""What commits a player to nothing, by game; elsewhere any legal action is as good."""


def fallback(observation: AnyObservation) -> Any:
    """What is done for a bot that does not answer: nothing that costs more than it must."""
    quiet = _QUIET.get(game_of(observation.ruleset).id, ())
    return next((action for action in quiet if action in observation.legal), observation.legal[0])


def bot(name: str, game: str = DEFAULT_GAME) -> Bot:
    """A new bot of that name for that game, by its id; NotationError lists the known names."""
    bots = BOTS[game]
    if name not in bots:
        raise NotationError("unknown-bot", text=name, known=", ".join(sorted(bots)))
    return bots[name]()
