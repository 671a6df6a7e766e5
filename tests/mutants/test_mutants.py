"""Faults are planted in copies of the rules, one at a time; the test that is named beside each must fail there.

A fault that nobody notices means that a rule is not tested. The copies run in a process of their own.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
RULES = "src/vorhand/games/bismarck"
BAUERNSCHNAPSEN = "src/vorhand/games/bauernschnapsen"
IN_TRICKS = "tests/bauernschnapsen/test_tricks.py"
ESTONIA = "tests/bismarck/test_estonia.py"
LAYOUT = "tests/bismarck/test_layout.py"


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
        "bis-3.10 everybody is told what partners gave each other",
        f"{RULES}/observation.py",
        "seat is not None and (seat == giving.giver or (seat == giving.receiver and there))",
        "there or seat == giving.giver",
        "tests/properties/test_leak.py::test_no_seat_can_tell_two_worlds_apart[bismarck/finnish-partners]",
    ),
    Mutant(
        "bis-5.4 each partner has a quota alone",
        f"{RULES}/scoring.py",
        "sum(tricks[seat % sides :: sides])",
        "tricks[seat]",
        "tests/bismarck/test_scores.py::test_bis_5_2_score[S27.even]",
    ),
    Mutant(
        "bis-6.4 everybody can win the play-off",
        f"{RULES}/scoring.py",
        "best = max(sums[seat] for seat in level)\n        level = tuple(seat for seat in level if sums[seat] == best)",
        "best = max(sums)\n        level = tuple(Seat(seat) for seat, total in enumerate(sums) if total == best)",
        "tests/bismarck/test_match_end.py::TestG2Tie",
    ),
    Mutant(
        "bis-1.5 the player left of the dealer leads though another has the ace of clubs",
        f"{RULES}/before_play.py",
        "facts=replace(state.deal, declarer_seat=seat), leader=seat)",
        "facts=replace(state.deal, declarer_seat=seat))",
        f"{ESTONIA}::test_bis_1_5_the_ace_of_clubs_makes_declarer_and_leader_and_next_dealer[0-bismarck/estonia-3]",
    ),
    Mutant(
        "bis-2.5 the deal does not pause",
        f"{RULES}/before_play.py",
        "    now = ruleset.dealing.pause_after * ruleset.players if _pauses(state) else len(cards)\n",
        "    now = len(cards)\n",
        f"{ESTONIA}::test_bis_2_5_the_deal_pauses_at_three_cards_for_everybody[bismarck/estonia-3-3]",
    ),
    Mutant(
        "bis-8.2 nothing comes past the highest card",
        f"{RULES}/building.py",
        "    return suit[at:] + suit[:at]\n",
        "    return suit[at:]\n",
        f"{LAYOUT}::test_bis_8_2_six_and_ace_are_neighbours",
    ),
    Mutant(
        "bis-8.4 who could lay a card may pass",
        f"{RULES}/legal.py",
        "            return plays_of(state.playable) or (PASS,)\n",
        "            return (*plays_of(state.playable), PASS)\n",
        f"{LAYOUT}::test_bis_8_3_and_8_4_who_can_lay_must_and_who_cannot_passes",
    ),
    Mutant(
        "bis-8.5 the layout goes on until everybody is out",
        f"{RULES}/layout.py",
        "    if hand:\n",
        "    if any(hands):\n",
        f"{LAYOUT}::test_bis_8_5_the_layout_ends_when_somebody_is_out",
    ),
    Mutant(
        "bis-8.5 whoever is out gets nothing",
        f"{RULES}/scoring.py",
        "-count if count else sum(left) for count",
        "-count for count",
        f"{LAYOUT}::test_s29_bis_8_5_the_player_who_is_out_gets_what_the_others_lose",
    ),
    Mutant(
        "bau-5.4 the suit of the winning card must be followed",
        "src/vorhand/tricks.py",
        "held = hand & LANES[trick[0] >> 4]",
        "held = hand & LANES[best >> 4]",
        f"{IN_TRICKS}::test_bau_5_3_to_5_6_legal_cards[dealer0-X3]",
    ),
    Mutant(
        "bau-5.3 only the first card is headed",
        "src/vorhand/tricks.py",
        "    best = trick[winner(trick, rules)]\n    above",
        "    best = trick[0]\n    above",
        f"{IN_TRICKS}::test_bau_5_3_to_5_6_legal_cards[dealer0-X1]",
    ),
    Mutant(
        "bau-5.5 nobody has to overtrump",
        "src/vorhand/tricks.py",
        "(trumps & above if best >> 4 == rules.trump else trumps)",
        "trumps",
        f"{IN_TRICKS}::test_bau_5_3_to_5_6_legal_cards[dealer0-V24]",
    ),
    Mutant(
        "bau-1.2 the ace stays second in a Zehner-Gang",
        "src/vorhand/tricks.py",
        'TEN_HIGH = "TKQJA"',
        'TEN_HIGH = "TAKQJ"',
        f"{IN_TRICKS}::test_bau_5_2_winner[dealer0-V31]",
    ),
    Mutant(
        "bau-3.3 priority runs the other way",
        f"{BAUERNSCHNAPSEN}/auction.py",
        "(seat - caller) % PLAYERS < (bid.bidder - caller) % PLAYERS",
        "(seat - caller) % PLAYERS > (bid.bidder - caller) % PLAYERS",
        "tests/bauernschnapsen/test_auction.py::test_v37_caller_holds_a_gang[dealer0]",
    ),
    Mutant(
        "bau-3.2 the higher value counts, so that the twelves are equal",
        f"{BAUERNSCHNAPSEN}/auction.py",
        "if bid is None or row.rank > bid.floor:",
        "if bid is None or row.value > bid.contract.value:",
        "tests/bauernschnapsen/test_auction.py::test_v41b_bauernschnapser_goes_over_kontra_schnapser[dealer0]",
    ),
    Mutant(
        "bau-4.1 the declarer's own side is asked for Kontra",
        f"{BAUERNSCHNAPSEN}/auction.py",
        "return next_seat(declarer, PLAYERS), next_seat(declarer, PLAYERS, 3)",
        "return next_seat(declarer, PLAYERS), next_seat(declarer, PLAYERS, 2)",
        "tests/bauernschnapsen/test_doubling.py::test_bau_4_2_order_of_asking[dealer0]",
    ),
    Mutant(
        "bau-4.3 doubling is for the Normal game only",
        f"{BAUERNSCHNAPSEN}/scoring.py",
        "    return contract.value * times << doubled\n",
        "    return contract.value * times << (doubled if contract.value == 1 else 0)\n",
        "tests/bauernschnapsen/test_doubling.py::test_v52_kontra_to_a_schnapser_that_is_made[dealer0]",
    ),
    Mutant(
        "bau-6.1 a declared marriage forces the queen",
        f"{BAUERNSCHNAPSEN}/play.py",
        "        playable=pair(suit),\n",
        "        playable=Card.of(suit, Rank.QUEEN).bit,\n",
        "tests/bauernschnapsen/test_normal.py::test_v73_the_player_chooses_king_or_queen",
    ),
    Mutant(
        "bau-6.4 a claim counts the king that is still to be led",
        f"{BAUERNSCHNAPSEN}/play.py",
        "    correct = points >= scoring.CLAIM_POINTS\n",
        "    correct = points + (4 if state.announced is not None else 0) >= scoring.CLAIM_POINTS\n",
        "tests/bauernschnapsen/test_normal.py::test_bau_6_4_the_card_about_to_be_led_does_not_count[dealer0]",
    ),
    Mutant(
        "bau-6.5 losers with exactly 33 cost two",
        f"{BAUERNSCHNAPSEN}/scoring.py",
        "    return 2 if points < _LOSERS_LIMIT else 1\n",
        "    return 2 if points <= _LOSERS_LIMIT else 1\n",
        "tests/bauernschnapsen/test_normal.py::test_bau_6_5_exactly_33[dealer0]",
    ),
    Mutant(
        "bau-6.7 the last trick is graded like a claim",
        f"{BAUERNSCHNAPSEN}/play.py",
        "    return Step(after, events) if decided is None else _end_deal(after, events, *decided)\n",
        "    times = scoring.normal_value(state.ruleset, next_seat(taker, PLAYERS), after.history, after.marriages)\n"
        "    return Step(after, events) if decided is None else _end_deal(after, events, *decided, times)\n",
        "tests/bauernschnapsen/test_normal.py::test_v67_all_five_tricks_unclaimed[dealer0]",
    ),
    Mutant(
        "bau-7.2 a trick of the partner does no harm to a Schnapser",
        f"{BAUERNSCHNAPSEN}/play.py",
        "        case Aim.THREE_TRICKS:\n            if taker != declarer:\n",
        "        case Aim.THREE_TRICKS:\n            if not same_side(taker, declarer):\n",
        "tests/bauernschnapsen/test_contracts.py::test_v77_a_forced_partner_ruins_a_schnapser[dealer0]",
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
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("static"))
    spec = find_spec("vorhand._core")
    assert spec is not None
    assert spec.origin is not None
    core = Path(spec.origin)
    shutil.copy(core, folder / "vorhand" / core.name)  # it is built elsewhere
    return folder


# Each costs a process of its own: the suite plants every fourth, `make chaos` the others.
@pytest.mark.parametrize(
    "mutant",
    [pytest.param(mutant, id=mutant.name, marks=[pytest.mark.chaos] * (n % 4 > 0)) for n, mutant in enumerate(MUTANTS)],
)
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
    assert not _fails(copy, "tests/bauernschnapsen/test_normal.py")
