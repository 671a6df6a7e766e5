"""The table as one seat sees it: deal, contract, players, trick and hand. Draws an observation; computes no rule."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import Seat, next_seat
from vorhand.cli.bismarck.contracts import contract_line, contract_words, ranks_of
from vorhand.cli.bismarck.layout import layout_table
from vorhand.cli.bismarck.menu import choices, label
from vorhand.cli.bismarck.score_sheet import contract_heads, crosses
from vorhand.cli.bismarck.sides import is_partner, side_lines
from vorhand.cli.hand import choices_table, hand_rows
from vorhand.cli.names import Names, ruleset_name
from vorhand.cli.screen import Screen
from vorhand.cli.trick import trick_table
from vorhand.games.bismarck import (
    ChooseContract,
    Discard,
    GiveCard,
    Observation,
    Phase,
    PlayCard,
    PlayerAction,
    Ruleset,
    Trump,
)
from vorhand.games.bismarck.ruleset import Aim
from vorhand.games.bismarck.scoring import quotas_by_seat, totals
from vorhand.games.bismarck.state import KittyFate
from vorhand.tricks import TrickRules, winner
from vorhand.words import signed

__all__ = ["TableView", "heading", "seats_from"]


def heading(screen: Screen, ruleset: Ruleset, number: int) -> str:
    """Which deal of which match this is."""
    deal = (
        screen.say("cli-deal-of", number=number, deals=ruleset.deals)
        if number <= ruleset.deals
        else screen.say("cli-playoff-deal", number=number - ruleset.deals)
    )
    return f"{deal} · {ruleset_name(ruleset, screen)}"


class TableView:
    """One moment of a match, ready to be drawn."""

    def __init__(self, screen: Screen, seen: Observation, names: Names) -> None:
        self._screen = screen.in_order(ranks_of(seen))
        self._seen = seen
        self._names = names

    def parts(self) -> Iterator[RenderableType]:
        """Everything from the top to the hand."""
        seen = self._seen
        yield Text(heading(self._screen, seen.ruleset, len(seen.standing.results) + 1), style="bold")
        yield from self._contract_lines()
        yield Text()
        yield from self._players()
        yield from side_lines(self._screen, seen, self._names)
        yield from self._cards_on_the_table()
        if seen.phase is Phase.PLAY:
            yield Text()
            yield from self._trick()
        if seen.layout is not None and seen.contract is not None:
            yield Text()
            yield Text(self._screen.say("cli-layout"), style="bold")
            yield layout_table(self._screen, seen.layout, seen.contract.ace)
        yield Text()
        yield from self._hand()
        if seen.phase is Phase.NAME_START:
            yield Text()
            yield Text("  ".join(label(action, self._screen)[0] for action in seen.legal), style="bold")
        elif seen.legal and seen.phase not in (Phase.PLAY, Phase.DISCARD) and not isinstance(seen.legal[0], PlayCard):
            yield Text()
            yield self._menu()

    def _contract_lines(self) -> Iterator[Text]:
        screen, seen = self._screen, self._seen
        if seen.contract is None:
            yield Text(screen.say("cli-contract-open"))
            return
        yield Text(contract_line(screen, seen.contract))
        if seen.trump is not None and seen.trump is not Trump.NO_TRUMP:  # that there are none, the contract says
            yield screen.cards.painted(screen.say("cli-trump", trump=screen.cards.suit(seen.trump.suit)))
        if seen.start is not None:
            going = f" {screen.say(f'cli-direction-{seen.direction}')}" if seen.direction else ""
            yield Text(screen.say("cli-start", rank=screen.cards.rank(seen.start)) + going)

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
        alone = ruleset.side_count == ruleset.players  # what belongs to a side stands in a line below
        left = [say("cli-tricks") if seen.layout is None else say("cli-left")]
        left, right = left + ([say("cli-quota")] if alone else []), [say("cli-total")] if alone else []
        table = screen.table("", "", *left, *middle, *right)
        for column in table.columns[2:]:
            column.justify = "right"
        for column in table.columns[2 + len(left) : 2 + len(left) + len(middle)]:
            column.justify = "center"
        quotas = self._quotas()
        sums = totals(ruleset, seen.standing.results)
        for seat, marks in crosses(ruleset, seen.standing).items():
            count = seen.won[seat] if seen.layout is None else seen.hand_counts[seat]
            row = [self._names[seat], self._roles(seat), str(count), *([quotas[seat]] if alone else [])]
            table.add_row(*row, *(marks if contracts else []), *([signed(sums[seat])] if alone else []))
        return table

    def _quotas(self) -> tuple[str, ...]:
        seen = self._seen
        if seen.contract is None or seen.declarer is None or seen.contract.aim is Aim.SHED:
            return ("–",) * seen.ruleset.players
        return tuple(map(str, quotas_by_seat(seen.ruleset, seen.contract, seen.declarer)))

    def _roles(self, seat: Seat) -> str:
        seen, say = self._seen, self._screen.say
        roles = [say("role-partner")] if is_partner(seen.ruleset, seat, self._names.you) else []
        roles += [say("role-dealer")] if seat == seen.dealer else []
        return ", ".join(roles + ([say("role-declarer")] if seat == seen.declarer else []))

    # Cards that lie open

    def _cards_on_the_table(self) -> Iterator[Text]:
        screen, seen = self._screen, self._seen
        lies = seen.kitty_fate is not KittyFate.TAKEN or seen.phase is Phase.DISCARD
        if (seen.kitty and lies) or seen.shown:
            yield Text()
        if seen.kitty and lies:
            yield screen.cards.painted(screen.say("cli-kitty", cards=screen.cards.row(seen.kitty)))
        if seen.shown:
            cards = screen.cards.row([shown.card for shown in seen.shown])
            yield screen.cards.painted(screen.say("cli-shown", cards=cards))

    # The trick

    def _trick(self) -> Iterator[RenderableType]:
        seen = self._seen
        number = len(seen.history) + 1
        yield Text(self._screen.say("cli-trick-of", number=number, tricks=seen.ruleset.tricks), style="bold")
        seats = seats_from(seen.leader, seen.ruleset.players)
        yield trick_table(self._screen, self._names, seats, seen.trick, _best(seen), taken=False)

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
            if isinstance(action, PlayCard | Discard | GiveCard)
        }
        yield from hand_rows(screen, seen.hand, numbers, choosing=bool(numbers))
        if seen.undealt:
            yield Text(screen.say("cli-undealt", count=seen.ruleset.deck.hand - len(seen.hand)), style="dim")

    def _menu(self) -> Table:
        return choices_table(self._screen, [self._described(action) for action in choices(self._seen)])

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


def _best(seen: Observation) -> int | None:
    """The place of the card that would take the trick now; the rules of trick-taking decide."""
    if not seen.trick or seen.contract is None or seen.trump is None:
        return None
    rules = TrickRules(trump=seen.trump.suit, order=seen.contract.ace)  # the duties have no bearing on who wins
    return winner(tuple(card.index for card in seen.trick), rules)


def seats_from(leader: Seat, players: int) -> tuple[Seat, ...]:
    """Everybody, in the order of play."""
    return tuple(next_seat(leader, players, place) for place in range(players))
