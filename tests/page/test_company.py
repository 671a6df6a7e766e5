"""People around a match, on the page: clocks, pauses, a host, onlookers, seats that change hands, and words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.focus import focus_lost, watch_focus
from tests.page.people import People, Person
from tests.page.test_accessibility import AXE, RUN
from tests.page.test_layout import check as check_layout
from vorhand.server.protocol import PRESETS
from vorhand.words import LANGUAGES, words

pytestmark = pytest.mark.slow

NARROW, WIDE = (320, 568), (1440, 900)


def table(anna: Person, rules: str = "bismarck/spel-pass") -> str:
    """The link of a table that Anna has opened, without the way through the front."""
    anna.page.goto("/")
    body = json.dumps({"name": anna.name, "rules": rules})
    made = "async (body) => (await (await fetch('/api/tables', { method: 'POST', body })).json()).table"
    link = f"{anna.origin}/t/{anna.page.evaluate(made, body)}"
    anna.come_to(link)
    expect(anna.page.get_by_role("heading", name="The table is open")).to_be_visible()
    return link


def two(people: People, **options: Any) -> tuple[Person, Person, str]:
    """Anna, who is the host, and Bo in the lobby of her table."""
    anna = people.person("Anna", **options)
    link = table(anna)
    bo = people.person("Bo", **options).come_to(link)
    bo.sit(2)
    expect(seats(anna)).to_contain_text(["Anna", "Bo", "free"])
    return anna, bo, link


def seats(person: Person) -> Locator:
    return person.page.locator(".seats li")


def begin(anna: Person) -> None:
    anna.settled()
    anna.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(anna.page.locator(".felt")).to_be_visible()


def press(person: Person, name: str) -> None:
    """Come to a button by keyboard, as the next thing after what has the focus, and press it."""
    person.settled()
    button = person.page.get_by_role("button", name=name, exact=True)
    button.focus()
    expect(button).to_be_focused()
    person.page.keyboard.press("Enter")


def choose_in_menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def strip(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Around the table")


def told(person: Person) -> Locator:
    """What a screen reader is told besides what happens in the deal."""
    return person.page.locator(".strips [aria-live]")


def send(person: Person, **command: Any) -> None:
    """Say this to the table beside the page."""
    person.page.evaluate(
        """(command) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split('/')[2]}/socket`);
          const say = (body) => socket.send(JSON.stringify({ id: `${Date.now()}-${body.t}`, ...body }));
          socket.onopen = () => say({ t: 'hello', protocol: 1 });
          socket.onmessage = ({ data }) => {
            const { t, id } = JSON.parse(data);
            if (t === 'welcome') say(command);
            else if (t === 'ack' && id.endsWith(command.t)) (socket.close(), done());
          };
        })""",
        command,
    )


def look(person: Person, screen: str) -> None:
    """Axe finds nothing on the narrow light screen and the wide dark one, and nothing stands outside."""
    assert AXE.exists(), "axe-core is missing: npm ci in web/ brings it."
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    for (width, height), colours in ((WIDE, "dark"), (NARROW, "light")):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        found = person.page.evaluate(RUN)
        assert not found, f"{screen}, {width} px, {colours}: {json.dumps(found, indent=1)}"
    if person.page.locator(".felt").count():
        check_layout(person, *NARROW, screen)


# Before the match


def test_the_host_seats_bots_and_sends_people_away(people: People) -> None:
    anna, bo, _ = two(people)
    anna.page.get_by_role("button", name="Bot here: Seat 3").click()
    expect(seats(anna).nth(2)).to_contain_text("Bot 1")
    press(anna, "No bot: Seat 3")
    expect(seats(anna).nth(2)).to_contain_text("free")
    expect(bo.page.get_by_role("button", name=re.compile("^(Bot here|Send away)"))).to_have_count(0)

    anna.page.get_by_role("button", name="Send away: Bo").click()
    expect(seats(anna).nth(1)).to_contain_text("Bo")
    anna.settled()
    anna.page.get_by_role("button", name="Really send away: Bo").click()
    expect(seats(anna).nth(1)).to_contain_text("free")
    bo.page.get_by_role("button", name="Sit here: Seat 2").click()
    expect(bo.notice).to_have_text("The host has sent you away from this table.")


def test_the_terms_are_the_hosts_to_choose_and_everybodys_to_read(people: People) -> None:
    anna, bo, _ = two(people, bypass_csp=True)
    terms = bo.page.get_by_role("region", name="How we play")
    expect(terms).to_contain_text("no clock, any words, onlookers welcome")
    anna.page.get_by_label("Clock").select_option("10 s a turn and 3 min a deal")
    expect(terms).to_contain_text("10 s a turn and 3 min a deal")
    anna.page.get_by_role("combobox", name="Talk").select_option("ready-made words")
    expect(terms).to_contain_text("ready-made words")
    anna.page.get_by_role("checkbox", name="Others may look on").focus()
    anna.page.keyboard.press("Space")
    expect(terms).to_contain_text("no onlookers")
    anna.page.get_by_role("combobox", name="Who may sit down").select_option("played 90 of 100 deals to the end")
    expect(terms).to_contain_text("played 90 of 100 deals to the end, newcomers welcome")
    anna.page.get_by_role("checkbox", name="Newcomers too").uncheck()
    expect(terms).to_contain_text("no newcomers")
    cia = people.person("Cia").come_to(bo.page.url)
    cia.page.get_by_label("Your name").fill("Cia")
    cia.page.get_by_role("button", name="Sit here: Seat 3").click()
    expect(cia.notice).to_have_text("The host lets only those sit down here who have played on this server before.")
    look(anna, "lobby with terms")
    look(bo, "lobby with the terms to read")


# Clocks


def test_whose_turn_it_is_sees_his_time_run_and_the_bank(people: People) -> None:
    anna, bo, _ = two(people, bypass_csp=True)
    send(anna, t="terms", move_s=0, bank_s=11, chat="free", watch=True)
    begin(anna)
    active = (anna, bo)[anna.wait_for("document.querySelector('.chip.active')?.dataset.seat ?? null") == "1"]
    for person in (anna, bo):
        expect(person.page.locator(".bar").first).to_be_attached()
    chip = active.page.locator(".chip.mine")
    if active.page.locator(".choice").count() == 0:
        expect(chip).to_have_accessible_name(re.compile(r"bank 0:\d\d"))
    expect(told(active)).to_have_text(re.compile(r"\b(10|[1-9]) seconds left"))
    expect(active.page.locator(".last").first).to_have_text(re.compile(r"^\d+ s$"))
    look(active, "clock running")
    # Nobody plays: the time runs out, and a bot takes the turn.
    version = active.page.evaluate("document.querySelector('.page').dataset.version")
    active.wait_for(f"document.querySelector('.page').dataset.version !== '{version}'")


def test_how_long_a_result_may_be_looked_at_is_seen_and_then_the_next_deal_begins(people: People) -> None:
    anna = people.person("Anna", bypass_csp=True)
    table(anna)
    send(anna, t="terms", move_s=20, bank_s=0, chat="free", watch=True)
    begin(anna)
    anna.play_fast(1)
    anna.task("next")
    expect(anna.page.locator(".looking")).to_have_text(re.compile(r"^The next deal begins in (30|[12]\d) seconds\.$"))
    look(anna, "a result that is looked at for a while")
    anna.wait_for("/in 2?[0-9] /.test(document.querySelector('.looking')?.innerText ?? '')")


# Pauses


def test_a_pause_is_asked_for_and_agreed_to(people: People) -> None:
    anna, bo, link = two(people, bypass_csp=True)
    begin(anna)
    choose_in_menu(bo, "Pause")
    expect(strip(bo)).to_have_text("Pause? Waiting for Anna.")
    expect(strip(anna)).to_contain_text("Bo would like a pause.")
    expect(told(anna)).to_have_text("Bo would like a pause.")
    look(anna, "a pause is asked for")
    press(anna, "No")
    expect(strip(bo)).to_have_count(0)

    choose_in_menu(bo, "Pause")
    expect(strip(anna)).to_contain_text("Bo would like a pause.")
    anna.settled()
    anna.page.get_by_role("button", name="Yes", exact=True).click()
    for person in (anna, bo):
        expect(person.page.get_by_role("heading", name="Pause")).to_be_visible()
        assert person.page.locator(".hand .legal, .choice").count() == 0
    look(bo, "paused")
    bo.come_to(link)
    expect(bo.page.get_by_role("heading", name="Pause")).to_be_visible()
    press(bo, "Go on")
    expect(anna.page.get_by_role("heading", name="Pause")).to_have_count(0)


def test_the_focus_is_kept_when_what_was_pressed_goes(people: People) -> None:
    anna = people.person("Anna")
    bo = people.person("Bo").come_to(table(anna))
    for person in (anna, bo):
        watch_focus(person)
    bo.page.get_by_label("Your name").fill("Bo")
    press(bo, "Sit here: Seat 2")
    expect(bo.page.get_by_role("button", name="Stand up")).to_be_focused()
    expect(seats(anna)).to_contain_text(["Anna", "Bo", "free"])
    press(anna, "Start with 1 bot")
    expect(anna.page.locator(".felt")).to_be_visible()

    choose_in_menu(bo, "Pause")
    expect(strip(anna)).to_contain_text("Bo would like a pause.")
    press(anna, "No")
    expect(strip(bo)).to_have_count(0)
    choose_in_menu(bo, "Pause")
    expect(strip(anna)).to_contain_text("Bo would like a pause.")
    press(anna, "Yes")
    for person in (anna, bo):
        expect(person.page.get_by_role("heading", name="Pause")).to_be_visible()
    anna.cut()
    expect(anna.notice).to_have_text(re.compile("No connection"))
    anna.mend()
    expect(anna.notice).to_have_count(0)
    press(bo, "Go on")
    for person in (anna, bo):
        expect(person.page.get_by_role("heading", name="Pause")).to_have_count(0)
        person.page.wait_for_timeout(60)
        assert focus_lost(person) == []


# Onlookers, and seats that change hands


def test_somebody_who_looks_on_gets_the_seat_of_a_bot(people: People) -> None:
    anna = people.person("Anna")
    link = table(anna)
    begin(anna)
    eve = people.person("Eve", bypass_csp=True).come_to(link)
    expect(eve.page.locator(".hand")).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("1 looks on")
    anna.page.keyboard.press("Escape")
    eve.page.get_by_label("Your name").fill("Eve")
    look(eve, "looking on")
    press(eve, "I’d like the seat of Bot 2")
    expect(strip(eve)).to_have_text("You have asked for the seat of Bot 2; the host decides.")
    expect(strip(anna)).to_contain_text("Eve would like the seat of Bot 2.")
    press(anna, "No")
    expect(eve.page.get_by_role("button", name="I’d like the seat of Bot 1")).to_be_visible()
    eve.page.get_by_role("button", name="I’d like the seat of Bot 1").click()
    expect(strip(anna)).to_contain_text("Eve would like the seat of Bot 1.")
    anna.settled()
    anna.page.get_by_role("button", name="Let in").click()
    expect(strip(eve)).to_have_text("The seat of Bot 1 is yours after this deal.")
    anna.play_fast(1)
    eve.task("next")
    expect(strip(eve)).to_have_count(0)

    # Between deals she may leave it again, and the host closes the table.
    choose_in_menu(eve, "Leave the seat")
    eve.settled()
    eve.page.get_by_role("button", name="Leave it to a bot").click()
    expect(eve.page.get_by_role("button", name="I’d like the seat of Bot 1")).to_be_visible()
    assert eve.page.get_by_role("button", name="Menu").count() == 1
    choose_in_menu(anna, "Close the table")
    anna.settled()
    anna.page.get_by_role("button", name="Really close the table").click()
    for person in (anna, eve):
        expect(person.page.get_by_role("main")).to_contain_text("This table is closed")
    look(eve, "a closed table")
    anna.page.get_by_role("main").get_by_role("link", name="All tables").click()
    expect(anna.page.locator(".tables")).to_contain_text("closed")
    expect(anna.page.locator(".tables")).to_contain_text("You played 1 of 1 deal to the end yourself.")


def test_nobody_looks_on_where_the_host_does_not_want_it(people: People) -> None:
    anna = people.person("Anna")
    link = table(anna)
    eve = people.person("Eve").come_to(link)
    expect(eve.page.get_by_role("button", name="Sit here: Seat 2")).to_be_visible()
    anna.page.get_by_role("checkbox", name="Others may look on").uncheck()
    expect(eve.page.get_by_text("no onlookers")).to_be_visible()
    begin(anna)
    for _ in range(2):
        expect(eve.page.get_by_role("main")).to_contain_text("This table is played without onlookers.")
        expect(eve.page.get_by_role("link", name="All tables")).to_be_visible()
        eve.come_to(link)


# Words


def test_what_is_said_arrives_in_the_readers_language_and_can_be_muted(people: People) -> None:
    anna, bo, _ = two(people, bypass_csp=True)
    eve = people.person("Eva", locale="sv").come_to(bo.page.url)
    begin(anna)
    bo.page.get_by_role("button", name="Talk", exact=True).click()
    bo.page.get_by_role("button", name="Good luck!").click()
    expect(eve.page.locator(".bubble")).to_have_text(re.compile("Lycka till!$"))
    expect(told(eve)).to_have_text("Bo: Lycka till!")
    expect(bo.page.get_by_role("dialog")).to_have_count(0)

    press(anna, "Talk, 1 new")
    dialog = anna.page.get_by_role("dialog", name="Talk")
    expect(dialog.get_by_role("log")).to_contain_text("Good luck!")
    dialog.get_by_label("Your own words").fill("<b>Kaffee</b>?")
    anna.page.keyboard.press("Enter")
    expect(dialog.get_by_role("log")).to_contain_text("<b>Kaffee</b>?")
    expect(bo.page.locator(".bubble").filter(has_text="Kaffee")).to_have_text(re.compile("<b>Kaffee</b>[?]$"))
    look(anna, "what is said")

    dialog.get_by_role("button", name="Mute Bo").click()
    expect(dialog.get_by_role("log")).not_to_contain_text("Good luck!")
    expect(dialog.get_by_role("log")).to_contain_text("Anna")
    bo.page.get_by_role("button", name=re.compile("^Talk")).click()
    bo.page.get_by_role("button", name="Oops!").click()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    press(anna, "Talk")
    expect(anna.page.get_by_role("log")).not_to_contain_text("Oops!")
    expect(anna.page.get_by_role("button", name="Mute Bo")).to_have_attribute("aria-pressed", "true")
    anna.page.get_by_role("button", name="Mute Bo").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Oops!")


def test_nobody_talks_where_the_host_does_not_want_it_or_with_bots(people: People) -> None:
    anna, bo, _ = two(people)
    expect(anna.page.get_by_role("button", name="Talk")).to_be_visible()
    anna.page.get_by_role("combobox", name="Talk").select_option("no talk")
    expect(bo.page.get_by_role("button", name="Talk")).to_have_count(0)
    bo.page.get_by_role("button", name="Stand up").click()
    anna.page.get_by_role("combobox", name="Talk").select_option("any words")
    bo.page.close()
    expect(anna.page.get_by_role("button", name="Talk")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_of_the_server_has_words(language: str) -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "company" / "presets.ts").read_text("utf-8")

    assert tuple(re.findall(r"^  '([\w-]+)',$", source, re.M)) == PRESETS
    assert all(words("bismarck", language).say(f"preset-{preset}") for preset in PRESETS)
