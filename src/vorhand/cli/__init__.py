"""The command line: `vorhand`, or `python -m vorhand.cli`. docs/cli.md describes every command.

`face` says what a game has of its own, each in a folder (`bismarck`), and `known` lists the games; everything else is
the same for all of them.

Nothing is decided here. Rules, words, records and bots are other packages; this one asks, shows and keeps.
"""

from vorhand.cli.app import main

__all__ = ["main"]
