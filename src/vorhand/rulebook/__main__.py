"""Prints the README.md of Bismarck."""

import sys

from vorhand.rulebook import readme

sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
sys.stdout.write(readme())
