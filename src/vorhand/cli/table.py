"""The table as one seat sees it: deal, contract, players, trick and hand. Draws an observation; computes no rule."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import Card, Cards, Seat, next_seat
from vorhand.cli.cards import SIGNS, SUIT_ORDER, in_reading_order, painted, suit_style
from vorhand.cli.menu import choices, label
from vorhand.cli.names import Names, contract_name, contract_words, ruleset_name
from vorhand.cli.score_sheet import contract_heads, crosses
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import ChooseContract, Discard, Observation, Phase, PlayCard, PlayerAction, Trump
from vorhand.games.bismarck.scoring import quotas_by_seat, totals
from vorhand.games.bismarck.state import KittyFate
from vorhand.words import signed

__all__ = ["TableView", "trick_table"]


class TableView:
    """One moment of a match, ready to be drawn."""

    def __init__(self, screen: Screen, seen: Observation, names: Names, best: int | None) -> None:
        """`best`: the place in play order of the card that would take the trick now."""
        self._screen = screen
        self._seen = seen
        self._names = names
        self._best = best

    def parts(self) -> Iterator[RenderableType]:
        """Everything from the top to the hand."""
        yield Text(self._heading(), style="bold")
        yield from self._contract_lines()
        yield Text()
        yield from self._players()
        yield from self._cards_on_the_table()
        if self._seen.phase is Phase.PLAY:
            yield Text()
            yield from self._trick()
        yield Text()
        yield from self._hand()
        if self._seen.phase in (Phase.CHOOSE_CONTRACT, Phase.NAME_TRUMP, Phase.TAKE_KITTY):
            yield Text()
            yield self._menu()

    def _heading(self) -> str:
        screen, ruleset = self._screen, self._seen.ruleset
        number = len(self._seen.standing.results) + 1
        deal = (
            screen.say("cli-deal-of", number=number, deals=ruleset.deals)
            if number <= ruleset.deals
            else screen.say("cli-playoff-deal", number=number - ruleset.deals)
        )
        return f"{deal} · {ruleset_name(ruleset, screen)}"

    def _contract_lines(self) -> Iterator[Text]:
        screen, seen = self._screen, self._seen
        if seen.contract is None:
            yield Text(screen.say("cli-contract-open"))
            return
        yield Text(contract_name(screen, seen.contract.id))
        if seen.trump is not None and seen.trump is not Trump.NO_TRUMP:  # that there are none, the contract says
            yield painted(screen.say("cli-trump", trump=screen.cards.trump(seen.trump)))

    # The players

    def _players(self) -> Iterator[RenderableType]:
        with_contracts = self._players_table(contracts=True)
        if self._screen.fits(with_contracts):
            yield with_contracts
            return
        yield self._players_table(contracts=False)
        played = self._played()
        if played:
            yield self._screen.say("cli-played", contracts=played)

    def _played(self) -> str:
        """Who has played which contracts, in a line, for places where the sheet has no room."""
        ruleset = self._seen.ruleset
        heads = contract_heads(self._screen, ruleset)
        lists = {
            seat: ", ".join(
                f"{head} {mark}" if len(mark) > 1 else head for head, mark in zip(heads, marks, strict=True) if mark
            )
            for seat, marks in crosses(ruleset, self._seen.standing).items()
        }
        return "; ".join(f"{self._names[seat]}: {listed}" for seat, listed in lists.items() if listed)

    def _players_table(self, *, contracts: bool) -> Table:
        screen, seen, ruleset = self._screen, self._seen, self._seen.ruleset
        say = screen.say
        middle = contract_heads(screen, ruleset) if contracts else []
        table = screen.table("", "", say("cli-tricks"), say("cli-quota"), *middle, say("cli-total"))
        for column in table.columns[2:4] + table.columns[-1:]:
            column.justify = "right"
        for column in table.columns[4:-1]:
            column.justify = "center"
        quotas = self._quotas()
        sums = totals(ruleset, seen.standing.results)
        for seat, marks in crosses(ruleset, seen.standing).items():
            row = [self._names[seat], self._roles(seat), str(seen.won[seat]), quotas[seat]]
            table.add_row(*row, *(marks if contracts else []), signed(sums[seat]))
        return table

    def _quotas(self) -> tuple[str, ...]:
        seen = self._seen
        if seen.contract is None or seen.declarer is None:
            return ("–",) * seen.ruleset.players
        return tuple(map(str, quotas_by_seat(seen.ruleset, seen.contract, seen.declarer)))

    def _roles(self, seat: Seat) -> str:
        seen, say = self._seen, self._screen.say
        roles = [say("role-dealer")] if seat == seen.dealer else []
        return ", ".join(roles + ([say("role-declarer")] if seat == seen.declarer else []))

    # Cards that lie open

    def _cards_on_the_table(self) -> Iterator[Text]:
        screen, seen = self._screen, self._seen
        lies = seen.kitty_fate is not KittyFate.TAKEN or seen.phase is Phase.DISCARD
        if (seen.kitty and lies) or seen.shown:
            yield Text()
        if seen.kitty and lies:
            yield painted(screen.say("cli-kitty", cards=screen.cards.row(seen.kitty)))
        if seen.shown:
            yield painted(screen.say("cli-shown", cards=screen.cards.row(seen.shown)))

    # The trick

    def _trick(self) -> Iterator[RenderableType]:
        seen = self._seen
        number = len(seen.history) + 1
        yield Text(self._screen.say("cli-trick-of", number=number, tricks=seen.ruleset.deck.hand), style="bold")
        yield trick_table(self._screen, self._names, seen.leader, seen.trick, self._best, taken=False)

    # The hand

    def _hand(self) -> Iterator[Text]:
        screen, seen = self._screen, self._seen
        if not seen.hand:
            yield Text(screen.say("cli-hand-unseen"))
            return
        yield Text(screen.say("cli-hand", count=len(seen.hand)), style="bold")
        numbers = {
            action.card: number
            for number, action in enumerate(choices(seen), 1)
            if isinstance(action, PlayCard | Discard)
        }
        yield from hand_rows(screen, seen.hand, numbers, choosing=bool(numbers))

    def _menu(self) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
        for number, action in enumerate(choices(self._seen), 1):
            short, long = self._described(action)
            table.add_row(Text(f"[{number}]", style="bold"), painted(short, style="bold"), Text(long))
        return table

    def _described(self, action: PlayerAction) -> tuple[str, str]:
        """The name of a choice, and what it is: of a contract with the quota that the declarer would have."""
        if not isinstance(action, ChooseContract):
            return label(action, self._screen)
        ruleset = self._seen.ruleset
        short, explained = contract_words(self._screen, action.contract)
        quota = ruleset.quotas(ruleset.contract(action.contract))[0]
        if quota:
            explained = self._screen.say("cli-with-quota", contract=explained, count=quota)
        return short, explained


def trick_table(
    screen: Screen, names: Names, leader: Seat, cards: tuple[Card, ...], best: int | None, *, taken: bool
) -> Table:
    """The cards of a trick in play order, each beside who played it; the leader and the best card are named as such."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    players = len(names.by_seat)
    for place in range(players):
        seat = next_seat(leader, players, place)
        notes = [screen.say("cli-leads")] if place == 0 else []
        if place < len(cards):
            card = Text(screen.cards.card(cards[place]), style=suit_style(cards[place].suit))
            if place == best:
                card.stylize("bold")
                notes.append(screen.say("cli-took" if taken else "cli-best"))
        else:
            card = Text("–", style="dim")
            if place == len(cards):
                notes = [screen.say("cli-you-lead" if place == 0 else "cli-your-turn")] if seat == names.you else notes
        table.add_row(Text(names[seat]), card, Text(", ".join(notes)))
    return table


def hand_rows(screen: Screen, hand: Cards, numbers: dict[Card, int], *, choosing: bool) -> Iterator[Text]:
    """A hand, a row a suit. While a card is chosen, those that can be are bright and numbered, the others dim."""
    mark_width = max((len(f"[{number}]") for number in numbers.values()), default=0)
    room = max(1, (screen.width - 4) // (mark_width + 3))
    for suit in SUIT_ORDER:
        cards = in_reading_order(hand.of_suit(suit))
        for start in range(0, len(cards), room):
            row = Text("  ")
            row.append(f"{SIGNS[suit]} " if start == 0 else "  ", style=suit_style(suit))
            for card in cards[start : start + room]:
                row.append_text(_cell(screen, card, numbers.get(card), mark_width, choosing=choosing))
            yield row


def _cell(screen: Screen, card: Card, number: int | None, mark_width: int, *, choosing: bool) -> Text:
    mark = "" if number is None else f"[{number}]"
    cell = Text(mark.rjust(mark_width), style="dim")
    colour = suit_style(card.suit)
    style = colour if not choosing else "dim" if number is None else f"bold {colour}"
    cell.append(screen.cards.rank(card.rank).ljust(3), style=style)
    return cell
