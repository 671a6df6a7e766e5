"""The frozen deals are what `benchmarks.deals.make` makes, and what their README.md says."""

import pytest

from benchmarks.deals import FOLDER, lines_of
from benchmarks.deals.make import CORPORA, text_of
from vorhand.cards import Cards, Suit
from vorhand.games.bismarck import State
from vorhand.notation import format_deal_string, parse_deal_string


@pytest.mark.parametrize("name", CORPORA)
def test_a_corpus_is_made_again_to_the_byte(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="ascii")

    assert text_of(name) == kept


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
