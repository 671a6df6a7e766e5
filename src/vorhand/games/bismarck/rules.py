"""The numbered rules of Bismarck and where each comes from. Their texts stand once, in the English catalogue.

README.md of this folder is generated from both (`vorhand.rulebook`). Code, tests and refusals cite the numbers.
"""

from types import MappingProxyType

__all__ = ["RULE_SOURCES"]

_PAGAT = "pagat.com/quotawhist/bismarck"
_SWEDISH = f"{_PAGAT}; sources 000 and 002"
_PARTNERS = f"Sandgren, Pelataan korttia (1976), as told by Seres in {_PAGAT}"

RULE_SOURCES = MappingProxyType(
    {
        "BIS-1.1": _SWEDISH,
        "BIS-1.2": f"{_SWEDISH}; ace low: Kortman 1944 in {_PAGAT}; 43 cards: pagat.com/invented/short_bismarck",
        "BIS-1.3": f"{_SWEDISH}; declarer deals: source 001 and the British forms in {_PAGAT}",
        "BIS-1.4": _PARTNERS,
        "BIS-1.5": f"Hermann (Estonia) in {_PAGAT}; that its holder is the first declarer is ours",
        "BIS-2.1": f"{_SWEDISH}; packets of four: source 001; five, five, five, one: Kortman 1944 in {_PAGAT}",
        "BIS-2.2": f"{_SWEDISH}; closed kitty: source 001; places not first, last or neighbours: {_PAGAT}",
        "BIS-2.3": f"{_SWEDISH}; looking before the choice: source 001 and a house rule in {_PAGAT}",
        "BIS-2.4": f"cut card, other pack: Kortman 1944 and Parlett in {_PAGAT}; shown card: Lever and Andrade there",
        "BIS-2.5": f"Hermann (Estonia) in {_PAGAT}",
        "BIS-3.1": f"{_SWEDISH}; twice each in 24 deals: source 001",
        "BIS-3.2": f"Kortoxen 1949, Parlett and others in {_PAGAT}",
        "BIS-3.3": "instructions of the Finnish web game alkukampela/bismarck",
        "BIS-3.4": f"{_SWEDISH}; not spades: source 002; no-trump: source 001",
        "BIS-3.5": f"{_SWEDISH}; after the exchange: source 001 and Parlett in {_PAGAT}",
        "BIS-3.6": f"{_SWEDISH}; optional: source 001; blind: Andrade in {_PAGAT}",
        "BIS-3.7": f"{_SWEDISH}; blind: Andrade in {_PAGAT}",
        "BIS-3.8": _SWEDISH,
        "BIS-3.9": f"{_PARTNERS}; its origin: pagat.com/auctionwhist/skruuvi; the order among the three is ours",
        "BIS-3.10": f"{_PARTNERS}; its origin: pagat.com/auctionwhist/skruuvi",
        "BIS-4.1": "sources 000, 001 and 002 (all have the player left of the dealer lead)",
        "BIS-4.2": "every source",
        "BIS-4.3": f"{_SWEDISH}; must trump: Kortman 1944 and a house rule in {_PAGAT}, source 002",
        "BIS-4.4": f"Andrade (Portugal) in {_PAGAT}",
        "BIS-4.5": "every source",
        "BIS-4.6": "every source",
        "BIS-5.1": f"{_SWEDISH}; other quotas as each rule set's source says",
        "BIS-5.2": _SWEDISH,
        "BIS-5.3": "source 000; source 001 speaks of rounding, but every score is a whole number",
        "BIS-5.4": _PARTNERS,
        "BIS-6.1": _SWEDISH,
        "BIS-6.2": "source 000",
        "BIS-6.3": "source 000",
        "BIS-6.4": "source 001; its details are ours, no source has them",
        "BIS-7.1": f"{_SWEDISH}; that a named trump is kept too is ours, no source says",
        "BIS-8.1": f"Hermann (Estonia) in {_PAGAT}; folklore.ee/ukauka/arhiiv/items/show/4419",
        "BIS-8.2": f"Hermann (Estonia) in {_PAGAT}; folklore.ee/ukauka/arhiiv/items/show/4419",
        "BIS-8.3": f"Hermann (Estonia) in {_PAGAT}",
        "BIS-8.4": f"Hermann (Estonia) in {_PAGAT}; folklore.ee/ukauka/arhiiv/items/show/4419",
        "BIS-8.5": f"Hermann (Estonia) in {_PAGAT}",
    }
)
"""Rule number to source, in the order of the rules."""
