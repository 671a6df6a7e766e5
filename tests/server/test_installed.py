"""What a browser needs to install the page: found at the root, asked for anew each time, and only by our own names."""

import httpx
import pytest

from tests.server.running import ServerProcess
from vorhand.server.built import static_folder

pytestmark = pytest.mark.skipif(not (static_folder() / "worker.js").exists(), reason="the page is not built")
MEDIA_TYPES = {"/worker.js": "text/javascript", "/manifest.webmanifest": "application/manifest+json"}


@pytest.mark.parametrize("path", MEDIA_TYPES)
def test_it_is_asked_for_anew_and_by_no_other_name(server: ServerProcess, path: str) -> None:
    answer = httpx.get(server.origin + path)
    hostile = httpx.get(server.origin + path, headers={"host": "evil.example"})

    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == MEDIA_TYPES[path]
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert (hostile.status_code, "evil" in hostile.text) == (403, False)
