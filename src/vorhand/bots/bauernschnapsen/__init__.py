"""The bot `rules` of Bauernschnapsen: bids by counted tricks, plays by a player's rules of thumb.

It claims as soon as a claim is right and never otherwise, because it counts its side's cards as a player may.
"""

import random

from vorhand.bots.bauernschnapsen import auction, leads
from vorhand.bots.bauernschnapsen.follow import follow
from vorhand.games.bauernschnapsen.actions import CLAIM, DECLINE, DOUBLE, TURN_UP, NameTrump, PlayerAction
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS
from vorhand.games.bauernschnapsen.state import Phase

__all__ = ["RulesBot"]


class RulesBot:
    """Plays from rules of thumb, in well under a millisecond a card."""

    name = "rules"

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        """One of `observation.legal`."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        match observation.phase:
            case Phase.CUT:
                return rng.choice(legal)
            case Phase.NAME_TRUMP:
                suit = auction.trump_of(observation.hand.bits)
                return TURN_UP if suit is None else NameTrump(suit)
            case Phase.AUCTION:
                return auction.best_call(observation)
            case Phase.DOUBLING:
                return DOUBLE if auction.doubles(observation) else DECLINE
            case _:
                return _play(observation)


def _play(observation: Observation) -> PlayerAction:
    if observation.trick:
        return follow(observation)
    if CLAIM in observation.legal and observation.points >= CLAIM_POINTS:
        return CLAIM
    return leads.lead(observation)
