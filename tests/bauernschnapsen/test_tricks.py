"""Which cards may be played and who takes a trick: V07 to V33 of the rules dossier, each reached in a whole deal."""

import csv
from pathlib import Path

import pytest

from tests.bauernschnapsen.table import Table, card, cards, each_dealer, suit
from vorhand.cards import Cards, bits_of
from vorhand.games.bauernschnapsen import PlayCard
from vorhand.games.bauernschnapsen.ruleset import CARDS
from vorhand.tricks import Order, TrickRules, playable_heading, winner

FOLDER = Path(__file__).parents[1] / "vectors" / "bauernschnapsen"

Row = dict[str, str]


def each_row(name: str) -> pytest.MarkDecorator:
    """The test runs once a row of that file."""
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t", strict=True))
    assert found, name
    return pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in found])


def _reached(row: Row, dealer: int) -> Table:
    """The table before the trick of that row."""
    table = Table.playing(row["contract"], dealer, row["deal"])
    table.play("" if row["before"] == "-" else row["before"])
    assert not table.state.trick
    return table


@each_row("legal_cards.tsv")
@each_dealer
def test_bau_5_3_to_5_6_legal_cards(row: Row, dealer: int) -> None:
    table = _reached(row, dealer)
    table.play(row["trick"])
    seat = table.seat(table.to_act)

    assert str(Cards(table.state.hands[seat])) == str(cards(row["hand"]))
    assert str(table.legal_cards()) == str(cards(row["legal"]))


@each_row("legal_cards.tsv")
def test_every_other_card_of_the_hand_is_refused(row: Row) -> None:
    table = _reached(row, 0)
    table.play(row["trick"])

    for forbidden in cards(row["hand"]) - cards(row["legal"]):
        code = table.refused(table.to_act, PlayCard(forbidden))
        assert code.split()[0].startswith("refused-must-")


@each_row("trick_winner.tsv")
@each_dealer
def test_bau_5_2_winner(row: Row, dealer: int) -> None:
    table = _reached(row, dealer)

    table.trick(row["trick"], row["taken"])


@pytest.mark.parametrize("trump", [None, "H"])
@pytest.mark.parametrize("order", Order)
def test_a_hand_with_cards_always_has_one_that_may_be_played(order: Order, trump: str | None) -> None:
    rules = TrickRules(trump=None if trump is None else suit(trump), order=order)
    pack = tuple(CARDS)

    for lead in pack:
        for second in pack:
            others = [card for card in pack if card not in (lead, second)]
            for start in range(0, len(others), 3):
                hand = bits_of(card.index for card in others[start : start + 5])
                legal = playable_heading(hand, (lead.index, second.index), rules)
                assert legal
                assert legal & ~hand == 0


@pytest.mark.parametrize(
    ("order", "highest_first"),
    [
        (Order.ACE_TEN, "AS 10S KS QS JS"),
        (Order.TEN_HIGH, "10S KS QS JS AS"),
        (Order.KING_HIGH, "KS QS JS AS 10S"),
        (Order.QUEEN_HIGH, "QS JS AS 10S KS"),
        (Order.TEN_LAST, "AS KS QS JS 10S"),
    ],
)
def test_bau_1_2_order_of_ranks(order: Order, highest_first: str) -> None:
    rules = TrickRules(trump=None, order=order)
    ranked = [card(name).index for name in highest_first.split()]

    for place, high in enumerate(ranked):
        for low in ranked[place + 1 :]:
            assert winner((high, low), rules) == 0
            assert winner((low, high), rules) == 1
