"""Writes the golden files anew: python -m tests.golden. Read what has changed before it is committed."""

from tests.golden.playthrough import FOLDER, GOLDEN, written


def main() -> None:
    """Write every file, and remove those that no rule set stands behind any more."""
    texts = {golden.path: written(golden) for golden in GOLDEN}
    for path in set(FOLDER.glob("*.txt")) - set(texts):
        path.unlink()
        print(f"removed {path.name}")
    for path, text in texts.items():
        old = path.read_text("utf-8") if path.exists() else ""
        path.write_text(text, "utf-8")
        print(f"{'same   ' if old == text else 'changed'} {path.name} {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
