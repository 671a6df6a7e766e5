"""The languages that Vorhand speaks, which of them to speak to somebody, whose words a file holds. No words here."""

from types import MappingProxyType

__all__ = ["DEFAULT", "GAMES", "LANGUAGES", "game_of_file", "layers", "pick_language"]

LANGUAGES = MappingProxyType({"sv": "svenska", "es": "español", "en": "English", "de": "Deutsch", "fi": "suomi"})
"""Code to the language's own name, in the order in which they are offered. German is Austrian German."""

DEFAULT = "en"

GAMES = ("bismarck", "bauernschnapsen")
"""The ids of the games whose words we have, the default first: both have keys of the same name."""


def game_of_file(name: str) -> str:
    """The game that a file of a catalogue belongs to, empty if it belongs to all.

    >>> game_of_file("bismarck.ftl"), game_of_file("rules-bismarck.ftl"), game_of_file("cards.ftl")
    ('bismarck', 'bismarck', '')
    """
    stem = name.removesuffix(".ftl")
    return next((game for game in GAMES if stem == game or stem.endswith(f"-{game}")), "")


def layers(game: str = "") -> tuple[str, ...]:
    """Whose files are searched for a key, one after the other: a game's own first, then what belongs to all ("").

    Without a game those of every game are searched, the default's first.
    """
    return (game, "") if game in GAMES else (GAMES[0], "", *GAMES[1:])


def pick_language(*candidates: str | None) -> str:
    """The first language among the candidates that we have, else English.

    A candidate is whatever systems and browsers say: a locale, a list of them in order of preference, or None.

    >>> pick_language(None, "C", "sv_SE.UTF-8")
    'sv'
    >>> pick_language("nb-NO,fi;q=0.8")
    'fi'
    """
    wanted = (tag for candidate in candidates for tag in (candidate or "").replace(",", ":").split(":"))
    return next((language for tag in wanted if (language := _language_of(tag)) in LANGUAGES), DEFAULT)


def _language_of(tag: str) -> str:
    """The language in a locale such as "de-AT", "de_AT.UTF-8@euro" or "de;q=0.8"."""
    for end in ";.@_-":
        tag = tag.partition(end)[0]
    return tag.strip().lower()
