"""Worked examples of rules BIS-5 and BIS-6 with names and totals: a deal on the score sheet, and a play-off."""

from dataclasses import dataclass

from vorhand.games.bismarck.ruleset import Aim, Contract, DeclarerSeat, Ruleset, Tie
from vorhand.rulebook.bismarck.facts import AIMS, TRICK_AIMS, name_of
from vorhand.rulebook.bismarck.laid import letters, regular
from vorhand.rulebook.clauses import Enumeration, Values
from vorhand.words import signed

__all__ = ["EXAMPLES", "AnyExample", "OnTheSheet", "PlayedOff"]

_TOTALS_BEFORE = (2, -3, 1, 0)


def _signed(points: tuple[int, ...]) -> Enumeration:
    return Enumeration(tuple(map(signed, points)))


@dataclass(frozen=True, slots=True, kw_only=True)
class OnTheSheet:
    """A deal as it is written down: A deals, the declarer is two tricks below the quota, the others share them."""

    rule: str
    aim: Aim

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return (f"scoring.{self.aim.value}", "roles.declarer", *AIMS)

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-sheet-{self.aim.value}"

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """The first contract with that aim; None if there is none."""
        return next((row for row in regular(ruleset) if row.aim is self.aim), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house: all play alone, and the quota of the declarer lets him fall short."""
        alone = ruleset.side_count == ruleset.players
        return alone and self._quotas(ruleset)[0] > 1 and self.contract(ruleset) is not None

    def _quotas(self, ruleset: Ruleset) -> tuple[int, ...]:
        return ruleset.scoring.win if self.aim is Aim.WIN else ruleset.scoring.lose

    def declarer(self, ruleset: Ruleset) -> int:
        """The declarer's seat where A deals."""
        return 0 if ruleset.roles.declarer is DeclarerSeat.DEALER else 1

    def quotas(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Quotas by seat."""
        quotas, place = self._quotas(ruleset), ruleset.players - self.declarer(ruleset)
        return (*quotas, *quotas)[place : place + ruleset.players]

    def tricks(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Tricks by seat."""
        others = {(self.declarer(ruleset) + place) % ruleset.players for place in (1, 2)}
        return tuple(
            quota + (1 if seat in others else -2 if seat == self.declarer(ruleset) else 0)
            for seat, quota in enumerate(self.quotas(ruleset))
        )

    def points(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Points by seat."""
        above = [taken - quota for taken, quota in zip(self.tricks(ruleset), self.quotas(ruleset), strict=True)]
        return tuple(above if self.aim is Aim.WIN else [-each for each in above])

    def totals(self, ruleset: Ruleset) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The totals by seat before the deal and after it."""
        before = _TOTALS_BEFORE[: ruleset.players]
        return before, tuple(total + points for total, points in zip(before, self.points(ruleset), strict=True))

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        before, after = self.totals(ruleset)
        return {
            "players": letters(ruleset, range(ruleset.players)),
            "declarer": letters(ruleset, [self.declarer(ruleset)]),
            "contract": name_of(row.id),
            "quotas": Enumeration(self.quotas(ruleset)),
            "tricks": Enumeration(self.tricks(ruleset)),
            "points": _signed(self.points(ruleset)),
            "before": _signed(before),
            "after": _signed(after),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedOff:
    """How a play-off between the first two ends: one is ahead after an extra deal, or they stay level to the last."""

    rule: str
    stays_level: bool
    axes: tuple[str, ...] = ("match.tie", "deck.players", "deck.sides")

    @property
    def key(self) -> str:
        """The key of its message."""
        return "example-play-off-shared" if self.stays_level else "example-play-off-won"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house, where all play alone."""
        return ruleset.match.tie is Tie.PLAYOFF and ruleset.side_count == ruleset.players

    def level(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The totals by seat before the play-off."""
        return 3, 3, -6, *[0] * (ruleset.players - 3)

    def scores(self, ruleset: Ruleset) -> tuple[tuple[int, ...], ...]:
        """The points by seat of each extra deal. The third catches up, but can no longer win."""
        others = [0] * (ruleset.players - 3)
        if self.stays_level:
            return ((-1, -1, 2, *others),) * ruleset.players
        return ((-2, -3, 5, *others),)

    def totals(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The totals by seat in the end."""
        return tuple(map(sum, zip(self.level(ruleset), *self.scores(ruleset), strict=True)))

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        level, totals = _signed(self.level(ruleset)), _signed(self.totals(ruleset))
        return {"level": level, "totals": totals, "count": len(self.scores(ruleset))}


AnyExample = OnTheSheet | PlayedOff

EXAMPLES: tuple[AnyExample, ...] = (
    *(OnTheSheet(rule="BIS-5.2", aim=aim) for aim in TRICK_AIMS),
    *(PlayedOff(rule="BIS-6.4", stays_level=stays_level) for stays_level in (False, True)),
)
"""Every example of a match, by rule."""
