"""Which rule sets of Bauernschnapsen come with the package, and what of the documented ones nobody could play."""

from types import MappingProxyType

from vorhand.games.bauernschnapsen.matters import matters
from vorhand.games.bauernschnapsen.ruleset import Ruleset, contradictions
from vorhand.games.houses import Houses

__all__ = ["HOUSES"]

HOUSES = Houses(
    game="bauernschnapsen",
    defaults=Ruleset(id="", source=""),
    contradictions=contradictions,
    matters=matters,
    built_in=("bauernschnapsen/pagat", "bauernschnapsen/wikipedia", "bauernschnapsen/carinthia"),
    not_implementable=MappingProxyType(
        {"bauernschnapsen/plauderer": "Wikipedia's list names the Plauderer, but no rules of it are known."}
    ),
)
