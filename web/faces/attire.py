"""What the courts of each suit wear: three flat colours and ink, in another order and another cloth for each suit."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

__all__ = ["ATTIRE", "BLUE", "BROWN", "GERMAN_ATTIRE", "GREEN", "INK", "PEN", "RED", "YELLOW", "Attire", "Cloth"]

INK: Final = "#1E1C19"
RED: Final = "#B3261E"
BLUE: Final = "#1F4E79"
YELLOW: Final = "#E3B23C"
GREEN: Final = "#2F6B3F"
BROWN: Final = "#7A4A22"

PEN: Final = {"fill": "none", "stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
"""Every figure is drawn with it; the width is said where the scale is known."""


class Cloth(Enum):
    """What is woven into the tunic."""

    STRIPES = auto()
    LOZENGES = auto()
    BENDS = auto()
    CHEVRONS = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Attire:
    """Colours of one suit's courts."""

    main: str
    """Mantle, veil and cap: the colour that is seen first."""
    second: str
    third: str
    hair: str
    flower: str
    cloth: Cloth

    @property
    def steel(self) -> str:
        """For blades, which are never golden."""
        return BLUE if self.second == YELLOW else self.second

    def on_gold(self, *wanted: str) -> str:
        """The first wanted colour that is seen on a crown."""
        return next(colour for colour in wanted if colour != YELLOW)


ATTIRE: Final = {
    "S": Attire(main=BLUE, second=YELLOW, third=RED, hair=INK, flower=RED, cloth=Cloth.STRIPES),
    "H": Attire(main=RED, second=BLUE, third=YELLOW, hair=YELLOW, flower=YELLOW, cloth=Cloth.LOZENGES),
    "D": Attire(main=YELLOW, second=RED, third=BLUE, hair=RED, flower=BLUE, cloth=Cloth.BENDS),
    "C": Attire(main=BLUE, second=RED, third=YELLOW, hair=YELLOW, flower=YELLOW, cloth=Cloth.CHEVRONS),
}

# Green takes the place of blue.
GERMAN_ATTIRE: Final = {
    "S": Attire(main=GREEN, second=YELLOW, third=RED, hair=INK, flower=RED, cloth=Cloth.BENDS),
    "H": Attire(main=RED, second=GREEN, third=YELLOW, hair=YELLOW, flower=YELLOW, cloth=Cloth.CHEVRONS),
    "D": Attire(main=YELLOW, second=RED, third=GREEN, hair=BROWN, flower=RED, cloth=Cloth.STRIPES),
    "C": Attire(main=GREEN, second=RED, third=YELLOW, hair=BROWN, flower=YELLOW, cloth=Cloth.LOZENGES),
}
