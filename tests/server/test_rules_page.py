"""The rules as a page: what it says, in whose language, and that strangers' words stay words."""

import ast
import gzip
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

import vorhand.games
from tests.server.running import Player, ServerProcess, run
from vorhand import rulesets
from vorhand.rulebook import chapters, size
from vorhand.rulebook.axes import ruleset_name
from vorhand.rulebook.glossary import GLOSSARY, entries
from vorhand.server.app import create_app
from vorhand.server.built import SCRIPT, STYLE, Kept
from vorhand.server.rules_page import rules_page
from vorhand.server.settings import Settings
from vorhand.server.store import SqliteStore
from vorhand.words import LANGUAGES, words

RULED = Path(__file__).parents[2] / "web" / "src" / "ruled.ts"
ORIGIN = "http://127.0.0.1:1"
VOID = {"meta", "link", "input"}


class Text(HTMLParser):
    """The text of a page, its ids, and whether every element is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text, self.open, self.ids, self.links = "", list[str](), list[str](), list[str]()
        self.sources: list[str] = []
        self.tags: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not given.keys() & {"style", "onclick"}
        self.tags.add(tag)
        self.ids += [id] if (id := given.get("id")) else []
        self.links += [href] if (href := given.get("href")) else []
        self.sources += [source] if (source := given.get("src")) else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert self.open[-1:] != ["script"]
        self.text += data


def got(folder: Path, path: str, **headers: str) -> httpx.Response:
    store = SqliteStore(folder / "store.db")

    async def once() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(store, Settings(origins=frozenset({ORIGIN}))))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
            return await client.get(path, headers=headers)

    try:
        return run(once())
    finally:
        store.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["bismarck/modern+must_trump", "bauernschnapsen/pagat"])
def test_the_page_has_every_rule_of_the_house_and_links_that_lead_somewhere(id: str, language: str) -> None:
    ruleset = rulesets.load(id)
    page = Text(rules_page(ruleset, language))

    for chapter in chapters(ruleset, language):
        for rule in chapter.rules:
            assert rule.text in page.text
            assert all(each in page.text for each in (*rule.items, *rule.examples))
    assert page.open == []
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert len(set(page.ids)) == len(page.ids)
    assert page.sources == [SCRIPT.address]
    assert "style" not in page.tags


def cited(game: str) -> Iterator[str]:
    """Every rule number that the game's code can cite: a text of its own in its sources."""
    for path in sorted((Path(vorhand.games.__file__).parent / game).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.name != "rules.py" else ():
            if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]{3}-[0-9.]+", str(node.value)):
                yield str(node.value)


@pytest.mark.parametrize(
    ("game", "some"), [("bismarck", {"BIS-3.7", "BIS-4.2"}), ("bauernschnapsen", {"BAU-3.8", "BAU-5.5"})]
)
def test_every_rule_that_a_refusal_can_cite_has_its_place_on_the_page_of_every_house(game: str, some: set[str]) -> None:
    """The page makes a link of whatever looks like such a number (web/src/ruled.ts)."""
    pattern = re.search("NUMBER = /(.*)/;", RULED.read_text("utf-8"))
    assert pattern is not None
    numbers = set(cited(game))

    assert some <= numbers
    assert all(re.fullmatch(pattern[1], number) for number in numbers)
    for id in rulesets.BUILT_IN:
        if id.startswith(f"{game}/"):
            assert numbers <= set(Text(rules_page(rulesets.load(id), "en")).ids)


def test_the_title_of_a_players_own_file_stays_text() -> None:
    file = 'extends = "bismarck/modern"\nsource = "<b>us</b>"\ntitle = "<script>alert(1)</script>"\n'
    page = Text(rules_page(rulesets.parse(file, "own.toml"), "en"))

    assert "<script>alert(1)</script>" in page.text
    assert page.sources == [SCRIPT.address]
    assert page.text.count("<b>us</b>") == 1


@pytest.mark.parametrize(
    ("path", "accepted", "language"),
    [("", "fi,en;q=0.5", "fi"), ("?lang=sv", "fi", "sv"), ("?lang=xx", "de-AT", "de"), ("", "", "en")],
)
def test_the_page_is_in_the_viewers_language(tmp_path: Path, path: str, accepted: str, language: str) -> None:
    answer = got(tmp_path, f"/rules/bismarck/modern{path}", **{"accept-language": accepted})

    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert "style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("kept", [STYLE, SCRIPT], ids=["style", "script"])
def test_style_and_script_are_named_by_their_content_and_kept(tmp_path: Path, kept: Kept) -> None:
    answer = got(tmp_path, kept.address)

    assert f'"{kept.address}"' in rules_page(rulesets.load("modern"), "en")
    assert (answer.status_code, answer.content) == (200, kept.data)
    assert answer.headers["content-type"].startswith(kept.media_type)
    assert "immutable" in answer.headers["cache-control"]


def test_the_script_is_small() -> None:
    assert len(gzip.compress(SCRIPT.data)) < 1536


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("bismarck/nonsense", "bismarck/nonsense"),
        ("bismarck/<b>&x", "bismarck/<b>&x"),
        ("bismarck/modern+nonsense", "must_trump"),
        ("bismarck/follett", "bismarck/follett"),
        ("skat/modern", "skat/modern"),
        ("skat", "bauernschnapsen"),
        ("glossary/skat", "bauernschnapsen"),
        ("nonsense/x/y", ""),
    ],
)
def test_what_is_not_there_is_a_page_with_ways_on(tmp_path: Path, path: str, reason: str, language: str) -> None:
    answer = got(tmp_path, f"/rules/{path}", **{"accept-language": language})
    page = Text(answer.text)

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.text
    assert words(language).say("rules-missing") in page.text
    assert reason in page.text
    assert page.open == []
    assert not page.tags & {"script", "b"}
    assert "/" in page.links
    assert f"/rules/bismarck/modern?lang={language}" in page.links
    assert f"?lang={'en' if language == 'fi' else 'fi'}" in page.links


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "games"), [("", GLOSSARY), ("/", GLOSSARY), *((f"/{game}", [game]) for game in GLOSSARY)]
)
def test_every_house_is_on_the_list_with_name_players_and_source(
    tmp_path: Path, path: str, games: list[str], language: str
) -> None:
    answer = got(tmp_path, f"/rules{path}?lang={language}")
    page = Text(answer.text)

    assert answer.status_code == 200
    assert page.open == []
    assert not page.tags & {"script", "style"}
    for id in rulesets.BUILT_IN:
        listed = id.partition("/")[0] in games
        assert (f"/rules/{id}?lang={language}" in page.links) is listed
        ruleset = rulesets.load(id)
        say = words(language, id.partition("/")[0])
        wanted = {ruleset_name(say, ruleset, untitled=""), size(ruleset, language), ruleset.source.removesuffix(".")}
        assert not listed or all(each in page.text for each in wanted)
    for id in rulesets.NOT_IMPLEMENTABLE:
        assert (id in page.text) is (id.partition("/")[0] in games)


def test_whatever_the_list_links_to_is_there(tmp_path: Path) -> None:
    page = Text(got(tmp_path, "/rules?lang=es").text)

    assert {got(tmp_path, link).status_code for link in page.links if link.startswith("/rules")} == {200}
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


def test_rules_and_words_link_to_the_list_of_their_game(tmp_path: Path) -> None:
    for path in ("/rules/bismarck/spel-pass", "/rules/glossary/bismarck"):
        assert "/rules/bismarck?lang=de" in Text(got(tmp_path, f"{path}?lang=de").text).links


def test_a_table_shows_the_rules_of_its_own_file(server: ServerProcess) -> None:
    file = 'extends = "bismarck/modern"\nsource = "us"\ntitle = "Our house"\n[play]\nvoid = "must-trump"\n'

    async def evening() -> tuple[httpx.Response, httpx.Response]:
        anna = Player(server, "Anna")
        table = (await anna.post("/api/tables", file=file, name="Anna")).json()["table"]
        return await anna.get(f"/rules/table/{table}?lang=en"), await anna.get("/rules/table/none?lang=sv")

    found, missing = run(evening())

    page = Text(found.text)
    assert "Our house" in page.text
    assert "you must play a trump if you have one" in page.text
    assert missing.status_code == 404
    assert '<html lang="sv">' in missing.text
    assert words("sv").say("no-such-table") in Text(missing.text).text
    assert "/rules/bauernschnapsen/pagat?lang=sv" in Text(missing.text).links


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARY)
def test_the_words_of_a_game_are_a_page(tmp_path: Path, game: str, language: str) -> None:
    answer = got(tmp_path, f"/rules/glossary/{game}?lang={language}")
    page = Text(answer.text)

    assert answer.status_code == 200
    assert page.open == []
    assert "script" not in page.tags
    assert all(entry.name in page.text and entry.text in page.text for entry in entries(language, game))
    assert {entry.id for entry in entries(language, game)} <= set(page.ids)
    assert {link.removeprefix("#") for link in page.links if link.startswith("#")} <= set(page.ids)
    assert f"/rules/{rulesets.DEFAULTS[game]}?lang={language}" in page.links


def test_rules_and_words_link_to_each_other_and_no_other_game_has_words(tmp_path: Path) -> None:
    rules = Text(got(tmp_path, "/rules/bismarck/modern?lang=sv").text)

    assert "/rules/glossary/bismarck?lang=sv" in rules.links
    assert got(tmp_path, "/rules/glossary/whist?lang=en").status_code == 404
