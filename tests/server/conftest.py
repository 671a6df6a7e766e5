"""One server for tests that do not kill it."""

from collections.abc import Iterator

import pytest

from tests.server.running import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    yield process
    process.stop()
