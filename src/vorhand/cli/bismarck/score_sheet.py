"""The score sheet as on paper: players by contracts, a cross for each one played; and the deals with their points."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import SEATS, Seat
from vorhand.cli.bismarck.sides import side_names, sides
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import ContractId, Ruleset
from vorhand.games.bismarck.ruleset import Selection
from vorhand.games.bismarck.scoring import totals
from vorhand.games.bismarck.state import DealResult, Standing
from vorhand.words import signed

__all__ = ["contract_heads", "contract_sheet", "crosses", "deals_sheet"]


def contract_heads(screen: Screen, ruleset: Ruleset) -> list[str]:
    """The columns of the sheet: the contracts, numbered where their order is fixed."""
    fixed = ruleset.choice.selection is not Selection.EACH_ONCE
    heads = [screen.say(f"contract-{contract}-head") for contract in ruleset.choice.contracts]
    return [f"{number} {head}" for number, head in enumerate(heads, 1)] if fixed else heads


def crosses(ruleset: Ruleset, standing: Standing) -> dict[Seat, list[str]]:
    """For each seat and column as many crosses as it has played that contract, or that round, as declarer."""
    marked: Counter[tuple[Seat, int]] = Counter()
    turns: Counter[Seat] = Counter()
    for number, result in enumerate(standing.results[: ruleset.deals]):
        marked[result.declarer, _column(ruleset, result, number, turns[result.declarer])] += 1
        turns[result.declarer] += 1
    columns = range(len(ruleset.choice.contracts))
    return {seat: ["X" * marked[seat, column] for column in columns] for seat in SEATS[: ruleset.players]}


def _column(ruleset: Ruleset, result: DealResult, number: int, turn: int) -> int:
    """Where a deal is crossed off; at a free contract the round is, whatever was picked in it."""
    contracts: tuple[ContractId, ...] = ruleset.choice.contracts
    match ruleset.choice.selection:
        case Selection.EACH_ONCE:
            return contracts.index(result.contract)
        case Selection.BY_TURN:
            return turn % len(contracts)
        case Selection.BY_DEAL:
            return number % len(contracts)


def contract_sheet(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """Players by the contracts that they have played as declarer, with totals; then what a cross is."""
    yield _contracts_table(screen, ruleset, standing, names)
    if standing.results:
        yield Text(screen.say("cli-sheet-cross"), style="dim")


def _contracts_table(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Table:
    """The sheet; turned on its side where it is too wide."""
    heads = [*contract_heads(screen, ruleset), screen.say("cli-total")]
    sums = totals(ruleset, standing.results)
    rows = [[*marks, signed(sums[seat])] for seat, marks in crosses(ruleset, standing).items()]
    upright = _crossed(screen, list(names.by_seat), heads, rows)
    if screen.fits(upright):
        upright.columns[-1].justify = "right"
        return upright
    return _crossed(screen, heads, list(names.by_seat), list(zip(*rows, strict=True)))


def _crossed(screen: Screen, sides: list[str], heads: list[str], rows: Sequence[Sequence[str]]) -> Table:
    table = screen.table("", *heads)
    for column in table.columns[1:]:
        column.justify = "center"
    for side, row in zip(sides, rows, strict=True):
        table.add_row(side, *row)
    return table


def deals_sheet(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """Every deal: who was declarer in which contract, each player's points and running total; less in narrow places."""
    for declarer, running, note in _FORMS:
        table = _deals_table(screen, ruleset, standing, names, declarer=declarer, running=running)
        if screen.fits(table) or not running:
            yield table
            yield Text(screen.say(note), style="dim")
            return


_FORMS = (
    (True, True, "cli-sheet-note"),
    (False, True, "cli-sheet-note-star"),
    (False, False, "cli-sheet-note-narrow"),
)
"""Whether the sheet of deals has a column for the declarer and has running totals, and the line that explains it."""


def _deals_table(
    screen: Screen, ruleset: Ruleset, standing: Standing, names: Names, *, declarer: bool, running: bool
) -> Table:
    heads = [screen.say("cli-declarer-head")] if declarer else []
    table = screen.table("", *heads, screen.say("cli-contract-head"), *side_names(screen, ruleset, names))
    table.columns[0].justify = "right"
    for column in table.columns[-ruleset.side_count :]:
        column.justify = "right"
    for number, result in enumerate(standing.results, 1):
        sums = totals(ruleset, standing.results[:number])
        who = [names[result.declarer]] if declarer else []
        contract = screen.say(f"contract-{result.contract}" if declarer else f"contract-{result.contract}-head")
        cells = []
        for side in sides(ruleset):
            seat = side[0]
            star = "*" if result.declarer in side and not declarer else ""
            total = f"{signed(sums[seat]):>4}" if running else ""
            cells.append(f"{star}{signed(result.scores[seat])} {total}".rstrip())
        table.add_row(str(number), *who, contract, *cells)
    return table
