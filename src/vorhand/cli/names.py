"""What the players are called in sentences and tables, seen from the person's seat."""

from dataclasses import dataclass

from vorhand.cards import Seat
from vorhand.cli.screen import Screen
from vorhand.cli.seating import Seating
from vorhand.games.base import AnyRuleset
from vorhand.records import Record
from vorhand.rulebook import axes

__all__ = ["Names", "named_rules", "ruleset_name"]


@dataclass(frozen=True, slots=True)
class Names:
    """The names by seat; the person is "you"."""

    you: Seat | None
    by_seat: tuple[str, ...]

    @staticmethod
    def of(seating: Seating, screen: Screen) -> "Names":
        """The names of a match in the language of the screen."""
        named = tuple(name or screen.say("cli-you") for name in seating.names)
        return Names(seating.person, named)

    def from_outside(self) -> "Names":
        """The same names for somebody who sits nowhere and knows what everybody knows."""
        return Names(None, self.by_seat)

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]


def named_rules(record: Record) -> str:
    """How the rule set of a match is named in a command: by its id, or by the player's own file."""
    ruleset = record.ruleset
    return record.meta.get("rules", _file_name(ruleset)) if axes.is_own(ruleset) else ruleset.id


def _file_name(ruleset: AnyRuleset) -> str:
    """About the name of a player's own file, where nothing else is known of it."""
    return ruleset.id.removeprefix("own/") + ".toml"


def ruleset_name(ruleset: AnyRuleset, screen: Screen) -> str:
    """The name of a rule set for people; a player's own without a title goes by its file."""
    return axes.ruleset_name(screen, ruleset, untitled=_file_name(ruleset))
