"""Every code that the source raises has an English sentence, and the sentence uses only fields that are there.

Finds the codes in the source text, so that a new one cannot be forgotten.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import vorhand
from tests.words.catalogues import KEYS, variables
from vorhand.words import LANGUAGES, words

SOURCE = Path(vorhand.__file__).parent
REFUSED_WITHOUT_RULE = {"refused-phase", "refused-turn"}


@dataclass(frozen=True)
class Raised:
    """One place in the source that makes an error, a refusal or a contradiction."""

    where: str
    code: str
    fields: frozenset[str]


def raised() -> Iterator[Raised]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "words"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef):
                yield from _in_function(scope, f"{path.relative_to(SOURCE)}")


def _in_function(scope: ast.FunctionDef, file: str) -> Iterator[Raised]:
    for node in ast.walk(scope):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        texts = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        where = f"{file}:{node.lineno}"
        if name.endswith("Error") and texts:
            yield Raised(where, texts[0], frozenset(k.arg for k in node.keywords if k.arg))
        elif name == "Refusal" and texts:
            yield Raised(where, texts[0], _dictionary(scope, node) | {"rule"})
        elif name == "Contradiction" and len(texts) >= 1:
            yield Raised(where, texts[-1], _dictionary(scope, node) | {"file", "key"})


def _dictionary(scope: ast.FunctionDef, call: ast.Call) -> frozenset[str]:
    """The keys of the dictionary handed to a call, written there or collected under a name before."""
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    keys = {key for node in given for key in _keys(node)}
    for name in (node.id for node in given if isinstance(node, ast.Name)):
        for node in ast.walk(scope):
            match node:
                case ast.AnnAssign(target=ast.Name(id=target), value=ast.Dict() as value) if target == name:
                    keys |= _keys(value)
                case ast.Assign(targets=[ast.Name(id=target)], value=ast.Dict() as value) if target == name:
                    keys |= _keys(value)
                case ast.Subscript(value=ast.Name(id=target), slice=ast.Constant(value=str(key))) if target == name:
                    keys.add(key)
    return frozenset(keys)


def _keys(node: ast.AST) -> set[str]:
    if not isinstance(node, ast.Dict):
        return set()
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


RAISED = tuple(raised())


def test_the_search_finds_what_it_should() -> None:
    found = {place.code: place.fields for place in RAISED}

    assert found["refused-must-follow"] == {"card", "legal", "suit", "rule"}
    assert found["ruleset-quota-sum"] == {"file", "key", "sum", "hand"}
    assert found["notation-card"] == {"text"}


@pytest.mark.parametrize("place", RAISED, ids=lambda place: f"{place.code}@{place.where}")
def test_every_code_has_a_sentence_that_its_fields_fill(place: Raised) -> None:
    assert place.code in KEYS
    assert variables("en", place.code) <= place.fields


@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith("refused-")])
def test_every_refusal_cites_its_rule(key: str) -> None:
    assert ("rule" in variables("en", key)) is (key not in REFUSED_WITHOUT_RULE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_key_of_a_rule_file_begins_with_file_and_key(language: str) -> None:
    for key in KEYS:
        if key.startswith("ruleset-") and "file" in variables("en", key):
            text = words(language).say(key, **{name: f"<{name}>" for name in variables("en", key)})
            start = "<file>: <key>: " if "key" in variables("en", key) else "<file>: "

            assert text.startswith(start), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_one_line_and_ends_with_a_stop_or_a_list(language: str) -> None:
    for key in KEYS:
        if key.split("-")[0] in ("refused", "ruleset", "notation", "state", "record", "unknown") and not key.startswith(
            "ruleset-bismarck"
        ):
            text = words(language).say(key, **{name: f"<{name}>" for name in variables("en", key)})

            assert "\n" not in text
            assert text.endswith((".", ">", "players = 4", "AKQ.T9.432.5")), (key, text)
