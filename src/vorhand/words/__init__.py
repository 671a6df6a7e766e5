"""Every word that people read: one Fluent catalogue a language, and the only way to it.

    >>> words("sv").say("contract-nt-win-long")
    'Sang: utan trumf, ta stick'
    >>> words("sv", "bauernschnapsen").say("phase-auction")
    'Budgivningen pågår.'

Both games have keys of the same name: whoever speaks of one game asks for its words. Games, errors and events know
codes and fields only; here they become sentences. Nothing is read before the first word.
"""

import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from vorhand.errors import Field
from vorhand.words.languages import DEFAULT, GAMES, LANGUAGES, pick_language

if TYPE_CHECKING:
    from vorhand.words.catalogue import Catalogue

__all__ = ["LANGUAGES", "Words", "WordsWarning", "english", "pick_language", "signed", "words"]


class WordsWarning(ResourceWarning):
    """A key or a field is missing from a catalogue: an error in our tests, silent in front of players."""


class Words:
    """The words of one language. Never raises: what is missing is said in English, or as the bare key.

    Of a game, its own files are searched first, then those that belong to all; of none, every file, Bismarck's first.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of a key, its fields filled in. What fields it takes stands above it in `en/`."""
        return self._said(key, fields) or key

    def sentence(self, code: str, fields: Mapping[str, Field]) -> str:
        """The sentence of an error or a refusal. Ids among its fields become words where players read them.

        >>> words("en").sentence("refused-trump", {"rule": "BIS-3.4", "trump": "spades", "legal": "clubs, hearts"})
        'spades: may not be named here (BIS-3.4); possible: clubs, hearts'
        """
        worded = {name: self._worded(code, name, fields) for name in fields}
        return self._said(code, worded) or _plain(code, fields)

    def joined(self, parts: Iterable[str]) -> str:
        """An enumeration: "Anna, Bo and Cia"."""
        *head, last = list(parts) or [""]
        if not head:
            return last
        text = head[0]
        for part in head[1:]:
            text = self.say("list-more", head=text, last=part)
        return self.say("list-end-i" if _begins_with_i(last) else "list-end", head=text, last=last)

    def has(self, key: str) -> bool:
        """Whether this very language has a message for the key."""
        return _catalogue(self.language, self.game).has(key)

    def _said(self, key: str, fields: Mapping[str, Field]) -> str | None:
        for language in dict.fromkeys((self.language, DEFAULT)):
            catalogue = _catalogue(language, self.game)
            if catalogue.has(key):
                text, problems = catalogue.format(key, fields)
                for problem in problems:
                    _complain(f"{language}: {key}: {problem}")
                return text
            _complain(f"{language}: {key} is missing")
        return None

    def _worded(self, code: str, name: str, fields: Mapping[str, Field]) -> Field:
        value = fields[name]
        prefix = _WORDED.get(code, {}).get(name)
        if prefix is None or not isinstance(value, str):
            return value
        if code == "ruleset-not-implementable":
            return self._word(prefix, str(fields.get("id", "")), value)
        return ", ".join(self._word(prefix, part, part) for part in value.split(", "))

    def _word(self, prefix: str, id: str, otherwise: str) -> str:
        key = prefix + _slug(id)
        return self.say(key) if self.has(key) else otherwise


@cache
def words(language: str, game: str = "") -> Words:
    """The words of a language, or of English if we do not have it; of a game by its id, such as "bauernschnapsen"."""
    return Words(pick_language(language), game if game in GAMES else "")


def english(code: str, fields: Mapping[str, Field]) -> str:
    """The English sentence of an error: what `str(error)` is."""
    return words(DEFAULT).sentence(code, fields)


def signed(points: int) -> str:
    """Points with their sign, in every language: "+3", "−2", "0"."""
    return f"{points:+d}".replace("-", "−") if points else "0"


_CONTRACTS = {"contract": "contract-", "legal": "contract-"}
_CALLS = {"contract": "contract-", "legal": "call-"}
_WORDED: Mapping[str, Mapping[str, str]] = {
    "refused-bid-too-low": _CALLS,
    "refused-bidder": _CALLS,
    "refused-contract": _CONTRACTS,
    "refused-contract-used": _CONTRACTS,
    "refused-declarers-marriages": _CALLS,
    "refused-first-pass": _CALLS,
    "refused-first-three": {"trump": "suit-", "legal": "suit-"},
    "refused-kontra-normal": _CALLS,
    "refused-needs-ace": _CALLS,
    "refused-no-claims": _CALLS,
    "refused-no-marriages": _CALLS,
    "refused-not-holding": _CALLS,
    "refused-not-played": _CALLS,
    "refused-trump": {"trump": "value-contracts-suits-", "legal": "value-contracts-suits-"},
    "ruleset-not-implementable": {"reason": "reason-"},
    "ruleset-range": {"value": "given-"},
    "ruleset-syntax": {"reason": "reason-"},
    "ruleset-type": {"expected": "expected-"},
    "ruleset-unreadable": {"reason": "reason-"},
}
"""Which fields of which code hold ids or English, and what their keys begin with."""


@cache
def _catalogue(language: str, game: str) -> "Catalogue":
    # Inside the function, so that whoever only computes does not pay for fluent.runtime and the files.
    from vorhand.words.catalogue import Catalogue

    return Catalogue(language, game)


def _complain(what: str) -> None:
    warnings.warn(what, WordsWarning, stacklevel=4)


def _plain(code: str, fields: Mapping[str, Field]) -> str:
    return f"{code}: " + ", ".join(f"{name}={value}" for name, value in fields.items())


def _slug(id: str) -> str:
    return "".join(c if c.isascii() and c.isalnum() else "-" for c in id)


def _begins_with_i(word: str) -> bool:
    """Whether a word begins with the vowel i, before which Spanish says "e" for "y": Inés and Hilda, but not Hierro."""
    bare = word.lower().removeprefix("h")
    return bare[:1] in ("i", "í") and bare[1:2] not in ("a", "e", "o")
