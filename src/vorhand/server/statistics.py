"""Where cards lay in the packs of this server: counted, and compared with what a fair shuffle gives.

Only packs that everybody at their tables may see after the deal are counted, and what is told changes only with every
so many deals, so that nobody learns a pack from two answers.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from vorhand import rulesets
from vorhand.games.actions import Deal
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.records import Record
from vorhand.server.store import SqliteStore

__all__ = ["STEP", "Statistics", "counted_pack", "reveals"]

STEP = 25
"""After so many deals more the figures change."""


def reveals(ruleset: AnyRuleset) -> bool:
    """Whether finished deals of this house may be seen: a record holds every pack."""
    return bool(rulesets.to_fields(ruleset)["table.reveal_after_deal"] != "nothing")


def counted_pack(record: Record) -> tuple[str, tuple[str, ...]] | None:
    """The pack of the last deal of a record, by kind and place; None where it is nobody's to see, or laid by hand."""
    if not reveals(record.ruleset) or not record.chance:
        return None
    deal = next(entry.action for entry in reversed(record.entries) if isinstance(entry.action, Deal))
    return f"{game_of(record.ruleset).id} {len(deal.pack)}", tuple(card.text for card in deal.pack)


class Statistics:
    """The figures, computed when they have changed and somebody asks."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._block = -1
        self._told: list[dict[str, Any]] = []

    def told(self) -> dict[str, Any]:
        """For each kind of pack: `deals`, chi-square with its degrees of freedom, how likely a fair shuffle strays as
        far, and how often each card lay in each eighth of the pack."""
        block = self._store.dealt() // STEP
        if block != self._block:
            self._block, self._told = block, _packs(self._store.places()) if block else []
        return {"step": STEP, "packs": self._told}


def _packs(rows: Sequence[tuple[str, int, str, int]]) -> list[dict[str, Any]]:
    kinds: dict[str, list[tuple[int, str, int]]] = defaultdict(list)
    for pack, place, card, count in rows:
        kinds[pack].append((place, card, count))
    return [_pack(kind, found) for kind, found in sorted(kinds.items())]


def _pack(kind: str, found: Sequence[tuple[int, str, int]]) -> dict[str, Any]:
    game, size = kind.split(" ")
    cards = int(size)
    deals = sum(count for place, _, count in found if place == 0)
    expected = deals / cards
    # Cards that never lay at a place count as well.
    square = sum((count - expected) ** 2 / expected for _, _, count in found) + expected * (cards**2 - len(found))
    eighths: dict[str, list[int]] = {card: [0] * 8 for card in sorted({card for _, card, _ in found})}
    for place, card, count in found:
        eighths[card][place * 8 // cards] += count
    freedom = (cards - 1) ** 2
    return {
        "game": game,
        "cards": cards,
        "deals": deals,
        "square": round(square, 1),
        "freedom": freedom,
        "likely": round(_beyond(square, freedom), 4),
        "eighths": eighths,
    }


def _beyond(square: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is at least as large (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    normal = ((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(normal / math.sqrt(2)) / 2
