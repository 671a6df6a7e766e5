"""People before the page: what they see and what they do, by mouse or by keyboard."""

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Request, expect

__all__ = ["People", "Person"]

PATIENCE_MS = 15_000
_LOOK_MS = 15
expect.set_options(timeout=PATIENCE_MS)

# Counts sockets, so that a test can cut them, and keeps what the browser's policy has refused.
_WATCH = """
window.__sockets = [];
window.__violations = [];
document.addEventListener('securitypolicyviolation',
  (e) => __violations.push(`${e.violatedDirective} ${e.blockedURI}`));
const Socket = window.WebSocket;
window.WebSocket = class extends Socket { constructor(...a) { super(...a); window.__sockets.push(this); } };
"""

# The page keeps itself in the browser after a few seconds, which only those need who look at it.
_UNINSTALLED = "delete Navigator.prototype.serviceWorker"

# What there is to do now, as a person would see it: the first thing that applies.
_TASK = """() => {
  const page = document.querySelector('.page');
  if (!page || page.dataset.status !== 'live') return null;
  const open = (tile) => document.querySelector(`[data-tile="${tile}"]:not([aria-disabled="true"])`);
  if (document.querySelector('.felt [data-settling]')) return null;
  if (open('rematch')) return 'over';
  if (open('next')) return 'next';
  if (document.querySelector('.choice [data-tile="take"]')) return 'kitty';
  if (document.querySelector('.choice .trump')) return 'trump';
  if (document.querySelector('.choice .rank')) return 'start';
  if (document.querySelector('.choice .way')) return 'direction';
  if (open('pass')) return document.querySelector('.mine [data-settling]') ? null : 'pass';
  if (document.querySelector('.choice [data-tile]')) return 'contract';
  if (document.querySelector('.discard')) return 'discard';
  if (document.querySelector('.hand .legal')) return 'play';
  return null;
}"""

# Plays on beside the page, on a socket of its own, until so many deals are scored.
_PLAY_FAST = """(deals) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split('/')[2]}/socket`);
  const name = `fast-${Date.now()}`;
  let count = 0, asked = -1, held = -1;
  const say = (command) => socket.send(JSON.stringify({ id: `${name}-${(count += 1)}`, ...command }));
  socket.onopen = () => say({ t: 'hello', protocol: 1 });
  socket.onmessage = ({ data }) => {
    const { view } = JSON.parse(data);
    if (view === undefined || view.version === asked) return;
    const { ask, you, version, phone } = view;
    const scored = view.scores.results.length;
    if (scored >= deals) {
      socket.close();
      resolve();
    } else if (phone !== null && phone.to !== null) {
      if (held !== version) say({ t: 'hold', seat: phone.to });
      held = version;
    } else if (ask.seat !== null && ask.seat === you) {
      asked = version;
      const discards = ask.cards.slice(0, ask.discard).map((card) => `${ask.word} ${card}`);
      const plays = ask.cards.slice(0, 1).map((card) => `play ${card}`);
      say({ t: 'act', version, actions: ask.discard ? discards : plays.length ? plays : ask.legal.slice(0, 1) });
    } else if (ask.seat === null && scored > 0 && !view.seats[you].ready) say({ t: 'ready', deal: scored });
  };
})"""

_VERSION = "document.querySelector('.page').dataset.version"


class Person:
    """Somebody at a browser of his own."""

    TASK = _TASK

    def __init__(self, context: BrowserContext, origin: str, name: str) -> None:
        self.context, self.origin, self.name = context, origin, name
        self.may_complain = False
        """Whether the browser may say that the network failed."""
        self.complaints: list[str] = []
        self.page = self.new_tab()

    @staticmethod
    def beside(person: "Person") -> "Person":
        """The same person at a second tab, at the same table."""
        other = Person(person.context, person.origin, person.name)
        other.complaints, other.may_complain = person.complaints, person.may_complain
        return other.come_to(person.page.url)

    # Before the page

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._on_request)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        if not (self.may_complain and re.search("net::ERR|WebSocket", message.text)):
            self.complaints.append(f"console: {message.type}: {message.text}")

    def _on_request(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")) or urlsplit(request.url).netloc == urlsplit(self.origin).netloc:
            return
        self.complaints.append(f"request: {request.url}")

    def check_quiet(self) -> None:
        """Nothing on the console, no refused style or script, no request elsewhere."""
        for page in self.context.pages:
            self.complaints += page.evaluate("window.__violations ?? []")
        assert self.complaints == [], self.complaints

    # Coming to a table

    def go_home(self) -> "Person":
        self.page.goto(self.origin)
        expect(self.page.get_by_role("heading", name="Bismarck")).to_be_visible()
        return self

    def open_table(self, rules: str = "bismarck/modern", *, start: bool = True) -> "Person":
        """A table by these rules, and with `start` a match against bots at once."""
        self.go_home()
        self.page.get_by_label("Your name").fill(self.name)
        form = self.page.locator("form").filter(has=self.page.get_by_role("heading", name="A table with friends"))
        form.get_by_role("combobox", name="Rules").select_option(rules.partition("+")[0])
        for option in rules.split("+")[1:]:
            form.locator(".check").nth(int(option)).click()
        form.get_by_role("button", name="Open a table").click()
        expect(self.page.get_by_role("heading", name="The table is open")).to_be_visible()
        if start:
            self.settled()
            self.page.get_by_role("button", name=re.compile("^Start")).click()
            expect(self.page.get_by_role("heading", name="The table is open")).to_be_hidden()
        return self

    def open_as_declarer(self, rules: str = "bismarck/modern", *, file: str = "") -> "Person":
        """A match against bots whose first declarer is this person, by these rules or those of a file."""
        self.go_home()
        house = {"file": file} if file else {"rules": rules}
        wanted = json.dumps({"name": self.name, "start": True, **house})
        table = self.page.evaluate(
            """async (body) => {
              for (let n = 0; n < 40; n++) {
                const { table } = await (await fetch('/api/tables', { method: 'POST', body })).json();
                for (let look = 0; look < 50; look++) {
                  const { tables } = await (await fetch('/api/home')).json();
                  const view = tables.find((view) => view.table === table);
                  if (view.deal?.declarer == null) continue;
                  if (view.deal.declarer === view.you) return table;
                  break;
                }
              }
            }""",
            wanted,
        )
        return self.come_to(f"{self.origin}/t/{table}")

    def come_to(self, link: str) -> "Person":
        self.page.goto(link)
        return self

    def sit(self, seat: int) -> None:
        expect(self.page.get_by_role("heading", name="The table is open")).to_be_visible()
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name=f"Sit here: Seat {seat}").click()
        expect(self.page.get_by_role("button", name="Stand up")).to_be_visible()

    def leave_and_go_back(self) -> None:
        """To another page of the site by its address and back: the browser has kept the page alive."""
        self.page.evaluate("window.__kept = true")
        self.page.goto(self.origin)
        expect(self.page.get_by_role("heading", name="Your tables")).to_be_visible()
        self.page.go_back(wait_until="commit")
        assert self.page.evaluate("window.__kept === true"), "the browser has not kept the page"

    # Looking

    def wait_for(self, script: str, page: Page | None = None) -> Any:
        """Wait until a script is true; its value. (Playwright's own way of waiting is refused by the page's policy.)"""
        page = page or self.page
        for _ in range(PATIENCE_MS // _LOOK_MS):
            if found := page.evaluate(script):
                return found
            page.wait_for_timeout(_LOOK_MS)
        raise AssertionError(f"never true: {script}")

    def settled(self) -> None:
        """Wait until no button is inert any more."""
        self.wait_for("!document.querySelector('[data-settling]')")

    def task(self, *wanted: str) -> str:
        """Wait until there is something to do; which of the tasks above."""
        found: str = self.wait_for(_TASK)
        assert not wanted or found in wanted, f"{found} instead of {wanted}"
        return found

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name="Your cards").get_by_role("button")

    @property
    def line(self) -> Locator:
        """The line above the hand."""
        return self.page.locator(".line")

    @property
    def notice(self) -> Locator:
        """The quiet sentence about errors and the connection."""
        return self.page.locator(".notice p")

    @property
    def top(self) -> Locator:
        """Contract, trumps and deal."""
        return self.page.locator(".page > header")

    @property
    def said(self) -> Locator:
        """What a screen reader was told last."""
        return self.page.get_by_role("status")

    def picture(self) -> dict[str, Any]:
        """What is on the screen, as far as it must be the same after coming back."""
        self.wait_for(
            "() => { const p = document.querySelector('.page');"
            " return p?.dataset.status === 'live' && p.dataset.finished === undefined && p.dataset.busy === undefined }"
        )
        found: dict[str, Any] = self.page.evaluate(
            """() => {
              const text = (e) => e.getAttribute('aria-label') ?? e.innerText;
              const texts = (s) => [...document.querySelectorAll(s)].map(text);
              return {
                version: document.querySelector('.page').dataset.version, heading: texts('h1'), seats: texts('.chip'),
                hand: texts('.hand button'), legal: texts('.hand .legal'), dim: texts('.hand .dim'),
                trick: texts('.trick li .unseen'), tiles: texts('[data-tile]'),
                open: texts('.centre figure li .unseen'), rows: texts('.rows li .unseen'),
                line: texts('.line'), result: texts('.result td:not(.quota)'), lobby: texts('.seats li'),
                over: texts('.verdict'),
              };
            }"""
        )
        return found

    # Doing, by mouse

    def do(self, task: str, *, tile: str = "") -> None:
        """Do what there is to do with the mouse, in the simplest way, or by that tile."""
        page = self.page
        before = page.evaluate(_VERSION)
        match task:
            case "next":
                page.locator("[data-tile='next']").click()
            case "kitty":
                page.locator("[data-tile='take']").click()
            case "pass":
                page.locator("[data-tile='pass']").click()
            case "trump" | "contract" | "start" | "direction":
                wanted = f"[data-tile='{tile}']" if tile else ".choice .tile:not(.used)"
                page.locator(wanted).first.click()
            case "discard":
                for n in range(page.locator(".discard .slots li").count()):
                    page.locator(".hand button").nth(3 * n).click(position={"x": 8, "y": 20})
                self.settled()
                page.locator("[data-tile='discard']").click()
            case "play":
                # In a row of overlapping cards only the left edge of a card is its own.
                page.locator(".hand .legal").first.click(position={"x": 8, "y": 20})
            case _:
                raise AssertionError(task)
        self.wait_for(f"{_VERSION} !== {json.dumps(before)}")

    def do_next(self) -> None:
        """Ask for the next deal, without waiting for it."""
        self.page.get_by_role("button", name="Next deal").click()

    def play_until(self, *ends: str, most: int = 500) -> str:
        """Do what there is to do until one of these tasks comes."""
        for _ in range(most):
            task = self.task()
            if task in ends:
                return task
            self.do(task)
        raise AssertionError("the match does not end")

    def play_fast(self, deals: int) -> None:
        """Have it played on, without the mouse, until so many deals are scored."""
        self.page.evaluate(_PLAY_FAST, deals)

    def cut(self) -> None:
        """Lose every connection at once, and get no new one."""
        self.may_complain = True
        self.context.set_offline(True)
        for page in self.context.pages:
            page.evaluate("__sockets.forEach((socket) => socket.close())")

    def mend(self) -> None:
        """Be connected again."""
        self.context.set_offline(False)
        for page in self.context.pages:
            page.evaluate("dispatchEvent(new Event('online'))")

    def describe(self) -> str:
        """What this person has before him, for whoever wonders why a test failed."""
        about: str = self.page.evaluate(
            """() => {
              const page = document.querySelector('.page');
              const shown = page === null ? [] : [...page.attributes].map((a) => `${a.name}=${a.value}`);
              return [location.href, document.title, ...shown, '', document.body.innerText].join('\\n');
            }"""
        )
        return about


class People:
    """Everybody who comes to one server in one test."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.browser, self.origin = browser, origin
        self._here: list[Person] = []

    def person(
        self, name: str = "Anna", *, trick: int | str = 0, confirm: bool = False, installs: bool = False, **options: Any
    ) -> Person:
        """Somebody with a browser of his own, who reads English unless he says otherwise."""
        chosen: dict[str, Any] = {
            "viewport": {"width": 320, "height": 568},
            "locale": "en",
            "reduced_motion": "reduce",
            "base_url": self.origin,
            **options,
        }
        context = self.browser.new_context(**chosen)
        settings = json.dumps({"trick": trick, "confirm": confirm})
        context.add_init_script(_WATCH)
        if not installs:
            context.add_init_script(_UNINSTALLED)
        context.add_init_script(
            f"if (!localStorage.getItem('vorhand.settings')) localStorage.setItem('vorhand.settings', '{settings}')"
        )
        person = Person(context, self.origin, name)
        self._here.append(person)
        return person

    def describe(self) -> str:
        """What everybody has before him."""
        told = []
        for person in self._here:
            try:
                told.append(f"{person.name}: {person.describe()}")
            except Error as error:
                told.append(f"{person.name}: {error}")
        return "\n\n".join(told)

    def leave(self) -> None:
        try:
            for person in self._here:
                person.check_quiet()
        finally:
            for person in self._here:
                try:
                    person.context.close()
                except Error:
                    continue
