"""The command line: `vorhand`, or `python -m vorhand.cli`. docs/cli.md describes every command.

Nothing is decided here. Rules, words, records and bots are other packages; this one asks, shows and keeps.
"""

from vorhand.cli.app import main

__all__ = ["main"]
