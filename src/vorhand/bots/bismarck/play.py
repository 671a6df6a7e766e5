"""Which card to play: the one with the best reasons, each weighed in tricks (`weights`)."""

from collections.abc import Callable

from vorhand.bots.bismarck import losing, winning
from vorhand.bots.bismarck.inference import Table
from vorhand.bots.bismarck.view import View, in_front, view_of
from vorhand.bots.bismarck.weights import WEIGHTS, Family, Position, family_of
from vorhand.cards import LANES, indices_in
from vorhand.games.bismarck.ruleset import Aim

__all__ = ["choose_card", "situation"]

Reasons = Callable[[View, int], dict[str, float]]


def choose_card(table: Table) -> int:
    """The ranked index of the card to play. Of equals the lowest, or where tricks are not wanted the highest."""
    family, position, reasons = situation(table)
    weights, view = WEIGHTS[family, position], view_of(table)
    dearer = 1 if table.aim is Aim.LOSE else -1

    def value(card: int) -> tuple[float, int]:
        total = sum([weights.get(name, 0.0) * size for name, size in reasons(view, card).items()])
        return round(total, 6), dearer * (card & 15)

    return max(_sensible(table), key=value)


def _sensible(table: Table) -> list[int]:
    """The cards to weigh. Of those of a suit that do not take the trick the lowest goes, or in a contract to lose the
    highest; so do those that do, where nobody plays after me."""
    cards = indices_in(table.legal)
    if not table.trick:
        return cards
    pick = max if table.aim is Aim.LOSE else min
    groups: dict[tuple[int, bool], list[int]] = {}
    for card in cards:
        groups.setdefault((card >> 4, in_front(table, card)), []).append(card)
    found = []
    for (_, front), group in groups.items():
        found += group if front and table.to_follow else [pick(group)]
    return found


def situation(table: Table) -> tuple[Family, Position, Reasons]:
    """The kind of contract, the place in the trick, and what to consider there."""
    family = family_of(table.aim, table.trump)
    if not table.trick:
        return family, Position.LEAD, losing.leading if table.aim is Aim.LOSE else winning.leading
    if not table.hand & LANES[table.trick[0] >> 4]:
        reasons = losing.without_the_suit if table.aim is Aim.LOSE else winning.without_the_suit
        return family, Position.WITHOUT, reasons
    position = Position.SECOND if table.to_follow else Position.LAST
    return family, position, losing.following if table.aim is Aim.LOSE else winning.following
