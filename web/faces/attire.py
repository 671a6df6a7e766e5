"""What the courts of each suit wear: three flat colours and ink, in another order and another cloth for each suit."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

__all__ = ["ATTIRE", "BLUE", "INK", "PEN", "RED", "YELLOW", "Attire", "Cloth"]

INK: Final = "#1E1C19"
RED: Final = "#B3261E"
BLUE: Final = "#1F4E79"
YELLOW: Final = "#E3B23C"

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
