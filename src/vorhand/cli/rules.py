"""`vorhand rules`: which rule sets there are, what they say, how they differ, whether a house's own file is right."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vorhand import rulesets
from vorhand.cli.cards import folded
from vorhand.cli.edge import CHECK_FAILED, at_the_edge
from vorhand.cli.face import Playable
from vorhand.cli.known import DEFAULT_GAME, PLAYABLE, playable_of
from vorhand.cli.names import ruleset_name
from vorhand.cli.options import AsJson, Lang, Plain, RulesOption, ruleset_of
from vorhand.cli.reading import all_rules, rule_text, rules_elsewhere
from vorhand.cli.rules_text import differences_from_default, offered_options, shown_fields, toml_text
from vorhand.cli.screen import Screen
from vorhand.cli.started import command
from vorhand.cli.wanted import Wanted, is_rule_number
from vorhand.errors import NotationError, RulesetError
from vorhand.notation.cards import shorten
from vorhand.rulebook import axis_slug, facts, field_name, size, value_text
from vorhand.rulebook.axes import is_own
from vorhand.rulebook.glossary import Entry, entries
from vorhand.rulesets import NOT_IMPLEMENTABLE, Axis, content_hash, differences, load

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Rule sets: list, show, compare and check them; read the rules.")

_NAMED = "Id of a rule set (modern+must_trump), or a .toml file."
Which = Annotated[str, typer.Argument(metavar="ID|FILE", help=_NAMED)]


# list


@app.command("list")
def list_rules(*, as_json: AsJson = False, lang: Lang = None, plain: Plain = False) -> None:
    """List every rule set, with its options, and the documented games that cannot be played."""
    with at_the_edge(lang, plain=plain) as screen:
        if as_json:
            playable = [{"playable": True, **_summary(load(id))} for id in _playable_ids()]
            others = [{"playable": False, "id": id, "reason": reason} for id, reason in NOT_IMPLEMENTABLE.items()]
            _print_json([*playable, *others])
            return
        for id in _playable_ids():
            screen.show(*_entry(_in_its_words(screen, load(id)), load(id)))
        screen.show(*_options(screen))
        screen.tell("cli-rules-list-note", command=command("play", "bismarck", "--rules", "modern+must_trump"))
        screen.line()
        screen.show(Text(screen.say("rules-not-playable"), style="bold"))
        for id, reason in NOT_IMPLEMENTABLE.items():
            screen.show(screen.sentence("ruleset-not-implementable", {"id": id, "reason": reason}))


def _playable_ids() -> list[str]:
    return [id for playable in PLAYABLE.values() for id in playable.built_in]


def _in_its_words(screen: Screen, ruleset: Any) -> Screen:
    """The screen in the words of the game of a rule set: both games have keys of the same name."""
    return screen.of_game(playable_of(ruleset).id)


def _summary(ruleset: Any) -> dict[str, Any]:
    return {
        "id": ruleset.id,
        **facts(ruleset),
        "source": ruleset.source,
        "differences": len(differences_from_default(ruleset)),
        "options": offered_options(ruleset.id),
    }


def _entry(screen: Screen, ruleset: Any) -> Iterator[RenderableType]:
    say, id, usual = screen.say, ruleset.id, playable_of(ruleset).default
    yield Text.assemble((id, "bold"), "  ", ruleset_name(ruleset, screen))
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    table.add_row(size(ruleset, screen.words.language))
    if id != usual:
        table.add_row(say("cli-rules-differs", count=len(differences_from_default(ruleset)), id=usual))
    table.add_row(Text(say("cli-rules-source", source=ruleset.source), style="dim"))
    options = ", ".join(f"+{option}" for option in offered_options(id))
    if options:
        table.add_row(say("cli-rules-options", options=options))
    yield table
    yield Text()


def _options(screen: Screen) -> Iterator[RenderableType]:
    yield Text(screen.say("cli-options"), style="bold")
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for playable in PLAYABLE.values():
        own = screen.of_game(playable.id)
        for option in dict.fromkeys(option for id in playable.built_in for option in offered_options(id)):
            table.add_row(f"+{option}", own.say(f"option-{option}"))
    yield table


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


# show


@app.command()
def show(which: Which, *, as_json: AsJson = False, lang: Lang = None, plain: Plain = False) -> None:
    """Show every field of a rule set in words; a star marks what differs from the usual game."""
    with at_the_edge(lang, plain=plain) as screen:
        ruleset = ruleset_of(which)
        playable, differing = playable_of(ruleset), differences_from_default(ruleset)
        if as_json:
            head = {"id": ruleset.id, "title": ruleset.title, "source": ruleset.source, "hash": content_hash(ruleset)}
            body = {**facts(ruleset), "fields": rulesets.to_fields(ruleset)}
            differs = [point.key for point in differences(load(playable.default), ruleset)]
            _print_json({**head, **body, "differs": differs})
            return
        screen = _in_its_words(screen, ruleset)
        named = which if is_own(ruleset) else ruleset.id
        screen.show(Text.assemble((named, "bold"), "  ", ruleset_name(ruleset, screen)))
        screen.show(size(ruleset, screen.words.language))
        screen.show(Text(screen.say("cli-rules-source", source=ruleset.source), style="dim"))
        screen.line()
        fields = list(_fields(screen, ruleset))
        beside = _fields_table(fields)
        screen.show(*([beside] if screen.fits(beside) else _fields_below(fields)))
        screen.line()
        screen.tell("cli-rules-differs", count=len(differing), id=playable.default)


class _Field(NamedTuple):
    """A field of a rule set as it is shown."""

    star: str
    name: Text
    value: Text
    line: str
    """As a rule file writes it."""


def _fields(screen: Screen, ruleset: Any) -> Iterator[_Field]:
    differing = differences_from_default(ruleset)
    for key, value in shown_fields(ruleset):
        name, text = field_name(screen, key), value_text(screen, key, value)
        line = f"{key} = {toml_text(value)}"
        if key in differing:
            usual = screen.say("cli-usually", value=value_text(screen, key, differing[key].first))
            yield _Field("*", Text(name, style="bold"), Text.assemble((text, "bold"), f" {usual}"), line)
        else:
            yield _Field("", Text(name), Text(text), line)


def _fields_table(fields: list[_Field]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for star, name, value, line in fields:
        table.add_row(star, name, value, Text(line, style="dim"))
    return table


def _fields_below(fields: list[_Field]) -> Iterator[RenderableType]:
    """The fields where they have no room side by side; in a pipe, a line of a rule file stays whole to be copied."""
    for star, name, value, line in fields:
        yield Text.assemble(f"{star or ' '} ", name, ": ", value)
        yield f"      {line}"


# keys


@app.command()
def keys(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose rule files.")] = DEFAULT_GAME.id,
    *,
    as_json: AsJson = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """List every key that a rule file may have, with its values or bounds, and what the usual game has."""
    with at_the_edge(lang, plain=plain) as screen:
        playable = _game(game)
        axes = playable.rules.axes
        if as_json:
            _print_json([_axis(axis) for axis in axes.values()])
            return
        screen = screen.of_game(playable.id)
        screen.tell("cli-keys-intro")
        screen.line()
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("extends", "source", "title"):
            table.add_row(Text(key, style="bold"), screen.say(f"cli-keys-{key}"))
        screen.show(table)
        for axis in axes.values():
            screen.show(*_key_in_words(screen, playable, axis))


def _game(id: str) -> Playable:
    """The game with that id; NotationError lists the known ones."""
    if id not in PLAYABLE:
        raise NotationError("cli-no-such-game", text=shorten(id, 20), known=", ".join(PLAYABLE))
    return PLAYABLE[id]


def _axis(axis: Axis) -> dict[str, Any]:
    bounds: dict[str, Any] = {"values": list(axis.allowed)} if axis.allowed else {"from": axis.low, "to": axis.high}
    return {"key": axis.key, "list": axis.is_array, **bounds, "usual": axis.plain(axis.default)}


def _key_in_words(screen: Screen, playable: Playable, axis: Axis) -> Iterator[RenderableType]:
    """A key and what it may hold; the columns of the contracts stand once, for all contracts."""
    group, *contract, name = axis.key.split(".")
    rows = [key.split(".") for key in playable.rules.axes if key.startswith(f"{group}.") and key.count(".") == 2]
    if contract and contract[0] != rows[0][1]:
        return
    say = screen.say
    key = f"{group}.ID.{name}" if contract else axis.key
    usual = value_text(screen, axis.key, axis.plain(axis.default))
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    yield Text()
    yield Text.assemble((key, "bold"), "  ", say(f"axis-{axis_slug(axis.key)}"))
    if not axis.allowed:
        bounds = say("cli-keys-numbers" if axis.is_array else "cli-keys-number", low=axis.low, high=axis.high)
        yield Padding(f"{bounds} {say('cli-usually', value=usual)}", (0, 0, 0, 2))
        return
    if axis.is_array:
        yield Padding(say("cli-keys-list"), (0, 0, 0, 2))
    for value in axis.allowed:
        is_usual = not axis.is_array and not contract and value == axis.plain(axis.default)
        words = value_text(screen, axis.key, value)
        table.add_row("", f'"{value}"', f"{words} {say('cli-keys-usual')}" if is_usual else words)
    yield table
    if contract and name == rows[0][2]:
        ids = ", ".join(f'"{id}"' for id in dict.fromkeys(row[1] for row in rows))
        yield Padding(say("cli-keys-contracts", ids=ids), (0, 0, 0, 2))


# diff


@app.command()
def diff(first: Which, second: Which, *, as_json: AsJson = False, lang: Lang = None, plain: Plain = False) -> None:
    """Say in which ways two rule sets differ."""
    with at_the_edge(lang, plain=plain) as screen:
        one, two = ruleset_of(first), ruleset_of(second)
        points = differences(one, two)
        if as_json:
            listed = [{"key": point.key, "first": point.first, "second": point.second} for point in points]
            _print_json({"first": one.id, "second": two.id, "differences": listed})
            return
        screen = _in_its_words(screen, one)
        names = {"first": ruleset_name(one, screen), "second": ruleset_name(two, screen)}
        if not points:
            screen.tell("cli-rules-same", **names)
            return
        screen.tell("cli-rules-diff", count=len(points), **names)
        screen.line()
        rows = [_point(screen, point) for point in points]
        table = screen.table("", *names.values())
        for row in rows:
            table.add_row(*row)
        fitting = [table] if screen.fits(table) else _one_below_another(rows, list(names.values()))
        screen.show(*fitting)


def _point(screen: Screen, point: rulesets.Difference) -> tuple[str, str, str]:
    first, second = (value_text(screen, point.key, value) for value in (point.first, point.second))
    return field_name(screen, point.key), first, second


def _one_below_another(rows: list[tuple[str, str, str]], names: list[str]) -> Iterator[RenderableType]:
    """The points of a comparison where they have no room side by side."""
    for name, *values in rows:
        yield Text(name, style="bold")
        for ruleset, value in zip(names, values, strict=True):
            yield Padding(f"{ruleset}: {value}", (0, 0, 0, 2))


# check


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A rule set in a .toml file.")],
    *,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Check a house's own rule file: exit code 0 if it can be played, 1 with a sentence if not."""
    with at_the_edge(lang, plain=plain) as screen:
        try:
            ruleset = rulesets.load_file(file)
        except RulesetError as error:
            if error.code == "ruleset-unreadable":
                raise
            screen.complain(error)
            raise typer.Exit(CHECK_FAILED) from None
        screen = _in_its_words(screen, ruleset)
        playable, count = playable_of(ruleset), len(differences_from_default(ruleset))
        screen.tell(playable.rules.fine, file=file.name, **facts(ruleset))
        screen.tell("cli-rules-differs", count=count, id=playable.default)


# glossary


@app.command()
def glossary(
    which: Annotated[
        str | None, typer.Argument(metavar="WORD|GAME", help="A word, or the beginning of one; or all of a game.")
    ] = None,
    *,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say what the words of the games mean."""
    with at_the_edge(lang, plain=plain) as screen:
        of_game = which is not None and which in PLAYABLE
        games = [game for game in PLAYABLE if not of_game or game == which]
        wanted = "" if which is None or of_game else folded(which)
        found = {game: _terms(screen, game, wanted) for game in games}
        if not any(found.values()):
            raise NotationError("cli-no-such-term", text=shorten(str(which), 20), command=command("rules", "glossary"))
        for game, terms in found.items():
            if terms:
                screen.show(*_glossary(screen.of_game(game), PLAYABLE[game], terms))


def _terms(screen: Screen, game: str, wanted: str) -> list[Entry]:
    """The terms of a game of which a word begins so."""
    terms = entries(screen.words.language, game)
    return [entry for entry in terms if any(word.startswith(wanted) for word in _folded_words(entry))]


def _folded_words(entry: Entry) -> list[str]:
    name = folded(entry.name)
    return [name, *name.split(), entry.id]


def _glossary(screen: Screen, playable: Playable, terms: list[Entry]) -> Iterator[RenderableType]:
    yield Text(screen.say("glossary-title", game=playable.name), style="bold")
    for entry in terms:
        yield Text()
        yield Text(entry.name, style="bold")
        yield entry.text
        if entry.see:
            yield screen.say("glossary-see", terms=screen.words.joined(name for _, name in entry.see))
    yield Text()


# read


@app.command()
def read(
    which: Annotated[
        str | None,
        typer.Argument(
            metavar="ID|FILE|GAME|NUMBER", help="The rules of a rule set, of a game in its usual form, or one rule."
        ),
    ] = None,
    *,
    rules: RulesOption = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Read the numbered rules of a rule set; of a game, also what other houses do."""
    of_game, number = which is None or which in PLAYABLE, which is not None and _means_a_number(which)
    if rules is not None and not of_game and not number:
        raise typer.BadParameter(f"{which} is a rule set already: leave out --rules.")
    with at_the_edge(lang, plain=plain) as screen:
        if number:
            screen.show(*_read_one(screen, str(which), rules))
            return
        playable = PLAYABLE.get(which or "", DEFAULT_GAME)
        given = None
        if rules is not None or not of_game:
            given = ruleset_of(rules) if rules is not None else ruleset_of(str(which), Wanted.RULE)
            playable = playable_of(given)
        screen.show(*_read_all(screen, playable, given))


def _means_a_number(typed: str) -> bool:
    """Whether a rule is meant: a file may be called like one."""
    return is_rule_number(typed) and not Path(typed).is_file()


def _read_all(screen: Screen, playable: Playable, ruleset: Any) -> Iterator[RenderableType]:
    own = screen.of_game(playable.id)
    if ruleset is None:
        yield from all_rules(own, playable, load(playable.default), with_others=True)
    else:
        yield from all_rules(own, playable, ruleset, with_others=False)


def _read_one(screen: Screen, typed: str, rules: str | None) -> Iterator[RenderableType]:
    """A rule by its number."""
    number = typed.upper()
    playable = next((game for game in PLAYABLE.values() if number.startswith(game.rules.prefix)), DEFAULT_GAME)
    given = ruleset_of(rules) if rules else None
    if given is not None:
        playable = playable_of(given)
    number = number.removeprefix(playable.rules.prefix)
    own = screen.of_game(playable.id)
    yield rule_text(own, playable, number, load(playable.default) if given is None else given)
    if given is None:
        yield from rules_elsewhere(own, playable, number)
