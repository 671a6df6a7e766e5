"""The bot `rules` at Bismarck in every house: against random players, against greedy ones, and against itself.

    python -m tests.bots.strength [--matches 8] [--write] [ID ...]
    python -m tests.bots.strength --generated 100      (against random players only)

A match is played once from every seat with the same packs; what counts is how far the bot is ahead of the mean of the
others, in points a match. Among bots alone: the points of the declarer a deal, by contract. The table in
`strength.toml` is what a later change is compared with: a figure that is off by more than three standard errors fails.
"""

import argparse
import random
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tests.bots.figures import Figure, compared, mean, row
from tests.bots.greedy import GreedyBot
from vorhand import rulesets
from vorhand.bots import Bot, bot
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME, HOUSES, State
from vorhand.games.bismarck.actions import Deal
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.games.bismarck.scoring import totals
from vorhand.games.bismarck.state import DealResult
from vorhand.records import chance_index, nature_action, nonce_from_seed
from vorhand.testing.bismarck.generated import build, playable_rulesets

__all__ = ["FILE", "MATCHES", "ahead", "figures", "generated", "played", "stored"]

FILE = Path(__file__).with_name("strength.toml")
MATCHES = 8


def played(ruleset: Ruleset, players: Sequence[Bot], seed: int, *, deals: int | None = None) -> tuple[DealResult, ...]:
    """The deals of a match between bots, or the first `deals` of them; the packs depend on the seed alone."""
    state: State = GAME.start(ruleset)
    dealt, rng = 0, random.Random(seed)
    while (actor := state.actor) is not None and len(state.standing.results) != deals:
        if actor is NATURE:
            action = nature_action(state, nonce_from_seed(seed, chance_index(state, dealt)))
            dealt += isinstance(action, Deal)
        else:
            action = players[actor].act(GAME.observe(state, actor), rng)
        state = GAME.apply(state, actor, action).state
    return state.standing.results


def ahead(ruleset: Ruleset, other: Bot, seed: int, *, deals: int | None = None, seats: int = 4) -> float:
    """How many points `rules` is ahead of the mean of the others, on average over the seats, or the first `seats` of
    them; partners play alike."""
    one, sides = bot("rules"), ruleset.side_count
    margins = []
    for own in range(min(seats, sides)):
        players = [one if seat % sides == own else other for seat in range(ruleset.players)]
        points = totals(ruleset, played(ruleset, players, seed, deals=deals))[:sides]
        margins.append(points[own] - (sum(points) - points[own]) / (sides - 1))
    return sum(margins) / len(margins)


def _by_contract(ruleset: Ruleset, seed: int) -> list[tuple[str, int]]:
    """The contract of every deal among `rules` alone, with the points of its declarer."""
    results = played(ruleset, (bot("rules"),) * ruleset.players, seed)
    return [(f"declarer-{result.contract}", result.scores[result.declarer]) for result in results]


def figures(id: str, seeds: Iterable[int]) -> dict[str, Figure]:
    """Every figure of that rule set by name."""
    ruleset: Ruleset = rulesets.load(id)
    found: dict[str, list[float]] = {"random": [], "greedy": []}
    for seed in seeds:
        found["random"].append(ahead(ruleset, bot("random"), seed))
        found["greedy"].append(ahead(ruleset, GreedyBot(), seed))
        for name, points in _by_contract(ruleset, seed):
            found.setdefault(name, []).append(points)
    return {name: mean(values) for name, values in found.items()}


def generated(count: int, seed: int) -> list[Ruleset]:
    """Generated rule sets that can be played."""
    return [build(values, number) for number, values in enumerate(playable_rulesets(count, seed))]


def stored() -> dict[str, dict[str, Figure]]:
    """The table that a change is compared with, by rule set."""
    document = tomllib.loads(FILE.read_text("utf-8"))
    return {id: {name: Figure(**cells) for name, cells in rows.items()} for id, rows in document.items()}


def _written(tables: Mapping[str, Mapping[str, Figure]]) -> str:
    lines = [f"# {MATCHES} matches of each kind for each rule set. Made by `make strength WRITE=--write`."]
    for id, rows in tables.items():
        lines += ["", f'["{id}"]', *(row(name, figure) for name, figure in sorted(rows.items()))]
    return "\n".join([*lines, ""])


def _generated_margin(ruleset: Ruleset) -> float:
    return sum(ahead(ruleset, bot("random"), seed, deals=8) for seed in range(2)) / 16


def _try_generated(count: int) -> None:
    rules = generated(count, 7)
    with ProcessPoolExecutor(2) as pool:
        margins = list(pool.map(_generated_margin, rules))
    for ruleset, margin in sorted(zip(rules, margins, strict=True), key=lambda pair: pair[1])[:10]:
        print(f"{ruleset.id:24} {margin:+.2f} points a deal ahead of random players")
    print(f"{sum(margin > 0 for margin in margins)} of {len(rules)} beat them")


def _try_houses(ids: Sequence[str], matches: int) -> dict[str, dict[str, Figure]]:
    tables = {}
    with ProcessPoolExecutor(2) as pool:
        for id, rows in zip(ids, pool.map(partial(figures, seeds=range(matches)), ids), strict=True):
            tables[id] = rows
            print(id)
            for name, figure in sorted(rows.items()):
                print(f"    {name:24} {figure.mean:8.2f} ± {figure.error:.2f}", flush=True)
    return tables


def main() -> None:
    """Play, print, compare, and if asked write the table anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.strength", description=__doc__)
    parser.add_argument("ids", nargs="*", default=list(HOUSES.built_in), metavar="ID")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--generated", type=int, default=0, metavar="N", help="N generated rule sets instead")
    parser.add_argument("--write", action="store_true", help=f"write these rows of {FILE.name} anew")
    options = parser.parse_args()
    if options.generated:
        _try_generated(options.generated)
        return
    tables = _try_houses(options.ids, options.matches)
    if options.write:
        FILE.write_text(_written(stored() | tables), "utf-8")
        return
    before = stored()
    off = [f"{id} {line}" for id, rows in tables.items() for line in compared(rows, before.get(id, rows))]
    if off:
        raise SystemExit("\n".join(off))


if __name__ == "__main__":
    main()
