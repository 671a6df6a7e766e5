"""Reload, back, a second tab and no network, in every phase: the picture afterwards is the picture before."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person

PHASES = ("contract", "trump", "discard", "play", "next")


def come_back_in_every_way(person: Person) -> None:
    before = person.picture()
    page = person.page

    page.reload()
    assert person.picture() == before, "after reload"

    person.leave_and_go_back()
    assert person.picture() == before, "after going back"

    person.cut()
    expect(person.notice).to_have_text(re.compile("No connection; trying again."))
    person.mend()
    expect(person.notice).to_have_count(0)
    assert person.picture() == before, "after a break"

    other = Person.beside(person)
    assert other.picture() == before, "in another tab"
    other.page.close()


@pytest.mark.slow
def test_the_picture_is_the_same_in_every_phase(people: People) -> None:
    anna = people.person().open_table(start=False)
    anna.settled()
    come_back_in_every_way(anna)
    anna.open_as_declarer("bismarck/modern")
    seen: set[str] = set()
    while "next" not in seen:
        task = anna.task()
        if task not in seen:
            come_back_in_every_way(anna)
        seen.add(task)
        # Free trump brings the question of trumps with it.
        anna.do(task, tile="free-trump" if task == "contract" else "")

    assert seen >= set(PHASES)


def test_a_page_that_was_kept_alive_is_connected_again(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_until("play")
    before, held = anna.picture(), anna.hand.count()
    anna.leave_and_go_back()
    assert anna.picture() == before
    assert anna.page.evaluate("__sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length") == 1

    anna.do("play")
    anna.task("play")
    expect(anna.hand).to_have_count(held - 1)


def test_a_page_that_was_kept_alive_shows_what_happened_meanwhile(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    other = Person.beside(anna)
    other.play_until("play")
    anna.picture()
    anna.page.goto(anna.origin)
    other.do("play")
    other.task("play")
    anna.page.go_back(wait_until="commit")

    assert anna.picture() == other.picture()


def test_two_tabs_stay_in_step(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    other = Person.beside(anna)
    for _ in range(4):
        anna.do(anna.task())
        anna.task()
        other.task()
        assert other.picture() == anna.picture()
    other.do(other.task())
    anna.task()

    assert other.picture() == anna.picture()


def test_a_card_that_was_played_without_network_is_played_once(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_until("play")
    held = anna.hand.count()
    anna.cut()
    anna.page.locator(".hand .legal").first.click(position={"x": 8, "y": 20})
    expect(anna.hand).to_have_count(held)
    anna.mend()

    expect(anna.hand).to_have_count(held - 1)
    anna.task("play")
    expect(anna.hand).to_have_count(held - 1)


def test_a_break_in_every_trick_is_not_noticed(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.may_complain = True
    anna.play_until("play")
    for left in range(anna.hand.count(), 10, -1):
        anna.task("play")
        anna.page.evaluate("__sockets.at(-1).close()")
        anna.do("play")
        expect(anna.hand).to_have_count(left - 1)
        expect(anna.notice).to_have_count(0)


def test_a_seat_moves_to_another_device_and_leaves_nothing_in_the_address(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_until("play")
    before = anna.picture()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Make a link").click()
    link = anna.page.get_by_role("textbox", name="Play on another device").input_value()
    assert re.search(r"/t/[\w-]+#k=[\w-]{40,}$", link)

    phone = people.person("Phone").come_to(link)
    assert phone.picture() == before
    assert phone.page.url == link.partition("#")[0]
    expect(anna.notice).to_have_text(re.compile("Your seat has moved to another device."))

    third = people.person("Thief")
    third.may_complain = True
    third.come_to(link)
    expect(third.notice).to_have_text(re.compile("This link has been used already"))
    third.complaints = [text for text in third.complaints if "404" not in text]


def test_a_link_to_a_seat_works_where_the_table_is_open_already(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_until("play")
    before = anna.picture()
    phone = people.person("Phone").come_to(anna.page.url)
    expect(phone.line).to_have_text(re.compile("."))
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Make a link").click()
    phone.come_to(anna.page.get_by_role("textbox", name="Play on another device").input_value())

    expect(phone.hand).to_have_count(len(before["hand"]))
    assert phone.picture() == before
    assert "#" not in phone.page.url


def test_a_table_that_is_not_there_says_so(people: People) -> None:
    anna = people.person()
    anna.may_complain = True
    anna.come_to(f"{anna.origin}/t/{'x' * 22}")

    expect(anna.page.get_by_role("main")).to_contain_text("There is no such table any more.")
    anna.complaints = [text for text in anna.complaints if "404" not in text]
    anna.page.get_by_role("link", name="All tables").click()
    expect(anna.page.get_by_role("heading", name="Bismarck")).to_be_visible()


def test_a_part_that_does_not_come_says_so_and_is_asked_for_again(people: People) -> None:
    anna = people.person().open_as_declarer("bismarck/spel-pass")
    anna.play_until("play")
    anna.may_complain = True
    late = re.compile(r"/assets/rest-[\w-]{8}\.js$")
    anna.context.route(late, lambda route: route.abort())
    anna.page.reload()
    anna.task("play")
    anna.page.get_by_role("button", name="Score").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This part has not arrived. Your game is not lost.")
    anna.do("play")

    anna.context.unroute(late)
    anna.page.get_by_role("button", name="Try again").click()
    expect(anna.page.get_by_role("dialog", name="Score")).to_be_visible()
