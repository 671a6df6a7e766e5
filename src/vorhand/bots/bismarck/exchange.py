"""Whether to exchange with the kitty, and what to lay aside."""

import random

from vorhand.bots.bismarck import choice, hands
from vorhand.bots.bismarck.inference import ranked
from vorhand.cards import Card, bits_of
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Contract, ExchangeOrder, Trump

__all__ = ["next_discard", "wants_kitty"]

_TRIALS = 24


def wants_kitty(observation: Observation, rng: random.Random) -> bool:
    """Whether an exchange that is not compulsory is worth it."""
    if observation.ruleset.exchange.order is ExchangeOrder.TAKE_FIRST:
        # Who takes up the kitty first can lay it aside again: it never costs anything.
        return True
    kitty = bits_of(card.index for card in observation.kitty)
    kitties = [kitty] if kitty else _imagined_kitties(observation, rng)
    return sum(_gain(observation, cards) for cards in kitties) > 0


def _imagined_kitties(observation: Observation, rng: random.Random) -> list[int]:
    unseen = list(observation.ruleset.cards - observation.hand)
    size = observation.ruleset.kitty.size
    return [bits_of(card.index for card in rng.sample(unseen, size)) for _ in range(_TRIALS)]


def _gain(observation: Observation, kitty: int) -> float:
    """What a blind exchange would bring in tricks if the kitty held these cards."""
    contract, trump = _intended(observation)
    ruleset, ace, hand = observation.ruleset, contract.ace, observation.hand.bits
    held, taken = ranked(hand, ace), ranked(kitty, ace)
    before = choice.prospect_of(ruleset, contract, trump, hand)
    after = choice.prospect_of(ruleset, contract, trump, hand | kitty)
    known = taken if observation.kitty else 0
    kept = held & ~hands.best_discards(held, known, ruleset.kitty.size, after if known else before)
    return hands.worth(kept | taken, after) - hands.worth(held, before)


def next_discard(observation: Observation) -> Card:
    """The next card to lay aside, ascending. The plan for the rest is made anew for every card."""
    contract, trump = _intended(observation)
    ruleset, ace = observation.ruleset, contract.ace
    hand, done = observation.hand.bits, observation.discards.bits
    kitty = bits_of(card.index for card in observation.kitty)
    blind = ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    open_to_choice = hand & -(1 << done.bit_length())
    fixed = hand & ~open_to_choice | (kitty if blind else 0)
    prospect = choice.prospect_of(ruleset, contract, trump, hand | done | kitty)
    count = ruleset.kitty.size - done.bit_count()
    plan = hands.best_discards(ranked(open_to_choice, ace), ranked(fixed, ace), count, prospect)
    return next(card for card in observation.hand if ranked(card.bit, ace) & plan)


def _intended(observation: Observation) -> tuple[Contract, Trump]:
    """The contract and trump; where one is chosen only after the exchange, what would be chosen now."""
    contract = observation.contract or observation.ruleset.contract(choice.best_contract(observation))
    return contract, observation.trump or choice.best_trump(observation, contract)
