"""A person at a table of Bauernschnapsen: what there is to do, and doing it by mouse or by keyboard."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.page.people import PATIENCE_MS, Person
from tests.server.test_leak import FACTS
from vorhand.cards import Seat
from vorhand.server.protocol import PROTOCOL, Ack, Welcome, encode
from vorhand.server.room import Room
from vorhand.server.views import events_for, view_for

__all__ = ["NORMAL_ONLY", "PairPlayer", "show"]

_HIGHER = (
    "schnapser",
    "gang",
    "zehner-gang",
    "kontra-schnapser",
    "bauernschnapser",
    "farben-gang",
    "kontra-bauernschnapser",
    "herren-schnapser",
)
NO_OTHERS = "".join(f"[contracts.{id}]\nrank = 0\n" for id in _HIGHER)
NORMAL_ONLY = f"""
extends = "bauernschnapsen/pagat"
source = "a test: long matches of the Normal and the Bettler"
[match]
target = 99
{NO_OTHERS}
"""

# What there is to do now, as a person would see it: the first thing that applies.
_TASK = """() => {
  const find = (selector) => document.querySelector(selector);
  const page = find('.page');
  if (!page || page.dataset.status !== 'live') return null;
  if (page.dataset.finished !== undefined || page.dataset.busy !== undefined) return null;
  if (find('.felt [data-settling], .lead[data-settling]')) return null;
  if (find('[data-tile="rematch"]:not([aria-disabled="true"])')) return 'over';
  if (find('[data-tile="next"]:not([aria-disabled="true"])')) return 'next';
  const tile = find('.task [data-tile]')?.dataset.tile ?? '';
  if (tile === 'cut') return 'cut';
  if (tile.startsWith('trump')) return 'trump';
  if (tile === 'double') return 'double';
  if (tile !== '') return 'auction';
  if (!find('.hand .legal')) return null;
  if (find('.lead [data-tile^="declare"]')) return 'marriage';
  return find('.lead [data-tile="claim"]') ? 'claim' : 'play';
}"""
_VERSION = "document.querySelector('.page').dataset.version"


class PairPlayer:
    """Plays for a person."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def open_table(self, *, rules: str = "bauernschnapsen/pagat", file: str = "", start: bool = True) -> "PairPlayer":
        """A table by a rule set's id or by a rule file; the person has the first seat."""
        self.page.goto(self.person.origin)
        expect(self.page.get_by_role("heading", name="Your tables")).to_be_visible()
        wanted: dict[str, Any] = {"name": self.person.name, "start": start}
        wanted |= {"file": file} if file else {"rules": rules}
        script = "async (body) => (await (await fetch('/api/tables', { method: 'POST', body })).json()).table"
        table = self.page.evaluate(script, json.dumps(wanted))
        self.person.come_to(f"{self.person.origin}/t/{table}")
        if not start:
            expect(self.page.locator("[data-tile='start']")).to_be_visible()
        return self

    def look(self) -> str | None:
        """What there is to do now, if anything."""
        found: str | None = self.page.evaluate(_TASK)
        return found

    def task(self) -> str:
        """Wait until there is something to do."""
        found: str = self.person.wait_for(_TASK)
        return found

    @property
    def tiles(self) -> list[str]:
        """What is offered now."""
        found: list[str] = self.page.eval_on_selector_all("[data-tile]", "tiles => tiles.map(t => t.dataset.tile)")
        return found

    def version(self) -> str:
        found: str = self.page.evaluate(_VERSION)
        return found

    def click(self, tile: str) -> None:
        """Click it and wait for what it changes."""
        before = self.version()
        self.page.locator(f"[data-tile='{tile}']").click()
        self.person.wait_for(f"{_VERSION} !== {before!r}")

    def play_card(self) -> None:
        before = self.version()
        self.page.locator(".hand .legal").first.click(position={"x": 8, "y": 20})
        self.person.wait_for(f"{_VERSION} !== {before!r}")

    def do(self, task: str, *, bold: bool = False) -> None:
        """By mouse; whoever is bold bids as high as he may."""
        bids = [tile for tile in self.tiles if tile.startswith("bid ")]
        match task:
            case "next" | "over":
                tile = "rematch" if task == "over" else task
                self.page.locator(f"[data-tile='{tile}']").click()
                self._wait_for_the_table(tile)
            case "cut":
                self.click("knock")
            case "trump":
                self.click("turn-up")
            case "double":
                self.click("decline")
            case "auction" if bids and (bold or "pass" not in self.tiles):
                self.click(bids[-1] if bold else bids[0])
            case "auction":
                self.click("pass")
            case _:
                self.play_card()

    def _wait_for_the_table(self, tile: str) -> None:
        """Until it has heard that this person wants to go on."""
        self.person.wait_for(f"""!document.querySelector('[data-tile="{tile}"]:not([aria-disabled="true"])')""")

    # By keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def do_by_keyboard(self, task: str) -> None:
        """Digits go to what is offered, arrows from card to card, Enter does it."""
        before = self.version()
        match task:
            case "next" | "over":
                self.tab_to(re.compile("Next deal|Play again"))
                self.press("Enter")
                self._wait_for_the_table("rematch" if task == "over" else task)
                return
            case "cut" | "trump" | "double":
                self.press("1", "Enter")
            case "auction":
                bids = [tile for tile in self.tiles if tile.startswith("bid ")]
                self.press(str(max(1, len(bids))), "Enter")
            case _:
                self._play_by_keyboard()
        self.person.wait_for(f"{_VERSION} !== {before!r}")

    def _play_by_keyboard(self) -> None:
        if not self.page.evaluate("document.activeElement.closest('[role=toolbar]') !== null"):
            self.tab_to(re.compile(" of (spades|hearts|diamonds|clubs)$"))
        for _ in range(5):
            if self.page.evaluate("document.activeElement.getAttribute('aria-disabled')") != "true":
                self.press("Enter")
                return
            self.press("ArrowRight")
        raise AssertionError("no card may be played")

    def tab_to(self, name: re.Pattern[str]) -> None:
        target = self.page.get_by_role("button", name=name).first
        expect(target).to_be_visible()
        for _ in range(60):
            on_it = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
            if name.search(self.page.evaluate(on_it)):
                return
            self.press("Tab")
        raise AssertionError(f"no tabulator leads to {name.pattern}")


def show(person: Person, room: Room, seat: Seat | None) -> PairPlayer:
    """The page of whoever has that seat, at a table that no server plays: for positions that hardly ever happen."""
    view, events = view_for(room, seat, FACTS), events_for(room.happened, seat)

    def answer(socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            command = json.loads(message)
            if command["t"] == "hello":
                socket.send(encode(Welcome(protocol=PROTOCOL, view=view, events_from=0, events=events)))
                socket.send(encode(Ack(id=command["id"])))

        socket.on_message(heard)

    person.page.route_web_socket(re.compile("/socket$"), answer)
    person.come_to(f"{person.origin}/t/position")
    person.page.wait_for_selector(".page[data-status='live']", timeout=PATIENCE_MS)
    return PairPlayer(person)
