"""Where things are on a card, read from the finished sprite."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT = 250, 350

Point = tuple[float, float]
Matrix = tuple[float, float, float, float]
"""Scale and shift: x to a * x + b, y to c * y + d."""


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


def near(point: Point, others: set[Point]) -> bool:
    return any(abs(point[0] - x) < 0.25 and abs(point[1] - y) < 0.25 for x, y in others)


def coloured(element: ElementTree.Element) -> bool:
    return "currentColor" in (element.get("fill"), element.get("stroke"))
