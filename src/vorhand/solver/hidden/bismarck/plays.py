"""What has been played in a deal of Bismarck, and what it proves of the hands."""

from collections.abc import Iterator

from vorhand.cards import Seat
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim
from vorhand.solver.hidden.constraints import lacking
from vorhand.tricks import TrickRules, playable

__all__ = ["lacks", "played"]


def played(seen: Observation) -> list[int]:
    """By seat, the cards that it has played or laid, sets."""
    cards = [0] * seen.ruleset.players
    for seat, card, _ in _plays(seen):
        cards[seat] |= 1 << card
    for turn in seen.layout.turns if seen.layout else ():
        cards[turn.seat] |= turn.card.bit if turn.card is not None else 0
    return cards


def lacks(seen: Observation) -> list[int]:
    """By column of a world, cards that cannot lie there: a hand could not have played so (BIS-4), or passed (BIS-8.4).

    The discards left the hand before, so that they prove nothing and nothing is proved of them.
    """
    lacks = [0] * (seen.ruleset.players + 3)
    rules = _rules(seen)
    for seat, card, before in _plays(seen):
        if before and rules is not None:
            lacks[seat] |= lacking(before, card, rules, playable)
    for turn in seen.layout.turns if seen.layout else ():
        lacks[turn.seat] |= turn.fits.bits if turn.card is None else 0
    return lacks


def _plays(seen: Observation) -> Iterator[tuple[Seat, int, tuple[int, ...]]]:
    """Every card played to a trick: by whom, the card, and those before it in its trick."""
    tricks = [(trick.leader, trick.cards) for trick in seen.history]
    for leader, trick in (*tricks, (seen.leader, seen.trick)):
        cards = tuple(card.index for card in trick)
        for place, card in enumerate(cards):
            yield Seat((leader + place) % seen.ruleset.players), card, cards[:place]


def _rules(seen: Observation) -> TrickRules | None:
    """The rules of its tricks; None before they are known, and in a layout."""
    contract, trump = seen.contract, seen.trump
    if contract is None or trump is None or contract.aim is Aim.SHED:
        return None
    return seen.ruleset.trick_rules(contract, trump)
