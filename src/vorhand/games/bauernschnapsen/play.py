"""The play of the cards from the first lead to the score. Rules BAU-5, BAU-6 and BAU-7."""

from dataclasses import replace

from vorhand.cards import Card, Cards, Rank, Seat, Suit, next_seat
from vorhand.games.base import Event, Step
from vorhand.games.bauernschnapsen import scoring
from vorhand.games.bauernschnapsen.before_play import next_deal
from vorhand.games.bauernschnapsen.events import (
    Claimed,
    DealRevealed,
    DealScored,
    HandShown,
    MarriageDeclared,
)
from vorhand.games.bauernschnapsen.ruleset import Aim, Leads, Marriages, Reveal, ThreeTricks
from vorhand.games.bauernschnapsen.state import (
    PLAYERS,
    DealResult,
    Ending,
    FinishedDeal,
    Marriage,
    Phase,
    Standing,
    State,
    Trick,
    dealt_hands,
    next_player,
    player_at,
    same_side,
    sits_out,
)
from vorhand.games.events import card_played, card_played_and_taken
from vorhand.tricks import playable_heading, winner

__all__ = ["begin_play", "claim", "declarable", "declare", "may_claim", "pair", "play_card"]


def begin_play(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The first lead (BAU-5.1); a contract that is shown is scored at once instead (BAU-7.4)."""
    facts = state.deal
    contract, declarer = facts.contract, facts.declarer
    assert contract is not None and declarer is not None
    if contract.is_shown:
        shown = HandShown(declarer, Cards(state.hands[declarer]))
        return _end_deal(state, (*events, shown), Ending.MADE, declarer)
    leader = facts.caller if contract.leads is Leads.CALLER else declarer
    after = replace(
        state,
        phase=Phase.PLAY,
        actor=leader,
        leader=leader,
        rules=contract.trick_rules(facts.trump),
        playable=state.hands[leader],
        idle=sits_out(contract, declarer),
    )
    return Step(after, events)


# Cards


def play_card(state: State, card: int) -> Step[State]:
    """The player to act plays a card that he may play."""
    hands, seat, rules, idle = state.hands, state.actor, state.rules, state.idle
    assert isinstance(seat, int) and rules is not None
    hands = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
    trick = (*state.trick, card)
    if len(trick) == (PLAYERS if idle is None else PLAYERS - 1):
        return _end_trick(state, hands, seat, trick)
    turn = next_player(seat, idle)
    after = State(
        state.ruleset,
        state.standing,
        state.facts,
        Phase.PLAY,
        turn,
        hands,
        state.leader,
        trick,
        state.history,
        state.marriages,
        None,
        rules,
        playable_heading(hands[turn], trick, rules),
        idle,
        state.previous,
    )
    return Step(after, card_played(seat, card))


def _end_trick(state: State, hands: tuple[int, ...], seat: Seat, trick: tuple[int, ...]) -> Step[State]:
    assert state.rules is not None
    taker = player_at(state.leader, winner(trick, state.rules), state.idle)
    after = State(
        state.ruleset,
        state.standing,
        state.facts,
        Phase.PLAY,
        taker,  # BAU-5.2: who takes a trick leads to the next
        hands,
        taker,
        (),
        (*state.history, Trick(state.leader, trick, taker)),
        state.marriages,
        None,
        state.rules,
        hands[taker],
        state.idle,
        state.previous,
    )
    events = card_played_and_taken(seat, trick[-1], taker)
    decided = _decided(after, taker)
    return Step(after, events) if decided is None else _end_deal(after, events, *decided)


def _decided(state: State, taker: Seat) -> tuple[Ending, Seat] | None:
    """Whether the trick just taken decides the deal, how, and for whose side (BAU-6.7, BAU-7.1 to BAU-7.3)."""
    facts, tricks = state.deal, len(state.history)
    contract, declarer = facts.contract, facts.declarer
    assert contract is not None and declarer is not None
    last = not state.hands[taker]
    match contract.aim:
        case Aim.SIXTY_SIX:
            return (Ending.LAST_TRICK, taker) if last else None
        case Aim.NO_TRICK:
            if taker == declarer:
                return _failed(declarer)
            return (Ending.MADE, declarer) if last else None
        case Aim.THREE_TRICKS:
            if taker != declarer:
                return _failed(declarer)
            if _has_sixty_six(state, declarer) and (tricks == 3 or _early(state)):
                return Ending.MADE, declarer
            return _failed(declarer) if tricks == 3 else None
        case _:
            if taker != declarer:
                return _failed(declarer)
            return (Ending.MADE, declarer) if last else None


def _failed(declarer: Seat) -> tuple[Ending, Seat]:
    return Ending.FAILED, next_seat(declarer, PLAYERS)


def _has_sixty_six(state: State, declarer: Seat) -> bool:
    return scoring.declarers_points(declarer, state.history, state.marriages) >= scoring.CLAIM_POINTS


def _early(state: State) -> bool:
    return state.ruleset.scoring.three_tricks is ThreeTricks.AT_SIXTY_SIX


# Marriages and claims


def pair(suit: Suit) -> int:
    """King and queen of a suit, a set."""
    return Card.of(suit, Rank.KING).bit | Card.of(suit, Rank.QUEEN).bit


_PAIRS = tuple(pair(suit) for suit in Suit)


def declarable(state: State) -> tuple[Suit, ...]:
    """The marriages that the player on lead may declare (BAU-6.1, BAU-6.2)."""
    facts, seat = state.deal, state.actor
    if state.phase is not Phase.PLAY or state.trick or state.announced is not None:
        return ()
    assert facts.contract is not None and isinstance(seat, int)
    allowed = facts.contract.marriages
    if allowed is Marriages.NONE or (allowed is Marriages.DECLARER and seat != facts.declarer):
        return ()
    hand = state.hands[seat]
    return tuple(suit for suit in Suit if hand & _PAIRS[suit] == _PAIRS[suit])


def declare(state: State, suit: Suit) -> Step[State]:
    """The player on lead declares a marriage; it counts at once (BAU-6.1, BAU-6.3)."""
    seat = state.actor
    assert isinstance(seat, int) and state.rules is not None
    marriage = Marriage(seat, suit, scoring.marriage_points(suit, state.rules.trump))
    after = replace(
        state,
        marriages=(*state.marriages, marriage),
        announced=suit,
        playable=pair(suit),
    )
    events = (MarriageDeclared(seat, suit, marriage.points),)
    facts = state.deal
    assert facts.contract is not None
    schnapser = facts.contract.aim is Aim.THREE_TRICKS and seat == facts.declarer
    if schnapser and _early(state) and _has_sixty_six(after, seat):
        return _end_deal(after, events, Ending.MADE, seat)
    return Step(after, events)


def may_claim(state: State) -> bool:
    """Whether the player to act may claim: on lead after a trick of his, or right after declaring (BAU-6.4)."""
    if state.phase is not Phase.PLAY or state.trick:
        return False
    contract = state.deal.contract
    assert contract is not None
    return contract.aim is Aim.SIXTY_SIX and (bool(state.history) or state.announced is not None)


def claim(state: State) -> Step[State]:
    """The player on lead claims 66; the unfinished trick counts for nobody (BAU-6.4 to BAU-6.6)."""
    seat = state.actor
    assert isinstance(seat, int)
    points = scoring.side_points(seat, state.history, state.marriages)
    correct = points >= scoring.CLAIM_POINTS
    times = scoring.normal_value(state.ruleset, next_seat(seat, PLAYERS), state.history, state.marriages)
    ending, side = (Ending.CLAIMED, seat) if correct else (Ending.FALSE_CLAIM, next_seat(seat, PLAYERS))
    return _end_deal(state, (Claimed(seat, points, correct),), ending, side, times)


# The end of the deal


def _to_be_shown(state: State) -> tuple[int, ...]:
    """The hands that a finished deal may reveal, as dealt.

    Dossier 5.3: the cards of a partner who sits out are never shown. The other fifteen together would tell them, so
    that in such a deal only what was played is shown.
    """
    dealt = dealt_hands(state)
    if state.idle is None:
        return dealt
    return tuple(before & ~after for before, after in zip(dealt, state.hands, strict=True))


def _end_deal(state: State, events: tuple[Event, ...], ending: Ending, side: Seat, times: int = 1) -> Step[State]:
    ruleset, facts = state.ruleset, state.deal
    contract, declarer = facts.contract, facts.declarer
    assert contract is not None and declarer is not None
    result = DealResult(
        dealer=facts.dealer,
        declarer=declarer,
        contract=contract.id,
        doubled=facts.doubled,
        ending=ending,
        winner=declarer if same_side(side, declarer) else next_seat(declarer, PLAYERS),
        points=scoring.value(contract, facts.doubled, times),
    )
    standing = Standing(state.standing.first_dealer, (*state.standing.results, result))
    finished = FinishedDeal(hands=_to_be_shown(state), tricks=state.history, marriages=state.marriages)
    scored = DealScored(
        len(standing.results),
        result.scores,
        scoring.totals(standing),
        contract.id,
        declarer,
        facts.doubled,
        ending,
        scoring.points_by_seat(state.history, state.marriages),
    )
    after, more = next_deal(ruleset, standing, finished)
    shows = ruleset.table.reveal_after_deal is Reveal.ALL
    revealed = (DealRevealed(tuple(Cards(hand) for hand in finished.hands)),) if shows else ()
    return Step(after, (*events, scored, *revealed, *more))
