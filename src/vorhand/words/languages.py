"""The languages that Vorhand speaks, and which of them to speak to somebody. No words here."""

from types import MappingProxyType

__all__ = ["DEFAULT", "LANGUAGES", "pick_language"]

LANGUAGES = MappingProxyType({"sv": "svenska", "es": "español", "en": "English", "de": "Deutsch", "fi": "suomi"})
"""Code to the language's own name, in the order in which they are offered. German is Austrian German."""

DEFAULT = "en"


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
