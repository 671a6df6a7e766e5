"""A record cut into stops to look at: the opening of each deal, each trick, each score, the end.

Hands are shown as they were at that moment, but only of finished deals and only if the rule set reveals them; of a
deal that is still being played, only what everybody at the table has seen.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile

from rich.console import RenderableType
from rich.text import Text

from vorhand.cards import Cards
from vorhand.cli.face import Playable, told
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.actions import PlayCard
from vorhand.games.base import Event
from vorhand.games.events import CardPlayed, Scored, TrickTaken
from vorhand.records import Record, Replay, replay

__all__ = ["Stop", "stops"]


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment to look at, and the number of its deal, counting void deals with the deal that repeats them."""

    deal: int
    parts: Callable[[], Iterator[RenderableType]]


@dataclass(slots=True)
class _Dealt:
    """One deal of a record, in the making while the record is read."""

    number: int
    opening: list[Event] = field(default_factory=list)
    play: list[Replay] = field(default_factory=list)
    """From the first lead on: the cards, and what was said between them."""
    ending: Replay | None = None

    def tricks(self) -> Iterator[Sequence[Replay]]:
        """The play trick by trick, each with what was said in it; the last may be incomplete."""
        trick: list[Replay] = []
        for step in self.play:
            trick.append(step)
            if _taken(step) is not None:
                yield trick
                trick = []
        if any(isinstance(step.entry.action, PlayCard) for step in trick):
            yield trick

    def last_words(self, ending: Replay) -> Iterator[Event]:
        """What was said after the last card, up to the score."""
        steps: list[Replay] = []
        for step in self.play:
            steps = [] if isinstance(step.entry.action, PlayCard) else [*steps, step]
        if not steps or steps[-1] is not ending:
            steps.append(ending)
        said = (event for step in steps for event in step.events)
        return takewhile(lambda event: not isinstance(event, Scored), said)


def _taken(step: Replay) -> TrickTaken | None:
    return next((event for event in step.events if isinstance(event, TrickTaken)), None)


def _said(steps: Sequence[Replay]) -> Iterator[Event]:
    """What was said, and cards that were not played to a trick: those are told, not drawn."""
    drawn = (CardPlayed, TrickTaken, Scored)
    told = (step for step in steps if not isinstance(step.events[0], drawn))
    return (event for step in told for event in takewhile(lambda event: not isinstance(event, Scored), step.events))


def stops(record: Record, playable: Playable, screen: Screen, names: Names) -> list[Stop]:
    """Every stop of a record, in order."""
    found: list[Stop] = []
    views = _Views(playable, record, screen, names)
    steps = list(replay(record))
    for dealt in _deals(steps, playable):
        found.append(Stop(dealt.number, partial(views.opening, dealt)))
        found += [Stop(dealt.number, partial(views.trick, dealt, trick)) for trick in dealt.tricks()]
        if dealt.ending is not None:
            found.append(Stop(dealt.number, partial(views.ending, dealt, dealt.ending)))
    if steps and steps[-1].after.actor is None:
        found.append(Stop(found[-1].deal, partial(views.end_of_match, steps[-1])))
    return found


def _deals(steps: Sequence[Replay], playable: Playable) -> list[_Dealt]:
    deals: list[_Dealt] = []
    before_first: list[Event] = []
    for step in steps:
        is_said = isinstance(step.entry.actor, int) and deals and deals[-1].play
        if is_said or isinstance(step.entry.action, PlayCard):
            deals[-1].play.append(step)
        # What is said in the step that scores the deal is told with its ending.
        scored = any(isinstance(event, Scored) for event in step.events)
        for event in step.events:
            voided = isinstance(event, playable.deal_voided)
            if isinstance(event, Scored):
                deals[-1].ending = step
            elif isinstance(event, playable.deal_started):
                deals.append(_Dealt(event.number, [*before_first, event]))
                before_first = []
            elif deals and not deals[-1].play and not voided and not scored:
                deals[-1].opening.append(event)
            elif not deals or voided:
                before_first.append(event)
    return deals


class _Views:
    """What the stops of one record show."""

    def __init__(self, playable: Playable, record: Record, screen: Screen, names: Names) -> None:
        self._game = playable.game
        self._ruleset = record.ruleset
        self._screen = screen
        self._face = playable.face(screen, names)
        self._outside = playable.face(screen, names.from_outside())

    def opening(self, dealt: _Dealt) -> Iterator[RenderableType]:
        """The deal up to its first lead."""
        yield self._heading(dealt)
        yield from told(self._outside, dealt.opening, None)
        hidden = self._revealed(dealt)
        if hidden:
            yield Text()
            yield from hidden

    def trick(self, dealt: _Dealt, steps: Sequence[Replay]) -> Iterator[RenderableType]:
        """One trick, with what was said in it, the hands before it and the tricks taken after it."""
        plays = [step for step in steps if isinstance(step.entry.action, PlayCard)]
        before = plays[0].before
        hands = [Cards(hand) for hand in before.hands] if self._revealed(dealt) else []
        cards = [play.entry.action.card for play in plays if isinstance(play.entry.action, PlayCard)]
        taken = _taken(plays[-1])
        yield self._heading(dealt)
        yield from told(self._outside, _said(steps), None)
        seen = self._game.observe(before, None)
        yield from self._face.trick_again(seen, cards, taken.seat if taken else None, hands)

    def ending(self, dealt: _Dealt, step: Replay) -> Iterator[RenderableType]:
        """What was said last, and how the deal was scored."""
        yield from told(self._outside, dealt.last_words(step), None)
        yield from self._face.deal_over(self._game.observe(step.after, None), ())

    def end_of_match(self, step: Replay) -> Iterator[RenderableType]:
        """How the match ended."""
        yield from self._face.match_over(self._game.observe(step.after, None))

    def _heading(self, dealt: _Dealt) -> Text:
        return Text(self._face.heading(self._ruleset, dealt.number), style="bold")

    def _revealed(self, dealt: _Dealt) -> list[RenderableType]:
        """What became known of the deal; empty while it is not finished, or if the rule set reveals nothing."""
        return list(self._face.dealt(dealt.ending.events)) if dealt.ending else []
