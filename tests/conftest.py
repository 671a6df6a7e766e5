"""Settings of every test run: the same examples every time, no deadline on a busy machine, one folder to share, and an
order in which no process waits for another at the end."""

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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of the processes that share the tests begins with slow ones, and ends with quick ones that others can take.

    xdist gives every process a run of neighbours, and from its end what the others have time for.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes == 1:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    files = list(dict.fromkeys(item.path for item in slow))
    each = -(-len(items) // processes)
    ordered: list[pytest.Item] = []
    for process in range(processes):
        mine = set(files[process::processes])
        ordered += [item for item in slow if item.path in mine]
        room = max(0, each * (process + 1) - len(ordered))
        ordered += quick[:room]
        del quick[:room]
    items[:] = ordered + quick
