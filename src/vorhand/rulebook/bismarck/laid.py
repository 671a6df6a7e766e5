"""A deal of a house, laid down for an example: its own rules, a pack in a known order, and nobody's choice left open.

The seats are named A, B, C and D in the examples, and A deals first.
"""

from collections.abc import Sequence

from vorhand.cards import Card, Pack, Seat, next_seat
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.actions import (
    TAKE_KITTY,
    Action,
    ChooseContract,
    CutCard,
    Deal,
    LayOpen,
    NameTrump,
)
from vorhand.games.bismarck.before_play import next_deal
from vorhand.games.bismarck.game import apply, legal_actions
from vorhand.games.bismarck.ruleset import Contract, ContractId, KittyPosition, Ruleset, Trump
from vorhand.games.bismarck.state import DealResult, Phase, Standing, State
from vorhand.rulebook.bismarck.facts import TRICK_AIMS, played
from vorhand.rulebook.clauses import Enumeration

__all__ = [
    "PLAYING",
    "TRUMP_CARD",
    "arrive",
    "beginning",
    "in_tricks",
    "kitty",
    "letters",
    "next_action",
    "pack",
    "places",
    "regular",
    "slot",
    "used",
]

TRUMP_CARD = "KH"
"""The card that is shown or cut where one decides trumps, and the first of the kitty."""
_KITTY = f"{TRUMP_CARD} 9D 7S AC QD 8C TH 6S"
PLAYING = (Phase.PLAY, Phase.LAYOUT)
"""What the table waits for when all that comes before play is done."""
_STRIDE = 7
"""How far apart in a sorted pack the cards are that are dealt one after the other: no suit comes in a row."""


def letters(ruleset: Ruleset, seats: Sequence[int]) -> Enumeration:
    """Seats by their letters."""
    return Enumeration(tuple("ABCD"[seat % ruleset.players] for seat in seats))


def regular(ruleset: Ruleset) -> tuple[Contract, ...]:
    """The contracts of the order or the choice, in their order: without a play-off's."""
    ids = (*ruleset.choice.contracts, *ruleset.choice.free_contract)
    return tuple(row for row in played(ruleset) if row.id in ids)


def in_tricks(ruleset: Ruleset) -> tuple[Contract, ...]:
    """Those of them that are played in tricks."""
    return tuple(row for row in regular(ruleset) if row.aim in TRICK_AIMS)


def slot(ruleset: Ruleset, contract: ContractId) -> int:
    """The first place in the order at which a regular contract can be played."""
    choice = ruleset.choice
    at_free = choice.free_contract if ContractId.FREE_CONTRACT in choice.contracts else ()
    return next(
        place
        for place, each in enumerate(choice.contracts)
        if each is contract or (each is ContractId.FREE_CONTRACT and contract in at_free)
    )


def used(ruleset: Ruleset) -> tuple[ContractId, ...]:
    """What a declarer has played when the first is used up and one time is left of the second."""
    first, second = ruleset.choice.contracts[:2]
    return (*[first] * ruleset.choice.times, *[second] * (ruleset.choice.times - 1))


def kitty(ruleset: Ruleset) -> tuple[Card, ...]:
    """The kitty of the examples, the king of hearts first; all packs have these cards."""
    return tuple(map(Card, _KITTY.split()))[: ruleset.kitty.size]


def places(ruleset: Ruleset) -> tuple[int, ...]:
    """The places of the kitty in the pack, from 0; where chance picks them, some that it may pick."""
    size, count = ruleset.kitty.size, len(ruleset.cards)
    match ruleset.kitty.position:
        case KittyPosition.FIRST:
            return tuple(range(size))
        case KittyPosition.LAST:
            return tuple(range(count - size, count))
        case KittyPosition.SCATTERED:
            return tuple(count // (size + 1) * each for each in range(1, size + 1))


def pack(ruleset: Ruleset) -> Pack:
    """A pack with the kitty at its places; the suits come by turns."""
    aside = kitty(ruleset)
    others = [card for card in ruleset.cards if card not in aside]
    stride = next(step for step in range(_STRIDE, 2 * len(others)) if _covers(step, len(others)))
    mixed = iter([others[stride * number % len(others)] for number in range(len(others))])
    at = dict(zip(places(ruleset), aside, strict=True))
    return tuple(at[place] if place in at else next(mixed) for place in range(len(ruleset.cards)))


def _covers(step: int, count: int) -> bool:
    return len({step * number % count for number in range(count)}) == count


def beginning(ruleset: Ruleset, contract: ContractId, before: Sequence[ContractId] = ()) -> State:
    """The first deal in which that contract may be played, and its declarer has played at least these before.

    ValueError if there is no such deal.
    """
    standing = Standing(Seat(0))
    while len(standing.results) < ruleset.deals:
        dealer, found = scoring.dealer_of(ruleset, standing), scoring.declarer_of(ruleset, standing)
        offered = scoring.offered_contracts(ruleset, standing, found)
        # BIS-1.5: whom a card makes the first declarer does not matter here.
        declarer = next_seat(dealer, ruleset.players) if found is None else found
        so_far = scoring.used_contracts(standing, declarer)
        if contract in offered and len(so_far) >= len(before):
            return next_deal(ruleset, standing, None).state
        chosen = before[len(so_far)] if len(so_far) < len(before) else offered[0]
        standing = Standing(Seat(0), (*standing.results, _level(ruleset, dealer, declarer, chosen)))
    raise ValueError(f"{contract} is never played after {before}")


def _level(ruleset: Ruleset, dealer: Seat, declarer: Seat, contract: ContractId) -> DealResult:
    """A deal in which the tricks are shared out as evenly as can be."""
    row, (each, over) = ruleset.contract(contract), divmod(ruleset.tricks, ruleset.players)
    tricks = tuple(each + (seat < over) for seat in range(ruleset.players))
    scores = scoring.deal_scores(ruleset, row, declarer, tricks)
    trump = next(trump for trump in Trump if row.can_have(trump))
    return DealResult(dealer=dealer, declarer=declarer, contract=contract, trump=trump, tricks=tricks, scores=scores)


def next_action(state: State, contract: ContractId, trump: Trump) -> Action:
    """What is done next on the way to play: that contract, that trump, and of cards the lowest that may go."""
    match state.phase:
        case Phase.CUT_CARD:
            return CutCard(Card(TRUMP_CARD))
        case Phase.LAY_OPEN:
            return LayOpen(places(state.ruleset))
        case Phase.DEAL:
            return Deal(pack(state.ruleset))
        case Phase.CHOOSE_CONTRACT:
            return ChooseContract(contract)
        case Phase.NAME_TRUMP:
            return NameTrump(trump)
        case Phase.TAKE_KITTY:
            return TAKE_KITTY
        case _:
            assert isinstance(state.actor, int)
            return legal_actions(state, state.actor)[0]


def arrive(state: State, at: Phase, contract: ContractId, trump: Trump = Trump.NO_TRUMP) -> State:
    """That deal when the table first waits so; ValueError if it never does."""
    while state.phase is not at:
        if state.phase in PLAYING:
            raise ValueError(f"never waits for {at.value}")
        assert state.actor is not None
        state = apply(state, state.actor, next_action(state, contract, trump)).state
    return state
