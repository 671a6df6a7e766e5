"""House rules on the page: put together by people who cannot program, kept, shared, and played by."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.cli.running import vorhand
from tests.page.people import People, Person
from tests.page.pseudo import CLIPPED, speak_pseudo
from tests.page.reader import Reader
from tests.page.test_accessibility import AXE, RUN
from tests.page.test_layout import check_zoomed
from tests.page.test_table import PHONE
from vorhand import rulesets


def house_of(person: Person, fragment: str = "") -> Page:
    person.page.goto(f"{person.origin}/house{fragment}")
    expect(person.page.get_by_role("button", name="Open a table")).to_be_visible()
    return person.page


def group(page: Page, name: str) -> Locator:
    return page.locator("details.group > summary").filter(has_text=name).first


def question(page: Page, key: str) -> Locator:
    return page.locator(f"[data-axis='{key}']")


def settled(page: Page) -> None:
    """Until the server has answered to the last change."""
    expect(page.locator(".house")).not_to_have_attribute("data-busy", "")


def overflow(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


@pytest.mark.slow
def test_four_house_rules_by_finger_at_320_px_and_the_first_tricks(people: People) -> None:
    anna = people.person(**PHONE).go_home()
    page = anna.page
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("link", name="Your own house rules").tap()
    expect(page.get_by_role("heading", name="Modern Swedish, without changes")).to_be_visible()

    page.get_by_label("Find a rule").fill("TRUMP have")
    expect(page.get_by_text("1 rule found.")).to_be_visible()
    question(page, "play.void").locator("summary").tap()
    question(page, "play.void").get_by_text("a trump, if you have one").last.tap()
    page.get_by_label("Find a rule").fill("")
    expect(page.get_by_role("button", name="1 change", exact=True)).to_be_visible()

    group(page, "Which contract is played").tap()
    page.get_by_role("button", name="More: Times that each declarer").tap()
    contracts = question(page, "choice.contracts")
    contracts.locator("summary").tap()
    contracts.get_by_role("button", name="Up: Misère").tap()
    contracts.get_by_role("button", name="Remove: Spades").tap()
    contracts.get_by_role("combobox").select_option("hearts")
    expect(contracts.locator("summary strong")).to_have_text("No trumps, Misère, Free trump, Hearts")

    group(page, "Quotas").tap()
    win = question(page, "scoring.win")
    win.locator("summary").tap()
    win.get_by_role("button", name=re.compile("^Less: .*Declarer$")).tap()
    expect(win).to_contain_text("The quotas sum to 15, but a deal has 16 tricks.")
    expect(page.get_by_role("button", name="1 thing does not fit")).to_be_visible()
    win.get_by_role("button", name=re.compile("^More: .*Third$")).tap()
    expect(win).to_contain_text("Sum: 16")
    expect(win).not_to_contain_text("The quotas sum to")
    assert overflow(page) <= 0

    page.get_by_label("Name of your rules").fill("Greta's rules")
    settled(page)
    expect(page.get_by_role("heading", name="Differs from Modern Swedish in 4 ways")).to_be_visible()
    expect(page.locator(".differences li")).to_have_count(4)
    anna.settled()
    page.get_by_role("button", name="Open a table").tap()
    expect(page.get_by_role("heading", name="The table is open")).to_be_visible()

    bo = people.person("Bo").come_to(page.url)
    for person in (anna, bo):
        lobby = person.page.get_by_role("main")
        expect(lobby).to_contain_text("Greta's rules")
        expect(lobby).to_contain_text("Differs from Modern Swedish in 4 ways")
        person.page.get_by_text("Show what differs").click()
        expect(person.page.locator(".differences li").nth(2)).to_contain_text("a trump, if you have one")
        assert overflow(person.page) <= 0
    anna.settled()
    page.get_by_role("button", name=re.compile("^Start")).tap()
    anna.play_until("play")
    for _ in range(2):
        assert anna.play_until("play", "next") == "play"
        anna.do("play")


@pytest.mark.slow
def test_house_rules_by_keyboard_alone_and_the_first_tricks(people: People) -> None:
    anna = people.person().go_home()
    reader, page = Reader(anna), anna.page
    reader.tab_to("textbox", "Your name")
    page.keyboard.type("Anna")
    reader.tab_to("link", re.compile("Your own house rules"))
    reader.press("Enter")
    expect(page.get_by_role("heading", name="House rules", exact=True)).to_be_visible()

    reader.tab_to("searchbox", "Find a rule")
    page.keyboard.type("void ruff")
    expect(page.get_by_text("No rule with these words.")).to_be_visible()
    reader.press("Control+A")
    page.keyboard.type("kitty lies")
    reader.tab_to("DisclosureTriangle", re.compile("^The kitty lies"))
    reader.press("Enter", "Tab", "ArrowDown")
    said = page.locator(".house > [role=status]")
    expect(said).to_have_text(re.compile("^1 thing does not fit. Without an open kitty there are no open cards"))
    reader.tab_to("button", "1 thing does not fit")
    reader.press("Enter")
    expect(question(page, "choice.sees")).to_be_focused()
    anna.settled()
    reader.tab_to("button", re.compile("Before choosing, the declarer sees: the hand and"))
    reader.press("Enter")
    expect(said).to_have_text("Everything fits together.")
    expect(question(page, "choice.sees")).to_be_focused()

    reader.tab_to("DisclosureTriangle", "The exchange")
    reader.press("Enter")
    reader.tab_to("DisclosureTriangle", re.compile("^Exchange with the kitty"))
    reader.press("Enter", "Tab", "ArrowDown")
    expect(said).to_have_text("3 changes")
    reader.press("Shift+Tab")
    reader.tab_to("button", re.compile("^Take back: Exchange with the kitty"))
    reader.press("Enter")
    expect(said).to_have_text("2 changes")
    assert reader.look().focus.name.startswith("Exchange with the kitty")
    reader.tab_to("DisclosureTriangle", "The end of the match")
    reader.press("Enter")
    reader.tab_to("DisclosureTriangle", re.compile("^Tie for first place"))
    reader.press("Enter", "Tab", "ArrowDown")
    expect(said).to_have_text("3 changes")
    page.get_by_role("button", name="3 changes").focus()
    reader.press("Shift+Tab")
    assert reader.look().focus.role != "RootWebArea"

    reader.tab_to("button", "Open a table")
    reader.press("Enter")
    expect(page.get_by_role("heading", name="The table is open")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Our house rules")
    anna.settled()
    reader.tab_to("button", re.compile("^Start"))
    reader.enter()
    played = 0
    while played < 2:
        task, tree = reader.wait_for_task()
        played += task == "play"
        reader.do(task, tree)


GRETA = """
title = "Greta's rules"
extends = "bauernschnapsen/pagat"
source = "Aunt Greta"
[doubling]
levels = 1
[contracts.gang]
value = 10
"""


@pytest.mark.slow
def test_rules_are_kept_shared_saved_and_taken_back(people: People, tmp_path: Path) -> None:
    anna = people.person(accept_downloads=True)
    anna.may_complain = True
    page = house_of(anna)
    paste = page.get_by_label("Paste a link or a rule file")
    for wrong, why in (("][", "not valid TOML"), ('source = "x"\n[play]\nvoid = "no"', "“no” is not a choice")):
        paste.fill(wrong)
        page.get_by_role("button", name="Read it").click()
        expect(page.get_by_role("alert")).to_contain_text(why)
    expect(page.get_by_role("heading", name="Modern Swedish, without changes")).to_be_visible()
    paste.fill(GRETA)
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("heading", name="Differs from Main list in 2 ways")).to_be_visible()
    expect(page.get_by_label("Name of your rules")).to_have_value("Greta's rules")
    expect(page.locator(".differences li").last).to_have_text(re.compile("Gang, Game points: 10.*instead of: 9"))

    # As a file, for the terminal.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "greta-s-rules.toml"
    file = tmp_path / "greta.toml"
    download.value.save_as(file)
    assert rulesets.parse(file.read_text("utf-8"), "x.toml") == rulesets.parse(GRETA, "x.toml")
    assert vorhand("rules", "check", str(file)).exit_code == 0
    told = json.loads(vorhand("rules", "diff", "bauernschnapsen/pagat", str(file), "--json").stdout)["differences"]
    assert [point["key"] for point in told] == ["doubling.levels", "contracts.gang.value"]
    played = vorhand("play", "bauernschnapsen", "--rules", str(file), "--bots", "--record", str(tmp_path / "r.json"))
    assert played.exit_code == 0, played.stderr

    # As a link, which no server is asked about.
    link = page.get_by_role("textbox", name="Link to these rules").input_value()
    bo = people.person("Bo")
    asked: list[str] = []
    bo.page.on("request", lambda request: asked.append(request.url))
    other = house_of(bo, link.removeprefix(f"{anna.origin}/house"))
    expect(other.get_by_text("You have been sent these rules.")).to_be_visible()
    expect(other.get_by_role("heading", name="Differs from Main list in 2 ways")).to_be_visible()
    assert not [url for url in asked if link.partition("#r=")[2][:20] in url]
    other.get_by_role("button", name="Keep on this device").click()
    expect(other.locator(".mine li")).to_have_count(1)
    other.reload()
    expect(other.get_by_role("heading", name="Differs from Main list in 2 ways")).to_be_visible()

    # Kept on the device: changed, found on the front, deleted and brought back.
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.locator(".house > [role=status]")).to_have_text("Kept on this device.")
    group(page, "Doubling").click()
    page.get_by_role("button", name="Less: How often a contract can be doubled").click()
    settled(page)
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.locator(".mine li")).to_have_count(1)
    page.get_by_role("button", name="Delete: Greta's rules").click()
    expect(page.locator(".mine")).to_contain_text("Greta's rules is deleted.")
    expect(page.get_by_role("button", name="Bring it back")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Vorhand").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Rules").select_option(label="Greta's rules")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("main")).to_contain_text("Greta's rules")
    expect(page.get_by_role("main")).to_contain_text("Differs from Main list in 2 ways")
    page.get_by_text("Show what differs").click()
    expect(page.locator(".differences li").first).to_have_text(re.compile("How often.*: 0.*instead of: 3"))
    page.get_by_role("link", name="Change these rules").click()
    expect(page.get_by_label("Name of your rules")).to_have_value("Greta's rules")
    anna.complaints = [text for text in anna.complaints if "400" not in text]


def check(person: Person, screen: str) -> None:
    """Ask axe about the screen, narrow and light, wide and dark."""
    problems = {}
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    # So high that nothing lies half under the bar below.
    for width, height, colours in ((1440, 5000, "dark"), (320, 7000, "light")):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        if found := person.page.evaluate(RUN):
            problems[f"{screen}, {width} px, {colours}"] = found
    assert not problems, json.dumps(problems, indent=1, ensure_ascii=False)


@pytest.mark.slow
def test_axe_finds_nothing_on_the_page_of_house_rules(people: People) -> None:
    anna = people.person(bypass_csp=True)
    anna.may_complain = True
    page = house_of(anna)
    check(anna, "nothing changed")
    page.get_by_text("Well-known changes").click()
    page.locator(".start .check").first.click()
    for name in ("Players and cards", "Which contract is played", "Quotas", "Contracts one by one", "Free trump"):
        group(page, name).click()
    for key in ("choice.contracts", "scoring.win", "contracts.free-trump.suits", "choice.sees"):
        question(page, key).locator("summary").click()
    check(anna, "everything unfolded")
    page.get_by_role("button", name="More: Players").click()
    expect(page.get_by_role("button", name="3 things do not fit")).to_be_visible()
    anna.settled()
    check(anna, "things that do not fit")
    check_zoomed(anna, "everything unfolded, and things that do not fit")
    page.get_by_label("Find a rule").fill("trump")
    check(anna, "a search")
    page.get_by_label("Paste a link or a rule file").fill("][")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.locator(".mine li")).to_have_count(1)
    check(anna, "kept, and a refusal")
    page.get_by_role("button", name="Delete: Our house rules").click()
    check(anna, "deleted")
    page.locator(".differences").get_by_role("button").first.click()
    page.get_by_label("Find a rule").fill("beat")
    question(page, "play.beat").locator("summary").click()
    question(page, "play.beat").locator("input:not(:checked)").first.click()
    settled(page)
    anna.settled()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("dialog", name="Open a table")).to_be_visible()
    check(anna, "a name is asked for")
    page.get_by_role("dialog").get_by_label("Your name").fill("Anna")
    page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    page.get_by_text("Show what differs").click()
    expect(page.locator(".differences li")).to_have_count(2)
    check(anna, "the rules of a table")
    anna.complaints = [text for text in anna.complaints if "400" not in text]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bismarck", "bauernschnapsen"])
def test_longer_words_have_room_at_320_px(people: People, game: str) -> None:
    anna = people.person()
    speak_pseudo(anna.page)
    page = anna.page
    page.goto(f"{anna.origin}/house")
    expect(page.get_by_role("heading", level=1)).to_have_text("Hoöuüseé ruüleés")
    page.locator(f"[data-game='{game}']").click()
    expect(page.locator(".house")).to_have_class(re.compile("bauer" if game == "bauernschnapsen" else "house"))
    settled(page)
    page.locator(".start details summary").click()
    for summary in page.locator(".questions > details > summary").all():
        summary.click()
    cards = page.locator(".cards > details > summary")
    for n in (0, 1, 2):
        cards.nth(n).click()
    for summary in page.locator(".question summary").filter(visible=True).all():
        summary.click()
    page.locator(".question input[type=radio]:not(:checked)").first.click()
    page.get_by_role("spinbutton").first.press("ArrowUp")
    page.get_by_role("spinbutton").first.press("Tab")
    settled(page)
    assert page.locator(".clash").count() > 0 or game == "bauernschnapsen"
    assert page.evaluate(CLIPPED) == []
    page.goto(anna.origin)
    expect(page.locator(".way")).to_have_count(3)
    assert page.evaluate(CLIPPED) == []
