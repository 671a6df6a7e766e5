"""What all pages of plain HTML share: to read without scripts, and on paper. Their texts stand in modules beside this.

Every text goes through `text`, which escapes it: the title and source of a player's own file are strangers' words.
"""

import re
from collections.abc import Iterable, Iterator
from html import escape

from vorhand.server.built import STYLE, Kept
from vorhand.words import LANGUAGES, Words

__all__ = ["page", "source_line", "text"]

_RED_CARD = re.compile(r"[^\s(]+[♥♦]")


def page(
    language: str,
    title: str,
    header: Iterable[str],
    main: Iterable[str],
    navigation: Iterable[str] = (),
    game: str = "",
    script: Kept | None = None,
) -> str:
    """A page around these parts. `navigation` stands between header and main part, below the languages.

    `game`: whose colour it has, by its id. `script`: what makes it nicer where scripts run.
    """
    loaded = f'<script type="module" src="{script.address}"></script>' if script else ""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{text(title)}</title>",
            f'<link rel="stylesheet" href="{STYLE.address}">{loaded}</head>',
            f'<body class="{game}"><header><p><a href="/">Vorhand</a></p>',
            *header,
            "</header>",
            *_languages(language),
            *navigation,
            "<main>",
            *main,
            "</main></body></html>\n",
        ]
    )


def text(words: str) -> str:
    """The text for HTML, its red cards marked."""
    return _RED_CARD.sub(r'<span class="red">\g<0></span>', escape(words))


def source_line(source: str, say: Words) -> str:
    """Where something comes from."""
    return f'<p class="source">{text(say.say("rules-source", source=source.removesuffix(".")))}</p>'


def _languages(current: str) -> Iterator[str]:
    yield '<nav class="languages"><ul>'
    for code, name in LANGUAGES.items():
        here = ' aria-current="true"' if code == current else ""
        yield f'<li><a href="?lang={code}" lang="{code}" hreflang="{code}"{here}>{text(name)}</a></li>'
    yield "</ul></nav>"
