"""max^n, asked through Python: beside a brute force that plays by the specification, and what must not change it."""

import random
from array import array
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import chain, pairwise
from typing import Literal

import pytest

from tests.bismarck.vectors import bits
from vorhand.cards import ALL_CARDS, Card, Cards, Seat, Suit, bits_of, indices_in
from vorhand.solver.bismarck import maxn
from vorhand.solver.bismarck.maxn import TRICK, MaxN, Unknown
from vorhand.solver.bismarck.position import Position
from vorhand.tricks import Ace, Beat, TrickRules, Void, playable, strongest_first, winner

Shares = tuple[Fraction, ...]
Moment = tuple[tuple[int, ...], tuple[int, ...], TrickRules, int, Literal["win", "lose"]]
"""Hands, trick, rules, leader and aim."""


def small_positions(seed: int, count: int, cards: int) -> list[Moment]:
    """Three hands of so many cards of two or three suits, in every mode, at any moment of a trick."""
    rng = random.Random(seed)
    return [_small_position(rng, cards) for _ in range(count)]


def _small_position(rng: random.Random, cards: int) -> Moment:
    aims: list[Literal["win", "lose"]] = ["win", "lose"]
    aim = rng.choice(aims)
    rules = TrickRules(
        trump=rng.choice([None, *Suit]),
        order=rng.choice(list(Ace)),
        void=rng.choice(list(Void)),
        beat=Beat.NEVER if aim == "lose" else rng.choice(list(Beat)),
    )
    suits = rng.sample(list(Suit), rng.randint(2, 3))
    dealt = rng.sample([card.index for card in ALL_CARDS if card.suit in suits], 3 * cards)
    hands = [bits_of(dealt[seat::3]) for seat in range(3)]
    leader, trick = rng.randrange(3), list[int]()
    for place in range(rng.randrange(3)):
        seat = (leader + place) % 3
        trick.append(rng.choice(indices_in(playable(hands[seat], trick, rules))))
        hands[seat] ^= 1 << trick[-1]
    return tuple(hands), tuple(trick), rules, leader, aim


def by_trying(position: Moment) -> tuple[Shares, dict[int, Shares]]:
    """The value of a position and of every card, every card tried."""
    hands, trick, rules, leader, aim = position
    seat = (leader + len(trick)) % len(hands)
    legal = indices_in(playable(hands[seat], trick, rules))
    if not legal:
        return (Fraction(0),) * len(hands), {}
    cards = {card: _after(position, seat, card) for card in legal}
    best = (max if aim == "win" else min)(shares[seat] for shares in cards.values())
    weights = {card: _weight(position, seat, card) for card, shares in cards.items() if shares[seat] == best}
    total = sum(weights.values())
    mean = tuple(
        sum((weight * cards[card][other] for card, weight in weights.items()), Fraction(0)) / total
        for other in range(len(hands))
    )
    return mean, cards


def _after(position: Moment, seat: int, card: int) -> Shares:
    hands, trick, rules, leader, aim = position
    left = tuple(hand & ~(1 << card) for hand in hands)
    played = (*trick, card)
    if len(played) < len(hands):
        return by_trying((left, played, rules, leader, aim))[0]
    taker = (leader + winner(played, rules)) % len(hands)
    rest, _ = by_trying((left, (), rules, taker, aim))
    return tuple(share + (other == taker) for other, share in enumerate(rest))


def _weight(position: Moment, seat: int, card: int) -> Fraction:
    """1 / the size of the class: neighbours in strength, no card of another hand nor the best of the trick between."""
    hands, trick, rules, _, _ = position
    best = 1 << trick[winner(trick, rules)] if trick else 0
    apart = best | sum(hand for other, hand in enumerate(hands) if other != seat)
    row = [one for one in strongest_first(hands[seat] | apart, rules.order) if one >> 4 == card >> 4]
    size, here = 0, False
    for one in row:
        if apart >> one & 1:
            if here:
                break
            size = 0
        else:
            size += 1
            here = here or one == card
    return Fraction(1, size)


def asked(moment: Moment) -> Position:
    hands, trick, rules, leader, aim = moment
    return Position(
        hands=tuple(map(Cards, hands)), trick=tuple(map(Card.at, trick)), leader=Seat(leader), rules=rules, aim=aim
    )


def solved(position: Moment) -> MaxN:
    answer = maxn.solve(asked(position))
    assert isinstance(answer, MaxN)
    return answer


def tricks(shares: tuple[int, ...]) -> Shares:
    return tuple(Fraction(share, TRICK) for share in shares)


def suits_exchanged(position: Moment, order: list[int]) -> Moment:
    hands, trick, rules, leader, aim = position
    moved = [16 * order[card >> 4] + card % 16 for card in trick]
    trump = None if rules.trump is None else Suit(order[rules.trump])
    return (
        tuple(bits_of(16 * order[card >> 4] + card % 16 for card in indices_in(hand)) for hand in hands),
        tuple(moved),
        replace(rules, trump=trump),
        leader,
        aim,
    )


@pytest.mark.parametrize("position", small_positions(11, 60, 3))
def test_equal_to_trying_every_card(position: Moment) -> None:
    shares, cards = by_trying(position)

    answer = solved(position)

    assert tricks(answer.shares) == shares
    assert {card: tricks(of_card) for card, of_card in answer.cards.items()} == cards


def test_cards_are_told_in_ascending_order() -> None:
    for position in small_positions(12, 20, 4):
        assert all(one < other for one, other in pairwise(solved(position).cards))


@pytest.mark.parametrize("position", small_positions(13, 20, 6))
def test_unchanged_when_suits_change_places(position: Moment) -> None:
    order = random.Random(13).sample(range(4), 4)

    exchanged = solved(suits_exchanged(position, order))

    before = solved(position)
    assert exchanged.shares == before.shares
    assert exchanged.cards == {16 * order[card >> 4] + card % 16: shares for card, shares in before.cards.items()}


@pytest.mark.parametrize("position", small_positions(14, 20, 6))
def test_unchanged_when_everybody_moves_a_seat(position: Moment) -> None:
    hands, trick, rules, leader, aim = position

    moved = solved(((hands[2], *hands[:2]), trick, rules, (leader + 1) % 3, aim))

    before = solved(position)
    assert moved.shares == (before.shares[2], *before.shares[:2])
    assert moved.cards == {card: (shares[2], *shares[:2]) for card, shares in before.cards.items()}


def _worlds(count: int) -> list[tuple[int, int, int]]:
    rng = random.Random(15)
    hand, others = (
        [card.index for card in list(ALL_CARDS)[::9]],
        [card.index for card in ALL_CARDS if card.index % 3 == 1],
    )
    others = [card for card in others if card not in hand][: 2 * len(hand)]
    return [
        (bits_of(hand), bits_of(mixed[: len(hand)]), bits_of(mixed[len(hand) :]))
        for mixed in (rng.sample(others, len(others)) for _ in range(count))
    ]


def _rows(worlds: Sequence[Sequence[int]]) -> memoryview:
    return memoryview(array("Q", chain.from_iterable(worlds))).cast("B").cast("Q", (len(worlds), 3))


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_worlds_are_answered_as_each_alone(threads: int) -> None:
    worlds = _worlds(30)
    alone = [asked((world, (), TrickRules(trump=Suit.HEARTS), 0, "win")) for world in worlds]

    together = maxn.solve_worlds(alone[0], _rows(worlds), threads=threads)

    assert together == [maxn.solve(position) for position in alone]


@pytest.mark.parametrize("threads", [1, 3])
def test_what_a_limit_of_nodes_leaves_unknown_depends_on_nothing_else(threads: int) -> None:
    worlds = _worlds(30)
    alone = [asked((world, (), TrickRules(trump=None), 0, "win")) for world in worlds]

    together = maxn.solve_worlds(alone[0], _rows(worlds), nodes=800, threads=threads)

    assert together == [maxn.solve(position, nodes=800) for position in alone]
    unknown = [answer for answer in together if not isinstance(answer, MaxN)]
    assert unknown == [Unknown.OUT_OF_NODES] * len(unknown)
    assert 0 < len(unknown) < len(together)


def test_no_time_leaves_everything_unknown() -> None:
    position = asked((_worlds(1)[0], (), TrickRules(trump=None), 0, "win"))

    assert maxn.solve(position, seconds=0) is Unknown.OUT_OF_TIME


def test_a_deal_that_is_over_has_nothing_left() -> None:
    answer = maxn.solve(asked(((0, 0, 0), (), TrickRules(trump=None), 1, "win")))

    assert answer == MaxN(shares=(0, 0, 0), cards={})


def test_a_tie_is_shared_out() -> None:
    # Seat 0 takes no trick whatever he does; which of two suits he leads decides who of the others takes one.
    hands = [bits("2C 2D"), bits("3C 4H"), bits("3D 4S")]

    answer = solved((tuple(hands), (), TrickRules(trump=None), 0, "win"))

    assert answer.shares == (0, TRICK, TRICK)
    assert list(answer.cards.values()) == [(0, 2 * TRICK, 0), (0, 0, 2 * TRICK)]


def test_touching_cards_count_once() -> None:
    # Clubs are two of his three cards but one choice of two.
    hands = [bits("2C 3C 2D"), bits("4C 5C 6C"), bits("3D 4D 5D")]

    answer = solved((tuple(hands), (), TrickRules(trump=None), 0, "win"))

    assert answer.shares == (0, 3 * TRICK // 2, 3 * TRICK // 2)


@pytest.mark.parametrize(
    ("hands", "changed", "fields", "sentence"),
    [
        (("AS KS", "QS", "JS"), {}, {}, "seat 1 should hold 2 cards, not 1"),
        (("AS", "KS", "QS"), {"aim": "draw"}, {}, "aim 'draw' is not one of win, lose"),
        (
            ("AS", "KS", "QS"),
            {},
            {"nodes": -1},
            "a limit of nodes is .* or None for no limit, not -1",
        ),
        (
            ("AS", "KS", "QS"),
            {},
            {"seconds": -1.0},
            "a limit of time is .* or None for no limit, not -1.0",
        ),
        (("AS", "KS", "QS"), {}, {"seconds": float("nan")}, "a limit of time is 0 seconds or more"),
        (("AS", "KS", "QS"), {}, {"threads": 0}, "there are 1 to 256 threads, not 0"),
    ],
)
def test_what_cannot_be_is_refused(
    hands: tuple[str, ...], changed: dict[str, object], fields: dict[str, object], sentence: str
) -> None:
    held = tuple(Cards(bits(hand)) for hand in hands)
    position = replace(Position(hands=held, leader=Seat(0), rules=TrickRules(trump=None)), **changed)  # type: ignore[arg-type]

    with pytest.raises(ValueError, match=sentence):
        maxn.solve_worlds(position, _rows([tuple(hand.bits for hand in held)]), **fields)  # type: ignore[arg-type]


def _whole_deal() -> Position:
    rng = random.Random(17)
    dealt = rng.sample([card.index for card in ALL_CARDS], 48)
    hands = tuple(bits_of(dealt[seat::3]) for seat in range(3))
    return asked((hands, (), TrickRules(trump=None), 0, "win"))


def test_progress_is_told_and_may_give_up() -> None:
    position = _whole_deal()
    told: list[int] = []

    def two_are_enough(nodes: int) -> bool:
        told.append(nodes)
        return len(told) < 2

    assert maxn.solve(position, progress=two_are_enough) is Unknown.ENDED
    assert 0 <= told[0] < told[1]

    worlds = _rows([tuple(hand.bits for hand in position.hands)] * 3)
    assert maxn.solve_worlds(position, worlds, threads=2, progress=lambda _: False) == [Unknown.ENDED] * 3


def test_what_progress_raises_arrives() -> None:
    def angry(_: int) -> bool:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        maxn.solve(_whole_deal(), progress=angry)
