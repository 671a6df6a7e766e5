"""Rules BAU-5 to BAU-7: playing the cards; marriages and the Normal game; the other contracts."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vorhand.games.bauernschnapsen.ruleset import (
    Aim,
    CardsOf,
    Contract,
    Leads,
    MarriagePoints,
    Marriages,
    Partner,
    Ruleset,
    ThreeTricks,
    Trickless,
)
from vorhand.rulebook.bauernschnapsen.facts import (
    AIMS,
    DOUBLES,
    MARRIAGES,
    PARTNERS,
    PLAYED,
    TRUMPS,
    has_trumps,
    in_contracts,
    levels,
    normal,
    normal_values,
    played_out,
    sitting_out,
    with_marriages,
)
from vorhand.rulebook.clauses import AnyClause, Clause, Values

__all__ = ["RULES"]

# Chapter 5


def _led_by(name: str, leads: Leads) -> Clause[Ruleset]:
    return in_contracts(
        name,
        (*AIMS, "contracts.*.leads"),
        lambda ruleset: [row for row in played_out(ruleset) if row.leads is leads],
    )


def _trump_is(name: str, cards: CardsOf) -> Clause[Ruleset]:
    return in_contracts(name, TRUMPS, lambda ruleset: [row for row in played_out(ruleset) if row.cards is cards])


def _without_trumps(name: str) -> Clause[Ruleset]:
    return Clause(name, TRUMPS, lambda ruleset: not has_trumps(ruleset))


# Chapter 6

_NORMALS = ("contracts.normal.marriages",)
_FORTY = (
    "scoring.trickless",
    "scoring.losers_marriages",
    "contracts.normal.cards",
    *_NORMALS,
    "contracts.normal.value",
)


def _declared_by(name: str, marriages: Marriages) -> Clause[Ruleset]:
    return in_contracts(
        name,
        MARRIAGES,
        lambda ruleset: [row for row in with_marriages(ruleset) if row.marriages is marriages],
    )


def _no_marriages(name: str) -> Clause[Ruleset]:
    return Clause(name, MARRIAGES, lambda ruleset: not with_marriages(ruleset))


def _has_forty(ruleset: Ruleset) -> bool:
    return any(row.cards is CardsOf.TRUMP for row in with_marriages(ruleset))


def _some_without_marriages(ruleset: Ruleset) -> bool:
    return 0 < len(with_marriages(ruleset)) < len(played_out(ruleset))


def _normal_has_marriages(ruleset: Ruleset) -> bool:
    return normal(ruleset).marriages is not Marriages.NONE


def _value(ruleset: Ruleset) -> Values:
    return {"value": normal(ruleset).value}


def _losers_marriages(name: str, points: MarriagePoints) -> Clause[Ruleset]:
    return Clause(
        name,
        ("scoring.losers_marriages", *_NORMALS),
        lambda ruleset: _normal_has_marriages(ruleset) and ruleset.scoring.losers_marriages is points,
    )


def _trickless(name: str, trickless: Trickless, values: Callable[[Ruleset], Values]) -> Clause[Ruleset]:
    """Only a marriage in trumps can bring 33 without a trick, if it counts."""

    def applies(ruleset: Ruleset) -> bool:
        counts = ruleset.scoring.losers_marriages is MarriagePoints.COUNT and _normal_has_marriages(ruleset)
        return counts and normal(ruleset).cards is CardsOf.TRUMP and ruleset.scoring.trickless is trickless

    return Clause(name, _FORTY, applies, values)


# Chapter 7


def _with_aim(ruleset: Ruleset, aim: Aim) -> list[Contract]:
    return [row for row in ruleset.ladder if row.aim is aim]


def _aiming(name: str, aim: Aim) -> Clause[Ruleset]:
    return in_contracts(name, AIMS, lambda ruleset: _with_aim(ruleset, aim))


def _nobody_aims(aim: Aim) -> Clause[Ruleset]:
    return Clause("none", AIMS, lambda ruleset: not _with_aim(ruleset, aim))


def _three_tricks(name: str, when: ThreeTricks) -> Clause[Ruleset]:
    return Clause(
        name,
        ("scoring.three_tricks", *AIMS),
        lambda ruleset: bool(_with_aim(ruleset, Aim.THREE_TRICKS)) and ruleset.scoring.three_tricks is when,
    )


def _has_schnapser_with_marriages(ruleset: Ruleset) -> bool:
    """Beside the Normal game only such contracts can have marriages."""
    return any(row.aim is Aim.THREE_TRICKS for row in with_marriages(ruleset))


def _partner_can_ruin(ruleset: Ruleset) -> bool:
    return any(row.partner is Partner.PLAYS for row in _with_aim(ruleset, Aim.ALL_TRICKS))


def _shown(ruleset: Ruleset) -> list[Contract]:
    return [row for row in ruleset.ladder if row.is_shown]


RULES: Mapping[str, tuple[AnyClause, ...]] = MappingProxyType(
    {
        "BAU-5.1": (
            _led_by("caller", Leads.CALLER),
            _led_by("declarer", Leads.DECLARER),
            Clause("any"),
        ),
        "BAU-5.2": (
            _trump_is("trumps", CardsOf.TRUMP),
            _trump_is("no-trumps", CardsOf.NO_TRUMP),
            Clause("next"),
        ),
        "BAU-5.3": (Clause("follow"),),
        "BAU-5.4": (Clause("trumped", TRUMPS, has_trumps), _without_trumps("none")),
        "BAU-5.5": (Clause("must-trump", TRUMPS, has_trumps), _without_trumps("none")),
        "BAU-5.6": (Clause("any"),),
        "BAU-5.7": (
            in_contracts("sits-out", PARTNERS, sitting_out),
            Clause("others-play", PARTNERS, lambda ruleset: bool(sitting_out(ruleset))),
            Clause("all-play", PARTNERS, lambda ruleset: not sitting_out(ruleset)),
        ),
        "BAU-6.1": (
            Clause("declare", MARRIAGES, lambda ruleset: bool(with_marriages(ruleset))),
            Clause("forty", (*MARRIAGES, "contracts.*.cards"), _has_forty),
            Clause("lead", MARRIAGES, lambda ruleset: bool(with_marriages(ruleset))),
            _no_marriages("none"),
        ),
        "BAU-6.2": (
            _declared_by("all", Marriages.ALL),
            _declared_by("declarer", Marriages.DECLARER),
            Clause("others", (*MARRIAGES, "contracts.*.aim"), _some_without_marriages),
            _no_marriages("none"),
        ),
        "BAU-6.3": (
            Clause("counts", MARRIAGES, lambda ruleset: bool(with_marriages(ruleset))),
            _no_marriages("none"),
        ),
        "BAU-6.4": (
            Clause("claim", _NORMALS, _normal_has_marriages),
            Clause("claim-tricks", _NORMALS, lambda ruleset: not _normal_has_marriages(ruleset)),
            Clause("right"),
        ),
        "BAU-6.5": (
            Clause("value", ("contracts.normal.value",), values=normal_values),
            _trickless("trickless-three", Trickless.THREE, lambda ruleset: {"value": 3 * normal(ruleset).value}),
            _trickless("trickless-by-points", Trickless.BY_POINTS, _value),
            _losers_marriages("marriages-count", MarriagePoints.COUNT),
            _losers_marriages("tricks-only", MarriagePoints.TRICKS_ONLY),
        ),
        "BAU-6.6": (Clause("wrong"),),
        "BAU-6.7": (Clause("last-trick", ("contracts.normal.value",), values=_value),),
        "BAU-7.1": (_aiming("no-trick", Aim.NO_TRICK), _nobody_aims(Aim.NO_TRICK)),
        "BAU-7.2": (
            _aiming("three-tricks", Aim.THREE_TRICKS),
            Clause("marriages", MARRIAGES, _has_schnapser_with_marriages),
            _three_tricks("always-three", ThreeTricks.ALWAYS_THREE),
            _three_tricks("at-sixty-six", ThreeTricks.AT_SIXTY_SIX),
            _nobody_aims(Aim.THREE_TRICKS),
        ),
        "BAU-7.3": (
            _aiming("all-tricks", Aim.ALL_TRICKS),
            Clause("partner", (*AIMS, "contracts.*.partner"), _partner_can_ruin),
            _nobody_aims(Aim.ALL_TRICKS),
        ),
        "BAU-7.4": (
            in_contracts("shown", AIMS, _shown),
            Clause("none", AIMS, lambda ruleset: not _shown(ruleset)),
        ),
        "BAU-7.5": (
            Clause("value", PLAYED, lambda ruleset: len(ruleset.ladder) > 1),
            Clause("doubled", DOUBLES, lambda ruleset: levels(ruleset, ruleset.ladder[1:]) > 0),
            Clause("none", PLAYED, lambda ruleset: len(ruleset.ladder) == 1),
        ),
    }
)
"""The clauses of each rule, in order."""
