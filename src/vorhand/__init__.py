"""Vorhand: the card games Bismarck and Bauernschnapsen, to play, to keep score of, to learn and to build on.

A game is a machine over immutable states, the rules of a house are data, and an error is a sentence that cites a rule:

    >>> from vorhand import rulesets
    >>> from vorhand.games.bismarck import GAME
    >>> match = GAME.start(rulesets.load("bismarck/modern+must_trump"))
    >>> GAME.to_act(match), match.ruleset.deals
    (<Office.NATURE: 'nature'>, 12)
"""

from vorhand import errors, words

__all__ = ["__version__"]

__version__: str


def __getattr__(name: str) -> str:
    # Read when asked for: importlib.metadata takes 18 ms, this module and vorhand.words 1.
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("vorhand")
    except PackageNotFoundError:
        return "0+unknown"


errors.speak_with(words.english)
