"""The numbered rules of a game as a text to read, made from the catalogues (`vorhand.words`) and the sources.

A rule stands once: its English text in `words/en/rules-bismarck.ftl`, its source in `games/bismarck/rules.py`.
"""

from collections.abc import Iterator
from itertools import groupby

from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.words import words

__all__ = ["numbered_rules", "readme"]

_HOW = (
    "<!-- Made by `python -m vorhand.rulebook > src/vorhand/games/bismarck/README.md`. Change the texts in"
    " src/vorhand/words/en/rules-bismarck.ftl and the sources in rules.py, not this file. -->\n\n"
)


def numbered_rules(language: str) -> str:
    """The rules of Bismarck in Markdown, numbered, each with its source."""
    return "\n\n".join(_paragraphs(language)) + "\n"


def readme() -> str:
    """The README.md of the game: the English rules, below a line that says how it is made."""
    return _HOW + numbered_rules("en")


def _paragraphs(language: str) -> Iterator[str]:
    say = words(language).say
    yield f"# {say('rules-title')}"
    yield say("rules-intro")
    for section, rules in groupby(RULE_SOURCES, key=_section):
        yield f"## {section} {say(f'rules-section-{section}')}"
        for rule in rules:
            yield f"**{rule}** {say('rule-' + rule.replace('.', '-'))}"
            yield f"*{say('rules-source', source=RULE_SOURCES[rule])}*"


def _section(rule: str) -> str:
    """The 4 of BIS-4.2."""
    return rule.partition("-")[2].partition(".")[0]
