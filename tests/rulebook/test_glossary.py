"""The glossary: every term has its words, its references lead somewhere, and it can be looked up."""

import re

import pytest

from tests.cli.running import LANGUAGES, one_line, vorhand
from vorhand.games.known import GAMES
from vorhand.guide import LESSONS
from vorhand.rulebook.glossary import GLOSSARY, entries
from vorhand.words import words


def test_every_game_has_a_glossary() -> None:
    assert list(GLOSSARY) == list(GAMES)


@pytest.mark.parametrize("game", GLOSSARY)
def test_references_lead_to_other_terms_of_the_game(game: str) -> None:
    ids = [term.id for term in GLOSSARY[game]]

    assert len(set(ids)) == len(ids) >= 25
    assert all(set(term.see) <= set(ids) - {term.id} for term in GLOSSARY[game])
    assert all(term.see for term in GLOSSARY[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARY)
def test_every_term_is_named_once_and_explained_in_a_sentence_or_two(game: str, language: str) -> None:
    found = entries(language, game)
    names = [entry.name for entry in found]

    assert len(set(names)) == len(names) == len(GLOSSARY[game])
    assert names == sorted(names, key=str.casefold)
    for entry in found:
        assert entry.text.endswith("."), entry
        assert len(re.findall(r"[.!?](?= |$)", entry.text)) <= 3, entry
        assert entry.text != words("en", game).say(f"term-{entry.id}-is") or language == "en", entry


@pytest.mark.parametrize("id", LESSONS)
def test_the_guide_points_to_terms_that_there_are(id: str) -> None:
    lesson = LESSONS[id]
    pointed = {row.term for table in (lesson.rows, lesson.advice, lesson.ends) for row in table} - {""}

    assert pointed <= {term.id for term in GLOSSARY[lesson.game]}
    assert len(pointed) >= 12


def test_a_word_is_found_by_its_beginning_in_the_readers_language() -> None:
    shown = one_line(vorhand("rules", "glossary", "stich", "--lang", "de").output)

    assert "Die Wörter von Bismarck Stich Eine Karte von jedem" in shown
    assert "Die Wörter von Bauernschnapsen Stich Eine Karte von jedem, der mitspielt" in shown
    assert "Stichzwang" in shown
    assert "Talon" not in shown


def test_all_words_of_a_game() -> None:
    shown = one_line(vorhand("rules", "glossary", "bauernschnapsen").output)

    assert all(entry.text in shown for entry in entries("en", "bauernschnapsen"))
    assert "The words of Bismarck" not in shown


def test_a_word_that_is_none() -> None:
    result = vorhand("rules", "glossary", "zugzwang")

    assert result.exit_code == 2
    assert "zugzwang" in result.output
