"""Cards as they are typed and written in each language."""

import pytest

from vorhand.cards import ALL_CARDS, Card, Cards, Rank, Suit
from vorhand.cli.cards import CardText, card_text
from vorhand.cli.decks import GERMAN
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


# Other decks


def german(language: str) -> CardText:
    return card_text(words(language), GERMAN)


@pytest.mark.parametrize("language", ["sv", "es", "en", "de", "fi"])
def test_every_german_card_is_read_as_it_is_written(language: str) -> None:
    text = german(language)

    for card in ALL_CARDS:
        assert text.read(text.card(card), Cards()) is card


@pytest.mark.parametrize(
    ("typed", "card"),
    [("AS", "AD"), ("schellen a", "AD"), ("uh", "JH"), ("OG", "QS"), ("o laub", "QS"), ("10 grün", "TS"), ("KE", "KC")],
)
def test_on_german_cards_their_own_letters_come_before_the_notation(typed: str, card: str) -> None:
    assert str(german("de").read(typed, Cards(Card("AS").bit))) == card


def test_on_german_cards_what_only_the_notation_has_is_read_too() -> None:
    assert str(german("de").read("QC", Cards())) == "QC"


def test_a_card_that_cannot_be_read_is_answered_with_one_of_the_deck() -> None:
    with pytest.raises(NotationError) as caught:
        german("de").read("zz", Cards())

    assert caught.value.fields["sample"] == "AH"


def test_german_cards_have_their_colours_and_names() -> None:
    text = german("de")

    assert [text.card(Card(name)) for name in ("QC", "JD", "TH", "AS")] == ["OE", "US", "10H", "AG"]
    assert [text.style(suit) for suit in Suit] == ["", "yellow", "red", "green"]
    assert text.suit(Suit.SPADES) == "G Grün"


def test_a_hand_is_sorted_in_the_order_of_the_ranks_of_the_game() -> None:
    text = card_text(words("en"), ranks=(Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK))

    assert text.hand(Cards.of(map(Card, ("KH", "TH", "AH", "JS")))).plain.split() == ["♠", "J", "♥", "A", "10", "K"]
