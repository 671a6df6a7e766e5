"""`vorhand play`: a match in the terminal, of a person against bots or of bots alone."""

import secrets
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from vorhand.bots.registry import bot as bot_named
from vorhand.cli import saves
from vorhand.cli.bots_only import played_out
from vorhand.cli.decks import DeckName
from vorhand.cli.edge import at_the_edge
from vorhand.cli.face import Playable
from vorhand.cli.known import DEFAULT_GAME, PLAYABLE, playable_of
from vorhand.cli.lines import Lines, somebody_types
from vorhand.cli.live import Live, begin, resume
from vorhand.cli.menu import ask_what_to_play
from vorhand.cli.names import Names, named_rules, ruleset_name
from vorhand.cli.options import Answers, DeckOption, Fast, Lang, Plain, RulesOption, ruleset_of, with_deck
from vorhand.cli.person import PersonsMatch
from vorhand.cli.screen import Screen
from vorhand.cli.seating import new_meta, read_seating
from vorhand.cli.started import command
from vorhand.cli.version import VERSION
from vorhand.cli.wanted import Wanted
from vorhand.errors import NotationError, RecordError, VorhandError
from vorhand.records import SaveFile, read_record, write_record
from vorhand.rulebook.axes import is_own
from vorhand.rulesets import BUILT_IN, NOT_IMPLEMENTABLE, content_hash

__all__ = ["play"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """What was asked for on the command line; None where nothing was."""

    playable: Playable
    rules: str | None
    seed: int | None
    bot: str | None
    deck: DeckName | None

    def new_match(self, *, person: bool, now: datetime) -> Live:
        """A match as asked for, with the defaults elsewhere."""
        ruleset = ruleset_of(self.rules or self.playable.default)
        bot = bot_named(self.bot or "rules", self.playable.id).name
        bot_seed = secrets.token_hex(8) if self.seed is None else str(self.seed)
        meta = new_meta(
            players=ruleset.players,
            person=person,
            bot=bot,
            seed=self.seed,
            bot_seed=bot_seed,
            started=f"{now:%Y-%m-%d %H:%M}",
        )
        if is_own(ruleset):
            meta["rules"] = str(self.rules)
        return begin(self.playable.game, ruleset, meta, VERSION)

    def fits(self, live: Live) -> bool:
        """Whether a match that was begun is one as asked for."""
        meta = live.record.meta
        bots = {bot for name, bot in meta.items() if name.startswith("bot-") and name != "bot-seed"}
        return (
            playable_of(live.record.ruleset) is self.playable
            and (self.rules is None or content_hash(ruleset_of(self.rules)) == content_hash(live.record.ruleset))
            and (self.seed is None or meta.get("seed") == str(self.seed))
            and (self.bot is None or bots <= {self.bot})
        )


def play(
    what: Annotated[
        str | None,
        typer.Argument(metavar="GAME|ID|FILE", help="A game, or a rule set as for --rules; without it you are asked."),
    ] = None,
    *,
    rules: RulesOption = None,
    new: Annotated[bool, typer.Option("--new", help="Begin a new match; an unfinished one is put aside.")] = False,
    fast: Fast = False,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="A number from which the same cards are dealt again.")
    ] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Let bots play alone, and print the sheet.")] = False,
    bot: Annotated[str | None, typer.Option(metavar="NAME", help="Which bot plays: rules or random.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="PATH", help="File in which the match is kept.")] = None,
    answers: Answers = None,
    deck: DeckOption = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play against bots; an unfinished match goes on."""
    if bots and (new or answers):
        raise typer.BadParameter("--bots plays without you: leave out --new and --input.")
    if what is not None and what not in PLAYABLE and rules is not None:
        raise typer.BadParameter(f"{what} is a rule set already: leave out --rules.")
    now = datetime.now()
    with at_the_edge(lang, plain=plain) as screen:
        lines = None if bots else _lines(screen, answers)
        if lines is not None and what is None and rules is None and record is None:
            picked = ask_what_to_play(screen, lines)
            if picked is None:
                return
            what, rules, new = picked.playable.id, picked.rules, new or picked.new
        playable, rules = _what(what, rules, None if bots else record)
        asked = _Asked(playable=playable, rules=rules, seed=seed, bot=bot, deck=deck)
        screen = with_deck(screen, playable, deck)
        if lines is not None:
            _play_person(screen, lines, asked, record, now, new=new, fast=fast)
            return
        if not bots:
            screen.tell("cli-no-terminal")
            screen.line()
        _play_bots(screen, asked, record, now)


def _lines(screen: Screen, answers: typer.FileText | None) -> Lines | None:
    """Where a person's lines come from; None if nobody is there."""
    if answers is not None:
        return Lines(screen, answers, shown=False)
    return Lines(screen, sys.stdin, shown=True) if somebody_types() else None


def _what(what: str | None, rules: str | None, kept: Path | None) -> tuple[Playable, str | None]:
    """Which game is meant, and which rule set if one is. `kept`: the file of a match that goes on."""
    if what is None and rules is None:
        return _kept_in(kept), None
    if what is None or what not in PLAYABLE:
        rules, wanted = (rules, Wanted.RULESET) if what is None else (what, Wanted.GAME)
        return playable_of(ruleset_of(str(rules), wanted)), rules
    playable = PLAYABLE[what]
    rules = None if rules is None else _of_game(playable, rules)
    if rules is not None and playable_of(ruleset_of(rules)) is not playable:
        raise NotationError("cli-rules-of-other-game", id=rules, game=playable.name)
    return playable, rules


def _of_game(playable: Playable, rules: str) -> str:
    """The id of a rule set with its game, where it was left out."""
    full = f"{playable.id}/{rules}"
    return full if full.partition("+")[0] in (*BUILT_IN, *NOT_IMPLEMENTABLE) else rules


def _kept_in(path: Path | None) -> Playable:
    """The game of the match in a file; the usual game if there is none, or none that can be read."""
    if path is None or not path.exists():
        return DEFAULT_GAME
    try:
        return playable_of(read_record(path).ruleset)
    except VorhandError:  # said when the file is opened to go on
        return DEFAULT_GAME


# Bots alone


def _play_bots(screen: Screen, asked: _Asked, path: Path | None, now: datetime) -> None:
    path = path or saves.bots_record_path(asked.playable.id, now)
    if path.exists():
        raise RecordError("cli-record-exists", file=str(path))
    live = asked.new_match(person=False, now=now)
    ruleset = live.record.ruleset
    seating = read_seating(live.record.meta, ruleset.players)
    names = Names.of(seating, screen)
    players = screen.words.joined(names.by_seat)
    screen.tell("cli-bots-match", name=ruleset_name(ruleset, screen), players=players)
    screen.line()
    live = played_out(live, seating)
    write_record(path, live.record)
    screen.show(*asked.playable.face(screen, names).match_over(live.seen_by(None)))
    screen.line()
    screen.tell("cli-record-at", file=str(path))


# A person


def _play_person(
    screen: Screen, lines: Lines, asked: _Asked, path: Path | None, now: datetime, *, new: bool, fast: bool
) -> None:
    with SaveFile(path or saves.default_save(asked.playable.id)) as save:
        live = _kept_match(screen, save, asked, now, new=new) or _new_match(screen, save, asked, now)
        seating = read_seating(live.record.meta, live.record.ruleset.players)
        sitting = PersonsMatch(screen, asked.playable, lines, live, seating, save.write, fast=fast)
        if not sitting.play():
            _say_goodbye(screen, asked, save.path, default=path is None)
            return
        kept_at = saves.put_aside(save.path, now) if path is None else save.path
        screen.line()
        screen.tell("cli-record-at", file=str(kept_at))


def _kept_match(screen: Screen, save: SaveFile, asked: _Asked, now: datetime, *, new: bool) -> Live | None:
    """The unfinished match in the save, if it shall go on; otherwise the save has made room for a new one."""
    if not save.path.exists():
        return None
    if new:
        screen.tell("cli-put-aside", file=str(saves.put_aside(save.path, now)))
        return None
    live = _read(screen, save)
    if live.state.actor is None:
        screen.tell("cli-put-aside-finished", file=str(saves.put_aside(save.path, now)))
        return None
    if not asked.fits(live):
        raise RecordError("cli-save-is-other", file=str(save.path), id=named_rules(live.record))
    number = len(live.record.checkpoints) + 1
    screen.tell("cli-resumed", file=str(save.path), number=number, started=live.record.meta.get("started", "?"))
    return live


def _read(screen: Screen, save: SaveFile) -> Live:
    """The match in a save; RecordError, which says how to go on, if there is something wrong with it."""
    try:
        record = save.read()
        assert record is not None
        if "person" not in record.meta:
            raise RecordError("record-field", file=save.path.name, field="meta.person", expected="0")
        return resume(record, save.path.name)
    except VorhandError as error:
        reason = screen.sentence(error.code, error.fields)
        raise RecordError("cli-save-damaged", file=str(save.path), reason=reason) from None


def _new_match(screen: Screen, save: SaveFile, asked: _Asked, now: datetime) -> Live:
    live = asked.new_match(person=True, now=now)
    save.write(live.record)
    ruleset = live.record.ruleset
    names = Names.of(read_seating(live.record.meta, ruleset.players), screen)
    bots = screen.words.joined(name for seat, name in enumerate(names.by_seat) if seat != names.you)
    screen.tell("cli-new-match", name=ruleset_name(ruleset, screen), bots=bots)
    screen.tell("cli-kept-in", file=str(save.path))
    return live


def _say_goodbye(screen: Screen, asked: _Asked, path: Path, *, default: bool) -> None:
    where = [] if default else ["--record", str(path)]
    cards = [] if asked.deck is None else ["--deck", asked.deck.value]
    screen.line()
    screen.tell("cli-goodbye", file=str(path))
    screen.tell("cli-go-on", command=command("play", asked.playable.id, *where, *cards))
