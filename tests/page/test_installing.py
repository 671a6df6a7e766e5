"""The page is kept in the browser: it can be installed, opens without its server, and never changes during a deal."""

import re
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsers import LAN_NAME
from tests.page.builds import changed_build
from tests.page.conftest import STATIC, _Stage, coming, serve
from tests.page.people import People, Person
from tests.page.test_company import look

pytestmark = pytest.mark.slow

House = tuple[People, Generator[str]]

_READY = """navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  const look = () => active.state === 'activated' ? resolve(true) : setTimeout(look, 50);
  look();
}))"""
_ENTRY = "document.querySelector('script[type=module]').src"
_BUILDS = "caches.keys().then((names) => names.filter((name) => name.startsWith('vorhand-build-')).length)"
_MANIFEST = """fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())
  .then(async (manifest) => ({ ...manifest, icons: await Promise.all(manifest.icons.map(async (icon) => {
    const picture = await createImageBitmap(await (await fetch(icon.src)).blob());
    return { ...icon, is: `${picture.width}x${picture.height}` };
  })) }))"""
_KEPT = """caches.keys().then((names) => Promise.all(names.map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).then((all) => all.flat())"""


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a server takes the page from: at first the build as it is."""
    link = tmp_path / "static"
    link.symlink_to(STATIC)
    monkeypatch.setenv("STATIC", str(link))
    return link


@pytest.fixture
def house(keeping_stage: _Stage, static: Path, tmp_path: Path) -> Iterator[House]:
    """People at a server of their own, and that server, which ends when it is closed."""
    with closing(serve(tmp_path, gone_s=25.0, bot_after_s=60.0, name=LAN_NAME)) as server:
        for people in coming(keeping_stage, next(server)):
            yield people, server


def installed(person: Person) -> Person:
    """Wait until the worker is there."""
    person.wait_for("navigator.serviceWorker.getRegistration().then((found) => found !== undefined)")
    assert person.page.evaluate(_READY)
    return person


def fresh(person: Person) -> Locator:
    """The line about a new version."""
    return person.page.get_by_text(re.compile("A new version"))


def test_it_can_be_installed_and_opens_without_its_server(house: House) -> None:
    people, server = house
    anna = installed(people.person(installs=True).go_home())

    manifest = anna.page.evaluate(_MANIFEST)
    assert {"name": "Vorhand", "start_url": "/", "display": "standalone"}.items() <= manifest.items()
    assert all(icon["is"] == icon["sizes"] for icon in manifest["icons"])
    assert [(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]] == [
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    ]
    devtools = anna.context.new_cdp_session(anna.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    missing = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in missing} <= {"in-incognito"}  # as every person of a test is

    anna.page.goto(f"{anna.origin}/rules/bismarck/modern?lang=en")
    anna.go_home()
    anna.may_complain = True
    server.close()
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    expect(anna.page.get_by_role("heading", name="Bismarck")).to_be_visible()
    anna.page.goto(f"{anna.origin}/fair")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.page.goto(f"{anna.origin}/rules/bismarck/modern?lang=en")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    kept = anna.page.evaluate(_KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/t/", "/rules/table"))]


def test_a_new_version_waits_for_the_end_of_every_deal(house: House, static: Path, tmp_path: Path) -> None:
    people, _ = house
    anna = installed(people.person(installs=True, bypass_csp=True).open_table("bismarck/spel-pass"))
    front = Person(anna.context, anna.origin, "Anna")
    front.go_home()
    anna.page.evaluate("window.__kept = true")
    before = anna.page.evaluate(_ENTRY)
    anna.play_until("play")

    static.unlink()
    static.symlink_to(changed_build(STATIC, tmp_path / "changed"))
    front.page.wait_for_timeout(4000)  # what asks for a new version comes late
    front.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")

    expect(fresh(front)).to_be_visible()
    expect(fresh(anna)).to_have_count(0)
    look(front, "a new version, at the front")
    front.settled()
    front.page.get_by_role("button", name="Use it now").click()
    expect(front.page.get_by_text("It waits as long as a deal")).to_be_visible()
    # A part of the old version that the server has no more, and that was never asked for.
    front.page.get_by_role("link", name="Your own house rules").first.click()
    expect(front.page.get_by_role("heading", level=1)).to_be_visible()

    anna.play_until("play")
    assert anna.page.evaluate("window.__kept === true")
    anna.play_fast(1)
    anna.task("next")
    expect(fresh(anna)).to_be_visible()
    look(anna, "a new version, after a deal")
    result = anna.picture()
    anna.settled()
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Use it now").click()
    assert anna.page.evaluate(_ENTRY) != before
    assert anna.picture() == result
    assert "CHANGED0" in anna.page.evaluate(_ENTRY)

    # The other page goes on with the old version until it is told to.
    expect(fresh(front)).to_be_visible()
    front.settled()
    assert front.page.evaluate(_BUILDS) == 2
    with front.page.expect_navigation():
        front.page.get_by_role("button", name="Use it now").click()
    assert front.page.evaluate(_ENTRY) != before
    front.wait_for(f"{_BUILDS}.then((count) => count === 1)")


def test_a_table_whose_game_does_not_come_says_so_and_comes_when_it_is_asked_again(people: People) -> None:
    anna = people.person(bypass_csp=True).open_table("bismarck/spel-pass")
    anna.play_until("play")
    before = anna.picture()
    anna.may_complain = True
    game = re.compile(r"/assets/bismarck-[\w-]{8}\.js$")
    anna.context.route(game, lambda route: route.abort())
    anna.page.reload()
    expect(anna.page.get_by_text("This part has not arrived.")).to_be_visible()
    look(anna, "without the game")

    anna.context.unroute(game)
    anna.page.get_by_role("button", name="Reload").click()
    assert anna.picture() == before


def test_where_the_browser_keeps_nothing_the_page_is_the_same(house: House) -> None:
    people, _ = house
    people.origin = people.origin.replace("127.0.0.1", LAN_NAME)
    anna = people.person(installs=True).go_home()
    anna.page.wait_for_timeout(4000)

    assert anna.page.evaluate("!isSecureContext && !('serviceWorker' in navigator)")
