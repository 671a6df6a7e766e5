"""What the players are called in sentences and tables, seen from the person's seat."""

from dataclasses import dataclass

from vorhand.cards import Seat
from vorhand.cli.screen import Screen
from vorhand.cli.seating import Seating
from vorhand.games.bismarck import ContractId, Ruleset
from vorhand.rulesets import BUILT_IN

__all__ = ["Names", "contract_name", "ruleset_name"]


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

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]


def contract_name(screen: Screen, contract: ContractId) -> str:
    """The short and the long label of a contract, or the long one alone if it begins with the short one."""
    short, long = screen.say(f"contract-{contract}"), screen.say(f"contract-{contract}-long")
    return long if long.startswith(short) else f"{short} ({long})"


def ruleset_name(ruleset: Ruleset, screen: Screen) -> str:
    """The name of a rule set for people, with its options: "Modern Swedish + Must trump when void"."""
    id, *options = ruleset.id.split("+")
    if id not in BUILT_IN:
        return ruleset.title or ruleset.id
    return " + ".join([screen.say("ruleset-" + id.replace("/", "-")), *(screen.say(f"option-{o}") for o in options)])
