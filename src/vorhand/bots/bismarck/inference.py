"""What a player knows who has counted the cards: who may still hold what, and how likely.

Sets of cards are bits as in `vorhand.cards`, but *ranked*: where the ace is lowest it stands on the free bit 0 of its
lane, so that within a suit a higher bit is always a higher card.
"""

from dataclasses import dataclass

from vorhand.cards import Suit, bits_of
from vorhand.games.bismarck.actions import PlayCard
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim, Sides
from vorhand.solver.hidden.bismarck import constraints_of
from vorhand.tricks import Ace, winner

__all__ = ["Table", "ranked", "read_table", "unranked"]

_ACES = bits_of(13 + 16 * suit for suit in Suit)


def ranked(cards: int, ace: Ace) -> int:
    """The set with a low ace moved below the two."""
    return cards if ace is Ace.HIGH else cards & ~_ACES | (cards & _ACES) >> 13


def unranked(index: int) -> int:
    """The index of the card that has this ranked index."""
    return index if index & 15 else index + 13


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The play as one seat knows it; all cards ranked."""

    trump: Suit | None
    aim: Aim
    hand: int
    legal: int
    trick: tuple[int, ...]
    """The cards of the present trick in play order."""
    best: int
    """Which of them takes the trick so far; -1 if this seat leads."""
    others: tuple[int, ...]
    """The other seats."""
    partner: int | None
    """The one of them that plays with this seat."""
    partner_leads: bool
    """Whether the partner's card takes the trick so far."""
    to_follow: tuple[int, ...]
    """Those of them who play to this trick after this seat."""
    may_hold: tuple[int, ...]
    """By seat, the cards that the others may hold; empty for this seat."""
    shares: tuple[tuple[tuple[int, float], ...], ...]
    """By seat, sets of cards and how likely the seat holds any one card of the set."""

    def chance_of_none(self, seat: int, cards: int) -> float:
        """How likely that seat holds none of these cards."""
        chance = 1.0
        for among, share in self.shares[seat]:
            count = (among & cards).bit_count()
            if count:
                chance *= (1.0 - share) ** count
        return chance

    def outstanding(self) -> int:
        """The cards that an opponent may hold."""
        cards = 0
        for seat in self.others:
            if seat != self.partner:
                cards |= self.may_hold[seat]
        return cards


def read_table(observation: Observation) -> Table:
    """What this seat knows at its turn to play a card."""
    contract, trump, seat = observation.contract, observation.trump, observation.seat
    assert contract is not None and trump is not None and seat is not None
    ace = contract.ace
    rules = observation.ruleset.trick_rules(contract, trump)
    players = observation.ruleset.players
    trick = tuple(_ranked_index(card.index, ace) for card in observation.trick)
    place = len(trick)
    others = tuple(other for other in range(players) if other != seat)
    hands = constraints_of(observation).may_hold()[:players]
    may_hold = tuple(0 if other == seat else ranked(cards, ace) for other, cards in enumerate(hands))
    best = winner([card.index for card in observation.trick], rules) if trick else None
    partner = (seat + 2) % players if observation.ruleset.deck.sides is Sides.PAIRS else None
    return Table(
        trump=trump.suit,
        aim=contract.aim,
        hand=ranked(observation.hand.bits, ace),
        legal=ranked(bits_of(act.card.index for act in observation.legal if isinstance(act, PlayCard)), ace),
        trick=trick,
        best=trick[best] if best is not None else -1,
        others=others,
        partner=partner,
        partner_leads=best is not None and (observation.leader + best) % players == partner,
        to_follow=tuple((seat + step) % players for step in range(1, players - place)),
        may_hold=may_hold,
        shares=_shares(may_hold, observation.hand_counts, others),
    )


def _ranked_index(index: int, ace: Ace) -> int:
    return index - 13 if ace is Ace.LOW and index & 15 == 13 else index


def _shares(
    may_hold: tuple[int, ...], counts: tuple[int, ...], others: tuple[int, ...]
) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Spread the unseen cards over the hands and the cards out of play, in proportion to the room there."""
    unseen = 0
    for held in may_hold:
        unseen |= held
    buried = unseen.bit_count() - sum(counts[seat] for seat in others)
    shares: list[list[tuple[int, float]]] = [[] for _ in may_hold]
    for among in _alike(unseen, may_hold, others):
        room = {seat: counts[seat] for seat in others if may_hold[seat] & among}
        total = sum(room.values()) + max(0, buried)
        for seat, places in room.items():
            shares[seat].append((among, places / total if total else 0.0))
    return tuple(tuple(share) for share in shares)


def _alike(unseen: int, may_hold: tuple[int, ...], others: tuple[int, ...]) -> list[int]:
    """The unseen cards in classes that the same seats may hold."""
    classes = [unseen]
    for seat in others:
        classes = [part for among in classes for part in (among & may_hold[seat], among & ~may_hold[seat]) if part]
    return classes
