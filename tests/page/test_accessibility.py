"""axe-core finds nothing on any screen, narrow and wide, light and dark."""

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.people import People, Person
from tests.page.test_layout import check_zoomed

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  // After a change of size or colours the page draws once more.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const runOnly = only ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((n) => [n.html.slice(0, 200), n.failureSummary]) }));
}"""
SIZES = ((1440, 900), (320, 568))
COLOURS = ("dark", "light")
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
"""What colours decide; all else is asked once in each size."""


def check(person: Person, screen: str) -> None:
    """Ask axe about the screen in every size and colour; afterwards it is narrow and light."""
    if not AXE.exists():
        pytest.fail("axe-core is missing: npm ci in web/ brings it.")
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    problems = {}
    for (width, height), colours in product(SIZES, COLOURS):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        if found := person.page.evaluate(RUN, None if colours == COLOURS[-1] else CONTRAST):
            problems[f"{screen}, {width} px, {colours}"] = found
    assert not problems, json.dumps(problems, indent=1, ensure_ascii=False)


def seen_by_axe(people: People, name: str = "Anna", **options: Any) -> Person:
    return people.person(name, bypass_csp=True, **options)


SHEETS = {"l": "Last trick", "s": "Score"}


def check_sheets(anna: Person, where: str) -> None:
    for key, name in SHEETS.items():
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog", name=name)).to_be_visible()
        check(anna, f"{where}: {name}")
        anna.page.keyboard.press("Escape")
    for name in ("Log", "Keys", "Menu"):
        anna.page.get_by_role("button", name=name, exact=True).click()
        expect(anna.page.get_by_role("dialog", name=name)).to_be_visible()
        check(anna, f"{where}: {name}")
        anna.page.keyboard.press("Escape")


@pytest.mark.slow
def test_axe_finds_nothing_before_the_match(people: People) -> None:
    anna = seen_by_axe(people).go_home()
    anna.may_complain = True
    expect(anna.page.get_by_text("No tables yet")).to_be_visible()
    rules = anna.page.get_by_role("combobox", name="Rules")
    for id in ("bismarck/modern", "bismarck/spel-pass"):
        rules.select_option(id)
        anna.page.locator(".check").first.click()
        check(anna, f"home with {id} chosen")
    anna.page.get_by_label("Code of the table").fill("ZZZZZZ")
    anna.page.get_by_role("button", name="Join", exact=True).click()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    check(anna, "home with a refusal")
    check_zoomed(anna, "home")

    anna.open_table("bismarck/modern+1", start=False)
    check(anna, "lobby")
    check_zoomed(anna, "lobby")
    bo = seen_by_axe(people, "Bo").come_to(anna.page.url)
    expect(bo.page.get_by_role("button", name="Sit here: Seat 2")).to_be_visible()
    check(bo, "lobby without a seat")
    bo.sit(2)
    bo.page.get_by_role("button", name="Menu").click()
    check(bo, "menu in the lobby")
    check_zoomed(bo, "menu")

    anna.go_home()
    expect(anna.page.locator(".tables li")).to_have_count(1)
    anna.settled()
    anna.page.get_by_role("button", name="Forget me").click()
    check(anna, "home with a table and a question")
    anna.settled()
    anna.page.get_by_role("button", name="Really forget me").click()
    expect(anna.page.get_by_text("This server no longer knows you.")).to_be_visible()
    check(anna, "home without a table")
    anna.complaints = [text for text in anna.complaints if "404" not in text]


@pytest.mark.slow
def test_axe_finds_nothing_in_any_phase(people: People) -> None:
    anna = seen_by_axe(people).open_as_declarer()
    seen: set[str] = set()
    while True:
        task = anna.task()
        if task == "next":
            break
        key = "refused" if task == "play" and anna.page.locator(".hand .dim").count() else task
        if key not in seen:
            check(anna, key)
        if key == "refused" and key not in seen:
            anna.page.locator(".hand .dim").first.click(position={"x": 8, "y": 20}, force=True)
            expect(anna.line).to_have_text(re.compile("must follow"))
            check(anna, "refusal said")
        if task == "discard":
            for n in range(4):
                anna.hand.nth(3 * n).click(position={"x": 8, "y": 20})
            check(anna, "discard complete")
            for n in range(4):
                anna.hand.nth(3 * n).click(position={"x": 8, "y": 20})
        seen.add(key)
        anna.do(task, tile="free-trump" if task == "contract" else "")

    assert seen == {"contract", "trump", "discard", "play", "refused"}
    check(anna, "result")
    anna.page.get_by_role("button", name="Show the hands").click()
    check(anna, "result with the hands")
    check_sheets(anna, "result")


@pytest.mark.slow
def test_axe_finds_nothing_on_the_sheets_and_beside_the_cards(people: People) -> None:
    anna = seen_by_axe(people, trick="tap", confirm=True).open_as_declarer("bismarck/spel-pass+must_trump")
    assert anna.task() == "contract"
    check(anna, "contract above the cards")
    while anna.task() != "play":
        if anna.task() == "kitty":
            check(anna, "kitty")
        anna.do(anna.task())
    anna.page.locator(".hand .legal").first.click(position={"x": 8, "y": 20})
    expect(anna.line).to_have_text(re.compile("^Tap .* again to play it.$"))
    check(anna, "a card that a second tap plays")
    anna.do("play")
    anna.wait_for("document.querySelector('[data-finished]')")
    check(anna, "a finished trick")
    anna.page.get_by_role("button", name="Tap to go on").click()
    anna.task()

    check_sheets(anna, "play")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Make a link").click()
    expect(anna.page.get_by_role("textbox", name="Play on another device")).to_be_visible()
    check(anna, "menu with a link to the seat")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("combobox", name="Language").select_option("de")
    expect(anna.page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    check(anna, "settings in another language")
    check_zoomed(anna, "settings")


@pytest.mark.slow
def test_axe_finds_nothing_at_the_end_and_without_a_table(people: People) -> None:
    anna = seen_by_axe(people).open_table("bismarck/spel-pass")
    bo = seen_by_axe(people, "Bo").come_to(anna.page.url)
    expect(bo.line).to_have_text(re.compile("."))
    check(bo, "a table without a seat")
    anna.play_fast(6)
    assert anna.task() == "over"
    check(anna, "match over")
    check_zoomed(anna, "match over")
    check_sheets(anna, "match over")
    check(bo, "match over without a seat")

    anna.cut()
    expect(anna.notice).to_have_text(re.compile("No connection; trying again."))
    check(anna, "no connection")
    anna.mend()
    expect(anna.notice).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Make a link").click()
    link = anna.page.get_by_role("textbox", name="Play on another device").input_value()
    phone = seen_by_axe(people, "Phone").come_to(link)
    expect(anna.notice).to_have_text(re.compile("Your seat has moved to another device."))
    check(anna, "moved, under the menu")
    anna.page.keyboard.press("Escape")
    check(anna, "moved")
    phone.go_home()
    expect(phone.page.get_by_role("link", name="Record")).to_be_visible()
    check(phone, "home with a match that is over")

    bo.may_complain = True
    bo.come_to(link)
    expect(bo.notice).to_have_text(re.compile("This link has been used already"))
    check(bo, "a link that has been used")
    bo.come_to(f"{bo.origin}/t/{'x' * 22}")
    expect(bo.page.get_by_role("main")).to_contain_text("There is no such table any more.")
    check(bo, "no such table")
    bo.complaints = [text for text in bo.complaints if "404" not in text]


@pytest.mark.slow
def test_axe_finds_nothing_where_the_server_is_slow_or_newer(people: People) -> None:
    anna = seen_by_axe(people).open_table("bismarck/spel-pass", start=False)
    anna.page.route_web_socket(re.compile("/socket$"), lambda socket: None)
    anna.page.reload()
    anna.wait_for("document.querySelector('main') && document.querySelector('.page').dataset.status === 'connecting'")
    check(anna, "connecting")

    def refuse(socket: WebSocketRoute) -> None:
        def answer(frame: str | bytes) -> None:
            fields = {"supported": 2}
            refusal = {"t": "refused", "id": json.loads(frame)["id"], "code": "protocol", "fields": fields}
            socket.send(json.dumps(refusal))

        socket.on_message(answer)

    anna.page.route_web_socket(re.compile("/socket$"), refuse)
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Reload")).to_be_visible()
    check(anna, "a newer server")


# The least contrast of a text in the winner's row with what is painted behind it.
_LEAST = """() => {
  const painter = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true });
  const channels = (colour) => {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = colour;
    painter.fillRect(0, 0, 1, 1);
    return painter.getImageData(0, 0, 1, 1).data;
  };
  const linear = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const behind = (node) => {
    const found = channels(getComputedStyle(node).backgroundColor);
    return found[3] === 255 ? found : behind(node.parentElement);
  };
  const contrast = (node) => {
    const [a, b] = [light(channels(getComputedStyle(node).color)), light(behind(node))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const texts = [...document.querySelectorAll('.result .winner *')].filter((node) =>
    [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== ''));
  return Math.min(...texts.map(contrast));
}"""


@pytest.mark.slow
def test_every_number_of_the_winner_can_be_read(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_fast(6)
    expect(anna.page.locator(".verdict")).to_be_visible()

    for colours in COLOURS:
        anna.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        assert anna.page.evaluate(_LEAST) >= 4.5, colours
