"""The play of small deals, node by node, against an independent reading of the dossier (tests/independent)."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product, zip_longest

import pytest

from tests.bismarck.positions import ending
from tests.independent import bismarck_play as independent
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.bismarck import GAME, PlayCard, Ruleset, State
from vorhand.games.bismarck.events import DealScored, TrickTaken
from vorhand.notation import parse_deal_string

POLICIES = list(
    product(
        (None, "C", "D", "H", "S"),
        ("high", "low"),
        ("free", "must-trump"),
        ("never", "at-no-trump", "when-trump-led", "both"),
        ("win", "lose"),
    )
)
"""Trump, ace, void, beat, aim: 160 combinations, all of which occur below."""

DEALS = 200

HOUSE = """
extends = "bismarck/modern"
source = "brute force"
[choice]
contracts = ["nt-win", "free-trump", "nt-lose", "trump-lose"]
[play]
void = "{void}"
beat = "{beat}"
[contracts]
nt-win.ace = "{ace}"
free-trump.ace = "{ace}"
nt-lose.ace = "{ace}"
trump-lose.ace = "{ace}"
"""
FOR_FOUR = """
[deck]
players = 4
hand = 13
[kitty]
size = 0
facing = "closed"
[exchange]
duty = "none"
[match]
forgotten_discard = "none"
[scoring]
win = [4, 3, 3, 3]
lose = [1, 4, 4, 4]
"""
FOR_PAIRS = FOR_FOUR.replace("hand = 13", 'hand = 13\nsides = "pairs"').replace(
    "win = [4, 3, 3, 3]\nlose = [1, 4, 4, 4]", "win = [8, 5]\nlose = [5, 8]"
)


@dataclass(frozen=True)
class SmallDeal:
    """The last tricks of a deal, for both readings."""

    text: str
    ruleset: Ruleset
    rules: independent.Rules
    hands: list[list[str]]
    leader: int
    won: tuple[int, ...]
    declarer: int


@cache
def house(players: int, ace: str, void: str, beat: str, *, sides: str) -> Ruleset:
    text = HOUSE.format(ace=ace, void=void, beat=beat)
    if players == 4:
        # Sees his hand: there is no open kitty.
        text = text.replace("[choice]", '[choice]\nsees = "hand"') + (FOR_FOUR if sides == "alone" else FOR_PAIRS)
    parsed: Ruleset = rulesets.parse(text, "brute-force.toml")
    return parsed


def small_deal(number: int) -> SmallDeal:
    trump, ace, void, beat, aim = POLICIES[number % len(POLICIES)]
    rng = random.Random(f"brute force {number}")
    players, size = rng.choice([(3, 3), (3, 3), (3, 3), (3, 4), (4, 3)])
    ruleset = house(players, ace, void, beat, sides=("alone", "pairs")[number % 2])
    # Few suits and many of them make void hands, ruffs and duties to beat equally common.
    suits = rng.sample("CDHS", rng.choice([2, 3, 4] if players * size == 9 else [3, 4]))
    pool = [rank + suit for suit in suits for rank in "23456789TJQKA"]
    dealt = rng.sample(pool, players * size)
    hands = [dealt[size * seat : size * (seat + 1)] for seat in range(players)]
    leader, dealer = rng.randrange(players), rng.randrange(players)
    won = _shared(ruleset.deck.hand - size, players, leader, rng)
    contract = {("win", True): "nt-win", ("lose", True): "nt-lose", ("win", False): "free-trump"}.get(
        (aim, trump is None), "trump-lose"
    )
    text = ending(
        ruleset,
        contract=contract,
        trump=trump or "",
        hands=[" ".join(hand) for hand in hands],
        leader=leader,
        won=won,
        dealer=dealer,
    )
    quotas = ruleset.scoring.win if aim == "win" else ruleset.scoring.lose
    rules = independent.Rules(players, trump, aim, ace, void, beat, quotas)
    return SmallDeal(text, ruleset, rules, hands, leader, won, (dealer + 1) % players)


def _shared(tricks: int, players: int, leader: int, rng: random.Random) -> tuple[int, ...]:
    """Tricks by seat; the leader has at least one, for he took the last."""
    takers = [leader] + [rng.randrange(players) for _ in range(tricks - 1)]
    return tuple(takers.count(seat) for seat in range(players))


def walk(state: State, won: tuple[int, ...]) -> Iterator[tuple[independent.Node, tuple[int, ...]]]:
    """Every position of the engine's play, depth first, in its own order; with the points at the end of each line."""
    yield from _visit(state, (), won)


def _visit(
    state: State, path: tuple[str, ...], before: tuple[int, ...]
) -> Iterator[tuple[independent.Node, tuple[int, ...]]]:
    seat = GAME.to_act(state)
    assert isinstance(seat, int)
    tricks = tuple(now - then for now, then in zip(state.won, before, strict=True))
    actions = GAME.legal_actions(state, Seat(seat))
    cards = [action.card.text for action in actions if isinstance(action, PlayCard)]
    yield independent.Node(path, seat, tuple(cards), tricks), ()
    for action, card in zip(actions, cards, strict=True):
        after, events = GAME.apply(state, Seat(seat), action)
        taken = [event.seat for event in events if isinstance(event, TrickTaken)]
        won = tuple(count + taken.count(Seat(s)) for s, count in enumerate(state.won))
        scored = [event for event in events if isinstance(event, DealScored)]
        if scored:
            assert scored[0].tricks == won
            end = tuple(now - then for now, then in zip(won, before, strict=True))
            yield independent.Node((*path, card), None, (), end), scored[0].scores
        else:
            assert after.won == won
            yield from _visit(after, (*path, card), before)


def points(deal: SmallDeal, tricks: tuple[int, ...]) -> tuple[int, ...]:
    """The independent score by seat, for the tricks of a whole deal by seat."""
    players = deal.rules.players
    from_declarer = [tricks[(deal.declarer + place) % players] for place in range(players)]
    scores = independent.scores(from_declarer, deal.rules)
    return tuple(scores[(seat - deal.declarer) % players] for seat in range(players))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(DEALS))
def test_engine_and_independent_reading_agree_at_every_node(number: int) -> None:
    deal = small_deal(number)
    state = parse_deal_string(deal.text, deal.ruleset)

    independently = independent.walk(deal.hands, deal.leader, deal.rules)
    for node, found in zip_longest(independently, walk(state, deal.won)):
        assert node is not None, f"the independent play ends first: {deal.text} {deal.rules}"
        assert found is not None, f"the engine's play ends first: {deal.text} {deal.rules}"
        assert node == found[0], f"{deal.text} {deal.rules}"
        if node.seat is None:
            tricks = tuple(before + now for before, now in zip(deal.won, node.tricks, strict=True))
            assert points(deal, tricks) == found[1], f"{deal.text} {deal.rules}"


def test_all_combinations_and_all_cases_of_play_occur() -> None:
    deals = [small_deal(number) for number in range(DEALS)]
    rules = {(d.rules.trump, d.rules.ace, d.rules.void, d.rules.beat, d.rules.aim) for d in deals}

    assert rules == set(POLICIES)
    assert {(d.rules.players, len(d.rules.quotas)) for d in deals} == {(3, 3), (4, 4), (4, 2)}
    assert {len(d.hands[0]) for d in deals} == {3, 4}


def test_the_independent_reading_passes_the_vectors_of_the_dossier() -> None:
    assert independent.main() == 0
