"""What each game knows about the rest of a deal, by its id: a new game is a row here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from vorhand.games.base import AnyObservation, AnyState
from vorhand.games.known import game_of
from vorhand.study import bauernschnapsen, bismarck
from vorhand.study.claims import Claim

__all__ = ["STUDIES", "Study", "claim_of", "key_of", "next_of_claim"]


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


def next_of_claim(seen: AnyObservation, claim: Claim) -> Any:
    """What the claimant does next, who is on lead."""
    return STUDIES[game_of(seen.ruleset).id].next_of_claim(seen, claim)


def key_of(state: AnyState) -> tuple[object, ...] | None:
    """What the score of the rest of the deal depends on; None where no cards are played."""
    return STUDIES[game_of(state).id].key_of(state)
