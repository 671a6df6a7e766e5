"""Knowing beforehand what a person types in Bauernschnapsen: whole matches, and moments that a match can begin at."""

from collections.abc import Callable, Iterable
from pathlib import Path

from typer.testing import Result

from tests.cli.running import vorhand
from vorhand.cards import Seat
from vorhand.cli.bauernschnapsen import BAUERNSCHNAPSEN
from vorhand.cli.bauernschnapsen.menu import choices
from vorhand.cli.live import Happened, Live, begin
from vorhand.cli.screen import open_screen
from vorhand.cli.seating import new_meta
from vorhand.cli.version import VERSION
from vorhand.games.base import Office
from vorhand.games.bauernschnapsen import GAME, Observation, Phase, PlayerAction
from vorhand.games.bauernschnapsen.actions import CLAIM, DECLINE, KNOCK, PASS
from vorhand.games.events import Scored, TrickTaken
from vorhand.records import write_record
from vorhand.rulesets import load

__all__ = ["YOU", "begun", "line_of", "played", "sit", "until"]

YOU = Seat(0)

Chooses = Callable[[Observation], PlayerAction]


def sit(*args: str, typed: Iterable[str] = (), width: int = 100) -> Result:
    """A person's match with these lines typed."""
    lines = "".join(f"{line}\n" for line in typed)
    result = vorhand("play", "bauernschnapsen", "--input", "-", *args, typed=lines, width=width)
    assert result.exit_code == 0, result.output
    return result


def begun(save: Path, *, seed: int, rules: str = "pagat", bot: str = "rules") -> Live:
    """A match that `--seed` begins, at the person's first decision, kept where the next sitting goes on with it."""
    meta = new_meta(players=4, person=True, bot=bot, seed=seed, bot_seed=str(seed), started="2026-01-01 12:00")
    _, live = played(begin(GAME, load(f"bauernschnapsen/{rules}"), meta, VERSION), fast=True, stop=lambda _: True)
    write_record(save, live.record)
    return live


def quiet(seen: Observation) -> PlayerAction:
    """What draws the least attention: knock, pass, no double, a claim that is right, else the first in the list."""
    wanted = [KNOCK, PASS, DECLINE, *([CLAIM] if seen.points >= 66 else [])]
    return next((action for action in wanted if action in seen.legal), seen.legal[0])


def line_of(action: PlayerAction, seen: Observation) -> str:
    """The shortest line that means an action: its number."""
    if seen.phase is Phase.CUT:
        return "0"
    return str(choices(seen, _SCREEN).index(action) + 1)


_SCREEN = open_screen("en", plain=True).of_game("bauernschnapsen", ranks=BAUERNSCHNAPSEN.ranks)


def played(
    live: Live, *, fast: bool, chooses: Chooses = quiet, stop: Callable[[Live], bool] = lambda live: False
) -> tuple[list[str], Live]:
    """What the person types from here on, with the Enters between, and how it ends; or the moment at which to stop."""
    lines: list[str] = []
    while (actor := live.state.actor) is not None:
        if actor == YOU and stop(live):
            break
        if isinstance(actor, Office):
            happened = live.after_chance()
        elif actor == YOU:
            seen = GAME.observe(live.state, YOU)
            lines.append(line_of(chooses(seen), seen))
            happened = live.after(YOU, chooses(seen))
        else:
            happened = live.after_bot(actor, live.record.meta[f"bot-{actor}"])
        live = happened.live
        lines += [""] * _pauses(happened, fast=fast)
    return lines, live


def _pauses(happened: Happened, *, fast: bool) -> int:
    tricks = sum(isinstance(event, TrickTaken) for event in happened.events)
    deals = sum(isinstance(event, Scored) for event in happened.events)
    return tricks * (not fast) + deals * (happened.live.state.actor is not None)


def until(save: Path, stop: Callable[[Live], bool], *, seeds: Iterable[int] = range(20)) -> Live:
    """A match kept at the first decision of the person at which `stop` holds, in the first match that has one."""
    for seed in seeds:
        _, live = played(begun(save, seed=seed), fast=True, stop=stop)
        if live.state.actor == YOU:
            write_record(save, live.record)
            return live
    raise AssertionError("no such moment in these matches")
