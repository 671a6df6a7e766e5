"""The numbered rules of every game as a text."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from tests.words.catalogues import keys, variables
from vorhand.games.known import HOUSES
from vorhand.rulebook import BOOKS, numbered_rules, readme
from vorhand.rulebook.clauses import key_of
from vorhand.words import LANGUAGES, words

PREFIXES = {"bismarck": "BIS", "bauernschnapsen": "BAU"}
EVERY_CLAUSE = [
    key_of(rule, clause) for book in BOOKS.values() for rule in book.sources for clause in book.of_rule(rule)
]

each_game = pytest.mark.parametrize("game", BOOKS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def printed(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "vorhand.rulebook", *arguments], capture_output=True, check=False)


def test_every_game_has_numbered_rules() -> None:
    assert [*BOOKS] == [*HOUSES] == [*PREFIXES]


@each_game
def test_the_readme_is_up_to_date(game: str) -> None:
    """If not: python -m vorhand.rulebook GAME > src/vorhand/games/GAME/README.md"""
    assert files(f"vorhand.games.{game}").joinpath("README.md").read_text("utf-8") == readme(game)


@pytest.mark.slow
@each_game
def test_the_module_prints_the_readme(game: str) -> None:
    done = printed(game)

    assert done.returncode == 0
    assert done.stdout.decode("utf-8") == readme(game)


@pytest.mark.parametrize("arguments", [(), ("skat",), ("bismarck", "skat")])
def test_the_module_says_which_games_there_are(arguments: tuple[str, ...]) -> None:
    done = printed(*arguments)

    assert done.returncode == 1
    assert "bismarck" in done.stderr.decode()


@each_game
def test_the_readme_says_in_its_first_line_how_it_is_made(game: str) -> None:
    assert f"python -m vorhand.rulebook {game} >" in readme(game).splitlines()[0]


@each_game
def test_every_rule_with_a_source_has_a_text_and_no_other(game: str) -> None:
    made = {key_of(rule, clause) for rule in BOOKS[game].sources for clause in BOOKS[game].of_rule(rule)}

    assert made == {key for key in keys(game) if key.startswith("rule-")}


@each_game
@each_language
def test_every_language_has_every_rule_in_order(language: str, game: str) -> None:
    text, sources = numbered_rules(language, game), BOOKS[game].sources
    sections = list(dict.fromkeys(rule.partition("-")[2].partition(".")[0] for rule in sources))

    assert re.findall(rf"^\*\*({PREFIXES[game]}-\d\.\d+)\*\* \S", text, re.MULTILINE) == list(sources)
    assert re.findall(r"^## (\d) \S", text, re.MULTILINE) == sections
    assert all(source in text for source in sources.values())


@pytest.mark.parametrize("key", EVERY_CLAUSE)
def test_a_clause_is_one_to_three_sentences_in_one_line(key: str) -> None:
    game = next(game for game in BOOKS if PREFIXES[game] in key)
    for language in LANGUAGES:
        text = words(language, game).say(key, **dict.fromkeys(variables("en", key, game), 3))

        assert "\n" not in text, language
        assert 1 <= len(re.findall(r"[.!?:](?= |$)", text)) <= 4, (language, text)
