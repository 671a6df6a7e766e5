"""`python web/faces [OUT.svg]` writes the sprite of the French deck, by default where the page takes it from."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from web.faces.french import sprite

OUT = Path(__file__).resolve().parents[1] / "src" / "assets" / "french.svg"


def main() -> None:
    """Write the file."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(sprite().encode())


if __name__ == "__main__":
    main()
