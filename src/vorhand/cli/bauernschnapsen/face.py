"""The face of Bauernschnapsen: what `cli.face.Face` asks for, each part from the module that draws or reads it."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from vorhand.cards import Card, Cards, Seat
from vorhand.cli.bauernschnapsen.answers import read_answer
from vorhand.cli.bauernschnapsen.help import how_to_answer, phase_help, question
from vorhand.cli.bauernschnapsen.lookups import auction_so_far, last_trick, won_tricks
from vorhand.cli.bauernschnapsen.pairs import first_seats, pair_name
from vorhand.cli.bauernschnapsen.report import deal_report, match_report
from vorhand.cli.bauernschnapsen.score_sheet import score_sheet, standing_sentence
from vorhand.cli.bauernschnapsen.table import TableView, contract_lines, heading, players_of
from vorhand.cli.bauernschnapsen.telling import Teller
from vorhand.cli.hand import hands_table
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.cli.trick import trick_table
from vorhand.games.base import Event
from vorhand.games.bauernschnapsen import Observation, PlayerAction, Ruleset
from vorhand.games.bauernschnapsen.events import DealRevealed, DoublingDeclined
from vorhand.games.bauernschnapsen.state import same_side

__all__ = ["BauernschnapsenFace"]


class BauernschnapsenFace:
    """A match of Bauernschnapsen in the words of a screen; `cli.face.Face` says what each method is for."""

    def __init__(self, screen: Screen, names: Names) -> None:
        self._screen = screen
        self._names = names
        self._teller = Teller(screen, names)

    # The player's turn

    def draw(self, seen: Observation) -> Iterator[RenderableType]:
        return TableView(self._screen, seen, self._names).parts()

    def question(self, seen: Observation) -> str:
        return question(self._screen, seen)

    def answer(self, typed: str, seen: Observation) -> tuple[PlayerAction, ...]:
        return (read_answer(typed, seen, self._screen),)

    def how(self, seen: Observation) -> str:
        return how_to_answer(self._screen, seen)

    def help(self, seen: Observation) -> Iterator[RenderableType]:
        return phase_help(self._screen, seen)

    def look_up(self, letter: str, seen: Observation) -> Iterator[RenderableType]:
        if letter == "a":
            return auction_so_far(self._screen, seen, self._names)
        return won_tricks(self._screen, seen, self._names)

    # What has happened

    def tell(self, event: Event, seen: Observation | None) -> str:
        if isinstance(event, DoublingDeclined) and seen is not None:
            return ""  # what is drawn below says how often it is doubled
        return self._teller.tell(event)

    def trick_taken(self, before: Observation, card: Card, taker: Seat) -> Iterator[RenderableType]:
        screen, names = self._screen, self._names
        yield self._trick_of(before)
        yield self._trick(before, (*before.trick, card), taker)
        if taker == names.you:
            yield screen.say("cli-you-trick-taken")
        else:
            yield screen.say("event-trick-taken", player=names[taker])

    def last_trick(self, seen: Observation) -> Iterator[RenderableType]:
        return last_trick(self._screen, seen, self._names)

    def deal_over(self, seen: Observation, events: Iterable[Event]) -> Iterator[RenderableType]:
        yield from deal_report(self._screen, seen, self._names)
        yield from self._spaced(self.dealt(events))

    def standing(self, seen: Observation) -> Iterator[RenderableType]:
        yield standing_sentence(self._screen, seen.ruleset, seen.standing, self._names)

    def sheet(self, seen: Observation) -> Iterator[RenderableType]:
        return score_sheet(self._screen, seen.ruleset, seen.standing, self._names)

    def match_over(self, seen: Observation) -> Iterator[RenderableType]:
        return match_report(self._screen, seen, self._names)

    # A record, looked at again

    def heading(self, ruleset: Ruleset, number: int) -> str:
        return heading(self._screen, ruleset, number)

    def dealt(self, events: Iterable[Event]) -> Iterator[RenderableType]:
        for event in events:
            if isinstance(event, DealRevealed):
                yield Text(self._screen.say("cli-hands-dealt"), style="bold")
                yield hands_table(self._screen, self._names, event.hands)

    def trick_again(
        self, before: Observation, cards: Sequence[Card], taker: Seat | None, hands: Sequence[Cards]
    ) -> Iterator[RenderableType]:
        screen, names = self._screen, self._names
        yield from contract_lines(screen, before, names)
        yield Text()
        if hands and before.idle is None:  # the cards of a partner who sits out are never shown
            yield hands_table(screen, names, hands)
            yield Text()
        yield self._trick_of(before)
        yield self._trick(before, cards, taker)
        if taker is None:
            return
        takers = [*(trick.winner for trick in before.history), taker]
        won = (
            f"{pair_name(screen, names, seat)} {sum(same_side(winner, seat) for winner in takers)}"
            for seat in first_seats(names)
        )
        yield Text()
        yield screen.say("cli-pairs-tricks", tricks=", ".join(won))

    # Parts

    def _trick_of(self, before: Observation) -> Text:
        return Text(self._screen.say("cli-trick-of", number=len(before.history) + 1, tricks=5), style="bold")

    def _trick(self, before: Observation, cards: Sequence[Card], taker: Seat | None) -> RenderableType:
        seats = players_of(before.leader, before.idle)
        place = None if taker is None else seats.index(taker)
        return trick_table(self._screen, self._names, seats, cards, place, taken=True)

    @staticmethod
    def _spaced(parts: Iterable[RenderableType]) -> Iterator[RenderableType]:
        """The parts with an empty line before them, if there are any."""
        listed = list(parts)
        yield from [Text(), *listed] if listed else []
