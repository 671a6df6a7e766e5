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
    title = _title(game, language) if game else say.say("rules-houses")
    header = [f"<h1>{text(title)}</h1>"]
    if game:
        return page(language, title, header=header, main=_houses(game, language, below=1))
    return page(language, title, header=header, navigation=_contents(language), main=_games(tuple(HOUSES), language))


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
        main=_games(games, language),
    )


def _title(game: str, language: str) -> str:
    return words(language).say("rules-houses-of", game=game.capitalize())


def _contents(language: str) -> Iterator[str]:
    """Links to the games below."""
    links = "".join(f'<li><a href="#{game}">{text(game.capitalize())}</a></li>' for game in HOUSES)
    yield f'<nav aria-label="{text(words(language).say("page-game"))}"><ul>{links}</ul></nav>'


def _games(games: Sequence[str], language: str) -> Iterator[str]:
    for game in games:
        yield f'<section id="{game}"><h2>{text(_title(game, language))}</h2>'
        yield from _houses(game, language, below=2)
        yield "</section>"


def _houses(game: str, language: str, below: int) -> Iterator[str]:
    """All of a game. `below`: the level of the heading above them."""
    say, houses, h = words(language, game), HOUSES[game], f"h{below + 1}"
    yield f'<p><a href="/rules/glossary/{game}?lang={language}">{text(say.say("glossary"))}</a></p>'
    for id in houses.built_in:
        yield from _house(id, game, language, h)
    if houses.not_implementable:
        yield f'<section class="house"><{h}>{text(say.say("rules-not-playable"))}</{h}><ul>'
        for id, reason in houses.not_implementable.items():
            sentence = say.sentence("ruleset-not-implementable", {"id": id, "reason": reason})
            yield f"<li>{text(sentence)}</li>"
        yield "</ul></section>"


def _house(id: str, game: str, language: str, h: str) -> Iterator[str]:
    say, ruleset = words(language, game), rulesets.load(id)
    name, about = ruleset_name(say, ruleset, untitled=id), say.say(f"ruleset-{id.replace('/', '-')}-about")
    yield f'<section class="house"><{h}><a href="/rules/{id}?lang={language}">{text(name)}</a></{h}>'
    yield f"<p>{text(size(ruleset, language))}</p><p>{text(about)}</p>"
    yield source_line(ruleset.source, say) + "</section>"
