"""The face of Bismarck: what `cli.face.Face` asks for, each part from the module that draws or reads it."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from vorhand.cards import Card, Cards, Seat
from vorhand.cli.bismarck.answers import read_answer
from vorhand.cli.bismarck.contracts import contract_with_trump, ranks_of
from vorhand.cli.bismarck.help import contract_help, how_to_answer, question
from vorhand.cli.bismarck.layout import layout_table
from vorhand.cli.bismarck.report import deal_report, hidden_cards, match_report, score_sheet
from vorhand.cli.bismarck.score_sheet import contract_sheet
from vorhand.cli.bismarck.sides import given_lines, side_names, sides
from vorhand.cli.bismarck.table import TableView, heading, seats_from
from vorhand.cli.bismarck.telling import Teller
from vorhand.cli.hand import hands_table
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.cli.trick import trick_table
from vorhand.games.base import Event
from vorhand.games.bismarck import Observation, Phase, PlayerAction, Ruleset
from vorhand.games.bismarck.events import DealRevealed, KittyOpened
from vorhand.games.bismarck.scoring import quotas_by_seat, side_tricks

__all__ = ["BismarckFace"]


class BismarckFace:
    """A match of Bismarck in the words of a screen; `cli.face.Face` says what each method is for."""

    def __init__(self, screen: Screen, names: Names) -> None:
        self._screen = screen
        self._names = names
        self._teller = Teller(screen, names)

    # The player's turn

    def draw(self, seen: Observation) -> Iterator[RenderableType]:
        return TableView(self._screen, seen, self._names).parts()

    def question(self, seen: Observation) -> str:
        return question(self._screen, seen, self._names)

    def answer(self, typed: str, seen: Observation) -> tuple[PlayerAction, ...]:
        return read_answer(typed, seen, self._screen)

    def how(self, seen: Observation) -> str:
        return how_to_answer(self._screen, seen)

    def help(self, seen: Observation) -> Iterator[RenderableType]:
        return contract_help(self._screen, seen, self._names)

    def look_up(self, letter: str, seen: Observation) -> Iterator[RenderableType]:
        screen = self._screen
        match letter:
            case "k" if seen.kitty:
                yield screen.say("cli-kitty", cards=screen.cards.row(seen.kitty))
            case "k":
                yield screen.say("cli-kitty-unseen")
            case "g" if any(part.cards for part in seen.given):
                yield from given_lines(screen, self._names, seen.given)
            case "g":
                yield screen.say("cli-nothing-given")
            case _ if seen.discards:
                yield screen.say("cli-you-discards-laid", cards=screen.cards.row(screen.cards.sorted(seen.discards)))
            case _:
                yield screen.say("cli-no-discards")

    # What has happened

    def tell(self, event: Event, seen: Observation | None) -> str:
        if isinstance(event, KittyOpened) and seen is not None and seen.phase is not Phase.PLAY:
            return ""  # before play the kitty is drawn where it lies
        return self._teller.tell(event)

    def trick_taken(self, before: Observation, card: Card, taker: Seat) -> Iterator[RenderableType]:
        screen, names = self._screen, self._names
        yield self._trick_of(before)
        yield self._trick(before.leader, (*before.trick, card), taker)
        count = before.won[taker] + 1
        if taker == names.you:
            yield screen.say("cli-you-took-trick", count=count)
        else:
            yield screen.say("cli-took-trick", player=names[taker], count=count)

    def last_trick(self, seen: Observation) -> Iterator[RenderableType]:
        screen = self._screen
        history = seen.history or (seen.previous.tricks if seen.previous else ())
        if not history:
            yield screen.say("cli-no-trick-yet")
            return
        trick, number = history[-1], len(history)
        told = (
            screen.say("cli-last-trick", number=number)
            if seen.history
            else screen.say("cli-last-trick-of-deal", number=number, deal=len(seen.standing.results))
        )
        yield Text(told, style="bold")
        yield self._trick(trick.leader, trick.cards, trick.winner)

    def deal_over(self, seen: Observation, events: Iterable[Event]) -> Iterator[RenderableType]:
        yield from deal_report(self._screen, seen.ruleset, seen.standing, self._names)
        for event in events:
            if isinstance(event, DealRevealed):
                yield Text()
                yield from hidden_cards(self._screen, event.kitty, event.discards)
                yield from given_lines(self._screen, self._names, event.given)

    def standing(self, seen: Observation) -> Iterator[RenderableType]:
        return contract_sheet(self._screen, seen.ruleset, seen.standing, self._names)

    def sheet(self, seen: Observation) -> Iterator[RenderableType]:
        return score_sheet(self._screen, seen.ruleset, seen.standing, self._names)

    def match_over(self, seen: Observation) -> Iterator[RenderableType]:
        return match_report(self._screen, seen.ruleset, seen.standing, self._names)

    # A record, looked at again

    def heading(self, ruleset: Ruleset, number: int) -> str:
        return heading(self._screen, ruleset, number)

    def dealt(self, events: Iterable[Event]) -> Iterator[RenderableType]:
        screen = self._screen
        for event in events:
            if isinstance(event, DealRevealed):
                yield Text(screen.say("cli-hands-dealt"), style="bold")
                yield hands_table(screen, self._names, event.hands)
                yield from hidden_cards(screen, event.kitty, event.discards)
                yield from given_lines(screen, self._names, event.given)

    def trick_again(
        self, before: Observation, cards: Sequence[Card], taker: Seat | None, hands: Sequence[Cards]
    ) -> Iterator[RenderableType]:
        screen = self._screen.in_order(ranks_of(before))
        assert before.contract is not None and before.trump is not None
        yield screen.cards.painted(contract_with_trump(screen, before.contract.id, before.trump))
        yield Text()
        if hands:
            yield hands_table(screen, self._names, hands)
            yield Text()
        if before.layout is not None:
            yield layout_table(screen, before.layout, before.contract.ace, cards)
            return
        yield self._trick_of(before)
        yield self._trick(before.leader, cards, taker)
        won = [count + (seat == taker) for seat, count in enumerate(before.won)]
        yield Text()
        yield screen.say("cli-tricks-so-far", tricks=self._against_quotas(before, won))

    # Parts

    def _trick_of(self, before: Observation) -> Text:
        number, tricks = len(before.history) + 1, before.ruleset.tricks
        return Text(self._screen.say("cli-trick-of", number=number, tricks=tricks), style="bold")

    def _trick(self, leader: Seat, cards: Sequence[Card], taker: Seat | None) -> RenderableType:
        seats = seats_from(leader, len(self._names.by_seat))
        place = None if taker is None else seats.index(taker)
        return trick_table(self._screen, self._names, seats, cards, place, taken=True)

    def _against_quotas(self, before: Observation, won: Sequence[int]) -> str:
        assert before.contract is not None and before.declarer is not None
        quotas = quotas_by_seat(before.ruleset, before.contract, before.declarer)
        tricks = side_tricks(before.ruleset, tuple(won))
        called = zip(sides(before.ruleset), side_names(self._screen, before.ruleset, self._names), strict=True)
        return ", ".join(f"{name} {tricks[side[0]]}/{quotas[side[0]]}" for side, name in called)
