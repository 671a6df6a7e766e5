"""The same by keyboard alone, finding everything by role and name, as somebody who does not see the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.focus import focus_lost, focus_moved, watch_focus
from tests.page.people import People
from tests.page.reader import Reader
from vorhand import rulesets

MODERN = rulesets.load("bismarck/modern")


@pytest.mark.slow
def test_three_deals_by_keyboard(people: People) -> None:
    anna = people.person(viewport={"width": 768, "height": 1024}).open_table("bismarck/modern")
    reader = Reader(anna)
    watch_focus(anna)
    deals = 0
    seen: set[str] = set()
    while deals < MODERN.players:  # everybody has been declarer once
        task, tree = reader.wait_for_task()
        seen.add(task)
        deals += task == "next"
        reader.do(task, tree)

    assert seen >= {"contract", "discard", "play", "next"}
    assert focus_lost(anna) == []
    assert focus_moved(anna) == []


@pytest.mark.chaos
def test_a_whole_match_by_keyboard(people: People) -> None:
    anna = people.person(viewport={"width": 768, "height": 1024}).open_table("bismarck/modern")
    reader = Reader(anna)
    deals, lost_focus = 0, 0
    seen: set[str] = set()
    while True:
        task, tree = reader.wait_for_task()
        seen.add(task)
        lost_focus += tree.focus is tree.nodes[0]
        deals += task in ("next", "over")
        if task == "over":
            break
        reader.do(task, tree)

    assert deals == MODERN.deals
    assert seen == {"contract", "trump", "discard", "play", "next", "over"}
    # Before the first key the focus is nowhere; after it never again.
    assert lost_focus <= 1
    expect(anna.said).to_have_text(re.compile("(win|wins|share)"))
    reader.do(task, tree)
    assert reader.wait_for_task()[0] != "over"


def test_letters_and_digits_go_to_a_card(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    reader = Reader(anna)
    anna.play_until("play")
    names = [button.get_attribute("aria-label") or "" for button in anna.hand.all()]
    rank, suit = re.fullmatch(r"(\w+) of (\w+)", names[5]).groups()  # type: ignore[union-attr]
    letter = {"ace": "a", "king": "k", "queen": "q", "jack": "j", "ten": "1"}.get(rank)
    letter = letter or str(["two", "three", "four", "five", "six", "seven", "eight", "nine"].index(rank) + 2)

    reader.press(suit[0], letter)
    assert reader.focus == names[5]
    reader.press("Home")
    assert reader.focus == names[0]
    reader.press("3")
    assert reader.focus == names[2]
    anna.page.wait_for_timeout(800)
    reader.press(letter, suit[0])
    assert reader.focus == names[5]
    reader.press("End", "ArrowRight")
    assert reader.focus == names[0]


def test_keys_open_the_last_trick_and_the_score_and_say_things_again(people: People) -> None:
    anna = people.person(trick=1200).open_table("bismarck/spel-pass")
    reader = Reader(anna)
    anna.play_until("play")
    anna.do("play")
    anna.task("play")

    reader.press("l")
    expect(anna.page.get_by_role("dialog", name="Last trick").get_by_role("listitem")).to_have_count(4)
    reader.press("Escape")
    reader.press("s")
    expect(anna.page.get_by_role("dialog", name="Score").get_by_role("table").first).to_be_visible()
    reader.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)

    reader.press("r")
    expect(anna.said).to_have_text(re.compile("Your turn"))
    anna.hand.first.focus()
    reader.press("?")
    expect(anna.said).to_have_text(re.compile("(may be played|must follow)"))


def test_a_refusal_is_said_and_the_focus_stays(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    reader = Reader(anna)
    while anna.task() != "play" or anna.page.locator(".hand .dim").count() == 0:
        anna.do(anna.task())
    dim = anna.page.locator(".hand .dim").first
    dim.focus()
    name = reader.focus

    reader.press("Enter")
    expect(anna.said).to_have_text(re.compile(f"{name}: must follow .*BIS-4.2"))
    expect(anna.line).to_have_text(re.compile("must follow"))
    assert reader.focus == name


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
