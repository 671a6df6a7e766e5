"""All rule sets that come with the server as a page of plain HTML, and what a reader gets who asks for another one."""

from collections.abc import Iterator, Sequence

from vorhand import rulesets
from vorhand.games.known import HOUSES
from vorhand.rulebook import size
from vorhand.rulebook.axes import ruleset_name
from vorhand.server.plain_html import page, source_line, text
from vorhand.words import words

__all__ = ["houses_page", "missing_page"]


def houses_page(language: str, game: str = "") -> str:
    """The rule sets of a game by its id, or of every game."""
    say = words(language)
    title = say.say("rules-houses-of", game=game.capitalize()) if game else say.say("rules-houses")
    games = (game,) if game else tuple(HOUSES)
    header = [f"<h1>{text(title)}</h1>"]
    return page(language, title, header=header, navigation=_contents(games, language), main=_houses(games, language))


def missing_page(language: str, reason: str, game: str = "") -> str:
    """That nothing is there and why, in a sentence, and the ways on; `game`: the one that was asked for, if any."""
    say = words(language)
    title = say.say("rules-missing")
    home = f'<p><a href="/">{text(say.say("page-all-tables"))}</a></p>'
    games = (game,) if game in HOUSES else tuple(HOUSES)
    return page(
        language,
        title,
        header=[f"<h1>{text(title)}</h1><p>{text(reason)}</p>", home],
        main=_houses(games, language),
    )


def _contents(games: Sequence[str], language: str) -> Iterator[str]:
    """Links to the games below, if there are several."""
    if len(games) > 1:
        links = "".join(f'<li><a href="#{game}">{text(game.capitalize())}</a></li>' for game in games)
        yield f'<nav aria-label="{text(words(language).say("page-game"))}"><ul>{links}</ul></nav>'


def _houses(games: Sequence[str], language: str) -> Iterator[str]:
    for game in games:
        say, houses = words(language, game), HOUSES[game]
        heading = say.say("rules-houses-of", game=game.capitalize())
        yield f'<section id="{game}"><h2>{text(heading)}</h2>'
        yield f'<p><a href="/rules/glossary/{game}?lang={language}">{text(say.say("glossary"))}</a></p>'
        for id in houses.built_in:
            yield from _house(id, game, language)
        if houses.not_implementable:
            yield f"<section><h3>{text(say.say('rules-not-playable'))}</h3><ul>"
            for id, reason in houses.not_implementable.items():
                sentence = say.sentence("ruleset-not-implementable", {"id": id, "reason": reason})
                yield f"<li>{text(sentence)}</li>"
            yield "</ul></section>"
        yield "</section>"


def _house(id: str, game: str, language: str) -> Iterator[str]:
    say, ruleset = words(language, game), rulesets.load(id)
    name, about = ruleset_name(say, ruleset, untitled=id), say.say(f"ruleset-{id.replace('/', '-')}-about")
    yield f'<section><h3><a href="/rules/{id}?lang={language}">{text(name)}</a></h3>'
    yield f"<p>{text(size(ruleset, language))}</p><p>{text(about)}</p>"
    yield source_line(ruleset.source, say) + "</section>"
