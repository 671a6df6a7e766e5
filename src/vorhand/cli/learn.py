"""`vorhand learn`: one deal against bots, laid down so that it teaches, with a guide at the learner's side."""

import sys
from dataclasses import replace
from datetime import datetime
from typing import Annotated

import typer

from vorhand import rulesets
from vorhand.cli.coach import Coach
from vorhand.cli.edge import at_the_edge
from vorhand.cli.face import Playable
from vorhand.cli.known import DEFAULT_GAME, PLAYABLE
from vorhand.cli.lines import Lines, somebody_types
from vorhand.cli.live import begin
from vorhand.cli.names import Names
from vorhand.cli.options import Answers, DeckOption, Fast, Lang, Plain, with_deck
from vorhand.cli.person import PersonsMatch
from vorhand.cli.screen import Screen
from vorhand.cli.seating import new_meta, read_seating
from vorhand.cli.started import command
from vorhand.cli.version import VERSION
from vorhand.errors import NotationError
from vorhand.guide import LESSONS

__all__ = ["learn"]


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="bismarck or bauernschnapsen.")] = DEFAULT_GAME.id,
    *,
    fast: Fast = False,
    answers: Answers = None,
    deck: DeckOption = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Learn a game by playing one deal with a guide."""
    with at_the_edge(lang, plain=plain) as screen:
        if game not in PLAYABLE:
            raise NotationError("cli-no-such-game", text=game[:20], known=", ".join(PLAYABLE))
        playable = PLAYABLE[game]
        screen = with_deck(screen, playable, deck)
        if answers is None and not somebody_types():
            screen.tell("cli-learn-needs-terminal", command=command("learn", playable.id))
            return
        lines = Lines(screen, answers or sys.stdin, shown=answers is None)
        _play(screen, playable, lines, fast=fast)


def _play(screen: Screen, playable: Playable, lines: Lines, *, fast: bool) -> None:
    lesson = LESSONS[playable.id]
    ruleset = rulesets.load(lesson.rules)
    started = f"{datetime.now():%Y-%m-%d %H:%M}"
    meta = new_meta(players=ruleset.players, person=True, bot="rules", seed=None, bot_seed="guide", started=started)
    seating = read_seating(meta, ruleset.players)
    names = Names.of(seating, screen)
    bots = screen.words.joined(name for seat, name in enumerate(names.by_seat) if seat != names.you)
    screen.tell("cli-learn-begins", game=playable.name, bots=bots)
    coach = Coach(screen, lesson, names)
    live = begin(playable.game, ruleset, meta, VERSION)
    own = replace(playable, letters={**playable.letters, Coach.LETTER: "cli-help-guide"})
    # Nothing is kept: a guided deal is over in minutes, and begins anew.
    finished = PersonsMatch(screen, own, lines, live, seating, lambda record: None, fast=fast, coach=coach).play()
    screen.line()
    if finished:
        screen.tell("cli-learn-next", play=command("play", playable.id), read=command("rules", "read", playable.id))
    else:
        screen.tell("cli-learn-again", command=command("learn", playable.id))
