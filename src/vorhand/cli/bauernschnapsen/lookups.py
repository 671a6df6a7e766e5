"""What may be looked at again: the auction, the tricks of the own pair, the last trick. Rules BAU-9.1 and BAU-9.2."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import Seat
from vorhand.cli.bauernschnapsen.contracts import counts_card_points
from vorhand.cli.bauernschnapsen.pairs import first_seats, pair_name
from vorhand.cli.bauernschnapsen.table import players_of
from vorhand.cli.bauernschnapsen.telling import Teller
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.cli.trick import trick_table
from vorhand.games.bauernschnapsen import Bid, KontraNormal, Observation
from vorhand.games.bauernschnapsen.events import BidMade, NormalDoubled, Passed
from vorhand.games.bauernschnapsen.observation import last_trick_is_open, may_look
from vorhand.games.bauernschnapsen.ruleset import ContractId, LastTrick
from vorhand.games.bauernschnapsen.state import same_side, sits_out
from vorhand.games.tricks import ObservedTrick

__all__ = ["auction_so_far", "last_trick", "trick_as_it_lay", "won_tricks"]


def auction_so_far(screen: Screen, seen: Observation, names: Names) -> Iterator[RenderableType]:
    """Every call of this deal, in order."""
    if not seen.calls:
        yield screen.say("cli-no-bid")
        return
    teller = Teller(screen, names)
    stood: ContractId | None = None
    for seat, call in seen.calls:
        match call:
            case Bid(contract=contract):
                yield teller.tell(BidMade(seat, contract, contract is stood))
                stood = contract
            case KontraNormal():
                yield teller.tell(NormalDoubled(seat))
            case _:
                yield teller.tell(Passed(seat))


def trick_as_it_lay(screen: Screen, names: Names, trick: ObservedTrick, idle: Seat | None) -> Table:
    """A complete trick, with who led and which card took it."""
    seats = players_of(trick.leader, idle)
    return trick_table(screen, names, seats, trick.cards, seats.index(trick.winner), taken=True)


def last_trick(screen: Screen, seen: Observation, names: Names) -> Iterator[RenderableType]:
    """The last trick again, if it may be seen, or that there is none."""
    if seen.history:
        number, trick = len(seen.history), seen.history[-1]
        if not _may_see(seen, number - 1):
            closed = seen.ruleset.table.last_trick is LastTrick.CLOSED
            yield screen.say("cli-last-trick-closed" if closed else "cli-last-trick-covered")
            return
        yield Text(screen.say("cli-last-trick", number=number), style="bold")
        yield trick_as_it_lay(screen, names, trick, seen.idle)
        return
    before = seen.previous.tricks if seen.previous else ()
    if not before:
        yield screen.say("cli-no-trick-yet")
        return
    deal = len(seen.standing.results)
    yield Text(screen.say("cli-last-trick-of-deal", number=len(before), deal=deal), style="bold")
    yield trick_as_it_lay(screen, names, before[-1], _sat_out(seen))


def _sat_out(seen: Observation) -> Seat | None:
    """Who sat out in the deal before this one."""
    result = seen.standing.results[-1]
    return sits_out(seen.ruleset.contract(result.contract), result.declarer)


def _may_see(seen: Observation, place: int) -> bool:
    """Whether a trick of this deal may be looked at now."""
    is_last = place == len(seen.history) - 1
    return may_look(seen, place) or (is_last and last_trick_is_open(seen))


def won_tricks(screen: Screen, seen: Observation, names: Names) -> Iterator[RenderableType]:
    """The tricks of the own pair with their cards and card points; of the other pair what the house leaves open."""
    cards = screen.cards
    for seat in first_seats(names):
        won = [place for place, trick in enumerate(seen.history) if same_side(trick.winner, seat)]
        listed = [place for place in won if _may_see(seen, place)]
        if seat == names.you or listed:
            yield Text(screen.say("cli-won-by", players=pair_name(screen, names, seat), count=len(won)), style="bold")
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
        for place in listed:
            trick = seen.history[place]
            table.add_row(f"{place + 1}.", cards.painted(cards.row(trick.cards)), Text(names[trick.winner]))
        if listed:
            yield table
    if seen.contract is not None and counts_card_points(seen.contract) and seen.seat is not None:
        yield screen.say("cli-own-points", count=seen.points)
