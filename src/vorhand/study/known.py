"""What each game knows about the rest of a deal, by its id: a new game is a row here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from vorhand.cards import Seat
from vorhand.games.base import AnyObservation, AnyState
from vorhand.games.known import game_of
from vorhand.study import bauernschnapsen, bismarck
from vorhand.study.claims import Claim

__all__ = ["STUDIES", "Study", "claim_of", "key_of", "next_of_rest"]


class Study(Protocol):
    """The functions of a game's module here."""

    def claim_of(self, seen: Any, /) -> Claim | None:
        """The proof that all tricks from now on are this seat's, and score the same however they are played."""
        ...

    def next_of_claim(self, seen: Any, claim: Claim, /) -> Any:
        """What the claimant does next, who is on lead."""
        ...

    def key_of(self, state: Any, /) -> tuple[object, ...] | None:
        """What the score of the rest of the deal depends on; None where no cards are played."""
        ...


STUDIES: Mapping[str, Study] = MappingProxyType({"bismarck": bismarck, "bauernschnapsen": bauernschnapsen})


def claim_of(seen: AnyObservation) -> Claim | None:
    """The proof, from what this seat may know and nothing else, that the rest is its own; None without one."""
    return STUDIES[game_of(seen.ruleset).id].claim_of(seen)


def next_of_rest(state: AnyState, claimant: Seat | None, claim: Claim | None) -> Any:
    """What is done next where the rest of a deal is played out: a claimant, who is on lead whenever it is his turn,
    leads as he has proved, everybody else plays the first legal card."""
    game, actor = game_of(state), state.actor
    assert isinstance(actor, int)
    if claim is None or actor != claimant:
        return game.legal_actions(state, actor)[0]
    return STUDIES[game.id].next_of_claim(game.observe(state, actor), claim)


def key_of(state: AnyState) -> tuple[object, ...] | None:
    """What the score of the rest of the deal depends on; None where no cards are played."""
    return STUDIES[game_of(state).id].key_of(state)
