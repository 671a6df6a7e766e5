"""The settings of a device: each switch changes what it says, at once, in every tab, by mouse and by keyboard."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.people import People, Person
from tests.page.test_accessibility import check, seen_by_axe

# What the device is asked for: sounds, buzzes, and a screen that stays on.
SPIES = """
window.__contexts = 0; window.__sounds = []; window.__buzzes = []; window.__locks = [];
const Heard = AudioContext;
window.AudioContext = class extends Heard { constructor() { super(); __contexts += 1; } };
for (const Source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = Source.prototype.start;
  Source.prototype.start = function (...at) { __sounds.push(this.constructor.name); return start.apply(this, at); };
}
navigator.vibrate = (ms) => { __buzzes.push(ms); return true; };
const request = async () => {
  const lock = { released: false, release: async () => { lock.released = true; } };
  __locks.push(lock);
  return lock;
};
Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
window.__told = null;
addEventListener('storage', ({ newValue }) => { __told = newValue; });
"""
TURNED_AWAY = """() => {
  __locks.forEach((lock) => { lock.released = true; });
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}"""
HELD = "__locks.filter((lock) => !lock.released).length"
BOX = "(e) => { const { x, y, width } = e.getBoundingClientRect(); return [x, y, width].map(Math.round); }"
BOXES = f"(all) => all.map({BOX})"
SWITCHES = {
    "Four colours for the suits": "fourColours",
    "Large index": "largeIndex",
    "Play a card with a second tap": "confirm",
    "Left hand": "leftHand",
    "Your turn in the title": "title",
    "Sound": "sound",
    "Vibration": "vibration",
    "Keep the screen on": "awake",
}


def at_a_table(anna: Person) -> Person:
    anna.open_table("bismarck/spel-pass")
    anna.play_until("play")
    return anna


def settings(anna: Person) -> Locator:
    """The sheet, opened by mouse."""
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("button", name="Settings").click()
    sheet = anna.page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("checkbox").first).to_be_visible()
    return sheet


def turn(anna: Person, sheet: Locator, name: str, *, on: bool) -> None:
    sheet.get_by_role("checkbox", name=name).set_checked(on)
    arrived(anna, sheet)


def arrived(anna: Person, sheet: Locator) -> None:
    """Wait until the other tab has been told what this one has set."""
    kept = sheet.page.evaluate("localStorage.getItem('vorhand.settings')")
    anna.wait_for(f"__told === {json.dumps(kept)}")


def tap(card: Locator) -> None:
    card.click(position={"x": 8, "y": 20})


def test_every_switch_by_mouse(people: People) -> None:
    """The sheet is open in one tab; what it says happens there, and at the table in another."""
    anna = people.person()
    anna.context.add_init_script(SPIES)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    at_a_table(anna)
    assert anna.page.evaluate("[__contexts, __sounds.length, __buzzes.length]") == [0, 0, 0], "quiet until it is asked"
    other = Person.beside(anna)
    other.task("play")
    sheet = settings(other)
    check_signals(anna, other, sheet)
    check_cards(anna, other, sheet, asked)
    check_left_hand(anna, sheet)
    check_second_tap(anna, sheet)
    check_speed(anna, sheet)


def check_signals(anna: Person, other: Person, sheet: Locator) -> None:
    page = anna.page
    for person in (anna, other):
        expect(person.page).to_have_title(re.compile("^● Your turn: "))
    turn(anna, sheet, "Your turn in the title", on=False)
    for person in (anna, other):
        expect(person.page).to_have_title("Bismarck – Vorhand")
    turn(anna, sheet, "Your turn in the title", on=True)
    expect(page).to_have_title(re.compile("^● Your turn: "))

    turn(anna, sheet, "Sound", on=True)
    turn(anna, sheet, "Vibration", on=True)
    assert other.page.evaluate("[__sounds.length, __buzzes]") == [2, [60]], "a sample of each"
    assert page.evaluate("[__sounds.length, __buzzes.length]") == [0, 0], "nobody was asked anything here"
    anna.do("play")
    anna.task("play")
    anna.wait_for("__buzzes.length === 1 && __sounds.filter((name) => name === 'OscillatorNode').length >= 2")
    assert "AudioBufferSourceNode" in page.evaluate("__sounds"), "a card was heard"
    turn(anna, sheet, "Sound", on=False)
    turn(anna, sheet, "Vibration", on=False)
    before = page.evaluate("[__sounds.length, __buzzes.length]")
    anna.do("play")
    anna.task("play")
    assert page.evaluate("[__sounds.length, __buzzes.length]") == before

    assert page.evaluate(HELD) == 1
    page.evaluate(TURNED_AWAY)
    anna.wait_for(f"{HELD} === 1")
    turn(anna, sheet, "Keep the screen on", on=False)
    anna.wait_for(f"{HELD} === 0")
    turn(anna, sheet, "Keep the screen on", on=True)
    anna.wait_for(f"{HELD} === 1")


def check_cards(anna: Person, other: Person, sheet: Locator, asked: list[str]) -> None:
    cards = anna.page.locator(".hand .card")

    def colours() -> int:
        found: list[str] = cards.evaluate_all("(all) => all.map((e) => getComputedStyle(e).color)")
        return len(set(found))

    held: list[str] = anna.hand.evaluate_all("(all) => all.map((card) => card.ariaLabel)")
    suits = {name.split()[-1] for name in held}  # of a deal by chance
    assert colours() == len({suit in {"diamonds", "hearts"} for suit in suits})
    turn(anna, sheet, "Four colours", on=True)
    anna.wait_for("document.documentElement.classList.contains('four-colours')")
    assert colours() == len(suits)
    anna.page.emulate_media(forced_colors="active")
    assert colours() == len(suits), "a system's own colours leave the cards theirs"
    anna.page.emulate_media(forced_colors="none")

    assert not [url for url in asked if "french-large" in url]
    turn(anna, sheet, "Large index", on=True)
    for person in (anna, other):
        expect(person.page.locator(".hand .face use[href*='french-large']")).to_have_count(person.hand.count())
    assert [url for url in asked if "french-large" in url]
    least = "(all) => Math.min(...all.map((e) => parseFloat(getComputedStyle(e).fontSize)))"
    assert anna.page.locator(".hand .index").evaluate_all(least) >= 27
    turn(anna, sheet, "Large index", on=False)


def check_left_hand(anna: Person, sheet: Locator) -> None:
    seats = anna.page.locator(".others [data-seat]")
    log = anna.page.get_by_role("button", name="Log", exact=True)
    row = anna.page.locator(".hand .row").first.get_by_role("button")
    before, (right, _, _) = seats.evaluate_all(BOXES), log.evaluate(BOX)
    strip, whole = row.first.evaluate(BOX)[2], row.last.evaluate(BOX)[2]
    assert strip < whole
    turn(anna, sheet, "Left hand", on=True)
    anna.wait_for("document.documentElement.classList.contains('left-hand')")
    assert (row.first.evaluate(BOX)[2], row.last.evaluate(BOX)[2]) == (whole, strip)
    assert log.evaluate(BOX)[0] < right
    assert seats.evaluate_all(BOXES) == before

    card = anna.page.locator(".hand .legal").last
    name, (_, _, width) = card.get_attribute("aria-label"), card.evaluate(BOX)
    card.click(position={"x": width - 8, "y": 20})
    expect(anna.hand.and_(anna.page.get_by_role("button", name=name or "", exact=True))).to_have_count(0)
    anna.task("play")
    turn(anna, sheet, "Left hand", on=False)
    anna.wait_for("!document.documentElement.classList.contains('left-hand')")


def check_second_tap(anna: Person, sheet: Locator) -> None:
    turn(anna, sheet, "second tap", on=True)
    held, card, lifted = anna.hand.count(), anna.page.locator(".hand .legal").first, anna.page.locator(".hand .armed")
    tap(card)
    expect(lifted).to_have_count(1)
    expect(anna.line).to_have_text(re.compile("^Tap .* again to play it.$"))
    anna.page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    expect(anna.line).to_have_text(re.compile("^Your turn"))
    tap(card)
    expect(lifted).to_have_count(1)
    assert anna.hand.count() == held
    tap(card)
    expect(anna.hand).to_have_count(held - 1)

    anna.task("play")
    anna.page.locator(".hand .legal").first.focus()
    anna.page.keyboard.press("Enter")
    expect(lifted).to_have_count(1)
    expect(anna.said).to_have_text(re.compile("^Tap .* again to play it."))
    assert anna.hand.count() == held - 1
    anna.page.keyboard.press("Enter")
    expect(anna.hand).to_have_count(held - 2)
    anna.task("play")
    turn(anna, sheet, "second tap", on=False)


def check_speed(anna: Person, sheet: Locator) -> None:
    go_on = anna.page.get_by_role("button", name="Tap to go on")
    sheet.get_by_label("Speed").select_option("tap")
    arrived(anna, sheet)
    anna.do("play")
    expect(go_on).to_be_visible()
    expect(anna.page.locator(".trick li")).to_have_count(3)
    go_on.click()
    anna.task("play")
    sheet.get_by_label("Speed").select_option("instant")
    arrived(anna, sheet)
    anna.do("play")
    anna.task("play")
    assert go_on.count() == 0


@pytest.mark.slow
def test_axe_finds_nothing_in_the_settings(people: People) -> None:
    anna = seen_by_axe(people).go_home()
    anna.page.get_by_role("button", name="Settings").click()
    expect(anna.page.get_by_role("dialog", name="Settings").get_by_role("checkbox").first).to_be_visible()
    check(anna, "settings")
    for switch in ("Four colours", "Large index", "Left hand"):
        anna.page.get_by_role("checkbox", name=switch).check()
    check(anna, "settings that are otherwise")

    wide = "[...document.querySelectorAll('dialog, .body')].map((e) => e.scrollWidth - e.clientWidth)"
    assert max(anna.page.evaluate(wide)) <= 0, "wider than 320 px"


def test_every_switch_by_keyboard(people: People) -> None:
    anna = people.person()
    at_a_table(anna)
    press, active = anna.page.keyboard.press, "document.activeElement.textContent.trim()"
    anna.page.get_by_role("button", name="Menu", exact=True).focus()
    press("Enter")
    while anna.page.evaluate(active) != "Settings":
        press("Tab")
    press("Enter")
    expect(anna.page.get_by_role("dialog", name="Settings").get_by_role("checkbox")).to_have_count(len(SWITCHES))
    kept = "JSON.parse(localStorage.getItem('vorhand.settings'))"
    turned: dict[str, str] = {}
    for _ in range(40):
        press("Tab")
        if anna.page.evaluate("document.activeElement.type") == "checkbox":
            label = anna.page.evaluate("document.activeElement.labels[0].innerText.trim()")
            if label in turned:
                break
            before: dict[str, Any] = anna.page.evaluate(kept)
            press("Space")
            after: dict[str, Any] = anna.page.evaluate(kept)
            turned[label] = next(field for field in after if after[field] != before.get(field, field == "x"))
    assert set(turned) == set(SWITCHES)
    assert anna.page.evaluate(kept)["form"] == 2
    assert {field: anna.page.evaluate(kept)[field] for field in SWITCHES.values()} == {
        field: field not in ("title", "awake") for field in SWITCHES.values()
    }
    press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert anna.page.evaluate(active) == "Menu"


def test_a_device_that_can_or_keeps_less(people: People) -> None:
    anna = people.person()
    anna.context.add_init_script(
        """delete Navigator.prototype.wakeLock; delete Navigator.prototype.vibrate;
        Object.defineProperty(window, 'isSecureContext', { value: false });
        Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"""
    )
    anna.go_home()
    anna.page.get_by_role("button", name="Settings").click()
    sheet = anna.page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_text("only where the page came by https")).to_be_visible()
    expect(sheet.get_by_role("checkbox", name="Keep the screen on")).to_have_count(0)
    expect(sheet.get_by_role("checkbox", name="Vibration")).to_have_count(0)
    sheet.get_by_role("checkbox", name="Large index").check()
    sheet.get_by_label("Deck").select_option("german")
    expect(sheet.locator(".card use[href*='german-large']").first).to_be_attached()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Play now").click()
    anna.play_until("play")
    expect(anna.page.locator(".hand .jumbo")).to_have_count(anna.hand.count())


@pytest.mark.parametrize("damage", ["{", '"tap"', json.dumps({"form": 9, "speed": "tap", "leftHand": True})])
def test_a_damaged_or_foreign_text_is_no_setting(people: People, damage: str) -> None:
    anna = people.person()
    anna.context.add_init_script(f"localStorage.setItem('vorhand.settings', {json.dumps(damage)})")
    anna.go_home()
    anna.page.get_by_role("button", name="Settings").click()

    expect(anna.page.get_by_label("Speed")).to_have_value("normal")
    expect(anna.page.get_by_role("checkbox", name="Left hand")).not_to_be_checked()
