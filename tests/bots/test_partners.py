"""How the bot "rules" plays with a partner: what it gives, where it looks for passed cards, whose tricks it leaves."""

import random

import pytest

from tests.bismarck.positions import Table
from tests.bots.test_behaviour import decision, total_of
from vorhand import rulesets
from vorhand.bots import bot
from vorhand.bots.bismarck.inference import read_table
from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.bismarck import GAME, GiveCard

HOUSE = rulesets.load("bismarck/finnish-partners")
BEFORE = "bismarck/finnish-partners dealer=3 places=2,10,20,30"
GIVEN = "kitty=2C3C4C5C fate=taken given=2C3C4C5C,6C,8C,9C,TC,JC"


def last_to_play(contract: str, trick: str) -> str:
    """Seat 0, partner of seat 2, plays last with the ace and the two of hearts."""
    hands = "hands=.A2..7/9..8./8..9./7..T."
    return f"{BEFORE} contract={contract} trump=NT {GIVEN} {hands} won=3,3,2,2 trick=1:{trick}"


@pytest.mark.parametrize(
    ("contract", "trick", "card"),
    [
        ("nt-win", "5HKH4H", "2H"),  # the partner's king takes it
        ("nt-win", "5H3HKH", "AH"),  # an opponent's king would
        ("nt-lose", "5HKH4H", "AH"),  # the side has the trick anyway: away with the ace
        ("nt-lose", "5H3HKH", "2H"),
    ],
)
def test_a_trick_of_the_partner_is_left_alone(contract: str, trick: str, card: str) -> None:
    assert str(getattr(decision(last_to_play(contract, trick)), "card", "")) == card


def exchanging(declarers: str) -> Table:
    """Seat 0 is declarer at turned hearts and has taken the kitty; the other cards lie in their order."""
    hand = Cards.of(Card(card) for card in declarers.split())
    kitty = [Card(card) for card in ("4H", "4D", "4S", "4C")]
    rest = [*(HOUSE.cards - hand - Cards.of(kitty))]
    others = [Cards.of(rest[start::3]) for start in range(3)]
    held = [".".join("".join(c.rank.letter for c in reversed([*h.of_suit(s)])) for s in reversed(Suit)) for h in others]
    own = hand | Cards.of(kitty)
    mine = ".".join("".join(c.rank.letter for c in reversed([*own.of_suit(s)])) for s in reversed(Suit))
    text = f"{BEFORE} contract=turned-trump trump=H kitty={''.join(map(str, kitty))} fate=taken"
    return Table.at(f"{text} hands={'/'.join([mine, *held])}")


def give(table: Table) -> Card:
    actor = table.state.actor
    assert isinstance(actor, int)
    action = bot("rules").act(GAME.observe(table.state, actor), random.Random(1))
    assert isinstance(action, GiveCard)
    table.do(action)
    return action.card


def test_the_declarer_brings_his_highest_trumps_to_his_partner() -> None:
    table = exchanging("AH KH QH 9H 2H AS 3S 5D 6D 7D 8C 9C")

    assert {str(give(table)) for _ in range(4)} == {"AH", "KH", "QH", "9H"}


def test_the_partner_gives_the_opponents_nothing_of_worth() -> None:
    table = exchanging("AH KH QH 9H 2H AS 3S 5D 6D 7D 8C 9C")
    for _ in range(4):
        give(table)

    given = [give(table) for _ in range(3)]

    assert all(card.suit is not Suit.HEARTS for card in given)
    assert all(given[place] < Card(f"T{given[place].suit.letter}") for place in (0, 2))


def test_a_passed_card_is_looked_for_where_it_went() -> None:
    table = exchanging("AH KH QH 9H 2H AS 3S 5D 6D 7D 8C 9C")
    gave: dict[Seat, list[Card]] = {}
    while table.state.phase == "give":
        actor = table.state.actor
        assert isinstance(actor, int)
        gave.setdefault(actor, []).append(give(table))
    # Seat 1 gave seat 3 a card and got one back: the one given can be nowhere else, if it did not come back.
    (card,) = gave[Seat(1)]
    returned = gave[Seat(3)][-1]
    assert card != returned

    table.first()
    may_hold = read_table(GAME.observe(table.state, Seat(1))).may_hold

    assert [bool(held & card.bit) for held in may_hold] == [False, False, False, True]


@pytest.mark.parametrize("names", [("rules", "random") * 2, ("random", "rules") * 2])
def test_a_pair_beats_two_random_players(names: tuple[str, ...]) -> None:
    own = names.index("rules")

    assert sum(total_of(HOUSE, names, seed)[own] for seed in (1, 2)) > 30
