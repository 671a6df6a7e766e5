"""No byte on the wire tells a seat what it may not know: real processes, real sockets, every address that it can reach.

Two servers play the same evening in two worlds that one seat cannot tell apart, each with the secret number of its own
world; whatever comes to the device of that seat must be the same to the last byte. See `staged` for what is made equal.
"""

import asyncio
import os
import random
import re
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Player, ServerProcess, run
from tests.server.staged import ENVIRONMENT, PLAN, plan_of, secret_of
from tests.server.wire import Wire
from tests.ways import ONE_OF_EACH_WAY
from vorhand import rulesets
from vorhand.cards import SEATS, Card, Seat
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE, AnyRuleset
from vorhand.games.known import game_of
from vorhand.notation import format_action
from vorhand.records import Replay, chance_index
from vorhand.testing.games import KITS, kit_of
from vorhand.testing.matches import random_match
from vorhand.testing.worlds import second_world

pytestmark = pytest.mark.slow

LAYOUTS = """
extends = "bismarck/estonia-3"
source = "a test"
[roles]
first_declarer = "as-ever"
[choice]
contracts = ["layout-named", "free-contract"]
"""
"""A house whose first deals are layouts, which those of the package come to late in a match."""
PASTED = """
title = "Greta's rules"
extends = "bauernschnapsen/pagat"
source = "Aunt Greta"
[doubling]
levels = 1
[contracts.gang]
value = 10
"""
"""A house's own rules, as somebody pastes them into the page."""
OWN = {"layouts": LAYOUTS, "pasted": PASTED}
CARD = re.compile(r"(?<![A-Za-z0-9])(10|[2-9TJQKA])[SHDC](?![A-Za-z0-9])")


class StagedProcess(ServerProcess):
    """A server to which chance is handed in."""

    ENVIRONMENT = ENVIRONMENT

    def _program(self) -> list[str]:
        return ["-m", "tests.server.staged"]

    def hand_in(self, steps: Sequence[Replay], world: str) -> None:
        """What chance does at the next table; only the last deal has a secret number of its own in each world."""
        began, dealt = _began(steps), 0
        chances = []
        for n, step in enumerate(steps):
            if step.entry.actor is NATURE:
                label = label_of(world if n >= began else "both", chance_index(step.before, dealt))
                chances.append((label, format_action(step.entry.action)))
            dealt += isinstance(step.entry.action, Deal)
        (self.store.parent / PLAN).write_text(plan_of(game_of(steps[0].before).id, chances))


def label_of(world: str, deal: int) -> str:
    """What the secret number of a deal is made from."""
    return f"{world} {deal}"


def _began(steps: Sequence[Replay]) -> int:
    """Where chance began to decide about the last deal."""
    dealt = max(n for n, step in enumerate(steps) if isinstance(step.entry.action, Deal))
    before = takewhile(lambda n: steps[n].entry.actor is NATURE, range(dealt, -1, -1))
    return min(before)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[StagedProcess, StagedProcess]]:
    two = (StagedProcess(tmp_path_factory.mktemp("one")), StagedProcess(tmp_path_factory.mktemp("other")))
    yield two
    for server in two:
        server.stop()
    for server in two:
        assert CARD.search(server.log.read_text() + server.said) is None, "a card stands in the server's log"


# An evening


@dataclass(frozen=True, slots=True)
class Evening:
    """Who was there, by seat, and a spectator in the end."""

    seated: list[Wire]
    watching: Wire

    def at(self, seat: Seat | None) -> Wire:
        return self.watching if seat is None else self.seated[seat]

    @property
    def all(self) -> list[Wire]:
        return [*self.seated, self.watching]

    async def settle(self) -> None:
        """Wait until everybody has heard everything."""
        for wire in self.all:
            await wire.ask("ping")


async def play(server: StagedProcess, steps: Sequence[Replay], seat: Seat | None) -> Evening:
    """These steps from an empty table on, then everything that the device of that seat can try and ask for."""
    ruleset = steps[0].before.ruleset
    evening = Evening([Wire(server, f"p{seat}") for seat in range(ruleset.players)], Wire(server, "watching"))
    table = await gather(evening, ruleset)
    seen = 0
    while seen < len(steps):
        seen += await act(evening, steps, seen)
        await evening.settle()
    wire = evening.at(seat)
    await try_everything(wire, steps, seat)
    await ask_for_everything(wire, table, seen)
    for wire in evening.all:
        await wire.close()
    return evening


async def gather(evening: Evening, ruleset: AnyRuleset) -> str:
    for wire in evening.all:
        await wire.http("GET", "/")
    host = evening.seated[0]
    own = next((text for text in OWN.values() if rulesets.parse(text, "rules.toml") == ruleset), None)
    house = {"rules": ruleset.id} if own is None else {"file": own}
    made = await host.http("POST", "/api/tables", {"name": "Anna", **house})
    table, code = (re.search(rb'"%s":"([^"]+)"' % key, made)[1].decode() for key in (b"table", b"code"))  # type: ignore[index]
    for number, wire in enumerate(evening.all):
        await wire.http("POST", "/api/join", {"code": code})
        await wire.http("GET", f"/t/{table}")
        await wire.connect(table)
        if 0 < number < ruleset.players:
            await wire.ask("sit", seat=number, name=f"P{number}")
    await evening.settle()
    assert (await host.ask("start"))["t"] == "ack"
    await evening.settle()
    return table


async def act(evening: Evening, steps: Sequence[Replay], seen: int) -> int:
    """The next step, or all cards of a discard; how many steps that were."""
    step = steps[seen]
    actor = step.entry.actor
    if actor is NATURE:
        results = len(step.before.standing.results)
        if results > len(steps[seen - 1].before.standing.results):
            for wire in evening.seated:
                assert (await wire.ask("ready", deal=results))["t"] == "ack"
        return 1
    together = steps[seen : seen + game_of(step.before).together(step.before)]
    actions = [format_action(one.entry.action) for one in together]
    answer = await evening.seated[Seat(actor)].ask("act", version=seen, actions=actions)  # type: ignore[arg-type]
    assert answer["t"] == "ack", answer
    return len(together)


_AROUND_THE_MATCH: tuple[tuple[str, dict[str, Any]], ...] = (
    ("terms", {"move_s": 5, "bank_s": 0, "chat": "off", "watch": False}),
    ("seat-bot", {"seat": 1, "on": True}),
    ("kick", {"seat": 0}),
    ("admit", {"ask": "nobody", "yes": True}),
    ("say", {"preset": "hello"}),
    ("say", {"text": "What do you hold?"}),
    ("answer", {"yes": False}),
    ("resume", {}),
    ("ask", {"what": "claim"}),
    ("ask", {"what": "undo"}),
    ("ask", {"what": "pause"}),
)


async def try_everything(wire: Wire, steps: Sequence[Replay], seat: Seat | None) -> None:
    """Every action that is refused now, and commands that are wrong or come at the wrong time."""
    state, version = steps[-1].after, len(steps)
    game = game_of(state)
    legal = game.legal_actions(state, seat) if seat is not None else ()
    together = game.together(state)
    for action in kit_of(state).player_actions:
        if action not in legal or together > 1:
            answer = await wire.ask("act", version=version, actions=[format_action(action)])
            assert answer["t"] == "refused"
    if together > 1:
        own = game.observe(state, seat).hand if seat is not None else ()
        others = [card for card in state.ruleset.cards if card not in own]
        cards: list[Card] = [*list(own)[: together - 1], *others][:together]
        for word in ("discard", "give"):
            await wire.ask("act", version=version, actions=[f"{word} {card.text}" for card in cards])
    for actions, at in ((["play AS"], version - 1), (["play AS"], version + 1), (["play ZZ"], version), ([], version)):
        if actions:
            await wire.ask("act", version=at, actions=actions)
    await wire.ask("act", version=version, actions=["play AS", "play KS"])
    for kind, fields in (
        ("start", {}),
        ("stand", {}),
        ("rematch", {}),
        ("ready", {"deal": 1}),
        ("ready", {"deal": 99}),
    ):
        await wire.ask(kind, **fields)
    for number in range(state.ruleset.players):
        await wire.ask("sit", seat=number, name="Nobody")
    await wire.ask("rename", name="Someone else")
    for kind, fields in _AROUND_THE_MATCH:
        await wire.ask(kind, **fields)
    for frame in (b"{", b'{"t":"act","id":"x"}', b'{"t":"ping","id":"y","more":1}', b"[" * 3000):
        await wire.say(frame, "")
    await wire.ask("resync")


async def ask_for_everything(wire: Wire, table: str, seen: int) -> None:
    """Every address of the server, rightly and wrongly, and coming back."""
    here = f"/api/tables/{table}"
    for path in (
        "/",
        f"/t/{table}",
        "/nothing",
        "/assets/nothing",
        "/api/home",
        "/api/rulesets",
        "/api/statistics",
        f"{here}/record",
        f"{here}/replay",
        f"{here}/link",
    ):
        await wire.http("GET", path)
        await wire.http("HEAD", path)
    for question in ("deal=1", "deal=2", "match=1&deal=1", "match=2", "deal=-1"):
        await wire.http("GET", f"{here}/replay?{question}")
    position = {"trick": 1, "card": 1, "written": "It is odd."}
    for path in ("/api/nothing", here, f"{here}/log", "/api/tables", "/api/tables/nothing/record"):
        await wire.http("GET", path)
    await wire.http("GET", "/api/home", host="elsewhere.example")
    await wire.http("POST", "/api/join", {"code": "ZZZZZZ"}, origin="http://elsewhere.example")
    for path, body in (
        ("/api/tables", {"rules": "bismarck/nothing"}),
        ("/api/tables", {"file": "[deck]\nplayers = 7\n"}),
        ("/api/tables", b"{"),
        ("/api/join", {"code": "ZZZZZZ"}),
        ("/api/recover", {"table": table, "token": "x" * 43}),
        (f"{here}/recovery", {}),
        ("/api/tables/nothing/recovery", {}),
        (f"{here}/record", {}),
        *(
            ("/api/report", {"table": table, "deal": deal, **position, "send": send})
            for deal, send in ((0, False), (2, True))
        ),
        ("/api/replay", {"table": table}),
    ):
        await wire.http("POST", path, body)
    await wire.connect(table)
    await wire.connect(table, match=1, since=max(0, seen - 3))
    await wire.connect(table, match=1, since=99_999)
    await wire.connect(table, match=7, since=1)
    await wire.connect("nothing")
    await wire.http("POST", "/api/forget", {})
    await wire.http("GET", "/api/home")
    await wire.connect(table)


# The comparison


def moments(ruleset: AnyRuleset, rng: random.Random) -> Iterator[list[Replay]]:
    """Beginnings of random matches that end in the first or second deal where a seat is to act.

    Half an exchange is no such moment: a person does it at once.
    """
    game = game_of(ruleset)
    while True:
        steps = list(random_match(ruleset, rng.randrange(10**6)))
        deal = rng.randrange(2)
        fit = [
            n
            for n, step in enumerate(steps)
            if len(step.after.standing.results) == deal
            and game.dealt(step.after)
            and isinstance(step.after.actor, int)
            and not (
                game.together(step.before) > 1
                and (step.after.phase, step.after.actor) == (step.before.phase, step.before.actor)
            )
        ]
        before_play = [n for n in fit if not (steps[n].after.history or steps[n].after.trick)]
        if not before_play:  # a match of Bauernschnapsen between random players may be over in one deal
            continue
        yield steps[: rng.choice(fit if rng.random() < 0.7 else before_play) + 1]


_COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')
_HERE = re.compile(rb"http://127[.]0[.]0[.]1:[0-9]+")


def masked(received: bytes) -> bytes:
    """What a device got, without the commitment to a secret, which differs with the secret and tells nothing of it, and
    without the address in links: the two servers listen at ports of their own."""
    return _HERE.sub(b"http://here", _COMMITMENT.sub(b'"commitment":""', received))


def differences(one: Wire, other: Wire) -> list[str]:
    """Where two devices got different bytes."""
    found = [
        f"{asked}:\n  {mine!r}\n  {yours!r}"
        for (asked, mine), (_, yours) in zip(one.received, other.received, strict=False)
        if masked(mine) != masked(yours)
    ]
    if [asked for asked, _ in one.received] != [asked for asked, _ in other.received]:
        found.append("not the same number or order of answers")
    return found


def two_evenings(
    servers: tuple[StagedProcess, StagedProcess], steps: list[Replay], world: list[Replay], seat: Seat | None
) -> tuple[Evening, Evening]:
    """The same evening in two worlds."""
    one, other = servers
    one.hand_in(steps, "one")
    other.hand_in(world, "other")

    async def both() -> tuple[Evening, Evening]:
        return await asyncio.gather(play(one, steps, seat), play(other, world, seat))

    return run(both())


@pytest.mark.parametrize("id", [*ONE_OF_EACH_WAY, *OWN])
def test_no_byte_tells_two_worlds_apart(id: str, servers: tuple[StagedProcess, StagedProcess]) -> None:
    rng = random.Random(id)
    ruleset = rulesets.parse(OWN[id], "rules.toml") if id in OWN else rulesets.load(id)
    told = 0
    for seat in (None, *SEATS[: ruleset.players]):
        for steps in moments(ruleset, rng):
            world = second_world(steps, seat, rng)
            if world is not None and world[-1].after != steps[-1].after:
                break
        assert world is not None
        first, second = two_evenings(servers, steps, world, seat)

        assert len(first.at(seat).received) > 100
        assert differences(first.at(seat), second.at(seat)) == []
        deals = sum(isinstance(step.entry.action, Deal) for step in steps)
        number = secret_of(label_of("one", deals - 1)).hex().encode()
        assert not any(number in received for _, received in first.at(seat).received)
        # The two worlds did have different secrets.
        assert first.at(seat).received != second.at(seat).received
        told += sum(bool(differences(a, b)) for a, b in zip(first.all, second.all, strict=True))

    # The comparison can fail: others, who hold the cards that differ, were told something else.
    assert told >= 3


def test_the_log_of_a_server_that_has_had_trouble_holds_no_card(tmp_path: Path) -> None:
    """As people run it: bots that die, refusals, frames that are none."""
    server = ServerProcess(tmp_path)
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")

    async def evening() -> None:
        anna = Player(server, "Anna")
        await anna.create(start=True)
        await anna.connect()
        rng = random.Random(9)
        await anna.play_on(rng, until_deals=1)
        for action in KITS["bismarck"].player_actions:
            await anna.command("act", version=anna.view["version"], actions=[format_action(action)])
        await anna.send({"t": "act", "id": "x", "actions": ["play AS"]})
        for child in children.read_text().split():
            os.kill(int(child), signal.SIGKILL)
        await anna.play_on(rng, until_deals=2)

    run(evening())
    server.stop()
    text = server.log.read_text() + server.said

    assert "a bot did not answer" in text
    assert CARD.search(text) is None
