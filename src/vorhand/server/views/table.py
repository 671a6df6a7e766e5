"""The view of a table: seats, whom it waits for, what this seat may do; the rest comes from the game's view.

Everything of the deal comes from `observe`, everything of the table from the room's seats and the match's public
count of deals. Only the reasons of refusals ask the game about the state, for cards of the own hand.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from vorhand import rulesets
from vorhand.cards import Card, Seat
from vorhand.errors import Field
from vorhand.games.actions import PlayCard
from vorhand.games.base import NATURE, AnyObservation, AnyRuleset, Outcome
from vorhand.games.known import game_of
from vorhand.guide import Sentence
from vorhand.notation import format_action
from vorhand.records import commitment
from vorhand.server.room import (
    Room,
    Stage,
    Wish,
    can_be_taken,
    claim_in,
    deadline,
    resting,
    sharing,
    version_of,
    wishes_of,
)
from vorhand.server.views import bauernschnapsen, bismarck
from vorhand.server.views.game import GameView, View, texts

__all__ = ["GAME_VIEWS", "Knock", "TableFacts", "rules_for", "view_for"]

GAME_VIEWS: Mapping[str, GameView[Any, Any]] = MappingProxyType(
    {"bismarck": bismarck, "bauernschnapsen": bauernschnapsen}
)
"""What each game adds, by its id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Knock:
    """Somebody without a seat who would like a bot's."""

    id: str
    seat: int
    name: str
    admitted: bool
    """Whether the host has said yes, so that the seat is his after this deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """What a page shows of a table that its log does not know."""

    id: str
    code: str
    """The short spoken code; empty once no seat is free."""
    names: tuple[str, ...]
    """By seat; empty where nobody sits or the name was deleted."""
    who: tuple[str, ...] = ()
    """By seat: the public pseudonym of whoever has it; none are told where nobody asks."""
    phone: tuple[int, ...] = ()
    """The seats of this device, if several people share it."""
    watchers: int = 0
    """Devices that look on."""
    knocks: tuple[Knock, ...] = ()
    """Who asks for a seat."""
    knock: Knock | None = None
    """What this device asks for."""


def view_for(room: Room, seat: Seat | None, table: TableFacts) -> View:
    """Everything that the holder of `seat` may see now (None: a person without a seat)."""
    seen = room.game.observe(room.state, seat)
    part = GAME_VIEWS[room.game.id]
    mine = table.phone or (() if seat is None else (seat,))
    return {
        "game": room.game.id,
        "table": table.id,
        "code": table.code if mine else "",
        "you": seat,
        "phone": _phone(room, seat, table.phone),
        "stage": room.stage.value,
        "match": room.match,
        "version": version_of(room),
        "rules": _rules(room.ruleset),
        "seats": [_seat(room, number, table) for number in range(room.players)],
        "host": room.host,
        "terms": asdict(room.terms),
        "paused": room.paused_at is not None,
        "clock": deadline(room),
        "question": _question(room),
        "may": [wish.value for wish in wishes_of(room, seat)],
        "secret": _secret(room),
        "watchers": table.watchers,
        "knocks": [_knock(knock) for knock in table.knocks] if room.host in mine else [],
        "knock": None if table.knock is None else _knock(table.knock),
        "session": [_finished(outcome) for outcome in room.session],
        "scores": part.scores(seen),
        "deal": part.deal(seen) if room.match else None,
        "ask": _NOTHING_ASKED if resting(room) else _ask(room, seen, part.laid_aside(seen)),
        "previous": part.previous(seen),
        "guide": _guide(room, seat),
    }


def rules_for(ruleset: AnyRuleset) -> View:
    """What a page must know of a rule set before there is a table."""
    return {"game": game_of(ruleset).id, "players": ruleset.players, **_rules(ruleset)}


@lru_cache(maxsize=256)
def _rules(ruleset: AnyRuleset) -> View:
    """Kept, because every view has it and comparing rule sets costs more than all the rest of a view."""
    base = rulesets.nearest(ruleset)
    differs = [point.key for point in rulesets.differences_in_play(rulesets.load(base), ruleset)]
    return {**GAME_VIEWS[game_of(ruleset).id].rules(ruleset), "base": base, "differs": differs}


def _finished(outcome: Outcome) -> View:
    return {"winners": list(outcome.winners), "scores": list(outcome.scores)}


def _seat(room: Room, number: int, table: TableFacts) -> View:
    seat = room.seats[number]
    return {
        "occupant": seat.occupant.value,
        "name": table.names[number],
        "who": table.who[number] if table.who else "",
        "shares": [other for other in sharing(room, number) if other != number],
        "away": seat.deadline is not None,
        "deadline": seat.deadline,
        "bot_plays": seat.bot_plays,
        "ready": seat.wants_next >= room.deals > 0,
        "bank": seat.bank_s if room.terms.bank_s else None,
        "free": can_be_taken(room, number),
    }


def _phone(room: Room, seat: Seat | None, seats: tuple[int, ...]) -> View | None:
    """Of a device that several share: their seats, and who of them is to act but does not hold it."""
    if not seats:
        return None
    actor = room.state.actor
    to = actor if room.stage is Stage.PLAYING and not resting(room) and actor in seats and actor != seat else None
    return {"seats": list(seats), "to": to}


def _secret(room: Room) -> View | None:
    """What is shown of what decides the next deal, or the present one: its commitment, and the words of players."""
    if room.nonce is None:
        return None
    words = [{"seat": seat, "word": word} for seat, word in room.words]
    return {"commitment": commitment(room.nonce), "words": words, "open": not room.opened}


def _question(room: Room) -> View | None:
    asked = room.question
    if asked is None:
        return None
    about = {"what": asked.wish.value, "seat": asked.seat, "yes": sorted(asked.yes)}
    match asked.wish:
        case Wish.UNDO:
            return {**about, "cards": [] if room.unanswered is None else [room.unanswered.card.text]}
        case Wish.CLAIM:
            return {**about, **_claimed(room, Seat(asked.seat))}
        case _:
            return about


def _claimed(room: Room, seat: Seat) -> View:
    """How many tricks somebody claims, and the hand that he shows for it: first what he will lead."""
    claim = claim_in(room, seat)
    if claim is None:
        return {}
    rest = [card for card in room.game.observe(room.state, seat).hand if card not in claim.leads]
    return {"tricks": claim.tricks, "cards": texts((*claim.leads, *rest))}


def _knock(knock: Knock) -> View:
    return {"ask": knock.id, "seat": knock.seat, "name": knock.name, "admitted": knock.admitted}


def _guide(room: Room, seat: Seat | None) -> View | None:
    """What the guide says to its learner, who alone hears it; None elsewhere."""
    course = room.course
    if course is None or seat != course.lesson.seat:
        return None
    return {
        "lesson": course.lesson.id,
        "said": [_sentence(sentence) for sentence in course.said],
        "fresh": course.fresh,
        "advice": None if course.advice is None else _sentence(course.advice),
        "advised": [format_action(action) for action in course.advised],
        "over": course.over,
    }


def _sentence(sentence: Sentence) -> View:
    return {"key": sentence.key, "fields": dict(sentence.fields), "term": sentence.term}


_NOTHING_ASKED: View = {"seat": None, "legal": [], "cards": [], "discard": 0, "word": "", "refused": {}}


def _ask(room: Room, seen: AnyObservation, laid_aside: Sequence[Card]) -> View:
    """What the table waits for, and what this seat may do about it.

    A card is chosen by its face, so cards are listed apart from what is said in words.
    """
    actor = seen.to_act
    playable = [action.card.text for action in seen.legal if isinstance(action, PlayCard)]
    said = [] if laid_aside else [action for action in seen.legal if not isinstance(action, PlayCard)]
    return {
        "seat": None if actor is None or actor is NATURE else actor,
        "legal": [format_action(action) for action in said],
        "cards": texts(laid_aside) if laid_aside else playable,
        "discard": room.game.together(room.state) if laid_aside else 0,
        # By which word: discards are laid aside, other cards given away.
        "word": format_action(seen.legal[0]).partition(" ")[0] if laid_aside else "",
        "refused": _refused(room, seen) if seen.legal else {},
    }


def _refused(room: Room, seen: AnyObservation) -> dict[str, View]:
    """For each card of the own hand that may not be played which rule forbids it; none where none is to be played."""
    assert seen.seat is not None
    refused = {}
    for card in seen.hand:
        refusal = room.game.why_not(room.state, seen.seat, PlayCard(card))
        if refusal is not None and refusal.rule:
            said: dict[str, Field] = {"rule": refusal.rule, **refusal.fields}
            refused[card.text] = {"code": refusal.code, "fields": said}
    return refused
