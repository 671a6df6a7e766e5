"""Whether to exchange with the kitty, what to lay aside, and what to give to whom."""

import random

from vorhand.bots.bismarck import choice, hands
from vorhand.bots.bismarck.inference import ranked
from vorhand.cards import Card, Cards, bits_of
from vorhand.games.bismarck.giving import givings
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim, Contract, ExchangeOrder, Trump

__all__ = ["next_discard", "next_gift", "wants_kitty"]

_TRIALS = 24


def wants_kitty(observation: Observation, rng: random.Random) -> bool:
    """Whether an exchange that is not compulsory is worth it."""
    if observation.ruleset.exchange.order is not ExchangeOrder.DISCARD_FIRST:
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


def next_gift(observation: Observation) -> Card:
    """The next card to give, ascending where several go together.

    Where tricks are wanted strength goes into one hand: who begins in a pair gives the best cards. Everything else is
    what the own hand can best do without, and of that a partner gets the card that helps most, an opponent the one
    that helps least.
    """
    contract, trump = _intended(observation)
    giving, ace, hand = observation.giving, contract.ace, observation.hand.bits
    assert giving is not None and observation.declarer is not None
    done = _chosen(observation)
    if contract.aim is Aim.WIN and (giving.giver - observation.declarer) % observation.ruleset.players < 2:
        return min(_strongest(observation.hand | Cards(done), trump, giving.count) - Cards(done))
    open_to_choice = hand & -(1 << done.bit_length())
    prospect = choice.prospect_of(observation.ruleset, contract, trump, hand | done)
    fixed, count = ranked(hand & ~open_to_choice, ace), _still_to_give(observation) - done.bit_count()
    plan = hands.best_discards(ranked(open_to_choice, ace), fixed, count, prospect)
    spare = [card for card in observation.hand if ranked(card.bit, ace) & plan]
    if giving.count > 1:
        return spare[0]
    with_partner = giving.giver % 2 == giving.receiver % 2
    pick = max if with_partner == (contract.aim is Aim.WIN) else min
    return pick(spare, key=lambda card: (ranked(card.bit, ace) >> 16 * card.suit, card.index))


def _strongest(cards: Cards, trump: Trump, count: int) -> Cards:
    """The highest trumps, or the highest cards where there are too few of them or none."""
    ordered = sorted(cards, key=lambda card: (card.suit == trump.suit, card.rank, card.index), reverse=True)
    return Cards.of(ordered[:count])


def _chosen(observation: Observation) -> int:
    """The cards chosen so far of several that go together."""
    last = observation.given[-1] if observation.given else None
    running = last is not None and observation.giving is not None and last.count < observation.giving.count
    return last.cards.bits if last is not None and running else 0


def _still_to_give(observation: Observation) -> int:
    """How many cards this seat still gives to anybody, those already chosen included."""
    assert observation.declarer is not None and observation.giving is not None
    order = givings(observation.ruleset, observation.declarer)
    rest = order[order.index(observation.giving) :]
    return sum(giving.count for giving in rest if giving.giver == observation.seat)


def _intended(observation: Observation) -> tuple[Contract, Trump]:
    """The contract and trump; where one is chosen only after the exchange, what would be chosen now."""
    contract = observation.contract or observation.ruleset.contract(choice.best_contract(observation))
    return contract, observation.trump or choice.best_trump(observation, contract)
