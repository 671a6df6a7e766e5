"""Players that are programs: they get an observation and answer with an action, and know nothing else.

`bot("rules")` makes one by name. Bots are fast and deterministic: all randomness is handed in.
"""

from vorhand.bots.base import Bot
from vorhand.bots.random_bot import RandomBot
from vorhand.bots.registry import BOTS, bot
from vorhand.bots.rules import RulesBot

__all__ = ["BOTS", "Bot", "RandomBot", "RulesBot", "bot"]
