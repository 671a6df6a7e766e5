"""Naming trumps in a pause of the deal, on a few cards: the rest of the hand is imagined, many times."""

import random

from vorhand.bots.bismarck.choice import expected_points, knowledge_of
from vorhand.cards import bits_of
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Contract, Trump

__all__ = ["best_trump_so_far"]

_TRIALS = 40


def best_trump_so_far(seen: Observation, contract: Contract) -> Trump:
    """The trump that brings most on the cards so far and forty imagined rests, always the same ones."""
    rng, known = random.Random(0), knowledge_of(seen)
    unseen = [card.index for card in seen.ruleset.cards - seen.hand]
    missing = seen.ruleset.deck.hand - len(seen.hand)
    rests = [bits_of(rng.sample(unseen, missing)) for _ in range(_TRIALS)]
    return max(
        contract.suits,
        key=lambda trump: sum(expected_points(seen.ruleset, contract, trump, known.with_more(rest)) for rest in rests),
    )
