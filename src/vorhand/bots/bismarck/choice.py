"""Which contract to play and what to make trumps.

Every contract is estimated in points for the declarer. Where each may be played only once, a contract also costs what
it could bring later: so the flexible ones are kept, and spades come before free trump when spades look good.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod

from vorhand.bots.bismarck import hands
from vorhand.bots.bismarck.hands import Prospect
from vorhand.bots.bismarck.inference import ranked
from vorhand.bots.bismarck.weights import HANDS, LAYOUT_POINTS, OF_A_SIDE, OPEN_CARDS, WITHOUT_KITTY, family_of
from vorhand.cards import LANES, Card, Suit, bits_of
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import (
    Aim,
    Contract,
    ContractId,
    DeclarerSeat,
    Duty,
    ExchangeOrder,
    Facing,
    Ruleset,
    Sees,
    Selection,
    Sides,
    Trump,
    TrumpSource,
)
from vorhand.games.bismarck.state import KittyFate

__all__ = ["Knowledge", "best_contract", "best_trump", "expected_points", "expected_tricks", "knowledge_of"]


_MANY_WAYS = 200
"""With more ways to use up the contracts left, each counts with its average; seven contracts have 128."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What the declarer knows of the cards when he chooses; sets of cards not ranked."""

    hand: int
    """His own cards, with a kitty that he has taken up; 0 while he may not look."""
    kitty: tuple[Card, ...]
    """The kitty in its order as far as he has seen it."""
    coming: int = 0
    """Cards of the kitty that he sees and will take up if he exchanges."""
    discards: int = 0
    shown: Mapping[TrumpSource, Suit] = field(default_factory=dict)
    """Suits of the cards shown for a trump, by what they are shown for."""

    def with_more(self, cards: int) -> "Knowledge":
        """The same with more cards in his hand."""
        return replace(self, hand=self.hand | cards)


def knowledge_of(observation: Observation) -> Knowledge:
    """What the declarer knows now."""
    hand, discards = observation.hand.bits, observation.discards.bits
    lying = bits_of(card.index for card in observation.kitty) & ~(hand | discards)
    return Knowledge(
        hand=hand,
        kitty=observation.kitty,
        coming=0 if observation.kitty_fate is KittyFate.LEFT else lying,
        discards=discards,
        shown={shown.source: shown.card.suit for shown in observation.shown},
    )


# One contract


def points(ruleset: Ruleset, contract: Contract, knowledge: Knowledge) -> float:
    """Expected points of the declarer."""
    if contract.aim is Aim.SHED:
        return LAYOUT_POINTS[contract.build]
    trumps = _possible_trumps(contract, knowledge)
    values = [expected_points(ruleset, contract, trump, knowledge) for trump in trumps]
    return max(values) if contract.trump is TrumpSource.DECLARED else sum(values) / len(values)


def expected_points(ruleset: Ruleset, contract: Contract, trump: Trump, knowledge: Knowledge) -> float:
    """Expected points of the declarer with that trump; for contracts with tricks."""
    tricks, quota = expected_tricks(ruleset, contract, trump, knowledge), ruleset.quotas(contract)[0]
    if ruleset.deck.sides is Sides.PAIRS:
        side = OF_A_SIDE[family_of(contract.aim, trump.suit)]
        tricks = side.base * ruleset.tricks + side.own * tricks
    return tricks - quota if contract.aim is Aim.WIN else quota - tricks


def _possible_trumps(contract: Contract, knowledge: Knowledge) -> tuple[Trump, ...]:
    suits = tuple(Trump.of(suit) for suit in Suit)
    match contract.trump:
        case TrumpSource.DECLARED:
            return contract.suits
        case TrumpSource.TURNED:
            return (Trump.of(knowledge.kitty[0].suit),) if knowledge.kitty else suits
        case TrumpSource.LAST_CARD | TrumpSource.DEALERS_CARD:
            return (Trump.of(knowledge.shown[contract.trump]),) if contract.trump in knowledge.shown else suits
        case TrumpSource.CUT:
            return suits
        case _:
            return (Trump(contract.trump.value),)


def expected_tricks(ruleset: Ruleset, contract: Contract, trump: Trump, knowledge: Knowledge) -> float:
    """Expected tricks of the declarer."""
    if knowledge.hand:
        return _tricks_of_hand(ruleset, contract, trump, knowledge)
    return _tricks_of_open_cards(ruleset, contract, trump, knowledge.kitty)


def _tricks_of_open_cards(ruleset: Ruleset, contract: Contract, trump: Trump, cards: tuple[Card, ...]) -> float:
    family = family_of(contract.aim, trump.suit)
    weights = OPEN_CARDS[family]
    mean = weights.mean if ruleset.kitty.size else WITHOUT_KITTY[family]
    # What a card adds does not shrink with the share of the tricks that an average hand takes.
    total = mean * ruleset.tricks / 16 * 3 / ruleset.players
    for card in cards:
        added = weights.trumps if card.suit == trump.suit else weights.others
        total += added[_place(ruleset, contract, card)]
    return total


def _place(ruleset: Ruleset, contract: Contract, card: Card) -> int:
    """The place of the card in its suit on the scale from 0 (lowest) to 12 (highest)."""
    lane = ranked(ruleset.cards.bits & LANES[card.suit], contract.ace)
    below = (lane & (ranked(card.bit, contract.ace) - 1)).bit_count()
    return round(12 * below / (lane.bit_count() - 1))


def _tricks_of_hand(ruleset: Ruleset, contract: Contract, trump: Trump, knowledge: Knowledge) -> float:
    coming = knowledge.coming if ruleset.duty(contract) is not Duty.NONE else 0
    seen = knowledge.hand | knowledge.discards | bits_of(card.index for card in knowledge.kitty)
    prospect = prospect_of(ruleset, contract, trump, seen)
    blind = ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    open_to_choice = ranked(knowledge.hand if blind else knowledge.hand | coming, contract.ace)
    fixed = ranked(coming, contract.ace) if blind else 0
    surplus = max(0, (open_to_choice | fixed).bit_count() - ruleset.tricks)
    kept = open_to_choice & ~hands.best_discards(open_to_choice, fixed, surplus, prospect)
    return max(0.0, hands.expected_tricks(kept | fixed, prospect) + _of_the_house(ruleset, prospect))


def _of_the_house(ruleset: Ruleset, prospect: Prospect) -> float:
    """The tricks more or less that the same cards bring in a deal of fewer tricks, or without the first lead."""
    weights = HANDS[family_of(prospect.aim, prospect.trump)]
    is_led_to = ruleset.roles.declarer is DeclarerSeat.DEALER
    return weights.fewer * (16 - ruleset.tricks) + weights.led_to * is_led_to


def prospect_of(ruleset: Ruleset, contract: Contract, trump: Trump, seen: int) -> Prospect:
    """The contract and the cards that others may hold, for the declarer who has seen those."""
    return Prospect(
        trump=trump.suit,
        aim=contract.aim,
        theirs=ranked(ruleset.cards.bits & ~seen, contract.ace),
        opponents=ruleset.players - 1,
    )


# Among contracts


def best_contract(observation: Observation) -> ContractId:
    """The contract that brings most, counting what the others can still bring in later deals."""
    ruleset, knowledge = observation.ruleset, knowledge_of(observation)
    left = _left(observation)
    return max(
        observation.offered,
        key=lambda id: points(ruleset, ruleset.contract(id), knowledge) + _future(ruleset, _without(left, id)),
    )


def best_trump(observation: Observation, contract: Contract) -> Trump:
    """The trump that brings most of those that may be named; where nothing is known, the first."""
    ruleset, knowledge = observation.ruleset, knowledge_of(observation)
    if contract.trump is not TrumpSource.DECLARED:
        return _possible_trumps(contract, knowledge)[0]
    return max(contract.suits, key=lambda trump: expected_points(ruleset, contract, trump, knowledge))


def _left(observation: Observation) -> tuple[ContractId, ...]:
    """What this declarer has still to play, this deal included; nothing where the order is fixed."""
    choice = observation.ruleset.choice
    if choice.selection is not Selection.EACH_ONCE:
        return ()
    used = [result.contract for result in observation.standing.results if result.declarer == observation.declarer]
    return tuple(id for id in choice.contracts for _ in range(choice.times - used.count(id)))


def _without(left: tuple[ContractId, ...], id: ContractId) -> tuple[ContractId, ...]:
    place = left.index(id) if id in left else len(left)
    return left[:place] + left[place + 1 :]


def _future(ruleset: Ruleset, left: tuple[ContractId, ...]) -> float:
    """Expected points of the declarer's later deals."""
    ways = prod(left.count(id) + 1 for id in set(left))
    if ways <= _MANY_WAYS:
        return _best_future(ruleset, left)
    deals = _typical_deals(ruleset)
    return sum(deal[id] for deal in deals for id in left) / len(deals)


@lru_cache(maxsize=4096)
def _best_future(ruleset: Ruleset, left: tuple[ContractId, ...]) -> float:
    """The same if he chooses well in each."""
    if not left:
        return 0.0
    after = {id: _best_future(ruleset, _without(left, id)) for id in left}
    deals = _typical_deals(ruleset)
    return sum(max(deal[id] + after[id] for id in after) for deal in deals) / len(deals)


@lru_cache(maxsize=64)
def _typical_deals(ruleset: Ruleset) -> tuple[dict[ContractId, float], ...]:
    """The points of every contract in some deals, always the same, as the declarer sees them when he chooses."""
    rows = [ruleset.contract(id) for id in ruleset.choice.contracts]
    return tuple({row.id: points(ruleset, row, known) for row in rows} for known in _typical_knowledge(ruleset))


def _typical_knowledge(ruleset: Ruleset) -> Iterator[Knowledge]:
    rng, pack, size = random.Random(0), list(ruleset.cards), ruleset.kitty.size
    sees = ruleset.choice.sees
    for _ in range(200 if sees is Sees.OPEN_CARDS else 40):
        rng.shuffle(pack)
        kitty, hand = tuple(pack[:size]), bits_of(card.index for card in pack[size : size + ruleset.deck.hand])
        in_kitty = bits_of(card.index for card in kitty)
        is_open = ruleset.kitty.facing is Facing.OPEN
        shown = dict.fromkeys((TrumpSource.LAST_CARD, TrumpSource.DEALERS_CARD), pack[-1].suit)
        match sees:
            case Sees.NOTHING:
                yield Knowledge(hand=0, kitty=())
            case Sees.OPEN_CARDS:
                yield Knowledge(hand=0, kitty=kitty, coming=in_kitty, shown=shown)
            case Sees.HAND if is_open:
                yield Knowledge(hand=hand, kitty=kitty, coming=in_kitty, shown=shown)
            case Sees.HAND:
                yield Knowledge(hand=hand, kitty=(), shown=shown)
            case _:
                yield Knowledge(hand=hand | in_kitty, kitty=kitty, shown=shown)
