"""Players that are programs: they get an observation and answer with an action, and know nothing else.

`bot("rules", "bismarck")` makes one by name. Bots are fast and deterministic: all randomness is handed in. What only
one game has stands in its package (`bots.bismarck`).
"""

from vorhand.bots.base import Bot
from vorhand.bots.random_bot import RandomBot
from vorhand.bots.registry import BOTS, bot

__all__ = ["BOTS", "Bot", "RandomBot", "bot"]
