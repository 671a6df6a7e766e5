"""Who plays together, and what they are called. The rule set says it; nothing is decided here."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from vorhand.cards import SEATS, Cards, Seat
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import Observation, Ruleset
from vorhand.games.bismarck.giving import GivenCards
from vorhand.games.bismarck.scoring import quotas_by_seat, side_tricks, totals
from vorhand.words import signed

__all__ = ["given_lines", "is_partner", "side_lines", "side_names", "sides"]


def sides(ruleset: Ruleset) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side; a player alone is a side."""
    return tuple(SEATS[side : ruleset.players : ruleset.side_count] for side in range(ruleset.side_count))


def side_names(screen: Screen, ruleset: Ruleset, names: Names) -> list[str]:
    """What each side is called: by the names of all who belong to it."""
    return [screen.words.joined(names[seat] for seat in side) for side in sides(ruleset)]


def is_partner(ruleset: Ruleset, seat: Seat, other: Seat | None) -> bool:
    """Whether these two play together."""
    return other is not None and seat != other and (seat - other) % ruleset.side_count == 0


def side_lines(screen: Screen, seen: Observation, names: Names) -> Iterator[Text]:
    """For each pair its tricks, its quota and its total; nothing where everybody plays alone."""
    ruleset = seen.ruleset
    if ruleset.side_count == ruleset.players:
        return
    tricks, sums = side_tricks(ruleset, seen.won), totals(ruleset, seen.standing.results)
    contract, declarer = seen.contract, seen.declarer
    quotas = quotas_by_seat(ruleset, contract, declarer) if contract and declarer is not None else ()
    for (seat, *_), side in zip(sides(ruleset), side_names(screen, ruleset, names), strict=True):
        quota = str(quotas[seat]) if quotas else "–"
        total = signed(sums[seat])
        yield Text(screen.say("cli-side-so-far", side=side, tricks=tricks[seat], quota=quota, total=total))


def given_lines(screen: Screen, names: Names, given: Sequence[GivenCards]) -> Iterator[Text]:
    """What partners gave each other, as far as the cards are known."""
    cards = screen.cards
    for part in given:
        if part.cards:
            fields = {"giver": names[part.giver], "receiver": names[part.receiver]}
            yield cards.painted(screen.say("cli-given-was", cards=_row(screen, part.cards), **fields))


def _row(screen: Screen, cards: Cards) -> str:
    return screen.cards.row(screen.cards.sorted(cards))
