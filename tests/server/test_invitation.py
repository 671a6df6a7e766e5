"""Links for others: never an address that leads only the one who shares it, and the same as a QR code."""

import pytest

from tests.server.running import Player, ServerProcess, run
from vorhand.server.guard import POLICY
from vorhand.server.invitation import picture, reach, shared_origin
from vorhand.server.settings import Settings

HERE, LAN, NAMED = "http://127.0.0.1:8765", "http://192.168.1.7:8765", "https://cards.example"
ORIGINS = frozenset((HERE, "http://localhost:8765", LAN, NAMED))


@pytest.mark.parametrize(
    ("host", "shared", "found"),
    [
        ("127.0.0.1:8765", (HERE, LAN), LAN),
        ("localhost:8765", (NAMED, HERE, LAN), NAMED),
        ("192.168.1.7:8765", (NAMED, HERE, LAN), LAN),
        ("cards.example", (HERE, LAN), NAMED),
        ("127.0.0.1:8765", (HERE,), HERE),
    ],
)
def test_a_link_has_the_address_by_which_others_come(host: str, shared: tuple[str, ...], found: str) -> None:
    assert shared_origin(host, Settings(origins=ORIGINS, shared=shared)) == found


@pytest.mark.parametrize(
    ("origin", "who"),
    [
        (HERE, "machine"),
        ("http://localhost:1", "machine"),
        ("http://[::1]:1", "machine"),
        (LAN, "network"),
        ("http://169.254.3.4:1", "network"),
        ("http://cards.local:8765", "network"),
        (NAMED, "anybody"),
        ("http://8.8.8.8:1", "anybody"),
    ],
)
def test_how_far_an_address_reaches(origin: str, who: str) -> None:
    assert reach(origin) == who


def test_link_and_picture_of_a_table(server: ServerProcess) -> None:
    async def evening() -> None:
        anna = Player(server, "Anna")
        table = await anna.create(start=False)
        link = f"{server.origin}/t/{table}"
        told = (await anna.get(f"/api/tables/{table}/link")).json()
        drawn = await anna.get(f"/api/tables/{table}/qr.svg")
        missing = await anna.get("/api/tables/nothing/qr.svg")

        assert told == {"link": link, "reach": "machine"}
        assert drawn.content == picture(link)
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.headers["cache-control"] == "private, max-age=600"
        assert drawn.headers["content-security-policy"] == POLICY
        # What the policy would refuse, were the picture opened by itself.
        assert not any(word in drawn.text for word in ("style", "script", "href", "class"))
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")

    run(evening())


def test_a_link_is_drawn_once_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes some hundredths of a second, in which every table waits."""
    first = picture(f"{LAN}/t/drawn-once")
    monkeypatch.setattr("segno.make", None)

    assert picture(f"{LAN}/t/drawn-once") == first
