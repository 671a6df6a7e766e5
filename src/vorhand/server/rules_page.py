"""The rules of a rule set and the words of a game as pages of plain HTML."""

from collections.abc import Iterable, Iterator
from html import escape

from vorhand.cards import Card
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.rulebook import Chapter, Rule, chapters
from vorhand.rulebook.axes import ruleset_name
from vorhand.rulebook.exercises import Posed, pictured, posed
from vorhand.rulebook.glossary import Entry, entries
from vorhand.server.built import SCRIPT
from vorhand.server.plain_html import page, source_line, text
from vorhand.server.rules_examples import Attempt, Forms
from vorhand.words import Words, words

__all__ = ["glossary_page", "rules_page"]


def rules_page(ruleset: AnyRuleset, language: str, attempt: Attempt | None = None) -> str:
    """The whole page, in a language that we have, with the answer to what was tried in an example."""
    game = game_of(ruleset).id
    say = words(language, game)
    title, name = say.say(f"rules-{game}-title"), ruleset_name(say, ruleset, untitled=say.say("page-house-unnamed"))
    found, forms = chapters(ruleset, language), Forms(say, attempt)
    glossary = _link(f"/rules/glossary/{game}", language, say.say("glossary"))
    houses = _link(f"/rules/{game}", language, say.say("rules-houses"))
    return page(
        language,
        f"{name} · {title}",
        header=[
            f"<h1>{text(title)}</h1><p>{text(name)}</p>",
            source_line(ruleset.source, say),
            f"<p>{glossary} · {houses}</p>",
        ],
        navigation=_contents(found, title),
        main=(part for chapter in found for part in _chapter(chapter, ruleset, say, forms)),
        game=game,
        script=SCRIPT,
    )


def glossary_page(game: str, usual: str, language: str) -> str:
    """The words of a game, by its id, as a page; `usual`: the id of its usual rule set, whose rules it links to."""
    say = words(language, game)
    title = say.say("glossary-title", game=game.capitalize())
    rules = _link(f"/rules/{usual}", language, say.say(f"rules-{game}-title"))
    houses = _link(f"/rules/{game}", language, say.say("rules-houses"))
    return page(
        language,
        title,
        header=[f"<h1>{text(title)}</h1>", f"<p>{rules} · {houses}</p>"],
        main=["<dl>", *(part for entry in entries(language, game) for part in _term(entry, say)), "</dl>"],
        game=game,
    )


def _link(path: str, language: str, name: str) -> str:
    return f'<a href="{path}?lang={language}">{text(name)}</a>'


def _term(entry: Entry, say: Words) -> Iterator[str]:
    yield f'<dt id="{entry.id}">{text(entry.name)}</dt><dd><p>{text(entry.text)}</p>'
    if entry.see:
        links = ", ".join(f'<a href="#{id}">{text(name)}</a>' for id, name in entry.see)
        yield f'<p class="source">{say.say("glossary-see", terms=links)}</p>'
    yield "</dd>"


def _contents(found: Iterable[Chapter], title: str) -> Iterator[str]:
    yield f'<nav aria-label="{escape(title)}"><ul>'
    for chapter in found:
        yield f'<li><a href="#{chapter.number}">{chapter.number} {text(chapter.title)}</a></li>'
    yield "</ul></nav>"


def _chapter(chapter: Chapter, ruleset: AnyRuleset, say: Words, forms: Forms) -> Iterator[str]:
    yield f'<section id="{chapter.number}"><h2>{chapter.number} {text(chapter.title)}</h2>'
    for rule in chapter.rules:
        played = zip(posed(rule.number, ruleset), pictured(rule.number, ruleset), strict=True)
        yield from _rule(rule, played, say, forms)
    yield "</section>"


def _rule(
    rule: Rule, played: Iterable[tuple[Posed | None, tuple[Card, ...]]], say: Words, forms: Forms
) -> Iterator[str]:
    yield f'<section id="{rule.number}"><h3>{rule.number}</h3><p>{text(rule.text)}</p>'
    if rule.items:
        yield "<ul>" + "".join(f"<li>{text(item)}</li>" for item in rule.items) + "</ul>"
    for example, (each, cards) in zip(rule.examples, played, strict=True):
        said = say.say("rules-example", text=example)
        yield from forms.picture(cards, said) if each is None else forms.form(each, said)
    yield source_line(rule.source, say) + "</section>"
