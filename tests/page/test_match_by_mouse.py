"""A whole match of the game that everybody is offered first, by mouse, with two bots."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from vorhand import rulesets

MODERN = rulesets.load("bismarck/modern")


def numbers(person: Person, column: str) -> list[int]:
    """A column of a result, by seat, in whatever order the rows are."""
    rows = person.page.locator(".result tbody tr")
    names = rows.locator(".name").all_inner_texts()
    cells = rows.locator(f"td.{column}").all_inner_texts()
    return [int(text.replace("−", "-")) for _, text in sorted(zip(names, cells, strict=True))]


@pytest.mark.slow
def test_a_whole_match(people: People) -> None:
    anna = people.person(viewport={"width": 1440, "height": 900}).open_as_declarer()
    totals, chosen, seen = [0, 0, 0], 0, set()
    for deal in range(1, MODERN.deals + 1):
        while (task := anna.task()) not in ("next", "over"):
            seen.add(task)
            if task == "contract":
                # What I have used is crossed out.
                expect(anna.page.locator(".choice .tile .cross")).to_have_count(chosen)
                chosen += 1
            anna.do(task)
        totals = [total + score for total, score in zip(totals, numbers(anna, "points"), strict=True)]
        assert numbers(anna, "total") == totals
        assert sum(totals) == 0
        expect(anna.page.locator("table.grid svg")).to_have_count(deal)
        assert (task == "over") is (deal == MODERN.deals)
        if task == "next":
            expect(anna.page.get_by_role("heading", name=f"Deal {deal} is over")).to_be_visible()
            anna.do("next")

    assert seen == {"contract", "trump", "discard", "play"}
    # The last one that is left needs no choice.
    assert chosen == len(MODERN.choice.contracts) - 1
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    expect(anna.page.locator(".result .winner")).to_have_count(len(best))
    # The ranking leads, the last deal follows with its contract.
    shown = [int(text.replace("−", "-")) for text in anna.page.locator(".result tbody .first").all_inner_texts()]
    assert shown == sorted(totals, reverse=True)
    expect(anna.page.locator(".result thead")).to_contain_text("Last deal: ")
    expect(anna.page.locator(".verdict")).to_have_text(re.compile("(win|wins|share) "))
    anna.page.get_by_role("button", name="Show the hands").click()
    expect(anna.page.locator(".hands figure")).to_have_count(5)
    anna.settled()
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.top).to_contain_text(f"Deal 1/{MODERN.deals}")
    assert anna.task() != "over"
