"""Cards as they are typed and written in each language."""

import pytest

from vorhand.cards import ALL_CARDS, Card, Cards
from vorhand.cli.cards import card_text
from vorhand.errors import NotationError
from vorhand.notation import parse_card
from vorhand.words import words


def read(language: str, typed: str, held: str = "") -> str:
    return str(card_text(words(language)).read(typed, Cards.of(map(Card, held.split()))))


@pytest.mark.parametrize("language", ["sv", "es", "en", "de", "fi"])
def test_every_card_is_read_as_it_is_written(language: str) -> None:
    text = card_text(words(language))

    for card in ALL_CARDS:
        assert text.read(text.card(card), Cards()) is card


@pytest.mark.parametrize("language", ["sv", "es", "en", "de", "fi"])
def test_a_card_that_is_held_is_read_in_notation_too(language: str) -> None:
    text = card_text(words(language))

    for card in ALL_CARDS:
        for typed in (card.text, card.text.lower(), card.text.replace("T", "10", card.text[0] == "T")):
            assert text.read(typed, Cards(card.bit)) is card
        assert parse_card(text.read(card.text, Cards(card.bit)).text) is card


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("sv", "EK", "AC"),
        ("sv", "Kn hj", "JH"),
        ("sv", "ds", "QS"),
        ("sv", "knr", "JD"),
        ("sv", "10♥\ufe0f", "TH"),
        ("de", "Bpi", "JS"),
        ("de", "dk", "QC"),
        ("fi", "12hertta", "QH"),
        ("fi", "1p", "AS"),
        ("es", "tt", "TC"),
        ("es", "10p", "TS"),
    ],
)
def test_letters_of_the_language(language: str, typed: str, card: str) -> None:
    assert read(language, typed, card) == card


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "s2", "2S"),
        ("en", "♠7", "7S"),
        ("en", "H10", "TH"),
        ("en", "sa", "AS"),
        ("en", "spades a", "AS"),
        ("sv", "sp kn", "JS"),
        ("sv", "hj10", "TH"),
        ("fi", "pata 1", "AS"),
    ],
)
def test_the_suit_may_come_first(language: str, typed: str, card: str) -> None:
    assert read(language, typed, card) == card


def test_rank_before_suit_comes_first_where_both_make_a_card() -> None:
    assert read("sv", "dk", "QC KD") == "QC"  # dam, klöver; not diamonds, kung
    assert read("sv", "dk", "KD") == "QC"


def test_a_spelling_of_two_cards_means_the_one_that_is_held() -> None:
    assert read("es", "kc", "KC QH") == "KC"
    assert read("es", "kc", "KH QC") == "KH"
    assert read("fi", "kr", "KC") == "KC"


def test_a_spelling_of_two_cards_that_are_both_held_is_asked_again() -> None:
    with pytest.raises(NotationError) as caught:
        read("es", "kc", "KC KH")

    assert caught.value.code == "cli-card-ambiguous"


def test_a_spelling_of_two_cards_neither_of_which_is_held_is_notation() -> None:
    assert read("es", "kc", "2S") == "KC"


@pytest.mark.parametrize("typed", ["", "S", "1", "11S0", "SX", "ASAS", "\x00", "K" * 10_000, "🂡"])
def test_what_is_no_card_is_refused(typed: str) -> None:
    with pytest.raises(NotationError):
        read("en", typed)
