"""The catalogues as ES modules for the page: `python -m vorhand.words.compiled OUTDIR [SOURCES]`.

One module a language, `sv.ts`, holds what belongs to all games; one more for each game, `sv-bismarck.ts`, holds that
game's own keys, which go before those of the first. Beside each stand those with what is not said at a table, or only
later: `sv-later.ts`, and `sv-house.ts` with what only somebody asks for who looks at house rules. The page's
`later.txt` and `house.txt` list the sources that come with them, and keys.

A message without fields becomes a string, any other a small function; what a module needs to pick a plural form is
handed in. Only what the page says is compiled: every key that stands as a text in its sources, and every key that
begins with a line of its `prefixes.txt` and matches none of its lines with a star. A key that the page says and no
catalogue has is an error, and so is a key that it puts together and whose beginning is not listed.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

from vorhand.words.languages import DEFAULT, GAMES, LANGUAGES, game_of_file, layers

__all__ = ["PARTS", "compile_catalogues", "keys_of_part", "main", "needed_keys"]

_PREFIXES = "prefixes.txt"
PARTS = ("", "later", "house")
"""The modules of a language, each with what those before it do not say; all but the first have a list, `later.txt`."""
_SOURCES = (".ts", ".svelte")
_LITERAL = re.compile(r"""(['"`])([A-Za-z][A-Za-z0-9_-]*)\1""")
_BUILT = re.compile(r"`([a-z][a-z-]*-)\$\{")
_SAID = re.compile(r"""\bsay\(\s*(['"`])([A-Za-z][A-Za-z0-9_-]*)\1""")

_HEAD = """\
// Written by `python -m vorhand.words.compiled`; change the .ftl files instead.
import type { Catalogue } from '../fluent';

const catalogue: Catalogue = {
"""
_TAIL = "};\n\nexport default catalogue;\n"

_Messages: TypeAlias = Mapping[str, ast.Pattern]
_Element: TypeAlias = ast.TextElement | ast.Placeable


def main(arguments: Sequence[str]) -> int:
    """Compile into the first argument what the sources in the second (default: the folder around it) say."""
    if not 1 <= len(arguments) <= 2:
        print("usage: python -m vorhand.words.compiled OUTDIR [SOURCES]", file=sys.stderr)
        return 2
    out = Path(arguments[0])
    sources = Path(arguments[1]) if len(arguments) == 2 else out.parent
    try:
        compile_catalogues(out, sources)
    except KeyError as missing:
        print(f"The page says what no catalogue has: {missing.args[0]}", file=sys.stderr)
        return 1
    return 0


def compile_catalogues(out: Path, sources: Path) -> None:
    """Write `<language>[-<game>][-<part>].ts`; files that would not change are not touched."""
    out.mkdir(parents=True, exist_ok=True)
    for game in ("", *GAMES):
        for part in PARTS:
            keys = keys_of_part(sources, out, game, part)
            for language in LANGUAGES:
                name = "-".join(said for said in (language, game, part) if said)
                _write(out / f"{name}.ts", language, game, keys)


def _write(path: Path, language: str, game: str, keys: Sequence[str]) -> None:
    messages = _messages(language, game)
    lines = [f"  {json.dumps(key)}: {_message(messages, key)},\n" for key in keys]
    text = _HEAD + "".join(lines) + _TAIL
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def needed_keys(sources: Path, out: Path | None = None, game: str = "") -> list[str]:
    """The keys that a page says and that belong to that game, or to all (""), sorted; `out` is not searched.

    KeyError names keys that are nowhere.

    A key may stand in its sources as any text ("cond ? 'one-key' : 'another'"), so every text that is a key counts.
    """
    known = set().union(*(_messages(DEFAULT, game) for game in GAMES))
    texts = [path.read_text("utf-8") for path in _files(sources, out)]
    said = {match[2] for text in texts for match in _SAID.finditer(text)}
    missing = sorted(said - known)
    if missing:
        raise KeyError(", ".join(missing))
    literal = {match[2] for text in texts for match in _LITERAL.finditer(text)} & known
    listed = list(_prefixes(sources))
    prefixes = tuple(line for line in listed if "*" not in line)
    unsaid = [line for line in listed if "*" in line]
    built = {match[1] for text in texts for match in _BUILT.finditer(text)}
    unlisted = {start for start in built if _begins(known, start)} - {
        start for start in built for prefix in prefixes if start.startswith(prefix) or prefix.startswith(start)
    }
    unused = {prefix for prefix in prefixes if not _begins(known, prefix)}
    if unlisted | unused:
        raise KeyError(", ".join(sorted(unlisted | unused)))
    put_together = {key for key in known if prefixes and key.startswith(prefixes)}
    needed = literal | {key for key in put_together if not any(fnmatchcase(key, line) for line in unsaid)}
    return sorted(needed & _messages(DEFAULT, game, own=True).keys())


def keys_of_part(sources: Path, out: Path | None = None, game: str = "", part: str = "") -> list[str]:
    """Those of the needed keys that stand in that part.

    A key that matches a line of a part's list stands there; any other in the first part of which a source says it.
    """
    lists = {
        name: [line for path in sorted(sources.rglob(f"{name}.txt")) for line in _lines(path)] for name in PARTS[1:]
    }
    said: dict[str, set[str]] = {name: set() for name in PARTS}
    for path in _files(sources, out):
        place = path.relative_to(sources).as_posix()
        of = next((name for name, lines in lists.items() if any(fnmatchcase(place, line) for line in lines)), "")
        said[of] |= {match[2] for match in _LITERAL.finditer(path.read_text("utf-8"))}
    prefixes = tuple(_prefixes(sources))

    def part_of(key: str) -> str:
        for name, lines in lists.items():
            if any(fnmatchcase(key, line) for line in lines if "." not in line):
                return name
        if prefixes and key.startswith(prefixes):
            return ""
        return next(name for name in PARTS if key in said[name])

    return [key for key in needed_keys(sources, out, game) if part_of(key) == part]


def _begins(known: Iterable[str], prefix: str) -> bool:
    return any(key.startswith(prefix) for key in known)


def _files(sources: Path, out: Path | None) -> Iterator[Path]:
    for path in sorted(sources.rglob("*")):
        tested = ".test." in path.name
        if path.suffix in _SOURCES and not tested and (out is None or not path.is_relative_to(out)):
            yield path


def _prefixes(sources: Path) -> Iterator[str]:
    for path in sorted(sources.rglob(_PREFIXES)):
        yield from _lines(path)


def _lines(path: Path) -> Iterator[str]:
    for line in path.read_text("utf-8").splitlines():
        if said := line.partition("#")[0].strip():
            yield said


@cache
def _messages(language: str, game: str = GAMES[0], *, own: bool = False) -> _Messages:
    """The messages of a game and those that belong to all, or only the game's own."""
    folder = files("vorhand.words").joinpath(language)
    wanted = (game,) if own else layers(game)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    texts = [
        folder.joinpath(name).read_text("utf-8")
        for layer in reversed(wanted)
        for name in names
        if game_of_file(name) == layer
    ]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}


# From Fluent to script


def _message(messages: _Messages, key: str) -> str:
    parts = list(_inlined(messages, messages[key].elements))
    if all(isinstance(part, str) for part in parts):
        return json.dumps("".join(part for part in parts if isinstance(part, str)), ensure_ascii=False)
    template = _template(messages, parts)
    picks, shows = "p(f." in template, "s(f." in template
    parameters = ", ".join(("f", "s" if shows else "_s", "p")[: 3 if picks else 2])
    return f"({parameters}) => {template}"


def _inlined(messages: _Messages, elements: Iterable[_Element]) -> Iterator[str | ast.Expression]:
    """The parts of a pattern: text, and what is computed; messages within it in their place."""
    for element in elements:
        match element:
            case ast.TextElement(value=text):
                yield text
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                yield literal.parse()["value"]
            case ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=name))):
                yield from _inlined(messages, messages[name].elements)
            case ast.Placeable(expression=expression):
                assert isinstance(expression, ast.Expression)
                yield expression


def _template(messages: _Messages, parts: Iterable[str | ast.Expression]) -> str:
    return "`" + "".join(_escaped(p) if isinstance(p, str) else f"${{{_computed(messages, p)}}}" for p in parts) + "`"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")


def _computed(messages: _Messages, expression: ast.Expression) -> str:
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return f"s(f.{name})"
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            rows = [(_variant(v), _template(messages, _inlined(messages, v.value.elements))) for v in variants]
            default = next(_variant(v) for v in variants if v.default)
            choices = ", ".join(f"{json.dumps(key)}: {text}" for key, text in rows)
            return f"p(f.{name}, {{ {choices} }}, {json.dumps(default)})"
        case _:
            raise NotImplementedError(f"the page cannot say {type(expression).__name__}")


def _variant(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
