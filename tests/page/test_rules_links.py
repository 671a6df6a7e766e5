"""From the table to its rules: the number in a refusal, the score sheet and the help lead to the rule itself."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.pairs import NORMAL_ONLY, PairPlayer
from tests.page.people import People, Person
from tests.page.reader import Reader
from tests.page.test_accessibility import check, seen_by_axe
from tests.page.test_layout import measure
from tests.page.test_table import until_refused
from vorhand.words import LANGUAGES

pytestmark = pytest.mark.slow

# Cards of the hand that a finger would not get although it is on them.
_COVERED = """() => [...document.querySelectorAll('.hand button')].filter((button) => {
  const { left, top } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(left + 8, top + 20));
}).length"""


def leads_to(person: Person, link: Locator) -> str:
    """Which rule the reader is taken to, in a tab of its own."""
    with person.context.expect_page() as opened:
        link.click()
    page = opened.value
    page.wait_for_load_state()
    assert "/rules/table/" in page.url
    found: str | None = page.evaluate("document.querySelector(':target')?.id")
    assert found is not None, page.url
    expect(page.locator(f"[id='{found}'] h3")).to_be_in_viewport()
    page.close()
    return found


def refuse(person: Person) -> None:
    person.page.locator(".hand .dim").first.click(position={"x": 8, "y": 20}, force=True)


def places(person: Person) -> dict[str, Any]:
    found = measure(person)
    return {name: found[name] for name in ("cards", "felt", "overflow", "tall")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_refusal_is_a_link_and_nothing_moves(people: People, language: str) -> None:
    anna = people.person(locale=language).open_as_declarer("bismarck/spel-pass")
    until_refused(anna)
    before = places(anna)
    refuse(anna)
    link = anna.line.get_by_role("link")
    expect(link).to_have_text("BIS-4.2")
    expect(link).to_have_accessible_name(re.compile(r"\w.*BIS-4[.]2"))

    assert places(anna) == before
    assert before["tall"] <= 0
    assert anna.page.evaluate(_COVERED) == 0
    assert leads_to(anna, link) == "BIS-4.2"
    expect(link).to_be_visible()


def test_the_rule_of_a_refusal_by_keyboard(people: People) -> None:
    anna = people.person().open_as_declarer("bismarck/spel-pass")
    until_refused(anna)
    reader = Reader(anna)
    anna.page.locator(".hand .dim").first.focus()
    reader.press("Enter")
    expect(anna.said).to_have_text(re.compile(r"must follow .*BIS-4[.]2"))
    with anna.context.expect_page() as opened:
        reader.press("Shift+Tab", "Enter")

    assert opened.value.url.endswith("?lang=en#BIS-4.2")
    opened.value.close()
    expect(anna.line.get_by_role("link", name="Read rule BIS-4.2")).to_be_focused()
    anna.do("play")
    assert anna.page.evaluate("document.activeElement !== document.body")


def test_the_score_sheet_leads_to_the_rules_of_the_contracts(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.task()
    anna.page.keyboard.press("s")
    link = anna.page.get_by_role("dialog", name="Score").get_by_role("link", name="Rules of the contracts")

    assert leads_to(anna, link) == "BIS-3.1"


def test_bauernschnapsen_links_to_its_rules(people: People) -> None:
    anna = PairPlayer(people.person()).open_table(file=NORMAL_ONLY)
    while anna.task() != "play" or anna.page.locator(".hand .dim").count() == 0:
        anna.do(anna.task())
    before = places(anna.person)
    refuse(anna.person)
    link = anna.person.line.get_by_role("link")
    expect(link).to_have_text(re.compile(r"^BAU-5[.][345]$"))

    assert places(anna.person) == before
    assert anna.page.evaluate(_COVERED) == 0
    assert leads_to(anna.person, link) == link.inner_text()
    anna.page.get_by_role("button", name="Help").click()
    contracts = anna.page.get_by_role("dialog").get_by_role("link", name="Rules of the contracts")
    assert leads_to(anna.person, contracts) == "BAU-3.6"


def test_house_rules_begin_with_rules_that_can_be_read(people: People) -> None:
    anna = people.person()
    anna.page.goto(f"{anna.origin}/house#b=bismarck/modern%2Bmust_trump")
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name="Read these rules: Modern Swedish + Must trump when void").click()

    assert "must_trump" in opened.value.url
    assert opened.value.locator("h1 + p").inner_text() == "Modern Swedish + Must trump when void"
    opened.value.close()


def test_all_rule_sets_are_a_link_away_from_home_and_from_an_address_without_rules(people: People) -> None:
    anna = seen_by_axe(people).go_home()
    anna.page.get_by_role("link", name="All rule sets").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Bismarck: all rule sets")
    check(anna, "all rule sets of a game")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 320
    anna.page.get_by_role("link", name="Practice game without trumps").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Bismarck: the numbered rules")

    anna.may_complain = True
    anna.page.goto(f"{anna.origin}/rules/bismarck/nonsense?lang=en")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    check(anna, "no such rule set")
    anna.page.get_by_role("link", name="All tables").click()
    expect(anna.page.get_by_role("heading", name="Your tables")).to_be_visible()
    anna.complaints = [text for text in anna.complaints if "404" not in text]
