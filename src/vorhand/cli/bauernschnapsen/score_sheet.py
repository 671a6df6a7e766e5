"""The score sheet: both pairs, deal by deal, counted up or down as the house does."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cli.bauernschnapsen.contracts import doubling_word
from vorhand.cli.bauernschnapsen.pairs import first_seats, is_down, pair_name, shown_total
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen import Ruleset
from vorhand.games.bauernschnapsen.scoring import totals
from vorhand.games.bauernschnapsen.state import DealResult, Standing
from vorhand.words import signed

__all__ = ["deals_sheet", "score_sheet", "standing_sentence"]


def standing_sentence(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> str:
    """Both pairs with their game points, and what wins."""
    sums = totals(standing)
    listed = ", ".join(
        f"{pair_name(screen, names, seat)} {shown_total(ruleset, sums[seat])}" for seat in first_seats(names)
    )
    key = "cli-standing-down" if is_down(ruleset) else "cli-standing"
    return screen.say(key, totals=listed, target=ruleset.match.target)


def score_sheet(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """The sheet so far, and how the match stands."""
    if standing.results:
        yield from deals_sheet(screen, ruleset, standing, names)
    else:
        yield screen.say("cli-no-deal-yet")
    yield standing_sentence(screen, ruleset, standing, names)


def deals_sheet(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """Every deal: contract and declarer, what each pair scored, and its total after it."""
    wide = _sheet(screen, ruleset, standing, names, declarer=True)
    yield wide if screen.fits(wide) else _sheet(screen, ruleset, standing, names, declarer=False)
    yield Text(screen.say("cli-sheet-note-down" if is_down(ruleset) else "cli-sheet-note-pairs"), style="dim")


def _sheet(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names, *, declarer: bool) -> Table:
    say = screen.say
    heads = [say("cli-contract-head"), *([say("cli-declarer-head")] if declarer else [])]
    pairs = first_seats(names)
    table = screen.table("", *heads, *(pair_name(screen, names, seat) for seat in pairs))
    for column in (table.columns[0], *table.columns[-2:]):
        column.justify = "right"
    for number, result in enumerate(standing.results, 1):
        sums = totals(Standing(standing.first_dealer, standing.results[:number]))
        who = [names[result.declarer]] if declarer else []
        cells = [_scored(result.scores[seat], shown_total(ruleset, sums[seat])) for seat in pairs]
        table.add_row(str(number), _contract(screen, result, short=not declarer), *who, *cells)
    return table


def _scored(points: int, total: int) -> str:
    return f"{signed(points) if points else '':>3} {total:>3}"


def _contract(screen: Screen, result: DealResult, *, short: bool) -> str:
    """The contract, and how it was doubled."""
    name = screen.say(f"contract-{result.contract}{'-head' if short else ''}")
    if short:
        return f"{name} ×{2**result.doubled}" if result.doubled else name
    return ", ".join(filter(None, (name, doubling_word(screen, result.doubled))))
