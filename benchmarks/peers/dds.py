"""DDS, by endplay, in its own environment: `python benchmarks/peers/dds.py table|best|scores < DEALS`, one core.

A deal a line, "AK.QJ.T9.87/…/…/… S 2": the four hands, spades.hearts.diamonds.clubs, trump and leader; `table` reads
the hands alone. Prints JSON: the version, and by deal the CPU seconds and what was found.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from endplay import _dds, dds
from endplay.types import Deal, Denom, Player

STRAINS = {"C": Denom.clubs, "D": Denom.diamonds, "H": Denom.hearts, "S": Denom.spades, "NT": Denom.nt}
PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def _deal(line: str) -> Deal:
    hands, *rest = line.split(" ")
    deal = Deal("N:" + hands.replace("/", " "))
    if rest:
        deal.trump, deal.first = STRAINS[rest[0]], PLAYERS[int(rest[1])]
    return deal


def _by_strain(found: Any) -> dict[str, list[int]]:
    return {strain: [found[player, denom] for player in PLAYERS] for strain, denom in STRAINS.items()}


def _of_the_first(found: Any) -> int:
    return int(next(iter(found))[1])


def _by_card(found: Any) -> dict[str, int]:
    return {card.rank.abbr + card.suit.name[0].upper(): tricks for card, tricks in found}


TASKS: dict[str, tuple[Callable[[Deal], Any], Callable[[Any], Any]]] = {
    "table": (dds.calc_dd_table, _by_strain),
    "best": (lambda deal: dds.solve_board(deal, dds.solve.SolveMode.OptimalOne), _of_the_first),
    "scores": (dds.solve_board, _by_card),
}
"""By task: what is timed, and how its answer becomes text.

The tricks of each seat's side as the declarer, by strain; those of the leader's side; the same for each card.
"""


def main() -> None:
    """Solve every deal that comes in, and time each."""
    solve, written = TASKS[sys.argv[1]]
    _dds.SetMaxThreads(1)
    seconds, answers = [], []
    for deal in [_deal(line) for line in sys.stdin.read().splitlines()]:
        began = time.process_time()
        found = solve(deal)
        seconds.append(time.process_time() - began)
        answers.append(written(found))
    print(json.dumps({"version": f"endplay {version('endplay')}", "seconds": seconds, "answers": answers}))


if __name__ == "__main__":
    main()
