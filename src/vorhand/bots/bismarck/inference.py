"""What a player knows who has counted the cards: who may still hold what, and how likely.

Sets of cards are bits as in `vorhand.cards`, but *ranked*: where the ace is lowest it stands on the free bit 0 of its
lane, so that within a suit a higher bit is always a higher card.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from vorhand.cards import LANES, Card, Suit, bits_of
from vorhand.games.bismarck.actions import PlayCard
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim, KittyPosition, Sides, TrumpSource
from vorhand.games.bismarck.state import KittyFate
from vorhand.tricks import Ace, Beat, TrickRules, Void, must_beat, stronger_than, winner

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
    rules = _rules(observation)
    players = observation.ruleset.players
    trick = tuple(_ranked_index(card.index, ace) for card in observation.trick)
    place = len(trick)
    others = tuple(other for other in range(players) if other != seat)
    may_hold = _may_hold(observation, rules)
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


def _rules(observation: Observation) -> TrickRules:
    contract, trump, play = observation.contract, observation.trump, observation.ruleset.play
    assert contract is not None and trump is not None
    beat = play.beat if contract.aim is Aim.WIN else Beat.NEVER
    return TrickRules(trump=trump.suit, order=contract.ace, void=play.void, beat=beat)


def _ranked_index(index: int, ace: Ace) -> int:
    return index - 13 if ace is Ace.LOW and index & 15 == 13 else index


# Who may hold what


def _may_hold(observation: Observation, rules: TrickRules) -> tuple[int, ...]:
    contract, seat, declarer = observation.contract, observation.seat, observation.declarer
    assert contract is not None and seat is not None and declarer is not None
    ace = contract.ace
    unseen = ranked(_unseen(observation), ace)
    may_hold = [0 if other == seat else unseen for other in range(observation.ruleset.players)]
    for owners, cards in _known_places(observation):
        for other in range(len(may_hold)):
            if other not in owners:
                may_hold[other] &= ~ranked(cards, ace)
    for leader, trick in _tricks(observation):
        for place in range(1, len(trick)):
            player = (leader + place) % len(may_hold)
            may_hold[player] &= ~ranked(_shown_lacking(trick[:place], trick[place], rules), ace)
    return tuple(may_hold)


def _unseen(observation: Observation) -> int:
    seen = observation.hand.bits | observation.discards.bits
    for _, trick in _tricks(observation):
        seen |= bits_of(trick)
    if observation.kitty_fate is KittyFate.LEFT:
        seen |= bits_of(card.index for card in observation.kitty)
    return observation.ruleset.cards.bits & ~seen


def _tricks(observation: Observation) -> Iterator[tuple[int, tuple[int, ...]]]:
    for trick in observation.history:
        yield trick.leader, tuple(card.index for card in trick.cards)
    yield observation.leader, tuple(card.index for card in observation.trick)


def _known_places(observation: Observation) -> Iterator[tuple[frozenset[int], int]]:
    """Cards that this seat saw go to one hand, and the hands where they may be by now. The declarer may have laid
    them aside again."""
    declarer = observation.declarer
    assert declarer is not None
    if observation.kitty_fate is KittyFate.TAKEN:
        for card in observation.kitty:
            yield _may_have_come_to(observation, declarer, card, 0), card.bit
    owner = _owner_of_shown(observation)
    if owner is not None:
        for card in observation.shown:
            yield _may_have_come_to(observation, owner, card, 0), card.bit
    for place, given in enumerate(observation.given):
        for card in given.cards:
            yield _may_have_come_to(observation, given.receiver, card, place + 1), card.bit


def _may_have_come_to(observation: Observation, owner: int, card: Card, place: int) -> frozenset[int]:
    """Where a card may be that was in that hand before this place in the exchange between partners (BIS-3.9)."""
    owners = {owner}
    for given in observation.given[place:]:
        if card in given.cards:
            owners = {given.receiver}
        elif given.giver in owners and not given.cards:
            owners.add(given.receiver)
    return frozenset(owners)


def _owner_of_shown(observation: Observation) -> int | None:
    """Who got the cards shown for their suit: the dealer, or the declarer if they came with a kitty dealt last."""
    ruleset = observation.ruleset
    sources = {ruleset.contract(id).trump for id in observation.offered}
    last_in_kitty = ruleset.kitty.size > 0 and ruleset.kitty.position is KittyPosition.LAST
    if not last_in_kitty or TrumpSource.LAST_CARD not in sources:
        return observation.dealer
    taken = observation.kitty_fate is KittyFate.TAKEN and TrumpSource.DEALERS_CARD not in sources
    return observation.declarer if taken else None


def _shown_lacking(before: tuple[int, ...], card: int, rules: TrickRules) -> int:
    """The cards, not ranked, that a player cannot hold who played `card` after `before`."""
    led = before[0] >> 4
    if card >> 4 != led:
        lacks = LANES[led]
        if rules.void is Void.MUST_TRUMP and rules.trump is not None and card >> 4 != rules.trump:
            lacks |= LANES[rules.trump]
        return lacks
    best = before[winner(before, rules)]
    higher = stronger_than(best, rules.order) if must_beat(led, rules) and best >> 4 == led else 0
    return 0 if higher >> card & 1 else higher


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
