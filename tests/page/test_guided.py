"""The guided first deal of each game, by somebody who does what is suggested: by clicks, by keys alone, by axe."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from tests.page.test_accessibility import AXE, RUN

GAMES = ("bismarck", "bauernschnapsen")
RESULTS = {"bismarck": "You took 11 tricks with a quota of 8", "bauernschnapsen": "Your side claimed 66 and was right"}
TERMS = {
    "bismarck": {"bismarck?lang=en#kitty", "bismarck?lang=en#quota", "bismarck?lang=en#follow"},
    "bauernschnapsen": {"bauernschnapsen?lang=en#caller", "bauernschnapsen?lang=en#claim"},
}

# Something is suggested and can be done at once, or the deal is over.
_READY = """() => {
  const page = document.querySelector('.page');
  if (page?.dataset.status !== 'live' || page.dataset.busy !== undefined) return null;
  if (document.querySelector('[data-settling]')) return null;
  if (document.querySelector('.guide [data-tile="play-match"]')) return 'over';
  if (document.querySelector('.discard') && document.querySelectorAll('[data-advised]').length === 4) return 'discard';
  if (document.querySelector('.hand [data-advised]')) return 'card';
  return document.querySelector('[data-tile][data-advised]') ? 'tile' : null;
}"""
_ADVISED = "document.activeElement.hasAttribute('data-advised')"
_COVERED = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll('.hand [data-card], .felt .card')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top < guide.bottom && bottom > guide.top;
  }).length;
}"""
_WIDE = "document.documentElement.scrollWidth > innerWidth"


class Learner:
    """Somebody who does whatever is suggested."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @property
    def guide(self) -> Any:
        return self.page.get_by_role("region", name="Guide")

    def begin(self, game: str) -> "Learner":
        self.person.go_home()
        if game != "bismarck":
            self.page.locator(f"[data-game={game}]").click()
        name = "Bismarck" if game == "bismarck" else "Bauernschnapsen"
        self.page.get_by_role("button", name=f"Learn {name} by playing one deal").click()
        return self

    def ready(self) -> str:
        found: str = self.person.wait_for(_READY)
        return found

    def version(self) -> str:
        return self.page.get_attribute(".page", "data-version") or ""

    def has_acted(self, before: str) -> None:
        self.person.wait_for(f"document.querySelector('.page').dataset.version !== {json.dumps(before)}")

    def click(self, what: str) -> None:
        before = self.version()
        if what == "discard":
            for card in self.page.locator(".hand [data-advised]").all():
                card.click(position={"x": 8, "y": 18})
                expect(card).to_have_attribute("aria-pressed", "true")
            self.person.settled()
            self.page.get_by_role("button", name="Discard these").click()
        else:
            self.page.locator("[data-advised]").first.click(position={"x": 8, "y": 12})
        self.has_acted(before)

    # By keys

    def tab_to(self, script: str) -> None:
        for _ in range(60):
            if self.page.evaluate(script):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no tabulator leads to: {script}")

    def press(self, what: str) -> None:
        before = self.version()
        if what == "tile":
            self.tab_to(_ADVISED)
        else:
            self.tab_to("document.activeElement.closest('.hand') !== null")
            self.page.keyboard.press("Home")
            self._walk(1 if what == "card" else 4, what)
        if what == "discard":
            self.person.settled()
            self.tab_to("document.activeElement.dataset.tile === 'discard'")
        self.page.keyboard.press("Enter")
        self.has_acted(before)

    def _walk(self, count: int, what: str) -> None:
        """From card to card to those that are suggested; discards are chosen on the way."""
        found = 0
        for _ in range(20):
            if self.page.evaluate(_ADVISED):
                found += 1
                if what == "discard":
                    self.page.keyboard.press("Enter")
                if found == count:
                    return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows do not lead to what is suggested")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_clicks_with_a_reload_in_the_middle(people: People, game: str) -> None:
    anna = people.person()
    learner = Learner(anna).begin(game)
    decisions, terms = 0, set[str]()
    while (what := learner.ready()) != "over":
        assert anna.page.evaluate(_COVERED) == 0
        assert not anna.page.evaluate(_WIDE)
        expect(learner.guide.locator(".advice")).to_contain_text(re.compile("^ ?(Suggestion: |Only )"))
        links = learner.guide.locator("a.term").all()
        terms |= {(link.get_attribute("href") or "").partition("/rules/glossary/")[2] for link in links}
        if decisions == 3:
            told = learner.guide.inner_text()
            anna.page.reload()
            learner.ready()
            assert learner.guide.inner_text() == told
            learner.guide.get_by_role("button", name="Close the guide").click()
            expect(anna.page.locator("[data-advised]")).to_have_count(0)
            learner.guide.get_by_role("button", name="Open the guide").click()
            what = learner.ready()
        learner.click(what)
        decisions += 1

    assert decisions >= 7
    assert TERMS[game] <= terms
    expect(learner.guide).to_contain_text(RESULTS[game])
    learner.guide.get_by_role("button", name="Earlier").click()
    assert anna.page.get_by_role("dialog", name="Earlier").get_by_role("listitem").count() >= 9
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("button", name="Next deal")).to_have_count(0)

    learner.guide.get_by_role("button", name="Play a match with bots").click()
    expect(learner.guide).to_have_count(0)
    expect(anna.page.locator(".page")).to_have_attribute("data-status", "live")
    anna.page.goto(anna.origin)
    expect(anna.page.locator(".tables li")).to_have_count(2)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_keys_alone(people: People, game: str) -> None:
    anna = people.person()
    learner = Learner(anna).begin(game)
    heard: list[str] = []
    while (what := learner.ready()) != "over":
        live = learner.guide.locator("[aria-live=polite]")
        heard.append(live.inner_text())
        advised = anna.page.locator("[data-advised]").first
        described = (advised.get_attribute("aria-describedby") or "").split()
        assert "suggested" in [anna.page.locator(f"[id='{id}']").text_content() for id in described]
        learner.press(what)

    assert all(re.search("Suggestion: |Only ", text) for text in heard)
    learner.tab_to("document.activeElement.dataset.tile === 'learn-again'")
    anna.page.keyboard.press("Enter")
    expect(learner.guide.locator(".advice")).to_contain_text("Suggestion")
    learner.tab_to("document.activeElement.getAttribute('aria-label') === 'Close the guide'")
    anna.page.keyboard.press("Enter")
    expect(learner.guide.get_by_role("button", name="Open the guide")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_beside_the_guide(people: People, game: str) -> None:
    anna = people.person(bypass_csp=True)
    learner = Learner(anna).begin(game)
    seen: set[str] = set()
    while (what := learner.ready()) not in seen or what != "over":
        if what not in seen:
            check(anna, what)
        seen.add(what)
        if what == "over":
            break
        learner.click(what)
    learner.guide.get_by_role("button", name="Earlier").click()
    check(anna, "said before")
    anna.page.keyboard.press("Escape")
    learner.guide.get_by_role("button", name="Close the guide").click()
    check(anna, "closed")


def check(person: Person, screen: str) -> None:
    """Narrow and light, wide and dark; afterwards it is narrow."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    problems = {}
    for width, height, colours in ((1440, 900, "dark"), (320, 568, "light")):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        if found := person.page.evaluate(RUN):
            problems[f"{screen}, {width} px"] = found
    assert not problems, json.dumps(problems, indent=1, ensure_ascii=False)
