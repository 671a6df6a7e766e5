"""The Estonian rule sets: who begins, the pause in the deal, eight rounds, the free one before the deal."""

import itertools
import random

import pytest

from tests.bismarck.positions import Table, beginning, pack_of
from vorhand import rulesets
from vorhand.cards import Card, Cards, Pack, Seat
from vorhand.errors import IllegalActionError, InvalidStateError, RulesetError
from vorhand.games.bismarck import GAME, ChooseContract, ContractId, Deal, NameTrump, Ruleset, Trump
from vorhand.games.bismarck.actions import PASS
from vorhand.games.bismarck.events import (
    ContractFixed,
    DealScored,
    DealStarted,
    DeclarerFound,
    HandDealt,
    TrumpDecided,
)
from vorhand.games.bismarck.state import Phase
from vorhand.notation import format_deal_string
from vorhand.rulesets import draft
from vorhand.tricks import Void

ESTONIA = ["bismarck/estonia-3", "bismarck/estonia-4", "bismarck/estonian-folk"]


def shuffled(ruleset: Ruleset, seed: int) -> Pack:
    pack = list(pack_of(ruleset))
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def play_to_the_next_deal(table: Table, seed: int) -> None:
    """Whatever the present deal waits for, until it is scored."""
    scored = len(table.happened(DealScored))
    while len(table.happened(DealScored)) == scored:
        if table.state.phase is Phase.DEAL:
            table.chance(Deal(shuffled(table.state.ruleset, seed)))
        else:
            table.first()


def at_round(id: str, number: int) -> Table:
    """The first deal of a round, before it is dealt; dealer seat 0, declarer seat 1, whom a card finds in round 1."""
    ruleset = rulesets.load(id)
    written = []
    for contract in ruleset.choice.contracts[: number - 1]:
        row = ruleset.contract(contract)
        trump = "H" if row.can_have(Trump.HEARTS) else "NT"
        counts = [0] + [1] * (ruleset.players - 1) if row.aim == "shed" else [*ruleset.quotas(row)]
        if not any(counts):
            counts = [ruleset.deck.hand] + [0] * (ruleset.players - 1)
        written += [f"{contract}:{trump}:{','.join(map(str, counts))}"] * ruleset.players
    return Table(beginning(ruleset, dealer=0, before=f"results={'/'.join(written)}" if written else ""))


# Who begins


@pytest.mark.parametrize("id", ESTONIA)
@pytest.mark.parametrize("seed", range(4))
def test_bis_1_5_the_ace_of_clubs_makes_declarer_and_leader_and_next_dealer(id: str, seed: int) -> None:
    ruleset = rulesets.load(id)
    table = Table.new(ruleset, first_dealer=1)
    assert table.happened(DealStarted) == [DealStarted(1, Seat(1), None)]
    assert GAME.observe(table.state, Seat(0)).declarer is None

    table.chance(Deal(shuffled(ruleset, seed)))

    holder = next(Seat(seat) for seat, hand in enumerate(table.state.hands) if Card("AC") in Cards(hand))
    assert table.happened(DeclarerFound) == [DeclarerFound(holder, Card("AC"))]
    assert table.happened(ContractFixed) == [ContractFixed(holder, ContractId.NT_WIN)]
    assert table.state.actor == table.state.leader == holder
    play_to_the_next_deal(table, 0)
    started = table.happened(DealStarted)[-1]
    assert started == DealStarted(2, holder, Seat((holder + 1) % ruleset.players))


def test_d5_each_is_declarer_once_a_round() -> None:
    ruleset = rulesets.load("bismarck/estonia-3")
    table = Table.new(ruleset)
    seed = 0
    while table.state.actor is not None:
        play_to_the_next_deal(table, seed := seed + 1)

    results = table.state.standing.results
    for start in range(0, 24, 3):
        assert {result.declarer for result in results[start : start + 3]} == {0, 1, 2}
    assert [result.dealer for result in results[1:]] == [result.declarer for result in results[:-1]]
    fixed = [result.contract for result in results[:21:3]]
    assert fixed == [*ruleset.choice.contracts[:7]]


def test_the_place_of_the_ace_is_not_forgotten_when_a_position_is_written_down() -> None:
    table = Table.new(rulesets.load("bismarck/estonia-3"), first_dealer=1)
    table.chance(Deal(shuffled(table.state.ruleset, 1)))
    table.first(5)
    text = format_deal_string(table.state)

    assert f"declarer={table.state.deal.declarer}" in text
    assert Table.at(text).state == table.state
    other = (table.state.deal.declarer + 1) % 3
    with pytest.raises(InvalidStateError, match="declarer"):
        Table.at(text.replace(f"declarer={table.state.deal.declarer}", f"declarer={other}"))


# The pause


@pytest.mark.parametrize(("id", "round_"), [("bismarck/estonia-3", 3), ("bismarck/estonia-4", 4)])
def test_bis_2_5_the_deal_pauses_at_three_cards_for_everybody(id: str, round_: int) -> None:
    table = at_round(id, round_)
    ruleset = table.state.ruleset
    pack = shuffled(ruleset, 7)
    table.chance(Deal(pack))

    assert table.state.phase is Phase.NAME_TRUMP
    assert table.state.actor == 1
    first = pack[: 3 * ruleset.players]
    for seat in range(ruleset.players):
        seen = GAME.observe(table.state, Seat(seat))
        assert seen.hand_counts == (3,) * ruleset.players
        assert seen.undealt == 36 - 3 * ruleset.players
        assert seen.hand == Cards.of(first[(seat - 1) % ruleset.players :: ruleset.players])
        assert (seen.legal != ()) == (seat == 1)


def test_bis_2_5_the_rest_comes_when_the_trump_is_named_as_if_nobody_had_paused() -> None:
    table = at_round("bismarck/estonia-3", 3)
    pack = shuffled(table.state.ruleset, 7)
    table.chance(Deal(pack))
    before = len(table.happened(HandDealt))
    table.do(NameTrump(Trump.DIAMONDS))

    assert table.happened(TrumpDecided)[-1].trump is Trump.DIAMONDS  # type: ignore[attr-defined]
    assert [Cards(hand) for hand in table.state.hands] == [Cards.of(pack[(seat - 1) % 3 :: 3]) for seat in range(3)]
    rest = table.happened(HandDealt)[before:]
    assert [len(event.cards) for event in rest] == [9, 9, 9]  # type: ignore[attr-defined]
    assert table.state.phase is Phase.PLAY
    assert table.state.rules is not None
    assert table.state.rules.void is Void.MUST_TRUMP


@pytest.mark.parametrize("round_", [1, 2, 5, 6])
def test_bis_2_5_a_deal_without_trump_to_name_does_not_pause(round_: int) -> None:
    table = at_round("bismarck/estonia-3", round_)
    table.chance(Deal(shuffled(table.state.ruleset, 7)))

    assert table.state.deal.undealt == ()
    assert [hand.bit_count() for hand in table.state.hands] == [12, 12, 12]


def test_a_position_in_the_pause_can_be_written_down_and_a_wrong_one_is_refused() -> None:
    table = at_round("bismarck/estonia-3", 3)
    table.chance(Deal(shuffled(table.state.ruleset, 7)))
    text = format_deal_string(table.state)

    assert Table.at(text).state == table.state
    for wrong in (text[:-2], text.split(" rest=")[0], text.replace(" rest=", " trump=H rest=")[:-2]):
        with pytest.raises(InvalidStateError):
            Table.at(wrong)


# The rounds


@pytest.mark.parametrize("id", ESTONIA)
def test_k9_bis_3_3_the_free_round_is_named_before_the_deal_and_without_the_named_layout(id: str) -> None:
    table = at_round(id, len(rulesets.load(id).choice.contracts))

    assert table.state.phase is Phase.CHOOSE_CONTRACT
    assert table.state.deal.dealt is False
    offered = table.state.ruleset.choice.contracts[:-1]
    assert [action.contract for action in table.legal() if isinstance(action, ChooseContract)] == [
        contract for contract in offered if contract is not ContractId.LAYOUT_NAMED
    ]
    with pytest.raises(IllegalActionError, match=r"BIS-3\.1"):
        table.do(ChooseContract(ContractId.LAYOUT_NAMED))


def test_the_free_round_may_be_a_layout_or_pause_for_a_trump() -> None:
    table = at_round("bismarck/estonia-4", 8)
    table.do(ChooseContract(ContractId.LAYOUT_DOWN))
    table.chance(Deal(shuffled(table.state.ruleset, 7)))
    assert table.state.layout is not None

    table = at_round("bismarck/estonia-4", 8)
    table.do(ChooseContract(ContractId.TRUMP_LOSE))
    table.chance(Deal(shuffled(table.state.ruleset, 7)))
    assert table.state.phase is Phase.NAME_TRUMP


def test_a_house_may_let_the_free_round_repeat_any_of_the_seven() -> None:
    ruleset = rulesets.load("bismarck/estonia-3+free_layout")

    assert ruleset.choice.free_contract == ruleset.choice.contracts[:-1]


@pytest.mark.parametrize(("id", "deals"), [*zip(ESTONIA, (24, 32, 24), strict=True)])
def test_g3_deals(id: str, deals: int) -> None:
    assert rulesets.load(id).deals == deals


def test_d10_thirty_six_cards_nine_a_suit() -> None:
    cards = rulesets.load("bismarck/estonia-3").cards

    assert len(cards) == 36
    assert {len(cards.of_suit(suit)) for suit in {card.suit for card in cards}} == {9}


def test_bis_5_1_from_memory_every_trick_is_a_point() -> None:
    table = at_round("bismarck/estonian-folk", 1)
    play_to_the_next_deal(table, 3)
    won = table.happened(DealScored)[0]
    assert isinstance(won, DealScored)
    assert won.scores == won.tricks

    table = at_round("bismarck/estonian-folk", 3)
    play_to_the_next_deal(table, 3)
    lost = table.happened(DealScored)[0]
    assert isinstance(lost, DealScored)
    assert lost.scores == tuple(-tricks for tricks in lost.tricks)


def test_passes_come_in_layouts_only() -> None:
    table = at_round("bismarck/estonia-3", 1)
    table.chance(Deal(shuffled(table.state.ruleset, 7)))

    with pytest.raises(IllegalActionError, match="Not possible now"):
        table.do(PASS)


# Houses that nobody can play

BASE = 'extends = "bismarck/estonia-3"\nsource = "test"\n'
REFUSED = {
    "pause without a trump to name in it": ('[choice]\ntrump_named = "before-play"', "dealing.pause_after"),
    "trump in a pause that is not there": ("[dealing]\npause_after = 0", "dealing.pause_after"),
    "pause within a packet": ("[dealing]\npackets = [4]", "dealing.pause_after"),
    "pause when all is dealt": ("[dealing]\npackets = [12]\npause_after = 8", "dealing.pause_after"),
    "a choice that needs the hand": ('[choice]\nsees = "hand"', "choice.sees"),
    "a kitty that would lie open too early": (
        '[deck]\nhand = 11\n[kitty]\nsize = 3\nfacing = "open"\nposition = "last"\n[exchange]\nduty = "mandatory"\n'
        '[choice]\ncontracts = ["nt-win", "free-trump"]\nfree_contract = []\n'
        '[roles]\nfirst_declarer = "as-ever"\n[scoring]\nwin = [5, 3, 3]\nlose = [5, 3, 3]',
        "kitty.position",
    ),
    "a trump from the last card": ('[contracts.nt-win]\ntrump = "last-card"', "contracts.nt-win.trump"),
    "the dealer as declarer": ('[roles]\ndeclarer = "dealer"', "roles.declarer"),
    "several deals in a row": ("[roles]\ndeals_in_a_row = 2", "roles.deals_in_a_row"),
    "a first contract that somebody must choose": (
        '[choice]\ncontracts = ["free-contract", "nt-win"]',
        "choice.contracts",
    ),
    "a first trump that somebody must name": (
        '[choice]\ncontracts = ["free-trump", "nt-win"]\nfree_contract = []',
        "choice.contracts",
    ),
}


@pytest.mark.parametrize(("fields", "key"), REFUSED.values(), ids=REFUSED)
def test_contradictions_are_refused_by_key(fields: str, key: str) -> None:
    with pytest.raises(RulesetError) as refused:
        rulesets.parse(BASE + fields + "\n", "mine.toml")

    assert refused.value.fields["key"] == key
    assert str(refused.value).endswith(".")


def test_the_ace_of_clubs_may_not_lie_in_a_kitty() -> None:
    text = (
        '[deck]\nhand = 11\n[kitty]\nsize = 3\n[choice]\ncontracts = ["nt-win", "free-trump"]\nfree_contract = []\n'
        "[scoring]\nwin = [5, 3, 3]\nlose = [5, 3, 3]\n"
    )
    with pytest.raises(RulesetError) as refused:
        rulesets.parse(BASE + text, "mine.toml")

    assert refused.value.fields["key"] == "kitty.size"


def test_every_pair_of_houses_differs() -> None:
    for one, two in itertools.combinations(ESTONIA, 2):
        assert rulesets.differences(rulesets.load(one), rulesets.load(two))


def test_whoever_wants_trumps_named_in_a_pause_is_told_all_that_this_needs() -> None:
    wanted = draft("bismarck/modern", {"choice.trump_named": "in-pause"})

    assert [(problem.key, problem.code) for problem in wanted.contradictions] == [
        ("dealing.pause_after", "ruleset-pause"),
        ("choice.sees", "ruleset-pause-sees"),
    ]
    _, pausing, *_ = wanted.mends(3)[0]
    _, choosing_before = wanted.mends(3)[1]
    fields = {mend.key: mend.value for mend in (pausing, choosing_before)}
    assert not draft("bismarck/modern", {"choice.trump_named": "in-pause", **fields}).contradictions
