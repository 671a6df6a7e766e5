"""What makes a double-German card: how many signs, where they are held, how the three figures differ."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.faces.drawing import HEIGHT, WIDTH, Matrix, Point, after, near, points, symbols
from web.faces.german import CARDS
from web.faces.signs import LAYERS
from web.faces.suits import SUITS

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SYMBOLS = symbols(ElementTree.fromstring((WEB / "assets" / "german.svg").read_bytes()))
HIGH, LOW = 100, 170
"""The Ober's sign ends above, the Unter's begins below: heights on a card of 350."""


def signs(element: ElementTree.Element, outer: Matrix = (1, 0, 1, 0)) -> Iterator[list[Point]]:
    """The points of every sign on a card; a sign is a group whose lines have the colour of the suit."""
    here = after(element.get("transform", ""), outer)
    if element.get("stroke") == "currentColor":
        yield list(points(element, outer))
        return
    for child in element:
        yield from signs(child, here)


def heights(name: str) -> list[tuple[float, float]]:
    """Top and bottom of every sign, from the highest on."""
    return sorted((min(y for _, y in sign), max(y for _, y in sign)) for sign in signs(SYMBOLS[name]))


@pytest.mark.parametrize("card", CARDS)
def test_the_ass_has_two_signs_the_zehner_ten_and_a_figure_one_a_half(card: str) -> None:
    assert len(heights(card)) == (10 if card[0] == "T" else 2)
    assert len(heights(f"{card}-s")) == (2 if card[0] == "A" else 1)


@pytest.mark.parametrize("suit", SUITS)
def test_the_ober_holds_the_sign_high_and_the_unter_low(suit: str) -> None:
    (_, ober), *_ = heights(f"Q{suit}")
    *_, (unter, _) = heights(f"J{suit}")

    assert ober < HIGH
    assert unter > LOW


@pytest.mark.parametrize("suit", SUITS)
def test_small_cards_keep_the_difference(suit: str) -> None:
    ((_, ober),) = heights(f"Q{suit}-s")
    ((unter, _),) = heights(f"J{suit}-s")

    assert ober < HEIGHT / 2 < unter


@pytest.mark.parametrize("suit", SUITS)
def test_the_ass_is_the_same_upside_down(suit: str) -> None:
    drawn = {(round(x, 1), round(y, 1)) for x, y in points(SYMBOLS[f"A{suit}"])}

    assert [p for p in drawn if not near((WIDTH - p[0], HEIGHT - p[1]), drawn)] == []


def test_the_door_on_the_back_is_symmetric_both_ways() -> None:
    drawn = {(round(x, 1), round(y, 1)) for x, y in points(SYMBOLS["back"])}

    assert [p for p in drawn if not near((WIDTH - p[0], p[1]), drawn)] == []
    assert [p for p in drawn if not near((p[0], HEIGHT - p[1]), drawn)] == []


def test_suits_differ_in_shape_and_not_in_colour_alone() -> None:
    outlines = {suit: {layer.d for layer in layers} for suit, layers in LAYERS.items()}

    assert set(outlines) == set(SUITS)
    assert all(not outlines[a] & outlines[b] for a in SUITS for b in SUITS if a != b)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(luminance(colour) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def tokens(scheme: str) -> dict[str, str]:
    """The page's colours by name; the dark ones change some of the light ones."""
    light, _, rest = (WEB / "tokens.css").read_text("utf-8").partition("@media (prefers-color-scheme: dark)")
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light + rest if scheme == "dark" else light))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("colour", ["red", "ochre", "green", "brown"])
def test_the_four_colours_can_be_read(colour: str, scheme: str) -> None:
    found = tokens(scheme)

    assert contrast(found[f"card-{colour}"], found["card"]) >= 4.5
    assert contrast(found[f"sign-{colour}"], found["paper"]) >= 4.5
