"""The programs that docs/ shows run, each page's from top to bottom in one namespace.

But for one that needs numpy, which nothing here does, and goes on for ever.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import vorhand
from vorhand.notation import format_deal_string

DOCS = Path(__file__).parent.parent / "docs"


def run(page: str, **names: Any) -> dict[str, Any]:
    """What the page's programs leave behind; `names` is what its reader has already."""
    for program in re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text(), re.MULTILINE | re.DOTALL):
        if "import numpy" not in program:
            exec(program, names)
    return names


def test_the_programs_about_the_solver_run() -> None:
    names = run("solver.md")

    assert len(names["answers"]) == 200
    told = json.loads(vorhand("solve", format_deal_string(names["state"]), "--json").output)
    assert f"play {names['best']}" in [one["action"] for one in told["actions"] if one["best"]]
    assert names["values"].shape == (200, len(names["actions"]))


def test_the_programs_about_worlds_run() -> None:
    state = run("solver.md")["state"]

    names = run("worlds.md", state=state, seat=state.actor)

    assert len(names["worlds"]) == 1_000 < 40_000 < names["space"].count


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md")))
def test_no_page_shows_a_program_that_nobody_runs(page: str) -> None:
    assert ("```python" in (DOCS / page).read_text()) is (page in {"solver.md", "worlds.md"})
