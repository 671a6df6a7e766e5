"""Two people at one phone: what it shows while it is handed on, and that nothing of a hand is left behind."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.pairs import PairPlayer
from tests.page.people import People, Person
from tests.page.test_company import NARROW, choose_in_menu, look, seats, table

pytestmark = pytest.mark.slow

# Everything that a page holds of its cards, for eyes and for readers.
_CARDS = """() => {
  const named = [...document.querySelectorAll('*')].flatMap((e) => [...e.attributes].map((a) => a.value));
  const text = [document.title, document.body.textContent, ...named, JSON.stringify(history.state)].join(' ');
  const faces = document.querySelectorAll('.hand button, .card').length;
  return [faces, ...(text.match(/(10|[2-9]|ace|king|queen|jack|ten) of (spades|hearts|diamonds|clubs)/g) ?? [])];
}"""


def shared(people: People, rules: str, seat: int, **options: Any) -> Person:
    """Anna in the lobby, with Britta at her phone in another seat."""
    anna = people.person("Anna", bypass_csp=True, **options)
    table(anna, rules)
    anna.page.get_by_role("button", name="Another player on this phone").click()
    anna.page.get_by_label("Name of the other player").fill("Britta")
    anna.page.get_by_role("combobox", name="Seats").select_option(f"Seat {seat}")
    look(anna, "somebody else at this phone")
    anna.page.get_by_role("button", name="Sit here", exact=True).click()
    expect(seats(anna).filter(has_text="Britta")).to_contain_text("on this phone")
    return anna


def take(person: Person, name: str, *, key: bool = False) -> None:
    """Say who has the phone; nothing of any hand is to be seen before."""
    person.settled()
    assert person.page.evaluate(_CARDS) == [0]
    title = person.page.locator(".pass h2").inner_text()
    button = person.page.get_by_role("button", name=f"I am {name}")
    if key:
        button.focus()
        person.page.keyboard.press("Enter")
    else:
        button.click()
    # Whoever takes it in the turn of a bot may have to hand it on at once.
    person.wait_for(f"document.querySelector('.pass h2')?.innerText !== {json.dumps(title)}")


def hand_on(person: Person) -> None:
    """If somebody looks at his hand in the turn of the other, as it may have become just then: hand the phone on."""
    button = person.page.get_by_role("button", name=re.compile("^Pass the phone to"))
    if button.count():
        person.settled()
        button.click()
        expect(person.page.locator(".pass")).to_be_visible()
    else:
        person.page.wait_for_timeout(30)


def between(person: Person) -> str | None:
    """To whom the phone is to be handed, if it is."""
    person.wait_for(
        """(() => { const p = document.querySelector('.page'); return p.dataset.status === 'live' &&
        p.dataset.finished === undefined && p.dataset.busy === undefined })()"""
    )
    found: str | None = person.page.evaluate("document.querySelector('.pass h2')?.innerText ?? null")
    return found


def test_two_at_one_phone_and_a_bot_play_a_deal_of_bismarck(keeping_people: People) -> None:
    anna = shared(keeping_people, "bismarck/spel-pass", 2)
    eve = keeping_people.person("Eve").come_to(anna.page.url)
    expect(seats(eve).nth(1)).to_contain_text("shares a phone with Anna")
    anna.settled()
    anna.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(anna.page.get_by_role("heading", name=re.compile("phone"))).to_be_visible()
    expect(eve.page.locator(".chip .phone")).to_have_count(2)
    expect(anna.said).to_have_text(re.compile("^(Who has the phone|Pass the phone to)"))
    looked, handed, done = False, False, 0
    hands: dict[str, set[str]] = {"Anna": set(), "Britta": set()}
    while done < 5:
        title = between(anna)
        if title is None:
            task = anna.page.evaluate(anna.TASK)
            if task == "play":
                name = anna.page.locator(".chip.mine .name").inner_text()
                hands[name] |= set(anna.picture()["hand"])
                if done == 3:
                    look(anna, "a hand at a shared phone")
                anna.do("play")
                done += 1
            elif task not in (None, "next"):
                anna.do(task)
            elif task is None:
                hand_on(anna)
            continue
        if not looked:
            look(anna, "the phone is handed on")
            # Coming back in any way shows no hand either.
            anna.page.reload()
            expect(anna.page.locator(".pass")).to_be_visible()
            assert anna.page.evaluate(_CARDS) == [0]
            looked = True
        whose = re.search("Anna|Britta", title)
        if whose:
            expect(anna.page).to_have_title(f"● It is the turn of {whose[0]}. – Vorhand")
        take(anna, whose[0] if whose else "Anna", key=done % 2 == 0)
        if done == 2 and not handed:
            handed = True
            # Whoever has it may hand it on, and the way back through the browser shows no hand.
            choose_in_menu(anna, "Hand the phone on")
            expect(anna.page.locator(".pass")).to_be_visible()
            anna.leave_and_go_back()
            expect(anna.page.locator(".pass")).to_be_visible()
            assert anna.page.evaluate(_CARDS) == [0]

    anna.play_fast(1)
    expect(anna.page.locator("[data-tile='next']")).to_be_visible()
    assert len(hands["Anna"]) >= 10
    assert len(hands["Britta"]) >= 10
    assert not hands["Anna"] & hands["Britta"]
    expect(anna.page.locator(".next")).to_contain_text("Goes on for Anna and Britta.")
    look(anna, "the result for both")
    anna.settled()
    anna.do_next()
    expect(anna.page.locator(".pass")).to_be_visible()
    assert anna.page.evaluate(_CARDS) == [0]


def pairs(people: People, seat: int) -> tuple[Person, PairPlayer]:
    """Anna and Britta at one phone, with two bots."""
    anna = shared(people, "bauernschnapsen/pagat", seat, viewport={"width": NARROW[0], "height": NARROW[1]})
    anna.settled()
    anna.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(anna.page.get_by_role("heading", name=re.compile("phone"))).to_be_visible()
    return anna, PairPlayer(anna)


def play_on(anna: Person, player: PairPlayer, most: int) -> None:
    """So many cards, or to the end of the deal."""
    cards = 0
    while cards < most:
        title = between(anna)
        if title is not None:
            whose = re.search("Anna|Britta", title)
            take(anna, whose[0] if whose else "Britta", key=cards % 2 == 1)
        elif (task := player.look()) in ("next", "over"):
            return
        elif task is not None:
            cards += task in ("play", "marriage", "claim")
            player.do(task)
        else:
            hand_on(anna)


def test_two_opponents_at_one_phone_play_bauernschnapsen(people: People) -> None:
    play_on(*pairs(people, 2), most=3)


@pytest.mark.chaos
@pytest.mark.parametrize("seat", [2, 3], ids=["opponents", "partners"])
def test_two_at_one_phone_play_three_deals_of_bauernschnapsen(people: People, seat: int) -> None:
    anna, player = pairs(people, seat)
    for _ in range(3):
        play_on(anna, player, most=100)
        if player.look() == "over":
            return
        player.do("next")
