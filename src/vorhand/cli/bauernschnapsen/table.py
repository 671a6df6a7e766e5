"""The table as one seat sees it: contract, trumps, seats, pairs and hand. Draws an observation; computes no rule."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vorhand.cards import Seat
from vorhand.cli.bauernschnapsen.contracts import (
    contract_long,
    contract_short,
    counts_card_points,
    doubling_word,
    worth,
)
from vorhand.cli.bauernschnapsen.menu import choices, described
from vorhand.cli.bauernschnapsen.pairs import first_seats, is_down, pair_name, shown_total
from vorhand.cli.bauernschnapsen.seats import NARROW, seats_view
from vorhand.cli.hand import hand_rows
from vorhand.cli.names import Names, ruleset_name
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen import Bid, KontraNormal, Observation, Phase, PlayCard, Ruleset
from vorhand.games.bauernschnapsen.ruleset import CardsOf
from vorhand.games.bauernschnapsen.scoring import totals
from vorhand.games.bauernschnapsen.state import next_player, partner_of, same_side
from vorhand.tricks import winner

__all__ = ["TableView", "contract_lines", "heading", "players_of"]


def heading(screen: Screen, ruleset: Ruleset, number: int) -> str:
    """Which deal of which match this is."""
    return f"{screen.say('cli-deal-number', number=number)} · {ruleset_name(ruleset, screen)}"


def players_of(leader: Seat, idle: Seat | None) -> tuple[Seat, ...]:
    """Who plays to a trick, in the order of play."""
    seats = [leader]
    while (seat := next_player(seats[-1], idle)) != leader:
        seats.append(seat)
    return tuple(seats)


def contract_lines(screen: Screen, seen: Observation, names: Names) -> Iterator[Text]:
    """The contract, whose it is, what it is worth, and the trumps."""
    say = screen.say
    if seen.contract is not None and seen.declarer is not None:
        yield Text(contract_long(screen, seen.contract.id))
        doubled = doubling_word(screen, seen.doubled)
        fields = {"player": names[seen.declarer], "value": worth(seen.contract, seen.doubled)}
        if seen.doubled:
            yield Text(say("cli-declarer-doubled", doubling=doubled, **fields))
        else:
            yield Text(say("cli-declarer", **fields))
    elif seen.standing_bid is not None and seen.bidder is not None:
        row = seen.ruleset.contract(seen.standing_bid)
        doubled_once = any(isinstance(call, KontraNormal) for _, call in seen.calls) and row.id == "normal"
        fields = {"player": names[seen.bidder], "value": worth(row, int(doubled_once))}
        yield Text(say("cli-standing-bid", contract=contract_short(screen, row.id), **fields))
    else:
        yield Text(say("cli-no-bid"))
    yield screen.cards.painted(_trump_line(screen, seen))


def _trump_line(screen: Screen, seen: Observation) -> str:
    say, cards = screen.say, screen.cards
    if seen.trump is None:
        return say("cli-trump-open")
    trump = cards.suit(seen.trump)
    if seen.contract is not None and seen.contract.cards is CardsOf.NO_TRUMP:
        return say("cli-trump-idle", trump=trump)
    if seen.turned is not None:
        return say("cli-trump-turned", trump=trump, card=cards.card(seen.turned))
    return say("cli-trump", trump=trump)


class TableView:
    """One moment of a match, ready to be drawn."""

    def __init__(self, screen: Screen, seen: Observation, names: Names) -> None:
        self._screen = screen
        self._seen = seen
        self._names = names

    def parts(self) -> Iterator[RenderableType]:
        """Everything from the top to the choices."""
        seen, screen = self._seen, self._screen
        yield Text(heading(screen, seen.ruleset, len(seen.standing.results) + 1), style="bold")
        yield from contract_lines(screen, seen, self._names)
        yield Text()
        if seen.phase is Phase.PLAY:
            yield Text(screen.say("cli-trick-of", number=len(seen.history) + 1, tricks=5), style="bold")
        yield from seats_view(screen, self._names, self._seat)
        yield Text()
        yield self._pairs()
        yield from self._card_points()
        yield Text()
        yield from self._hand()
        yield from self._menu()

    # The seats

    def _seat(self, seat: Seat) -> Text:
        """Who sits there, in which roles, and what lies before the seat: a card, or a call."""
        say, names, seen = self._screen.say, self._names, self._seen
        cell = Text(names[seat], style="bold" if seat == seen.to_act else "")
        roles = [say("role-partner")] if names.you is not None and seat == partner_of(names.you) else []
        roles += [say("role-dealer")] if seat == seen.dealer else []
        roles += [say("role-caller")] if seat == seen.caller else []
        roles += [say("role-declarer")] if seat == seen.declarer else []
        if roles:
            cell.append(f" ({', '.join(roles)})", style="dim")
        cell.append("\n")
        if seen.phase is Phase.PLAY:
            return cell.append_text(self._played(seat))
        return cell.append_text(self._called(seat))

    def _called(self, seat: Seat) -> Text:
        said = [call for by, call in self._seen.calls if by == seat]
        if not said:
            mine = seat == self._names.you and seat == self._seen.to_act
            return Text(self._screen.say("cli-your-turn") if mine else "–", style="" if mine else "dim")
        match said[-1]:
            case Bid(contract=contract):
                return Text(self._screen.say(f"call-{contract}"))
            case KontraNormal():
                return Text(self._screen.say("call-kontra-normal"))
            case _:
                return Text(self._screen.say("call-pass"))

    def _played(self, seat: Seat) -> Text:
        screen, seen, say = self._screen, self._seen, self._screen.say
        if seat == seen.idle:
            return Text(say("cli-sits-out"), style="dim")
        seats = players_of(seen.leader, seen.idle)
        place = seats.index(seat)
        notes = [say("cli-leads")] if place == 0 else []
        if place < len(seen.trick):
            card = Text(screen.cards.card(seen.trick[place]), style=screen.cards.style(seen.trick[place].suit))
            if place == _best(seen):
                card.stylize("bold")
                notes.append(say("cli-best"))
        else:
            card = Text("–", style="dim")
            if place == len(seen.trick) and seat == self._names.you:
                notes = [say("cli-you-lead" if place == 0 else "cli-your-turn")]
        return Text.assemble(card, f"  {', '.join(notes)}" if notes else "")

    # The pairs

    def _pairs(self) -> Table:
        """Tricks and game points of both pairs, the person's own first."""
        screen, seen, say = self._screen, self._seen, self._screen.say
        tricks = [say("cli-tricks")] if seen.phase is Phase.PLAY else []
        table = screen.table("", *tricks, say("cli-points-to-go" if is_down(seen.ruleset) else "word-game-points"))
        for column in table.columns[1:]:
            column.justify = "right"
        sums = totals(seen.standing)
        for seat in first_seats(self._names):
            won = sum(same_side(trick.winner, seat) for trick in seen.history)
            cells = [str(won)] if tricks else []
            cells.append(str(shown_total(seen.ruleset, sums[seat])))
            table.add_row(pair_name(screen, self._names, seat), *cells)
        return table

    def _card_points(self) -> Iterator[RenderableType]:
        """What the person's pair may count (BAU-9.1), and what everybody has been shown."""
        screen, seen = self._screen, self._seen
        if seen.phase is not Phase.PLAY or seen.contract is None:
            return
        if counts_card_points(seen.contract) and seen.seat is not None and seen.idle != seen.seat:
            yield Text(screen.say("cli-own-points", count=seen.points))
        if seen.marriages:
            declared = (
                f"{self._names[marriage.seat]} {marriage.points} {screen.cards.sign(marriage.suit)}"
                for marriage in seen.marriages
            )
            yield screen.cards.painted(screen.say("cli-declared", marriages=", ".join(declared)))
        shown = seen.shown - seen.hand
        if shown:
            cards = screen.cards.row(screen.cards.sorted(shown))
            yield screen.cards.painted(screen.say("cli-shown-held", cards=cards))

    # The hand

    def _hand(self) -> Iterator[Text]:
        screen, seen = self._screen, self._seen
        if not seen.hand:
            yield Text(screen.say("cli-hand-undealt"))
            return
        first = seen.phase in (Phase.NAME_TRUMP, Phase.TURN) and len(seen.hand) < 5
        yield Text(screen.say("cli-hand-first" if first else "cli-hand", count=len(seen.hand)), style="bold")
        numbers = {
            action.card: number
            for number, action in enumerate(choices(seen, screen), 1)
            if isinstance(action, PlayCard)
        }
        yield from hand_rows(screen, seen.hand, numbers, choosing=bool(numbers))

    def _menu(self) -> Iterator[RenderableType]:
        """The choices that are not cards."""
        screen, seen = self._screen, self._seen
        if seen.phase is Phase.CUT and seen.legal:
            yield Text()
            yield from self._choices([("[0]", *_cut_row(screen, 0)), ("[1-19]", *_cut_row(screen, 1))])
            return
        listed = [
            (f"[{number}]", *described(action, seen, screen))
            for number, action in enumerate(choices(seen, screen), 1)
            if not isinstance(action, PlayCard)
        ]
        if listed:
            yield Text()
            yield from self._choices(listed)

    def _choices(self, rows: list[tuple[str, str, str, str]]) -> Iterator[RenderableType]:
        """A row of four: what is typed, the name, what it is worth (if anything is worth something), what it is."""
        if self._screen.width >= NARROW:
            yield self._side_by_side(rows)
            return
        for number, name, value, long in rows:
            head = Text.assemble((f"  {number}  ", "bold"), self._screen.cards.painted(name, style="bold"))
            yield head.append(f"  {value}" if value else "")
            if long:
                yield Padding(Text(long), (0, 0, 0, 4 + len(number)), expand=False)

    def _side_by_side(self, rows: list[tuple[str, str, str, str]]) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
        valued = any(value for _, _, value, _ in rows)
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_column(justify="right" if valued else "left", no_wrap=valued)
        for number, name, value, long in rows:
            cells = map(Text, (value, long) if valued else (long,))
            table.add_row(Text(number, style="bold"), self._screen.cards.painted(name, style="bold"), *cells)
        return table


def _cut_row(screen: Screen, count: int) -> tuple[str, str, str]:
    if count == 0:
        return screen.say("action-knock"), "", screen.say("cli-knock-long")
    return screen.say("cli-cut"), "", screen.say("cli-cut-long")


def _best(seen: Observation) -> int | None:
    """The place of the card that would take the trick now; the rules of trick-taking decide."""
    if not seen.trick or seen.contract is None:
        return None
    return winner(tuple(card.index for card in seen.trick), seen.contract.trick_rules(seen.trump))
