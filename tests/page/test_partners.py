"""A deal of Bismarck in pairs, by clicks on a phone: who is asked for cards, for whom, and what both partners have."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People
from tests.page.test_accessibility import check, seen_by_axe

RULES = "bismarck/finnish-partners"
TALL = "document.documentElement.scrollHeight - document.documentElement.clientHeight"


@pytest.mark.slow
def test_a_deal_with_a_partner(people: People) -> None:
    anna = seen_by_axe(people).open_as_declarer(RULES)
    partner = anna.page.locator(".chip, .small li").filter(has_text=re.compile("partner"))
    assert anna.task() == "contract"
    assert anna.page.evaluate(TALL) <= 0
    anna.do("contract")
    if anna.task() == "trump":
        anna.do("trump")

    assert anna.task() == "discard"
    expect(anna.line).to_have_text(re.compile("^Choose 4 cards for "))
    expect(partner).to_have_count(1)
    assert anna.page.evaluate(TALL) <= 0
    check(anna, "choosing cards for the partner")
    anna.do("discard")

    assert anna.task() == "play"
    expect(anna.hand).to_have_count(13)
    expect(partner).to_have_count(1)
    anna.page.get_by_role("button", name="Log", exact=True).click()
    log = anna.page.get_by_role("dialog", name="Log")
    expect(log).to_contain_text(re.compile("passes to you: .*You pass to ", re.DOTALL))
    expect(log).to_contain_text(re.compile(r"passes 1 card face down to "))
    anna.page.keyboard.press("Escape")
    check(anna, "playing with a partner")
    assert anna.play_until("next") == "next"

    rows = anna.page.locator(".result tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(" and ")
    tricks = [int(text.partition("/")[0]) for text in rows.locator("td.tricks").all_inner_texts()]
    points = [int(text.replace("−", "-")) for text in rows.locator("td.points").all_inner_texts()]
    assert sum(tricks) == 13
    assert sum(points) == 0
    check(anna, "the result of pairs")
    anna.page.get_by_role("button", name="Show the hands").click()
    expect(anna.page.locator(".hands figure")).to_have_count(4 + 1 + 6)
    check(anna, "the hands of pairs")
