"""Which rule sets of Bismarck come with the package, and which documented ones nobody could play."""

from types import MappingProxyType

from vorhand.games.bismarck.matters import matters
from vorhand.games.bismarck.ruleset import Ruleset, contradictions
from vorhand.games.houses import Houses

__all__ = ["HOUSES"]

HOUSES = Houses(
    game="bismarck",
    defaults=Ruleset(id="", source=""),
    contradictions=contradictions,
    matters=matters,
    built_in=(
        "bismarck/modern",
        "bismarck/dealer-kitty",
        "bismarck/dealer-kitty-grand",
        "bismarck/dealer-kitty-fixed",
        "bismarck/dealer-kitty-notrump",
        "bismarck/spel-pass",
        "bismarck/kortoxen-9",
        "bismarck/kortoxen-12",
        "bismarck/kortman-1944",
        "bismarck/danish-9",
        "bismarck/parlett",
        "bismarck/parlett-choice",
        "bismarck/coleman-18",
        "bismarck/polley-21",
        "bismarck/lever",
        "bismarck/raf-853",
        "bismarck/portugal",
        "bismarck/short-43",
        "bismarck/finnish-3",
        "bismarck/finnish-4",
        "bismarck/finnish-partners",
        "bismarck/estonia-3",
        "bismarck/estonia-4",
        "bismarck/estonian-folk",
    ),
    not_implementable=MappingProxyType(
        {
            "bismarck/follett": "Its contracts and quotas are not known beyond three names and a start at minus three.",
            "bismarck/estonian-001": (
                "Source 001 gives no quotas for its card-avoiding contracts,"
                " and its eight deals cannot be shared by three."
            ),
        }
    ),
)
