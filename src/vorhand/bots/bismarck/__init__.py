"""A bot that plays Bismarck by rules of thumb: it counts the cards, weighs reasons, and never searches.

`choice` names contract and trump (`pause` on a few cards), `exchange` takes, lays aside and gives, `play` plays a card
to a trick and `layout` lays one. What a careful player would know stands in `inference`, what a suit or hand is worth
in `holdings` and `hands`, every number in `weights`.
"""

import random

from vorhand.bots.bismarck import layout
from vorhand.bots.bismarck.choice import best_contract, best_trump
from vorhand.bots.bismarck.exchange import next_discard, next_gift, wants_kitty
from vorhand.bots.bismarck.inference import read_table, unranked
from vorhand.bots.bismarck.pause import best_trump_so_far
from vorhand.bots.bismarck.play import choose_card
from vorhand.cards import Card
from vorhand.games.bismarck.actions import (
    LEAVE_KITTY,
    TAKE_KITTY,
    ChooseContract,
    Discard,
    GiveCard,
    NameDirection,
    NameStart,
    NameTrump,
    PlayCard,
    PlayerAction,
)
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.state import Phase

__all__ = ["RulesBot"]


class RulesBot:
    """Decent play in every contract of every rule set, exchange and choice included; fast and without memory."""

    name = "rules"

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        """The action with the best reasons. Only a blind exchange uses `rng`, to imagine kitties."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        match observation.phase:
            case Phase.CHOOSE_CONTRACT:
                return ChooseContract(best_contract(observation))
            case Phase.NAME_TRUMP:
                assert observation.contract is not None
                named = best_trump_so_far if observation.undealt else best_trump
                return NameTrump(named(observation, observation.contract))
            case Phase.TAKE_KITTY:
                return TAKE_KITTY if wants_kitty(observation, rng) else LEAVE_KITTY
            case Phase.DISCARD:
                return Discard(next_discard(observation))
            case Phase.GIVE:
                return GiveCard(next_gift(observation))
            case Phase.NAME_START:
                return NameStart(layout.best_start(observation))
            case Phase.NAME_DIRECTION:
                return NameDirection(layout.best_direction(observation))
            case Phase.LAYOUT:
                return PlayCard(layout.best_card(observation))
            case _:
                return PlayCard(Card.at(unranked(choose_card(read_table(observation)))))
