"""Which language to speak: the one asked for, else the one of the locale."""

import os
from collections.abc import Mapping
from enum import StrEnum

from vorhand.words import pick_language

__all__ = ["Language", "language_of"]


class Language(StrEnum):
    """What `--lang` takes; the same codes as `vorhand.words.LANGUAGES`."""

    SV = "sv"
    ES = "es"
    EN = "en"
    DE = "de"
    FI = "fi"


def language_of(asked: Language | None, environment: Mapping[str, str] = os.environ) -> str:
    """The code of the language to speak, by the rules of POSIX and gettext.

    >>> language_of(None, {"LANG": "fi_FI.UTF-8", "LC_ALL": "C"})
    'en'
    """
    if asked is not None:
        return asked.value
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return pick_language()
    return pick_language(environment.get("LANGUAGE"), locale)
