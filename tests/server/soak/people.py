"""People who do what people do, by chance with a seed: they play by what the server says is legal, and are restless."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.server.running import Address, ConnectionClosed, Player

__all__ = ["HURRIED", "USUAL", "Account", "Guest", "Pace", "Party"]

HOUSES = (
    "bismarck/modern",
    "bismarck/spel-pass",
    "bismarck/finnish-4",
    "bismarck/finnish-partners",
    "bismarck/estonia-3",
    "bauernschnapsen/pagat",
    "bauernschnapsen/carinthia",
)
PAGES = ("/api/home", "/api/statistics", "/rules", "/rules/table/{table}", "/api/tables/{table}/rules", "/t/{table}")

RACES = frozenset(
    {
        "stale",
        "wrong-stage",
        "seat-taken",
        "paused",
        "one-at-a-time",
        "nothing-asked",
        "already-seated",
        "no-seat",
        "not-the-host",
        "other-seat",
        "too-many-words",
    }
)
"""What may refuse somebody who acted on what he saw a moment ago."""
FAREWELLS = frozenset({"recovered", "no-watching"})
"""Why the server may close a socket, if the person himself has brought it about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How quickly people live; seconds, on average where it is left to chance."""

    think_s: float
    ping_s: float
    restless_s: float
    """Between two things that somebody does beside playing."""
    stay_s: float
    """How long a party is at one table."""
    gone_s: float
    bot_after_s: float
    """What the server's settings are, to know how long a table may wait."""

    @property
    def standstill_s(self) -> float:
        """After that nothing excuses a table at which nothing happens."""
        return self.gone_s + self.bot_after_s + 25.0


USUAL = Pace(think_s=1.2, ping_s=8.0, restless_s=25.0, stay_s=300.0, gone_s=25.0, bot_after_s=60.0)
HURRIED = Pace(think_s=0.1, ping_s=0.7, restless_s=1.5, stay_s=9.0, gone_s=2.0, bot_after_s=1.0)


@dataclass
class Account:
    """What came of it all."""

    did: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    """Sockets that the server closed though nobody had asked for it."""
    still: list[str] = field(default_factory=list)
    """Tables at which nothing happened any more."""
    answers_ms: list[float] = field(default_factory=list)
    """How long each command of play waited for its acknowledgement."""


class Guest(Player):
    """Somebody at a party."""

    PATIENCE_S = 60.0
    """More than a tester has whose machine is busy: who is slow, the server or this side, only the watcher can tell."""

    def __init__(self, server: Address, name: str, address: str, *, account: Account, pace: Pace, seed: str) -> None:
        super().__init__(server, name, address)
        self.account, self.pace, self.rng = account, pace, random.Random(seed)
        self.is_here = False
        """Whether the line is up, as far as this page knows."""
        self.has_left = False
        self._pinged = 0.0
        self._restless_at = 0.0
        self._resume_at = 0.0
        self._awaits_all = False
        """Whether this page has another seat than before, and waits for what that seat knows."""
        self.starts_at: float | None = None
        """When this person begins the match, if it is for him to do."""

    # The line

    async def come(self, *, since: bool = False) -> None:
        self._awaits_all = False
        await self.connect(since=since)
        self.is_here, self._pinged = True, time.monotonic()

    def go(self) -> None:
        """Lose the line."""
        self.is_here = False
        self.cut()

    async def take(self, timeout: float | None = None) -> dict[str, Any]:
        message = await super().take(timeout)
        self.frames.clear()
        self.acknowledged.clear()
        if self._awaits_all and message["t"] == "room":
            await self.send({"t": "resync", "id": self.next_id()})
        if message["t"] == "bye" and message["code"] not in FAREWELLS:
            self.account.closed.append(f"{self.name}: bye {message['code']}")
        if message["t"] == "refused":
            self._note(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        """As the page does: another seat knows other events, so they are asked for."""
        if message["t"] == "welcome":
            self._awaits_all = False
        elif self._awaits_all and message["t"] in ("step", "room"):
            self.view = message["view"]
            return
        seat = self.view.get("you")
        super()._take_in(message)
        if message["t"] == "room" and self.view["you"] != seat and self.view["stage"] != "lobby":
            self._awaits_all = True

    def _note(self, message: dict[str, Any]) -> None:
        self.refused.clear()
        self.account.refused[message["code"]] += 1
        if message["code"] not in RACES:
            self.account.faults.append(f"{self.name} at {self.table}: refused {message['code']} {message['fields']}")

    async def visit(self, path: str) -> None:
        answer = await self.get(path.format(table=self.table))
        if answer.status_code >= 400 and answer.status_code != 404:
            self.account.faults.append(f"{path}: {answer.status_code} {answer.text[:80]}")

    # A while at the table

    async def stay(self, until: float) -> None:
        """Play, watch and be restless, until it is late or this person has left."""
        self._restless_at = self._soon()
        while time.monotonic() < until and not self.has_left:
            try:
                await self._moment()
            except ConnectionClosed as error:
                if self.is_here:
                    self.account.closed.append(f"{self.name} at {self.table}: {error}")
                await asyncio.sleep(0.5)
                await self.come()
        self.is_here = False

    def _soon(self) -> float:
        return time.monotonic() + self.rng.expovariate(1 / self.pace.restless_s)

    async def _moment(self) -> None:
        now = time.monotonic()
        if now - self._pinged > self.pace.ping_s:
            self._pinged = now
            await self.send({"t": "ping", "id": self.next_id()})
        if now >= self._restless_at:
            await self._be_restless()
            self._restless_at = self._soon()
        elif (command := self._answer_to_what_is_asked()) is not None:
            await self._think()
            await self._give(command)
        else:
            with suppress(TimeoutError):
                await self.take(min(self.pace.ping_s, 2.0))

    async def _think(self) -> None:
        await asyncio.sleep(min(8.0, self.rng.expovariate(1 / self.pace.think_s)))

    async def _give(self, command: dict[str, Any]) -> None:
        sent = time.monotonic()
        await self.send(command)
        answer = await self.answer_to(command["id"])
        if answer["t"] == "ack":
            self.account.did[command["t"]] += 1
            self.account.answers_ms.append(1000 * (time.monotonic() - sent))
        with suppress(TimeoutError):
            await self.take(self.pace.ping_s)

    def _command(self, kind: str, **fields: object) -> dict[str, Any]:
        return {"t": kind, "id": self.next_id(), **fields}

    def _answer_to_what_is_asked(self) -> dict[str, Any] | None:
        view, you = self.view, self.view["you"]
        if you is None:
            return None
        if self.starts_at is not None and view["stage"] == "lobby" and time.monotonic() >= self.starts_at:
            return self._command("start")
        if view["knocks"]:
            knock = next((one for one in view["knocks"] if not one["admitted"]), None)
            if knock is not None:
                return self._command("admit", ask=knock["ask"], yes=self.rng.random() < 0.8)
        if view["paused"]:
            return self._after_a_while()
        if view["question"] is not None and you not in view["question"]["yes"]:
            return self._command("answer", yes=self.rng.random() < 0.8)
        if view["stage"] == "over" and not view["seats"][you]["ready"]:
            return self._command("rematch")
        return self.wanted(self.rng)

    def _after_a_while(self) -> dict[str, Any] | None:
        now = time.monotonic()
        if self._resume_at == 0.0:
            self._resume_at = now + self.rng.uniform(2, 6) * self.pace.think_s
        if now < self._resume_at:
            return None
        self._resume_at = 0.0
        return self._command("resume")

    # Beside playing

    async def _be_restless(self) -> None:
        """One of many things, whatever comes to mind first and can be done now."""
        for name in self.rng.sample(list(_RESTLESS), len(_RESTLESS)):
            if await _RESTLESS[name](self):
                self.account.did[name] += 1
                return

    async def _reload(self) -> bool:
        self.is_here = False
        await self.close()
        await self.visit("/t/{table}")
        await self.come()
        return True

    async def _lose_the_line(self) -> bool:
        self.go()
        await asyncio.sleep(self.rng.expovariate(1 / self.pace.think_s))
        await self.come(since=True)
        return True

    async def _be_away(self) -> bool:
        """Long enough that a bot has to play."""
        self.go()
        await asyncio.sleep(self.pace.gone_s + self.pace.bot_after_s + self.rng.uniform(0, 8) * self.pace.think_s)
        await self.come(since=True)
        return True

    async def _look_at_a_page(self) -> bool:
        await self.visit(self.rng.choice(PAGES))
        return True

    async def _talk(self) -> bool:
        if self.view["you"] is None:
            return False
        what = self.rng.choice([{"preset": "well-played"}, {"preset": "oops"}, {"text": "Var det 66? ¿Seguro?"}])
        return await self._say(self._command("say", **what))

    async def _ask_for_a_pause(self) -> bool:
        view = self.view
        if view["you"] is None or view["stage"] != "playing" or view["paused"] or view["question"] is not None:
            return False
        return await self._say(self._command("ask", what="pause"))

    async def _add_a_word(self) -> bool:
        secret = self.view["secret"]
        if self.view["you"] is None or secret is None or not secret["open"]:
            return False
        return await self._say(self._command("word", word=f"ord {self.rng.randrange(1000)}"))

    async def _take_another_name(self) -> bool:
        if self.view["you"] is None:
            return False
        return await self._say(self._command("rename", name=f"{self.name[:8]} {self.rng.randrange(100)}"))

    async def _ask_for_everything(self) -> bool:
        return await self._say(self._command("resync"))

    async def _move_to_another_device(self) -> bool:
        if self.view["you"] is None:
            return False
        answer = await self.post(f"/api/tables/{self.table}/recovery")
        if answer.status_code != 200:
            return False
        self.is_here = False
        self.cookies = {}
        moved = await self.post("/api/recover", table=self.table, token=answer.json()["token"])
        if moved.status_code != 200:
            self.account.faults.append(f"{self.name}: recovery {moved.status_code} {moved.text[:80]}")
        await self.close()
        await self.come()
        return True

    async def _stand_up_and_come_back(self) -> bool:
        """Before the match the seat is free again at once; later a bot has it, and one knocks."""
        view = self.view
        kind = {"lobby": "stand", "playing": "leave", "over": "leave"}.get(view["stage"])
        if view["you"] is None or kind is None or not self._between_deals():
            return False
        if not await self._say(self._command(kind)):
            return False
        await self._say(self._command("sit", seat=view["you"], name=self.name))
        return True

    def _between_deals(self) -> bool:
        return self.view["stage"] != "playing" or bool(
            self.view["ask"]["seat"] is None and self.view["scores"]["results"]
        )

    async def _watch_no_longer(self) -> bool:
        """Somebody who watched would like to play."""
        view = self.view
        seat = next((n for n, seat in enumerate(view["seats"]) if seat["occupant"] != "person"), None)
        if view["you"] is not None or view["knock"] is not None or seat is None or view["stage"] == "closed":
            return False
        return await self._say(self._command("sit", seat=seat, name=self.name))

    async def _go_home(self) -> bool:
        """Seldom: the others play on without him."""
        if self.rng.random() < 0.8:
            return False
        self.has_left = True
        self.go()
        return True

    async def _say(self, command: dict[str, Any]) -> bool:
        await self.send(command)
        answer = await self.answer_to(command["id"])
        return bool(answer["t"] == "ack")


_RESTLESS: dict[str, Callable[[Guest], Awaitable[bool]]] = {
    "reload": Guest._reload,
    "lose the line": Guest._lose_the_line,
    "be away": Guest._be_away,
    "look at a page": Guest._look_at_a_page,
    "talk": Guest._talk,
    "ask for a pause": Guest._ask_for_a_pause,
    "add a word": Guest._add_a_word,
    "take another name": Guest._take_another_name,
    "ask for everything": Guest._ask_for_everything,
    "move to another device": Guest._move_to_another_device,
    "stand up and come back": Guest._stand_up_and_come_back,
    "watch no longer": Guest._watch_no_longer,
    "go home": Guest._go_home,
}


class Party:
    """Some people who spend an evening at one table after the other, bots in the other seats."""

    def __init__(self, server: Address, number: int, *, account: Account, pace: Pace) -> None:
        self.server, self.number, self.account, self.pace = server, number, account, pace
        self.rng = random.Random(number)
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"

    async def spend(self, until: float) -> None:
        """The evening."""
        evening = 0
        await asyncio.sleep(self.rng.uniform(0, 1) * min(10.0, self.pace.stay_s))
        while time.monotonic() < until:
            evening += 1
            try:
                await self._one_table(evening, until)
            except ExceptionGroup as errors:
                self.account.faults += [f"party {self.number}: {error!r}" for error in errors.exceptions]
            except Exception as error:
                self.account.faults.append(f"party {self.number}: {error!r}")
                await asyncio.sleep(1)

    def _guest(self, name: str, evening: int) -> Guest:
        seed = f"{self.number}/{evening}/{name}"
        return Guest(
            self.server, f"{name}-{self.number}", self.address, account=self.account, pace=self.pace, seed=seed
        )

    async def _one_table(self, evening: int, until: float) -> None:
        rules = self.rng.choice(HOUSES)
        host = self._guest("Anna", evening)
        table = await host.create(start=False, rules=rules)
        await host.come()
        self.account.did["table"] += 1
        guests = [host]
        try:
            for name in ("Bo", "Cia", "Dag")[: self.rng.choice((0, 0, 1, 1, 2, 3))]:
                guests.append(await self._arrives(name, evening, table))
            host.starts_at = time.monotonic() + self.rng.uniform(0, 10) * self.pace.think_s
            end = min(until, time.monotonic() + self.rng.uniform(0.4, 1.6) * self.pace.stay_s)
            watching = asyncio.create_task(self._notice_a_standstill(guests))
            try:
                async with asyncio.TaskGroup() as staying:
                    for guest in guests:
                        staying.create_task(guest.stay(end))
            finally:
                watching.cancel()
        finally:
            await self._all_go(guests)

    async def _arrives(self, name: str, evening: int, table: str) -> Guest:
        """He sits down, or watches where no seat is free."""
        guest = self._guest(name, evening)
        guest.table = table
        await guest.visit("/t/{table}")
        await guest.come()
        self.account.did["arrive"] += 1
        free = [n for n, seat in enumerate(guest.view["seats"]) if seat["occupant"] == "empty"]
        if free and self.rng.random() < 0.8:
            await guest.command("sit", seat=self.rng.choice(free), name=guest.name)
        return guest

    async def _all_go(self, guests: list[Guest]) -> None:
        for guest in guests:
            if self.rng.random() < 0.5:
                guest.go()
            else:
                guest.is_here = False
                with suppress(ConnectionClosed):
                    await guest.close()

    async def _notice_a_standstill(self, guests: list[Guest]) -> None:
        seen, since = "", time.monotonic()
        while True:
            await asyncio.sleep(1)
            here = [guest.view for guest in guests if guest.is_here and guest.view["you"] is not None]
            view = max(here, key=lambda view: (view["match"], view["version"]), default=None)
            playing = view is not None and view["stage"] == "playing"
            mark = repr((view["match"], view["version"], view["seats"], view["paused"])) if playing and view else ""
            if mark != seen or not mark:
                seen, since = mark, time.monotonic()
            elif time.monotonic() - since > self.pace.standstill_s:
                assert view is not None
                self.account.still.append(f"{view['table']}: {view['ask']} {view['seats']} paused {view['paused']}")
                since = time.monotonic()
