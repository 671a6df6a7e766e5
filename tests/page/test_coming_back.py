"""Reload, back, a second tab and no network, in every phase: the picture afterwards is the picture before."""

import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import _Stage, coming, serve
from tests.page.people import People, Person

_VERSION = "document.querySelector('.page').dataset.version"
PHASES = ("contract", "trump", "discard", "play", "next")


@pytest.fixture(scope="session")
def stage(keeping_stage: _Stage) -> _Stage:
    """Who goes away and comes back does so in the browser that people have: it keeps pages alive for the way back, and
    one of them can sleep without the others."""
    return keeping_stage


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


@pytest.fixture
def dozing(stage: _Stage, tmp_path: Path) -> Iterator[People]:
    """Whoever comes to a server that misses people as soon as it can, if they say that they are there every 10 s."""
    with closing(serve(tmp_path, gone_s=20.0, bot_after_s=0.5)) as server:
        yield from coming(stage, next(server))


def until_she_plays(anna: Person, bo: Person) -> None:
    """Both do what there is to do, until she is to play a card."""
    while (task := anna.page.evaluate(Person.TASK)) != "play":
        person, task = (anna, task) if task else (bo, bo.page.evaluate(Person.TASK))
        if task:
            person.do(task)
        bo.page.wait_for_timeout(50)


def sleep_while_others_play(people: People, seconds: float, *, told: str) -> None:
    """Anna's page sleeps on her turn; when it wakes, the table has gone on and she has her seat.

    Nothing of the page runs while it sleeps. `told`: whether its browser says so beforehand ("told"), as Chromium does,
    or nobody ("untold"), as when a lid is closed.
    """
    anna = people.person("Anna")
    link = anna.open_table("bismarck/spel-pass", start=False).page.url
    bo = people.person("Bo").come_to(link)
    bo.sit(2)
    anna.settled()
    anna.page.get_by_role("button", name=re.compile("^Start")).click()
    until_she_plays(anna, bo)
    held = anna.hand.count()
    anna.page.evaluate("window.__kept = true")
    devtools = anna.context.new_cdp_session(anna.page)
    devtools.send("Debugger.enable")
    if told == "told":
        anna.page.evaluate("document.dispatchEvent(new Event('freeze'))")
    devtools.send("Debugger.pause")
    slept = time.monotonic()

    # On Bo's next turn a bot has played for her: twice, if the trick went to the bot beside her, who led to her again.
    bo.page.set_default_timeout(40_000)
    bot = bo.page.locator(".chip[data-seat='0']")
    expect(bot).to_have_accessible_name(re.compile("a bot plays here"), timeout=60_000 if seconds < 60 else 150_000)
    bo.task("play")
    bo.page.wait_for_timeout(1000 * max(0.0, seconds - (time.monotonic() - slept)))
    devtools.send("Debugger.resume")
    devtools.send("Debugger.disable")
    anna.page.evaluate(f"document.dispatchEvent(new Event('{'resume' if told == 'told' else 'visibilitychange'}'))")

    anna.wait_for(f"document.querySelector('.page').dataset.version === '{bo.page.evaluate(_VERSION)}'")
    assert anna.page.evaluate("window.__kept === true")
    assert anna.page.evaluate("__sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length") == 1
    anna.settled()
    left = anna.hand.count()
    assert left in {held - 1, held - 2}
    expect(anna.said).to_contain_text(re.compile("You play|Anna plays|you played", re.IGNORECASE))
    expect(bot).not_to_have_accessible_name(re.compile("away|bot plays"))
    bo.do("play")
    until_she_plays(anna, bo)
    anna.do("play")
    expect(anna.hand).to_have_count(left - 1)


@pytest.mark.slow
@pytest.mark.parametrize("told", ["told", "untold"])
def test_a_page_that_slept_goes_on_where_the_table_is(dozing: People, told: str) -> None:
    sleep_while_others_play(dozing, 0.0, told=told)


@pytest.mark.chaos
@pytest.mark.parametrize("told", ["told", "untold"])
def test_a_page_that_slept_for_five_minutes_goes_on_where_the_table_is(people: People, told: str) -> None:
    sleep_while_others_play(people, 300.0, told=told)


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
    # The page asks by itself half a second after it has come, a sheet when it is opened; after that only a finger does.
    with anna.page.expect_request(late):
        anna.page.reload()
    anna.task("play")
    anna.page.get_by_role("button", name="Score").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This part has not arrived. Your game is not lost.")
    anna.do("play")
    anna.task("play")

    anna.context.unroute(late)
    anna.page.get_by_role("button", name="Try again").click()
    expect(anna.page.get_by_role("dialog", name="Score")).to_be_visible()
