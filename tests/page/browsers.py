"""Which Chromium a page is opened in: the light one wherever it will do."""

import shutil

LAN_NAME = "cards.local"
"""The name by which a browser of these tests finds this machine as phones in its network would."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1",
]
_WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# It draws the same pages without windows of its own, for which the whole browser needs 0.6 s more per person.
_LIGHT = "chromium-headless-shell"


def whole() -> str | None:
    """Path of the browser that people have, which also keeps a page alive for the way back; None if there is none."""
    return next((found for name in _WHOLE if (found := shutil.which(name))), None)


def light() -> str | None:
    """Path of the browser that does least besides showing pages; None if there is none."""
    return shutil.which(_LIGHT) or whole()
