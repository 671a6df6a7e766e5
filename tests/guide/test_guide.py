"""No sentence of a guide is false, whatever the learner does; and the advice is always something that may be done."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tests.guide.claims import CLAIMS
from vorhand import rulesets
from vorhand.bots.registry import bot
from vorhand.games.actions import Deal
from vorhand.games.known import GAMES
from vorhand.guide import LESSONS, Course, Lesson, Sentence, begin
from vorhand.notation import format_action, parse_action
from vorhand.words import LANGUAGES, words

DEALS = {"bismarck": 80, "bauernschnapsen": 300}
"""How often each lesson is played: two times of three laid down as it is, else with another pack."""


@dataclass(frozen=True, slots=True)
class Told:
    """A moment of a guided deal: the whole truth, and what the guide said there for the first time."""

    state: Any
    course: Course
    new: tuple[Sentence, ...]

    @property
    def said(self) -> tuple[Sentence, ...]:
        return self.new if self.course.advice is None else (*self.new, self.course.advice)


def deal_out(lesson: Lesson, rng: random.Random, *, deviates: float) -> Iterator[Told]:
    """The guided deal to its end; at each decision the learner does something else with that chance."""
    game, course = GAMES[lesson.game], begin(lesson)
    state = game.start(rulesets.load(lesson.rules))
    while not lesson.is_over(state):
        actor = state.actor
        laid = lesson.next_action(state)
        if laid is not None:
            actions = [laid]
        elif actor == lesson.seat:
            actions = list(course.advised)
        else:
            actions = [bot("rules", lesson.game).act(game.observe(state, actor), rng)]
        astray = actor == lesson.seat and rng.random() < deviates
        for action in actions:
            done = rng.choice(game.legal_actions(state, actor)) if astray else action
            state = game.apply(state, actor, done).state
        before = len(course.said)
        course = course.after(game.observe(state, lesson.seat), own=actor == lesson.seat)
        yield Told(state, course, course.said[before:])


def with_another_pack(lesson: Lesson, rng: random.Random) -> Lesson:
    pack = list(parse_action(lesson.laid_down["deal"], lesson.game).pack)
    rng.shuffle(pack)
    return replace(lesson, laid_down={**lesson.laid_down, "deal": format_action(Deal(tuple(pack)))})


def assert_true(lesson: Lesson, told: Told) -> None:
    for sentence in told.said:
        holds = CLAIMS[lesson.id][sentence.key](told.state, lesson.seat, sentence.fields)
        assert holds, (sentence, told.state)


def assert_possible(lesson: Lesson, told: Told) -> None:
    """What is advised may be done, one action after the other."""
    game, state = GAMES[lesson.game], told.state
    assert bool(told.course.advised) == (state.actor == lesson.seat and not told.course.over)
    for action in told.course.advised:
        assert action in game.legal_actions(state, lesson.seat)
        state = game.apply(state, lesson.seat, action).state


@pytest.mark.parametrize("id", LESSONS)
def test_every_sentence_is_true_whatever_the_learner_does(id: str) -> None:
    rng, lesson, said = random.Random(id), LESSONS[id], Counter[str]()
    for number in range(DEALS[id]):
        played = lesson if number % 3 else with_another_pack(lesson, rng)
        for told in deal_out(played, rng, deviates=rng.choice((0.0, 0.2, 0.5, 1.0))):
            assert_true(lesson, told)
            assert_possible(lesson, told)
            said.update(sentence.key for sentence in told.said)

    rows = {row.key for table in (lesson.rows, lesson.advice, lesson.ends) for row in table}
    assert rows == set(CLAIMS[id])
    assert rows - set(said) <= RARE[id]


RARE = {"bismarck": {"guide-suggest"}, "bauernschnapsen": {"guide-suggest", "guide-advise-double"}}
"""What needs luck to be said."""


@pytest.mark.parametrize("id", LESSONS)
def test_a_false_sentence_is_found(id: str) -> None:
    """The property can fail: with other fields none of the sentences is true."""
    lesson, rng = LESSONS[id], random.Random(3)
    first = list(deal_out(lesson, rng, deviates=0.0))
    claims = [(told, sentence) for told in first for sentence in told.said if sentence.fields]
    wrong = 0
    for told, sentence in claims:
        other = replace(sentence, fields={name: _another(value) for name, value in sentence.fields.items()})
        try:
            wrong += not CLAIMS[id][sentence.key](told.state, lesson.seat, other.fields)
        except (KeyError, ValueError):
            wrong += 1

    assert wrong == len(claims) >= 20


def _another(value: Any) -> Any:
    return value + 1 if isinstance(value, int) else {"yes": "no", "no": "yes"}.get(value, "3C")


@pytest.mark.parametrize("id", LESSONS)
def test_who_does_what_is_suggested_sees_the_whole_game(id: str) -> None:
    """What the deal was chosen for: `Lesson.why` says it in words."""
    course = list(deal_out(LESSONS[id], random.Random(0), deviates=0.0))[-1].course
    advice = {
        told.course.advice.key for told in deal_out(LESSONS[id], random.Random(0), deviates=0.0) if told.course.advice
    }
    keys = {sentence.key for sentence in course.said} | advice

    assert TAUGHT[id] <= keys


TAUGHT = {
    "bismarck": {
        "guide-open-cards",
        "guide-kitty-taken",
        "guide-advise-discards-void",
        "guide-quota",
        "guide-lead-trump",
        "guide-must-follow",
        "guide-may-trump",
        "guide-quota-reached",
        "guide-over",
    },
    "bauernschnapsen": {
        "guide-cut",
        "guide-first-three",
        "guide-first-call",
        "guide-marriage",
        "guide-must-head",
        "guide-must-follow",
        "guide-not-yet",
        "guide-advise-claim",
        "guide-value",
    },
}


@pytest.mark.parametrize("id", LESSONS)
def test_little_is_said_between_two_decisions(id: str) -> None:
    for told in deal_out(LESSONS[id], random.Random(1), deviates=0.5):
        assert told.course.fresh <= (4 if told.course.over else 2)
        assert len({sentence.key for sentence in told.course.said}) == len(told.course.said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_every_language_says_the_numbers_of_the_deal(language: str, id: str) -> None:
    say = words(language, LESSONS[id].game).say
    for told in deal_out(LESSONS[id], random.Random(5), deviates=0.4):
        for sentence in told.said:
            text = say(sentence.key, **sentence.fields)
            shown = {str(value) for value in sentence.fields.values() if isinstance(value, int)}

            assert all(value in text for value in shown), text
