"""The numbered rules of a game in Markdown: how the usual house plays, and below each rule what others do."""

from collections.abc import Iterator

from vorhand.rulebook.elsewhere import elsewhere
from vorhand.rulebook.reading import Rule, chapters
from vorhand.rulesets import DEFAULTS, load
from vorhand.words import words

__all__ = ["numbered_rules", "readme"]


def numbered_rules(language: str, game: str) -> str:
    """The rules of a game, by its id, in Markdown, numbered, each with its source and what other houses do."""
    return "\n\n".join(_paragraphs(language, game)) + "\n"


def readme(game: str) -> str:
    """The README.md of a game: the English rules, below a line that says how it is made."""
    return _how(game) + numbered_rules("en", game)


def _how(game: str) -> str:
    return (
        f"<!-- Made by `python -m vorhand.rulebook {game} > src/vorhand/games/{game}/README.md`. Change the texts in"
        f" src/vorhand/words/en/rules-{game}.ftl, the clauses in src/vorhand/rulebook/{game}/ and the sources in"
        " rules.py, not this file. -->\n\n"
    )


def _paragraphs(language: str, game: str) -> Iterator[str]:
    say = words(language, game).say
    yield f"# {say(f'rules-{game}-title')}"
    yield say(f"rules-{game}-intro")
    for chapter in chapters(load(DEFAULTS[game]), language):
        yield f"## {chapter.number} {chapter.title}"
        for rule in chapter.rules:
            yield from _rule(rule, game, language)


def _rule(rule: Rule, game: str, language: str) -> Iterator[str]:
    say = words(language, game).say
    yield f"**{rule.number}** {rule.text}"
    if rule.items:
        yield "\n".join(f"* {item}" for item in rule.items)
    for example in rule.examples:
        yield f"> {say('rules-example', text=example)}"
    others = elsewhere(rule.number, game, language)
    if others:
        yield say("rules-elsewhere")
        yield "\n".join(f"* {say('rules-other-house', text=text, where=where)}" for where, text in others)
    yield f"*{say('rules-source', source=rule.source)}*"
