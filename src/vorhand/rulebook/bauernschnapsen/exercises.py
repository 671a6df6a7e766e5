"""What a reader plays of the worked examples of Bauernschnapsen: the positions, made by the engine.

The dealer is seat 3, so that places and seats have the same order: F is seat 0, then PD, PF and D. Hearts are the
caller's suit.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.actions import Deal, DrawDealer, PlayCard
from vorhand.games.base import NATURE, Event
from vorhand.games.bauernschnapsen.actions import (
    BIDS,
    CLAIM,
    DECLARATIONS,
    DECLINE,
    DOUBLE,
    KNOCK,
    PASS,
    Bid,
    Declare,
    Decline,
    Double,
    NameTrump,
    Pass,
)
from vorhand.games.bauernschnapsen.auction import may_bid, obstacle
from vorhand.games.bauernschnapsen.events import (
    BidMade,
    Claimed,
    DealScored,
    Doubled,
    DoublingDeclined,
    MarriageDeclared,
    Passed,
)
from vorhand.games.bauernschnapsen.game import GAME
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import CARDS, Contract, ContractId, Dealing, Ruleset
from vorhand.games.bauernschnapsen.scoring import marriage_points, value
from vorhand.games.bauernschnapsen.state import PLAYERS, DealFacts, Phase, State, same_side
from vorhand.rulebook.bauernschnapsen.examples import Doubled as DoubledExample
from vorhand.rulebook.bauernschnapsen.examples import Higher, MayPlay, Played, Takes
from vorhand.rulebook.positions import Exercise, Exercises, Move, Taker
from vorhand.tricks import playable_heading
from vorhand.words import Words

__all__ = ["EXERCISES"]

_PLACES = ("F", "PD", "PF", "D")
_DEALER, _TRUMP = Seat(3), Suit.HEARTS
_LONG_MATCH = 99
"""So many game points that no deal of an example ends the match."""
_QUIET = "QS 10H JS QD JD / JH AC KH AS QH / AH JC KC AD KD / QC 10D 10S KS 10C"
"""A deal for examples in which cards do not matter: nobody holds five of a suit."""


def _exercise(example: Any, ruleset: Ruleset) -> Exercise | None:
    match example:
        case Takes():
            *trick, last = _cards(example.trick)
            row = example.contract(ruleset)
            return Taker(state=_in_trick(ruleset, row, trick, [last]), last=PlayCard(last))
        case MayPlay():
            hand = _cards(example.hand)
            state = _in_trick(ruleset, example.contract(ruleset), _cards(example.trick), hand)
            return Move(state=state, choices=tuple(map(PlayCard, hand)))
        case Higher():
            return _to_bid(example, ruleset)
        case DoubledExample():
            return _to_double(example, ruleset)
        case Played():
            return _to_finish(example, ruleset)
        case _:
            return None


def _cards(text: str) -> list[Card]:
    return [Card(card.replace("10", "T")) for card in text.split()]


# A trick under way


def _in_trick(ruleset: Ruleset, row: Contract | None, trick: list[Card], hand: list[Card]) -> State:
    """The declarer, seat 0, has led this trick; the reader holds that hand. The tricks before are not known.

    The others hold what is left, as many cards as they must.
    """
    assert row is not None
    reader, left = len(trick), iter(CARDS - Cards.of(trick) - Cards.of(hand))
    hands = [
        Cards.of(hand) if seat == reader else Cards.of(next(left) for _ in range(len(hand) - (seat < reader)))
        for seat in range(PLAYERS)
    ]
    start = GAME.start(_plain(ruleset))
    facts = DealFacts(dealer=_DEALER, cut=0, trump=_TRUMP, contract=row, declarer=Seat(0))
    rules, played = row.trick_rules(_TRUMP), tuple(card.index for card in trick)
    return replace(
        start,
        standing=replace(start.standing, first_dealer=_DEALER),
        facts=facts,
        phase=Phase.PLAY,
        actor=Seat(reader),
        hands=tuple(each.bits for each in hands),
        leader=Seat(0),
        trick=played,
        rules=rules,
        playable=playable_heading(hands[reader].bits, played, rules),
    )


def _plain(ruleset: Ruleset) -> Ruleset:
    return replace(ruleset, dealing=Dealing(), match=replace(ruleset.match, target=_LONG_MATCH))


# A whole deal


def _dealt(ruleset: Ruleset, deal: str) -> State:
    """The beginning of the auction; `deal` is the four hands from F clockwise.

    Some examples give F no heart. That cannot come about, so the suit is put there by hand.
    """
    first, *others = map(_cards, deal.split("/"))
    first.sort(key=lambda card: card.suit is not _TRUMP)
    state = GAME.apply(GAME.start(_plain(ruleset)), NATURE, DrawDealer(_DEALER)).state
    state = GAME.apply(state, NATURE, Deal((*first, *(card for hand in others for card in hand)))).state
    state = _after(state, (KNOCK, NameTrump(first[0].suit)))
    return replace(state, facts=replace(state.deal, trump=_TRUMP))


def _after(state: State, actions: Iterable[Any]) -> State:
    """What comes of actions of whoever is to act."""
    for action in actions:
        state = GAME.apply(state, _actor(state), action).state
    return state


def _bid(state: State, row: Contract) -> State | None:
    """The auction when the first player who may has bid the contract; None if nobody may."""
    while state.phase is Phase.AUCTION:
        seat = _actor(state)
        if obstacle(row, seat, state.hands[seat], state.deal) is None:
            return _after(state, (BIDS[row.id],))
        state = _after(state, (PASS if state.deal.calls else BIDS[ContractId.NORMAL],))
    return None


def _to_finish(example: Played, ruleset: Ruleset) -> Exercise:
    state = _dealt(ruleset, example.deal)
    place, contract = example.bid.split()
    while state.actor != _PLACES.index(place):
        state = _after(state, (PASS if state.deal.calls else BIDS[ContractId.NORMAL],))
    state = _after(state, (BIDS[ContractId(contract)],))
    while state.phase is not Phase.PLAY:
        state = _after(state, (PASS if state.phase is Phase.AUCTION else DECLINE,))
    before, then = example.acts
    state = _after(state, map(_act, before))
    return Move(state=state, choices=_ways_to_go_on(state), role=_role(state), then=tuple(map(_act, then)))


def _role(state: State) -> str:
    seat, declarer = _actor(state), state.deal.declarer
    assert declarer is not None
    if seat == declarer:
        return "try-declarer"
    return "try-partner" if same_side(seat, declarer) else "try-opponent"


def _act(text: str) -> Any:
    """What a player does, by `Played.play`: "F:KD", "PD declares H", "PD claims"."""
    match text.split():
        case [_, "declares", suit]:
            return DECLARATIONS["CDHS".index(suit)]
        case [_, "claims"]:
            return CLAIM
        case _:
            return PlayCard(*_cards(text.partition(":")[2]))


def _ways_to_go_on(state: State) -> tuple[Any, ...]:
    """The cards of whoever plays, and on lead his pairs and the claim."""
    hand = state.hands[_actor(state)]
    plays = tuple(map(PlayCard, sorted(Cards(hand), key=lambda card: (-card.suit, "ATKQJ".index(card.rank.letter)))))
    if state.trick:
        return plays
    pairs = tuple(DECLARATIONS[suit] for suit in Suit if hand & pair(suit) == pair(suit))
    return (*plays, *pairs, CLAIM)


# The auction


def _to_bid(example: Higher, ruleset: Ruleset) -> Exercise | None:
    """The lower contract stands; the reader is the first who may bid the higher one by his seat."""
    below, above = example.in_order(ruleset)
    state = _bid(_dealt(ruleset, _QUIET), below)
    while state and state.phase is Phase.AUCTION:
        if may_bid(above, _actor(state), Seat(0)):
            return Move(state=state, choices=(PASS, BIDS[below.id], BIDS[above.id]))
        state = _after(state, (PASS,))
    return None


def _to_double(example: DoubledExample, ruleset: Ruleset) -> Exercise | None:
    row = example.contract(ruleset)
    assert row is not None
    state = _bid(_dealt(ruleset, _QUIET), row)
    while state and state.phase is Phase.AUCTION:
        state = _after(state, (PASS,))
    return Move(state=state, choices=(DOUBLE, DECLINE)) if state else None


def _actor(state: State) -> Seat:
    assert isinstance(state.actor, int)
    return state.actor


# Words


def _label(action: Any, state: State, words: Words) -> str:
    match action:
        case Bid(contract=contract):
            return words.say(f"contract-{contract}")
        case Pass():
            return words.say("call-pass")
        case Double():
            return words.say(f"doubling-{state.deal.doubled + 1}")
        case Decline():
            return words.say("action-decline")
        case Declare(suit=suit):
            assert state.rules is not None
            return words.say("action-declare", points=marriage_points(suit, state.rules.trump), suit=suit.letter)
        case _:
            return words.say("action-claim")


def _tell(event: Event, before: State, reader: Seat, words: Words) -> str:
    """What the reader does or gets."""
    match event:
        case DealScored(scores=scores, ending=ending):
            key = "cli-you-score" if scores[reader] else "try-they-score"
            return words.say(key, count=max(scores), ending=words.say(f"ending-{ending}"))
        case Claimed(points=points, correct=correct):
            return words.say("cli-you-claimed", points=points, correct="yes" if correct else "no")
        case MarriageDeclared(suit=suit, points=points):
            return words.say("cli-you-marriage-declared", points=points, suit=words.say(f"suit-{suit.letter}"))
        case BidMade(contract=contract, held=held):
            bid = words.say(f"contract-{contract}")
            return words.say("cli-you-bid-made", held="yes" if held else "no", contract=bid)
        case Passed():
            return words.say("cli-you-passed")
        case Doubled(level=level):
            row = before.deal.contract
            assert row is not None
            worth = words.say("try-worth", value=value(row, level))
            return f"{words.say('cli-you-doubled', level=level)} {worth}"
        case DoublingDeclined(level=level):
            return words.say("cli-you-doubling-declined", level=level)
        case _:
            return ""


EXERCISES = Exercises(of=_exercise, label=_label, tell=_tell)
"""Those of Bauernschnapsen. In them nobody but the reader bids, doubles, declares or claims once he has taken over."""
