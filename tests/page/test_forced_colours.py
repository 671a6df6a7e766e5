"""Where the reader chose the colours, backgrounds and shadows are gone: what they say is drawn as well."""

import pytest
from playwright.sync_api import expect

from tests.page.pairs import show
from tests.page.people import People, Person
from tests.page.test_bauernschnapsen import BETTLER, HERREN, room_of
from vorhand.cards import Seat

pytestmark = pytest.mark.slow

# How the borders and the outline of something are drawn, and the colour of its text.
_DRAWN = """(selector) => {
  const sides = ['top', 'right', 'bottom', 'left'];
  const drawn = (node) => {
    const style = getComputedStyle(node);
    const lines = [...sides.map((side) => `border-${side}`), 'outline'].map((line) => {
      const width = style.getPropertyValue(`${line}-width`);
      const kind = style.getPropertyValue(`${line}-style`);
      return kind === 'none' || width === '0px' ? '' : `${width} ${kind} ${style.getPropertyValue(`${line}-color`)}`;
    });
    return [...lines, style.color].join(', ');
  };
  const nodes = document.querySelectorAll(selector);
  if (nodes.length === 0) throw new Error(`nothing is ${selector}`);
  return drawn(nodes[0]);
}"""


def drawn(person: Person, selector: str) -> str:
    found: str = person.page.evaluate(_DRAWN, selector)
    return found


def differ(person: Person, marked: str, plain: str) -> None:
    assert drawn(person, marked) != drawn(person, plain), f"{marked} looks like {plain}"


def test_what_is_chosen_whose_turn_it_is_and_who_won_is_drawn(people: People) -> None:
    anna = people.person(forced_colors="active").go_home()
    chosen, other = "[aria-pressed='true']", "[aria-pressed='false']"
    differ(anna, f".games {chosen}", f".games {other}")
    differ(anna, f"nav {chosen}", f"nav {other}")
    anna.open_table("bismarck/spel-pass", start=False)
    differ(anna, ".seats li.mine", ".seats li:not(.mine)")
    differ(anna, "[data-tile='start']", "button[aria-label*='Seat 2']")

    anna = show(anna, room_of([*BETTLER, ("0", "play JC"), ("1", "play KC")]), Seat(3)).person
    differ(anna, ".chip.active", ".chip:not(.active, .out)")
    differ(anna, ".chip.out", ".chip:not(.active, .out)")
    differ(anna, ".trick .best .card", ".trick li:not(.best) .card")
    anna.hand.nth(0).focus()
    anna.page.keyboard.press("ArrowRight")
    differ(anna, ".hand button:focus-visible .lift", ".hand button:not(:focus-visible) .lift")
    # Cards are pictures: they keep their own colours, and so it is seen which of them may be played.
    expect(anna.page.locator(".hand .legal .card").first).to_have_css("background-color", "rgb(255, 253, 247)")
    expect(anna.page.locator(".hand .dim .card").first).to_have_css("background-color", "rgb(232, 225, 208)")

    anna = show(people.person(forced_colors="active"), room_of(HERREN), Seat(2)).person
    differ(anna, ".result .winner th", ".result tbody tr:not(.winner) th")
