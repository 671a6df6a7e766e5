"""The numbered rules of Bauernschnapsen and where each comes from. Their texts stand once, in the English catalogue.

README.md of this folder is generated from both (`vorhand.rulebook`). Code, tests and refusals cite the numbers.
"""

from types import MappingProxyType

__all__ = ["RULE_SOURCES"]

_PAGAT = "pagat.com/marriage/bauernschnapsen"
_SEED = "source 004"
_BOTH = f"{_SEED}; {_PAGAT}"
_WIKIPEDIA = "Wikipedia, Bauernschnapsen and Dreierschnapsen"

RULE_SOURCES = MappingProxyType(
    {
        "BAU-1.1": f"{_BOTH}",
        "BAU-1.2": f"{_BOTH}; order of the Zehner-Gang: {_PAGAT}",
        "BAU-1.3": _SEED,
        "BAU-1.4": _SEED,
        "BAU-2.1": _BOTH,
        "BAU-2.2": f"{_BOTH}; that a knock always means packets of five: {_PAGAT}",
        "BAU-2.3": _BOTH,
        "BAU-2.4": _BOTH,
        "BAU-2.5": f"{_PAGAT}; that it stays public knowledge is ours",
        "BAU-2.6": _SEED,
        "BAU-3.1": _SEED,
        "BAU-3.2": f"{_SEED}; order of the two twelves: {_PAGAT}",
        "BAU-3.3": _SEED,
        "BAU-3.4": _SEED,
        "BAU-3.5": _SEED,
        "BAU-3.6": f"{_PAGAT}, main list; more contracts: {_WIKIPEDIA}",
        "BAU-3.7": f"{_PAGAT}; that a bid without the cards is refused unheard is ours",
        "BAU-3.8": _SEED,
        "BAU-3.9": f"{_PAGAT}, variations",
        "BAU-4.1": _BOTH,
        "BAU-4.2": "ours: no source says who is asked first",
        "BAU-4.3": _BOTH,
        "BAU-4.4": f"{_BOTH}; limits: regional scorers' programs",
        "BAU-4.5": f"{_SEED} speaks of the declarer's side, {_PAGAT} of declarer or partner",
        "BAU-5.1": _SEED,
        "BAU-5.2": _SEED,
        "BAU-5.3": _SEED,
        "BAU-5.4": _SEED,
        "BAU-5.5": _SEED,
        "BAU-5.6": _SEED,
        "BAU-5.7": f"{_BOTH}; other contracts: a house rule",
        "BAU-6.1": _BOTH,
        "BAU-6.2": _BOTH,
        "BAU-6.3": _SEED,
        "BAU-6.4": f"{_BOTH}; that the player on lead claims follows from the words of both",
        "BAU-6.5": f"{_BOTH}; three for losers without a trick whatever they declared is ours",
        "BAU-6.6": _BOTH,
        "BAU-6.7": _SEED,
        "BAU-7.1": _BOTH,
        "BAU-7.2": f"{_BOTH}; won at 66: {_WIKIPEDIA}",
        "BAU-7.3": _PAGAT,
        "BAU-7.4": _PAGAT,
        "BAU-7.5": _SEED,
        "BAU-8.1": f"{_SEED}; counting down: {_WIKIPEDIA}",
        "BAU-8.2": _SEED,
        "BAU-8.3": _WIKIPEDIA,
        "BAU-8.4": "ours: no source says who deals first in the next match",
        "BAU-9.1": f"{_SEED}; first tricks open: {_WIKIPEDIA}",
        "BAU-9.2": "ours: no source says whether the last trick may be seen again",
    }
)
"""Rule number to source, in the order of the rules."""
