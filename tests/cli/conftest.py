"""Every test of the command line keeps its matches in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the person's match is kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "vorhand" / "bismarck.json"
