"""Whether anything hidden reaches a seat: compares what it saw of two worlds that it cannot tell apart."""

import random
from collections.abc import Iterator

from vorhand.cards import Seat
from vorhand.games.actions import PlayCard
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.records import Replay
from vorhand.testing.matches import random_match
from vorhand.testing.worlds import last_deal, second_world, seen_by

__all__ = ["assert_no_leak", "moments"]


def moments(ruleset: AnyRuleset, rng: random.Random, count: int) -> list[list[Replay]]:
    """Beginnings of a random match that end within a deal, at random moments; every stage before play is among them."""
    steps = list(random_match(ruleset, rng.randrange(10**6)))
    game = game_of(ruleset)
    dealt = [number for number, step in enumerate(steps) if game.dealt(step.after)]
    unplayed = set(_before_play(steps))
    early = [number for number in dealt if number in unplayed]
    chosen = rng.sample(dealt, min(count, len(dealt))) + rng.sample(early, min(count, len(early)))
    return [steps[: number + 1] for number in chosen]


def _before_play(steps: list[Replay]) -> Iterator[int]:
    """The steps after which no card of the present deal has been played."""
    played, dealt = False, False
    for number, step in enumerate(steps):
        was_dealt, dealt = dealt, game_of(step.after).dealt(step.after)
        played = dealt and (isinstance(step.entry.action, PlayCard) or (played and was_dealt))
        if not played:
            yield number


def assert_no_leak(ruleset: AnyRuleset, *, seed: int, count: int) -> int:
    """Compare what every seat and a spectator saw in pairs of worlds; the number of pairs that really differed."""
    rng, different = random.Random(seed), 0
    for steps in moments(ruleset, rng, count):
        began = last_deal(steps)
        for seat in (None, *map(Seat, range(ruleset.players))):
            world = second_world(steps, seat, rng)
            if world is None:
                continue
            different += world[-1].after != steps[-1].after
            assert seen_by(steps[began:], seat) == seen_by(world[began:], seat)
    return different
