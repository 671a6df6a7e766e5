"""A person's match against bots: asks, shows, and keeps every action. The rules decide what is allowed."""

from collections.abc import Callable, Iterable

from rich.text import Text

from vorhand.cards import Card, Seat
from vorhand.cli.answers import Do, ReadRule, Wish, read_answer, read_wish
from vorhand.cli.cards import in_reading_order
from vorhand.cli.help import help_parts, rule_text
from vorhand.cli.lines import Lines
from vorhand.cli.live import Happened, Live
from vorhand.cli.names import Names, named_rules
from vorhand.cli.report import deal_report, hidden_cards, match_report, score_sheet
from vorhand.cli.score_sheet import contract_sheet
from vorhand.cli.screen import Screen
from vorhand.cli.seating import Seating
from vorhand.cli.table import TableView, trick_table
from vorhand.cli.telling import Teller
from vorhand.errors import Field, IllegalActionError, NotationError
from vorhand.games.base import Event, Office
from vorhand.games.bismarck import GAME, Observation, Phase, PlayerAction, State
from vorhand.games.bismarck.events import CardPlayed, DealRevealed, DealScored, KittyOpened, TrickTaken
from vorhand.records import Record
from vorhand.tricks import winner

__all__ = ["PersonsMatch"]


class _Left(Exception):  # noqa: N818  # not an error
    """The person leaves the table."""


class PersonsMatch:
    """One sitting at the table."""

    def __init__(
        self, screen: Screen, lines: Lines, live: Live, seating: Seating, keep: Callable[[Record], None], *, fast: bool
    ) -> None:
        """`keep` puts the record away after every action; `fast` does not wait after each trick."""
        assert seating.person is not None
        self.live = live
        self._screen = screen
        self._lines = lines
        self._person = seating.person
        self._seating = seating
        self._names = Names.of(seating, screen)
        self._teller = Teller(screen, self._names)
        self._keep = keep
        self._fast = fast
        self._news: list[Event] = []
        """What happened since the table was last drawn."""
        self._clears = False

    def play(self) -> bool:
        """Play to the end of the match. False if the person leaves before; then too, everything done is kept."""
        try:
            self._play_on()
        except (_Left, KeyboardInterrupt):
            self._keep(self.live.record)
            return False
        self._screen.line()
        self._screen.show(*match_report(self._screen, self._state.ruleset, self._state.standing, self._names))
        return True

    def _play_on(self) -> None:
        while (actor := self.live.state.actor) is not None:
            if isinstance(actor, Office):
                self._happened(self.live.after_chance())
            elif actor == self._person:
                self._persons_turn()
            else:
                self._happened(self.live.after_bot(actor, self._seating.bots[actor]))

    @property
    def _state(self) -> State:
        return self.live.state

    def _seen(self) -> Observation:
        return GAME.observe(self._state, self._person)

    # What happens

    def _happened(self, *steps: Happened) -> None:
        """Take over what came of one or more actions that belong together, keep it, and show what must be seen."""
        before = self.live
        self.live = steps[-1].live
        self._keep(self.live.record)
        events = [event for step in steps for event in step.events]
        taken = next((event for event in events if isinstance(event, TrickTaken)), None)
        if taken is not None:
            self._show_trick(before.state, events, taken.seat)
        if any(isinstance(event, DealScored) for event in events):
            self._show_deal(events)
        self._news += events

    def _show_trick(self, before: State, events: Iterable[Event], taker: Seat) -> None:
        screen, names = self._screen, self._names
        last = next(event.card for event in events if isinstance(event, CardPlayed))
        cards = (*(Card.at(card) for card in before.trick), last)
        number, tricks = len(before.history) + 1, before.ruleset.deck.hand
        screen.line()
        screen.show(Text(screen.say("cli-trick-of", number=number, tricks=tricks), style="bold"))
        place = (taker - before.leader) % before.ruleset.players
        screen.show(trick_table(screen, names, before.leader, cards, place, taken=True))
        count = before.won[taker] + 1
        if taker == self._person:
            screen.tell("cli-you-took-trick", count=count)
        else:
            screen.tell("cli-took-trick", player=names[taker], count=count)
        if not self._fast:
            self._wait()

    def _show_deal(self, events: Iterable[Event]) -> None:
        screen, state, names = self._screen, self._state, self._names
        self._turn_page()
        screen.show(*deal_report(screen, state.ruleset, state.standing, names))
        for event in events:
            if isinstance(event, DealRevealed):
                screen.line()
                screen.show(*hidden_cards(screen, event.kitty, event.discards))
        if state.phase is not Phase.OVER:
            screen.line()
            screen.show(*contract_sheet(screen, state.ruleset, state.standing, names))
            self._wait()

    def _wait(self) -> None:
        """Wait for Enter; everything but a card can be asked for meanwhile."""
        while True:
            line = self._typed(self._screen.say("cli-ask-enter"))
            wish = read_wish(line)
            if wish is Wish.TABLE:
                return
            if wish is None:
                self._screen.tell("cli-press-enter")
            else:
                self._grant(wish, waits=True)
            if wish in (None, Wish.HELP) and not self._fast:
                self._screen.tell("cli-fast")

    # The person's turn

    def _persons_turn(self) -> None:
        self._draw()
        while True:
            seen = self._seen()
            line = self._typed(self._question(seen))
            try:
                answer = read_answer(line, seen, self._screen)
                if isinstance(answer, Do):
                    self._happened(*self._done(answer.actions))
                    return
                self._grant(answer, waits=False)
            except IllegalActionError as error:
                self._refuse(error)
            except NotationError as error:
                self._screen.show(self._screen.sentence(error.code, error.fields))

    def _done(self, actions: tuple[PlayerAction, ...]) -> list[Happened]:
        """What comes of all these actions; IllegalActionError, and nothing has happened, if one is refused."""
        steps: list[Happened] = []
        live = self.live
        for action in actions:
            steps.append(live.after(self._person, action))
            live = steps[-1].live
        return steps

    def _refuse(self, error: IllegalActionError) -> None:
        screen = self._screen
        fields = {name: self._in_words(name, value) for name, value in error.fields.items()}
        screen.show(Text(screen.sentence(error.code, fields), style="bold"))
        rule = str(error.fields.get("rule", ""))
        if rule and error.code != "refused-not-held":  # there the sentence says it all
            screen.show(rule_text(screen, rule.removeprefix("BIS-")))

    def _in_words(self, name: str, value: Field) -> Field:
        """Cards among the fields of a refusal, as this language writes them."""
        if name not in ("card", "legal"):
            return value
        try:
            return self._screen.cards.row(in_reading_order(Card(text) for text in str(value).split()))
        except NotationError:
            return value

    def _question(self, seen: Observation) -> str:
        say = self._screen.say
        match seen.phase:
            case Phase.PLAY:
                return say("cli-ask-card")
            case Phase.DISCARD:
                return say("cli-ask-discards", count=seen.ruleset.kitty.size - len(seen.discards))
            case Phase.CHOOSE_CONTRACT:
                return say("cli-ask-contract")
            case Phase.NAME_TRUMP:
                return say("cli-ask-trump")
            case _:
                return say("cli-ask-kitty")

    def _typed(self, question: str) -> str:
        line = self._lines.ask(question)
        if line is None:
            raise _Left
        return line

    # What can be asked for

    def _draw(self) -> None:
        self._turn_page()
        seen = self._seen()
        # Before play the kitty is drawn where it lies.
        news = (event for event in self._news if seen.phase is Phase.PLAY or not isinstance(event, KittyOpened))
        sentences = self._teller.tell(news)
        self._news = []
        self._screen.show(*sentences, *([""] if sentences else []))
        self._screen.show(*TableView(self._screen, seen, self._names, _best(self._state)).parts())
        self._screen.line()

    def _turn_page(self) -> None:
        """Begin a new view; the first stands below what was printed before the match."""
        if self._clears and not self._fast:
            self._screen.clear()
        else:
            self._screen.line()
        self._clears = True

    def _grant(self, wish: Wish | ReadRule, *, waits: bool) -> None:
        """Show what is wished for; `waits`: it is Enter that the game waits for."""
        screen, state = self._screen, self._state
        match wish:
            case ReadRule(number=number):
                self._read_rule(number)
            case Wish.TABLE:
                self._draw()
            case Wish.HELP:
                rules = named_rules(self.live.record)
                screen.show(*help_parts(screen, self._seen(), self._names, rules, waits=waits))
            case Wish.LAST_TRICK:
                self._show_last_trick()
            case Wish.SCORE:
                screen.show(*score_sheet(screen, state.ruleset, state.standing, self._names))
            case Wish.KITTY:
                self._show_kitty()
            case Wish.DISCARDS:
                self._show_discards()
            case Wish.QUIT:
                raise _Left

    def _read_rule(self, number: str) -> None:
        try:
            self._screen.show(rule_text(self._screen, number))
        except NotationError as error:
            self._screen.show(self._screen.sentence(error.code, error.fields))

    def _show_last_trick(self) -> None:
        screen, seen = self._screen, self._seen()
        history = seen.history or (seen.previous.tricks if seen.previous else ())
        if not history:
            screen.tell("cli-no-trick-yet")
            return
        trick = history[-1]
        place = (trick.winner - trick.leader) % seen.ruleset.players
        heading = (
            screen.say("cli-last-trick", number=len(history))
            if seen.history
            else screen.say("cli-last-trick-of-deal", number=len(history), deal=len(seen.standing.results))
        )
        screen.show(Text(heading, style="bold"))
        screen.show(trick_table(screen, self._names, trick.leader, trick.cards, place, taken=True))

    def _show_kitty(self) -> None:
        kitty = self._seen().kitty
        if kitty:
            self._screen.tell("cli-kitty", cards=self._screen.cards.row(kitty))
        else:
            self._screen.tell("cli-kitty-unseen")

    def _show_discards(self) -> None:
        discards = self._seen().discards
        if discards:
            self._screen.tell("cli-you-discards-laid", cards=self._screen.cards.row(in_reading_order(discards)))
        else:
            self._screen.tell("cli-no-discards")


def _best(state: State) -> int | None:
    """The place of the card that would take the trick now; the rules of trick-taking decide."""
    return winner(state.trick, state.rules) if state.trick and state.rules is not None else None
