"""The pen: paths that can be moved, mirrored, clipped and written short. Knows nothing of cards.

A path is the text of an SVG `d` attribute. Everything is plain presentation attributes: the page forbids styles, and
`url(#...)` does not work through `<use>` from another file, so there are no clip paths, patterns or gradients.
"""

import re
from collections.abc import Iterable, Sequence

__all__ = [
    "Point",
    "area",
    "circle",
    "clip",
    "element",
    "mirrored",
    "number",
    "placed",
    "polygon",
    "shape",
    "symmetric",
]

Point = tuple[float, float]

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_ARITY = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
_SWEEP = 4  # the flag of an arc that a mirror turns over


def number(value: float, digits: int = 1) -> str:
    """As short as SVG allows: 0.50 is .5, -0.0 is 0."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def _joined(values: Iterable[str]) -> str:
    text = ""
    for value in values:
        text += value if not text or value.startswith("-") else f" {value}"
    return text


def _moved(command: str, values: Sequence[float], scale: Point, shift: Point) -> list[float]:
    (sx, sy), (dx, dy) = scale, shift if command.isupper() else (0.0, 0.0)
    match command.upper():
        case "H":
            return [values[0] * sx + dx]
        case "V":
            return [values[0] * sy + dy]
        case "A":
            turned = values[_SWEEP] if sx * sy > 0 else 1 - values[_SWEEP]
            ends = [values[5] * sx + dx, values[6] * sy + dy]
            return [values[0] * abs(sx), values[1] * abs(sy), *values[2:_SWEEP], turned, *ends]
        case _:
            return [v * (sy if i % 2 else sx) + (dy if i % 2 else dx) for i, v in enumerate(values)]


def _transformed(d: str, scale: Point, shift: Point, digits: int = 1) -> str:
    tokens = _TOKEN.findall(d)
    out, at = "", 0
    while at < len(tokens):
        command = tokens[at]
        at += 1
        arity = _ARITY[command.upper()]
        first = True
        while first or (arity and at < len(tokens) and not tokens[at].isalpha()):
            values = [float(token) for token in tokens[at : at + arity]]
            at += arity
            out += command + _joined(number(v, digits) for v in _moved(command, values, scale, shift))
            first = False
    return out


def placed(d: str, middle: Point, size: float, *, upside_down: bool = False, digits: int = 1) -> str:
    """A path drawn in a box of 100 x 100, set into a box of `size` around `middle`."""
    scale = -size / 100 if upside_down else size / 100
    return _transformed(d, (scale, scale), (middle[0] - 50 * scale, middle[1] - 50 * scale), digits)


def mirrored(d: str, axis: float = 0) -> str:
    """Left and right exchanged about a vertical axis."""
    return _transformed(d, (-1, 1), (2 * axis, 0))


def symmetric(d: str, axis: float = 0) -> str:
    """The path and its mirror image."""
    return d + mirrored(d, axis)


def polygon(points: Iterable[Point]) -> str:
    """A closed path through the points."""
    return "M" + "L".join(_joined((number(x), number(y))) for x, y in points) + "Z"


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path, so that it can share one with others."""
    r = number(radius)
    return (
        f"M{_joined((number(x - radius), number(y)))}a{r} {r} 0 1 0 {number(2 * radius)} 0"
        f"a{r} {r} 0 1 0-{number(2 * radius)} 0z"
    )


def area(points: Sequence[Point]) -> float:
    """Of a polygon, without sign."""
    return (
        abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True))) / 2
    )


def _crossing(a: Point, b: Point, side_a: float, side_b: float) -> Point:
    t = side_a / (side_a - side_b)
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def clip(points: Sequence[Point], window: Sequence[Point]) -> list[Point]:
    """What of a polygon lies in a convex window, whose corners go clockwise on the screen (Sutherland and Hodgman)."""
    result = list(points)
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in result]
        kept: list[Point] = []
        for i, point in enumerate(result):
            before, side, side_before = result[i - 1], sides[i], sides[i - 1]
            if (side >= 0) != (side_before >= 0):
                kept.append(_crossing(before, point, side_before, side))
            if side >= 0:
                kept.append(point)
        result = kept
    return result


def element(name: str, content: str = "", **attributes: str | float) -> str:
    """An element; underscores in names of attributes become hyphens."""
    text = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value, 2)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def shape(d: str, **attributes: str | float) -> str:
    """One `<path>`."""
    return element("path", "", d=d, **attributes)
