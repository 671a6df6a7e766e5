"""Matches of four `rules` bots at Bauernschnapsen, and what is counted in them.

    python -m tests.bots.evenings [--matches 1000] [--write]

Prints how often each contract is announced and made, how long a match is, and how Normal games end. The table in
`evenings.toml` is what a later change is compared with: a figure that is off by more than three standard errors fails.
"""

import argparse
import random
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.bots.figures import Figure, compared, mean, rate, row
from vorhand import rulesets
from vorhand.bots import bot
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import GAME, ContractId, Ruleset, State
from vorhand.games.bauernschnapsen.actions import Claim
from vorhand.games.bauernschnapsen.state import DealResult, Ending
from vorhand.records import chance_index, nature_action, nonce_from_seed

__all__ = ["FILE", "Evenings", "played", "stored"]

FILE = Path(__file__).with_name("evenings.toml")
MATCHES = 1000


@dataclass(frozen=True)
class Evenings:
    """What happened in some matches."""

    matches: tuple[tuple[DealResult, ...], ...]
    claims: int

    def results(self) -> Iterator[DealResult]:
        for match in self.matches:
            yield from match

    def figures(self) -> dict[str, Figure]:
        """Every figure by name; rates are per deal, or per deal of their contract."""
        results = list(self.results())
        figures = {"deals-in-a-match": mean([float(len(match)) for match in self.matches])}
        for contract in ContractId:
            announced = [result for result in results if result.contract is contract]
            figures[f"{contract}-announced"] = rate(len(announced), len(results))
            figures[f"{contract}-made"] = rate(sum(r.winner == r.declarer for r in announced), len(announced))
        figures["doubled"] = rate(sum(result.doubled > 0 for result in results), len(results))
        normal = [result for result in results if result.contract is ContractId.NORMAL]
        for ending in (Ending.CLAIMED, Ending.LAST_TRICK):
            figures[f"normal-{ending}"] = rate(sum(result.ending is ending for result in normal), len(normal))
        return figures


def _match(seed: int) -> tuple[tuple[DealResult, ...], int]:
    ruleset: Ruleset = rulesets.load("bauernschnapsen/pagat")
    player, rng, claims, dealt = bot("rules", "bauernschnapsen"), random.Random(seed), 0, 0
    state: State = GAME.start(ruleset)
    while (actor := state.actor) is not None:
        if actor is NATURE:
            action = nature_action(state, nonce_from_seed(seed, chance_index(state, dealt)))
            dealt += state.phase == "deal"
        else:
            action = player.act(GAME.observe(state, actor), rng)
            claims += isinstance(action, Claim)
        state = GAME.apply(state, actor, action).state
    return state.standing.results, claims


def played(seeds: Iterable[int], *, processes: int = 1) -> Evenings:
    """Matches with these seeds. IllegalActionError if a bot does what it may not."""
    if processes == 1:
        evenings = [_match(seed) for seed in seeds]
    else:
        with ProcessPoolExecutor(processes) as pool:
            evenings = list(pool.map(_match, seeds, chunksize=20))
    return Evenings(tuple(results for results, _ in evenings), sum(claims for _, claims in evenings))


def stored() -> dict[str, Figure]:
    """The table that a change is compared with."""
    document = tomllib.loads(FILE.read_text("utf-8"))
    return {name: Figure(**cells) for name, cells in document.items()}


def _written(figures: Mapping[str, Figure]) -> str:
    rows = [row(name, figure) for name, figure in figures.items()]
    head = f"# {MATCHES} matches of four `rules` bots, bauernschnapsen/pagat. Made by `make evenings WRITE=--write`."
    return "\n".join([head, *rows, ""])


def main() -> None:
    """Play, print, compare, and if asked write the table anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.evenings", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name} anew")
    options = parser.parse_args()
    evenings = played(range(options.matches), processes=2)
    figures = evenings.figures()
    for name, figure in figures.items():
        print(f"{name:34} {figure.mean:8.4f} ± {figure.error:.4f}")
    false = sum(result.ending is Ending.FALSE_CLAIM for result in evenings.results())
    print(f"{'claims':34} {evenings.claims:8} of which false: {false}")
    if options.write:
        FILE.write_text(_written(figures), "utf-8")
    elif off := compared(figures, stored()):
        raise SystemExit("\n".join(off))


if __name__ == "__main__":
    main()
