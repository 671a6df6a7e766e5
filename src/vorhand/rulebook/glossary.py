"""The words of each game that somebody must know: rows with cross references; what they mean stands in the catalogues.

A term is `term-ID` in the words of its game, what it means `term-ID-is`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from vorhand.words import Words, words

__all__ = ["GLOSSARY", "Entry", "Term", "entries"]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of one game."""

    id: str
    see: tuple[str, ...] = ()
    """Ids of terms that are worth reading too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A term as somebody reads it."""

    id: str
    name: str
    text: str
    see: tuple[tuple[str, str], ...]
    """Ids and names of other terms."""


_BISMARCK = (
    Term("dealer", ("declarer", "leader")),
    Term("declarer", ("kitty", "quota")),
    Term("leader", ("lead", "dealer")),
    Term("kitty", ("open-cards", "discard")),
    Term("open-cards", ("kitty", "contract")),
    Term("discard", ("kitty", "void")),
    Term("contract", ("sang", "spader", "valfri", "noll")),
    Term("sang", ("contract", "noll")),
    Term("spader", ("contract", "trump")),
    Term("valfri", ("contract", "trump")),
    Term("noll", ("contract", "quota")),
    Term("layout", ("contract", "points")),
    Term("trump", ("ruff",)),
    Term("trick", ("lead", "follow")),
    Term("lead", ("trick", "leader")),
    Term("follow", ("void",)),
    Term("void", ("ruff", "throw")),
    Term("ruff", ("trump", "void")),
    Term("throw", ("void",)),
    Term("quota", ("points",)),
    Term("points", ("quota", "score-sheet")),
    Term("deal", ("match",)),
    Term("match", ("deal", "tie")),
    Term("score-sheet", ("points", "contract")),
    Term("tie", ("match",)),
    Term("redeal", ("discard",)),
)

_BAUERNSCHNAPSEN = (
    Term("caller", ("trump", "turn-up", "normal")),
    Term("declarer", ("auction", "partner")),
    Term("partner", ("declarer", "bettler")),
    Term("cut", ("knock",)),
    Term("knock", ("cut",)),
    Term("trump", ("caller", "must-trump")),
    Term("turn-up", ("trump",)),
    Term("auction", ("hold", "pass")),
    Term("hold", ("auction",)),
    Term("pass", ("auction",)),
    Term("normal", ("card-points", "claim")),
    Term("bettler", ("partner",)),
    Term("schnapser", ("card-points", "kontra-schnapser")),
    Term("gang", ("zehner-gang",)),
    Term("zehner-gang", ("gang",)),
    Term("kontra-schnapser", ("schnapser",)),
    Term("bauernschnapser", ("kontra-bauernschnapser",)),
    Term("farben-gang", ("herren-schnapser",)),
    Term("kontra-bauernschnapser", ("bauernschnapser",)),
    Term("herren-schnapser", ("farben-gang",)),
    Term("kontra", ("game-points",)),
    Term("trick", ("must-beat", "must-trump")),
    Term("must-beat", ("trick", "must-trump")),
    Term("must-trump", ("trump", "must-beat")),
    Term("card-points", ("claim", "game-points")),
    Term("game-points", ("card-points", "bummerl")),
    Term("twenty", ("forty", "claim")),
    Term("forty", ("twenty",)),
    Term("claim", ("card-points", "normal")),
    Term("bummerl", ("schneider",)),
    Term("schneider", ("bummerl",)),
)

GLOSSARY: Mapping[str, tuple[Term, ...]] = MappingProxyType(
    {"bismarck": _BISMARCK, "bauernschnapsen": _BAUERNSCHNAPSEN}
)
"""The terms by game: a new game is a row here."""


def entries(language: str, game: str) -> tuple[Entry, ...]:
    """The glossary of a game, sorted by the terms as they are called in that language."""
    say = words(language, game)
    found = (
        Entry(
            id=term.id,
            name=_name(say, term.id),
            text=say.say(f"term-{term.id}-is"),
            see=tuple((other, _name(say, other)) for other in term.see),
        )
        for term in GLOSSARY[game]
    )
    return tuple(sorted(found, key=lambda entry: entry.name.casefold()))


def _name(say: Words, id: str) -> str:
    return say.say(f"term-{id}")
