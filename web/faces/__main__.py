"""`python web/faces [FOLDER]` writes the sprite of every deck, by default where the page takes them from."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from web.faces import french, german

ASSETS = Path(__file__).resolve().parents[1] / "src" / "assets"
SPRITES = {"french.svg": french.sprite, "german.svg": german.sprite}


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
    folder.mkdir(parents=True, exist_ok=True)
    for name, sprite in SPRITES.items():
        (folder / name).write_bytes(sprite().encode())


if __name__ == "__main__":
    main()
