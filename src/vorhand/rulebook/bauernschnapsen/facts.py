"""What the clauses of several rules ask of a rule set, and which axes they depend on when they ask it."""

from collections.abc import Callable, Iterable

from vorhand.games.bauernschnapsen.ruleset import (
    CardsOf,
    Contract,
    ContractId,
    Doubled,
    Marriages,
    Partner,
    Ruleset,
)
from vorhand.rulebook.clauses import Clause, Enumeration, Values, Word

__all__ = [
    "AIMS",
    "DOUBLES",
    "MARRIAGES",
    "PARTNERS",
    "PLAYED",
    "TRUMPS",
    "doubled",
    "enumerated",
    "has_trumps",
    "in_contracts",
    "levels",
    "may_be_doubled",
    "name_of",
    "normal",
    "normal_values",
    "played_out",
    "sitting_out",
    "with_marriages",
]

PLAYED = ("contracts.*.rank",)
"""The axes that decide which contracts are played, and in which order they ascend."""
AIMS = (*PLAYED, "contracts.*.aim")
TRUMPS = (*AIMS, "contracts.*.cards")
MARRIAGES = (*PLAYED, "contracts.*.marriages")
PARTNERS = (*PLAYED, "contracts.*.partner")
DOUBLES = ("doubling.levels", *PLAYED, "contracts.*.doubled")


def normal(ruleset: Ruleset) -> Contract:
    """The row of the Normal game, which every house plays."""
    return ruleset.contract(ContractId.NORMAL)


def normal_values(ruleset: Ruleset) -> Values:
    """What a Normal game can be worth."""
    value = normal(ruleset).value
    return {"one": value, "two": 2 * value, "three": 3 * value}


def played_out(ruleset: Ruleset) -> list[Contract]:
    """The contracts whose cards are played, not shown, ascending."""
    return [row for row in ruleset.ladder if not row.is_shown]


def has_trumps(ruleset: Ruleset) -> bool:
    """Whether the caller's suit is trumps in any contract that is played out."""
    return any(row.cards is CardsOf.TRUMP for row in played_out(ruleset))


def with_marriages(ruleset: Ruleset) -> list[Contract]:
    """The contracts in which somebody may declare marriages."""
    return [row for row in ruleset.ladder if row.marriages is not Marriages.NONE]


def sitting_out(ruleset: Ruleset) -> list[Contract]:
    """The contracts in which the declarer's partner sits out."""
    return [row for row in ruleset.ladder if row.partner is Partner.SITS_OUT]


def may_be_doubled(row: Contract) -> bool:
    """Whether a house that doubles lets this contract be doubled."""
    return row.doubled is Doubled.ALLOWED


def levels(ruleset: Ruleset, rows: Iterable[Contract] | None = None) -> int:
    """How often one of these contracts can be doubled, or else one of all."""
    return ruleset.doubling.levels if any(map(may_be_doubled, ruleset.ladder if rows is None else rows)) else 0


def doubled(name: str, *, if_ever: bool = True) -> Clause[Ruleset]:
    """A clause of houses that double, with how often; or of those that do not."""
    if not if_ever:
        return Clause(name, DOUBLES, lambda ruleset: not levels(ruleset))
    return Clause(name, DOUBLES, lambda ruleset: levels(ruleset) > 0, lambda ruleset: {"levels": levels(ruleset)})


def name_of(row: Contract) -> Word:
    """A contract's short label."""
    return Word(f"contract-{row.id.value}")


def enumerated(rows: Iterable[Contract]) -> Values:
    """Contracts as a sentence lists them."""
    return {"contracts": Enumeration(tuple(map(name_of, rows)))}


def in_contracts(name: str, axes: tuple[str, ...], which: Callable[[Ruleset], Iterable[Contract]]) -> Clause[Ruleset]:
    """A clause about some contracts, which it lists; it applies where there are any."""
    return Clause(
        name,
        axes,
        lambda ruleset: bool(list(which(ruleset))),
        lambda ruleset: enumerated(which(ruleset)),
    )
