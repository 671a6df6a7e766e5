"""The sprite of the French deck: complete, small, nothing in it that the page's policy forbids, up to date."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from web.faces.french import CARDS, sprite
from web.faces.pen import area, circle, clip, mirrored, number, placed
from web.faces.pips import LAYOUTS
from web.faces.suits import SUIT_PATHS, SUITS

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web" / "src" / "assets" / "french.svg"
LARGEST = 80_000  # bytes of gzip
WIDTH, HEIGHT = 250, 350
INDEX_WIDTH, INDEX_HEIGHT = 58, 110

SVG = "{http://www.w3.org/2000/svg}"
DRAWING = {f"{SVG}{name}" for name in ("svg", "symbol", "g", "path")}
ATTRIBUTES = {
    *("d", "fill", "fill-rule", "height", "id", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-width"),
    *("transform", "viewBox", "width"),
}
COLOURS = {"none", "currentColor", "#1E1C19", "#B3261E", "#1F4E79", "#E3B23C"}

Point = tuple[float, float]
Matrix = tuple[float, float, float, float]
"""Scale and shift: x to a * x + b, y to c * y + d."""


@pytest.fixture(scope="module")
def root() -> ElementTree.Element:
    return ElementTree.fromstring(FILE.read_bytes())


def symbols(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {symbol.attrib["id"]: symbol for symbol in root}


def after(transform: str, outer: Matrix) -> Matrix:
    """The placing of what is inside a group."""
    a, b, c, d = outer
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(value) for value in arguments.split()]
        match name:
            case "translate":
                b, d = b + a * values[0], d + c * (values[1] if len(values) > 1 else 0)
            case "scale":
                a, c = a * values[0], c * values[0]
            case "rotate":
                assert values[0] == 180
                a, b, c, d = -a, b + 2 * a * values[1], -c, d + 2 * c * values[2]
            case _:
                raise AssertionError(transform)
    return a, b, c, d


def knots(d: str) -> Iterator[Point]:
    """Where the segments of a path end."""
    x = y = 0.0
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        match command:
            case "H":
                x = values[-1]
            case "V":
                y = values[-1]
            case "M" | "L" | "C" | "Q" | "A":
                x, y = values[-2:]
            case "a":
                x, y = x + values[-2], y + values[-1]
            case "Z" | "z":
                continue
            case _:
                raise AssertionError(command)
        yield x, y


def points(element: ElementTree.Element, outer: Matrix = (1, 0, 1, 0)) -> Iterator[Point]:
    here = after(element.get("transform", ""), outer)
    for x, y in knots(element.get("d", "")):
        yield here[0] * x + here[1], here[2] * y + here[3]
    for child in element:
        yield from points(child, here)


def test_every_card_has_a_large_and_a_small_face(root: ElementTree.Element) -> None:
    ids = [symbol.attrib["id"] for symbol in root]

    assert len(CARDS) == len(set(CARDS)) == 52
    assert sorted([*CARDS, *(f"{card}-s" for card in CARDS), *(f"suit-{suit}" for suit in SUITS), "back"]) == sorted(
        ids
    )


def test_cards_and_suits_keep_their_boxes(root: ElementTree.Element) -> None:
    boxes = {name: symbol.attrib["viewBox"] for name, symbol in symbols(root).items()}

    assert {"0 0 100 100"} == {box for name, box in boxes.items() if name.startswith("suit-")}
    assert {f"0 0 {WIDTH} {HEIGHT}"} == {box for name, box in boxes.items() if not name.startswith("suit-")}


def test_the_file_is_what_the_generator_writes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "web" / "faces", tmp_path / "deck"], check=True, cwd=tmp_path)

    assert sprite().encode() == FILE.read_bytes() == (tmp_path / "deck" / "french.svg").read_bytes()


def test_the_file_is_small() -> None:
    assert len(gzip.compress(FILE.read_bytes(), mtime=0)) <= LARGEST


def test_the_pages_policy_has_nothing_to_refuse(root: ElementTree.Element) -> None:
    elements = list(root.iter())

    assert {element.tag for element in elements} == DRAWING
    assert {name for element in elements for name in element.attrib} <= ATTRIBUTES
    assert not any((element.text or "").strip() or (element.tail or "").strip() for element in elements)
    assert "url(" not in FILE.read_text("utf-8")


def test_only_the_colours_of_the_house_are_used(root: ElementTree.Element) -> None:
    used = {element.attrib[name] for element in root.iter() for name in ("fill", "stroke") if name in element.attrib}

    assert used == COLOURS


@pytest.mark.parametrize("card", CARDS)
def test_every_card_shows_its_suit_in_the_colour_of_the_page(root: ElementTree.Element, card: str) -> None:
    for name in (card, f"{card}-s"):
        assert any(element.get("fill") == "currentColor" for element in symbols(root)[name].iter())


@pytest.mark.parametrize("name", [*CARDS, *(f"{card}-s" for card in CARDS)])
def test_the_index_has_its_corners_for_itself(root: ElementTree.Element, name: str) -> None:
    drawn = list(points(symbols(root)[name]))

    assert drawn
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in drawn)
    assert [p for p in drawn if p[0] < INDEX_WIDTH and p[1] < INDEX_HEIGHT] == []
    assert [p for p in drawn if p[0] > WIDTH - INDEX_WIDTH and p[1] > HEIGHT - INDEX_HEIGHT] == []


@pytest.mark.parametrize("rank", LAYOUTS)
def test_a_number_card_has_as_many_pips_as_it_says(root: ElementTree.Element, rank: str) -> None:
    count = 10 if rank == "T" else int(rank)

    for suit in SUITS:
        assert SUIT_PATHS[suit].count("M") == 1
        assert sum(element.get("d", "").count("M") for element in symbols(root)[rank + suit].iter()) == count


@pytest.mark.parametrize("card", [card for card in CARDS if card[0] in "JQK"])
def test_courts_are_the_same_upside_down(root: ElementTree.Element, card: str) -> None:
    drawn = {(round(x, 1), round(y, 1)) for x, y in points(symbols(root)[card])}
    turned = {(round(WIDTH - x, 1), round(HEIGHT - y, 1)) for x, y in drawn}

    def near(point: Point, others: set[Point]) -> bool:
        return any(abs(point[0] - x) < 0.25 and abs(point[1] - y) < 0.25 for x, y in others)

    assert [p for p in drawn if not near(p, turned)] == []


def test_the_back_is_symmetric_both_ways(root: ElementTree.Element) -> None:
    drawn = {(round(x), round(y)) for x, y in points(symbols(root)["back"])}
    inner = {(x, y) for x, y in drawn if x % 25 == 0 and y % 25 == 0}

    assert len(inner) == 9 * 13
    assert inner == {(WIDTH - x, y) for x, y in inner} == {(x, HEIGHT - y) for x, y in inner}


def test_courts_of_different_suits_differ(root: ElementTree.Element) -> None:
    found = symbols(root)

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
