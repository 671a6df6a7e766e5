"""Rule sets that stand for all where a test is slow: the first of each way in which cards and choices reach the seats.

What is left out differs from one that is here in contracts, quotas and length alone, as Coleman's game from Parlett's.
"""

from typing import Any

from vorhand import rulesets
from vorhand.games.bismarck import Ruleset
from vorhand.games.bismarck.ruleset import TrumpSource

__all__ = ["ONE_OF_EACH_WAY"]


def _way(id: str) -> Any:
    """What two rule sets have in common of which one is enough."""
    ruleset = rulesets.load(id)
    if not isinstance(ruleset, Ruleset):
        return id
    choice, kitty, exchange = ruleset.choice, ruleset.kitty, ruleset.exchange
    sources = {ruleset.contract(contract).trump for contract in ruleset.playable_contracts()}
    shown = bool({TrumpSource.LAST_CARD, TrumpSource.DEALERS_CARD} & sources)
    dealt = (ruleset.players, kitty.facing, kitty.position, kitty.size > 0, ruleset.roles.declarer, shown)
    return dealt, choice.selection, choice.sees, bool(choice.free_contract), exchange.duty, exchange.order


def _firsts() -> tuple[str, ...]:
    found: dict[Any, str] = {}
    for id in rulesets.BUILT_IN:
        found.setdefault(_way(id), id)
    return tuple(found.values())


ONE_OF_EACH_WAY = _firsts()
"""Of every game, in the order of the package."""
