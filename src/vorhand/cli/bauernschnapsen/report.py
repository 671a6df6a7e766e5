"""What is told after a deal and at the end of a match: how it ended, why it counts so much, the sheet, the Bummerl."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import Seat, next_seat
from vorhand.cli.bauernschnapsen.contracts import contract_long, counts_card_points, doubling_word
from vorhand.cli.bauernschnapsen.pairs import first_seats, is_down, pair_name, shown_total
from vorhand.cli.bauernschnapsen.score_sheet import deals_sheet
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen import Observation
from vorhand.games.bauernschnapsen.observation import ReviewedDeal
from vorhand.games.bauernschnapsen.scoring import bummerl, card_points, totals, value, winners
from vorhand.games.bauernschnapsen.state import DealResult, Ending, same_side

__all__ = ["deal_report", "match_report"]


def deal_report(screen: Screen, seen: Observation, names: Names) -> Iterator[RenderableType]:
    """How the last deal ended."""
    say, result, ruleset = screen.say, seen.standing.results[-1], seen.ruleset
    row = ruleset.contract(result.contract)
    yield Text(say("cli-deal-over", number=len(seen.standing.results)), style="bold")
    yield Text(contract_long(screen, result.contract))
    yield Text(
        ", ".join(filter(None, (say("cli-declarer-was", player=names[result.declarer]), *_doubled(screen, result))))
    )
    yield Text()
    yield Text(_verdict(screen, result, names), style="bold")
    times = result.points // value(row, result.doubled)
    if result.ending in (Ending.CLAIMED, Ending.FALSE_CLAIM):
        yield Text(say(f"cli-why-{times}" if result.ending is Ending.CLAIMED else f"cli-why-false-{times}"))
    yield Text()
    yield _result_table(screen, seen, names)


def _doubled(screen: Screen, result: DealResult) -> Iterator[str]:
    if result.doubled:
        yield f"{doubling_word(screen, result.doubled)} ×{2**result.doubled}"


def _verdict(screen: Screen, result: DealResult, names: Names) -> str:
    """Who scored, how much, and how the deal was decided."""
    ending = screen.say(f"ending-{result.ending}")
    if result.ending in (Ending.MADE, Ending.FAILED):
        ending = f"{ending} ({names[result.declarer]})"
    if names.you is not None and same_side(result.winner, names.you):
        return screen.say("cli-you-score", ending=ending, count=result.points)
    pair = pair_name(screen, names, _first_of(result.winner))
    return screen.say("cli-they-score", ending=ending, players=pair, count=result.points)


def _first_of(seat: Seat) -> Seat:
    """The first seat of that seat's pair."""
    return Seat(seat % 2)


def _result_table(screen: Screen, seen: Observation, names: Names) -> Table:
    """Tricks, card points where they count, game points and totals of both pairs."""
    say, ruleset, standing = screen.say, seen.ruleset, seen.standing
    result, deal = standing.results[-1], seen.previous
    counts = counts_card_points(ruleset.contract(result.contract)) and deal is not None
    total = say("cli-points-to-go" if is_down(ruleset) else "cli-total")
    cards = [say("word-card-points")] if counts else []
    table = screen.table("", say("cli-tricks"), *cards, say("word-game-points"), total)
    for column in table.columns[1:]:
        column.justify = "right"
    sums = totals(standing)
    for seat in first_seats(names):
        tricks = sum(same_side(trick.winner, seat) for trick in deal.tricks) if deal else 0
        augen = [str(_card_points(deal, seat))] if counts and deal else []
        scored = Text(str(result.scores[seat]), style="bold")
        table.add_row(
            pair_name(screen, names, seat), str(tricks), *augen, scored, str(shown_total(ruleset, sums[seat]))
        )
    return table


def _card_points(deal: ReviewedDeal, seat: Seat) -> int:
    won = sum(card_points(card.index for card in trick.cards) for trick in deal.tricks if same_side(trick.winner, seat))
    return won + sum(marriage.points for marriage in deal.marriages if same_side(marriage.seat, seat))


def match_report(screen: Screen, seen: Observation, names: Names) -> Iterator[RenderableType]:
    """The sheet of a finished match, who won it, and the losers' Bummerl."""
    say, ruleset, standing = screen.say, seen.ruleset, seen.standing
    yield from deals_sheet(screen, ruleset, standing, names)
    yield Text()
    winner = winners(ruleset, standing)[0]
    loser = next_seat(winner, 4)
    marks, sums = bummerl(ruleset, standing), totals(standing)
    fields = {
        "winners": pair_name(screen, names, _first_of(winner)),
        "losers": pair_name(screen, names, _first_of(loser)),
    }
    score = f"{sums[winner]}:{sums[loser]}"
    if names.you is not None and same_side(winner, names.you):
        yield Text(say("cli-you-won-match", score=score, losers=fields["losers"], count=marks), style="bold")
    elif names.you is not None:
        yield Text(say("cli-you-lost-match", score=score, winners=fields["winners"], count=marks), style="bold")
    else:
        yield Text(say("cli-match-won", score=score, count=marks, **fields), style="bold")
    if sums[loser] == 0:
        yield Text(say("word-schneider-long"))
    elif marks > 1:
        yield Text(say("word-retourschneider-long"))
    else:
        yield Text(say("word-bummerl-long"))
