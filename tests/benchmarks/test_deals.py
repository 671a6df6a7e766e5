"""The frozen deals are what `benchmarks.deals.make` makes, and what their README.md says."""

import pytest

from benchmarks.deals import FOLDER, lines_of
from benchmarks.deals.bridge import BridgeDeal, BridgeEnding, hands_text, random_hands
from benchmarks.deals.make import CORPORA, SEEDS, text_of
from vorhand.cards import ALL_CARDS, Cards, Suit
from vorhand.games.bismarck import State
from vorhand.notation import format_deal_string, parse_deal_string

_OF_DDS = "bridge-1000"


@pytest.mark.parametrize("name", sorted(CORPORA.keys() - {_OF_DDS}))
def test_a_corpus_is_made_again_to_the_byte(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="ascii")

    assert text_of(name) == kept


def test_the_bridge_deals_are_those_of_their_seed_and_their_lines_are_read_back() -> None:
    lines = lines_of(_OF_DDS)

    deals = [BridgeDeal.parse(line) for line in lines]

    expected = [hands_text(random_hands(SEEDS["bridge"], number)) for number in range(1000)]
    assert expected == [hands_text(deal.hands) for deal in deals]
    assert [*lines] == [str(deal) for deal in deals]


def test_bridge_hands_are_the_pack_of_52_in_thirteens_and_endings_are_parts_of_them() -> None:
    for deal, ending in zip(_deals(100), _endings(), strict=True):
        assert [len(hand) for hand in deal.hands] == [13] * 4
        assert Cards(sum(hand.bits for hand in deal.hands)) == ALL_CARDS
        assert [len(hand) for hand in ending.hands] == [8] * 4
        assert all(not left - hand for left, hand in zip(ending.hands, deal.hands, strict=True))


@pytest.mark.parametrize("tricks", [16, 12, 7])
@pytest.mark.parametrize("contract", ["nt", "spades", "pass"])
def test_bismarck_lines_are_positions_with_as_many_tricks_to_come_as_their_name_says(
    contract: str, tricks: int
) -> None:
    for line in lines_of(f"bismarck-{contract}-{tricks}"):
        state = parse_deal_string(line)

        assert isinstance(state, State)
        assert line == format_deal_string(state)
        assert [tricks] * 3 == [hand.bit_count() for hand in state.hands]
        assert state.deal.declarer == 0
        assert state.trick == ()


@pytest.mark.parametrize("contract", ["nt", "spades", "pass"])
def test_a_declarer_laid_aside_what_the_head_of_the_file_says(contract: str) -> None:
    for line in lines_of(f"bismarck-{contract}-16"):
        state = parse_deal_string(line)
        kept = [card for card in Cards(state.hands[0]) if contract != "spades" or card.suit is not Suit.SPADES]
        laid_aside = [*Cards(state.deal.discards)]

        sign = -1 if contract == "pass" else 1
        assert len(laid_aside) == 4
        assert max(sign * card.rank for card in laid_aside) <= min(sign * card.rank for card in kept)


def _deals(count: int) -> list[BridgeDeal]:
    return [BridgeDeal.parse(line) for line in lines_of(_OF_DDS)[:count]]


def _endings() -> list[BridgeEnding]:
    return [BridgeEnding.parse(line) for line in lines_of("bridge-8")]
