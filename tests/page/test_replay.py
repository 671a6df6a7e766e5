"""Finished deals again: stepped through by mouse and by keyboard, handed on as links and files, and reported."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.pairs import PairPlayer
from tests.page.people import People, Person
from tests.page.reader import Reader
from tests.page.test_accessibility import check, seen_by_axe
from tests.page.test_layout import check_zoomed
from tests.server.test_replays import folded
from vorhand.cards import SEATS
from vorhand.games.known import game_of
from vorhand.records import load_record, played_deals, verify

HELD = """() => {
  const counts = {};
  for (const hand of document.querySelectorAll('[data-hand]'))
    counts[hand.dataset.hand] = hand.querySelectorAll('li').length;
  return counts;
}"""


def table_of(person: Person) -> str:
    """The table that the person is at, once a deal has been scored there."""
    person.play_fast(1)
    return person.page.url.rsplit("/", 1)[1]


def place(page: Page) -> int:
    return int(page.locator(".page").get_attribute("data-place") or 0)


def last(page: Page) -> int:
    return int(page.locator(".page").get_attribute("data-last") or 0)


def held_by_the_record(person: Person, table: str) -> list[dict[str, int]]:
    """How many cards each seat has looked at and still holds, at each step of the first deal, by the engine alone."""
    text = person.page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    record = load_record(text, "record")
    game, seats = game_of(record.ruleset), SEATS[: record.ruleset.players]
    states = folded(played_deals(record)[0])
    idle = getattr(states[-2], "idle", None)
    held: list[dict[str, int]] = []
    for state in states:
        counts = {str(seat): len(game.observe(state, seat).hand) for seat in seats if seat != idle}
        held.append({seat: count for seat, count in counts.items() if count})
    return held


def save(person: Person, name: str, folder: Path) -> Path:
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name=name).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def field(person: Person, label: str) -> str:
    return person.page.get_by_label(label).input_value()


def fits(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def test_a_deal_of_bismarck_is_stepped_through_by_mouse_and_handed_on(people: People, tmp_path: Path) -> None:
    anna = seen_by_axe(people)
    table = table_of(anna.open_table("bismarck/modern"))
    page = anna.page
    page.get_by_role("link", name="Look at deal 1 again").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    expect(page.get_by_role("checkbox", name="All hands open")).to_be_checked()
    expected = held_by_the_record(anna, table)
    assert last(page) == len(expected)

    on = page.get_by_role("button", name="On", exact=True)
    for number, counts in enumerate(expected[:12]):
        assert (place(page), page.evaluate(HELD)) == (number, counts)
        on.click()
    while page.locator(".result").count() == 0:
        assert place(page) == last(page) or page.evaluate(HELD) == expected[place(page)]
        page.get_by_role("button", name="Next trick").click()
    expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
    expect(on).to_have_attribute("aria-disabled", "true")

    for _ in range(3):
        page.get_by_role("button", name="Previous trick").click()
    page.get_by_role("button", name="Back", exact=True).click()
    here = place(page)
    expect(page.locator(".trick li")).to_have_count(3)
    check(anna, "a trick again")
    check_zoomed(anna, "a trick again")
    assert fits(page)
    page.get_by_role("combobox", name="Seen from").select_option("Bot 2")
    page.get_by_role("checkbox", name="All hands open").uncheck()
    expect(page.locator("[data-hand]")).to_have_count(1)
    expect(page.get_by_text("Hand of Bot 2")).to_be_visible()

    page.get_by_role("button", name="Link, file").click()
    check(anna, "links and files")
    link, alone = field(anna, "Link to this position"), field(anna, "Link to this deal")
    saved = save(anna, "Save this deal", tmp_path)
    page.keyboard.press("Escape")
    _is_the_same_elsewhere(people.person("Bo"), link, here)
    _is_the_same_elsewhere(people.person("Cia"), alone, here)
    _is_read_again(people.person("Dan"), saved, last(page))
    _is_reported(anna, tmp_path)


def _is_the_same_elsewhere(other: Person, link: str, here: int) -> None:
    """Whoever opens the link sees the same position from the same seat, with a seat in place of its name."""
    other.page.goto(link)
    expect(other.page.get_by_text("Hand of Player 3")).to_be_visible()
    assert place(other.page) == here
    expect(other.page.locator("[data-hand]")).to_have_count(1)
    assert "Anna" not in other.page.content()
    assert fits(other.page)


def _is_read_again(other: Person, saved: Path, last_place: int) -> None:
    verify(load_record(saved.read_bytes(), saved.name))
    other.page.goto(f"{other.origin}/replay")
    other.page.get_by_label("Or its text").fill("no record")
    other.page.get_by_role("button", name="Look at it").click()
    expect(other.page.get_by_role("alert")).to_have_text(re.compile("There is no deal in this text"))
    other.may_complain = True
    other.page.get_by_label("Or its text").fill(saved.read_text("utf-8").replace("play", "plai", 1))
    other.page.get_by_role("button", name="Look at it").click()
    expect(other.page.get_by_role("alert")).to_have_text(re.compile("entry .* does not fit"))
    other.complaints.clear()
    other.page.get_by_label("A file").set_input_files(saved)
    expect(other.page.get_by_role("slider")).to_be_visible()
    assert last(other.page) == last_place


def _is_reported(anna: Person, folder: Path) -> None:
    anna.page.get_by_role("button", name="Report this deal").click()
    anna.page.get_by_label("What is wrong?").fill("The trick was mine.\n{")
    whole = anna.page.get_by_label("This is the whole report")
    expect(whole).to_have_value(re.compile("> The trick was mine.\n> {"))
    check(anna, "a report")
    report = save(anna, "Save the report", folder).read_text("utf-8")
    assert report == whole.input_value()
    assert "Anna" not in report
    assert re.search("^page: index-", report, re.MULTILINE)
    verify(load_record(report, "report"))
    anna.page.get_by_role("button", name="Send it").click()
    expect(anna.page.get_by_text("The report has been sent")).to_be_visible()


def test_a_deal_of_bauernschnapsen_is_stepped_through_by_keyboard(people: People) -> None:
    anna = seen_by_axe(people)
    table = table_of(PairPlayer(anna).open_table().person)
    page = anna.page
    page.goto(f"{anna.origin}/replay/{table}?deal=1")
    expect(page.get_by_role("slider")).to_be_visible()
    expected = held_by_the_record(anna, table)

    heard: list[Any] = []
    for counts in expected[:-1]:
        assert page.evaluate(HELD) == counts
        page.keyboard.press("ArrowRight")
        heard.append(anna.said.first.inner_text())
    assert all(re.match("((Opening|Trick [1-5]), step [0-9]+|Result) · .*[.]", sentence) for sentence in heard)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("is over"))).to_be_visible()
    assert place(page) == last(page)
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    assert anna.said.first.inner_text().startswith("Trick 1, step 1 · ")
    first = place(page)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("PageUp")
    assert (place(page), first > 3) == (0, True)

    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("2")
    expect(anna.said.first).to_have_text(re.compile("seat 2"))
    page.keyboard.press("0")
    expect(page.locator("[data-hand]")).to_have_count(0 if "1" not in page.evaluate(HELD) else 1)
    expect(page).to_have_url(re.compile("seat=2$"))
    page.keyboard.press("0")
    expect(page).to_have_url(re.compile("seat=2&hands=all$"))
    assert fits(page)
    check(anna, "a trick of four again")

    reader = Reader(anna)
    for name in ("Next trick", "Score", "Report this deal"):
        reader.tab_to("button", name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Report this deal")).to_be_visible()
