"""Bauernschnapsen on the page: every phase, a match of two people and two bots, one by keyboard, axe on each screen."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.page.focus import focus_lost, focus_moved, watch_focus
from tests.page.pairs import NORMAL_ONLY, PairPlayer, show
from tests.page.people import People
from tests.page.test_accessibility import check as check_with_axe
from tests.page.test_coming_back import come_back_in_every_way
from tests.page.test_layout import check as check_layout
from tests.page.test_layout import check_zoomed
from vorhand import rulesets
from vorhand.cards import ALL_CARDS, Rank, Seat
from vorhand.games.base import AnyRuleset
from vorhand.server.entries import Acted, MatchStarted, Seated
from vorhand.server.room import Room, fold, new_room
from vorhand.words import LANGUAGES

pytestmark = pytest.mark.slow

PACK = [card for card in ALL_CARDS if card.rank >= Rank.TEN]


def room_of(actions: Sequence[tuple[str, str]], rules: AnyRuleset | str = "bauernschnapsen/pagat") -> Room:
    """A table at which this has happened: actors and what they did."""
    room = new_room(rulesets.load(rules) if isinstance(rules, str) else rules)
    for seat in range(4):
        room = fold(room, Seated(at=0.0, seat=seat))
    room = fold(room, MatchStarted(at=0.0, engine="test"))
    for actor, action in actions:
        room = fold(room, Acted(at=0.0, actor=actor, actions=[action]))
    return room


def dealt(*hands: str) -> list[tuple[str, str]]:
    """After a knock: seat 0 calls, then the hands go round."""
    pack = "".join("".join(hand.split()) for hand in hands)
    return [("nature", "dealer 3"), ("nature", f"deal {pack}"), ("2", "knock")]


SUITS = ["".join(card.text for card in PACK if card.suit.letter == suit) for suit in "HCDS"]
HERREN = [
    *dealt(*SUITS),
    ("0", "trump H"),
    ("0", "bid herren-schnapser"),
    *[(seat, "pass") for seat in "123"],
    *[(seat, "decline") for seat in "13"],
]
BETTLER = [
    *dealt("TC QC JC KD AH", "KC QD JH AS KS", "TD JD TH QH TS", "AC AD KH QS JS"),
    ("0", "trump C"),
    ("0", "bid bettler"),
    *[(seat, "pass") for seat in "123"],
    *[(seat, "decline") for seat in "13"],
]


def test_every_phase_is_played_and_fits(people: People) -> None:
    anna = PairPlayer(people.person()).open_table(file=NORMAL_ONLY)
    seen: set[str] = set()
    while not seen >= {"cut", "trump", "auction", "double", "play", "claim", "marriage", "next"}:
        task = anna.task()
        if task not in seen:
            for width, height in ((1440, 900), (768, 1024), (320, 568)):
                anna.page.set_viewport_size({"width": width, "height": height})
                anna.person.wait_for(
                    "document.querySelector('.page').classList.contains('wide') ==="
                    " matchMedia('(min-width: 1100px)').matches && document.getAnimations().length === 0"
                )
                check_layout(anna.person, width, height, f"{task} at {width}x{height}")
            check_zoomed(anna.person, task)
        first = task not in seen
        seen.add(task)
        if task == "marriage" and first:
            suit = next(tile for tile in anna.tiles if tile.startswith("declare"))
            anna.click(suit)
            assert anna.task() == "claim"
            expect(anna.page.locator(".line")).to_have_text(re.compile("Lead the king or queen"))
            expect(anna.page.locator(".hand .legal")).to_have_count(2)
        elif task == "claim" and not first and "next" in seen:
            anna.click("claim")
            assert anna.task() == "next"
            expect(anna.page.locator(".ending")).to_have_text(re.compile("claims 66"))
        else:
            anna.do(task)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_marriages_and_the_claim_fit_a_short_phone(people: People, language: str) -> None:
    caller = [
        *dealt("AH KH QH KC QC", "AC TC JC JD QD", "TH JH AS TS JS", "AD TD KD KS QS"),
        ("0", "trump H"),
        ("0", "bid normal"),
        *[(seat, "pass") for seat in "123"],
        *[(seat, "decline") for seat in "13"],
        *[("0", "play AH"), ("1", "play JC"), ("2", "play JH"), ("3", "play QS")],
    ]
    dealer = [
        *dealt("KS TD KD QD JD", "JS AH TH JH AD", "TS JC TC AC QS", "AS KH QH KC QC"),
        ("0", "trump D"),
        ("0", "bid normal"),
        *[(seat, "pass") for seat in "123"],
        *[(seat, "decline") for seat in "13"],
        *[("0", "play KS"), ("1", "play JS"), ("2", "play TS"), ("3", "play AS")],
    ]
    person = people.person(locale=language)
    for actions, seat in ((caller, 0), (dealer, 3)):
        anna = show(person, room_of(actions), Seat(seat))
        assert len(anna.tiles) == 3
        check_layout(person, 320, 568, f"{language}: seat {seat} on lead")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_a_claim_ends_fits_a_short_phone(people: People, language: str) -> None:
    claimed = [
        *dealt("AH TH KH QH AC", "JH TC KC QC JC", "AD TD KD QD JD", "AS TS KS QS JS"),
        ("0", "trump H"),
        ("0", "bid normal"),
        *[(seat, "pass") for seat in "123"],
        *[(seat, "decline") for seat in "13"],
        *[("0", "play AH"), ("1", "play JH"), ("2", "play AD"), ("3", "play AS")],
        *[("0", "declare H"), ("0", "play KH"), ("1", "play TC"), ("2", "play TD"), ("3", "play TS")],
        ("0", "claim"),
    ]
    ends_at_once = 'extends = "bauernschnapsen/pagat"\nsource = "a test"\n[match]\ntarget = 1\n'
    room = room_of(claimed, rulesets.parse(ends_at_once, "rules.toml"))
    for seat in (Seat(0), Seat(1)):
        anna = show(people.person(locale=language), room, seat)
        assert anna.task() == "over"
        check_layout(anna.person, 320, 568, f"{language}: seat {seat} after the match")


def test_the_picture_is_the_same_in_every_phase_after_coming_back(keeping_people: People) -> None:
    anna = PairPlayer(keeping_people.person()).open_table(file=NORMAL_ONLY)
    seen: set[str] = set()
    while not seen >= {"cut", "trump", "auction", "double", "play", "claim", "next"}:
        task = anna.task()
        if task not in seen:
            come_back_in_every_way(anna.person)
            assert anna.task() == task
        seen.add(task)
        anna.do(task)


def test_two_people_choose_seats_and_play_a_match_with_two_bots(people: People) -> None:
    anna = PairPlayer(people.person("Anna")).open_table(start=False)
    expect(anna.page.get_by_text("first pair")).to_be_visible()
    link = anna.page.get_by_role("textbox", name="Link for your friends").input_value()
    bo = PairPlayer(people.person("Bo", viewport={"width": 1440, "height": 900}))
    bo.person.come_to(link)
    bo.person.sit(3)
    anna.person.settled()
    anna.page.get_by_role("button", name="Start with 2 bots").click()
    # Whoever has to decide something first does not see the seats yet.
    partner, sat_opposite = anna.page.get_by_role("group", name=re.compile("^Bo, partner")), False

    ended: set[str] = set()
    while len(ended) < 2:
        sat_opposite |= partner.is_visible()
        for player in (anna, bo):
            task = player.look()
            if task == "over":
                ended.add(player.person.name)
            elif task is not None:
                player.do(task, bold=True)
        anna.page.wait_for_timeout(20)

    assert sat_opposite
    for player in (anna, bo):
        expect(player.page.locator(".verdict")).to_have_text(re.compile(" win the match"))
        expect(player.page.locator(".bummerl")).to_have_text(re.compile("Bummerl"))
    totals = [p.page.locator(".result .total").all_inner_texts() for p in (anna, bo)]
    assert totals[0] == totals[1]
    assert max(map(int, totals[0])) >= 24
    anna.press("s")
    expect(anna.page.get_by_role("dialog", name="Score").locator("tfoot svg path").first).to_be_visible()
    anna.press("Escape")
    for player in (anna, bo):
        player.page.locator("[data-tile='rematch']").click()
    expect(anna.page.locator(".page > header")).to_contain_text(re.compile("Deal 1|calls"))


def test_a_match_by_keyboard_alone(people: People) -> None:
    anna = PairPlayer(people.person(viewport={"width": 768, "height": 1024})).open_table()
    watch_focus(anna.person)
    while (task := anna.task()) != "over":
        anna.do_by_keyboard(task)

    assert focus_lost(anna.person) == []
    assert focus_moved(anna.person) == []
    expect(anna.person.said).to_have_text(re.compile("win the match"))
    anna.do_by_keyboard("over")
    assert anna.task() != "over"


def test_what_has_been_said_is_announced_in_words(people: People) -> None:
    anna = PairPlayer(people.person()).open_table(file=NORMAL_ONLY)
    while anna.task() not in ("play", "claim", "marriage"):
        anna.do(anna.task())
    anna.play_card()
    anna.task()
    anna.press("r")

    expect(anna.person.said).to_have_text(re.compile("(plays|takes|Your turn|is over)"))


def test_five_trumps_are_shown_to_all(people: People) -> None:
    anna = show(people.person(), room_of(HERREN), Seat(2))

    expect(anna.page.locator(".what")).to_contain_text("Herren-Schnapser")
    expect(anna.page.get_by_role("list", name="Shown by Anna").get_by_role("listitem")).to_have_count(5)
    expect(anna.page.locator(".bummerl")).to_contain_text("Schneider")
    expect(anna.page.locator(".result .winner .total")).to_have_text("24")


def test_the_score_can_be_counted_down(people: People) -> None:
    anna = show(people.person(), room_of(HERREN, "bauernschnapsen/pagat+counting_down"), Seat(1))

    expect(anna.page.locator(".result .total")).to_have_text(["24", "0"])
    anna.press("s")
    expect(anna.page.get_by_role("dialog", name="Score")).to_contain_text("From 24 down to 0")


def test_the_partner_of_a_bettler_is_shown_as_out(people: People) -> None:
    anna = show(people.person("Anna"), room_of([*BETTLER, ("0", "play JC")]), Seat(1))

    out = anna.page.get_by_role("group", name=re.compile("sits out"))
    expect(out).to_have_count(1)
    expect(anna.page.locator(".hand .dim")).to_have_count(4)
    expect(anna.page.locator(".trick li")).to_have_count(1)
    partner = show(people.person("Cia"), room_of(BETTLER), Seat(2))
    expect(partner.page.locator(".hand button")).to_have_count(5)
    expect(partner.page.locator(".hand .legal")).to_have_count(0)


def test_a_refused_card_says_its_rule(people: People) -> None:
    anna = show(people.person(), room_of([*BETTLER, ("0", "play JC")]), Seat(1))
    dim = anna.page.locator(".hand .dim").first
    dim.focus()
    anna.press("Enter")

    expect(anna.person.said).to_have_text(re.compile("must follow clubs .*BAU-5.3"))
    expect(anna.page.locator(".line")).to_have_text(re.compile("BAU-5.3"))


def test_own_tricks_can_be_counted_and_the_help_answers(people: People) -> None:
    played = [("0", "play JC"), ("1", "play KC"), ("3", "play AC")]
    anna = show(people.person(), room_of([*BETTLER, *played]), Seat(1))
    anna.press("l")
    tricks = anna.page.get_by_role("dialog", name="Tricks")
    expect(tricks.get_by_role("list", name="Last trick").get_by_role("listitem")).to_have_count(3)
    expect(tricks.get_by_role("list", name="taken by Dan").get_by_role("listitem")).to_have_count(3)
    anna.press("Escape")
    anna.press("?")
    help = anna.page.get_by_role("dialog", name="Help")
    help.get_by_text("Does the 40 count").click()
    expect(help).to_contain_text("counts as soon as it is declared")


def test_the_deck_is_the_readers_choice(people: People) -> None:
    person = people.person().go_home()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Deck").select_option("german")
    anna = show(person, room_of(BETTLER), Seat(0))

    expect(anna.page.locator(".hand .card.german")).to_have_count(5)
    expect(anna.page.get_by_role("button", name=re.compile("Ober|Over|ober|over")).first).to_be_visible()


def test_axe_finds_nothing(people: People) -> None:
    person = people.person(bypass_csp=True)
    person.go_home()
    person.page.locator("[data-game='bauernschnapsen']").click()
    expect(person.page.get_by_role("heading", name="Bauernschnapsen")).to_be_visible()
    check_with_axe(person, "home")
    anna = PairPlayer(person).open_table(file=NORMAL_ONLY, start=False)
    anna.person.settled()
    check_with_axe(person, "lobby")
    anna.page.locator("[data-tile='start']").click()
    seen: set[str] = set()
    while not seen >= {"cut", "trump", "auction", "double", "play", "next"}:
        task = anna.task()
        if task not in seen:
            check_with_axe(person, task)
        seen.add(task)
        anna.do(task)
    for key, name in {"l": "Tricks", "s": "Score", "": "Help"}.items():
        if key:
            anna.press(key)
        else:  # on a card, where the focus is, ? asks about that card
            anna.page.get_by_role("button", name=name).click()
        expect(anna.page.get_by_role("dialog", name=name)).to_be_visible()
        check_with_axe(person, name)
        check_zoomed(person, name)
        anna.press("Escape")


def test_axe_finds_nothing_in_rare_positions(people: People) -> None:
    for name, room, seat in (("shown", room_of(HERREN), Seat(2)), ("Bettler", room_of(BETTLER), Seat(0))):
        anna = show(people.person(name, bypass_csp=True), room, seat)
        check_with_axe(anna.person, name)
