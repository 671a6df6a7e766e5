"""What `beside` measures of ours, each task a process of its own: `python -m benchmarks.native TASK DEALS`, one core.

Prints JSON as the scripts in benchmarks/peers do: how many of what the task counts, the CPU seconds, by deal where each
deal is measured alone, and how many deals a limit left unknown.
"""

import json
import random
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from typing import Any, TypeVar

from benchmarks.deals import lines_of
from benchmarks.deals.bismarck import CONTRACTS
from benchmarks.deals.bridge import STRAINS, BridgeDeal, BridgeEnding, Hands
from benchmarks.deals.make import normal_games
from benchmarks.engine import USUAL, actions_per_second
from vorhand import rulesets
from vorhand.cards import ALL_CARDS, SEATS, Cards, Rank, Seat, Suit, next_seat
from vorhand.games.known import GAMES
from vorhand.notation import parse_deal_string
from vorhand.solver.bauernschnapsen import exact
from vorhand.solver.bauernschnapsen import twin as bauernschnapsen
from vorhand.solver.bismarck import maxn
from vorhand.solver.bismarck import twin as bismarck
from vorhand.solver.bismarck.position import Position, position_of
from vorhand.solver.bismarck.sides import Solver
from vorhand.solver.vector_env import ACTION_NUMBERS, SEAT_COUNT, vector_env
from vorhand.solver.worlds import space_of
from vorhand.testing.matches import random_match
from vorhand.tricks import TrickRules

__all__ = ["TASKS", "result_of", "results_of"]

_SEED = 1944
_ENOUGH = 60.0
"""Seconds for one position, after which it counts as unknown."""


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Measured:
    """What a task came to."""

    count: int
    seconds: Sequence[float]
    unknown: int = 0


def _spent(work: Callable[..., T], *arguments: Any, **options: Any) -> tuple[T, float]:
    began = time.process_time()
    answer = work(*arguments, **options)
    return answer, time.process_time() - began


def _specification() -> Measured:
    return Measured(round(actions_per_second("bismarck")), [1.0])


# Random play


def _before_the_deal(name: str) -> Any:
    """The native deal of the usual rule set that waits for its pack."""
    if name == "bauernschnapsen":
        return bauernschnapsen.rules_of(rulesets.load(USUAL[name])).deal(dealer=0)
    return bismarck.beginnings(rulesets.load(USUAL[name]))[0]


def _twin(name: str) -> Measured:
    deal = _before_the_deal(name)
    (decisions, _), spent = _spent(deal.playouts, 200_000, seed=_SEED)
    return Measured(decisions, [spent])


def _steps(name: str) -> Measured:
    """A loop in Python: the legal actions, one of them by chance, done; what chance does is not counted."""
    start, rng, decisions = _before_the_deal(name), random.Random(_SEED), 0
    pack = [card.index for card in ALL_CARDS if name == "bismarck" or card.rank >= Rank.TEN]
    began = time.process_time()
    for _ in range(10_000):
        rng.shuffle(pack)
        deal = start.after_pack(pack)
        while not deal.over:
            if legal := deal.legal:
                deal = deal.after(legal[int(rng.random() * len(legal))])
                decisions += 1
            else:
                deal = deal.after_turn(rng.randrange(2))
    return Measured(decisions, [time.process_time() - began])


def _vector(name: str, *, features: bool) -> Measured:
    """Environments stepped into one's own arrays by evenly drawn actions, drawing included."""
    size, steps = 4096, 400
    env = vector_env(rulesets.load(USUAL[name]), count=size, seed=_SEED)
    actions, actor = memoryview(bytearray(size)), memoryview(bytearray(size))
    legal = memoryview(bytearray(size * ACTION_NUMBERS)).cast("?", [size, ACTION_NUMBERS])
    rewards = memoryview(bytearray(4 * size * SEAT_COUNT)).cast("f", [size, SEAT_COUNT])
    done = memoryview(bytearray(size)).cast("?")
    width = env.feature_count
    seen = memoryview(bytearray(4 * size * width)).cast("f", [size, width]) if features else None
    began = time.process_time()
    for _ in range(steps):
        env.sample(actions)
        env.step(actions, legal=legal, actor=actor, rewards=rewards, done=done, features=seen)
    return Measured(size * steps, [time.process_time() - began])


# Worlds


def _drawn(seen: Any, count: int) -> None:
    space_of(seen).sample(count, seed=_SEED)


def _worlds(name: str) -> Measured:
    """Even samples at the first lead of random deals and at every later lead, counting the worlds included."""
    game, drawn, seconds, each = GAMES[name], 0, 0.0, 10_000
    for seed in range(16):
        for step in random_match(rulesets.load(USUAL[name]), seed):
            state = step.after
            if state.phase != "play" or state.trick or len(state.history) % 4:
                continue
            seen = game.observe(state, Seat(state.actor))
            seconds += _spent(_drawn, seen, each)[1]
            drawn += each
    return Measured(drawn, [seconds])


# Solvers


def results_of(hands: Hands) -> dict[str, tuple[int, ...]]:
    """All twenty results of a bridge deal: by strain, the tricks of each seat's side with that seat as the declarer."""
    solver = Solver()
    return {strain: tuple(result_of(solver, hands, strain, declarer) for declarer in SEATS) for strain in STRAINS}


def result_of(solver: Solver, hands: Hands, strain: str, declarer: Seat) -> int:
    """One of them; a solver may be asked for several."""
    side = frozenset({declarer, next_seat(declarer, 4, 2)})
    trump = None if strain == "NT" else Suit("CDHS".index(strain))
    position = Position(hands=hands, leader=next_seat(declarer, 4), rules=TrickRules(trump=trump))
    tricks = solver.solve(position, side).tricks.exact
    assert tricks is not None
    return tricks


def _bridge(deals: int) -> Measured:
    hands = [BridgeDeal.parse(line).hands for line in lines_of("bridge-1000")[:deals]]
    return Measured(deals, [_spent(results_of, held)[1] for held in hands])


def _bridge_endings(deals: int) -> Measured:
    """Every card of the leader's scored, a solver for all, as DDS keeps its memory."""
    solver, seconds = Solver(), []
    for line in lines_of("bridge-8")[:deals]:
        ending = BridgeEnding.parse(line)
        side = frozenset({Seat(ending.leader), next_seat(Seat(ending.leader), 4, 2)})
        position = Position(hands=ending.hands, leader=Seat(ending.leader), rules=TrickRules(trump=None))
        seconds.append(_spent(solver.score, position, side)[1])
    return Measured(len(seconds), seconds)


def _sides(corpus: str, deals: int) -> Measured:
    """What the declarer takes against the two others."""
    seconds, unknown = [], 0
    for line in lines_of(corpus)[:deals]:
        state: Any = parse_deal_string(line)
        position, side = position_of(state), [state.deal.declarer]
        answer, spent = _spent(Solver().solve, position, side, seconds=_ENOUGH)
        seconds.append(spent)
        unknown += answer.tricks.exact is None
    return Measured(len(seconds), seconds, unknown)


def _of_sides() -> list[str]:
    return [f"bismarck-{word}-{tricks}" for word in CONTRACTS for tricks in (16, 12)]


def _each(corpus: str, deals: int) -> Measured:
    """What everybody takes who plays for himself, and the same for every card: max^n."""
    seconds, unknown = [], 0
    for line in lines_of(corpus)[:deals]:
        state: Any = parse_deal_string(line)
        answer, spent = _spent(maxn.solve, position_of(state), seconds=_ENOUGH)
        seconds.append(spent)
        unknown += isinstance(answer, maxn.Unknown)
    return Measured(len(seconds), seconds, unknown)


def _normal_games(deals: int, tricks: int) -> Measured:
    """What Normal games of Bauernschnapsen are worth, with so many tricks to come."""
    # All made before any is solved: what makes them would push the solver out of the processor's memory.
    games: list[Any] = [parse_deal_string(line) for line in normal_games(deals, tricks)]
    native = [bauernschnapsen.deal_of(game) for game in games]
    return Measured(deals, [_spent(exact.solve, deal)[1] for deal in native])


def _worlds_solved(deals: int) -> Measured:
    """After the first trick, every way in which twelve unseen cards can lie in three hands of four."""
    count, seconds = 0, []
    for line in normal_games(deals, 4):
        state: Any = parse_deal_string(line)
        rows = _all_splits(state.hands, state.actor)
        seconds.append(_spent(exact.solve_worlds, bauernschnapsen.deal_of(state), rows)[1])
        count += len(rows)
    return Measured(count, seconds)


def _all_splits(hands: Sequence[int], actor: int) -> memoryview:
    others = [seat for seat in range(4) if seat != actor]
    unseen = [card.bit for card in Cards(sum(hands[seat] for seat in others))]
    rows = array("Q")
    for first in combinations(unseen, 4):
        rest = [card for card in unseen if card not in first]
        for second in combinations(rest, 4):
            row = [hands[actor]] * 4
            row[others[0]], row[others[1]] = sum(first), sum(second)
            row[others[2]] = sum(rest) - sum(second)
            rows.extend(row)
    return memoryview(rows).cast("B").cast("Q", (len(rows) // 4, 4))


TASKS: dict[str, Callable[[int], Measured]] = {
    "specification": lambda _: _specification(),
    "bismarck-twin": lambda _: _twin("bismarck"),
    "bauernschnapsen-twin": lambda _: _twin("bauernschnapsen"),
    "bismarck-steps": lambda _: _steps("bismarck"),
    "bauernschnapsen-steps": lambda _: _steps("bauernschnapsen"),
    "bismarck-vector": lambda _: _vector("bismarck", features=False),
    "bismarck-features": lambda _: _vector("bismarck", features=True),
    "bauernschnapsen-vector": lambda _: _vector("bauernschnapsen", features=False),
    "bauernschnapsen-features": lambda _: _vector("bauernschnapsen", features=True),
    "bismarck-worlds": lambda _: _worlds("bismarck"),
    "bauernschnapsen-worlds": lambda _: _worlds("bauernschnapsen"),
    "normal-5": partial(_normal_games, tricks=5),
    "normal-4": partial(_normal_games, tricks=4),
    "normal-worlds": _worlds_solved,
    "bridge": _bridge,
    "bridge-8": _bridge_endings,
    **{corpus: partial(_sides, corpus) for corpus in _of_sides()},
    **{f"maxn-{word}-7": partial(_each, f"bismarck-{word}-7") for word in CONTRACTS},
}
"""By the name that a row of `beside` calls it by; each is told how many deals it may use."""


def main() -> None:
    """Do the task that the command line names."""
    measured = TASKS[sys.argv[1]](int(sys.argv[2]))
    print(json.dumps(asdict(measured)))


if __name__ == "__main__":
    main()
