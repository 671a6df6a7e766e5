"""Finished deals to look at again, step by step: what a page is told of them. Nothing of a deal that is still played.

What only some seats knew is shown as far as `DealRevealed` told it, that is, as the table's `reveal_after_deal` says;
of a house that reveals nothing, what everybody saw. So nothing is shown here that was not known when the deal was over.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from vorhand.cards import SEATS, Cards
from vorhand.errors import ProtocolError
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE, AnyState, Event
from vorhand.games.events import Scored
from vorhand.games.known import game_of
from vorhand.records import PlayedDeal, Record, Replay, deal_alone, dump_record, played_deals
from vorhand.server.views import rules_for
from vorhand.server.views.events import wire_event
from vorhand.server.views.game import GameView, View
from vorhand.server.views.table import GAME_VIEWS

__all__ = ["Position", "all_is_revealed", "deal_of", "handed_on", "positions", "replay_of"]


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a deal at which something can be seen to have happened."""

    trick: int
    """The trick in which it happened; 0 before the first lead."""
    card: int
    """Which of the steps of that trick, from 1."""
    events: tuple[Event, ...]
    """What happened since the position before, as everybody was told."""
    after: Any
    """The state that followed."""


def deal_of(record: Record, number: int) -> tuple[tuple[PlayedDeal, ...], PlayedDeal]:
    """The scored deals of a record, and that one of them: the last if `number` is 0. ProtocolError if it has none."""
    deals = played_deals(record)
    if not deals:
        raise ProtocolError("no-scored-deal")
    found = deals[-1] if number == 0 else next((deal for deal in deals if deal.number == number), None)
    if found is None:
        raise ProtocolError("no-such-deal", number=number)
    return deals, found


def positions(deals: Sequence[PlayedDeal], deal: PlayedDeal) -> Iterator[Position]:
    """The positions of one of these deals; what nobody is told of, such as a discard of several, makes none."""
    part = _part(deal.before)
    pending = list(_said_before(part, deals, deal))
    counts: dict[int, int] = {}
    trick = 0
    for step in deal.steps:
        pending += [event for event in _of_this_deal(part, step) if event.audience is None]
        trick = _trick(part, step.before)
        if pending:
            counts[trick] = counts.get(trick, 0) + 1
            yield Position(trick, counts[trick], tuple(pending), step.after)
            pending = []


def _said_before(part: GameView[Any, Any], deals: Sequence[PlayedDeal], deal: PlayedDeal) -> tuple[Event, ...]:
    """What was said of this deal with the score of the one before."""
    before = next((other for other in deals if other.number == deal.number - 1), None)
    if before is None:
        return ()
    events = before.steps[-1].events
    return events[len(tuple(_of_this_deal(part, before.steps[-1]))) :]


def _of_this_deal(part: GameView[Any, Any], step: Replay) -> Iterator[Event]:
    """What happened in this step up to the beginning of the next deal, if this one is over."""
    if not any(isinstance(event, Scored) for event in step.events):
        return iter(step.events)
    return takewhile(lambda event: not part.begins_deal(event), step.events)


def _part(state: AnyState) -> GameView[Any, Any]:
    return GAME_VIEWS[game_of(state).id]


def _trick(part: GameView[Any, Any], state: AnyState) -> int:
    return part.trick(game_of(state).observe(state, None))


def _revealed_in(deal: PlayedDeal) -> Cards | None:
    """Every card that was made known when the deal was over; None if the house reveals nothing."""
    part = _part(deal.before)
    found = (part.revealed(event) for event in deal.steps[-1].events)
    # Hands without a card are those of a house that reveals none.
    return next((cards for cards in found if cards), None)


def all_is_revealed(deal: PlayedDeal) -> bool:
    """Whether every card dealt was made known when the deal was over, so that its record, with the pack, tells no more.

    The cards of a partner who sat out never are.
    """
    shown = _revealed_in(deal)
    packs = (step.entry.action.pack for step in deal.steps if isinstance(step.entry.action, Deal))
    return shown is not None and all(card in shown for pack in packs for card in pack)


# What a page gets


def replay_of(record: Record, number: int) -> View:
    """Everything that there is to see of one scored deal (0: the last). ProtocolError if there is none."""
    deals, deal = deal_of(record, number)
    game, part, shown = game_of(record.ruleset), _part(deal.before), _revealed_in(deal)
    end = game.observe(deal.after, None)
    return {
        "rules": rules_for(record.ruleset),
        "deals": [other.number for other in deals],
        "deal": deal.number,
        "revealed": shown is not None,
        "before": part.scores(game.observe(deal.before, None)),
        "after": {
            "scores": part.scores(end),
            "previous": part.previous(end),
            "stage": "over" if game.is_over(deal.after) else "playing",
        },
        "steps": list(_steps(part, positions(deals, deal), shown)),
        "link": dump_record(handed_on(record, deal), compact=True) if all_is_revealed(deal) else "",
    }


def handed_on(record: Record, deal: PlayedDeal) -> Record:
    """The deal for anybody: without its chance, whose words are those of players."""
    return replace(deal_alone(record, deal), chance=())


def _steps(part: GameView[Any, Any], found: Iterator[Position], shown: Cards | None) -> Iterator[View]:
    """Each position, by what differs from the one before: in what all see, and in what each seat sees besides."""
    public: View = {}
    own: dict[str, View] = {}
    aside: View = {}
    for position in found:
        state = position.after
        now = part.deal(game_of(state).observe(state, None))
        own_now, aside_now = ({}, {}) if shown is None else _hidden(part, state, now, shown)
        yield {
            "trick": position.trick,
            "card": position.card,
            # What was revealed stands by itself.
            "events": [wire_event(event) for event in position.events if part.revealed(event) is None],
            "ask": None if state.actor is NATURE else state.actor,
            "deal": _changed(public, now),
            "own": {seat: seen for seat, seen in own_now.items() if own.get(seat) != seen},
            "aside": _changed(aside, aside_now),
        }
        public, own, aside = now, own_now, aside_now


def _changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> View:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def _hidden(part: GameView[Any, Any], state: AnyState, public: View, shown: Cards) -> tuple[dict[str, View], View]:
    """What each seat saw besides what all saw, and what some of them knew besides hands; of cards that are revealed."""
    game = game_of(state)
    seats = SEATS[: state.ruleset.players]
    seen = [game.observe(state, seat) for seat in seats]
    seen = [replace(one, hand=one.hand & shown) for one in seen]
    own = {str(seat): _changed(public, part.deal(one)) for seat, one in zip(seats, seen, strict=True)}
    return own, part.aside(seen)
