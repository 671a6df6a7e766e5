"""The bot "rules": decent play in every contract by the advice that players give each other. No search.

What a hand is worth stands in `worth`, the choice of contract and trump in `choice`, the exchange in `exchange`, the
cards that may still be out in `outstanding`, and the play in `winning` and `losing`.
"""

import random

from vorhand.bots.rules import choice, exchange, losing, winning
from vorhand.cards import Card
from vorhand.games.bismarck.actions import ChooseContract, Discard, PlayCard, PlayerAction
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim
from vorhand.games.bismarck.state import Phase

__all__ = ["RulesBot"]


class RulesBot:
    """Maximises its tricks, or minimises them in contracts to lose: every trick is worth exactly one point."""

    name = "rules"

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        """One of the legal actions."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        match observation.phase:
            case Phase.CHOOSE_CONTRACT:
                return ChooseContract(choice.contract(observation))
            case Phase.NAME_TRUMP:
                return choice.trump(observation)
            case Phase.TAKE_KITTY:
                return exchange.take_or_leave(observation)
            case Phase.DISCARD:
                return Discard(exchange.next_discard(observation))
            case _:
                return PlayCard(self._card(observation, rng))

    def _card(self, observation: Observation, rng: random.Random) -> Card:
        contract = observation.contract
        assert contract is not None
        if contract.aim is Aim.WIN:
            return winning.card(observation, rng)
        return losing.card(observation, rng)
