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


def deal_by_mouse(anna: Person, chosen: int) -> tuple[set[str], str]:
    """Plays a deal: what there was to do in it, and what there is to do after it."""
    seen = set()
    while (task := anna.task()) not in ("next", "over"):
        seen.add(task)
        if task == "contract":
            # What I have used is crossed out.
            expect(anna.page.locator(".choice .tile .cross")).to_have_count(chosen)
        anna.do(task)
    return seen, task


def check_the_end(anna: Person) -> None:
    """The result of a match that has just been played by mouse, and the way to another."""
    totals = numbers(anna, "total")
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


@pytest.mark.slow
def test_the_first_deals_and_the_last(people: People) -> None:
    anna = people.person(viewport={"width": 1440, "height": 900}).open_as_declarer()
    totals = [0, 0, 0]
    for deal in (1, 2):
        _, task = deal_by_mouse(anna, chosen=0)
        totals = [total + score for total, score in zip(totals, numbers(anna, "points"), strict=True)]
        assert numbers(anna, "total") == totals
        expect(anna.page.locator("table.grid svg")).to_have_count(deal)
        expect(anna.page.get_by_role("heading", name=f"Deal {deal} is over")).to_be_visible()
        anna.do(task)
    anna.play_fast(MODERN.deals - 1)
    expect(anna.page.get_by_role("heading", name=f"Deal {MODERN.deals - 1} is over")).to_be_visible()
    anna.task("next")
    totals = numbers(anna, "total")
    anna.do("next")
    seen, task = deal_by_mouse(anna, chosen=3)

    assert (task, "play" in seen) == ("over", True)
    assert numbers(anna, "total") == [sum(both) for both in zip(totals, numbers(anna, "points"), strict=True)]
    check_the_end(anna)


@pytest.mark.chaos
def test_a_whole_match(people: People) -> None:
    anna = people.person(viewport={"width": 1440, "height": 900}).open_as_declarer()
    totals, chosen, seen = [0, 0, 0], 0, set()
    for deal in range(1, MODERN.deals + 1):
        done, task = deal_by_mouse(anna, chosen)
        seen |= done
        chosen += "contract" in done
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
    check_the_end(anna)
