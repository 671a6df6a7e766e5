"""The rounds of Estonia by clicks on a phone: layouts, the pause in the deal, the free contract.

The houses of these tests are Estonia's with the rounds in another order, so that those come first that no other has.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from tests.page.test_accessibility import AXE, RUN, seen_by_axe
from tests.page.test_layout import SIZES, check
from vorhand.words import LANGUAGES

HOUSE = """
extends = "bismarck/estonia-{players}"
source = "a test"
[roles]
first_declarer = "as-ever"
[choice]
contracts = [{rounds}, "nt-win", "nt-lose", "trump-lose"]
"""
LAID = '"layout-up", "layout-named", "free-contract"'
NAMED = '"layout-named", "free-contract", "layout-up"'
ROWS = ".rows li .unseen"
FIRST = "[data-tile='pass'], .hand button"
VERSION = "document.querySelector('.page').dataset.version"
PLACES = """() => {
  const inside = document.querySelector('.felt').getBoundingClientRect();
  const places = [...document.querySelectorAll('.rows .place')].map((node) => node.getBoundingClientRect());
  const out = places.filter((p) =>
    p.left < inside.left || p.right > inside.right || p.top < inside.top || p.bottom > inside.bottom);
  const over = [...document.querySelectorAll('.others .chip')].some((chip) =>
    places.some((p) => p.top < chip.getBoundingClientRect().bottom));
  return { count: places.length, out: out.length, over, width: Math.min(...places.map((p) => p.width)) };
}"""


def check_rows(person: Person, width: int, height: int, where: str) -> None:
    """Every place of the rows lies on the felt, below the seats, and is wide enough to be read."""
    person.page.set_viewport_size({"width": width, "height": height})
    check(person, width, height, where)
    found = person.page.evaluate(PLACES)
    assert found["count"] == 36, where
    assert (found["out"], found["over"]) == (0, False), f"{where}: {found}"
    assert found["width"] >= 28, where


def numbers(texts: list[str]) -> list[int]:
    return [int(text.replace("−", "-")) for text in texts]


def axe_finds_nothing(person: Person, where: str) -> None:
    """Narrow and light, wide and dark; afterwards it is narrow and light."""
    person.page.evaluate(AXE.read_text("utf-8"))
    for width, height, colours in ((1440, 900, "dark"), (320, 568, "light")):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        assert person.page.evaluate(RUN) == [], f"{where}, {width} px, {colours}"


def lay(person: Person, task: str) -> None:
    """One turn of a layout: what was lit was laid, and a pass is offered exactly where nothing is lit.

    By mouse, but to pass Enter is enough: the focus has come there from the hand.
    """
    lit = person.page.locator(".hand .legal")
    assert (task == "pass") == (lit.count() == 0)
    if task == "pass":
        assert person.page.locator(".hand .dim").count() == person.hand.count()
        version = person.page.evaluate(VERSION)
        assert person.page.evaluate("document.activeElement.dataset.tile") == "pass"
        person.page.keyboard.press("Enter")
        person.wait_for(f"{VERSION} !== '{version}'")
        return
    held, card = person.hand.count(), lit.first.get_attribute("data-card")
    person.do(task)
    if person.task() != "next":
        assert person.hand.count() == held - 1
        expect(person.page.locator(f".rows [data-card='{card}']")).to_have_count(1)


@pytest.mark.slow
def test_a_layout_by_clicks_and_after_reloading(people: People) -> None:
    anna = seen_by_axe(people).open_as_declarer(file=HOUSE.format(players=3, rounds=LAID))
    assert anna.task() in ("play", "pass")
    expect(anna.page.locator(ROWS)).to_have_text(
        [f"{suit}: nothing yet; next: six of {suit}" for suit in ("spades", "hearts", "clubs", "diamonds")]
    )
    for width, height in SIZES:
        if (width, height) != (568, 320):
            check_rows(anna, width, height, f"the rows at {width}x{height}")
    axe_finds_nothing(anna, "the rows")
    dim = anna.page.locator(".hand .dim").first
    dim.click(position={"x": 8, "y": 20}, force=True)
    expect(anna.line).to_have_text(re.compile("does not fit any row now .*BIS-8.1"))
    anna.page.locator(FIRST).first.focus()
    for _ in range(3):
        lay(anna, anna.task())

    anna.task()
    before = anna.picture()
    assert before["rows"]
    anna.page.reload()
    assert anna.picture() == before
    anna.page.get_by_role("button", name="Last turns").click()
    turns = anna.page.get_by_role("dialog", name="Last turns").get_by_role("listitem")
    expect(turns).to_have_count(3)
    expect(turns.first).to_have_text(re.compile("^Anna"))
    anna.page.keyboard.press("Escape")

    anna.page.locator(FIRST).first.focus()
    while (task := anna.task()) != "next":
        lay(anna, task)
    expect(anna.said).to_have_text(re.compile(r"\w+ (lays?|lay) \w+ of \w+\. Deal 1 is over; cards left: Anna \d"))
    left = numbers(anna.page.locator(".result td.tricks").all_inner_texts())
    points = numbers(anna.page.locator(".result td.points").all_inner_texts())
    assert sorted(left)[0] == 0 < sorted(left)[1]
    assert points == [sum(left) if count == 0 else -count for count in left]
    expect(anna.page.locator(".result tbody tr").nth(left.index(0))).to_contain_text("out first")


@pytest.mark.slow
def test_what_is_named_and_the_free_contract(people: People) -> None:
    anna = people.person().open_as_declarer(file=HOUSE.format(players=3, rounds=NAMED))
    assert anna.task() == "start"
    check(anna, 320, 568, "naming a rank")
    anna.page.keyboard.press("9")
    assert anna.page.evaluate("document.activeElement.dataset.tile") == "9"
    anna.do("start", tile="9")
    assert anna.task() == "direction"
    check(anna, 320, 568, "naming a direction")
    expect(anna.page.locator(".way")).to_have_text([re.compile("9 10 J Q K A 6 7 8"), re.compile("9 8 7 6 A K Q J 10")])
    anna.do("direction", tile="down")
    assert anna.task() in ("play", "pass")
    expect(anna.top).to_contain_text("Free layout")
    expect(anna.top).to_contain_text("from 9 down")
    check_rows(anna, 320, 568, "named rows")

    anna.play_fast(3)
    assert anna.task() == "next"
    expect(anna.page.get_by_role("heading", name="Deal 3 is over")).to_be_visible()
    anna.do_next()
    anna.wait_for("!document.querySelector('.result')")
    assert anna.task() == "contract"
    expect(anna.said).to_have_text("Choose the contract")
    expect(anna.page.locator(".choice .tile:not(.used)")).to_have_count(6)
    check(anna, 320, 568, "the free contract")
    anna.do("contract", tile="free-trump")
    assert anna.task() == "trump"
    expect(anna.hand).to_have_count(3)
    expect(anna.page.locator(".choice")).to_contain_text("9 more cards come when trumps are named")
    check(anna, 320, 568, "the pause in the deal")
    anna.do("trump", tile="H")
    assert anna.task() == "play"
    expect(anna.hand).to_have_count(12)
    assert anna.play_until("next") == "next"
    tricks = [int(text.partition("/")[0]) for text in anna.page.locator(".result td.tricks").all_inner_texts()]
    assert sum(tricks) == 12

    anna.page.get_by_role("button", name="Score").click()
    rounds = anna.page.get_by_role("dialog", name="Score").get_by_role("table", name="Rounds")
    expect(rounds.locator("tbody tr")).to_have_count(6)
    sums = [numbers(row.locator("td").all_inner_texts()) for row in rounds.locator("tbody tr").all()[:2]]
    assert all(sum(scores) == 0 for scores in sums)
    totals = numbers(rounds.locator("tfoot td").all_inner_texts())
    assert totals == [sum(scores) for scores in zip(*sums, strict=True)]


@pytest.mark.slow
def test_four_seats_and_every_language_fit_above_the_rows(people: People) -> None:
    anna = people.person().open_as_declarer(file=HOUSE.format(players=4, rounds=LAID))
    for language in LANGUAGES:
        anna.page.evaluate(f"localStorage.setItem('vorhand.language', '{language}')")
        anna.page.reload()
        anna.task()
        check_rows(anna, 320, 568, f"four seats in {language}")
