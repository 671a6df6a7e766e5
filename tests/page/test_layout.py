"""What fits where, from 320 px to wide and in five languages; and that nothing moves under the finger."""

from typing import Any

import pytest

from tests.page.people import People, Person
from vorhand.words import LANGUAGES

pytestmark = pytest.mark.slow

ZOOMED = (320, 256)
"""What is left of 1280 x 1024 at 400 %."""
SIZES = ((320, 568), (375, 667), (568, 320), ZOOMED, (768, 1024), (1024, 768), (1440, 900), (1920, 1080))

MEASURE = """() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const boxes = (s) => [...document.querySelectorAll(s)].filter((e) => e.getClientRects().length).map(box);
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    tall: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    cards: boxes('.hand button'), faces: boxes('.hand .card'), trick: boxes('.trick .card'), felt: boxes('.felt'),
    buttons: [...document.querySelectorAll('.page button, .page a')].filter((e) => e.getClientRects().length
      && !e.closest('.hand')).map((e) => [e.innerText, ...box(e)]),
  };
}"""


def measure(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return found


def check(person: Person, width: int, height: int, where: str) -> None:
    found = measure(person)
    assert found["overflow"] <= 0, f"{where}: wider than the screen"
    for left, _, right, _ in found["faces"]:
        assert left >= 0, where
        assert right <= width + 1, f"{where}: a card leaves the screen"
    for text, left, top, right, bottom in found["buttons"]:
        assert bottom - top >= 43.5, f"{where}: {text!r} is {bottom - top} px high"
        assert right - left >= 43.5, f"{where}: {text!r} is {right - left} px wide"
    for left, top, right, bottom in found["cards"]:
        # Twenty cards side by side in two rows leave 28 px of each to a finger; upwards there is room.
        assert right - left >= 24, where
        assert bottom - top >= 44, where
    if (width, height) not in ((568, 320), ZOOMED):  # scrolled, downwards only
        assert found["tall"] <= 0, f"{where}: higher than the screen by {found['tall']} px"


# Before what has the focus lies nothing that stays where it is, nothing that stays takes half of the height, and all of
# it is scrolled in one direction only.
_ZOOMED = """() => {
  const wrong = [];
  const root = document.querySelector('dialog[open]') ?? document;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) wrong.push(`wider by ${wide} px`);
  for (const node of root.querySelectorAll('*')) {
    const { position, overflowX } = getComputedStyle(node);
    const scrolls = ['auto', 'scroll'].includes(overflowX) && node.scrollWidth > node.clientWidth + 1;
    if (scrolls) wrong.push(`${node.className} is scrolled sideways`);
    if (['fixed', 'sticky'].includes(position) && node.offsetHeight > innerHeight / 2 && node.tagName !== 'DIALOG')
      wrong.push(`${node.className} stays and is ${node.offsetHeight} px high`);
  }
  const before = [document.activeElement, scrollX, scrollY];
  for (const node of root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
    if (node.tabIndex < 0 || !node.getClientRects().length || !node.checkVisibility()) continue;
    node.focus();
    const { left, top, width, height } = node.getBoundingClientRect();
    const parts = [1, 3, 5, 7];
    const points = parts.flatMap((x) => parts.map((y) => [left + (width * x) / 8, top + (height * y) / 8]));
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (node.contains(hit) || [...(node.labels ?? [])].some((label) => label.contains(hit)));
    });
    const name = node.getAttribute('aria-label') ?? (node.innerText || node.id);
    if (document.activeElement !== node || seen.length < 4) wrong.push(`${node.tagName} ${name} is not seen in focus`);
  }
  if (before[0] === document.body) document.activeElement.blur();
  else before[0].focus();
  scrollTo(...before.slice(1));
  return wrong;
}"""


def check_zoomed(person: Person, where: str) -> None:
    """At 400 %, and at 320 px, one scrolls downwards only, and always sees what has the focus."""
    page, before = person.page, person.page.viewport_size
    for width, height in (ZOOMED, SIZES[0]):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_ZOOMED) == [], f"{where} at {width}x{height}"
    assert before is not None
    page.set_viewport_size(before)


def test_every_phase_fits_every_screen(people: People) -> None:
    anna = people.person().open_as_declarer()
    seen: set[str] = set()
    while not seen >= {"contract", "trump", "discard", "play", "refused"}:
        task = anna.task()
        if task == "next":
            anna.settled()
        key = "refused" if task == "play" and anna.page.locator(".hand .dim").count() else task
        for width, height in SIZES if key not in seen else ():
            anna.page.set_viewport_size({"width": width, "height": height})
            check(anna, width, height, f"{key} at {width}x{height}")
        seen.add(key)
        anna.page.set_viewport_size({"width": 320, "height": 568})
        anna.do(task, tile="free-trump" if task == "contract" else "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_narrowest_screen(people: People, language: str) -> None:
    anna = people.person(locale=language).open_as_declarer()
    for task in ("contract", "trump", "discard", "play"):
        assert anna.task() == task
        check(anna, 320, 568, f"{language}: {task}")
        text = anna.page.locator("body").inner_text()
        assert not [word for word in text.split() if word.startswith(("page-", "cli-", "event-", "contract-"))]
        if task == "play":
            break
        if task == "discard":
            for n in range(4):
                anna.page.locator(".hand button").nth(n * 3).click(position={"x": 8, "y": 20})
            check(anna, 320, 568, f"{language}: discard complete")
            anna.settled()
        version = anna.page.evaluate("document.querySelector('.page').dataset.version")
        tile = {"contract": "free-trump", "trump": "H", "discard": "discard"}[task]
        anna.page.locator(f"[data-tile='{tile}']").click()
        anna.wait_for(f"document.querySelector('.page').dataset.version !== '{version}'")


def test_the_top_is_as_wide_as_the_table_below(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_until("play")
    for width in (1100, 1200, 1440):
        anna.page.set_viewport_size({"width": width, "height": 760})
        top, board = anna.top.bounding_box(), anna.page.locator(".felt").bounding_box()
        assert top is not None
        assert board is not None
        assert abs(top["x"] - board["x"]) <= 1, f"at {width} px"


def test_the_places_of_a_trick_and_of_the_hand_stay(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_until("play")
    felt_bottoms, places = set(), set()
    for _ in range(4):
        anna.task("play")
        found = measure(anna)
        felt_bottoms.add(round(max(bottom for *_, bottom in found["cards"])))
        places |= {(round(left), round(right)) for left, _, right, _ in found["trick"]}
        anna.do("play")

    assert len(felt_bottoms) == 1
    assert len(places) <= 3


def test_seven_places_and_twenty_two_cards_fit_the_narrowest_screen(people: People) -> None:
    anna = people.person().open_as_declarer("bismarck/lever")
    assert anna.task() == "discard"
    assert anna.hand.count() == 22
    check(anna, 320, 568, "discarding seven")
    anna.do("discard")
    anna.do(anna.task("trump"))
    anna.play_until("next")


def test_the_rules_in_force_are_a_link_away(people: People) -> None:
    anna = people.person().go_home()
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name="Read these rules").click()
    assert "/rules/bismarck/modern" in opened.value.url
    opened.value.close()

    anna.open_table("bismarck/spel-pass", start=False)
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name="Read these rules").click()
    assert "/rules/table/" in opened.value.url
    assert opened.value.locator("h1 + p").inner_text() == "Practice game without trumps"
