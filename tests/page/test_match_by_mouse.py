"""A whole match and the first deals of the modern game, by mouse."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person


def totals(person: Person) -> list[int]:
    """The totals of a result, by seat."""
    cells = person.page.locator(".result tbody td:last-child").all_inner_texts()
    return [int(text.replace("−", "-")) for text in cells]


@pytest.mark.slow
def test_a_whole_match_of_the_practice_game(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    deals = 0
    while anna.play_until("next", "over") == "next":
        deals += 1
        assert sum(totals(anna)) == 0
        anna.do("next")

    assert deals == 5
    assert sum(totals(anna)) == 0
    expect(anna.page.locator(".verdict")).to_have_text(re.compile("(win|wins|share) "))
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.top).to_contain_text("Deal 1/6")
    assert anna.task() != "over"


@pytest.mark.slow
def test_the_first_deals_of_the_modern_game(people: People) -> None:
    anna = people.person(viewport={"width": 1440, "height": 900}).open_as_declarer()
    seen = set()
    for deal in (1, 2, 3):
        while (task := anna.task()) != "next":
            seen.add(task)
            anna.do(task, tile="nt-lose" if task == "contract" else "")
        assert sum(totals(anna)) == 0
        expect(anna.page.get_by_role("heading", name=f"Deal {deal} is over")).to_be_visible()
        anna.page.get_by_role("button", name="Show the hands").click()
        expect(anna.page.locator(".hands figure")).to_have_count(5)
        anna.settled()
        anna.do("next")

    assert seen >= {"contract", "discard", "play"}
    expect(anna.page.locator("table.grid svg")).to_have_count(3)
    # My turn to choose again: what I have used is crossed out.
    anna.task("contract")
    expect(anna.page.locator("[data-tile='nt-lose']")).to_have_attribute("aria-disabled", "true")
    expect(anna.page.locator("[data-tile='nt-lose'] .cross")).to_be_visible()
    expect(anna.page.locator("[data-tile='nt-win']")).to_have_attribute("aria-disabled", "false")
