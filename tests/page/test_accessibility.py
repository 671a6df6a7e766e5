"""axe-core finds nothing on any screen, narrow and wide, light and dark."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run({ runOnly });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((n) => [n.html.slice(0, 200), n.failureSummary]) }));
}"""
LOOKS: dict[str, dict[str, Any]] = {
    "narrow-light": {"viewport": {"width": 320, "height": 568}, "color_scheme": "light"},
    "wide-dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
}


def check(person: Person, screen: str) -> None:
    if not AXE.exists():
        pytest.fail("axe-core is missing: npm ci in web/ brings it.")
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    assert found == [], f"{screen}: {json.dumps(found, indent=1, ensure_ascii=False)}"


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(people: People, look: str) -> None:
    anna = people.person(bypass_csp=True, **LOOKS[look])
    anna.go_home()
    expect(anna.page.get_by_role("combobox", name="Rules")).to_be_visible()
    check(anna, "home")
    anna.open_table("bismarck/modern", start=False)
    check(anna, "lobby")
    anna.open_as_declarer()
    seen: set[str] = set()
    while "next" not in seen:
        task = anna.task()
        key = "refused" if task == "play" and anna.page.locator(".hand .dim").count() else task
        if key not in seen:
            check(anna, key)
            seen.add(key)
        if task == "next":
            break
        anna.do(task, tile="free-trump" if task == "contract" else "")
    anna.page.get_by_role("button", name="Show the hands").click()
    check(anna, "hands")
    for name in ("Last trick", "Score", "Log", "Keys"):
        button = anna.page.get_by_role("button", name=name, exact=True)
        if button.count() > 0:
            button.click()
            check(anna, name)
            anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Menu").click()
    check(anna, "menu")
    anna.page.keyboard.press("Escape")
    anna.go_home()
    expect(anna.page.locator(".tables li").first).to_be_visible()
    check(anna, "home with tables")
