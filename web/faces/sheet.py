"""One deck as one sprite: a symbol for every card, a small one for every card, the back and the four suits.

The page draws the paper and the letters, and `currentColor` is the colour of the suit.
"""

from collections.abc import Mapping

from web.faces.pen import element

__all__ = ["sheet"]

_CARD_BOX, _SUIT_BOX = "0 0 250 350", "0 0 100 100"


def _symbol(name: str, box: str, content: str) -> str:
    return element("symbol", content, id=name, viewBox=box) + "\n"


def sheet(*, suits: Mapping[str, str], back: str, large: Mapping[str, str], small: Mapping[str, str]) -> str:
    """The text of the file; `large` and `small` are the faces by card."""
    symbols = [
        *(_symbol(f"suit-{suit}", _SUIT_BOX, content) for suit, content in suits.items()),
        _symbol("back", _CARD_BOX, back),
        *(_symbol(card, _CARD_BOX, content) for card, content in large.items()),
        *(_symbol(f"{card}-s", _CARD_BOX, content) for card, content in small.items()),
    ]
    return element("svg", "\n" + "".join(symbols), xmlns="http://www.w3.org/2000/svg", width=0, height=0) + "\n"
