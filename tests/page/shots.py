"""`make shots`: the pictures that README shows, taken of real matches in Chromium at phone and desk width."""

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from tests.page import browsers
from tests.page.conftest import serve
from tests.page.pairs import PairPlayer
from tests.page.people import People

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "device_scale_factor": 1.5}
DESK: dict[str, Any] = {"viewport": {"width": 1200, "height": 760}}


def main() -> None:
    """Play a little, and take pictures on the way."""
    executable = browsers.whole()
    if executable is None:
        sys.exit("The pictures are taken in Chromium, which is missing: install it (Debian: apt-get install chromium).")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), gone_s=600.0, bot_after_s=600.0, name=browsers.LAN_NAME)
        browser = playwright.chromium.launch(executable_path=executable, args=browsers.FLAGS)
        origin = next(server)
        try:
            for take in PICTURES:
                people = People(browser, origin)
                take(people)
                people.leave()
        finally:
            browser.close()
            server.close()


def contract(people: People) -> None:
    """The choice on the four open cards."""
    phone = people.person(**PHONE).open_as_declarer()
    phone.task("contract")
    phone.page.screenshot(path=FOLDER / "contract.png")


def auction(people: People) -> None:
    """The calls of Bauernschnapsen, and what may still be bid, in the dark."""
    pair = PairPlayer(people.person(**PHONE, color_scheme="dark")).open_table()
    while (task := pair.task()) != "auction" or len(pair.tiles) < 5:
        pair.do(task)
    pair.page.screenshot(path=FOLDER / "auction.png")


def lobby(people: People) -> None:
    """A table that waits for friends, with its QR code."""
    phone = people.person(**PHONE).open_table(start=False)
    phone.page.get_by_role("button", name="Show the QR code").click()
    code = phone.page.get_by_role("img", name=re.compile("^QR code"))
    expect(code).to_be_visible()
    phone.wait_for("document.querySelector('figure img').complete")
    code.evaluate("(img) => img.scrollIntoView({ block: 'end' })")
    phone.page.screenshot(path=FOLDER / "lobby.png")


def settings(people: People) -> None:
    """What a reader sets for his device."""
    phone = people.person(**PHONE).open_table("bismarck/spel-pass")
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("button", name="Settings").click()
    phone.page.get_by_role("checkbox", name="Four colours").check()
    phone.page.get_by_role("checkbox", name="Large index").check()
    phone.page.get_by_role("heading", name="Cards").evaluate("(h) => h.scrollIntoView({ block: 'start' })")
    phone.page.screenshot(path=FOLDER / "settings.png")


def table(people: People) -> None:
    """A trick that waits for the reader's card, and the score sheet beside it."""
    desk = people.person(**DESK).open_table()
    desk.play_fast(2)
    desk.do_next()
    desk.play_until("play")
    while desk.play_until("play") and desk.page.locator(".trick li").count() < 2:
        desk.do("play")
    desk.page.screenshot(path=FOLDER / "table.png")


def replay(people: People) -> None:
    """A trick of a finished deal, with all hands open."""
    desk = people.person(**DESK).open_table()
    desk.play_fast(1)
    desk.page.get_by_role("link", name="Look at deal 1 again").click()
    expect(desk.page.get_by_role("slider")).to_be_visible()
    for key in ["Home", *["PageDown"] * 6, "ArrowRight"]:
        desk.page.keyboard.press(key)
    expect(desk.page.locator(".trick li")).to_have_count(2)
    desk.page.screenshot(path=FOLDER / "replay.png")


PICTURES: tuple[Callable[[People], None], ...] = (contract, auction, lobby, settings, table, replay)


if __name__ == "__main__":
    main()
