"""Deals that a browser checks by itself: at a table, and in files, where it and `vorhand verify` say the same."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from tests.page.reader import Reader
from tests.page.test_accessibility import check, seen_by_axe
from vorhand import rulesets
from vorhand.errors import VorhandError
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE
from vorhand.games.known import game_of
from vorhand.records import (
    DealChance,
    Record,
    chance_index,
    checkpoint_of,
    commitment,
    dump_record,
    load_record,
    nature_action,
    new_record,
    nonce_from_seed,
    verify,
)

pytestmark = pytest.mark.slow

WORDS = ("", "skål", "åtta hjärter", "ほ", 'a "b" \\ c')


def played(id: str, seed: int, deals: int) -> Record:
    """A match of random players up to that many scored deals, with words in some of its deals."""
    ruleset, rng, dealt = rulesets.load(id), random.Random(seed), 0
    game = game_of(ruleset)
    record, state = new_record(ruleset, "test"), game.start(ruleset)
    words = [tuple((seat, word) for seat in range(2) if (word := rng.choice(WORDS))) for _ in range(3 * deals)]
    while (actor := game.to_act(state)) is not None and len(record.checkpoints) < deals:
        index = chance_index(state, dealt)
        nonce = nonce_from_seed(seed, index)
        secret = DealChance(commitment(nonce), nonce, words[index] if index < len(words) else ())
        if actor is NATURE:
            assert secret.decides is not None
            action = nature_action(state, secret.decides)
        else:
            action = rng.choice(game.legal_actions(state, actor))
        state, events = game.apply(state, actor, action)
        record = record.with_entry(actor, action, checkpoint_of(state, events))
        if isinstance(action, Deal):
            record, dealt = record.with_chance(secret), dealt + 1
    return record


def changed(text: str, rng: random.Random) -> str:
    """The record with something of its chance changed: a digit, two cards of a pack, or a word."""
    record = json.loads(text)
    chance: dict[str, Any] = rng.choice(record["chance"])
    match rng.randrange(4):
        case 0 | 1 as which:
            key, place = ("commitment", "nonce")[which], rng.randrange(64)
            old = chance[key]
            chance[key] = (
                old[:place] + rng.choice([d for d in "0123456789abcdef" if d != old[place]]) + old[place + 1 :]
            )
        case 2:
            place = next(n for n, entry in enumerate(record["entries"]) if entry.startswith("nature deal"))
            pack = re.findall("..", record["entries"][place].removeprefix("nature deal "))
            one, other = rng.sample(range(len(pack)), 2)
            pack[one], pack[other] = pack[other], pack[one]
            record["entries"][place] = "nature deal " + "".join(pack)
        case _:
            chance["words"] = {**chance.get("words", {}), "2": "another"}
            record["shuffle"] = 2
    return json.dumps(record, ensure_ascii=False)


def records(count: int) -> Iterator[tuple[str, str]]:
    """Records of every rule set in turn by file name; every other one was tampered with."""
    rng = random.Random(1946)
    for number in range(count):
        id = rulesets.BUILT_IN[number % len(rulesets.BUILT_IN)]
        text = dump_record(played(id, number, 1 + number % 2))
        yield f"{number}.json", changed(text, rng) if number % 4 >= 2 else text


def is_right(text: str, name: str) -> bool:
    """What `vorhand verify` says."""
    try:
        verify(load_record(text, name), name)
    except VorhandError:
        return False
    return True


def agree(anna: Person, folder: Path, count: int) -> None:
    anna.page.goto(f"{anna.origin}/fair")
    said = {}
    for name, text in records(count):
        (folder / name).write_text(text, "utf-8")
        said[name] = is_right(text, name)
    anna.page.get_by_label("Check a record that you have").set_input_files([folder / name for name in said])
    expect(anna.page.locator(".outcome")).to_have_count(count, timeout=120_000)
    shown = {}
    for outcome in anna.page.locator(".outcome").all_inner_texts():
        name, _, sentence = outcome.removeprefix("✓ ").removeprefix("✗ ").partition(": ")
        shown[name] = "what was promised" in sentence and "not what" not in sentence

    assert shown == said
    assert 0.3 * count < sum(said.values()) < 0.7 * count


def test_browser_and_command_line_say_the_same_of_records(people: People, tmp_path: Path) -> None:
    agree(people.person(), tmp_path, 64)


@pytest.mark.chaos
def test_browser_and_command_line_say_the_same_of_1000_records(people: People, tmp_path: Path) -> None:
    agree(people.person(), tmp_path, 1000)


def test_one_click_checks_the_deals_of_a_table(people: People) -> None:
    anna = seen_by_axe(people).open_table("bismarck/spel-pass")
    anna.play_fast(2)
    table = anna.page.url.rsplit("/", 1)[1]
    anna.page.goto(f"{anna.origin}/fair/{table}")
    anna.page.get_by_role("button", name="Check them here").click()
    expect(anna.page.locator(".outcome")).to_have_text(re.compile("all 2 deals are what was promised"))
    anna.page.get_by_text("Deal 2: right").click()
    expect(anna.page.locator("details[open] code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(anna.page.get_by_role("heading", name="Where the cards lay on this server")).to_be_visible()
    check(anna, "deals checked")

    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_deals_are_checked_by_keyboard_and_what_came_of_it_is_said(people: People) -> None:
    anna = people.person().open_table("bismarck/spel-pass")
    anna.play_fast(1)
    table = anna.page.url.rsplit("/", 1)[1]
    anna.page.goto(f"{anna.origin}/fair/{table}")
    reader = Reader(anna)
    reader.tab_to("button", "Check them here")
    reader.press("Enter")

    expect(anna.said).to_have_text(re.compile("the deal is what was promised"))


def test_what_is_no_record_is_said_to_be_none(people: People, tmp_path: Path) -> None:
    anna = people.person()
    anna.page.goto(f"{anna.origin}/fair")
    for number, text in enumerate(["", "{", "[]", '{"game": 7}', "\x00\x01"]):
        (tmp_path / f"{number}.json").write_text(text)
    anna.page.get_by_label("Check a record that you have").set_input_files(sorted(tmp_path.glob("*.json")))

    expect(anna.page.locator(".outcome.wrong")).to_have_count(5)
    expect(anna.page.locator(".outcome").first).to_have_text(re.compile("no record of Vorhand"))


def test_figures_of_the_server_are_shown(people: People) -> None:
    anna = seen_by_axe(people)
    cards = {f"{rank}{suit}": [3] * 8 for suit in "CDHS" for rank in "23456789TJQKA"}
    pack = {"game": "bismarck", "cards": 52, "deals": 24, "square": 2600.1, "freedom": 2601, "likely": 0.5}
    told = json.dumps({"step": 25, "packs": [{**pack, "eighths": cards}]})
    anna.page.route("**/api/statistics", lambda route: route.fulfill(content_type="application/json", body=told))
    anna.page.goto(f"{anna.origin}/fair")
    expect(anna.page.get_by_text("Bismarck with 52 cards, 24 deals")).to_be_visible()
    anna.page.get_by_text("How often each card lay").click()
    expect(anna.page.get_by_role("row")).to_have_count(53)
    check(anna, "figures")

    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_word_is_added_before_the_deal_and_stands_in_the_record(people: People) -> None:
    anna = seen_by_axe(people).open_table("bismarck/spel-pass", start=False)
    anna.settled()
    anna.page.get_by_role("button", name="Start", exact=False).first.wait_for()
    anna.page.get_by_role("button", name="Menu").click()
    menu = anna.page.get_by_role("dialog", name="Menu")
    promised = menu.locator("code").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promised)
    menu.get_by_label("Your word for the next deal").fill("åtta hjärter")
    menu.get_by_role("button", name="Add").click()
    expect(menu.get_by_text("added: åtta hjärter")).to_be_visible()
    check(anna, "a word added")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=re.compile("^Start")).click()
    anna.task()
    anna.play_fast(1)

    record = json.loads(
        anna.page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/') + '/record').then((a) => a.text())")
    )
    assert record["chance"][0]["commitment"] == promised
    assert record["chance"][0]["words"] == {"0": "åtta hjärter"}
