"""A person's match against bots: asks, shows, and keeps every action. The rules decide what is allowed."""

from collections.abc import Callable, Iterable
from typing import Any, assert_never

from rich.text import Text

from vorhand.cards import Card, Seat
from vorhand.cli.answers import LookUp, ReadRule, Request, Wish, read_request
from vorhand.cli.coach import Coach
from vorhand.cli.face import Playable, told
from vorhand.cli.help import help_parts
from vorhand.cli.lines import Lines
from vorhand.cli.live import Happened, Live
from vorhand.cli.names import Names, named_rules
from vorhand.cli.reading import rule_text
from vorhand.cli.rest import TAKE_THE_REST, rest_played
from vorhand.cli.screen import Screen
from vorhand.cli.seating import Seating
from vorhand.errors import Field, IllegalActionError, NotationError
from vorhand.games.base import Event, Office
from vorhand.games.events import CardPlayed, Scored, TrickTaken
from vorhand.records import Record
from vorhand.study import Claim, claim_of

__all__ = ["PersonsMatch"]


class _Left(Exception):  # noqa: N818  # not an error
    """The person leaves the table."""


class PersonsMatch:
    """One sitting at the table."""

    def __init__(
        self,
        screen: Screen,
        playable: Playable,
        lines: Lines,
        live: Live,
        seating: Seating,
        keep: Callable[[Record], None],
        *,
        fast: bool,
        coach: Coach | None = None,
    ) -> None:
        """`keep` puts the record away after every action; `fast` does not wait after each trick.

        `coach`: the guide of a guided deal, which ends the sitting.
        """
        assert seating.person is not None
        self._playable = playable
        self._face = playable.face(screen, Names.of(seating, screen))
        self.live = live
        self._screen = screen
        self._lines = lines
        self._person = seating.person
        self._seating = seating
        self._keep = keep
        self._fast = fast
        self._coach = coach
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
        last = self._face.match_over(self._seen()) if self._coach is None else self._coach.now()
        self._screen.show(*last)
        return True

    def _play_on(self) -> None:
        coach = self._coach
        while (actor := self.live.state.actor) is not None and not (coach and coach.is_over(self.live.state)):
            laid = coach.laid_down(self.live.state) if coach else None
            if laid is not None:
                self._happened(self.live.after(actor, laid))
            elif isinstance(actor, Office):
                self._happened(self.live.after_chance())
            elif actor == self._person:
                self._persons_turn()
            else:
                self._happened(self.live.after_bot(actor, self._seating.bots[actor]))

    def _seen(self) -> Any:
        return self.live.seen_by(self._person)

    # What happens

    def _happened(self, *steps: Happened) -> None:
        """Take over what came of one or more actions that belong together, keep it, and show what must be seen."""
        before = self.live
        self.live = steps[-1].live
        self._keep(self.live.record)
        if self._coach is not None:
            self._coach.look(self._seen(), own=before.state.actor == self._person)
        events = [event for step in steps for event in step.events]
        taken = next((event for event in events if isinstance(event, TrickTaken)), None)
        if taken is not None:
            self._show_trick(before.seen_by(self._person), events, taken.seat)
        end = next((at for at, event in enumerate(events, 1) if isinstance(event, Scored)), 0)
        self._news += events[:end] or events
        if end:
            self._show_deal(events)
            self._news += events[end:]

    def _show_trick(self, before: Any, events: Iterable[Event], taker: Seat) -> None:
        last = next(event.card for event in events if isinstance(event, CardPlayed))
        self._screen.line()
        self._screen.show(*self._face.trick_taken(before, last, taker))
        if not self._fast:
            self._wait()

    def _show_deal(self, events: Iterable[Event]) -> None:
        screen, seen = self._screen, self._seen()
        self._turn_page()
        self._tell_news(None)
        screen.show(*self._face.deal_over(seen, events))
        if self.live.state.actor is not None and self._coach is None:
            screen.line()
            screen.show(*self._face.standing(seen))
            self._wait()

    def _wait(self) -> None:
        """Wait for Enter; everything but a card can be asked for meanwhile."""
        while True:
            line = self._typed(self._screen.say("cli-ask-enter"))
            request = read_request(line, self._playable.letters)
            if request is Wish.TABLE:
                return
            if request is None:
                self._screen.tell("cli-press-enter")
            else:
                self._grant(request, waits=True)
            if request in (None, Wish.HELP) and not self._fast:
                self._screen.tell("cli-fast")

    # The person's turn

    def _persons_turn(self) -> None:
        self._draw()
        while True:
            seen = self._seen()
            claim = self._claim(seen)
            line = self._typed(self._face.question(seen))
            if claim is not None and line.strip().lower() == TAKE_THE_REST:
                self._take_the_rest(claim)
                return
            request = read_request(line, self._playable.letters)
            if request is not None:
                self._grant(request, waits=False)
                continue
            try:
                self._happened(*self._done(self._face.answer(line.strip(), seen)))
            except IllegalActionError as error:
                self._refuse(error)
            except NotationError as error:
                self._screen.show(self._screen.sentence(error.code, error.fields))
            else:
                return

    def _claim(self, seen: Any) -> Claim | None:
        """The proof that the rest is the person's; None without one, and in a guided deal, which is to be played."""
        return claim_of(seen) if self._coach is None else None

    def _take_the_rest(self, claim: Claim) -> None:
        steps = rest_played(self.live, self._person, claim)
        self.live = steps[-1].live
        self._keep(self.live.record)
        events = [event for step in steps for event in step.events]
        self._screen.tell("cli-rest-taken")
        self._show_deal(events)
        self._news += events[next(at for at, event in enumerate(events, 1) if isinstance(event, Scored)) :]

    def _done(self, actions: tuple[Any, ...]) -> list[Happened]:
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
            number = rule.removeprefix(self._playable.rules.prefix)
            screen.show(rule_text(screen, self._playable, number, self.live.state.ruleset))

    def _in_words(self, name: str, value: Field) -> Field:
        """Cards and suits among the fields of a refusal, as this language writes them on these cards."""
        cards = self._screen.cards
        if name in ("suit", "trump"):
            return cards.suits_in_words(str(value))
        if name not in ("card", "legal"):
            return value
        try:
            return cards.row(cards.sorted(Card(text) for text in str(value).split()))
        except NotationError:
            return cards.suits_in_words(str(value))

    def _typed(self, question: str) -> str:
        line = self._lines.ask(question)
        if line is None:
            raise _Left
        return line

    # What can be asked for

    def _draw(self) -> None:
        self._turn_page()
        seen = self._seen()
        self._tell_news(seen)
        self._screen.show(*self._face.draw(seen))
        claim = self._claim(seen)
        if claim is not None:
            self._screen.tell("cli-rest-is-yours", count=claim.tricks, letter=TAKE_THE_REST)
        self._screen.line()
        if self._coach is not None:
            self._screen.show(*self._coach.now(), "")

    def _tell_news(self, seen: Any) -> None:
        """Tell what happened since the table was last drawn. `seen`: what is drawn below; None if nothing is."""
        sentences = list(told(self._face, self._news, self._person, seen))
        self._news = []
        self._screen.show(*sentences, *([""] if sentences else []))

    def _turn_page(self) -> None:
        """Begin a new view; the first stands below what was printed before the match."""
        if self._clears and not self._fast:
            self._screen.clear()
        else:
            self._screen.line()
        self._clears = True

    def _grant(self, request: Request, *, waits: bool) -> None:
        """Show what is asked for; `waits`: it is Enter that the game waits for."""
        screen, playable, face = self._screen, self._playable, self._face
        match request:
            case ReadRule(number=number):
                self._read_rule(number)
            case LookUp(letter=Coach.LETTER) if self._coach is not None:
                screen.show(*self._coach.everything())
            case LookUp(letter=letter):
                screen.show(*face.look_up(letter, self._seen()))
            case Wish.TABLE:
                self._draw()
            case Wish.HELP:
                rules = named_rules(self.live.record)
                kept = self._coach is None
                screen.show(*help_parts(screen, playable, face, self._seen(), rules, waits=waits, kept=kept))
            case Wish.LAST_TRICK:
                screen.show(*face.last_trick(self._seen()))
            case Wish.SCORE:
                screen.show(*face.sheet(self._seen()))
            case Wish.QUIT:
                raise _Left
            case _:
                assert_never(request)

    def _read_rule(self, number: str) -> None:
        try:
            self._screen.show(rule_text(self._screen, self._playable, number, self.live.state.ruleset))
        except NotationError as error:
            self._screen.show(self._screen.sentence(error.code, error.fields))
