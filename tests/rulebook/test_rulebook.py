"""The numbered rules as a text."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from tests.words.catalogues import KEYS
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.rulebook import numbered_rules, readme
from vorhand.words import LANGUAGES, words

README = files("vorhand.games.bismarck").joinpath("README.md")


def key_of(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")


def test_the_readme_is_up_to_date() -> None:
    """If not: python -m vorhand.rulebook > src/vorhand/games/bismarck/README.md"""
    assert README.read_text("utf-8") == readme()


def test_the_module_prints_the_readme() -> None:
    done = subprocess.run([sys.executable, "-m", "vorhand.rulebook"], capture_output=True, check=True)

    assert done.stdout.decode("utf-8") == readme()


def test_the_readme_says_in_its_first_line_how_it_is_made() -> None:
    assert "python -m vorhand.rulebook" in readme().splitlines()[0]


def test_every_rule_with_a_source_has_a_text_and_no_other() -> None:
    assert {key_of(rule) for rule in RULE_SOURCES} == {key for key in KEYS if key.startswith("rule-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule_in_order(language: str) -> None:
    text = numbered_rules(language)

    assert re.findall(r"^\*\*(BIS-\d\.\d)\*\* \S", text, re.MULTILINE) == list(RULE_SOURCES)
    assert re.findall(r"^## (\d) \S", text, re.MULTILINE) == list("1234567")
    assert all(source in text for source in RULE_SOURCES.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULE_SOURCES)
def test_a_rule_is_one_to_three_sentences_in_one_line(language: str, rule: str) -> None:
    text = words(language).say(key_of(rule))

    assert "\n" not in text
    assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= 3
