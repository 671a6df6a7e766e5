"""Makes the corpora beside it, the same bytes every time: `python -m benchmarks.deals.make [NAME...]`.

The results in bridge-1000 come from DDS, in the environment that `make peers` makes; everything else is this package's.
"""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from benchmarks.deals import FOLDER, bauernschnapsen, bismarck
from benchmarks.deals.bridge import STRAINS, BridgeDeal, Hands, hands_text, random_ending, random_hands
from benchmarks.peers.asking import ask

__all__ = ["CORPORA", "SEEDS", "Corpus", "normal_games", "text_of"]

SEEDS = {"bridge": 13, "bismarck": 16, "bauernschnapsen": 66}
"""Which match, counted as everywhere (docs/notation.md, chance), the deals of a game are those of."""


@dataclass(frozen=True, slots=True)
class Corpus:
    """A file: what its head says, and what makes its lines."""

    about: tuple[str, ...]
    lines: Callable[[], Iterable[str]]


def normal_games(count: int = 10_000, tricks: int = 5) -> Iterable[str]:
    """The first Normal games of Bauernschnapsen, with so many tricks to come, as deal strings."""
    return (bauernschnapsen.position(SEEDS["bauernschnapsen"], number, tricks) for number in range(count))


def text_of(name: str) -> str:
    """The whole file of that name."""
    corpus = CORPORA[name]
    return "".join(f"{line}\n" for line in (*(f"# {line}" for line in corpus.about), *corpus.lines()))


def _bridge_hands(count: int) -> list[Hands]:
    return [random_hands(SEEDS["bridge"], number) for number in range(count)]


def _bridge_deals(count: int) -> Iterable[str]:
    hands = _bridge_hands(count)
    answers = ask("dds", "table", lines=map(hands_text, hands))["answers"]
    for held, answer in zip(hands, answers, strict=True):
        yield str(BridgeDeal(held, {strain: tuple(answer[strain]) for strain in STRAINS}))


def _endings(count: int, tricks: int) -> Iterable[str]:
    return (str(random_ending(SEEDS["bridge"], number, tricks)) for number in range(count))


def _bismarck(contract: str, tricks: int) -> Corpus:
    seed = SEEDS["bismarck"]
    asked = {"nt": "no trump", "spades": "trump spades", "pass": "Pass, in which everybody avoids tricks"}[contract]
    aside = {
        "nt": "the 4 lowest cards",
        "spades": "the 4 lowest cards that are no trumps",
        "pass": "the 4 highest cards",
    }
    played = () if tricks == 16 else (f"Then {16 - tricks} tricks of random legal play, the same seed.",)
    about = (
        f"100 deals of Bismarck (bismarck/modern), {asked}, {tricks} tricks to come: deal strings (docs/notation.md).",
        f"Deals 0 to 99 of seed {seed}. Seat 0, the declarer, took the kitty and laid aside {aside[contract]};",
        "of a rank in the order clubs, diamonds, hearts, spades. He leads first.",
        *played,
    )
    return Corpus(about, lambda: (bismarck.position(seed, number, contract, tricks) for number in range(100)))


CORPORA = {
    "bridge-1000": Corpus(
        (
            "1,000 random deals of 13 cards and their 20 results by DDS 2.9.0 (endplay 0.5.12).",
            f"Deals 0 to 999 of seed {SEEDS['bridge']}. hands: seats 0 to 3, clockwise, spades.hearts.diamonds.clubs;",
            "C D H S NT: the tricks of seats 0 to 3 and their partners with each as the declarer and that trump, when",
            "his left neighbour leads and all cards are seen.",
        ),
        lambda: _bridge_deals(1000),
    ),
    "bridge-8": Corpus(
        (
            "100 endings of the first deals of bridge-1000, 8 tricks to come, after random legal play at no trump.",
            "hands as there; leader: the seat that leads now. Seat 0 led first.",
        ),
        lambda: _endings(100, 8),
    ),
    **{f"bismarck-{word}-{tricks}": _bismarck(word, tricks) for word in bismarck.CONTRACTS for tricks in (16, 12, 7)},
    "schnapsen-5": Corpus(
        (
            "100 Normal games of Bauernschnapsen (bauernschnapsen/pagat), first lead: deal strings (docs/notation.md).",
            f"Deals 0 to 99 of seed {SEEDS['bauernschnapsen']}. Seat 0 is the caller, named a suit, and leads.",
        ),
        lambda: normal_games(100),
    ),
}
"""By the name of the file."""


def main() -> None:
    """Make the files of these names, or all."""
    for name in sys.argv[1:] or CORPORA:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="ascii")


if __name__ == "__main__":
    main()
