"""Whole matches of seeded players as text that a person can read and a test can compare.

Every action stands there with its actor, what else was legal, and every event with its audience. A position is a deal
string that can be pasted into the command line.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from enum import Enum
from itertools import groupby
from pathlib import Path
from typing import Any

from vorhand import rulesets
from vorhand.bots import bot
from vorhand.cards import SEATS, Card, Cards, Seat, Suit
from vorhand.games import bauernschnapsen, bismarck
from vorhand.games.actions import Deal
from vorhand.games.base import ARBITER, NATURE, Actor, AnyRuleset, Event
from vorhand.games.bauernschnapsen.actions import Bid, KontraNormal, Pass
from vorhand.games.bauernschnapsen.state import Marriage
from vorhand.games.bismarck.giving import GivenCards, Giving
from vorhand.games.known import game_of
from vorhand.games.tricks import ObservedTrick
from vorhand.notation import format_action, format_actor, format_cards, format_deal_string
from vorhand.records import Entry, Replay, chance_index, nature_action, nonce_from_seed

__all__ = ["GOLDEN", "Golden", "written"]

FOLDER = Path(__file__).parent


class Show(Enum):
    """How much of a deal is written."""

    ALL = "every step, each with its position"
    TRICKS = "every step, a position for each phase and each trick"
    BEFORE_PLAY = "every step before play, and the end"
    END = "the end"


@dataclass(frozen=True, kw_only=True)
class Golden:
    """One file: a rule set, the seed of all that happens, and what is shown."""

    ruleset: str
    seed: int
    short: bool = False
    """Whether only the first three deals and the end are of interest."""

    @property
    def path(self) -> Path:
        """Where it stands."""
        return FOLDER / f"{self.ruleset.removeprefix('bismarck/').replace('/', '-')}.txt"


OPTIONS = tuple(f"bismarck/modern+{option}" for option in rulesets.options_of("bismarck/modern"))
SEEDS = {"bismarck/modern+playoff": 83}
"""Seeds chosen for what they bring, such as a tie; the others are 1."""

GOLDEN = tuple(Golden(ruleset=id, seed=SEEDS.get(id, 1), short=id in OPTIONS) for id in (*rulesets.BUILT_IN, *OPTIONS))


_LONG = 12
"""Of later deals only the end is shown, so that a long match can still be read."""


# The match


def match(ruleset: AnyRuleset, seed: int) -> Iterator[Replay]:
    """Every step of a match: chance from the seed's nonces, players and arbiter by the seed.

    At Bauernschnapsen `rules` bots play, because random players bid so high that a match is over in two deals.
    """
    game = game_of(ruleset)
    player = bot("rules" if game is bauernschnapsen.GAME else "random", game.id)
    state, rng, deals = game.start(ruleset), random.Random(f"golden {seed}"), 0
    while (waited_for := game.to_act(state)) is not None:
        actor: Actor = waited_for
        action: Any
        if actor is NATURE:
            action = nature_action(state, nonce_from_seed(seed, chance_index(state, deals)))
            deals += isinstance(action, Deal)
        elif _is_forgotten(state, rng):
            actor, action = ARBITER, FORGOTTEN
        else:
            assert isinstance(actor, int)
            action = player.act(game.observe(state, Seat(actor)), rng)
        after, events = game.apply(state, actor, action)
        yield Replay(state, Entry(actor, action), after, events)
        state = after


FORGOTTEN = bismarck.Void(bismarck.VoidReason.FORGOTTEN_DISCARD)


def _is_forgotten(state: Any, rng: random.Random) -> bool:
    """Now and then a declarer forgets to discard, where the rule set has a word for it."""
    if not isinstance(state, bismarck.State):
        return False
    return bismarck.GAME.why_not(state, ARBITER, FORGOTTEN) is None and rng.random() < 0.03


# The text

IN_PLAY = ("play", "layout")
HELD_BY_SOME = ("left", "laid", "undealt", "given")
"""Fields that are written only where they say something: most rule sets have no layouts, no pause, no partners."""


def written(golden: Golden) -> str:
    """The text of a golden file."""
    ruleset = rulesets.load(golden.ruleset)
    lines = [
        f"# {ruleset.id}: a whole match, seed {golden.seed}. Written by python -m tests.golden.",
        f"# Source: {ruleset.source}",
        "# A line is a position, or 'actor: action [what was legal]'; below, what happened and who may know it.",
        "# With |: what everybody knows at that position, and what a seat knows beyond that.",
    ]
    steps = [*match(ruleset, golden.seed)]
    last = len(steps[-1].before.standing.results)
    layouts = set[frozenset[str]]()
    for number, deal in groupby(steps, key=lambda step: len(step.before.standing.results)):
        shown = list(deal)
        phases = frozenset(step.before.phase for step in shown)
        is_new_layout = "layout" in phases and phases not in layouts
        layouts.add(phases)
        show = Show.TRICKS if is_new_layout else _shown(golden, number, last)
        lines += ["", f"== deal {number + 1}", *_deal(shown, show)]
    return "\n".join(lines) + "\n"


def _shown(golden: Golden, number: int, last: int) -> Show:
    if number == 0:
        return Show.ALL
    if golden.short:
        return Show.BEFORE_PLAY if number < 3 or number >= 12 else Show.END
    if number in (1, last):
        return Show.TRICKS
    return Show.BEFORE_PLAY if number < _LONG else Show.END


def _deal(steps: list[Replay], show: Show) -> Iterator[str]:
    for place, step in enumerate(steps):
        before = step.before
        in_play = before.phase in IN_PLAY
        is_end = place == len(steps) - 1
        if (show is Show.END and not is_end) or (show is Show.BEFORE_PLAY and in_play and not is_end):
            continue
        if is_end and show in (Show.END, Show.BEFORE_PLAY):
            unseen = sum(step.before.phase in IN_PLAY for step in steps[:-1])
            yield f"({unseen} actions in play are not shown)"
        turning = _is_turning_point(steps[place - 1] if place else None, before)
        if show is Show.ALL or turning:
            yield format_deal_string(before)
        if show is Show.ALL and turning and (not in_play or len(before.history) in (0, 2, 8)):
            yield from _knowledge(before)
        yield _action(step)
        yield from (f"    {_audience(event)}: {_value(event)}" for event in step.events)


def _is_turning_point(previous: Replay | None, now: Any) -> bool:
    if previous is None or previous.before.phase is not now.phase:
        return True
    if now.phase == "layout":
        return bool(len(now.layout.turns) % (3 * now.ruleset.players) == 0)
    return now.phase == "play" and not now.trick


def _action(step: Replay) -> str:
    actor, action = step.entry
    legal = game_of(step.before).legal_actions(step.before, Seat(actor)) if isinstance(actor, int) else ()
    return f"{format_actor(actor)}: {format_action(action)}" + (f"   [{_listed(legal)}]" if legal else "")


def _listed(actions: Iterable[Any]) -> str:
    """Actions with each verb said once: "play 2C 3C", "take leave"."""
    words = [format_action(action).split(" ", 1) for action in actions]
    return "; ".join(
        " ".join([verb, *(rest for _, *more in group for rest in more)])
        for verb, group in groupby(words, key=lambda word: word[0])
    )


def _audience(event: Event) -> str:
    return "all" if event.audience is None else ",".join(str(seat) for seat in sorted(event.audience))


def _knowledge(state: Any) -> Iterator[str]:
    """What everybody knows, then what each seat knows beyond that."""
    game = game_of(state)
    public = _said(game.observe(state, None))
    yield f"  all know | {_fields(public)}"
    for seat in SEATS[: state.ruleset.players]:
        own = _said(game.observe(state, seat))
        assert set(public) <= set(own), "a seat knows what everybody knows"
        more = {name: text for name, text in own.items() if public.get(name) != text}
        yield f"  {seat} knows  | {_fields(more) or 'no more'}"


def _said(seen: Any) -> dict[str, str]:
    """The fields of an observation that say something, as text."""
    values = {
        item.name: getattr(seen, item.name) for item in fields(seen) if item.name not in ("seat", "ruleset", "legal")
    }
    said = {name: _value(value) for name, value in values.items() if _is_said(name, value)}
    return said | ({"legal": _listed(seen.legal)} if seen.legal else {})


def _fields(said: dict[str, str]) -> str:
    return " ".join(f"{name}={text}" for name, text in said.items())


def _is_said(name: str, value: object) -> bool:
    if name in HELD_BY_SOME:
        return bool(value)
    return value is not None and value is not False and value not in ((), Cards())


def _parts(value: Any) -> list[str]:
    """Every field as text, but for what only a layout or partners have where there is nothing of it."""
    told = {item.name: getattr(value, item.name) for item in fields(value)}
    return [f"{name}={_value(part)}" for name, part in told.items() if part or name not in HELD_BY_SOME]


def _value(value: object) -> str:
    match value:
        case Event():
            return " ".join([type(value).__name__, *_parts(value)])
        case Cards():
            return format_cards(value)
        case Suit():
            return value.letter
        case Enum() | Card() | str() | bool() | int():
            return str(value.value if isinstance(value, Enum) else value)
        case bismarck.ruleset.Contract(id=id) | bauernschnapsen.ruleset.Contract(id=id):
            return str(id.value)
        case bismarck.state.Standing(results=results) | bauernschnapsen.state.Standing(results=results):
            return f"{len(results)}-deals"
        case bismarck.observation.ShownCard(source=source, card=card):
            return f"{source}:{card.text}"
        case ObservedTrick():
            return f"{value.leader}:{format_cards(value.cards)}>{value.winner}"
        case Giving(giver=giver, receiver=receiver, count=count):
            return f"{giver}>{receiver}:{count}"
        case GivenCards(giver=giver, receiver=receiver, count=count, cards=cards):
            return f"{giver}>{receiver}:{count}:{format_cards(cards)}"
        case Bid() | Pass() | KontraNormal():
            return format_action(value).replace(" ", "-")
        case Marriage(seat=seat, suit=suit, points=points):
            return f"{seat}:{suit.letter}:{points}"
        case bismarck.observation.ReviewedDeal() | bauernschnapsen.observation.ReviewedDeal():
            return "(" + " ".join(_parts(value)) + ")"
        case bismarck.observation.ObservedLayout(laid=laid, fits=fits, turns=turns):
            told = "".join("--" if turn.card is None else turn.card.text for turn in turns)
            return f"(turns={told or '-'} laid={_value(laid)} fits={_value(fits)})"
        case None:
            return "--"
        case tuple():
            return ",".join(_value(item) for item in value) or "-"
        case _:
            raise AssertionError(f"no text for {value!r}")
