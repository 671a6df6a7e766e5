"""A table as a pure machine with its log, brought to any stage."""

import random

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games import bismarck
from vorhand.games.base import NATURE, AnyGame
from vorhand.notation import format_action
from vorhand.records import Nonce, nonce_from_seed
from vorhand.server.entries import Entry, decode_entry, encode_entry
from vorhand.server.protocol import Act, Answer, Ask, Close, Command, Hold, Ready, Rematch, Sit, Start
from vorhand.server.room import (
    History,
    Stage,
    bot_acts,
    bot_to_act,
    chance,
    decide,
    finished,
    fold,
    granted,
    new_room,
    secret,
    version_of,
    wants_chance,
    wants_secret,
)

__all__ = ["CHOSEN_BEFORE_THE_DEAL", "GAME", "Evening", "at", "nobody"]

GAME: AnyGame = bismarck.GAME
CHOSEN_BEFORE_THE_DEAL = """
extends = "bismarck/estonia-3"
source = "a test"
[roles]
first_declarer = "as-ever"
[choice]
contracts = ["free-contract", "layout-up"]
"""
"""A house in which a seat is to act between two deals."""


async def nobody(device: str) -> History:
    """The history of somebody who has none."""
    return History()


class Evening:
    """A table with its log; people are seats 0 and 1, who may share a device, all others are bots."""

    def __init__(self, rules: str = "bismarck/spel-pass", *, file: str = "", shared: bool = False) -> None:
        self.shared = shared
        ruleset = rulesets.parse(file, "rules.toml") if file else rulesets.load(rules)
        self.room = new_room(ruleset, bot_after_s=60.0)
        self.log: list[Entry] = []
        self.deals = 0
        self.rng = random.Random(1)
        self.now = 0.0

    def take(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            assert decode_entry(encode_entry(entry)) == entry
            self.room = fold(self.room, entry)
            self.log.append(entry)

    def do(self, seat: Seat | None, command: Command, now: float | None = None) -> None:
        self.take(decide(self.room, seat, command, self.now if now is None else now, "test"))

    def nonce(self) -> Nonce:
        """What decides the next deal."""
        return nonce_from_seed(9, self.deals)

    def sit(self) -> "Evening":
        self.do(None, Sit(id="a", seat=0, name="Anna"))
        self.do(Seat(0) if self.shared else None, Sit(id="b", seat=1, name="Bo", shared=self.shared))
        return self

    def begin(self) -> "Evening":
        self.sit().do(Seat(0), Start(id="s"))
        return self.go_on()

    def hold(self, seat: int) -> "Evening":
        """Whoever is to look at his hand says so, where somebody else may have the device."""
        if self.shared and self.room.phones[0].holder != seat:
            self.do(Seat(seat), Hold(id=f"h{len(self.log)}", seat=seat))
        return self

    def draw(self) -> "Evening":
        """Draw the secret of the next deal, as the server does as soon as it can."""
        if wants_secret(self.room):
            self.take(secret(self.nonce(), self.now))
        return self

    def go_on(self) -> "Evening":
        """Let chance and bots act, and the server do what was agreed, until a person is to act or to be ready."""
        while True:
            observation, agreed = bot_to_act(self.room), granted(self.room, self.now)
            over = finished(self.room, self.now)
            if agreed or over:
                self.take(agreed or over)
            elif wants_chance(self.room):
                self.take(chance(self.room, self.nonce(), self.now))
                self.deals += 1
            elif observation is not None and observation.seat is not None:
                action = self.rng.choice(observation.legal)
                self.take(bot_acts(self.room, observation.seat, action, self.now))
            else:
                return self

    def person_acts(self) -> None:
        actor = self.room.state.actor
        assert isinstance(actor, int)
        self.hold(actor)
        legal = self.room.game.legal_actions(self.room.state, actor)
        count = self.room.game.together(self.room.state)
        hand = [format_action(a) for a in legal] if count == 1 else self.some_discards(actor, count)
        chosen = [self.rng.choice(hand)] if count == 1 else hand
        self.do(
            actor, Act(id=f"m{self.room.match}-v{version_of(self.room)}", version=version_of(self.room), actions=chosen)
        )
        self.go_on()

    def some_discards(self, actor: Seat, count: int) -> list[str]:
        hand = self.room.game.observe(self.room.state, actor).hand
        word = format_action(self.room.game.legal_actions(self.room.state, actor)[0]).partition(" ")[0]
        return [f"{word} {card}" for card in self.rng.sample(list(hand), count)]

    def between_deals(self) -> "Evening":
        while self.room.state.actor is not NATURE and self.room.stage is Stage.PLAYING:
            self.person_acts()
        return self

    def again(self) -> "Evening":
        for seat in (Seat(0), Seat(1)):
            self.do(seat, Rematch(id=f"m{self.room.match}-again-{seat}"))
        return self

    def to_the_end(self) -> "Evening":
        while self.room.stage is Stage.PLAYING:
            self.between_deals()
            deal = self.room.deals
            for seat in (Seat(0), Seat(1)):
                if self.room.stage is Stage.PLAYING:
                    self.do(seat, Ready(id=f"m{self.room.match}-r{deal}-{seat}", deal=deal))
            self.go_on()
        return self


def at(stage: str, *, shared: bool = False) -> Evening:
    """A table at that stage; with `shared`, both people are at one device, which seat 0 holds where it matters."""
    match stage:
        case "lobby":
            return Evening(shared=shared).sit().draw()
        case "playing":
            evening = Evening(shared=shared).begin()
            while evening.room.state.actor != 0 or evening.room.state.phase != "play":
                evening.person_acts()
            return evening.hold(0)
        case "asked":
            evening = at("playing", shared=shared)
            evening.do(Seat(0), Ask(id="p", what="pause"))
            return evening
        case "paused":
            evening = at("asked", shared=shared)
            evening.do(Seat(1), Answer(id="y", yes=True))
            return evening
        case "closed":
            evening = at("lobby", shared=shared)
            evening.do(Seat(0), Close(id="c"))
            return evening
        case "between":
            return Evening(shared=shared).begin().between_deals().draw()
        case _:
            return Evening(shared=shared).begin().to_the_end().draw()
