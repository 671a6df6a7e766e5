"""`make shots`: the pictures that README shows, taken of a real match in Chromium at phone and desk width."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.page.conftest import BROWSERS, FLAGS
from tests.page.people import People
from tests.server.running import ServerProcess

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "device_scale_factor": 2}
DESK: dict[str, Any] = {"viewport": {"width": 1200, "height": 760}}


def main() -> None:
    """Play a little, and take pictures on the way."""
    executable = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if executable is None:
        sys.exit("The pictures are taken in Chromium, which is missing: install it (Debian: apt-get install chromium).")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        people = People(browser, server.origin)
        try:
            phone = people.person(**PHONE).open_as_declarer()
            phone.task("contract")
            phone.page.screenshot(path=FOLDER / "contract.png")
            desk = people.person(**DESK).open_table()
            desk.play_until("play")
            for _ in range(3):
                desk.do("play")
                desk.play_until("play")
            desk.page.screenshot(path=FOLDER / "table.png")
        finally:
            people.leave()
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
