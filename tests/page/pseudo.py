"""A language that nobody speaks: English with longer words, to see what has no room. It exists only in tests."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, Route

from vorhand.words.compiled import PARTS, _message, _messages, keys_of_part
from vorhand.words.languages import GAMES

__all__ = ["CLIPPED", "speak_pseudo"]

WEB = Path(__file__).parents[2] / "web" / "src"
_MODULE = re.compile(rf"/assets/en(?:-({'|'.join(GAMES)}))?(?:-({'|'.join(filter(None, PARTS))}))?-[\w-]{{8}}\.js$")

# Text that stands out of the screen, out of its button, or is cut off.
CLIPPED = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility() || parent.closest('.unseen, select, svg, script')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const held = (parent.closest('button, summary, label, .button') ?? document.body).getBoundingClientRect();
    let cut = false;
    for (let e = parent; e && e !== document.body; e = e.parentElement)
      cut ||= getComputedStyle(e).overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1;
    if (box.left < held.left - 1 || box.right > held.right + 1 || box.right > innerWidth + 1 || cut)
      found.push(`${text.data.trim()} (${Math.round(box.right - held.right)} px)`);
  }
  return found;
}"""


_AFTER = {"a": "å", "o": "ö", "u": "ü"}


class _Longer(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = re.sub("[aeiouy]", lambda vowel: vowel[0] + _AFTER.get(vowel[0], "é"), node.value)


@cache
def _compiled(game: str, part: str) -> str:
    messages = {key: pattern.clone() for key, pattern in _messages("en", game).items()}
    for pattern in messages.values():
        _Longer().visit(pattern)
    keys = keys_of_part(WEB, WEB / "words" / "compiled", game, part)
    lines = "".join(f'"{key}": {_message(messages, key)},\n' for key in keys)
    return f"const words = {{\n{lines}}};\nexport {{ words as default }};\n"


def speak_pseudo(page: Page) -> None:
    """From now on the page's English has words that are longer by a third."""

    def answer(route: Route) -> None:
        found = _MODULE.search(route.request.url)
        assert found is not None
        route.fulfill(content_type="text/javascript", body=_compiled(found[1] or "", found[2] or ""))

    page.route(_MODULE, answer)
