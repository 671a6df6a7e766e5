"""The numbered rules of a game as a text to read, made from the catalogues (`vorhand.words`) and the sources.

A rule stands once: its English text in `words/en/rules-GAME.ftl`, its source in `games/GAME/rules.py`.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from types import MappingProxyType

from vorhand.games.bauernschnapsen import rules as bauernschnapsen
from vorhand.games.bismarck import rules as bismarck
from vorhand.games.known import DEFAULT_GAME
from vorhand.words import words

__all__ = ["RULE_SOURCES", "numbered_rules", "readme"]

RULE_SOURCES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"bismarck": bismarck.RULE_SOURCES, "bauernschnapsen": bauernschnapsen.RULE_SOURCES}
)
"""Rule number to source, in the order of the rules, by the game's id: a new game is a row here."""


def numbered_rules(language: str, game: str = DEFAULT_GAME) -> str:
    """The rules of a game, by its id, in Markdown, numbered, each with its source."""
    return "\n\n".join(_paragraphs(language, game)) + "\n"


def readme(game: str = DEFAULT_GAME) -> str:
    """The README.md of a game: the English rules, below a line that says how it is made."""
    return _how(game) + numbered_rules("en", game)


def _how(game: str) -> str:
    return (
        f"<!-- Made by `python -m vorhand.rulebook {game} > src/vorhand/games/{game}/README.md`. Change the texts in"
        f" src/vorhand/words/en/rules-{game}.ftl and the sources in rules.py, not this file. -->\n\n"
    )


def _paragraphs(language: str, game: str) -> Iterator[str]:
    say, sources = words(language, game).say, RULE_SOURCES[game]
    yield f"# {say(f'rules-{game}-title')}"
    yield say(f"rules-{game}-intro")
    for section, rules in groupby(sources, key=_section):
        yield f"## {section} {say(f'rules-{game}-section-{section}')}"
        for rule in rules:
            yield f"**{rule}** {say('rule-' + rule.replace('.', '-'))}"
            yield f"*{say('rules-source', source=sources[rule])}*"


def _section(rule: str) -> str:
    """The 4 of BIS-4.2."""
    return rule.partition("-")[2].partition(".")[0]
