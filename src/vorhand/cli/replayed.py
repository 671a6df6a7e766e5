"""A record cut into stops to look at: the opening of each deal, each trick, each score, the end.

Hands are shown as they were at that moment, but only of finished deals and only if the rule set reveals them; of a
deal that is still being played, only what everybody at the table has seen.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import SEATS, Cards
from vorhand.cli.cards import painted
from vorhand.cli.names import Names, contract_name, ruleset_name
from vorhand.cli.report import deal_report, hidden_cards, match_report
from vorhand.cli.screen import Screen
from vorhand.cli.table import trick_table
from vorhand.cli.telling import Teller
from vorhand.games.base import Event
from vorhand.games.bismarck import PlayCard, Ruleset, State, Trump
from vorhand.games.bismarck.events import DealRevealed, DealScored, DealStarted, DealVoided, TrickTaken
from vorhand.games.bismarck.scoring import is_over, quotas_by_seat
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
    plays: list[Replay] = field(default_factory=list)
    ending: Replay | None = None

    @property
    def revealed(self) -> DealRevealed | None:
        """What became known after the deal; None while it is not finished, or if the rule set reveals nothing."""
        events = self.ending.events if self.ending else ()
        return next((event for event in events if isinstance(event, DealRevealed)), None)

    def tricks(self, players: int) -> Iterator[Sequence[Replay]]:
        """The plays trick by trick; the last may be incomplete."""
        for start in range(0, len(self.plays), players):
            yield self.plays[start : start + players]


def stops(record: Record, screen: Screen, names: Names) -> list[Stop]:
    """Every stop of a record, in order."""
    found: list[Stop] = []
    views = _Views(screen, names, record.ruleset)
    steps = list(replay(record))
    for dealt in _deals(steps):
        found.append(Stop(dealt.number, partial(views.opening, dealt)))
        tricks = dealt.tricks(record.ruleset.players)
        found += [Stop(dealt.number, partial(views.trick, dealt, trick)) for trick in tricks]
        if dealt.ending is not None:
            found.append(Stop(dealt.number, partial(views.ending, dealt, dealt.ending.after)))
    last = steps[-1].after if steps else None
    if last is not None and is_over(last.ruleset, last.standing):
        found.append(Stop(found[-1].deal, partial(match_report, screen, last.ruleset, last.standing, names)))
    return found


def _deals(steps: Sequence[Replay]) -> list[_Dealt]:
    deals: list[_Dealt] = []
    before_first: list[Event] = []
    for step in steps:
        if isinstance(step.entry.action, PlayCard):
            deals[-1].plays.append(step)
        for event in step.events:
            if isinstance(event, DealScored):
                deals[-1].ending = step
            elif isinstance(event, DealStarted):
                deals.append(_Dealt(event.number, [*before_first, event]))
                before_first = []
            elif deals and not deals[-1].plays and not isinstance(event, DealVoided):
                deals[-1].opening.append(event)
            elif not deals or isinstance(event, DealVoided):
                before_first.append(event)
    return deals


class _Views:
    """What the stops of one record show."""

    def __init__(self, screen: Screen, names: Names, ruleset: Ruleset) -> None:
        self._screen = screen
        self._names = names
        self._ruleset = ruleset

    def opening(self, dealt: _Dealt) -> Iterator[RenderableType]:
        """The deal up to its first lead."""
        yield self._heading(dealt)
        yield from Teller(self._screen, Names(None, self._names.by_seat)).tell(dealt.opening)
        revealed = dealt.revealed
        if revealed is not None:
            yield Text()
            yield Text(self._screen.say("cli-hands-dealt"), style="bold")
            yield self._hands(revealed.hands)
            yield from hidden_cards(self._screen, revealed.kitty, revealed.discards)

    def trick(self, dealt: _Dealt, plays: Sequence[Replay]) -> Iterator[RenderableType]:
        """One trick, with the hands before it and the tricks taken after it."""
        screen, names = self._screen, self._names
        before, after = plays[0].before, plays[-1]
        yield self._heading(dealt)
        yield self._contract(before)
        yield Text()
        if dealt.revealed is not None:
            yield self._hands(tuple(Cards(hand) for hand in before.hands))
            yield Text()
        number = len(before.history) + 1
        yield Text(screen.say("cli-trick-of", number=number, tricks=self._ruleset.deck.hand), style="bold")
        cards = tuple(step.entry.action.card for step in plays if isinstance(step.entry.action, PlayCard))
        taker = next((event.seat for event in after.events if isinstance(event, TrickTaken)), None)
        place = None if taker is None else (taker - before.leader) % self._ruleset.players
        yield trick_table(screen, names, before.leader, cards, place, taken=True)
        won = [count + (seat == taker) for seat, count in enumerate(before.won)]
        yield Text()
        yield screen.say("cli-tricks-so-far", tricks=self._against_quotas(before, won))

    def _contract(self, state: State) -> Text:
        contract, trump = state.deal.contract, state.deal.trump
        assert contract is not None and trump is not None
        name = contract_name(self._screen, contract.id)
        return painted(name if trump is Trump.NO_TRUMP else f"{name} · {self._screen.cards.trump(trump)}")

    def ending(self, dealt: _Dealt, after: State) -> Iterator[RenderableType]:
        """How the deal was scored."""
        yield from deal_report(self._screen, self._ruleset, after.standing, self._names)

    def _heading(self, dealt: _Dealt) -> Text:
        name = ruleset_name(self._ruleset, self._screen)
        deal = self._screen.say("cli-deal-of", number=dealt.number, deals=self._ruleset.deals)
        return Text(f"{deal} · {name}", style="bold")

    def _hands(self, hands: Sequence[Cards]) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
        for seat, hand in enumerate(hands):
            table.add_row(Text(self._names.by_seat[seat]), self._screen.cards.hand(hand))
        return table

    def _against_quotas(self, state: State, won: Sequence[int]) -> str:
        facts = state.deal
        assert facts.contract is not None
        quotas = quotas_by_seat(self._ruleset, facts.contract, facts.declarer)
        return ", ".join(f"{self._names[seat]} {won[seat]}/{quotas[seat]}" for seat in SEATS[: self._ruleset.players])
