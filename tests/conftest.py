"""Settings of every test run: the same examples every time, no deadline on a busy machine, and one folder to share."""

import os

import pytest
from hypothesis import settings

from tests.once import share

settings.register_profile("vorhand", derandomize=True, deadline=None)
settings.load_profile("vorhand")


@pytest.fixture(scope="session", autouse=True)
def _shared(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Processes that run beside each other share the folder around theirs."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        share(tmp_path_factory.getbasetemp().parent)
