"""Generated rule sets of Bauernschnapsen that can be played, to find the houses that nobody thought of."""

import random
from collections.abc import Mapping
from typing import Any

from vorhand import rulesets
from vorhand.games.bauernschnapsen.ruleset import (
    Aim,
    Bidders,
    CardsOf,
    ContractId,
    Leads,
    Marriages,
    Needs,
    NormalKontra,
    Partner,
    Ruleset,
)
from vorhand.testing.pairs import Generated, Values

__all__ = ["AXIS_VALUES", "generated_rulesets"]

_OTHERS = tuple(id for id in ContractId if id is not ContractId.NORMAL)

_ALLOWED: Mapping[str, tuple[Any, ...]] = {
    "contracts.normal.rank": (1,),
    "contracts.normal.bidders": (Bidders.CALLER.value,),
    "contracts.normal.leads": (Leads.CALLER.value,),
    "contracts.normal.partner": (Partner.PLAYS.value,),
    "contracts.normal.aim": (Aim.SIXTY_SIX.value,),
    "contracts.normal.needs": (Needs.NOTHING.value,),
    # Not played, or one of two places in the ladder that no other contract has.
    **{f"contracts.{id}.rank": (0, 10 + 5 * place, 81 - 5 * place) for place, id in enumerate(_OTHERS)},
    **{f"contracts.{id}.aim": tuple(aim.value for aim in Aim if aim is not Aim.SIXTY_SIX) for id in _OTHERS},
    "doubling.levels": (0, 1, 2, 3),
    "match.target": (12, 24),
    "match.schneider": (1, 2),
}
_VALUES = (1, 5, 24, 99)

AXIS_VALUES: Values = {
    key: _ALLOWED.get(key) or axis.allowed or _VALUES for key, axis in rulesets.AXES["bauernschnapsen"].items()
}
"""The values of every axis that the generated rule sets use."""


def generated_rulesets(count: int, seed: int = 1944) -> list[Ruleset]:
    """`count` rule sets, every axis drawn by itself, then changed where values contradict each other."""
    rng = random.Random(seed)
    return [_ruleset(number, rng) for number in range(count)]


def _ruleset(number: int, rng: random.Random) -> Ruleset:
    drawn: Generated = {key: rng.choice(values) for key, values in AXIS_VALUES.items()}
    for id in _OTHERS:
        drawn |= {f"contracts.{id}.{column}": value for column, value in _mended(id, drawn).items()}
    if drawn["auction.normal_kontra"] == NormalKontra.BEATS_BETTLER:
        drawn["doubling.levels"] = max(1, drawn["doubling.levels"])
    ruleset: Ruleset = rulesets.read_fields(
        drawn, id=f"own/generated-{number}", source="generated", game="bauernschnapsen"
    )
    return ruleset


def _mended(id: ContractId, drawn: Generated) -> Generated:
    """The columns of a contract that have to change for it to be played."""
    aim, bidders, partner = (drawn[f"contracts.{id}.{column}"] for column in ("aim", "bidders", "partner"))
    row: Generated = {}
    if aim not in (Aim.NO_TRICK, Aim.ALL_TRICKS):
        partner = row["partner"] = Partner.PLAYS.value
    if aim != Aim.THREE_TRICKS:
        row["marriages"] = Marriages.NONE.value
    if aim == Aim.FIVE_TRUMPS:
        row["cards"] = CardsOf.TRUMP.value
    if partner == Partner.SITS_OUT and bidders not in (Bidders.CALLER, Bidders.OPPONENTS):
        row["leads"] = Leads.DECLARER.value
    return row
