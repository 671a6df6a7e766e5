"""The same by keyboard alone, finding everything by role and name, as somebody who does not see the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person

OVER = re.compile("(is over|match is over)")


class Player:
    """Presses keys, and hears what is said and what has the focus."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        name: str = self.page.evaluate(
            "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()"
        )
        return name

    def tab_to(self, role: str, name: str | re.Pattern[str]) -> None:
        """Go on with the tabulator until that has the focus."""
        target = self.page.get_by_role(role, name=name).first  # type: ignore[arg-type]
        expect(target).to_be_visible()
        for _ in range(60):
            if target.evaluate("e => e === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"no tabulator leads to {role} {name}")

    def do(self, task: str) -> None:
        before = self.page.evaluate("document.querySelector('.page').dataset.version")
        match task:
            case "next":
                self.tab_to("button", "Next deal")
                self.press("Enter")
            case "kitty":
                self.tab_to("button", re.compile("^Take the kitty"))
                self.press("Enter")
            case "contract" | "trump":
                self.choose()
            case "discard":
                self.discard()
            case "play":
                self.play()
            case _:
                raise AssertionError(task)
        self.person.wait_for(f"document.querySelector('.page').dataset.version !== {before!r}")

    def choose(self) -> None:
        """The first that is open; the digits go from one to the next."""
        for digit in "1234":
            self.press(digit)
            if self.page.evaluate("document.activeElement.getAttribute('aria-disabled')") != "true":
                break
        self.press("Enter")

    def discard(self) -> None:
        self.tab_to("button", re.compile(" of "))
        self.press("Home")
        for _ in range(4):
            self.press("Enter", "ArrowRight", "ArrowRight")
        self.person.settled()
        self.tab_to("button", "Discard these")
        self.press("Enter")

    def play(self) -> None:
        """From card to card until one may be played; what may not says so."""
        if not self.in_hand():
            self.tab_to("button", re.compile(" of (spades|hearts|diamonds|clubs)$"))
        for _ in range(20):
            if self.page.evaluate("document.activeElement.getAttribute('aria-disabled')") != "true":
                self.press("Enter")
                return
            self.press("ArrowRight")
        raise AssertionError("no card may be played")

    def in_hand(self) -> bool:
        inside: bool = self.page.evaluate("document.activeElement.closest('[role=toolbar]') !== null")
        return inside


@pytest.mark.slow
def test_a_whole_match_by_keyboard(people: People) -> None:
    anna = people.person(viewport={"width": 768, "height": 1024}).open_table("bismarck/spel-pass")
    player = Player(anna)
    lost_focus = 0
    while (task := anna.task()) != "over":
        if task == "play" and player.page.evaluate("document.activeElement === document.body"):
            lost_focus += 1
        player.do(task)

    # Before the first key the focus is nowhere; after it never again.
    assert lost_focus <= 1
    expect(anna.said).to_have_text(re.compile("(win|wins|share)"))


def test_the_choice_the_discard_and_the_first_tricks_by_keyboard(people: People) -> None:
    anna = people.person().open_table()
    player = Player(anna)
    seen: set[str] = set()
    while not seen >= {"contract", "discard"}:
        task = anna.task()
        seen.add(task)
        player.do(task)

    assert anna.task() == "play"
    expect(anna.page.get_by_role("group", name=re.compile("^Anna .you., declarer"))).to_be_visible()


def test_letters_and_digits_go_to_a_card(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    player = Player(anna)
    anna.play_until("play")
    names = [button.get_attribute("aria-label") or "" for button in anna.hand.all()]
    rank, suit = re.fullmatch(r"(\w+) of (\w+)", names[5]).groups()  # type: ignore[union-attr]
    letter = {"ace": "a", "king": "k", "queen": "q", "jack": "j", "ten": "1"}.get(rank)
    letter = letter or str(["two", "three", "four", "five", "six", "seven", "eight", "nine"].index(rank) + 2)

    player.press(suit[0], letter)
    assert player.focus == names[5]
    player.press("Home")
    assert player.focus == names[0]
    player.press("3")
    assert player.focus == names[2]
    anna.page.wait_for_timeout(800)
    player.press(letter, suit[0])
    assert player.focus == names[5]
    player.press("End", "ArrowRight")
    assert player.focus == names[0]


def test_keys_open_the_last_trick_and_the_score_and_say_things_again(people: People) -> None:
    anna = people.person(trick=1200).open_table("bismarck/spel-pass")
    player = Player(anna)
    anna.play_until("play")
    anna.do("play")
    anna.task("play")

    player.press("l")
    expect(anna.page.get_by_role("dialog", name="Last trick").get_by_role("listitem")).to_have_count(4)
    player.press("Escape")
    player.press("s")
    expect(anna.page.get_by_role("dialog", name="Score").get_by_role("table").first).to_be_visible()
    player.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)

    player.press("r")
    expect(anna.said).to_have_text(re.compile("Your turn"))
    anna.hand.first.focus()
    player.press("?")
    expect(anna.said).to_have_text(re.compile("(may be played|must follow)"))


def test_a_refusal_is_said_and_the_focus_stays(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    player = Player(anna)
    while anna.task() != "play" or anna.page.locator(".hand .dim").count() == 0:
        anna.do(anna.task())
    dim = anna.page.locator(".hand .dim").first
    dim.focus()
    name = player.focus

    player.press("Enter")
    expect(anna.said).to_have_text(re.compile(f"{name}: must follow .*BIS-4.2"))
    expect(anna.line).to_have_text(re.compile("must follow"))
    assert player.focus == name


def test_every_change_is_said_in_one_breath(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.page.evaluate(
        """() => {
          window.__said = [];
          new MutationObserver(() => __said.push(document.querySelector('[role=status]').textContent.trim()))
            .observe(document.querySelector('[role=status]'), { childList: true, characterData: true, subtree: true });
        }"""
    )
    anna.play_until("play")
    for _ in range(3):
        anna.do("play")
        anna.task("play", "next")
    said: list[str] = anna.page.evaluate("__said")

    plays = [sentence for sentence in said if " of " in sentence]
    assert any(sentence.startswith("You play ") for sentence in plays)
    assert any("takes the trick" in sentence or "You take the trick" in sentence for sentence in plays)
    assert all(len(sentence) < 200 and "undefined" not in sentence for sentence in said)
