"""Rules BIS-8: layouts, which are played without tricks."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from vorhand.games.bismarck.ruleset import Build, Ruleset
from vorhand.rulebook.bismarck.facts import AIMS, layouts, name_of
from vorhand.rulebook.clauses import AnyClause, Clause, Listing, Values

__all__ = ["RULES"]

_BUILDS = (*AIMS, "contracts.*.build")


def _none() -> Clause[Ruleset]:
    return Clause("none", AIMS, lambda ruleset: not layouts(ruleset))


def _where_played(name: str) -> Clause[Ruleset]:
    return Clause(name, AIMS, lambda ruleset: bool(layouts(ruleset)))


def _built(build: Build) -> Listing[Ruleset]:
    def each(ruleset: Ruleset) -> Iterator[Values]:
        yield from ({"contract": name_of(row.id)} for row in layouts(ruleset, build))

    return Listing(build.value, _BUILDS, each)


RULES: Mapping[str, tuple[AnyClause, ...]] = MappingProxyType(
    {
        "BIS-8.1": (_none(), _where_played("rows"), *map(_built, Build)),
        "BIS-8.2": (
            Clause("none", _BUILDS, lambda ruleset: not layouts(ruleset, Build.NAMED)),
            Clause("named", _BUILDS, lambda ruleset: bool(layouts(ruleset, Build.NAMED))),
        ),
        "BIS-8.3": (_none(), _where_played("turns")),
        "BIS-8.4": (_none(), _where_played("pass")),
        "BIS-8.5": (_none(), _where_played("score")),
    }
)
"""The clauses of each rule, in order."""
