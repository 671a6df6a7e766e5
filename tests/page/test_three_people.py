"""Three people in three browsers, by link and by code."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person

pytestmark = pytest.mark.slow


def gather(people: People, rules: str = "bismarck/spel-pass") -> tuple[Person, Person, Person]:
    anna = people.person("Anna").open_table(rules, start=False)
    link = anna.page.get_by_role("textbox", name="Link for your friends").input_value()
    bo = people.person("Bo", viewport={"width": 768, "height": 1024}).come_to(link)
    bo.sit(2)
    code = anna.page.locator("[data-code]").get_attribute("data-code") or ""
    cia = people.person("Cia", viewport={"width": 1440, "height": 900}).go_home()
    cia.page.get_by_label("Code of the table").fill(code.lower())
    cia.page.get_by_role("button", name="Join", exact=True).click()
    cia.sit(3)
    return anna, bo, cia


def test_three_people_play_a_deal(people: People) -> None:
    three = gather(people, "bismarck/kortoxen-9")
    anna, bo, cia = three
    expect(anna.page.locator(".seats")).to_contain_text("Cia")
    anna.settled()
    anna.page.get_by_role("button", name="Start the match").click()
    for person in three:
        expect(person.page.locator(".chip")).to_have_count(3)
    done: set[str] = set()
    while len(done) < 3:
        for person in three:
            task = person.page.evaluate(person.TASK)
            if task == "next":
                done.add(person.name)
            elif task is not None:
                person.do(task)
        anna.page.wait_for_timeout(10)

    results = [person.page.locator(".result tbody td:last-child").all_inner_texts() for person in three]
    assert results[0] == results[1] == results[2]
    anna.settled()
    anna.do_next()
    expect(anna.page.get_by_text(re.compile("Waiting for .*Bo.*Cia"))).to_be_visible()
    bo.settled()
    bo.do_next()
    cia.settled()
    cia.do_next()
    expect(anna.top).to_contain_text("Deal 2/9")


def test_seats_are_where_people_expect_them(people: People) -> None:
    anna, bo, cia = gather(people, "bismarck/kortoxen-9")
    cia.settled()
    cia.page.get_by_role("button", name="Start the match").click()
    lefts = {}
    for person in (anna, bo, cia):
        expect(person.page.locator(".chip")).to_have_count(3)
        person.wait_for("document.querySelector('.others .left')", person.page)
        lefts[person.name] = person.page.locator(".others .left .name").inner_text()

    # Clockwise: whoever is next sits on my left.
    assert lefts == {"Anna": "Bo", "Bo": "Cia", "Cia": "Anna"}
    for person in (anna, bo, cia):
        left, right = (person.page.locator(f".others .{side}").bounding_box() for side in ("left", "right"))
        assert left is not None
        assert right is not None
        assert left["x"] < right["x"], f"{person.name} has left and right the wrong way round"


def test_a_seat_can_be_left_and_taken_by_somebody_else(people: People) -> None:
    anna, bo, _ = gather(people)
    bo.page.get_by_role("button", name="Stand up").click()
    expect(bo.page.get_by_role("button", name="Sit here: Seat 2")).to_be_visible()
    dan = people.person("Dan").come_to(bo.page.url)
    dan.sit(2)

    expect(anna.page.locator(".seats")).to_contain_text("Dan")
    expect(bo.page.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)


def test_whoever_is_away_goes_grey_and_a_bot_plays_until_he_is_back(impatient_people: People) -> None:
    anna, bo, _ = gather(impatient_people)
    anna.settled()
    anna.page.get_by_role("button", name="Start the match").click()
    # Whoever chooses a contract sees a strip in place of the seats.
    anna.wait_for(
        "document.querySelector('.choice') || /Bo|Cia/.test(document.querySelector('.line')?.innerText ?? '')"
    )
    while anna.page.locator(".choice").count():
        anna.do(anna.task())
        anna.settled()
    expect(anna.page.locator(".chip")).to_have_count(3)
    link = bo.page.url
    bo.page.close()

    seat = anna.page.locator(".chip[data-seat='1']")
    expect(seat.locator(".ring")).to_be_visible(timeout=45_000)
    expect(seat).to_have_accessible_name(re.compile("away; a bot plays in [0-8] s"))
    expect(seat).to_have_accessible_name(re.compile("a bot plays here"), timeout=20_000)
    bo.page = bo.new_tab()
    bo.come_to(link)
    expect(seat).not_to_have_accessible_name(re.compile("away|bot plays"))
