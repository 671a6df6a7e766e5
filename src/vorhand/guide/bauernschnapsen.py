"""The guided deal of Bauernschnapsen: the learner is the caller, who has most to decide."""

import random
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from vorhand.bots.bauernschnapsen import RulesBot
from vorhand.cards import LANES, Seat, Suit, bits_of, indices_in
from vorhand.games.bauernschnapsen.actions import (
    CLAIM,
    DECLINE,
    PASS,
    TURN_UP,
    Bid,
    Declare,
    Double,
    NameTrump,
    PlayCard,
)
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.ruleset import CARDS, Aim, CardsOf, ContractId
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS, card_points, marriage_points, points_by_seat
from vorhand.games.bauernschnapsen.state import (
    PLAYERS,
    DealResult,
    Ending,
    Phase,
    cutter_of,
    player_at,
    same_side,
)
from vorhand.games.tricks import kept
from vorhand.guide.base import Fields, Lesson, Moment, Row
from vorhand.guide.tricks import Play, rows_of_play, text_of
from vorhand.tricks import beats, winner

__all__ = ["LESSON"]

_BOT = RulesBot()


def _advise(seen: Observation) -> tuple[Any, ...]:
    return (_BOT.act(seen, random.Random(0)),)


# What a moment is


def _play(moment: Moment) -> Play | None:
    """The learner's turn to play a card, where a card is advised."""
    seen: Observation = moment.seen
    if not moment.advised or not isinstance(moment.advised[0], PlayCard):
        return None
    return _play_of(seen, moment.advised[0].card.index)


def _play_of(seen: Observation, card: int) -> Play:
    assert seen.contract is not None
    played = bits_of(card.index for trick in seen.history for card in trick.cards)
    trick = tuple(card.index for card in seen.trick)
    players = PLAYERS if seen.idle is None else PLAYERS - 1
    return Play(
        card=card,
        legal=bits_of(action.card.index for action in seen.legal if isinstance(action, PlayCard)),
        choice=len(seen.legal) > 1,
        hand=seen.hand.bits,
        trick=trick,
        rules=seen.contract.trick_rules(seen.trump),
        unseen=CARDS.bits & ~(seen.hand.bits | played | bits_of(trick)),
        last=len(trick) == players - 1,
    )


def _follows(moment: Moment) -> Play | None:
    """The learner's turn to follow to a trick, whatever is advised."""
    seen: Observation = moment.seen
    plays = [action.card.index for action in seen.legal if isinstance(action, PlayCard)]
    return _play_of(seen, plays[0]) if moment.advised and seen.trick and plays else None


def _asked(phase: Phase, moment: Moment) -> bool:
    """Whether the learner is to act in that phase."""
    return bool(moment.advised) and moment.seen.phase is phase


def _is_normal(seen: Observation) -> bool:
    return seen.contract is not None and seen.contract.aim is Aim.SIXTY_SIX


def _partner(seen: Observation) -> int:
    assert seen.seat is not None
    return (seen.seat + 2) % PLAYERS


# Trumps


def _cut(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    if not _asked(Phase.NAME_TRUMP, moment) or not seen.cut or seen.dealer is None:
        return None
    return {"player": cutter_of(seen.dealer)}


def _first_three(moment: Moment) -> Fields | None:
    return {} if _asked(Phase.NAME_TRUMP, moment) and len(moment.seen.hand) == 3 else None


def _advised_suit(moment: Moment) -> Fields | None:
    """The advised suit is the longest."""
    action = moment.advised[0]
    if not isinstance(action, NameTrump):
        return None
    count = (moment.seen.hand.bits & LANES[action.suit]).bit_count()
    return {"suit": action.suit.letter, "count": count} if count > 1 else None


def _advised_single(moment: Moment) -> Fields | None:
    """Three cards of three suits: the dearest of them shows the advised suit."""
    action = moment.advised[0]
    if not isinstance(action, NameTrump):
        return None
    cards = indices_in(moment.seen.hand.bits & LANES[action.suit])
    return {"suit": action.suit.letter, "card": text_of(*cards)} if len(cards) == 1 else None


def _advised_turn(moment: Moment) -> Fields | None:
    return {} if moment.advised[0] == TURN_UP else None


def _turned(moment: Moment) -> Fields | None:
    turned = moment.seen.turned
    return None if turned is None else {"card": turned.text, "suit": turned.suit.letter}


# The auction


def _five(moment: Moment) -> Fields | None:
    return {} if _asked(Phase.AUCTION, moment) and len(moment.seen.hand) == 5 else None


def _first_call(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {} if _asked(Phase.AUCTION, moment) and not seen.calls and PASS not in seen.legal else None


def _overbid(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    if not _asked(Phase.AUCTION, moment) or seen.bidder in (None, seen.seat) or seen.standing_bid is None:
        return None
    return {"player": seen.bidder or 0, "contract": seen.standing_bid.value}


def _advised_bid(normal: bool) -> Callable[[Moment], Fields | None]:  # noqa: FBT001
    def applies(moment: Moment) -> Fields | None:
        action = moment.advised[0]
        if not isinstance(action, Bid) or (action.contract is ContractId.NORMAL) is not normal:
            return None
        value = moment.seen.ruleset.contract(action.contract).value
        return {"contract": action.contract.value, **({} if normal else {"count": value})}

    return applies


def _advised_pass(moment: Moment) -> Fields | None:
    return {} if moment.advised[0] == PASS else None


def _kontra(moment: Moment) -> Fields | None:
    return {"count": 1 << moment.seen.doubled} if moment.seen.doubled and moment.seen.contract is not None else None


def _asked_to_double(moment: Moment) -> Fields | None:
    return {"count": 2 << moment.seen.doubled} if _asked(Phase.DOUBLING, moment) else None


def _advised_double(moment: Moment) -> Fields | None:
    return {"count": 2 << moment.seen.doubled} if isinstance(moment.advised[0], Double) else None


def _advised_decline(moment: Moment) -> Fields | None:
    return {} if moment.advised[0] == DECLINE else None


# Play


def _normal(moment: Moment) -> Fields | None:
    return {} if _asked(Phase.PLAY, moment) and _is_normal(moment.seen) else None


def _aims(aim: Aim) -> Callable[[Moment], Fields | None]:
    """What the declarer of another contract must do."""

    def applies(moment: Moment) -> Fields | None:
        seen: Observation = moment.seen
        if not _asked(Phase.PLAY, moment) or seen.contract is None or seen.contract.aim is not aim:
            return None
        return {"player": seen.declarer or 0, "contract": seen.contract.id.value}

    return applies


def _trump(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    counts = seen.contract is not None and seen.contract.cards is CardsOf.TRUMP
    return {"suit": seen.trump.letter} if _asked(Phase.PLAY, moment) and counts and seen.trump is not None else None


def _first_lead(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {} if _asked(Phase.PLAY, moment) and not seen.history and not seen.trick and seen.announced is None else None


def _must_head(moment: Moment) -> Fields | None:
    """He can follow suit and beat what is best, and must."""
    play = _follows(moment)
    if play is None or play.led is None or play.best >> 4 != play.led:
        return None
    return {"suit": play.led.letter, "best": text_of(play.best)} if _above(play) else None


def _above(play: Play) -> int:
    """The cards in hand that beat the best card in its own suit."""
    return bits_of(card for card in indices_in(play.hand) if card >> 4 == play.best >> 4 and play.takes(card))


def _must_follow(moment: Moment) -> Fields | None:
    """He can follow suit, but not beat what is best with it."""
    play = _follows(moment)
    if play is None or play.led is None or not play.hand & LANES[play.led]:
        return None
    heads = play.best >> 4 == play.led and _above(play)
    return None if heads else {"suit": play.led.letter, "best": text_of(play.best)}


def _must_trump(moment: Moment) -> Fields | None:
    play = _follows(moment)
    if play is None or play.led is None or play.hand & LANES[play.led] or play.rules.trump is None:
        return None
    return {"suit": play.led.letter} if play.hand & LANES[play.rules.trump] else None


def _any_card(moment: Moment) -> Fields | None:
    play = _follows(moment)
    if play is None or play.led is None or play.hand & LANES[play.led]:
        return None
    trumps = 0 if play.rules.trump is None else play.hand & LANES[play.rules.trump]
    return None if trumps else {"suit": play.led.letter}


def _marriage(moment: Moment) -> Fields | None:
    declare = next((action for action in moment.seen.legal if isinstance(action, Declare)), None)
    return None if declare is None else {"suit": declare.suit.letter, "points": _worth(moment.seen, declare.suit)}


def _worth(seen: Observation, suit: Suit) -> int:
    assert seen.contract is not None
    return marriage_points(suit, seen.contract.trick_rules(seen.trump).trump)


def _others_marriage(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    other = next((marriage for marriage in seen.marriages if marriage.seat != seen.seat), None)
    return None if other is None else {"player": other.seat, "points": other.points}


def _declared(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {} if _asked(Phase.PLAY, moment) and seen.announced is not None else None


def _own_trick(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    fresh = bool(seen.history) and not seen.trick and seen.phase is Phase.PLAY and _is_normal(seen)
    return {"points": seen.points} if fresh and seen.history[-1].winner == seen.seat else None


def _partners_trick(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    fresh = bool(seen.history) and not seen.trick and seen.phase is Phase.PLAY and _is_normal(seen)
    return {"player": _partner(seen)} if fresh and seen.history[-1].winner == _partner(seen) else None


def _foes_trick(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    fresh = bool(seen.history) and not seen.trick and seen.phase is Phase.PLAY and _is_normal(seen)
    if not fresh or seen.seat is None or same_side(seen.history[-1].winner, seen.seat):
        return None
    return {"player": seen.history[-1].winner}


def _not_yet(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {"points": seen.points} if CLAIM in seen.legal and seen.points < CLAIM_POINTS else None


def _enough(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {"points": seen.points} if CLAIM in seen.legal and seen.points >= CLAIM_POINTS else None


def _last_trick(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {} if _asked(Phase.PLAY, moment) and _is_normal(seen) and len(seen.history) == 4 else None


# Advice in play


def _advised_claim(moment: Moment) -> Fields | None:
    return {"points": moment.seen.points} if moment.advised[0] == CLAIM else None


def _advised_declare(enough: bool) -> Callable[[Moment], Fields | None]:  # noqa: FBT001
    """`enough`: whether the marriage makes a claim right."""

    def applies(moment: Moment) -> Fields | None:
        action, seen = moment.advised[0], moment.seen
        if not isinstance(action, Declare):
            return None
        points = _worth(seen, action.suit)
        claims = _is_normal(seen) and seen.points + points >= CLAIM_POINTS
        fields: Fields = {"points": points, "suit": action.suit.letter}
        return None if claims is not enough else {**fields, "total": seen.points + points} if enough else fields

    return applies


def _partner_wins(moment: Moment) -> Fields | None:
    """The partner is winning, and the advised card gives points to the trick without beating it."""
    play, seen = _play(moment), moment.seen
    if play is None or not play.trick or not _is_normal(seen) or play.takes(play.card) or not play.choice:
        return None
    place = winner(play.trick, play.rules)
    best, points = player_at(seen.leader, place, seen.idle), card_points((play.card,))
    if best != _partner(seen) or points < 10:
        return None
    return {"card": text_of(play.card), "player": best, "points": points}


def _stay_under(moment: Moment) -> Fields | None:
    """The declarer of a Bettler gets under what is best."""
    play, seen = _play(moment), moment.seen
    bettler = seen.contract is not None and seen.contract.aim is Aim.NO_TRICK and seen.declarer == seen.seat
    if play is None or not bettler or not play.trick or beats(play.card, play.best, play.rules):
        return None
    return {"card": text_of(play.card), "best": text_of(play.best)} if play.choice else None


# The end


def _ended(*endings: Ending) -> Callable[[Moment], Fields | None]:
    """How the deal ended: whose points they are is told by `won`."""

    def applies(moment: Moment) -> Fields | None:
        seen: Observation = moment.seen
        result: DealResult = seen.standing.results[-1]
        if result.ending not in endings or seen.seat is None:
            return None
        won = "yes" if same_side(result.winner, seen.seat) else "no"
        contract: Fields = {} if Ending.CLAIMED in endings or Ending.FALSE_CLAIM in endings else _contract_of(result)
        return {"won": won, "count": result.points, **contract}

    return applies


def _contract_of(result: DealResult) -> Fields:
    return {"contract": result.contract.value} if result.ending in (Ending.MADE, Ending.FAILED) else {}


def _value(moment: Moment) -> Fields | None:
    """Why a claim was worth one, two or three (BAU-6.5)."""
    seen: Observation = moment.seen
    result, before = seen.standing.results[-1], seen.previous
    if result.ending is not Ending.CLAIMED or before is None:
        return None
    loser = (result.winner + 1) % PLAYERS
    points = points_by_seat(tuple(kept(trick) for trick in before.tricks), before.marriages)[loser]
    tricks = sum((trick.winner - loser) % 2 == 0 for trick in before.tricks)
    why = "none" if not tricks else "few" if points < 33 else "many"
    return {"why": why, "points": points}


def _doubled(moment: Moment) -> Fields | None:
    result = moment.seen.standing.results[-1]
    return {"count": 1 << result.doubled} if result.doubled else None


def _match(moment: Moment) -> Fields | None:
    return {"total": moment.seen.ruleset.match.target}


# The deal

_HANDS = (
    "KH KC QC AS TH",
    "JH TC AC KS QH",
    "AD TD JS QS JC",
    "TS AH QD KD JD",
)
"""By seat, the caller's first, in the order in which the cards are dealt."""
_CUT = 8
"""How many cards the partner lifts: the pack is laid so that the cut makes these hands."""


def _pack() -> str:
    """The pack before the cut, from which packets of three and of two are dealt after it (BAU-2.2)."""
    threes = [card for hand in _HANDS for card in hand.split()[:3]]
    twos = [card for hand in _HANDS for card in hand.split()[3:]]
    after = [*threes, *twos]
    return "".join((*after[-_CUT:], *after[:-_CUT]))


LESSON = Lesson(
    id="bauernschnapsen",
    game="bauernschnapsen",
    rules="bauernschnapsen/pagat",
    seat=Seat(0),
    why="Two of the first three cards are clubs, king and queen at that: trumps are easy to name, and the 40 counts "
    "though its trick is lost to the ten. Then the learner has to follow the ace, must beat a jack of hearts with the "
    "king, sees why 51 is no claim, takes the ten of hearts home and claims with 77 before the last trick.",
    laid_down=MappingProxyType(
        {"draw-dealer": "dealer 3", "deal": f"deal {_pack()}", "cut": f"cut {_CUT}", "turn": "turned 0"}
    ),
    advise=_advise,
    rows=(
        Row("guide-cut", _cut, "cut"),
        Row("guide-first-three", _first_three, "caller"),
        Row("guide-five", _five, "card-points"),
        Row("guide-first-call", _first_call, "auction"),
        Row("guide-turned", _turned, "turn-up"),
        Row("guide-overbid", _overbid, "pass"),
        Row("guide-asked-to-double", _asked_to_double, "kontra"),
        Row("guide-kontra", _kontra, "kontra"),
        Row("guide-normal", _normal, "normal"),
        Row("guide-aim-no-trick", _aims(Aim.NO_TRICK), "bettler"),
        Row("guide-aim-three-tricks", _aims(Aim.THREE_TRICKS), "schnapser"),
        Row("guide-aim-all-tricks", _aims(Aim.ALL_TRICKS), "gang"),
        Row("guide-marriage", _marriage, "twenty"),
        Row("guide-declared", _declared),
        Row("guide-first-lead", _first_lead),
        Row("guide-must-head", _must_head, "must-beat"),
        Row("guide-must-follow", _must_follow),
        Row("guide-must-trump", _must_trump, "must-trump"),
        Row("guide-any-card", _any_card),
        Row("guide-enough", _enough, "claim"),
        Row("guide-not-yet", _not_yet, "claim"),
        Row("guide-last-trick", _last_trick),
        Row("guide-own-trick", _own_trick, "card-points"),
        Row("guide-partners-trick", _partners_trick, "partner"),
        Row("guide-foes-trick", _foes_trick),
        Row("guide-others-marriage", _others_marriage, "twenty"),
        Row("guide-trump", _trump, "trump"),
    ),
    advice=(
        Row("guide-advise-suit", _advised_suit),
        Row("guide-advise-single", _advised_single),
        Row("guide-advise-turn", _advised_turn),
        Row("guide-advise-normal", _advised_bid(normal=True)),
        Row("guide-advise-bid", _advised_bid(normal=False)),
        Row("guide-advise-pass", _advised_pass),
        Row("guide-advise-double", _advised_double),
        Row("guide-advise-decline", _advised_decline),
        Row("guide-advise-claim", _advised_claim),
        Row("guide-advise-declare-and-claim", _advised_declare(enough=True)),
        Row("guide-advise-declare", _advised_declare(enough=False)),
        Row("guide-partner-wins", _partner_wins),
        Row("guide-stay-under", _stay_under),
        *rows_of_play(_play, must_beat=True),
    ),
    ends=(
        Row("guide-over-claimed", _ended(Ending.CLAIMED)),
        Row("guide-over-false-claim", _ended(Ending.FALSE_CLAIM)),
        Row("guide-over-last-trick", _ended(Ending.LAST_TRICK)),
        Row("guide-over-made", _ended(Ending.MADE)),
        Row("guide-over-failed", _ended(Ending.FAILED)),
        Row("guide-value", _value, "claim"),
        Row("guide-doubled", _doubled),
        Row("guide-match", _match, "bummerl"),
    ),
)
