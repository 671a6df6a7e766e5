"""What a page is shown: built up from an observation, for one audience. The one function for socket and HTTP alike.

Everything of the deal comes from `observe`, everything of the table from the room's seats; a hidden card cannot get
in, because nothing here ever touches the state itself.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, TypeAlias

from vorhand import rulesets
from vorhand.cards import Card, Cards, Seat
from vorhand.errors import Field
from vorhand.games.base import NATURE, Event
from vorhand.games.bismarck import GAME, Observation, observe
from vorhand.games.bismarck.actions import Discard, PlayCard
from vorhand.games.bismarck.observation import ObservedTrick
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.games.bismarck.scoring import is_over, quotas_by_seat, totals, winners
from vorhand.games.bismarck.state import Phase
from vorhand.notation import format_action
from vorhand.server.room import Room, version_of
from vorhand.tricks import TrickRules, winner

__all__ = ["TableFacts", "View", "count_for", "events_for", "view_for", "wire_event"]

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """What a page shows of a table that its log does not know."""

    id: str
    code: str
    """The short spoken code; empty once no seat is free."""
    names: tuple[str, ...]
    """By seat; empty where nobody sits or the name was deleted."""


def view_for(room: Room, seat: Seat | None, table: TableFacts) -> View:
    """Everything that the holder of `seat` may see now (None: a person without a seat)."""
    seen = observe(room.state, seat)
    return {
        "table": table.id,
        "code": table.code if seat is not None else "",
        "you": seat,
        "stage": room.stage.value,
        "match": room.match,
        "version": version_of(room),
        "rules": _rules(room.ruleset),
        "seats": [_seat(room, number, table) for number in range(room.players)],
        "scores": _scores(seen),
        "deal": _deal(seen) if room.match else None,
        "ask": _ask(room, seen),
        "previous": _previous(seen),
    }


def _rules(ruleset: Ruleset) -> View:
    modern = rulesets.load(rulesets.DEFAULT)
    return {
        "id": ruleset.id,
        "title": ruleset.title,
        "deals": ruleset.deals,
        "contracts": [contract.value for contract in ruleset.choice.contracts],
        "selection": ruleset.choice.selection.value,
        "times": ruleset.choice.times,
        "hand": ruleset.deck.hand,
        "kitty": ruleset.kitty.size,
        "open": ruleset.kitty.facing.value == "open",
        "differs": [difference.key for difference in rulesets.differences(modern, ruleset)],
    }


def _seat(room: Room, number: int, table: TableFacts) -> View:
    seat = room.seats[number]
    return {
        "occupant": seat.occupant.value,
        "name": table.names[number],
        "away": seat.deadline is not None,
        "deadline": seat.deadline,
        "bot_plays": seat.bot_plays,
        "ready": seat.wants_next >= len(room.state.standing.results) > 0,
    }


def _scores(seen: Observation) -> View:
    results = seen.standing.results
    over = is_over(seen.ruleset, seen.standing)
    return {
        "results": [
            {
                "declarer": result.declarer,
                "contract": result.contract.value,
                "trump": _trump(result.trump.suit),
                "tricks": list(result.tricks),
                "quotas": list(quotas_by_seat(seen.ruleset, seen.ruleset.contract(result.contract), result.declarer)),
                "scores": list(result.scores),
            }
            for result in results
        ],
        "totals": list(totals(seen.ruleset, results)),
        "winners": list(winners(seen.ruleset, seen.standing)) if over else [],
    }


def _trump(suit: Any) -> str:
    return "NT" if suit is None else "CDHS"[suit]


def _texts(cards: Sequence[Card] | Cards) -> list[str]:
    return [card.text for card in cards]


def _deal(seen: Observation) -> View:
    contract, trump = seen.contract, seen.trump
    rules = TrickRules(trump=trump.suit, order=contract.ace) if contract and trump else None
    best = (
        (seen.leader + winner([card.index for card in seen.trick], rules)) % len(seen.won)
        if rules and seen.trick
        else None
    )
    quotas = quotas_by_seat(seen.ruleset, contract, seen.declarer) if contract and seen.declarer is not None else ()
    return {
        "number": len(seen.standing.results) + 1,
        "phase": seen.phase.value,
        "dealer": seen.dealer,
        "declarer": seen.declarer,
        "contract": contract.id.value if contract else None,
        "aim": contract.aim.value if contract else None,
        "trump": _trump(trump.suit) if trump else None,
        "redeal": seen.redeal,
        "kitty": _texts(seen.kitty),
        "kitty_fate": seen.kitty_fate.value,
        "shown": _texts(seen.shown),
        "hand": _texts(seen.hand),
        "counts": list(seen.hand_counts),
        "discards": _texts(seen.discards),
        "leader": seen.leader,
        "trick": [{"seat": (seen.leader + n) % len(seen.won), "card": c.text} for n, c in enumerate(seen.trick)],
        "winning": best,
        "won": list(seen.won),
        "quotas": list(quotas),
        "tricks": [_trick(trick, len(seen.won)) for trick in seen.history],
    }


def _trick(trick: ObservedTrick, players: int) -> View:
    cards = [{"seat": (trick.leader + n) % players, "card": card.text} for n, card in enumerate(trick.cards)]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner}


def _ask(room: Room, seen: Observation) -> View:
    """What the table waits for, and what this seat may do about it."""
    actor = seen.to_act
    discarding = seen.phase is Phase.DISCARD and bool(seen.legal)
    cards = [action.card.text for action in seen.legal if isinstance(action, PlayCard)]
    return {
        "seat": None if actor is None or actor is NATURE else actor,
        "legal": [format_action(action) for action in seen.legal if not isinstance(action, PlayCard | Discard)],
        "cards": _texts(seen.hand) if discarding else cards,
        "discard": room.ruleset.kitty.size if discarding else 0,
        "refused": _refused(room, seen) if cards else {},
    }


def _refused(room: Room, seen: Observation) -> dict[str, View]:
    """For each card of the own hand that may not be played: which rule forbids it."""
    assert seen.seat is not None
    refused = {}
    for card in seen.hand:
        refusal = GAME.why_not(room.state, seen.seat, PlayCard(card))
        if refusal is not None:
            said: dict[str, Field] = {"rule": refusal.rule, **refusal.fields}
            refused[card.text] = {"code": refusal.code, "fields": said}
    return refused


def _previous(seen: Observation) -> View | None:
    before = seen.previous
    if before is None:
        return None
    return {
        "hands": [_texts(hand) for hand in before.hands],
        "kitty": _texts(before.kitty),
        "discards": _texts(before.discards),
        "tricks": [_trick(trick, len(seen.hand_counts)) for trick in before.tricks],
    }


# Events


def wire_event(event: Event) -> dict[str, Any]:
    """An event as the page gets it: its name in kebab case and its fields."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    return {"e": name, **{item.name: _wire(getattr(event, item.name)) for item in fields(event)}}


def _wire(value: Any) -> Any:
    match value:
        case Card():
            return value.text
        case Cards():
            return _texts(value)
        case tuple():
            return [_wire(item) for item in value]
        case Enum():
            return value.value
        case _:
            return value


def count_for(happened: Sequence[Sequence[Event]], seat: Seat | None) -> int:
    """How many events of these actions `seat` may know."""
    return sum(event.reaches(seat) for events in happened for event in events)


def events_for(happened: Sequence[Sequence[Event]], seat: Seat | None) -> list[dict[str, Any]]:
    """The events of these actions that `seat` may know, in order. Numbers are counted per audience, so that the
    number of an event tells nothing about what others were told."""
    return [wire_event(event) for events in happened for event in events if event.reaches(seat)]
