"""`python web/faces [FOLDER]` writes the sprites of all decks and the icons, by default for the page."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from web.faces import french, german, large_index
from web.faces.icon import icon

ASSETS = Path(__file__).resolve().parents[1] / "src" / "assets"
SPRITES = {
    "french.svg": french.sprite,
    "french-large.svg": large_index.french_sprite,
    "german.svg": german.sprite,
    "german-large.svg": large_index.german_sprite,
}
ICONS = {
    "icon-192.png": lambda: icon(192, card=0.68, full=False),
    "icon-512.png": lambda: icon(512, card=0.68, full=False),
    # What a system cuts out is at least a circle of four fifths: the card lies within it.
    "icon-maskable-512.png": lambda: icon(512, card=0.56, full=True),
}


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
    folder.mkdir(parents=True, exist_ok=True)
    for name, sprite in SPRITES.items():
        (folder / name).write_bytes(sprite().encode())
    for name, drawn in ICONS.items():
        (folder / name).write_bytes(drawn())


if __name__ == "__main__":
    main()
