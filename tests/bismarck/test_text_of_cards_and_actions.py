"""Cards, hands, actions and actors as text: parse undoes format, and any text is a value or a VorhandError."""

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.bismarck.generated import accepted
from vorhand import notation
from vorhand.cards import ALL_CARDS, SEATS, Card, Cards
from vorhand.errors import VorhandError
from vorhand.games.base import ARBITER, NATURE
from vorhand.games.bismarck import (
    ChooseContract,
    ContractId,
    CutCard,
    Deal,
    DrawDealer,
    LayOpen,
    Trump,
    Void,
    VoidReason,
)
from vorhand.games.bismarck.actions import action_at
from vorhand.notation.bismarck import format_trump, parse_trump

CARD = st.sampled_from([*ALL_CARDS])
CARD_LIST = st.lists(CARD, max_size=60).map(tuple)
HAND = st.sets(CARD).map(Cards.of)
ACTOR = st.sampled_from([*SEATS, NATURE, ARBITER])


def _numbered() -> list[object]:
    actions: list[object] = []
    for number in range(256):
        try:
            actions.append(action_at(number))
        except KeyError:
            continue
    return actions


ACTION = st.one_of(
    st.sampled_from(_numbered()),
    st.builds(DrawDealer, st.sampled_from(SEATS)),
    st.builds(CutCard, CARD),
    st.builds(LayOpen, st.lists(st.integers(0, 999), max_size=8).map(tuple)),
    st.builds(Deal, CARD_LIST),
    st.builds(Void, st.sampled_from(VoidReason)),
)

PARSERS: dict[str, Callable[[str], object]] = {
    "card": notation.parse_card,
    "cards": notation.parse_cards,
    "hand": notation.parse_hand,
    "action": notation.parse_action,
    "actor": notation.parse_actor,
    "trump": parse_trump,
}
EACH_PARSER = pytest.mark.parametrize("parse", PARSERS.values(), ids=PARSERS)

CARDLIKE = st.text("23456789TJQKA10CDHScdhstjqka♠♥♦♣♤♡♢♧\ufe0e\ufe0f. -,ſßﬀı٣²", max_size=12)
WORDS = st.sampled_from(
    [
        "play",
        "discard",
        "contract",
        "trump",
        "take",
        "leave",
        "dealer",
        "cut",
        "open",
        "deal",
        "void",
        "nature",
        "arbiter",
    ]
)
REST = st.one_of(
    CARDLIKE,
    st.sampled_from([id.value for id in ContractId]),
    st.sampled_from(["NT", "nt", "C", "forgotten-discard", "-", "0", "3", "4", "00", "1,2,3", "1,,2", ",", "²", "1 2"]),
    st.integers().map(str),
)
ACTIONLIKE = st.builds("{0}{1}{2}".format, WORDS, st.sampled_from([" ", "  ", "\t", "", "\u00a0"]), REST)


@given(CARD)
def test_card(card: Card) -> None:
    assert notation.parse_card(str(card)) is card


@pytest.mark.parametrize("card", [*ALL_CARDS], ids=str)
def test_other_ways_to_write_a_card(card: Card) -> None:
    sign = dict(zip("CDHS", "♣♦♥♠", strict=True))[card.suit.letter]
    rank = "10" if card.rank.letter == "T" else card.rank.letter

    for text in (card.text.lower(), rank + sign, rank.lower() + card.suit.letter, f" {rank}{sign}\ufe0f\n"):
        assert notation.parse_card(text) is card


@given(CARD_LIST)
def test_list_of_cards(cards: tuple[Card, ...]) -> None:
    assert notation.parse_cards(notation.format_cards(cards)) == cards


@given(HAND)
def test_hand(hand: Cards) -> None:
    assert notation.parse_hand(notation.format_hand(hand)) == hand


@given(HAND)
def test_ranks_of_a_hand_come_in_any_order(hand: Cards) -> None:
    suits = notation.format_hand(hand).split(".")
    mixed = ".".join("".join(sorted(ranks)) for ranks in suits)

    assert notation.parse_hand(mixed) == hand


@given(ACTION)
def test_action(action: object) -> None:
    assert notation.parse_action(notation.format_action(action)) == action


def test_every_contract_can_be_written() -> None:
    for id in ContractId:
        assert notation.parse_action(f"contract {id.value}") == ChooseContract(id)


@given(ACTOR)
def test_actor(actor: object) -> None:
    assert notation.parse_actor(notation.format_actor(actor)) == actor  # type: ignore[arg-type]


@pytest.mark.parametrize("trump", Trump)
def test_trump(trump: Trump) -> None:
    assert parse_trump(format_trump(trump)) is trump


@EACH_PARSER
@settings(max_examples=150)
@given(text=st.one_of(st.text(max_size=40), CARDLIKE, ACTIONLIKE, REST))
@example(text="")
@example(text="-")
@example(text="10")
@example(text="\ud800")
@example(text="...")
@example(text="A" * 200)
def test_any_text_is_a_value_or_a_vorhand_error(parse: Callable[[str], object], text: str) -> None:
    accepted(lambda: parse(text))


@pytest.mark.parametrize("text", ["A", "1S", "11S", "AX", "ASS", "A S", "0S", "aſ", ""])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(VorhandError):
        notation.parse_card(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play AS KS",
        "take 1",
        "trump",
        "trump X",
        "contract NT-WIN",
        "dealer 4",
        "dealer -1",
        "open",
        "deal A",
        "void",
        "Play AS",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(VorhandError):
        notation.parse_action(text)
