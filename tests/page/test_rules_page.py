"""The page of rules in a browser: read without scripts, its examples played by mouse and by keyboard, on paper."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.people import People, Person
from tests.page.pseudo import CLIPPED
from tests.page.reader import Reader
from tests.page.test_accessibility import AXE, RUN

pytestmark = pytest.mark.slow

# Words that are longer by a third, as `pseudo` makes them for the table.
_LONGER = """() => {
  const after = { a: 'å', o: 'ö', u: 'ü' };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.data = text.data.replace(/[aeiouy]/g, (vowel) => vowel + (after[vowel] ?? 'é'));
}"""

# What would make a card look like something to press.
_CHROME = """(button) => {
  const { outlineStyle, borderStyle, backgroundColor } = getComputedStyle(button);
  return [outlineStyle, borderStyle, backgroundColor];
}"""

# What is right and what is wrong in an example, each with the answer to it.
_PLAYED = {
    "bismarck/modern+must_trump": {
        "BIS-4.3-1": ("seven of spades", "You may play 7♠", "king of clubs", "K♣: must trump (BIS-4.3)"),
        "BIS-4.5-1": ("seven of spades", "Right: 7♠ takes the trick", "king of hearts", "No: 7♠ takes the trick"),
    },
    "bauernschnapsen/pagat": {
        "BAU-3.2-1": (
            "Bauernschnapser",
            "You bid: Bauernschnapser.",
            "Kontra-Schnapser",
            "not a contract that you may",
        ),
        "BAU-5.3-1": ("ace of spades", "You may play A♠", "queen of spades", "Q♠: must beat the best card"),
        "BAU-6.4-1": ("Basta", "Your side scores 2", "ace of clubs", "A♣: the marriage in hearts is declared"),
    },
}


def rules_of(person: Person, house: str, more: str = "") -> Person:
    person.page.goto(f"{person.origin}/rules/{house}?lang=en{more}")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


def example(person: Person, id: str) -> Locator:
    return person.page.locator(f"form[id='{id}']")


def overflow(person: Person) -> int:
    found: int = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def test_without_scripts_it_is_read_and_played(people: People) -> None:
    anna = rules_of(people.person(java_script_enabled=False), "bismarck/modern")
    follow = example(anna, "BIS-4.2-1")
    expect(follow).to_contain_text("After 9♥ you hold K♥ 7♥ A♠: you may play K♥ 7♥.")

    follow.get_by_role("button", name="ace of spades").click()

    expect(anna.page).to_have_url(re.compile("attempt=play"))
    expect(follow.get_by_role("status")).to_have_text("A♠: must follow hearts (BIS-4.2); playable: 7♥ K♥")
    anna.complaints = []  # without scripts nobody has watched


@pytest.mark.parametrize("house", _PLAYED)
def test_an_example_is_played_by_mouse(people: People, house: str) -> None:
    anna = rules_of(people.person(), house)
    before = anna.page.url
    for id, (right, allowed, wrong, refused) in _PLAYED[house].items():
        form = example(anna, id)
        for name, said, state in ((right, allowed, "allowed"), (wrong, refused, "refused")):
            form.get_by_role("button", name=name, exact=True).click()
            expect(form.get_by_role("status")).to_contain_text(said)
            expect(form.locator("button[data-answer]")).to_have_count(1)
            expect(form.get_by_role("button", name=name, exact=True)).to_have_attribute("data-answer", state)
    assert anna.page.url == before
    drawn = anna.page.locator("form.example use")
    assert drawn.count() > 10
    assert drawn.first.evaluate("(use) => use.getBBox().width") > 0


@pytest.mark.parametrize("house", _PLAYED)
def test_an_example_is_played_by_keyboard_and_read_out(people: People, house: str) -> None:
    anna = rules_of(people.person(), house)
    reader = Reader(anna)
    id, (right, allowed, wrong, refused) = next(iter(_PLAYED[house].items()))
    for name, said in ((wrong, refused), (right, allowed)):
        example(anna, id).get_by_role("button").first.focus()
        if example(anna, id).get_by_role("button").first.get_attribute("aria-label") != name:
            reader.tab_to("button", name)
        reader.press("Enter")
        expect(example(anna, id).get_by_role("status")).to_contain_text(said)
        assert reader.look().focus.name == name
    example(anna, id).get_by_role("button", name=wrong, exact=True).click()
    rule = example(anna, id).get_by_role("status").get_by_role("link")
    expect(rule).to_have_attribute("href", re.compile(r"^#(BIS|BAU)-\d"))


def test_a_server_that_does_not_answer_is_said(people: People) -> None:
    anna = rules_of(people.person(), "bismarck/modern")
    anna.may_complain = True
    anna.page.route("**/api/example", lambda route: route.abort())

    example(anna, "BIS-4.2-1").get_by_role("button").first.click()

    expect(example(anna, "BIS-4.2-1").get_by_role("status")).to_have_text(
        "The server does not answer; please try again."
    )


def test_axe_finds_nothing_on_a_page_of_rules(people: People) -> None:
    anna = rules_of(people.person(bypass_csp=True), "bauernschnapsen/pagat", "&example=BAU-5.3-1&attempt=play+QS")
    anna.page.evaluate(AXE.read_text("utf-8"))
    for width, colours in ((320, "light"), (1440, "dark")):
        anna.page.set_viewport_size({"width": width, "height": 900})
        anna.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        assert anna.page.evaluate(RUN) == [], (width, colours)
        assert overflow(anna) <= 0


def test_on_paper_nothing_can_be_pressed_and_nothing_is_cut(people: People) -> None:
    anna = rules_of(people.person(), "bauernschnapsen/pagat")
    form = example(anna, "BAU-6.4-1")
    form.get_by_role("button", name="Basta").click()
    expect(form.get_by_role("status")).to_contain_text("Your side scores 2")
    # A sheet of A4 between its margins.
    anna.page.set_viewport_size({"width": 680, "height": 1000})
    anna.page.emulate_media(media="print")

    for hidden in ("nav", "legend", "button.word", "[role=status]"):
        assert anna.page.locator(f"{hidden}:visible").count() == 0, hidden
    expect(form.get_by_text("Your cards")).to_be_visible()
    expect(form.locator(".card").first).to_be_visible()
    assert form.locator("button.face").first.evaluate(_CHROME) == ["none", "none", "rgba(0, 0, 0, 0)"]
    assert overflow(anna) <= 0
    assert anna.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("house", _PLAYED)
def test_longer_words_have_room_at_320_px(people: People, house: str) -> None:
    anna = rules_of(people.person(viewport={"width": 320, "height": 568}), house)
    for id, (_, _, wrong, refused) in _PLAYED[house].items():
        example(anna, id).get_by_role("button", name=wrong, exact=True).click()
        expect(example(anna, id).get_by_role("status")).to_contain_text(refused)

    anna.page.evaluate(_LONGER)

    assert anna.page.evaluate(CLIPPED) == []
    assert overflow(anna) <= 0
