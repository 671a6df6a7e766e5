"""A worked example as a position that a reader plays, and what the rules answer him.

Game-neutral: what the examples of a game become is its own (`rulebook/bismarck/exercises.py`) and stands in its book.
The reader either makes a `Move`, legal or not, or says which card takes the trick (`Taker`). The answer is the
engine's: its refusal with the number of the rule, or what happens. Nothing is kept, and no table is asked.

>>> from vorhand.rulesets import load
>>> from vorhand.words import words
>>> tried("BIS-4.2-1", "play AS", load("bismarck/modern"), words("en", "bismarck")).sentences
('A♠: must follow hearts (BIS-4.2); playable: 7♥ K♥',)
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from vorhand.cards import Card, Seat
from vorhand.errors import Field
from vorhand.games.actions import PlayCard
from vorhand.games.base import Event, Refusal
from vorhand.games.events import TrickTaken
from vorhand.games.known import game_of
from vorhand.notation import parse_action, parse_card
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.clauses import Example, cards_in, face, faces
from vorhand.rulebook.positions import Exercise, Move, Taker
from vorhand.tricks import winner
from vorhand.words import Words

__all__ = ["Answer", "Posed", "answered", "label", "pictured", "posed", "tried"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed:
    """A worked example of a house that a reader can play."""

    id: str
    """The rule and which of its examples in that house, from 1: "BIS-4.2-1"."""
    rule: str
    exercise: Exercise


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the rules say to a try."""

    allowed: bool
    """Whether it is legal; of a card named as the taker, whether it is."""
    sentences: tuple[str, ...]


def label(action: Any, state: Any, words: Words) -> str:
    """What a button says that does this in an example, or how a card is written."""
    if isinstance(action, PlayCard):
        return face(action.card, words)
    return BOOKS[game_of(state).id].exercises.label(action, state, words)


def posed(rule: str, ruleset: Any) -> tuple[Posed | None, ...]:
    """The examples of a rule in a house, in the order of `Rule.examples`; None for those that ask nothing."""
    exercises = BOOKS[game_of(ruleset).id].exercises
    made = enumerate((exercises.of(example, ruleset) for example in _shown(rule, ruleset)), 1)
    return tuple(Posed(id=f"{rule}-{n}", rule=rule, exercise=exercise) if exercise else None for n, exercise in made)


def pictured(rule: str, ruleset: Any) -> tuple[tuple[Card, ...], ...]:
    """The cards that each example of a rule names in a house, in the order of `Rule.examples`."""
    return tuple(cards_in(example.values(ruleset).values()) for example in _shown(rule, ruleset))


def _shown(rule: str, ruleset: Any) -> Iterator[Example]:
    examples = BOOKS[game_of(ruleset).id].examples
    return (example for example in examples if example.rule == rule and example.applies(ruleset))


def tried(id: str, text: str, ruleset: Any, words: Words) -> Answer:
    """The answer to a try at an example, by its id, in a house.

    KeyError if that house has no such example to play, NotationError as in `answered`.
    """
    rule = id.rpartition("-")[0]
    known = rule in BOOKS[game_of(ruleset).id].sources
    found = {each.id: each for each in (posed(rule, ruleset) if known else ()) if each}
    return answered(found[id], text, words)


def answered(example: Posed, text: str, words: Words) -> Answer:
    """The answer to a try, in notation: an action, or the card that takes the trick; NotationError for other text."""
    match example.exercise:
        case Move(state=state) as move:
            return _moved(move, example.rule, parse_action(text, game_of(state).id), words)
        case Taker() as taker:
            return _named(taker, example.rule, parse_card(text), words)
        case _:
            assert_never(example.exercise)


# Who takes the trick


def _named(exercise: Taker, rule: str, card: Card, words: Words) -> Answer:
    best = exercise.cards[_taker(exercise)]
    key = "try-takes-yes" if card == best else "try-takes-no"
    said = words.say(key, card=face(card, words), best=face(best, words), rule=rule)
    return Answer(allowed=card == best, sentences=(said,))


def _taker(exercise: Taker) -> int:
    """The place in the trick of the card that takes it, by the engine."""
    state = exercise.state
    happened = game_of(state).apply(state, state.actor, exercise.last).events
    taken: int = next(event.seat for event in happened if isinstance(event, TrickTaken))
    return int(taken - state.leader) % len(state.hands)


# A move


def _moved(exercise: Move, rule: str, action: Any, words: Words) -> Answer:
    state = exercise.state
    game, reader = game_of(state), state.actor
    refusal = game.why_not(state, reader, action)
    if refusal is not None:
        return Answer(allowed=False, sentences=(_refused(refusal, words),))
    sentences: list[str] = []
    if isinstance(action, PlayCard):
        key = "try-may-play" if state.trick else "try-may-lead"
        sentences.append(words.say(key, card=face(action.card, words), rule=rule))
    follows = exercise.then[1:] if exercise.then[:1] == (action,) else ()
    for done in (action, *follows):
        before, (state, events) = state, game.apply(state, state.actor, done)
        sentences += _told(before, done, events, reader, words)
        if done is action and isinstance(action, PlayCard) and not follows:
            sentences += _so_far(state, words)
    return Answer(allowed=True, sentences=tuple(sentences))


def _told(before: Any, done: Any, events: Iterable[Event], reader: Seat, words: Words) -> Iterator[str]:
    tell = BOOKS[game_of(before).id].exercises.tell
    for event in events:
        if isinstance(event, TrickTaken):
            cards = [Card.at(index) for index in before.trick] + [done.card]
            best = cards[winner([card.index for card in cards], before.rules)]
            yield words.say("try-trick", trick=faces(cards, words), card=face(best, words))
        elif said := tell(event, before, reader, words):
            yield said


def _so_far(state: Any, words: Words) -> Iterator[str]:
    """Whether the card just played is the best of a trick that it has not completed, and not begun either."""
    if len(state.trick) > 1:
        place = winner(state.trick, state.rules)
        key = "try-best-so-far" if place == len(state.trick) - 1 else "try-not-best"
        yield words.say(key, best=face(Card.at(state.trick[place]), words))


_CARDS = re.compile(r"[2-9TJQKA][CDHS](?: [2-9TJQKA][CDHS])*")


def _refused(refusal: Refusal, words: Words) -> str:
    """The sentence of a refusal, its cards as players of the language write them."""
    fields: Mapping[str, Field] = {name: _card_field(value, words) for name, value in refusal.fields.items()}
    return words.sentence(refusal.code, {**fields, "rule": refusal.rule})


def _card_field(value: Field, words: Words) -> Field:
    if isinstance(value, str) and _CARDS.fullmatch(value):
        return faces(map(Card, value.split()), words)
    return value
