"""Rule files: finds them, reads them, and merges what they say.

A rule file is TOML that states only what differs: `extends` a built-in id, a `source`, then fields. Tables merge by
key, arrays replace. Built-in files may also hold `[options.NAME]` patches, switched on with "+NAME" after the id, and
in `without_options` those of the rule set which they extend that mean nothing there.
The game of a player's file is that of the rule set which it extends, else what its `game` says.
"""

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

from vorhand.errors import RulesetError
from vorhand.games.known import DEFAULT_GAME, HOUSES
from vorhand.rulesets.axes import Plain, flatten, read_fields, shorten, to_fields

__all__ = [
    "BUILT_IN",
    "DEFAULT",
    "DEFAULTS",
    "MAX_BYTES",
    "NOT_IMPLEMENTABLE",
    "RuleFile",
    "extended_by",
    "load",
    "load_file",
    "options_of",
    "parse",
    "read_file",
    "shown_text",
]

BUILT_IN = tuple(id for houses in HOUSES.values() for id in houses.built_in)
"""Every rule set that comes with the package, the default first, game by game."""

DEFAULTS: Mapping[str, str] = MappingProxyType({game: houses.built_in[0] for game, houses in HOUSES.items()})
"""The id of each game's usual rule set, by the game's id."""

DEFAULT = DEFAULTS[DEFAULT_GAME]

NOT_IMPLEMENTABLE: Mapping[str, str] = MappingProxyType(
    {id: reason for houses in HOUSES.values() for id, reason in houses.not_implementable.items()}
)
"""Documented rule sets that cannot be played, with the reason, game by game."""

MAX_BYTES = 8 * 1024
_MAX_TEXT = {"title": 60, "source": 300}


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleFile:
    """What a player's own rule file says; whether its fields can be played together has not been asked."""

    game: str
    extends: str
    """The built-in rule set that it begins with, options included: the game's usual one if it names none."""
    title: str
    source: str
    """Empty if it names none, which only a draft may do."""
    fields: Plain
    """Those of the file, in full where it extends something."""


def parse(text: str, name: str) -> Any:
    """A player's own rule file. `name` stands for the file in the id and in every error.

    Raises RulesetError: one sentence with file, key and what would be right.
    """
    file = read_file(text, name)
    if not file.source:
        raise RulesetError("ruleset-no-source", file=name, key="source")
    about = {"source": file.source, "title": file.title, "file": name, "game": file.game}
    return read_fields(file.fields, id=f"own/{_stem(name)}", **about)


def read_file(text: str, name: str) -> RuleFile:
    """What a player's own rule file says. RulesetError for what no rule file may say."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MAX_BYTES:
        raise RulesetError("ruleset-too-large", file=name, limit=MAX_BYTES)
    document = _toml(text, name)
    title, source = (shown_text(document.get(key, ""), key, name) for key in ("title", "source"))
    base = _base_of(document, name)
    game = _game_of(document, name)
    own = dict(flatten(game, document, name))
    extends = document.get("extends", DEFAULTS[game])
    return RuleFile(game=game, extends=extends, title=title, source=source, fields=base | own)


def load_file(path: Path) -> Any:
    """The rule set in a player's file; RulesetError if it cannot be read or used."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise RulesetError("ruleset-unreadable", file=str(path), reason=error.strerror or "unknown") from None
    if len(data) > MAX_BYTES:
        raise RulesetError("ruleset-too-large", file=str(path), limit=MAX_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise RulesetError("ruleset-unreadable", file=str(path), reason="not UTF-8 text") from None
    return parse(text, path.name)


@lru_cache(maxsize=256)
def load(id: str) -> Any:
    """A built-in rule set by id, with options: "bismarck/modern+must_trump". The game may be left out."""
    name, *chosen = id.split("+")
    full = name if "/" in name else _with_game(name)
    if full in NOT_IMPLEMENTABLE:
        raise RulesetError("ruleset-not-implementable", id=full, reason=NOT_IMPLEMENTABLE[full])
    if full not in BUILT_IN:
        raise RulesetError("ruleset-unknown-id", id=shorten(id), known=", ".join(BUILT_IN))
    document = _built_in(full)
    plain = _resolved(full)
    known = options_of(full)
    chosen = sorted(set(chosen), key=lambda option: [*known, option].index(option))
    for option in chosen:
        if option not in known:
            raise RulesetError("ruleset-unknown-option", id=full, option=shorten(option), known=", ".join(known))
        plain |= known[option]
    _refuse_conflicts(full, chosen)
    return read_fields(plain, id="+".join([full, *chosen]), source=document["source"], file=full)


def _with_game(name: str) -> str:
    """The first id of that name, game by game."""
    return next((id for id in (*BUILT_IN, *NOT_IMPLEMENTABLE) if id.partition("/")[2] == name), name)


def extended_by(id: str) -> str | None:
    """The rule set which a built-in one extends, by their ids; None if it stands alone."""
    return _built_in(id).get("extends")


def options_of(id: str) -> Mapping[str, Plain]:
    """The named options of a built-in rule set, those of what it extends included: the fields that each changes."""
    document = _built_in(id)
    inherited = dict(options_of(document["extends"])) if "extends" in document else {}
    for name in document.get("without_options", ()):
        del inherited[name]
    game = id.partition("/")[0]
    own = {name: dict(flatten(game, patch, id)) for name, patch in document.get("options", {}).items()}
    return {**inherited, **own}


def _refuse_conflicts(id: str, chosen: list[str]) -> None:
    said: dict[str, str] = {}
    for option in chosen:
        for key in options_of(id)[option]:
            if key in said:
                raise RulesetError("ruleset-options-conflict", id=id, first=said[key], second=option, key=key)
            said[key] = option


@cache
def _built_in(id: str) -> Plain:
    game, name = id.split("/")
    text = files(f"vorhand.games.{game}").joinpath("rulesets", f"{name}.toml").read_text("utf-8")
    return _toml(text, id)


def _resolved(id: str) -> Plain:
    document = _built_in(id)
    own = {key: value for key, value in document.items() if key not in ("options", "without_options")}
    return _base_of(own, id) | dict(flatten(id.partition("/")[0], own, id))


def _base_of(document: Plain, file: str) -> Plain:
    extends = document.get("extends")
    if extends is None:
        return {}
    if not isinstance(extends, str) or extends.split("+")[0] not in BUILT_IN:
        known = ", ".join(BUILT_IN)
        raise RulesetError("ruleset-extends", file=file, key="extends", value=shorten(extends), known=known)
    return to_fields(load(extends)) if "+" in extends else _resolved(extends)


def _game_of(document: Plain, file: str) -> str:
    """The game of a player's file whose `extends` is known to be right."""
    extended = str(document.get("extends", "")).partition("/")[0]
    game = document.get("game", extended or DEFAULT_GAME)
    possible = [extended] if extended else [*HOUSES]
    if game not in possible:
        allowed = ", ".join(possible)
        raise RulesetError("ruleset-value", file=file, key="game", value=shorten(game), allowed=allowed)
    return str(game)


def _toml(text: str, file: str) -> Plain:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RulesetError("ruleset-syntax", file=file, reason="nested too deeply") from None
    except ValueError as error:
        raise RulesetError("ruleset-syntax", file=file, reason=_printable(str(error))) from None


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text)[:160]


def shown_text(value: Any, key: str, file: str) -> str:
    """What a file says as its "title" or "source", fit to be shown. RulesetError if it is no such text."""
    if not isinstance(value, str):
        raise RulesetError("ruleset-type", file=file, key=key, value=shorten(value), expected="a text")
    text = unicodedata.normalize("NFC", value).strip()
    # Control, format (bidi) and private characters could make a name look like something else.
    hidden = any(unicodedata.category(c)[0] == "C" for c in text)
    if len(text) > _MAX_TEXT[key] or hidden:
        raise RulesetError("ruleset-text", file=file, key=key, limit=_MAX_TEXT[key])
    return text


def _stem(name: str) -> str:
    stem = name.rsplit("/")[-1].removesuffix(".toml").lower()
    kept = "".join(c if c.isascii() and c.isalnum() else "-" for c in stem).strip("-")[:40]
    return kept or "rules"
