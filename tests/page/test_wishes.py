"""A card taken back, and the rest claimed, on the page: by mouse and by keyboard, with axe."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.page.people import People, Person
from tests.page.test_company import begin, look, press, strip, told, two

pytestmark = pytest.mark.slow

WIDE_ENOUGH: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1200, "height": 760})

# Plays the lowest card that may be played, beside the page, as long as nobody has anything to claim.
_PLAY_TO_A_CLAIM = """() => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split('/')[2]}/socket`);
  const name = `low-${Date.now()}`;
  let count = 0, asked = -1;
  const say = (command) => socket.send(JSON.stringify({ id: `${name}-${(count += 1)}`, ...command }));
  const low = (one, other) => '23456789TJQKA'.indexOf(one[0]) - '23456789TJQKA'.indexOf(other[0]);
  window.__stopPlaying = () => socket.close();
  socket.onopen = () => say({ t: 'hello', protocol: 1 });
  socket.onmessage = ({ data }) => {
    const { view } = JSON.parse(data);
    if (view === undefined || view.may.includes('claim') || view.version === asked) return;
    const { ask, you, version } = view;
    const scored = view.scores.results.length;
    if (ask.seat === you) {
      asked = version;
      const cards = [...ask.cards].sort(low);
      const discards = cards.slice(0, ask.discard).map((card) => `${ask.word} ${card}`);
      const plays = cards.slice(0, 1).map((card) => `play ${card}`);
      say({ t: 'act', version, actions: ask.discard ? discards : plays.length ? plays : ask.legal.slice(0, 1) });
    } else if (view.stage === 'over' && !view.seats[you].ready) say({ t: 'rematch' });
    else if (ask.seat === null && scored > 0 && !view.seats[you].ready) say({ t: 'ready', deal: scored });
  };
}"""


def now(person: Person) -> str | None:
    """What there is for this person to do, if anything."""
    task: str | None = person.page.evaluate(Person.TASK)
    return task


def anna_is_to_play(anna: Person, bo: Person) -> None:
    """Both do what there is to do until Anna is to play a card and Bo comes after her in the same trick."""
    while True:
        task = now(anna)
        if task == "play" and anna.page.locator(".trick li").count() < 2:
            return
        if task is not None:
            anna.do(task)
        elif (task := now(bo)) is not None:
            bo.do(task)


def test_a_card_is_taken_back_if_the_other_agrees(people: People) -> None:
    anna, bo, _ = two(people, bypass_csp=True)
    terms = bo.page.get_by_role("region", name="How we play")
    expect(terms).to_contain_text("cards are taken back by consent")
    anna.page.get_by_role("checkbox", name="The server plays the rest").check()
    expect(terms).to_contain_text("fixed endings are played out")
    anna.page.get_by_role("checkbox", name="The server plays the rest").uncheck()
    begin(anna)
    anna_is_to_play(anna, bo)
    before = anna.hand.count()
    anna.do("play")
    expect(bo.page.get_by_role("button", name="Take back")).to_have_count(0)
    anna.page.get_by_role("button", name="Take back").click()
    expect(strip(anna)).to_have_text(re.compile("^Take .+ back[?] Waiting for Bo; it has been seen"))
    expect(strip(bo)).to_contain_text(re.compile("Anna would like to take back .+ You have all seen it"))
    expect(told(bo)).to_have_text(re.compile("Anna would like to take back \\w+ of \\w+[.]"))
    look(bo, "a card is asked back")
    press(bo, "Yes")
    for person in (anna, bo):
        expect(strip(person)).to_have_count(0)
    expect(anna.hand).to_have_count(before)
    expect(anna.page.locator("[role=status]")).to_have_text(re.compile("^You take back "))
    expect(bo.page.locator("[role=status]")).to_have_text(re.compile("^Anna takes back "))

    # By keyboard, and against Bo's will.
    anna.do("play")
    expect(anna.page.get_by_role("button", name="Take back")).to_be_visible()
    anna.page.keyboard.press("u")
    expect(strip(bo)).to_contain_text("Anna would like to take back")
    bo.settled()
    bo.page.get_by_role("button", name="No", exact=True).click()
    expect(strip(anna)).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(anna.hand).to_have_count(before - 1)


def test_the_rest_is_claimed_and_accepted_or_played_on(people: People) -> None:
    anna, bo, _ = two(people, bypass_csp=True)
    begin(anna)
    claimant, other = play_to_a_claim(anna, bo)
    look(claimant, "the rest could be claimed")
    claimant.page.keyboard.press("m")
    sure = claimant.page.get_by_role("button", name="Show my hand and claim")
    expect(sure).to_be_focused()
    expect(strip(other)).to_have_count(0)
    claimant.settled()
    claimant.page.keyboard.press("Enter")
    expect(strip(other)).to_contain_text(re.compile(r"(Anna|Bo) shows .+ and claims all \d+ tricks that are left"))
    expect(strip(claimant)).to_contain_text("You show ")
    look(other, "the rest is claimed")
    for size in WIDE_ENOUGH:
        other.page.set_viewport_size(size)
        assert other.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the hand leaves the screen"
    other.page.set_viewport_size({"width": 320, "height": 568})
    press(other, "Play on")
    expect(strip(claimant)).to_have_count(0)
    expect(claimant.page.get_by_role("button", name="The rest is mine")).to_have_count(0)

    claimant.do("play")
    claimant, other = play_to_a_claim(anna, bo)
    scored = claimant.page.evaluate("document.querySelectorAll('.result').length")
    claimant.page.get_by_role("button", name="The rest is mine").click()
    claimant.settled()
    claimant.page.get_by_role("button", name="Show my hand and claim").click()
    expect(strip(other)).to_contain_text("claims")
    other.settled()
    other.page.get_by_role("button", name="Accept").click()
    for person in (anna, bo):
        expect(person.page.locator("[data-tile='next'], [data-tile='rematch']")).to_be_visible()
    assert scored == 0
    expect(claimant.page.locator("[role=status]")).to_have_text(re.compile("^The rest is yours and is played out[.]"))
    expect(other.page.locator("[role=status]")).to_have_text(
        re.compile("^The rest is (Anna|Bo)’s and is played out[.]")
    )
    assert "plays" not in (other.page.locator("[role=status]").text_content() or "")


def play_to_a_claim(anna: Person, bo: Person) -> tuple[Person, Person]:
    """Who can claim the rest, and the other."""
    for person in (anna, bo):
        person.page.evaluate(_PLAY_TO_A_CLAIM)
    for _ in range(600):
        for claimant, other in ((anna, bo), (bo, anna)):
            if claimant.page.get_by_role("button", name="The rest is mine").count():
                for person in (anna, bo):
                    person.page.evaluate("__stopPlaying()")
                return claimant, other
        anna.page.wait_for_timeout(50)
    raise AssertionError("nobody could claim anything")
