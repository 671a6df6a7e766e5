"""The sprites of the decks: complete, small, nothing in them that the page's policy forbids, up to date."""

import gzip
import subprocess
import sys
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.faces.drawing import HEIGHT, SVG, WIDTH, coloured, near, points, symbols
from web.faces import french, german, large_index
from web.faces.pen import area, circle, clip, mirrored, number, placed
from web.faces.pips import LAYOUTS
from web.faces.suits import SUIT_PATHS, SUITS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "web" / "src" / "assets"
DECKS: Mapping[str, ModuleType] = {"french": french, "german": german}
SPRITES: Mapping[str, Callable[[], str]] = {
    **{deck: module.sprite for deck, module in DECKS.items()},
    "french-large": large_index.french_sprite,
    "german-large": large_index.german_sprite,
}
COUNTS = {"french": 52, "german": 20}
LARGEST = 80_000  # bytes of gzip
INDEX_WIDTH, INDEX_HEIGHT = 58, 110

DRAWING = {f"{SVG}{name}" for name in ("svg", "symbol", "g", "path")}
ATTRIBUTES = {
    *("d", "fill", "fill-rule", "height", "id", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-width"),
    *("transform", "viewBox", "width"),
}
COLOURS = {
    "french": {"none", "currentColor", "#1E1C19", "#B3261E", "#1F4E79", "#E3B23C"},
    "german": {"none", "currentColor", "#1E1C19", "#B3261E", "#2F6B3F", "#E3B23C", "#7A4A22"},
}
EVERY_CARD = [(deck, card) for deck, module in DECKS.items() for card in module.CARDS]
EVERY_COURT = [(deck, card) for deck, card in EVERY_CARD if card[0] in "JQK"]

SHEETS = {deck: ElementTree.fromstring((ASSETS / f"{deck}.svg").read_bytes()) for deck in DECKS}


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_large_and_a_small_face(deck: str) -> None:
    cards = DECKS[deck].CARDS
    ids = [symbol.attrib["id"] for symbol in SHEETS[deck]]

    assert len(cards) == len(set(cards)) == COUNTS[deck]
    assert sorted([*cards, *(f"{card}-s" for card in cards), *(f"suit-{suit}" for suit in SUITS), "back"]) == sorted(
        ids
    )


@pytest.mark.parametrize("deck", DECKS)
def test_cards_and_suits_keep_their_boxes(deck: str) -> None:
    boxes = {name: symbol.attrib["viewBox"] for name, symbol in symbols(SHEETS[deck]).items()}

    assert {"0 0 100 100"} == {box for name, box in boxes.items() if name.startswith("suit-")}
    assert {f"0 0 {WIDTH} {HEIGHT}"} == {box for name, box in boxes.items() if not name.startswith("suit-")}


def test_the_files_are_what_the_generator_writes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "web" / "faces", tmp_path / "decks"], check=True, cwd=tmp_path)

    for file, sprite in SPRITES.items():
        written = (tmp_path / "decks" / f"{file}.svg").read_bytes()
        assert sprite().encode() == (ASSETS / f"{file}.svg").read_bytes() == written
    for name in ("icon-192.png", "icon-512.png", "icon-maskable-512.png"):
        assert pixels(ASSETS / name) == pixels(tmp_path / "decks" / name)


def pixels(png: Path) -> bytes:
    """What a PNG shows, however well it is compressed: ours have all of it in one part, after 8 + 25 + 8 bytes."""
    return zlib.decompress(png.read_bytes()[41:])


@pytest.mark.parametrize("file", SPRITES)
def test_the_file_is_small(file: str) -> None:
    assert len(gzip.compress((ASSETS / f"{file}.svg").read_bytes(), mtime=0)) <= LARGEST


@pytest.mark.parametrize("file", SPRITES)
def test_the_pages_policy_has_nothing_to_refuse(file: str) -> None:
    elements = list(ElementTree.fromstring((ASSETS / f"{file}.svg").read_bytes()).iter())

    assert {element.tag for element in elements} == DRAWING
    assert {name for element in elements for name in element.attrib} <= ATTRIBUTES
    assert not any((element.text or "").strip() or (element.tail or "").strip() for element in elements)
    assert "url(" not in (ASSETS / f"{file}.svg").read_text("utf-8")


@pytest.mark.parametrize("deck", DECKS)
def test_only_the_colours_of_the_house_are_used(deck: str) -> None:
    elements = SHEETS[deck].iter()

    assert COLOURS[deck] == {e.attrib[name] for e in elements for name in ("fill", "stroke") if name in e.attrib}


@pytest.mark.parametrize(("deck", "card"), EVERY_CARD)
def test_every_card_shows_its_suit_in_the_colour_of_the_page(deck: str, card: str) -> None:
    for name in (card, f"{card}-s"):
        assert any(coloured(element) for element in symbols(SHEETS[deck])[name].iter())


@pytest.mark.parametrize(("deck", "name"), [(deck, card + end) for deck, card in EVERY_CARD for end in ("", "-s")])
def test_the_index_has_its_corners_for_itself(deck: str, name: str) -> None:
    drawn = list(points(symbols(SHEETS[deck])[name]))

    assert drawn
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in drawn)
    assert [p for p in drawn if p[0] < INDEX_WIDTH and p[1] < INDEX_HEIGHT] == []
    if not name.endswith("-s"):  # a small card has one index
        assert [p for p in drawn if p[0] > WIDTH - INDEX_WIDTH and p[1] > HEIGHT - INDEX_HEIGHT] == []


@pytest.mark.parametrize("rank", LAYOUTS)
def test_a_number_card_has_as_many_pips_as_it_says(rank: str) -> None:
    count = 10 if rank == "T" else int(rank)

    found = symbols(SHEETS["french"])
    for suit in SUITS:
        assert SUIT_PATHS[suit].count("M") == 1
        assert sum(element.get("d", "").count("M") for element in found[rank + suit].iter()) == count


@pytest.mark.parametrize(("deck", "card"), EVERY_COURT)
def test_courts_are_the_same_upside_down(deck: str, card: str) -> None:
    drawn = {(round(x, 1), round(y, 1)) for x, y in points(symbols(SHEETS[deck])[card])}
    turned = {(round(WIDTH - x, 1), round(HEIGHT - y, 1)) for x, y in drawn}

    assert [p for p in drawn if not near(p, turned)] == []


def test_the_net_on_the_french_back_is_symmetric_both_ways() -> None:
    drawn = {(round(x), round(y)) for x, y in points(symbols(SHEETS["french"])["back"])}
    inner = {(x, y) for x, y in drawn if x % 25 == 0 and y % 25 == 0}

    assert len(inner) == 9 * 13
    assert inner == {(WIDTH - x, y) for x, y in inner} == {(x, HEIGHT - y) for x, y in inner}


@pytest.mark.parametrize("deck", DECKS)
def test_courts_of_different_suits_differ(deck: str) -> None:
    found = symbols(SHEETS[deck])

    for end in ("", "-s"):
        for rank in "JQK":
            texts = {ElementTree.tostring(found[f"{rank}{suit}{end}"][0]) for suit in SUITS}
            assert len(texts) == len(SUITS)


def test_suits_are_short_paths() -> None:
    assert all(len(d) <= 200 for d in SUIT_PATHS.values())


@pytest.mark.parametrize(("value", "text"), [(0.5, ".5"), (-0.5, "-.5"), (-0.01, "0"), (10.0, "10"), (-3.25, "-3.2")])
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert number(value) == text


def test_paths_are_placed_mirrored_and_turned() -> None:
    assert placed("M0 0H100V50Z", (10, 20), 10) == "M5 15H15V20Z"
    assert placed("M0 0H100V50Z", (10, 20), 10, upside_down=True) == "M15 25H5V20Z"
    assert mirrored("M1 2A3 3 0 0 1 4 5") == "M-1 2A3 3 0 0 0-4 5"
    assert circle(2, 3, 1) == "M1 3a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"


def test_cloth_is_cut_to_its_window() -> None:
    window = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]

    assert area(clip([(-5.0, 2.0), (15.0, 2.0), (15.0, 4.0), (-5.0, 4.0)], window)) == 20
    assert clip([(20.0, 0.0), (30.0, 0.0), (30.0, 5.0)], window) == []
