"""Ten faults are planted in copies of the rules, one at a time; the test that is named beside each must fail there.

A fault that nobody notices means that a rule is not tested. The copies run in a process of their own.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = "src/vorhand/games/bismarck"


@dataclass(frozen=True)
class Mutant:
    """A fault: in that file, this text becomes that; and the test that must notice."""

    name: str
    file: str
    right: str
    wrong: str
    caught_by: str


MUTANTS = (
    Mutant(
        "bis-4.5 a discard of a higher rank takes the trick",
        "src/vorhand/tricks.py",
        "    return card >> 4 == rules.trump\n",
        "    return card >> 4 == rules.trump or (rules.trump is None and card & 15 > best & 15)\n",
        "tests/bismarck/test_play_vectors.py::test_bis_4_5_winner[T6]",
    ),
    Mutant(
        "bis-4.5 the ace stays high where it should be low",
        "src/vorhand/tricks.py",
        'Ace.LOW: _stronger_by_rank("KQJT98765432A")',
        'Ace.LOW: _stronger_by_rank("AKQJT98765432")',
        "tests/bismarck/test_play_vectors.py::test_bis_4_5_winner[T9]",
    ),
    Mutant(
        "bis-4.2 a trump may be played instead of following",
        "src/vorhand/tricks.py",
        "    following = hand & LANES[led]\n",
        "    following = hand & LANES[led]\n"
        "    following |= hand & LANES[rules.trump] if following and rules.trump is not None else 0\n",
        "tests/bismarck/test_play_vectors.py::test_bis_4_1_to_4_4_playable[L1.free]",
    ),
    Mutant(
        "bis-4.3 nobody has to trump",
        "src/vorhand/tricks.py",
        "if rules.void is Void.MUST_TRUMP and",
        "if rules.void is Void.FREE and False and",
        "tests/bismarck/test_play_vectors.py::test_bis_4_1_to_4_4_playable[L3]",
    ),
    Mutant(
        "bis-4.4 the duty to beat also binds when a side suit is led in a trump game",
        "src/vorhand/tricks.py",
        "    return led == rules.trump and rules.beat is not Beat.AT_NO_TRUMP\n",
        "    return rules.beat is not Beat.AT_NO_TRUMP\n",
        "tests/bismarck/test_play_vectors.py::test_bis_4_1_to_4_4_playable[X1]",
    ),
    Mutant(
        "bis-4.1 the declarer leads even when he deals",
        f"{RULES}/before_play.py",
        "leader = next_seat(facts.dealer, ruleset.players)",
        "leader = facts.declarer",
        "tests/bismarck/test_choice.py::test_bis_1_3_and_3_2_deal_by_deal",
    ),
    Mutant(
        "bis-5.2 tricks count for the taker in contracts to lose",
        f"{RULES}/scoring.py",
        "sign = 1 if contract.aim is Aim.WIN else -1",
        "sign = 1",
        "tests/bismarck/test_scores.py::test_bis_5_2_score[S2]",
    ),
    Mutant(
        "bis-3.1 a contract that anybody has used is gone for all",
        f"{RULES}/scoring.py",
        "for result in standing.results if result.declarer == declarer",
        "for result in standing.results",
        "tests/bismarck/test_choice.py::test_k3_bis_3_1_what_another_has_used_may_still_be_chosen",
    ),
    Mutant(
        "bis-7.1 a redeal forgets the contract",
        f"{RULES}/before_play.py",
        "offered=facts.offered if kept is None else (kept.id,),",
        "offered=facts.offered,",
        "tests/bismarck/test_choice.py::TestK10ForgottenDiscard::test_same_dealer_same_declarer_same_contract",
    ),
    Mutant(
        "bis-2.3 hands are looked at before the choice",
        f"{RULES}/before_play.py",
        "if choice.sees not in (Sees.NOTHING, Sees.OPEN_CARDS):",
        "if choice.sees is not Sees.NOTHING:",
        "tests/bismarck/test_dealing.py::test_a_hand_may_not_be_looked_at_before_the_choice",
    ),
    Mutant(
        "bis-3.8 everybody is told what was laid aside",
        f"{RULES}/observation.py",
        "discards=Cards(facts.discards) if facts and is_declarer else Cards(),",
        "discards=Cards(facts.discards) if facts else Cards(),",
        "tests/properties/test_leak.py::test_no_seat_can_tell_two_worlds_apart[bismarck/modern]",
    ),
    Mutant(
        "bis-6.4 everybody can win the play-off",
        f"{RULES}/scoring.py",
        "best = max(sums[seat] for seat in level)\n        level = tuple(seat for seat in level if sums[seat] == best)",
        "best = max(sums)\n        level = tuple(Seat(seat) for seat, total in enumerate(sums) if total == best)",
        "tests/bismarck/test_match_end.py::TestG2Tie",
    ),
)


def _fails(sources: Path, test: str) -> bool:
    """Whether that test fails with the package in `sources`; without `site`, so that no installed copy comes first."""
    path = [str(sources), str(ROOT), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-S", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", test]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stdout + run.stderr
    return run.returncode == 1


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mutants") / "src"
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return folder


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_planted_fault_is_caught(mutant: Mutant, copy: Path) -> None:
    file = copy / mutant.file.removeprefix("src/")
    text = file.read_text()
    assert text.count(mutant.right) == 1, "the planted fault no longer fits the code"
    file.write_text(text.replace(mutant.right, mutant.wrong))
    try:
        assert _fails(copy, mutant.caught_by), f"{mutant.caught_by} did not notice: {mutant.name}"
    finally:
        file.write_text(text)


def test_the_copy_itself_is_sound(copy: Path) -> None:
    assert not _fails(copy, "tests/bismarck/test_play_vectors.py")
