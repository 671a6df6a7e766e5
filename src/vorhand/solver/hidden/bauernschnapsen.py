"""What a seat knows about the hidden cards of a deal of Bauernschnapsen (dossier 5.3 and 10.3).

A world is the four hands. Behind it stand all packs that would have brought it about: where the caller named a suit, it
was among his first three cards (BAU-2.3), so a hand with more of that suit has more ways to have come. After a card was
turned up (BAU-2.4) every hand has as many ways as any other.
"""

from collections.abc import Callable, Iterator
from math import comb

from vorhand.cards import LANES, Rank, Seat, Suit, bits_of
from vorhand.games.bauernschnapsen.actions import Bid
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.ruleset import CARDS, Aim, Needs
from vorhand.games.bauernschnapsen.state import PLAYERS, next_player
from vorhand.solver.hidden.constraints import Case, Constraints, Holding, Place, lacking, split
from vorhand.tricks import playable_heading

__all__ = ["constraints_of"]

_HAND, _FIRST = 5, 3
_ACES = bits_of(16 * suit + Rank.ACE - 1 for suit in Suit)


def constraints_of(seen: Observation) -> Constraints:
    """Everything that `seen` says about where the cards are; nothing is there before they are dealt."""
    known = [0] * PLAYERS
    if not any(seen.hand_counts):
        return Constraints(players=PLAYERS, known=tuple(known), unseen=0, cases=(Case(1, ()),))
    if seen.seat is not None:
        known[seen.seat] = seen.hand.bits
    played = _played(seen)
    unseen = CARDS.bits & ~(sum(known) | sum(played))
    may_hold = [unseen & ~lacks for lacks in _lacks(seen)]
    sizes = [count - held.bit_count() for count, held in zip(seen.hand_counts, known, strict=True)]
    cases = tuple(
        case
        for held in _one_suited(seen, may_hold, played)
        for case in split([Place(seat, sizes[seat], held[seat]) for seat in range(PLAYERS)], _holdings(seen, played))
    )
    return Constraints(players=PLAYERS, known=tuple(known), unseen=unseen, cases=cases)


def _plays(seen: Observation) -> Iterator[tuple[Seat, int, tuple[int, ...]]]:
    """Every card played: by whom, the card, and those before it in its trick."""
    tricks = [(trick.leader, trick.cards) for trick in seen.history]
    for leader, trick in (*tricks, (seen.leader, seen.trick)):
        cards, seat = tuple(card.index for card in trick), leader
        for place, card in enumerate(cards):
            yield seat, card, cards[:place]
            seat = next_player(seat, seen.idle)


def _played(seen: Observation) -> list[int]:
    """What each seat has played, a set."""
    played = [0] * PLAYERS
    for seat, card, _ in _plays(seen):
        played[seat] |= 1 << card
    return played


def _lacks(seen: Observation) -> list[int]:
    """By seat, cards that it certainly does not hold: by what it played, and because another one showed them."""
    lacks = [0] * PLAYERS
    if seen.contract is not None:
        rules = seen.contract.trick_rules(seen.trump)
        for seat, card, before in _plays(seen):
            lacks[seat] |= lacking(before, card, rules, playable_heading) if before else 0
    owners = {marriage.suit: marriage.seat for marriage in seen.marriages}
    for shown in seen.shown:
        owner = seen.caller if shown == seen.turned else owners[shown.suit]
        for other in range(PLAYERS):
            lacks[other] |= shown.bit if other != owner else 0
    return lacks


def _bids(seen: Observation) -> Iterator[tuple[Seat, Aim, Needs]]:
    """Who else has bid what cards are needed for (BAU-3.7)."""
    for seat, said in seen.calls:
        if isinstance(said, Bid) and seat != seen.seat:
            row = seen.ruleset.contract(said.contract)
            yield seat, row.aim, row.needs


def _one_suited(seen: Observation, may_hold: list[int], played: list[int]) -> Iterator[list[int]]:
    """What each seat may hold, for every answer to which suits they were dealt who bid on five cards of one."""
    suits: dict[Seat, tuple[Suit, ...]] = {}
    for seat, aim, _ in _bids(seen):
        if aim is Aim.ONE_SUIT:
            suits.setdefault(seat, tuple(Suit))
        elif aim is Aim.FIVE_TRUMPS and seen.trump is not None:
            suits[seat] = (seen.trump,)
    yield from _suits_given(suits, may_hold, played)


def _suits_given(suits: dict[Seat, tuple[Suit, ...]], may_hold: list[int], played: list[int]) -> Iterator[list[int]]:
    if not suits:
        yield may_hold
        return
    (seat, of_seat), *others = suits.items()
    for suit in of_seat:
        if not played[seat] & ~LANES[suit]:
            held = [cards & LANES[suit] if other == seat else cards for other, cards in enumerate(may_hold)]
            yield from _suits_given(dict(others), held, played)


def _holdings(seen: Observation, played: list[int]) -> list[Holding]:
    """What is known of how many cards of a set somebody else was dealt."""
    holdings = [
        _holding(seat, _ACES, played, lambda aces: min(aces, 1))
        for seat in {seat for seat, _, needs in _bids(seen) if needs is Needs.ACE}
    ]
    if seen.trump is not None and seen.turned is None and seen.caller not in (None, seen.seat):
        assert seen.caller is not None
        holdings.append(_holding(seen.caller, LANES[seen.trump], played, _first_threes))
    return holdings


def _holding(seat: Seat, cards: int, played: list[int], ways: Callable[[int], int]) -> Holding:
    """The ways by how many of the cards a seat was dealt, whether it has played them or not."""
    shown = (played[seat] & cards).bit_count()
    return Holding(seat, cards, tuple(ways(shown + hidden) for hidden in range(_HAND - shown + 1)))


def _first_threes(named: int) -> int:
    """Of a hand with so many cards of the suit named: the choices of its first three cards that have one of them."""
    return comb(_HAND, _FIRST) - comb(_HAND - named, _FIRST)
