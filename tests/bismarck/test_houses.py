"""What the dossier says of single houses, under the rule sets that are shipped: sections 2.7 to 2.13 and 4."""

import pytest

from tests.bismarck.positions import Table, beginning, cards, ending, pack_of, results
from tests.bismarck.vectors import Row, house, numbers, rows
from vorhand import rulesets
from vorhand.cards import Card, Cards, Seat
from vorhand.errors import RulesetError
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME, ChooseContract, ContractId, CutCard, Phase, PlayCard, Trump
from vorhand.games.bismarck.events import CardShown, ContractFixed, KittyTaken, TrumpCut
from vorhand.games.bismarck.scoring import deal_scores
from vorhand.notation import format_deal_string, parse_deal_string

SCORED_BY = {
    "S18": ("finnish-3", "turned-trump"),
    "S19": ("finnish-3", "nt-lose"),
    "S20": ("finnish-4", "turned-trump"),
    "S21": ("finnish-4", "nt-lose"),
    "S22": ("short-43", "nt-win"),
    "S23": ("short-43", "nt-lose"),
    "S24": ("raf-853", "hearts"),
    "S25": ("raf-853", "nt-lose"),
    "S30": ("lever", "nt-lose"),
}
"""The vectors of section 4.3 that name a house, each with a contract of it."""


@pytest.mark.parametrize(
    "row", [row for row in rows("deal_scores.tsv") if row["id"] in SCORED_BY], ids=lambda r: r["id"]
)
def test_scores(row: Row) -> None:
    name, contract = SCORED_BY[row["id"]]
    ruleset = house(f"bismarck/{name}")

    found = deal_scores(ruleset, ruleset.contract(ContractId(contract)), Seat(0), numbers(row["tricks"]))

    assert found == numbers(row["scores"])


def test_every_scored_house_has_its_vector() -> None:
    assert {row["id"] for row in rows("deal_scores.tsv")} >= set(SCORED_BY)


class TestPlayInPortugal:
    """Section 4.2, L8 to L12, and Negatives: who follows suit must beat, in deals that are played."""

    @pytest.mark.parametrize(
        ("contract", "trump", "led", "hand", "legal"),
        [
            pytest.param("nt-win", "NT", "TH", "7H KH 2S", "KH", id="L8"),
            pytest.param("nt-win", "NT", "AH", "7H KH 2S", "7H KH", id="L9"),
            pytest.param("free-trump", "S", "9S", "3S JS AD", "JS", id="L10"),
            pytest.param("free-trump", "S", "9S", "3S 5S AD", "3S 5S", id="L11"),
            pytest.param("free-trump", "S", "9H", "3S JS AD", "3S JS AD", id="L12"),
            pytest.param("turned-trump", "S", "9S", "3S JS AD", "JS", id="L10.table"),
            pytest.param("nt-lose", "NT", "TH", "7H KH 2S", "7H KH", id="negatives"),
        ],
    )
    def test_legal(self, contract: str, trump: str, led: str, hand: str, legal: str) -> None:
        text = ending(
            house("bismarck/portugal"),
            contract=contract,
            trump=trump,
            hands=["2C 3C", hand, "4C 5C 6C"],
            leader=0,
            won=(5, 4, 4),
            trick=[led],
            dealer=2,
            fate="left",
        )

        table = Table.at(f"{text} shown=dealers-card:8S")

        assert Cards.of(action.card for action in table.legal() if isinstance(action, PlayCard)) == cards(legal)


THREE_ROUNDS_OF_KORTMAN = [
    f"{contract} {tricks}"
    for contract in ("free-trump H", "cut-trump H", "nt-win NT")
    for tricks in ("8 4 4", "4 8 4", "4 4 8")
]


class TestNolleOf1944:
    """Section 4.1, T8 and T9, in the fourth round of Kortman: the ace is the lowest card."""

    @pytest.mark.parametrize(
        ("trick", "taker"),
        [pytest.param("KC AC QC", 0, id="T8"), pytest.param("AC 2C AD", 1, id="T9")],
    )
    def test_taker(self, trick: str, taker: int) -> None:
        hands = [f"{card} {other}" for card, other in zip(trick.split(), ("4H", "5H", "6H"), strict=True)]
        table = Table.at(
            ending(
                house("bismarck/kortman-1944"),
                contract="nt-lose",
                trump="NT",
                hands=hands,
                leader=0,
                won=(5, 5, 4),
                dealer=2,
                before=results(*THREE_ROUNDS_OF_KORTMAN),
            )
        )

        table.do(*(PlayCard(Card(card)) for card in trick.split()))

        assert table.state.leader == taker

    @pytest.mark.parametrize("contract", ["free-trump", "cut-trump", "nt-win"])
    def test_elsewhere_it_is_the_highest(self, contract: str) -> None:
        assert house("bismarck/kortman-1944").contract(ContractId(contract)).ace == "high"


def at_round(id: str, *deals: str, dealer: int = 2) -> Table:
    """The deal after these."""
    return Table(beginning(house(id), dealer=dealer, before=results(*deals)))


class TestCutBeforeTheDeal:
    """BIS-2.4: "cut a card from the shuffled pack, shuffle again" (section 2.8, round 2)."""

    def test_kortman_cuts_before_anybody_has_cards(self) -> None:
        table = at_round("bismarck/kortman-1944", *THREE_ROUNDS_OF_KORTMAN[:3])

        assert (table.state.phase, table.state.actor) == (Phase.CUT_CARD, NATURE)
        table.chance(CutCard(Card("7H")))
        assert (table.state.phase, table.state.deal.trump) == (Phase.DEAL, Trump.HEARTS)

        table.deal()

        assert [type(event) for event in table.events if isinstance(event, TrumpCut | KittyTaken)] == [
            TrumpCut,
            KittyTaken,
        ]
        assert (table.state.phase, table.state.actor) == (Phase.DISCARD, 0)

    @pytest.mark.parametrize("steps", [0, 1, 2])
    def test_its_positions_can_be_written(self, steps: int) -> None:
        table = at_round("bismarck/kortman-1944", *THREE_ROUNDS_OF_KORTMAN[:3])
        if steps:
            table.chance(CutCard(Card("7H")))
        if steps > 1:
            table.deal()

        assert parse_deal_string(str(table)) == table.state
        assert format_deal_string(parse_deal_string(str(table))) == str(table)

    def test_a_contract_that_is_chosen_on_the_cards_is_cut_for_after_the_deal(self) -> None:
        table = Table.new(house("bismarck/parlett-choice"))
        table.deal()

        table.do(ChooseContract(ContractId.CUT_TRUMP))

        assert (table.state.phase, table.state.actor) == (Phase.CUT_CARD, NATURE)

    def test_but_before_it_where_it_is_the_last_one_left(self) -> None:
        others = ("nt-win NT 8 4 4", "free-trump H 8 4 4", "nt-lose NT 4 6 6")

        table = at_round("bismarck/parlett-choice", *others, dealer=0)

        assert table.state.phase is Phase.CUT_CARD
        assert not table.state.deal.dealt


class TestShownCard:
    """BIS-2.4. Section 2.11: "dealer's 16th card is shown", in every deal; section 2.10, LEVER: where it is trumps."""

    def test_in_portugal_also_when_the_dealer_has_played_table_trump(self) -> None:
        before = ("turned-trump S 8 4 4", "nt-win NT 4 8 4", "nt-win NT 4 4 8")
        table = at_round("bismarck/portugal", *before, dealer=0)

        table.deal()

        assert table.happened(CardShown) == [CardShown(pack_of(table.state.ruleset)[47])]
        assert ChooseContract(ContractId.TURNED_TRUMP) not in table.legal()
        assert parse_deal_string(str(table)) == table.state

    def test_lever_shows_it_in_one_contract_only(self) -> None:
        table = at_round("bismarck/lever", "free-trump H 9 3 3", "turned-trump S 3 9 3", dealer=2)

        table.deal()

        assert not table.happened(CardShown)


class TestShort:
    """Section 2.7."""

    def test_the_dealer_keeps_thirteen_of_seventeen(self) -> None:
        table = Table.new(house("bismarck/short-43"), 0)

        table.deal()
        counts = [table.state.hands[0].bit_count()]
        table.first(4)
        counts.append(table.state.hands[0].bit_count())

        assert counts == [17, 13]
        assert (table.state.phase, table.state.actor) == (Phase.PLAY, 1), "left of the dealer leads"

    def test_the_dealer_may_pick_the_order_each_type_once(self) -> None:
        table = at_round("bismarck/short-43+dealer_picks_order", "nt-lose NT 3 5 5", dealer=0)

        table.deal()

        ids = (ContractId.NT_WIN, ContractId.CUT_TRUMP, ContractId.FREE_TRUMP)
        assert table.state.deal.dealer == 0, "four deals running"
        assert table.legal() == tuple(ChooseContract(id) for id in ids)
        assert len(GAME.observe(table.state, Seat(0)).hand) == 17


class TestParlettsChoice:
    """Section 2.9, PARLETT-C: on all twenty cards, and trumps named before the first lead as in Parlett."""

    def test_order_of_a_deal(self) -> None:
        table = Table.new(house("bismarck/parlett-choice"), 0)

        table.deal()
        assert len(GAME.observe(table.state, Seat(0)).hand) == 20
        table.do(ChooseContract(ContractId.FREE_TRUMP))
        assert (table.state.phase, table.state.actor) == (Phase.DISCARD, 0)
        table.first(4)

        assert (table.state.phase, table.state.actor) == (Phase.NAME_TRUMP, 0)


class TestRafQuotas:
    """Section 2.10: dealer, left, right."""

    def test_by_seat(self) -> None:
        table = Table.new(house("bismarck/raf-853"), 1)
        table.deal()
        table.first(4)
        table.do(ChooseContract(ContractId.NT_LOSE))
        table.first(48)

        (result,) = table.state.standing.results
        assert result.declarer == 1
        assert result.scores == tuple(quota - won for quota, won in zip((8, 3, 5), result.tricks, strict=True))


class TestFinnish:
    """Sections 2.12 and 2.13."""

    def test_the_first_open_card_makes_trumps_and_the_declarer_leads(self) -> None:
        table = Table.new(house("bismarck/finnish-4"), 3)

        table.deal()

        assert table.happened(ContractFixed) == [ContractFixed(Seat(0), ContractId.TURNED_TRUMP)]
        assert table.state.deal.trump is Trump.of(Card.at(table.state.deal.kitty[0]).suit)
        assert [hand.bit_count() for hand in table.state.hands] == [16, 12, 12, 12]
        table.first(4)
        assert (table.state.phase, table.state.actor) == (Phase.PLAY, 0)

    def test_valinta_is_chosen_before_the_hand_is_seen(self) -> None:
        quota = ("6 2 2 2", "2 6 2 2", "2 2 6 2", "2 2 2 6")
        low = ("0 4 4 4", "4 0 4 4", "4 4 0 4", "4 4 4 0")
        rounds = [f"turned-trump H {t}" for t in quota] + [f"nt-win NT {t}" for t in quota]
        table = at_round("bismarck/finnish-4", *rounds, *(f"nt-lose NT {t}" for t in low), dealer=3)

        table.deal()

        assert len(GAME.observe(table.state, Seat(0)).hand) == 0
        ids = (ContractId.FREE_TRUMP, ContractId.NT_WIN, ContractId.NT_LOSE)
        assert table.legal() == tuple(ChooseContract(id) for id in ids)


@pytest.mark.parametrize("name", ["kortman-1944", "finnish-3", "finnish-4"])
def test_must_trump_where_the_source_says_so(name: str) -> None:
    assert house(f"bismarck/{name}").play.void == "must-trump"


@pytest.mark.parametrize("id", [id for id in rulesets.BUILT_IN if id.startswith("bismarck/")])
def test_a_rule_set_offers_no_option_that_it_has_dropped(id: str) -> None:
    for option in rulesets.options_of("bismarck/modern"):
        if option not in rulesets.options_of(id):
            with pytest.raises(RulesetError, match=option):
                rulesets.load(f"{id}+{option}")


def test_british_houses_have_no_options_about_open_cards() -> None:
    assert set(rulesets.options_of("bismarck/polley-21")) == {"must_trump", "playoff"}
    assert set(rulesets.options_of("bismarck/short-43")) == {"must_trump", "playoff", "dealer_picks_order"}
