"""The rules of a rule set and the words of a game as pages of plain HTML: to read without scripts, and on paper.

Every text goes through `_text`, which escapes it: the title and source of a player's own file are strangers' words.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from importlib.resources import files

from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.rulebook import Chapter, Rule, chapters
from vorhand.rulebook.axes import ruleset_name
from vorhand.rulebook.glossary import Entry, entries
from vorhand.words import LANGUAGES, Words, words

__all__ = ["STYLE", "glossary_page", "rules_page", "style_name"]

STYLE = files("vorhand.server").joinpath("rules.css").read_bytes()
"""The page's style sheet."""

_RED_CARD = re.compile(r"[^\s(]+[♥♦]")


@cache
def style_name() -> str:
    """The name of the style sheet, by its content, so that it can be kept for ever."""
    return f"rules-{hashlib.sha256(STYLE).hexdigest()[:12]}.css"


def rules_page(ruleset: AnyRuleset, language: str) -> str:
    """The whole page, in a language that we have."""
    game = game_of(ruleset).id
    say = words(language, game)
    title, name = say.say(f"rules-{game}-title"), ruleset_name(say, ruleset, untitled=ruleset.id)
    found = chapters(ruleset, language)
    return _page(
        language,
        f"{name} · {title}",
        [
            f"<h1>{_text(title)}</h1><p>{_text(name)}</p>",
            _source(ruleset.source, say),
            f'<p><a href="/rules/glossary/{game}?lang={language}">{_text(say.say("glossary"))}</a></p>',
            "</header>",
            *_languages(language),
            *_contents(found, title),
            "<main>",
            *(part for chapter in found for part in _chapter(chapter, say)),
        ],
    )


def glossary_page(game: str, usual: str, language: str) -> str:
    """The words of a game, by its id, as a page; `usual`: the id of its usual rule set, whose rules it links to."""
    say = words(language, game)
    title = say.say("glossary-title", game=game.capitalize())
    rules = say.say(f"rules-{game}-title")
    return _page(
        language,
        title,
        [
            f"<h1>{_text(title)}</h1>",
            f'<p><a href="/rules/{usual}?lang={language}">{_text(rules)}</a></p></header>',
            *_languages(language),
            "<main><dl>",
            *(part for entry in entries(language, game) for part in _term(entry, say)),
            "</dl>",
        ],
    )


def _term(entry: Entry, say: Words) -> Iterator[str]:
    yield f'<dt id="{entry.id}">{_text(entry.name)}</dt><dd><p>{_text(entry.text)}</p>'
    if entry.see:
        links = ", ".join(f'<a href="#{id}">{_text(name)}</a>' for id, name in entry.see)
        yield f'<p class="source">{say.say("glossary-see", terms=links)}</p>'
    yield "</dd>"


def _page(language: str, title: str, parts: Iterable[str]) -> str:
    """A page around these parts, which close the header and open the main part."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{_text(title)}</title>",
            f'<link rel="stylesheet" href="/rules/{style_name()}"></head>',
            '<body><header><p><a href="/">Vorhand</a></p>',
            *parts,
            "</main></body></html>\n",
        ]
    )


def _text(text: str) -> str:
    """The text for HTML, its red cards marked."""
    return _RED_CARD.sub(r'<span class="red">\g<0></span>', escape(text))


def _source(source: str, say: Words) -> str:
    return f'<p class="source">{_text(say.say("rules-source", source=source.removesuffix(".")))}</p>'


def _languages(current: str) -> Iterator[str]:
    yield '<nav class="languages"><ul>'
    for code, name in LANGUAGES.items():
        here = ' aria-current="true"' if code == current else ""
        yield f'<li><a href="?lang={code}" lang="{code}" hreflang="{code}"{here}>{_text(name)}</a></li>'
    yield "</ul></nav>"


def _contents(found: Iterable[Chapter], title: str) -> Iterator[str]:
    yield f'<nav aria-label="{escape(title)}"><ul>'
    for chapter in found:
        yield f'<li><a href="#{chapter.number}">{chapter.number} {_text(chapter.title)}</a></li>'
    yield "</ul></nav>"


def _chapter(chapter: Chapter, say: Words) -> Iterator[str]:
    yield f'<section id="{chapter.number}"><h2>{chapter.number} {_text(chapter.title)}</h2>'
    for rule in chapter.rules:
        yield from _rule(rule, say)
    yield "</section>"


def _rule(rule: Rule, say: Words) -> Iterator[str]:
    yield f'<section id="{rule.number}"><h3>{rule.number}</h3><p>{_text(rule.text)}</p>'
    if rule.items:
        yield "<ul>" + "".join(f"<li>{_text(item)}</li>" for item in rule.items) + "</ul>"
    for example in rule.examples:
        yield f'<p class="example">{_text(say.say("rules-example", text=example))}</p>'
    yield _source(rule.source, say) + "</section>"
