"""When a match ends and who has won: vectors G1 to G5 of the dossier, section 4.6."""

import pytest

from tests.bismarck.positions import Table, ending, pack_of, results
from tests.bismarck.test_choice import play_a_deal
from tests.bismarck.vectors import Row, each_row, house, numbers, own_houses, rows
from tests.native.bismarck_parity import same_deals
from vorhand import rulesets
from vorhand.cards import Card, Seat
from vorhand.errors import IllegalActionError
from vorhand.games.base import NATURE
from vorhand.games.bismarck import HOUSES, ChooseContract, ContractId, Deal, NameTrump, Phase, PlayCard, Trump
from vorhand.games.bismarck.events import DealScored, MatchEnded, PlayoffStarted
from vorhand.games.bismarck.scoring import totals, winners

G1 = rows("match_g1.tsv")
AT_QUOTA = {
    contract: [f"{contract} {trump} {tricks}" for tricks in shares]
    for contract, trump, shares in (
        ("nt-win", "NT", ("8 4 4", "4 8 4", "4 4 8")),
        ("spades", "S", ("8 4 4", "4 8 4", "4 4 8")),
        ("free-trump", "H", ("8 4 4", "4 8 4", "4 4 8")),
        ("nt-lose", "NT", ("4 6 6", "6 4 6", "6 6 4")),
    )
}
"""Each contract by seats 0, 1 and 2, everybody at his quota."""


def played(rows_of_match: list[Row]) -> str:
    return results(*(f"{row['contract']} {row['trump']} {row['tricks']}" for row in rows_of_match))


@pytest.mark.parametrize("number", range(1, 13))
def test_g1_scores_and_totals(number: int) -> None:
    row = G1[number - 1]
    state = Table.at(f"bismarck/modern dealer={(number + 2) % 3} {played(G1[:number])}").state
    result = state.standing.results[-1]

    assert result.declarer == int(row["declarer"])
    assert result.scores == numbers(row["scores"])
    assert totals(state.ruleset, state.standing.results) == numbers(row["totals"])


def test_g1_the_last_trick_of_the_match() -> None:
    # Declarer 2 at Spel leads to the sixteenth trick; seat 2 takes it, 6 3 7.
    ruleset = house("bismarck/modern")
    last = ending(
        ruleset,
        dealer=1,
        before=played(G1[:11]),
        contract="nt-win",
        hands=["2H", "3D", "AH"],
        leader=2,
        won=(6, 3, 6),
    )
    table = Table.at(last)

    table.do(*(PlayCard(Card(card)) for card in ("AH", "2H", "3D")))

    assert table.happened(DealScored) == [DealScored(12, (2, -1, -1), (0, -5, 5), (6, 3, 7))]
    assert table.happened(MatchEnded) == [MatchEnded((Seat(2),), (0, -5, 5))]
    assert (table.state.phase, table.state.actor) == (Phase.OVER, None)


def test_g1_identity_of_quotas() -> None:
    # Dossier 1.2: final score = tricks in deals to win - tricks in deals to lose - 32.
    state = Table.at(f"bismarck/modern dealer=2 {played(G1)}").state
    by_aim = [
        tuple(
            sum(r.tricks[seat] for r in state.standing.results if (r.contract == "nt-lose") is lose)
            for seat in range(3)
        )
        for lose in (False, True)
    ]

    assert by_aim == [(51, 42, 51), (19, 15, 14)]
    assert totals(state.ruleset, state.standing.results) == tuple(
        won - lost - 32 for won, lost in zip(*by_aim, strict=True)
    )


@pytest.mark.parametrize(
    ("id", "constant"),
    [
        ("bismarck/modern", 32),
        ("bismarck/dealer-kitty", 32),
        ("bismarck/dealer-kitty-grand", 64),
        ("bismarck/kortoxen-9", 16),
        ("bismarck/danish-9", 16),
        ("bismarck/short-43", 26),
        ("bismarck/lever", 30),
        ("bismarck/raf-853", 64),
        ("bismarck/polley-21", 80),
        ("bismarck/coleman-18", 96),
    ],
)
def test_identity_of_quotas_in_a_whole_match(id: str, constant: int) -> None:
    ruleset = house(id)
    table = Table.new(ruleset, 0)
    while table.state.actor is not None and len(table.state.standing.results) < ruleset.deals:
        play_a_deal(table)
    found = table.state.standing.results
    lose = [sum(r.tricks[seat] for r in found if r.contract == "nt-lose") for seat in range(3)]
    win = [sum(r.tricks[seat] for r in found) - lose[seat] for seat in range(3)]

    assert totals(ruleset, found) == tuple(win[seat] - lose[seat] - constant for seat in range(3))


TIE = [
    *AT_QUOTA["nt-win"],
    *AT_QUOTA["nt-lose"],
    *AT_QUOTA["spades"],
    "free-trump H 11 4 1",
    "free-trump H 4 11 1",
    "free-trump H 4 4 8",
]
"""Totals 3 3 -6: seats 0 and 1 three over as declarer, seat 2 three under each time."""


class TestG2Tie:
    """Totals 3 3 -6."""

    def test_source_000_two_winners(self) -> None:
        state = Table.at(f"bismarck/modern dealer=2 {results(*TIE)}").state

        assert totals(state.ruleset, state.standing.results) == (3, 3, -6)
        assert (state.phase, winners(state.ruleset, state.standing)) == (Phase.OVER, (0, 1))

    def test_source_001_by_agreement_shared(self) -> None:
        # The dealer is declarer: the first dealer is seat 0.
        state = Table.at(f"bismarck/dealer-kitty+shared dealer=0 {results(*TIE)}").state

        assert (state.phase, winners(state.ruleset, state.standing)) == (Phase.OVER, (0, 1))

    def test_source_001_an_extra_valfri_deal(self) -> None:
        state = Table.at(f"bismarck/dealer-kitty dealer=0 {results(*TIE)}").state

        assert state.phase is Phase.DEAL
        assert state.deal.offered == (ContractId.FREE_TRUMP,)
        assert (state.deal.dealer, state.deal.declarer) == (0, 0), "the deal passes on"

    def test_the_extra_deal_is_announced_to_the_tied_leaders(self) -> None:
        ruleset = house("bismarck/modern+playoff")
        before = results(*TIE[:-1])
        last = ending(
            ruleset,
            dealer=1,
            before=before,
            contract="free-trump",
            trump="H",
            hands=["2H", "3D", "AH"],
            leader=2,
            won=(4, 4, 7),
        )
        table = Table.at(last)

        table.do(*(PlayCard(Card(card)) for card in ("AH", "2H", "3D")))

        assert table.happened(PlayoffStarted) == [PlayoffStarted((Seat(0), Seat(1)))]
        assert not table.happened(MatchEnded)

    @pytest.mark.parametrize(
        ("extra", "won"),
        [
            (["free-trump H 9 3 4"], (0,)),
            (["free-trump H 7 5 4"], (1,)),
            (["free-trump H 1 1 14"], (1,)),
            (["free-trump H 8 4 4", "free-trump H 4 9 3"], (1,)),
            (["free-trump H 8 4 4", "free-trump H 4 8 4", "free-trump H 4 4 8"], (0, 1)),
        ],
    )
    def test_c11_only_the_tied_leaders_can_win_and_one_round_is_enough(
        self, extra: list[str], won: tuple[int, ...]
    ) -> None:
        # "1 1 14": seat 2 has the highest total then, 4 against -4 and 0, but lost before the extra deal.
        state = Table.at(f"bismarck/modern+playoff dealer={(2 + len(extra)) % 3} {results(*TIE, *extra)}").state

        assert (state.phase, winners(state.ruleset, state.standing)) == (Phase.OVER, won)

    def test_without_a_tie_there_is_no_extra_deal(self) -> None:
        table = Table.at(f"bismarck/modern+playoff dealer=2 {played(G1)}")

        assert table.state.phase is Phase.OVER


class TestG3Length:
    @each_row("match_lengths.tsv")
    def test_bis_6_1_deals_of_a_match(self, row: Row) -> None:
        assert house(row["id"]).deals == int(row["deals"])

    def test_not_over_after_eleven_deals(self) -> None:
        table = Table.at(f"bismarck/modern dealer=1 {played(G1[:11])}")

        assert (table.state.phase, table.state.actor) == (Phase.DEAL, NATURE)

    def test_a_thirteenth_deal_is_refused(self) -> None:
        table = Table.at(f"bismarck/modern dealer=2 {played(G1)}")

        with pytest.raises(IllegalActionError) as refused:
            table.chance(Deal(pack_of(table.state.ruleset)))
        assert refused.value.fields["rule"] == "BIS-6.1"


@pytest.mark.parametrize("id", [*HOUSES.built_in, *own_houses()])
def test_g4_every_deal_of_a_match(id: str) -> None:
    ruleset = house(id)
    table = Table.new(ruleset, 1)

    while table.state.actor is not None:
        play_a_deal(table)
        result, finished = table.state.standing.results[-1], table.state.previous
        assert finished is not None
        quotas = ruleset.quotas(ruleset.contract(result.contract))
        assert sum(result.scores) == 0 or not any(quotas)
        assert sum(result.tricks) == len(finished.tricks) == (0 if result.left else ruleset.tricks)
        if result.left:
            laid = [card for card in finished.turns if card is not None]
            assert len(set(laid)) == len(laid) == len(ruleset.cards) - sum(result.left)
            continue
        played_cards = [card for trick in finished.tricks for card in trick.cards]
        out = 0 if ruleset.partners_exchange else ruleset.kitty.size
        assert len(set(played_cards)) == len(played_cards) == len(ruleset.cards) - out
        assert finished.discards.bit_count() in (0, out)

    assert len(table.state.standing.results) >= ruleset.deals


def test_g5_everybody_at_quota_in_every_deal() -> None:
    deals = [deal for contract in ("nt-win", "spades", "free-trump", "nt-lose") for deal in AT_QUOTA[contract]]

    state = Table.at(f"bismarck/modern dealer=2 {results(*deals)}").state

    assert totals(state.ruleset, state.standing.results) == (0, 0, 0)
    assert winners(state.ruleset, state.standing) == (0, 1, 2)


def test_s14_thirteen_spades_and_three_hearts_take_every_trick() -> None:
    # Dossier 4.3 S14: "forced by 13 spades + AH KH QH leading".
    table = Table.new(house("bismarck/modern"))
    strong = [Card(rank + "S") for rank in "23456789TJQKA"] + [Card("AH"), Card("KH"), Card("QH")]
    others = [card for card in pack_of(table.state.ruleset) if card not in strong]
    dealt = [card for three in zip(strong, others[4:20], others[20:], strict=True) for card in three]

    table.deal((*others[:4], *dealt))
    table.do(ChooseContract(ContractId.NT_WIN))
    table.first(4)
    for card in reversed(strong[:13]):
        table.do(PlayCard(card))
        table.first(2)
    for card in strong[13:]:
        table.do(PlayCard(card))
        table.first(2)

    assert table.happened(DealScored) == [DealScored(1, (8, -4, -4), (8, -4, -4), (16, 0, 0))]


def test_bis_6_4_the_playoff_trump_is_free() -> None:
    table = Table.at(f"bismarck/modern+playoff dealer=2 {results(*TIE)}")

    table.deal()

    assert table.legal() == tuple(NameTrump(trump) for trump in Trump if trump is not Trump.NO_TRUMP)


def test_bis_6_4_the_playoff_contract_has_its_own_card_shown() -> None:
    fields = rulesets.to_fields(rulesets.load("bismarck/modern+playoff"))
    fields |= {"contracts.free-trump.trump": "last-card", "choice.contracts": ["nt-win", "nt-lose"]}
    ruleset = rulesets.read_fields(fields, id="own/last-card", source="made up", game="bismarck")
    won = [f"nt-win NT {tricks}" for tricks in ("8 4 4", "4 8 4", "4 4 8")]
    lost = [f"nt-lose NT {tricks}" for tricks in ("4 6 6", "6 4 6", "6 6 4")]
    table = Table.at(f"own/last-card dealer=2 {results(*won, *lost)}", ruleset)

    table.deal()

    assert table.state.deal.trump is Trump.of(pack_of(ruleset)[-1].suit)
    assert same_deals(ruleset, seed=17, deals=60) > 0
