"""Which contract is played and who says so: vectors K1 to K11 of the dossier, section 4.4."""

import pytest

from tests.bismarck.positions import Table, beginning, cards, pack_of, results
from tests.bismarck.vectors import Row, each_row, house, numbers
from vorhand.cards import Card, Seat
from vorhand.errors import IllegalActionError
from vorhand.games.base import ARBITER, NATURE
from vorhand.games.bismarck import (
    GAME,
    ChooseContract,
    ContractId,
    CutCard,
    Deal,
    Discard,
    LayOpen,
    NameTrump,
    Phase,
    PlayCard,
    TakeKitty,
    Trump,
    Void,
    VoidReason,
)
from vorhand.games.bismarck.events import ContractFixed, DealStarted, DealVoided, TrumpCut, TrumpDecided
from vorhand.games.bismarck.ruleset import TrumpSource
from vorhand.games.bismarck.scoring import used_contracts

SPADES, FREE_TRUMP, NT_WIN, NT_LOSE = (
    ChooseContract(ContractId.SPADES),
    ChooseContract(ContractId.FREE_TRUMP),
    ChooseContract(ContractId.NT_WIN),
    ChooseContract(ContractId.NT_LOSE),
)
FORGOTTEN = Void(VoidReason.FORGOTTEN_DISCARD)
SUITS = tuple(NameTrump(trump) for trump in (Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES))

SPEL_BY_ALL = ("nt-win NT 8 4 4", "nt-win NT 4 8 4", "nt-win NT 4 4 8")
PASS_BY_ALL = ("nt-lose NT 4 6 6", "nt-lose NT 6 4 6", "nt-lose NT 6 6 4")
SPADES_BY_ALL = ("spades S 8 4 4", "spades S 4 8 4", "spades S 4 4 8")
"""Three deals at quota, first dealer seat 2, so that seats 0, 1 and 2 are declarer in turn."""


def test_k1_bis_3_1_used_contracts_are_not_offered() -> None:
    table = Table(beginning(house("bismarck/modern"), before=results(*SPEL_BY_ALL, *PASS_BY_ALL)))

    table.deal()

    assert table.legal() == (SPADES, FREE_TRUMP)
    with pytest.raises(IllegalActionError) as refused:
        table.do(NT_WIN)
    assert refused.value.fields["rule"] == "BIS-3.1"


def test_k2_bis_3_1_the_last_contract_is_forced_but_its_suit_is_free() -> None:
    table = Table(beginning(house("bismarck/modern"), before=results(*SPEL_BY_ALL, *PASS_BY_ALL, *SPADES_BY_ALL)))

    table.deal()

    assert table.happened(ContractFixed) == [ContractFixed(Seat(0), ContractId.FREE_TRUMP)]
    assert table.legal() == SUITS


def test_k3_bis_3_1_what_another_has_used_may_still_be_chosen() -> None:
    table = Table(beginning(house("bismarck/modern"), dealer=0, before=results("nt-lose NT 4 6 6")))

    table.deal()

    assert table.state.actor == 1
    assert table.legal() == (NT_WIN, SPADES, FREE_TRUMP, NT_LOSE)


def test_k4_bis_3_4_valfri_may_name_spades_again() -> None:
    table = Table(beginning(house("bismarck/modern"), before=results(*SPADES_BY_ALL)))
    table.deal()

    table.do(FREE_TRUMP, NameTrump(Trump.SPADES))

    assert table.state.deal.trump is Trump.SPADES


def test_k5_bis_3_4_valfri_no_spades() -> None:
    table = Table.new(house("bismarck/modern+valfri_no_spades"))
    table.deal()

    table.do(FREE_TRUMP)

    assert table.legal() == SUITS[:3]
    with pytest.raises(IllegalActionError) as refused:
        table.do(NameTrump(Trump.SPADES))
    assert refused.value.fields["rule"] == "BIS-3.4"


def test_k6_bis_3_5_valfri_or_no_trump_is_named_after_the_exchange() -> None:
    table = Table.new(house("bismarck/dealer-kitty+valfri_or_no_trump"))
    table.deal()

    table.do(FREE_TRUMP)
    assert table.state.phase == "discard", "dossier 2.4: the exchange is compulsory in Valfri"
    table.first(4)

    assert (table.state.phase, table.state.actor) == (Phase.NAME_TRUMP, 2)
    assert table.legal() == (*SUITS, NameTrump(Trump.NO_TRUMP))


def test_k7_bis_2_4_the_first_open_card_makes_trumps() -> None:
    table = Table.new(house("bismarck/kortoxen-9"))
    opened = [Card(card) for card in ("7D", "KS", "2C", "AH")]
    rest = [card for card in pack_of(table.state.ruleset) if card not in opened]

    table.deal((*opened, *rest))

    assert table.happened(ContractFixed) == [ContractFixed(Seat(0), ContractId.TURNED_TRUMP)]
    assert table.happened(TrumpDecided) == [TrumpDecided(Trump.DIAMONDS, TrumpSource.TURNED)]
    assert table.state.phase is Phase.DISCARD, "there is nothing to choose"


@pytest.mark.parametrize("number", range(9, 12))
def test_k8_bis_3_3_valinta_repeats_what_was_played(number: int) -> None:
    # bismarck/finnish-3: dossier 2.12.
    turned = ("turned-trump H 8 4 4", "turned-trump H 4 8 4", "turned-trump H 4 4 8")
    chosen = ("nt-win NT 8 4 4", "nt-win NT 4 8 4")
    misaari = ("nt-lose NT 2 7 7", "nt-lose NT 7 2 7", "nt-lose NT 7 7 2")
    before = results(*turned, *SPEL_BY_ALL, *misaari, *chosen[: number - 9])
    table = Table(beginning(house("bismarck/finnish-3"), dealer=(number + 2) % 3, before=before))

    table.deal()

    assert table.legal() == (FREE_TRUMP, NT_WIN, NT_LOSE)
    table.do(FREE_TRUMP)
    assert table.legal() == SUITS


def test_k9_bis_3_3_the_estonian_free_round_is_named_before_any_card_is_dealt() -> None:
    # own/estonian-tricks-3: dossier 2.16 without its three layout rounds, which no axis holds yet.
    quota = ("6 3 3", "3 6 3", "3 3 6")
    rounds = ("nt-win NT", "nt-lose NT", "free-trump H", "trump-lose H")
    before = results(*(f"{contract} {tricks}" for contract in rounds for tricks in quota))

    table = Table(beginning(house("own/estonian-tricks-3"), before=before))

    assert table.state.phase is Phase.CHOOSE_CONTRACT
    assert not table.state.deal.dealt
    ids = (ContractId.NT_WIN, ContractId.NT_LOSE, ContractId.FREE_TRUMP, ContractId.TRUMP_LOSE)
    assert table.legal() == tuple(ChooseContract(id) for id in ids)


class TestK10ForgottenDiscard:
    """BIS-7.1: the declarer started play with twenty cards."""

    def test_same_dealer_same_declarer_same_contract(self) -> None:
        table = Table(beginning(house("bismarck/modern"), before=results(*SPEL_BY_ALL)))
        table.deal()
        table.do(SPADES)

        table.arbiter(FORGOTTEN)
        table.deal(tuple(reversed(pack_of(table.state.ruleset))))

        assert table.happened(DealVoided) == [DealVoided(VoidReason.FORGOTTEN_DISCARD)]
        assert (table.state.deal.dealer, table.state.deal.declarer) == (2, 0)
        assert table.happened(ContractFixed) == [ContractFixed(Seat(0), ContractId.SPADES)]
        assert table.state.phase is Phase.DISCARD

    def test_is_not_counted_as_a_deal(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(SPADES)

        table.arbiter(FORGOTTEN)

        assert table.state.standing.results == ()
        assert table.happened(DealStarted)[-1] == DealStarted(1, Seat(2), Seat(0))

    def test_contract_is_consumed_once(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(SPADES)
        table.arbiter(FORGOTTEN)
        table.deal()

        table.first(4 + 48)

        assert used_contracts(table.state.standing, Seat(0)) == (ContractId.SPADES,)
        assert (table.state.deal.dealer, table.state.deal.declarer) == (0, 1)

    def test_c30_the_suit_of_valfri_is_kept(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(FREE_TRUMP, NameTrump(Trump.HEARTS))

        table.arbiter(FORGOTTEN)
        table.deal()

        assert table.state.phase is Phase.DISCARD
        assert table.state.deal.trump is Trump.HEARTS

    def test_a_second_void_keeps_both_once_more(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(FREE_TRUMP, NameTrump(Trump.HEARTS))

        for _ in range(2):
            table.arbiter(FORGOTTEN)
            table.deal()

        assert table.state.phase is Phase.DISCARD
        assert (table.state.deal.trump, table.state.standing.results) == (Trump.HEARTS, ())

    def test_void_after_some_discards(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(NT_WIN)
        table.first(3)

        table.arbiter(FORGOTTEN)

        assert table.state.deal.discards == 0
        assert table.state.phase is Phase.DEAL

    @pytest.mark.parametrize("actor", [Seat(0), Seat(1), NATURE])
    def test_only_the_arbiter_declares_it(self, actor: Seat) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(SPADES)

        with pytest.raises(IllegalActionError):
            GAME.apply(table.state, actor, FORGOTTEN)

    def test_once_the_discards_lie_it_is_too_late(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(SPADES)
        table.first(4)

        with pytest.raises(IllegalActionError):
            GAME.apply(table.state, ARBITER, FORGOTTEN)

    def test_source_001_knows_no_such_rule(self) -> None:
        table = Table.new(house("bismarck/dealer-kitty"))
        table.deal()
        table.do(FREE_TRUMP)

        with pytest.raises(IllegalActionError) as refused:
            GAME.apply(table.state, ARBITER, FORGOTTEN)
        assert refused.value.code == "refused-no-redeal"

    def test_c17_but_its_fixed_kitty_does(self) -> None:
        table = Table.new(house("bismarck/dealer-kitty-fixed"))
        table.deal()
        table.do(NT_LOSE)

        table.arbiter(FORGOTTEN)
        table.deal()

        assert table.happened(ContractFixed) == [ContractFixed(Seat(2), ContractId.NT_LOSE)]


def test_k11_bis_3_5_parlett_names_the_trump_after_the_exchange_and_before_the_lead() -> None:
    # bismarck/parlett: dossier 2.9. The third deal of dealer 0.
    before = results("nt-win NT 8 4 4", "cut-trump H 8 4 4")
    table = Table(beginning(house("bismarck/parlett"), dealer=0, before=before))

    table.deal()
    assert (table.state.phase, table.state.actor) == (Phase.DISCARD, 0)
    table.first(4)

    assert (table.state.phase, table.state.actor) == (Phase.NAME_TRUMP, 0)
    assert table.legal() == SUITS
    table.do(NameTrump(Trump.DIAMONDS))
    assert (table.state.phase, table.state.actor) == (Phase.PLAY, 1)


def test_parlett_cuts_for_trumps_before_the_deal() -> None:
    # Dossier 2.9: "card cut before the deal or from a second pack". The second deal of dealer 0.
    table = Table(beginning(house("bismarck/parlett"), dealer=0, before=results("nt-win NT 8 4 4")))

    assert GAME.to_act(table.state) is NATURE
    table.chance(CutCard(Card("7H")))

    assert table.happened(TrumpCut) == [TrumpCut(Card("7H"))]
    assert (table.state.phase, table.state.deal.trump) == (Phase.DEAL, Trump.HEARTS)


def test_kortman_names_the_trump_on_all_twenty_cards_and_discards_then() -> None:
    # bismarck/kortman-1944: dossier 2.8, round 1.
    table = Table.new(house("bismarck/kortman-1944"))

    table.deal()

    assert (table.state.phase, table.state.actor) == (Phase.NAME_TRUMP, 0)
    assert table.state.hands[0].bit_count() == 20
    table.do(NameTrump(Trump.CLUBS))
    assert table.state.phase is Phase.DISCARD


def test_kortman_nolle_plays_with_the_ace_low() -> None:
    rounds = [
        f"{contract} {tricks}"
        for contract in ("free-trump H", "cut-trump H", "nt-win NT")
        for tricks in ("8 4 4", "4 8 4", "4 4 8")
    ]
    table = Table(beginning(house("bismarck/kortman-1944"), before=results(*rounds)))
    pack = pack_of(table.state.ruleset)
    # Packets of five: seat 0 gets KC, seat 1 AC, seat 2 QC, as in vector T8.
    first = [Card("KC"), *pack[:4], Card("AC"), *pack[4:8], Card("QC"), *pack[8:10], *pack[13:15]]

    table.deal((*first, *(card for card in pack if card not in first)))
    table.do(*(Discard(card) for card in cards("KS AS QS JS")))
    table.do(*(PlayCard(Card(card)) for card in ("KC", "AC", "QC")))

    assert table.state.won == (1, 0, 0)


def test_raf_announces_after_the_exchange() -> None:
    # bismarck/raf-853: dossier 2.10, "takes the box, discards 4, then announces (in that order)".
    table = Table.new(house("bismarck/raf-853"))

    table.deal()
    assert (table.state.phase, table.state.actor) == (Phase.DISCARD, 2)
    table.first(4)

    assert table.state.phase is Phase.CHOOSE_CONTRACT
    ids = ("clubs", "diamonds", "hearts", "spades", "nt-win", "nt-lose")
    assert table.legal() == tuple(ChooseContract(ContractId(id)) for id in ids)
    table.do(ChooseContract(ContractId.HEARTS))
    assert (table.state.phase, table.state.actor) == (Phase.PLAY, 0)


def test_choice_sees_hand_lets_the_declarer_look_first() -> None:
    # Dossier 2.1, house option of pagat.
    for option, seen in (("", 0), ("+choice_sees_hand", 16)):
        table = Table.new(house(f"bismarck/modern{option}"))
        table.deal()

        assert len(GAME.observe(table.state, Seat(0)).hand) == seen


def test_valfri_without_trump_needs_no_word() -> None:
    # Dossier 2.4, SEED1-N: FREE_TRUMP is always no-trump.
    table = Table.new(house("bismarck/dealer-kitty-notrump"))
    table.deal()

    table.do(FREE_TRUMP)
    table.first(4)

    assert (table.state.phase, table.state.deal.trump) == (Phase.PLAY, Trump.NO_TRUMP)


def test_grand_plays_each_contract_twice() -> None:
    # Dossier 2.4, SEED1-G. The dealer is declarer: seats 0, 1 and 2 in turn.
    once = results(*SPEL_BY_ALL)
    twice = results(*SPEL_BY_ALL, *SPEL_BY_ALL)
    for before, offered in ((once, True), (twice, False)):
        table = Table(beginning(house("bismarck/dealer-kitty-grand"), dealer=0, before=before))
        table.deal()

        assert (NT_WIN in table.legal()) is offered


def test_source_001_asks_whether_the_dealer_takes_the_kitty() -> None:
    # Dossier 2.4: optional, compulsory in Valfri.
    table = Table.new(house("bismarck/dealer-kitty"))
    table.deal()

    table.do(NT_WIN)

    assert table.state.phase is Phase.TAKE_KITTY
    assert TakeKitty() in table.legal()


@each_row("sequences.tsv")
def test_contracts_of_one_dealer(row: Row) -> None:
    ruleset, dealer = house(row["ruleset"]), int(row["dealer"])
    expected = row["contracts"].split(" ")

    met = ruleset.choice.contracts
    mine = [met[deal % len(met)] for deal in range(dealer, ruleset.deals, ruleset.players)]

    assert mine[: len(expected)] == expected


@each_row("rotation.tsv")
def test_bis_1_3_and_3_2_deal_by_deal(row: Row) -> None:
    ruleset = house(row["ruleset"])
    table = Table.new(ruleset, numbers(row["first_dealer"])[0])
    dealers, declarers, leaders, contracts = [], [], [], []

    for _ in range(ruleset.deals):
        facts = table.state.deal
        dealers.append(facts.dealer)
        declarers.append(facts.declarer)
        leaders.append(table.state.leader)
        contracts.append(facts.offered[0].value if len(facts.offered) == 1 else "*")
        play_a_deal(table)

    assert dealers == list(numbers(row["dealers"]))
    assert declarers == list(numbers(row["declarers"]))
    assert leaders == list(numbers(row["leaders"]))
    if ruleset.choice.selection != "each-once":
        assert contracts == row["contracts"].split(" ")


def play_a_deal(table: Table) -> None:
    """One deal to its end: chance brings the lowest, players do the first thing listed."""
    deals = len(table.state.standing.results)
    while len(table.state.standing.results) == deals:
        if table.state.phase is Phase.CUT_CARD:
            table.chance(CutCard(Card("7H")))
        elif table.state.phase is Phase.LAY_OPEN:
            table.chance(LayOpen((2, 10, 20, 30)))
        elif table.state.phase is Phase.DEAL:
            table.chance(Deal(pack_of(table.state.ruleset)))
        else:
            table.first()


def test_d5_each_player_is_declarer_four_times() -> None:
    table = Table.new(house("bismarck/modern"))

    while GAME.to_act(table.state) is not None:
        play_a_deal(table)

    declarers = [result.declarer for result in table.state.standing.results]
    assert [declarers.count(Seat(seat)) for seat in range(3)] == [4, 4, 4]
