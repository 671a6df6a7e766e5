"""What is told after a deal and at the end of a match: tricks and points, what was hidden, the sheet, who won."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import SEATS, Cards, Seat
from vorhand.cli.bismarck.contracts import contract_with_trump
from vorhand.cli.bismarck.score_sheet import contract_sheet, deals_sheet
from vorhand.cli.bismarck.sides import side_names, sides
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import Ruleset
from vorhand.games.bismarck.scoring import quotas_by_seat, side_tricks, totals, winners
from vorhand.games.bismarck.state import Standing
from vorhand.words import signed

__all__ = ["deal_report", "hidden_cards", "match_report", "result_table", "score_sheet"]


def deal_report(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """How the last deal ended."""
    result = standing.results[-1]
    yield Text(screen.say("cli-deal-over", number=len(standing.results)), style="bold")
    yield screen.cards.painted(contract_with_trump(screen, result.contract, result.trump))
    yield Text()
    yield result_table(screen, ruleset, standing, names)


def result_table(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Table:
    """Tricks, quotas, points and new totals of the last deal."""
    result = standing.results[-1]
    say = screen.say
    if result.left:
        return _layout_result_table(screen, ruleset, standing, names)
    table = screen.table("", "", say("cli-tricks"), say("cli-quota"), say("cli-points"), say("cli-total"))
    for column in table.columns[2:]:
        column.justify = "right"
    quotas = quotas_by_seat(ruleset, ruleset.contract(result.contract), result.declarer)
    sums = totals(ruleset, standing.results)
    tricks = side_tricks(ruleset, result.tricks)
    for side, name in zip(sides(ruleset), side_names(screen, ruleset, names), strict=True):
        seat = side[0]
        role = say("role-declarer") if result.declarer in side else ""
        if role and len(side) > 1:
            role = f"{role}: {names[result.declarer]}"
        score = Text(signed(result.scores[seat]), style="bold")
        table.add_row(name, role, str(tricks[seat]), str(quotas[seat]), score, signed(sums[seat]))
    return table


def _layout_result_table(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Table:
    result, say = standing.results[-1], screen.say
    table = screen.table("", "", say("cli-left"), say("cli-points"), say("cli-total"))
    for column in table.columns[2:]:
        column.justify = "right"
    sums = totals(ruleset, standing.results)
    for seat in SEATS[: ruleset.players]:
        role = say("role-declarer") if seat == result.declarer else ""
        score = Text(signed(result.scores[seat]), style="bold")
        table.add_row(names[seat], role, str(result.left[seat]), score, signed(sums[seat]))
    return table


def hidden_cards(screen: Screen, kitty: Cards, discards: Cards) -> Iterator[Text]:
    """The kitty and the discards of a deal, where there were any."""
    cards = screen.cards
    if kitty:
        yield cards.painted(screen.say("cli-kitty-was", cards=cards.row(cards.sorted(kitty))))
    if discards:
        yield cards.painted(screen.say("cli-discards-were", cards=cards.row(cards.sorted(discards))))


def score_sheet(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """The whole sheet: crosses and totals, then deal by deal."""
    yield from contract_sheet(screen, ruleset, standing, names)
    yield Text()
    if standing.results:
        yield from deals_sheet(screen, ruleset, standing, names)
    else:
        yield screen.say("cli-no-deal-yet")


def match_report(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> Iterator[RenderableType]:
    """The sheet of a finished match, and who won it."""
    yield from score_sheet(screen, ruleset, standing, names)
    yield Text()
    yield Text(winners_sentence(screen, ruleset, standing, names), style="bold")


def winners_sentence(screen: Screen, ruleset: Ruleset, standing: Standing, names: Names) -> str:
    """Who has won, and how high; a shared victory is said to be one."""
    best = winners(ruleset, standing)
    sums = totals(ruleset, standing.results)
    called = zip(sides(ruleset), side_names(screen, ruleset, names), strict=True)
    listed = screen.words.joined(f"{name} {signed(sums[side[0]])}" for side, name in called)
    if best in sides(ruleset) and len(best) > 1:
        return screen.say("cli-pair-won", winners=_all(screen, names, best), totals=listed)
    if best == (names.you,):
        return screen.say("cli-you-won", totals=listed)
    return screen.say("event-match-ended", winners=_all(screen, names, best), count=len(best), totals=listed)


def _all(screen: Screen, names: Names, seats: tuple[Seat, ...]) -> str:
    return screen.words.joined(names[seat] for seat in seats)
