"""Where the cards go before play: vectors D1 to D14 and L15 of the dossier, section 4.5."""

import pytest

from tests.bismarck.positions import Table, pack_of
from tests.bismarck.vectors import Row, bits, each_row, house, numbers
from vorhand.cards import Card, Cards, Seat, Suit, bits_of
from vorhand.errors import IllegalActionError
from vorhand.games.base import NATURE
from vorhand.games.bismarck import (
    GAME,
    ChooseContract,
    ContractId,
    Deal,
    Discard,
    LayOpen,
    LeaveKitty,
    NameTrump,
    Phase,
    PlayCard,
    TakeKitty,
    Trump,
)
from vorhand.games.bismarck.events import CardShown, KittyOpened, KittySeen
from vorhand.games.bismarck.observation import ShownCard
from vorhand.games.bismarck.ruleset import TrumpSource

NT_WIN = ChooseContract(ContractId.NT_WIN)


@each_row("dealing.tsv")
def test_bis_2_1_and_2_2_dealing(row: Row) -> None:
    table = Table.new(house(row["ruleset"]), numbers(row["dealer"])[0])
    pack = tuple(reversed(pack_of(table.state.ruleset)))

    table.deal(pack)

    expected = [pack[place] for place in numbers(row["places"])]
    if row["to"] == "kitty":
        assert [Card.at(card) for card in table.state.deal.kitty] == expected
    else:
        seat = int(row["to"])
        taken = (
            0
            if table.state.deal.fate == "lying" or seat != table.state.deal.declarer
            else bits_of(table.state.deal.kitty)
        )
        assert Cards(table.state.hands[seat] & ~taken) == Cards.of(expected)


@each_row("open_places.tsv")
def test_bis_2_2_places_of_the_open_cards(row: Row) -> None:
    table = Table.new(house(row["ruleset"]))

    refusal = GAME.why_not(table.state, NATURE, LayOpen(numbers(row["places"])))

    assert (refusal is None) == (row["legal"] == "yes")
    assert refusal is None or refusal.rule == "BIS-2.2"


def test_d4_the_cards_at_those_places_are_the_kitty() -> None:
    table = Table.new(house("bismarck/modern+open_cards_scattered"))
    pack = pack_of(table.state.ruleset)

    table.chance(LayOpen((2, 10, 20, 30)))
    table.deal(pack)

    assert table.happened(KittyOpened) == [KittyOpened((pack[2], pack[10], pack[20], pack[30]))]
    rest = [card for place, card in enumerate(pack) if place not in (2, 10, 20, 30)]
    assert [Cards(hand) for hand in table.state.hands] == [Cards.of(rest[seat::3]) for seat in range(3)]


@each_row("packs.tsv")
def test_bis_1_2_packs(row: Row) -> None:
    pack = house(row["ruleset"]).cards

    assert len(pack) == int(row["count"])
    assert [len(pack.of_suit(suit)) for suit in Suit] == [
        int(row[s]) for s in ("clubs", "diamonds", "hearts", "spades")
    ]
    assert bits(row["holds"]) & ~pack.bits == 0
    assert bits(row["lacks"]) & pack.bits == 0


@pytest.mark.parametrize("change", ["short", "double", "foreign"])
def test_bis_1_2_another_pack_is_refused(change: str) -> None:
    table = Table.new(house("bismarck/short-43"), 0)
    pack = pack_of(table.state.ruleset)
    wrong = {"short": pack[1:], "double": (pack[1], *pack[1:]), "foreign": (Card("2C"), *pack[1:])}[change]

    refusal = GAME.why_not(table.state, NATURE, Deal(wrong))

    assert refusal is not None
    assert refusal.rule == "BIS-1.2"


class TestD11ModernExchange:
    """BIS-3.6 and 3.7: sixteen cards, twenty, sixteen; any four of the twenty go out, for ever."""

    def table(self) -> Table:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(NT_WIN)
        return table

    def test_hand_counts(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        counts = [table.state.hands[0].bit_count()]

        table.do(NT_WIN)
        counts.append(table.state.hands[0].bit_count())
        table.first(4)
        counts.append(table.state.hands[0].bit_count())

        assert counts == [16, 20, 16]

    def test_cards_of_the_kitty_may_go_out_again(self) -> None:
        table = self.table()
        kitty = sorted(Card.at(card) for card in table.state.deal.kitty)

        table.do(*(Discard(card) for card in kitty))

        assert Cards(table.state.deal.discards) == Cards.of(kitty)
        assert table.state.phase is Phase.PLAY

    def test_own_cards_may_go_out_and_the_kitty_stay(self) -> None:
        table = self.table()
        kitty = bits_of(table.state.deal.kitty)
        own = [*Cards(table.state.hands[0] & ~kitty)][:4]

        table.do(*(Discard(card) for card in own))

        assert kitty & ~table.state.hands[0] == 0

    def test_discards_cannot_be_played(self) -> None:
        table = self.table()
        table.first(4)

        for card in Cards(table.state.deal.discards):
            refusal = GAME.why_not(table.state, Seat(0), PlayCard(card))
            assert refusal is not None
            assert refusal.code == "refused-not-held"

    def test_what_is_not_held_cannot_be_discarded(self) -> None:
        table = self.table()
        foreign = next(iter(table.state.ruleset.cards - Cards(table.state.hands[0])))

        refusal = GAME.why_not(table.state, Seat(0), Discard(foreign))

        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("refused-discard-not-held", "BIS-3.7")
        assert refusal.fields["legal"] == str(Cards(table.state.hands[0]))

    def test_every_four_of_twenty_can_be_reached(self) -> None:
        # C(20,4) = 4845: each choice of four exactly once, in ascending order.
        table = self.table()
        reached = [table.state]

        for _ in range(4):
            reached = [
                GAME.apply(s, Seat(0), action).state for s in reached for action in GAME.legal_actions(s, Seat(0))
            ]

        discards = [state.deal.discards for state in reached]
        assert len(discards) == len(set(discards)) == 4845

    def test_discards_stay_out_of_order_refused(self) -> None:
        table = self.table()
        low, high = [action.card for action in table.legal() if isinstance(action, Discard)][:2]
        table.do(Discard(high))

        refusal = GAME.why_not(table.state, Seat(0), Discard(low))

        assert refusal is not None
        assert (refusal.rule, refusal.code) == ("BIS-3.7", "refused-discard-order")

    def test_l15_no_lead_before_the_discards(self) -> None:
        table = self.table()
        table.first(3)

        assert all(isinstance(action, Discard) for action in table.legal())
        with pytest.raises(IllegalActionError):
            table.do(PlayCard(Card.at(table.state.hands[0].bit_length() - 1)))

    def test_bis_3_8_nobody_else_sees_the_discards(self) -> None:
        table = self.table()
        table.first(4)

        seen = [len(GAME.observe(table.state, Seat(seat)).discards) for seat in range(3)]

        assert seen == [4, 0, 0]


class TestD12PortugueseExchange:
    """bismarck/portugal, dossier 2.11: exactly four out, unseen, then the four in, and those stay."""

    def table(self) -> Table:
        table = Table.new(house("bismarck/portugal"))
        table.deal()
        table.do(NT_WIN)
        return table

    def test_hand_counts(self) -> None:
        table = self.table()
        counts = [table.state.hands[2].bit_count()]
        table.do(TakeKitty())

        for _ in range(3):
            table.first()
            counts.append(table.state.hands[2].bit_count())
        assert not table.happened(KittySeen), "the four are unseen until four are out"
        table.first()
        counts.append(table.state.hands[2].bit_count())

        assert counts == [16, 15, 14, 13, 16]

    def test_what_is_taken_cannot_be_discarded(self) -> None:
        table = self.table()
        kitty = Cards.of(Card.at(card) for card in table.state.deal.kitty)
        table.do(TakeKitty())

        offered = {action.card for action in table.legal() if isinstance(action, Discard)}

        assert not offered & set(kitty)
        table.first(4)
        assert set(kitty) <= set(Cards(table.state.hands[2]))
        assert table.happened(KittySeen) == [KittySeen(Seat(2), kitty)]

    def test_it_may_be_declined(self) -> None:
        table = self.table()

        table.do(LeaveKitty())

        assert (table.state.phase, table.state.actor) == (Phase.PLAY, 0)
        assert not GAME.observe(table.state, Seat(2)).kitty

    def test_the_dealers_last_card_is_shown_and_stays_his(self) -> None:
        table = Table.new(house("bismarck/portugal"))
        pack = pack_of(table.state.ruleset)

        table.deal(pack)

        assert table.happened(CardShown) == [CardShown(pack[47])]
        assert pack[47] in Cards(table.state.hands[2])
        table.do(ChooseContract(ContractId.TURNED_TRUMP))
        assert table.state.deal.trump is Trump.of(pack[47].suit)

    def test_other_trump_may_be_the_suit_of_the_shown_card(self) -> None:
        table = Table.new(house("bismarck/portugal"))
        table.deal()

        table.do(ChooseContract(ContractId.FREE_TRUMP), NameTrump(Trump.SPADES))

        assert pack_of(table.state.ruleset)[47].suit is Suit.SPADES
        assert table.state.deal.trump is Trump.SPADES


class TestD14Lever:
    """bismarck/lever, dossier 2.10: fifteen cards and seven, seven go out, fifteen tricks."""

    def test_hand_counts_and_tricks(self) -> None:
        table = Table.new(house("bismarck/lever"), 0)
        table.deal()
        counts = [table.state.hands[0].bit_count()]
        table.first(7)
        counts.append(table.state.hands[0].bit_count())
        table.do(NameTrump(Trump.CLUBS))

        table.first(45)

        assert counts == [22, 15]
        assert [sum(result.tricks) for result in table.state.standing.results] == [15]

    def test_the_last_card_makes_trumps_and_everybody_sees_it(self) -> None:
        table = Table.new(house("bismarck/lever"), 0)
        table.deal()
        table.first(7)
        table.do(NameTrump(Trump.CLUBS))
        table.first(45)

        pack = pack_of(table.state.ruleset)
        table.deal((*pack[1:], Card("2C")))

        assert table.happened(CardShown) == [CardShown(Card("2C"))]
        assert table.state.deal.trump is Trump.CLUBS
        assert GAME.observe(table.state, Seat(2)).shown == (ShownCard(TrumpSource.LAST_CARD, Card("2C")),)


def test_a_closed_kitty_that_is_left_stays_unseen() -> None:
    # Dossier 2.4: "declining = kitty stays unseen".
    table = Table.new(house("bismarck/dealer-kitty"))
    table.deal()
    table.do(NT_WIN, LeaveKitty())

    assert not table.happened(KittySeen)
    assert [GAME.observe(table.state, Seat(seat)).kitty for seat in range(3)] == [(), (), ()]
    assert [hand.bit_count() for hand in table.state.hands] == [16, 16, 16]


def test_a_hand_may_not_be_looked_at_before_the_choice() -> None:
    # Dossier 2.1: "information: only the 4 open cards"; players pick up their hands after the announcement.
    table = Table.new(house("bismarck/modern"))
    table.deal()
    assert [len(GAME.observe(table.state, Seat(seat)).hand) for seat in range(3)] == [0, 0, 0]

    table.do(ChooseContract(ContractId.FREE_TRUMP))
    assert [len(GAME.observe(table.state, Seat(seat)).hand) for seat in range(3)] == [0, 0, 0], "the suit belongs to it"

    table.do(NameTrump(Trump.HEARTS))
    assert [len(GAME.observe(table.state, Seat(seat)).hand) for seat in range(3)] == [20, 16, 16]
