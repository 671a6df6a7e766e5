"""What to play to a trick that has begun, for each kind of contract (dossier 10.5)."""

from collections.abc import Callable

from vorhand.bots.bauernschnapsen.counting import Knowledge, cheapest, dearest, knowledge
from vorhand.bots.bauernschnapsen.endgame import best_of, is_endgame
from vorhand.cards import LANES, Card, Seat, Suit, bits_of, indices_in
from vorhand.games.bauernschnapsen.actions import PlayCard
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import Aim
from vorhand.games.bauernschnapsen.state import next_player, player_at, same_side
from vorhand.tricks import beats, stronger_than, winner

__all__ = ["follow"]


def follow(observation: Observation) -> PlayCard:
    """A legal card for the trick on the table."""
    known, contract, declarer = knowledge(observation), observation.contract, observation.declarer
    assert contract is not None and declarer is not None
    legal = sum(action.card.bit for action in observation.legal if isinstance(action, PlayCard))
    trick = [card.index for card in observation.trick]
    best = trick[winner(trick, known.rules)]
    winning = [card for card in indices_in(legal) if beats(card, best, known.rules)]
    if contract.aim is Aim.SIXTY_SIX and is_endgame(observation):
        card = best_of(observation, known, legal)
    elif contract.aim is Aim.SIXTY_SIX:
        card = _in_normal(observation, known, legal, best, winning)
    elif contract.aim is Aim.NO_TRICK:
        partner = known.seat != declarer and same_side(known.seat, declarer)
        card = (
            _highest(known, legal) if partner else _in_bettler(known, legal, winning, declares=known.seat == declarer)
        )
    elif same_side(known.seat, declarer):
        card = _for_the_declarer(contract.aim, known, legal, winning, declares=known.seat == declarer)
    else:
        card = min(winning, key=lambda c: _strength(known, c)) if winning else _keeping_guards(known, legal)
    return PlayCard(Card.at(card))


def _strength(known: Knowledge, card: int) -> tuple[bool, int]:
    """Grows with what a card beats."""
    return card >> 4 == known.rules.trump, -stronger_than(card, known.rules.order).bit_count()


def _seats_behind(observation: Observation) -> list[Seat]:
    """Who still plays to this trick after the seat to act."""
    seats, seat = [], observation.seat
    assert seat is not None
    players = 4 if observation.idle is None else 3
    for _ in range(players - len(observation.trick) - 1):
        seat = next_player(seat, observation.idle)
        seats.append(seat)
    return seats


def _in_normal(observation: Observation, known: Knowledge, legal: int, best: int, winning: list[int]) -> int:
    behind = 0
    for seat in _seats_behind(observation):
        if not same_side(seat, known.seat):
            behind |= known.may_hold[seat]
    led = observation.trick[0].suit
    if winning:
        safe = [card for card in winning if not _may_be_beaten(known, card, led, behind)]
        return min(safe or winning, key=lambda card: _strength(known, card))
    if _partner_is_winning(observation, known) and not _may_be_beaten(known, best, led, behind):
        return dearest(_without_trumps(known, legal), known.rules.order)
    return cheapest(_without_pairs(known, _without_trumps(known, legal)), known.rules.order)


def _may_be_beaten(known: Knowledge, card: int, led: int, behind: int) -> bool:
    """Whether an opponent behind may beat that card in a trick of suit `led`."""
    if behind & stronger_than(card, known.rules.order) and (card >> 4 in (led, known.rules.trump)):
        return True
    trump = known.rules.trump
    if trump is None or card >> 4 == trump:
        return False
    # Whoever certainly holds a card of the suit led cannot trump; nobody is certain here, so trumps are feared
    # where the suit led is short.
    return bool(behind & LANES[trump]) and (behind & LANES[led]).bit_count() <= 1


def _partner_is_winning(observation: Observation, known: Knowledge) -> bool:
    trick = [card.index for card in observation.trick]
    best = player_at(observation.leader, winner(trick, known.rules), observation.idle)
    return same_side(best, known.seat)


def _without_trumps(known: Knowledge, cards: int) -> int:
    trump = known.rules.trump
    return (cards & ~LANES[trump] if trump is not None else cards) or cards


def _without_pairs(known: Knowledge, cards: int) -> int:
    """A marriage in hand is not torn while there is something else to throw."""
    kept = cards
    for suit in Suit:
        if known.hand & pair(suit) == pair(suit):
            kept &= ~pair(suit)
    return kept or cards


def _highest(known: Knowledge, legal: int) -> int:
    """A partner who plays takes the trick, so that the declarer does not have to."""
    return max(indices_in(legal), key=lambda card: _strength(known, card))


def _in_bettler(known: Knowledge, legal: int, winning: list[int], *, declares: bool) -> int:
    losing = [card for card in indices_in(legal) if card not in winning]
    if declares:
        # The highest card goes that does not take the trick.
        return max(losing, key=lambda card: _strength(known, card)) if losing else winning[0]
    return min(indices_in(legal), key=lambda card: _strength(known, card))


def _for_the_declarer(aim: Aim, known: Knowledge, legal: int, winning: list[int], *, declares: bool) -> int:
    if declares:
        return max(winning or indices_in(legal), key=lambda card: _strength(known, card))
    losing = bits_of(card for card in indices_in(legal) if card not in winning)
    if not losing:
        return winning[0]
    # In a Schnapser the declarer needs the points, elsewhere only that nobody else takes a trick later.
    wants_points = aim is Aim.THREE_TRICKS
    return dearest(losing, known.rules.order) if wants_points else max(indices_in(losing), key=_power(known))


def _power(known: Knowledge) -> Callable[[int], int]:
    """Grows with a card's place in its suit: a partner gets rid of what could take a trick."""
    return lambda card: -stronger_than(card, known.rules.order).bit_count()


def _keeping_guards(known: Knowledge, legal: int) -> int:
    """Throws a card that stops nothing: as many as possible of what is out are above it."""
    order = known.rules.order
    return max(indices_in(legal), key=lambda card: (known.out & stronger_than(card, order)).bit_count())
