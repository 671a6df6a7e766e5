"""Every code that the source raises has an English sentence, and the sentence uses only fields that are there.

Finds the codes in the source text, so that a new one cannot be forgotten.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

import vorhand
from tests.words.catalogues import keys, keys_of, variables
from vorhand.errors import ProtocolError
from vorhand.words import LANGUAGES, words
from vorhand.words.languages import GAMES

SOURCE = Path(vorhand.__file__).parent
_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

REFUSED_WITHOUT_RULE = {"refused-phase", "refused-turn"}
PHRASES = {"clash", "expected", "given", "reason"}
"""Beginnings of the keys of what stands within a sentence."""


@dataclass(frozen=True)
class Raised:
    """One place in the source that makes an error, a refusal or a contradiction."""

    where: str
    code: str
    fields: frozenset[str]
    kind: str = "Error"


def raised() -> Iterator[Raised]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "words"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, _Function):
                yield from _in_function(scope, f"{path.relative_to(SOURCE)}")


def _in_function(scope: _Function, file: str) -> Iterator[Raised]:
    for node in ast.walk(scope):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        texts = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        where = f"{file}:{node.lineno}"
        for code in _either(node.args[0]) if name == "Refusal" and node.args else ():
            yield Raised(where, code, _dictionary(scope, node) | {"rule"})
        if name.endswith("Error") and texts and not hasattr(builtins, name):
            yield Raised(where, texts[0], frozenset(k.arg for k in node.keywords if k.arg))
        elif name == "Contradiction" and len(texts) >= 1:
            yield Raised(where, texts[-1], _dictionary(scope, node) | {"file", "key"}, name)


def _either(code: ast.expr) -> Iterator[str]:
    """The code, or both where one of two is picked."""
    match code:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _either(body)
            yield from _either(orelse)
        case _:
            pass


def _dictionary(scope: _Function, call: ast.Call) -> frozenset[str]:
    """The keys of the dictionary handed to a call, written there or collected under a name before."""
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    keys = {key for node in given for key in _keys(node)}
    # Names within are for {**fields, "suit": ...}.
    inner = [n for node in given for n in (ast.walk(node) if isinstance(node, ast.Dict) else (node,))]
    for name in (node.id for node in inner if isinstance(node, ast.Name)):
        for node in ast.walk(scope):
            match node:
                case ast.AnnAssign(target=ast.Name(id=target), value=ast.Dict() as value) if target == name:
                    keys |= _keys(value)
                case ast.Assign(targets=[ast.Name(id=target)], value=ast.Dict() as value) if target == name:
                    keys |= _keys(value)
                case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                    pairs = zip(targets, values, strict=True)
                    keys |= {k for to, v in pairs if isinstance(to, ast.Name) and to.id == name for k in _keys(v)}
                case ast.Subscript(value=ast.Name(id=target), slice=ast.Constant(value=str(key))) if target == name:
                    keys.add(key)
    return frozenset(keys)


def _keys(node: ast.AST) -> set[str]:
    if not isinstance(node, ast.Dict):
        return set()
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


RAISED = tuple(raised())
ERRORS = keys_of("en", "errors")
"""Every error of every game, whatever file it stands in."""


def _variables(code: str) -> set[str]:
    game = next((game for game in GAMES if code in keys(game)), "")
    return variables("en", code, game)


def test_the_search_finds_what_it_should() -> None:
    found = {place.code: place.fields for place in RAISED}

    assert found["refused-must-follow"] == {"card", "legal", "suit", "rule"}
    assert found["ruleset-quota-sum"] == {"file", "key", "sum", "hand"}
    assert found["notation-card"] == {"text"}
    assert found["body-too-large"] == {"limit"}


@pytest.mark.parametrize("place", RAISED, ids=lambda place: f"{place.code}@{place.where}")
def test_every_code_has_a_sentence_that_its_fields_fill(place: Raised) -> None:
    assert words("en").has(place.code)
    assert _variables(place.code) <= place.fields


def test_what_is_not_said_by_the_command_line_alone_stands_with_the_errors() -> None:
    codes = {place.code for place in RAISED if not place.code.startswith("cli-")}

    assert codes - set(ERRORS) == set()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ProtocolError("no-seat"), "You have no seat at this table."),
        (ProtocolError("name", limit=24), "A name has 1 to 24 letters that can all be seen."),
        (ProtocolError("discard-count", count=1), "Exactly 1 card must be discarded."),
    ],
    ids=lambda value: value.code if isinstance(value, ProtocolError) else "",
)
def test_a_refusal_of_the_server_is_its_english_sentence(error: ProtocolError, sentence: str) -> None:
    assert str(error) == sentence


CONTRADICTIONS = sorted({place.code for place in RAISED if place.kind == "Contradiction"})


@pytest.mark.parametrize("code", CONTRADICTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contradiction_has_a_reason_without_keys_and_values_of_rule_files(code: str, language: str) -> None:
    """The page says it to people who have never seen a rule file."""
    key = code.replace("ruleset-", "clash-")
    game = next((game for game in GAMES if key in keys(game)), "")
    text = words(language, game).say(key, **{name: f"<{name}>" for name in variables("en", key, game)})

    assert words(language, game).has(key)
    assert not {"file", "key"} & variables(language, key, game)
    assert text in words(language, game).say(code, **{name: f"<{name}>" for name in _variables(code)})
    assert not re.search(r"[“”„«»_;]|[a-z]+-[a-z]+-|\w\.\w", text), text
    assert text[-1] not in ".:"


@pytest.mark.parametrize("key", [key for key in ERRORS if key.startswith("refused-")])
def test_every_refusal_cites_its_rule(key: str) -> None:
    assert ("rule" in _variables(key)) is (key not in REFUSED_WITHOUT_RULE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_key_of_a_rule_file_begins_with_file_and_key(language: str) -> None:
    for key in ERRORS:
        if key.startswith("ruleset-") and "file" in _variables(key):
            text = words(language).say(key, **{name: f"<{name}>" for name in _variables(key)})
            start = "<file>: <key>: " if "key" in _variables(key) else "<file>: "

            assert text.startswith(start), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_one_line_and_ends_with_a_stop_or_a_list(language: str) -> None:
    for key in ERRORS:
        if key.split("-")[0] in PHRASES:
            continue
        text = words(language).say(key, **{name: f"<{name}>" for name in _variables(key)})

        assert "\n" not in text
        assert text.endswith((".", ">", "players = 4", "AKQ.T9.432.5")), (key, text)
