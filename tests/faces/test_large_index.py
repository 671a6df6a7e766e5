"""Faces under a large index: one a card, the index has its corner for itself on the smallest card of a hand."""

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.faces.drawing import HEIGHT, WIDTH, coloured, points, symbols
from web.faces import french, german
from web.faces.suits import SUITS

ASSETS = Path(__file__).resolve().parents[2] / "web" / "src" / "assets"
DECKS: Mapping[str, ModuleType] = {"french": french, "german": german}
SHEETS = {deck: symbols(ElementTree.fromstring((ASSETS / f"{deck}-large.svg").read_bytes())) for deck in DECKS}
EVERY_CARD = [(deck, card) for deck, module in DECKS.items() for card in module.CARDS]

# On a card of 50 px the index is 27 px wide; its letter ends at 27 px and its sign at 50 px.
LETTER_WIDTH, LETTER_HEIGHT = 140, 145
INDEX_WIDTH, INDEX_HEIGHT = 120, 260


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_one_face_for_every_size(deck: str) -> None:
    assert SHEETS[deck].keys() == {*DECKS[deck].CARDS, *(f"suit-{suit}" for suit in SUITS), "back"}


@pytest.mark.parametrize(("deck", "card"), EVERY_CARD)
def test_the_large_index_has_its_corner_for_itself(deck: str, card: str) -> None:
    drawn = list(points(SHEETS[deck][card]))

    assert drawn
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in drawn)
    assert [p for p in drawn if p[0] < LETTER_WIDTH and p[1] < LETTER_HEIGHT] == []
    assert [p for p in drawn if p[0] < INDEX_WIDTH and p[1] < INDEX_HEIGHT] == []


@pytest.mark.parametrize(("deck", "card"), [(deck, card) for deck, card in EVERY_CARD if card[0] not in "JQK"])
def test_a_number_shows_its_suit_in_the_colour_of_the_page(deck: str, card: str) -> None:
    assert any(coloured(element) for element in SHEETS[deck][card].iter())


@pytest.mark.parametrize("deck", DECKS)
def test_figures_differ_in_every_suit_and_rank(deck: str) -> None:
    texts = {ElementTree.tostring(SHEETS[deck][rank + suit][0]) for rank in "JQK" for suit in SUITS}

    assert len(texts) == 3 * len(SUITS)
