"""The server that is soaked: `vorhand serve` as a person starts it."""

import re
from pathlib import Path
from types import MappingProxyType

from tests.server.running import ServerProcess
from tests.server.soak import lens

__all__ = ["VorhandServe"]


class VorhandServe(ServerProcess):
    """`vorhand serve` with its own settings; `tasks` is where it tells how many tasks it has."""

    ENVIRONMENT = MappingProxyType({"PYTHONUNBUFFERED": "1"})

    def __init__(self, folder: Path) -> None:
        self.tasks = folder / "tasks"
        super().__init__(folder)

    def _program(self) -> list[str]:
        return [str(lens.__file__)]

    def _arguments(self) -> list[str]:
        return [str(self.tasks), "serve", "--port", str(self.port), "--store", str(self.store)]

    def _port_in(self, line: str) -> int:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line
        return int(found[1])
