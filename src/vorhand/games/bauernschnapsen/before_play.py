"""A deal up to the first lead: deal, cut, trumps, auction, doubling. Rules BAU-1.3, BAU-2, BAU-3 and BAU-4."""

from dataclasses import replace

from vorhand.cards import Card, Cards, Seat, Suit, bits_of, next_seat
from vorhand.games.base import NATURE, Event, Step, Turn
from vorhand.games.bauernschnapsen import auction, scoring
from vorhand.games.bauernschnapsen.actions import Bid, Call, KontraNormal
from vorhand.games.bauernschnapsen.events import (
    AuctionWon,
    BidMade,
    CardTurned,
    DealerDrawn,
    DealStarted,
    Doubled,
    DoublingDeclined,
    HandDealt,
    MatchEnded,
    NormalDoubled,
    PackCut,
    PackKnocked,
    Passed,
    TrumpNamed,
    TurnAsked,
)
from vorhand.games.bauernschnapsen.ruleset import KnockDeal, Ruleset
from vorhand.games.bauernschnapsen.state import (
    PLAYERS,
    DealFacts,
    FinishedDeal,
    Phase,
    Standing,
    State,
    before_lead,
    caller_of,
    cutter_of,
)

__all__ = [
    "answer",
    "call",
    "cut",
    "deal_pack",
    "dealing_places",
    "draw_dealer",
    "name_trump",
    "next_deal",
    "start",
    "turn",
    "turn_up",
]


def start(ruleset: Ruleset) -> State:
    """A match before its first dealer is drawn."""
    return _idle(ruleset, Standing(), Phase.DRAW_DEALER, NATURE, None)


def draw_dealer(state: State, dealer: Seat) -> Step[State]:
    """BAU-1.3: the first dealer is drawn by lot."""
    after, events = next_deal(state.ruleset, Standing(dealer), None)
    return Step(after, (DealerDrawn(dealer), *events))


def next_deal(ruleset: Ruleset, standing: Standing, previous: FinishedDeal | None) -> Step[State]:
    """The beginning of the next deal, or the end of the match (BAU-8.1)."""
    if scoring.is_over(ruleset, standing):
        marks = scoring.bummerl(ruleset, standing)
        ended = MatchEnded(scoring.winners(ruleset, standing), scoring.totals(standing), marks)
        return Step(_idle(ruleset, standing, Phase.OVER, None, previous), (ended,))
    assert standing.first_dealer is not None
    number = len(standing.results)
    dealer = scoring.dealer_of(standing.first_dealer, number)
    waiting = _idle(ruleset, standing, Phase.DEAL, NATURE, previous)
    state = replace(waiting, facts=DealFacts(dealer=dealer), leader=caller_of(dealer))
    return Step(state, (DealStarted(number + 1, dealer, caller_of(dealer)),))


def _idle(
    ruleset: Ruleset, standing: Standing, phase: Phase, actor: Turn | None, previous: FinishedDeal | None
) -> State:
    return State(
        ruleset,
        standing,
        None,
        phase,
        actor,
        (0,) * PLAYERS,
        Seat(0),
        (),
        (),
        (),
        None,
        None,
        0,
        previous=previous,
    )


# Deal and trumps


def deal_pack(state: State, pack: tuple[int, ...]) -> Step[State]:
    """The dealer has shuffled and offers the pack to his right neighbour (BAU-2.1)."""
    facts = replace(state.deal, pack=pack)
    return Step(before_lead(state, facts, Phase.CUT, cutter_of(facts.dealer)), ())


def cut(state: State, count: int) -> Step[State]:
    """The pack is cut, or knocked on (0), and dealt: the caller sees three cards only (BAU-2.1 to BAU-2.3)."""
    facts = state.deal
    pack = (*facts.pack[count:], *facts.pack[:count])
    packets = dealing_places(state.ruleset, count, facts.caller)
    hands = tuple(bits_of(pack[place] for place in places) for places in packets)
    first_of = 5 if count == 0 and state.ruleset.dealing.knock is KnockDeal.FIVES else 3
    late = tuple(
        bits_of(pack[place] for place in places[3 if seat == facts.caller else first_of :])
        for seat, places in enumerate(packets)
    )
    cutter = cutter_of(facts.dealer)
    after = replace(
        state,
        facts=replace(facts, pack=pack, cut=count, late=late),
        hands=hands,
        phase=Phase.NAME_TRUMP,
        actor=facts.caller,
    )
    said: Event = PackCut(cutter, count) if count else PackKnocked(cutter)
    return Step(after, (said, *(HandDealt(Seat(s), Cards(hands[s] & ~late[s])) for s in range(PLAYERS))))


def dealing_places(ruleset: Ruleset, count: int, caller: Seat) -> list[tuple[int, ...]]:
    """The places in the pack of each seat's cards, by seat, in the order in which they are dealt (BAU-2.2)."""
    fives = count == 0 and ruleset.dealing.knock is KnockDeal.FIVES
    packets: list[tuple[int, ...]] = [()] * PLAYERS
    for turn in range(PLAYERS):
        seat = next_seat(caller, PLAYERS, turn)
        threes_and_twos = (*range(3 * turn, 3 * turn + 3), *range(12 + 2 * turn, 14 + 2 * turn))
        packets[seat] = tuple(range(5 * turn, 5 * turn + 5)) if fives else threes_and_twos
    return packets


def _callers_last_two(ruleset: Ruleset, facts: DealFacts) -> tuple[int, int]:
    """The caller's fourth and fifth card in the order of the pack (BAU-2.4)."""
    assert facts.cut is not None
    fourth, fifth = dealing_places(ruleset, facts.cut, facts.caller)[facts.caller][3:]
    return facts.pack[fourth], facts.pack[fifth]


def name_trump(state: State, suit: Suit) -> Step[State]:
    """The caller names a suit that he holds among his first three (BAU-2.3)."""
    named = TrumpNamed(state.deal.caller, suit)
    return _trump_known(state, replace(state.deal, trump=suit), (named,))


def turn_up(state: State) -> Step[State]:
    """The caller has a card turned up, and cannot take it back (BAU-2.4)."""
    return Step(before_lead(state, state.deal, Phase.TURN, NATURE), (TurnAsked(state.deal.caller),))


def turn(state: State, place: int) -> Step[State]:
    """One of the caller's last two cards is turned up (BAU-2.4, BAU-2.5)."""
    facts = state.deal
    card = _callers_last_two(state.ruleset, facts)[place]
    turned = CardTurned(facts.caller, Card.at(card))
    return _trump_known(state, replace(facts, turned=card, trump=Suit(card >> 4)), (turned,))


def _trump_known(state: State, facts: DealFacts, events: tuple[Event, ...]) -> Step[State]:
    """Everybody takes up the rest of his cards, and the auction begins (BAU-2.6)."""
    seen = tuple(HandDealt(Seat(s), Cards(late)) for s, late in enumerate(facts.late) if late)
    # The order of the pack has done its work: from here on hands are sets.
    facts = replace(facts, pack=(), late=(0,) * PLAYERS)
    return Step(before_lead(state, facts, Phase.AUCTION, facts.caller), (*events, *seen))


# Auction and doubling


def call(state: State, said: Call) -> Step[State]:
    """The speaker bids or passes (BAU-3)."""
    seat, before = state.actor, state.deal.bid
    assert isinstance(seat, int)
    event: Event
    match said:
        case Bid(contract=contract):
            event = BidMade(seat, contract, before is not None and before.contract.id is contract)
        case KontraNormal():
            event = NormalDoubled(seat)
        case _:
            event = Passed(seat)
    facts = auction.after_call(state.ruleset, state.deal, seat, said)
    speaker = auction.speaker(facts)
    if speaker is not None:
        return Step(before_lead(state, facts, Phase.AUCTION, speaker), (event,))
    bid = facts.bid
    assert bid is not None
    # BAU-3.9: who doubled the Normal game makes the caller play it.
    declarer = facts.caller if bid.kontra else bid.bidder
    won = AuctionWon(declarer, bid.contract.id)
    facts = replace(facts, contract=bid.contract, declarer=declarer, doubled=int(bid.kontra))
    return _ask(state, facts, (event, won))


def answer(state: State, *, doubles: bool) -> Step[State]:
    """Who was asked doubles or does not (BAU-4.1, BAU-4.2)."""
    seat, facts = state.actor, state.deal
    assert isinstance(seat, int)
    level = facts.doubled + 1
    event: Event = Doubled(seat, level) if doubles else DoublingDeclined(seat, level)
    return _ask(state, replace(facts, answers=(*facts.answers, doubles), doubled=facts.doubled + doubles), (event,))


def _ask(state: State, facts: DealFacts, events: tuple[Event, ...]) -> Step[State]:
    """Waits for the next who may double; when nobody is left to ask, `actor` is None and play begins."""
    return Step(before_lead(state, facts, Phase.DOUBLING, auction.asked(state.ruleset, facts)), events)
