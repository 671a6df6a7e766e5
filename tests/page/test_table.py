"""What the table shows and does beyond playing cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.pairs import PairPlayer
from tests.page.people import People, Person
from vorhand.words import LANGUAGES

pytestmark = pytest.mark.slow


def playing(people: People, rules: str = "bismarck/spel-pass", **options: Any) -> Person:
    anna = people.person(**options).open_table(rules)
    anna.play_until("play")
    return anna


def until_refused(anna: Person) -> None:
    while anna.task() != "play" or anna.page.locator(".hand .dim").count() == 0:
        anna.do(anna.task())


def test_dim_means_forbidden_and_nothing_else(people: People) -> None:
    anna = playing(people)
    until_refused(anna)
    led = re.search(r"Your turn: (\w+) were led", anna.line.inner_text())
    assert led is not None
    for button in anna.hand.all():
        name = button.get_attribute("aria-label") or ""
        follows = name.endswith(led[1])
        assert (button.get_attribute("aria-disabled") == "true") is not follows
        described = button.get_attribute("aria-describedby")
        assert (described is None) is follows

    anna.do("play")
    anna.wait_for("!document.querySelector('.mine.turn') || document.querySelector('.hand .legal')")
    assert anna.page.evaluate(
        "document.querySelector('.mine.turn') !== null || document.querySelector('.hand .dim') === null"
    )


def test_a_tap_on_a_dimmed_card_says_the_rule_and_plays_nothing(people: People) -> None:
    anna = playing(people)
    until_refused(anna)
    held = anna.hand.count()
    anna.page.locator(".hand .dim").first.click(position={"x": 8, "y": 20}, force=True)

    expect(anna.line).to_have_text(re.compile(r"must follow \w+ \(BIS-4\.2\); playable: "))
    assert anna.hand.count() == held


def test_a_second_tap_plays_where_that_is_wished(people: People) -> None:
    anna = playing(people, confirm=True)
    card = anna.page.locator(".hand .legal").first
    name = card.get_attribute("aria-label")
    held = anna.hand.count()
    card.click(position={"x": 8, "y": 20})
    expect(anna.line).to_have_text(re.compile("^Tap .* again to play it.$"))
    assert anna.hand.count() == held
    card.click(position={"x": 8, "y": 20})

    expect(anna.hand).to_have_count(held - 1)
    expect(anna.page.get_by_role("button", name=name or "", exact=True)).to_have_count(0)


def test_a_card_can_be_dragged_onto_the_table(people: People) -> None:
    # Whoever wants a second tap has shown with the drag what he means.
    anna = playing(people, viewport={"width": 768, "height": 1024}, confirm=True)
    held = anna.hand.count()
    box = anna.page.locator(".hand .legal").first.bounding_box()
    felt = anna.page.locator(".felt").bounding_box()
    assert box is not None
    assert felt is not None
    mouse = anna.page.mouse
    mouse.move(box["x"] + 8, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] - 10, steps=4)
    mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2, steps=8)
    mouse.up()

    expect(anna.hand).to_have_count(held - 1)


def test_a_card_that_is_dropped_on_the_hand_goes_back(people: People) -> None:
    anna = playing(people, viewport={"width": 768, "height": 1024})
    held = anna.hand.count()
    box = anna.page.locator(".hand .legal").first.bounding_box()
    assert box is not None
    mouse = anna.page.mouse
    mouse.move(box["x"] + 8, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 80, box["y"] + 60, steps=6)
    mouse.up()
    anna.page.wait_for_timeout(200)

    assert anna.hand.count() == held


class Finger:
    """One finger on the glass."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._tool = person.context.new_cdp_session(person.page)
        self._at = (0.0, 0.0)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._tool.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        (left, top), steps = self._at, 8
        for step in range(1, steps + 1):
            self._send("touchMove", [{"x": left + (x - left) * step / steps, "y": top + (y - top) * step / steps}])
        self._at = (x, y)

    def up(self) -> None:
        """Lift it after a moment: what is flung would swallow the next tap."""
        self._page.wait_for_timeout(150)
        self._send("touchMove", [{"x": self._at[0], "y": self._at[1]}])
        self._send("touchEnd", [])


def under_the_finger(anna: Person) -> tuple[float, float, float, float]:
    """Where a card that may be played can be taken, and the middle of the table."""
    box, felt = anna.page.locator(".hand .legal").first.bounding_box(), anna.page.locator(".felt").bounding_box()
    assert box is not None
    assert felt is not None
    return box["x"] + 8, box["y"] + 30, felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2


PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def test_a_finger_drags_a_card_onto_the_table(people: People) -> None:
    anna = playing(people, **PHONE)
    name = anna.page.locator(".hand .legal").first.get_attribute("aria-label") or ""
    held = anna.hand.count()
    x, y, middle_x, middle_y = under_the_finger(anna)
    finger = Finger(anna)
    finger.down(x, y)
    finger.move(middle_x, middle_y)
    expect(anna.page.locator(".hand .dragged")).to_have_accessible_name(name)
    assert anna.hand.count() == held
    finger.up()

    expect(anna.hand).to_have_count(held - 1)
    expect(anna.hand.and_(anna.page.get_by_role("button", name=name, exact=True))).to_have_count(0)


def test_a_finger_that_drags_a_card_back_plays_nothing(people: People) -> None:
    anna = playing(people, **PHONE)
    version = anna.page.evaluate("document.querySelector('.page').dataset.version")
    x, y, middle_x, middle_y = under_the_finger(anna)
    finger = Finger(anna)
    finger.down(x, y)
    finger.move(middle_x, middle_y)
    finger.move(x + 30, y + 10)
    expect(anna.page.locator(".hand .dragged")).to_have_count(1)
    finger.up()
    expect(anna.page.locator(".hand .dragged")).to_have_count(0)
    anna.page.wait_for_timeout(300)

    assert anna.page.evaluate("document.querySelector('.page').dataset.version") == version
    assert anna.task() == "play"
    # The finger is off the card: the next tap counts.
    held = anna.hand.count()
    anna.page.locator(".hand .legal").first.tap(position={"x": 8, "y": 20})
    expect(anna.hand).to_have_count(held - 1)


def test_a_finished_trick_stays_until_a_tap_where_that_is_wished(people: People) -> None:
    anna = playing(people, trick="tap")
    for _ in range(3):
        if anna.page.locator("[data-finished]").count() == 0:
            anna.do("play")
            anna.wait_for("document.querySelector('[data-finished]')")
        expect(anna.page.locator(".trick li")).to_have_count(3)
        expect(anna.page.locator(".trick .best")).to_have_count(1)
        anna.page.get_by_role("button", name="Tap to go on").click()
        anna.wait_for("!document.querySelector('[data-finished]')")
        anna.task("play")


def test_a_finished_trick_stays_a_moment(people: People) -> None:
    anna = playing(people, trick=2500)
    anna.do("play")
    anna.wait_for("document.querySelector('[data-finished]')")
    expect(anna.page.locator(".trick li")).to_have_count(3)
    anna.page.wait_for_timeout(1200)
    expect(anna.page.locator("[data-finished]")).to_have_count(1)
    anna.wait_for("!document.querySelector('[data-finished]')")


def test_the_last_trick_lies_as_it_lay(people: People) -> None:
    anna = playing(people)
    anna.do("play")
    anna.task("play")
    anna.page.get_by_role("button", name="Last trick").click()
    sheet = anna.page.get_by_role("dialog", name="Last trick")

    expect(sheet.locator(".trick li")).to_have_count(3)
    expect(sheet.locator(".trick li .unseen").filter(has_text="leads")).to_have_count(1)
    expect(sheet.locator(".trick li .unseen").filter(has_text="takes it")).to_have_count(1)


def test_past_tricks_are_offered_when_there_are_some(people: People) -> None:
    anna = people.person().open_as_declarer("bismarck/spel-pass")
    anna.play_until("play")
    button = anna.page.get_by_role("button", name="Last trick")
    expect(button).to_be_disabled()
    place = button.bounding_box()
    button.click(force=True)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.do("play")
    anna.task("play")

    expect(button).to_be_enabled()
    assert button.bounding_box() == place
    button.click()
    expect(anna.page.get_by_role("dialog", name="Last trick")).to_be_visible()


# Words about cards of the trick that reach into the place of another seat's card.
_INTO_OTHERS = """() => {
  const box = (e) => e.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const places = [...document.querySelectorAll('.lay span')];
  return [...document.querySelectorAll('.trick li')].flatMap((card) => [...card.querySelectorAll('[aria-hidden] > *')]
    .filter((word) => !word.closest('.card') && word.innerText)
    .filter((word) => places.some((place) => !over(box(place), box(card.querySelector('.card')))
      && over(box(place), box(word))))
    .map((word) => word.innerText));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_best_card_has_a_frame_and_words_stay_off_other_places(people: People, language: str) -> None:
    anna = people.person(trick="tap", locale=language).open_as_declarer("bismarck/spel-pass")
    seen: set[int] = set()
    for _ in range(100):
        anna.play_until("play")
        for _ in range(2):
            cards = anna.page.locator(".trick li").count()
            if cards:
                seen.add(cards)
                expect(anna.page.locator(".trick .best")).to_have_count(1 if cards > 1 else 0)
                assert anna.page.evaluate(_INTO_OTHERS) == []
            if anna.page.locator("[data-finished]").count():
                break
            anna.do("play")
            anna.wait_for("document.querySelector('[data-finished], .hand .legal')")
        if seen == {1, 2, 3}:
            return
        anna.page.locator(".go-on").click()
    raise AssertionError(seen)


def test_buttons_settle_before_they_obey(people: People) -> None:
    anna = people.person().open_as_declarer("bismarck/spel-pass")
    anna.wait_for("document.querySelector('.choice [data-tile]')")
    before = anna.page.evaluate("document.querySelector('.page').dataset.version")
    # A tap in the first moment is no tap.
    anna.page.locator("[data-tile='nt-lose']").click()
    assert anna.page.evaluate("document.querySelector('.page').dataset.version") == before
    anna.task("contract")
    anna.do("contract", tile="nt-lose")

    expect(anna.top).to_contain_text("Misère")


def test_the_open_cards_can_be_looked_at_again(people: People) -> None:
    anna = people.person().open_as_declarer()
    anna.task("contract")
    shown = anna.page.locator(".choice figure .unseen").all_inner_texts()
    assert len(shown) == 4
    anna.play_until("play")
    anna.page.get_by_role("button", name="Log").click()
    sheet = anna.page.get_by_role("dialog", name="Log")

    assert sheet.get_by_role("list", name="Open cards").locator(".unseen").all_inner_texts() == shown
    expect(sheet.get_by_role("list", name="Discarded").get_by_role("listitem")).to_have_count(4)
    expect(sheet).to_contain_text("You choose the contract")


def test_the_language_changes_at_once_and_is_kept(people: People) -> None:
    anna = playing(people)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("combobox", name="Language").select_option("sv")
    expect(anna.page.get_by_role("heading", name="Inställningar")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("toolbar", name="Dina kort")).to_be_visible()
    anna.page.reload()

    expect(anna.page.get_by_role("toolbar", name="Dina kort")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.lang") == "sv"


def test_the_letters_of_the_cards_are_those_of_the_reader(people: People) -> None:
    anna = people.person(locale="sv-SE")
    anna.open_as_declarer("bismarck/modern+choice_sees_hand")
    anna.task("contract")
    letters = {index.get_attribute("data-index") for index in anna.page.locator(".hand [data-index]").all()}

    assert letters <= {"E", "K", "D", "Kn", *map(str, range(2, 11))}
    assert not letters & {"A", "Q", "J", "T"}


def test_rules_that_differ_are_named_at_the_table(people: People) -> None:
    anna = people.person().open_as_declarer("bismarck/modern+must_trump+playoff")
    anna.page.get_by_role("button", name="Menu").click()
    sheet = anna.page.get_by_role("dialog", name="Menu")

    expect(sheet).to_contain_text("Modern Swedish + Must trump when void + Play-off after a tie")
    expect(sheet).to_contain_text("Differs from Modern Swedish in 2 ways")
    sheet.get_by_text("Show what differs").click()
    differences = sheet.locator(".differences li")
    expect(differences).to_have_count(2)
    expect(differences.first).to_contain_text("Without a card of the suit led, you play: a trump, if you have one")
    expect(differences.first).to_contain_text("instead of: any card")
    expect(sheet).to_contain_text("whoever runs the server can read it")


def test_own_rules_that_are_known_ones_with_an_option_are_called_so_at_the_table(people: People) -> None:
    file = 'extends = "bismarck/modern"\nsource = "us"\n[play]\nvoid = "must-trump"\n'
    anna = PairPlayer(people.person()).open_table(file=file, start=False)
    lobby = anna.page.get_by_role("main")

    expect(lobby).to_contain_text("Our house rules")
    expect(lobby).to_contain_text("Modern Swedish + Must trump when void, without changes")
    expect(lobby).not_to_contain_text("Differs from")


def test_a_name_can_be_changed_and_forgotten(people: People) -> None:
    anna = playing(people)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("dialog").get_by_label("Your name").fill("Åsa")
    anna.page.get_by_role("button", name="Change").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".mine .name")).to_have_text("Åsa")

    anna.go_home()
    expect(anna.page.locator(".tables li")).to_have_count(1)
    anna.settled()
    anna.page.get_by_role("button", name="Forget me").click()
    anna.settled()
    anna.page.get_by_role("button", name="Really forget me").click()
    expect(anna.page.get_by_text("This server no longer knows you.")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_text("No tables yet")).to_be_visible()


def test_a_wrong_code_gets_a_sentence(people: People) -> None:
    anna = people.person().go_home()
    anna.may_complain = True
    anna.page.get_by_label("Code of the table").fill("ZZZZZZ")
    anna.page.get_by_role("button", name="Join", exact=True).click()

    expect(anna.page.get_by_role("alert")).to_have_text("No table with that code has a free seat; check the letters.")
    anna.complaints = [text for text in anna.complaints if "404" not in text]


def test_animated_cards_get_where_they_belong(people: People) -> None:
    """With motion: nothing waits for an animation, and the policy refuses none."""
    anna = people.person(trick=1200, reduced_motion="no-preference").open_table("bismarck/spel-pass")
    for _ in range(4):
        anna.do(anna.task())
    anna.task()
    anna.page.wait_for_timeout(1_000)

    assert anna.page.locator(".hand button").count() >= 12
