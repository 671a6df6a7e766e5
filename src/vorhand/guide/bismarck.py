"""The guided deal of Bismarck: the learner is declarer and takes part in everything that the game has."""

import random
from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from vorhand.bots.bismarck import RulesBot
from vorhand.cards import LANES, Cards, Seat, Suit, bits_of, indices_in
from vorhand.games.bismarck.actions import ChooseContract, Discard, NameTrump, PlayCard, discards_of
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim
from vorhand.games.bismarck.scoring import quotas_by_seat
from vorhand.games.bismarck.state import Phase
from vorhand.games.tricks import ObservedTrick
from vorhand.guide.base import Fields, Lesson, Moment, Row
from vorhand.guide.tricks import Play, rows_of_play, text_of
from vorhand.tricks import TrickRules
from vorhand.words import signed

__all__ = ["LESSON"]

_BOT = RulesBot()


def _advise(seen: Observation) -> tuple[Any, ...]:
    """What the bot does; all discards at once, as a person decides them."""
    action = _BOT.act(seen, random.Random(0))
    if not isinstance(action, Discard):
        return (action,)
    found = [action]
    for _ in range(seen.ruleset.kitty.size - len(seen.discards) - 1):
        laid = Cards.of([action.card])
        seen = replace(seen, hand=seen.hand - laid, discards=seen.discards | laid)
        seen = replace(seen, legal=discards_of(seen.hand.bits & -(1 << seen.discards.bits.bit_length())))
        action = _BOT.act(seen, random.Random(0))
        assert isinstance(action, Discard)
        found.append(action)
    return tuple(found)


# What a moment is


def _play(moment: Moment) -> Play | None:
    """The learner's turn to play a card."""
    seen: Observation = moment.seen
    if not moment.advised or not isinstance(moment.advised[0], PlayCard):
        return None
    assert seen.contract is not None and seen.trump is not None
    played = bits_of(card.index for trick in seen.history for card in trick.cards)
    trick = tuple(card.index for card in seen.trick)
    return Play(
        card=moment.advised[0].card.index,
        legal=bits_of(action.card.index for action in seen.legal if isinstance(action, PlayCard)),
        choice=len(seen.legal) > 1,
        hand=seen.hand.bits,
        trick=trick,
        rules=TrickRules(trump=seen.trump.suit, order=seen.contract.ace),
        unseen=seen.ruleset.cards.bits & ~(seen.hand.bits | seen.discards.bits | played | bits_of(trick)),
        last=len(trick) == seen.ruleset.players - 1,
    )


def _in(*phases: Phase) -> Callable[[Moment], Fields | None]:
    """Nothing to fill in, where the learner is to act in one of these phases."""
    return lambda moment: {} if moment.advised and moment.seen.phase in phases else None


def _aims(moment: Moment) -> Aim | None:
    return moment.seen.contract.aim if moment.seen.contract is not None else None


def _quotas(seen: Observation) -> tuple[int, ...]:
    assert seen.contract is not None and seen.declarer is not None
    return quotas_by_seat(seen.ruleset, seen.contract, seen.declarer)


def _own(seen: Observation, by_seat: tuple[int, ...]) -> int:
    assert seen.seat is not None
    return by_seat[seen.seat]


def _last_trick(moment: Moment) -> ObservedTrick | None:
    """The trick that was taken last, before the next has begun."""
    seen: Observation = moment.seen
    return seen.history[-1] if seen.history and not seen.trick and seen.phase is Phase.PLAY else None


# Before play


def _open_cards(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    chooses = bool(moment.advised) and seen.phase is Phase.CHOOSE_CONTRACT and not seen.hand
    return {"cards": text_of(*(card.index for card in seen.kitty))} if chooses and seen.kitty else None


def _advised_contract(moment: Moment) -> Fields | None:
    action = moment.advised[0]
    return {"contract": action.contract.value} if isinstance(action, ChooseContract) else None


def _advised_trump(moment: Moment) -> Fields | None:
    action = moment.advised[0]
    return (
        {"suit": action.trump.suit.letter} if isinstance(action, NameTrump) and action.trump.suit is not None else None
    )


def _kitty_taken(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    if not moment.advised or seen.phase is not Phase.DISCARD:
        return None
    return {"count": len(seen.hand), "number": seen.ruleset.kitty.size - len(seen.discards)}


def _quota(aim: Aim) -> Callable[[Moment], Fields | None]:
    def applies(moment: Moment) -> Fields | None:
        if not moment.advised or _aims(moment) is not aim:
            return None
        seen: Observation = moment.seen
        quotas = _quotas(seen)
        assert seen.seat is not None
        return {"number": quotas[seen.seat], "count": quotas[(seen.seat + 1) % len(quotas)]}

    return applies


def _trump(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    if not moment.advised or seen.trump is None or seen.trump.suit is None:
        return None
    return {"suit": seen.trump.suit.letter}


def _no_trump(moment: Moment) -> Fields | None:
    trump = moment.seen.trump
    return {} if moment.advised and trump is not None and trump.suit is None else None


def _discarded(moment: Moment) -> list[int]:
    return [action.card.index for action in moment.advised if isinstance(action, Discard)]


def _discards(moment: Moment) -> Fields | None:
    cards = _discarded(moment)
    return {"cards": text_of(*cards)} if cards else None


def _discards_for_void(moment: Moment) -> Fields | None:
    """The advised discards take the last cards of a side suit, and trumps stay in hand."""
    seen: Observation = moment.seen
    cards = bits_of(_discarded(moment))
    trump = seen.trump.suit if seen.trump else None
    if not cards or trump is None or not seen.hand.bits & ~cards & LANES[trump]:
        return None
    void = next((suit for suit in Suit if cards & LANES[suit] and not seen.hand.bits & ~cards & LANES[suit]), None)
    return None if void is None else {"cards": text_of(*indices_in(cards)), "suit": void.letter}


# Play


def _first_lead(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    return {} if _play(moment) is not None and not seen.history and not seen.trick else None


def _must_follow(moment: Moment) -> Fields | None:
    play = _play(moment)
    if play is None or play.led is None or not play.hand & LANES[play.led] or play.legal == play.hand:
        return None
    return {"suit": play.led.letter}


def _without(moment: Moment) -> Suit | None:
    """The suit led, if the learner has none of it."""
    play = _play(moment)
    return play.led if play is not None and play.led is not None and not play.hand & LANES[play.led] else None


def _may_trump(moment: Moment) -> Fields | None:
    led, play = _without(moment), _play(moment)
    if led is None or play is None or play.rules.trump is None or not play.hand & LANES[play.rules.trump]:
        return None
    return {"suit": led.letter}


def _any_card(moment: Moment) -> Fields | None:
    led, play = _without(moment), _play(moment)
    if led is None or play is None or (play.rules.trump is not None and play.hand & LANES[play.rules.trump]):
        return None
    return {"suit": led.letter}


def _taken_by_me(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    trick = _last_trick(moment)
    if trick is None or trick.winner != seen.seat:
        return None
    return {"count": _own(seen, seen.won), "number": _own(seen, _quotas(seen))}


def _taken_by_other(moment: Moment) -> Fields | None:
    trick = _last_trick(moment)
    return {"player": trick.winner} if trick is not None and trick.winner != moment.seen.seat else None


def _trumped(moment: Moment) -> Fields | None:
    """The last trick was taken by somebody else's trump though another suit was led."""
    seen: Observation = moment.seen
    trick, trump = _last_trick(moment), seen.trump.suit if seen.trump else None
    if trick is None or trump is None or trick.cards[0].suit is trump or trick.winner == seen.seat:
        return None
    won = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    return {"card": won.text, "player": trick.winner} if won.suit is trump else None


def _did_not_follow(moment: Moment) -> Fields | None:
    """Another player has just shown that he is out of a suit."""
    seen: Observation = moment.seen
    for place, card in enumerate(seen.trick):
        player = (seen.leader + place) % seen.ruleset.players
        if card.suit is not seen.trick[0].suit and player != seen.seat:
            return {"player": player, "suit": seen.trick[0].suit.letter}
    return None


def _quota_reached(moment: Moment) -> Fields | None:
    seen: Observation = moment.seen
    if _last_trick(moment) is None or _aims(moment) is not Aim.WIN:
        return None
    quota = _own(seen, _quotas(seen))
    return {"number": quota} if _own(seen, seen.won) == quota and seen.hand else None


# Advice in play


def _wanted(aim: Aim, applies: Callable[[Play], Fields | None]) -> Callable[[Moment], Fields | None]:
    """In contracts of that aim only."""

    def asked(moment: Moment) -> Fields | None:
        play = _play(moment) if _aims(moment) is aim else None
        fields = None if play is None else applies(play)
        return None if play is None or fields is None else {"card": text_of(play.card), **fields}

    return asked


def _draw_trumps(play: Play) -> Fields | None:
    leads_trump = not play.trick and play.card >> 4 == play.rules.trump and play.choice
    return {"count": play.trumps_out.bit_count()} if leads_trump and play.trumps_out else None


def _stay_under(play: Play) -> Fields | None:
    if not play.trick or play.takes(play.card) or not play.choice:
        return None
    return {"best": text_of(play.best)}


def _must_take(play: Play) -> Fields | None:
    if not play.trick or not play.last or not play.choice or len(play.taking) != play.legal.bit_count():
        return None
    return {} if play.card == max(play.taking) else None


def _risk(play: Play) -> Fields | None:
    """A contract to lose, and the card may take the trick: the fewest claims."""
    return {"count": play.above(play.card).bit_count()} if not play.trick else None


# The end


def _over(aim: Aim) -> Callable[[Moment], Fields | None]:
    def applies(moment: Moment) -> Fields | None:
        seen: Observation = moment.seen
        result = seen.standing.results[-1]
        contract = seen.ruleset.contract(result.contract)
        if contract.aim is not aim or seen.seat is None:
            return None
        quota = quotas_by_seat(seen.ruleset, contract, result.declarer)[seen.seat]
        return {"count": result.tricks[seen.seat], "number": quota, "points": signed(result.scores[seen.seat])}

    return applies


def _sum(moment: Moment) -> Fields | None:
    scores = moment.seen.standing.results[-1].scores
    return {"scores": ", ".join(signed(score) for score in scores)}


def _match(moment: Moment) -> Fields | None:
    return {"deals": moment.seen.ruleset.deals}


# The deal

_KITTY = ("5S", "8H", "9H", "AS")
_HANDS = (
    "KS QS JS 9S 2S KH JH 3H AD QD JD TD 7D 5D 4D 4C",
    "7S 3S AH TH 7H 6H 5H KD 9D 6D 2D KC QC 6C 3C 2C",
    "TS 8S 6S 4S QH 4H 2H 8D 3D AC JC TC 9C 8C 7C 5C",
)
"""By seat, the learner's first, who sits to the dealer's left."""


def _pack() -> str:
    """The pack in deal order: the open cards, then one card at a time (BIS-2.1, BIS-2.2)."""
    return "".join((*_KITTY, *(card for cards in zip(*map(str.split, _HANDS), strict=True) for card in cards)))


LESSON = Lesson(
    id="bismarck",
    game="bismarck",
    rules="bismarck/modern",
    seat=Seat(0),
    why="Two spades with the ace lie open beside two middling hearts, so that spades are worth choosing; the hand then "
    "brings five more trumps, a single club to lay aside, and hearts and diamonds with gaps. So the learner makes a "
    "void, draws trumps from the top, has to follow a diamond, trumps a club, and loses some tricks: eleven of eight.",
    laid_down=MappingProxyType({"draw-dealer": "dealer 2", "deal": f"deal {_pack()}"}),
    advise=_advise,
    rows=(
        Row("guide-declarer", _in(Phase.CHOOSE_CONTRACT), "declarer"),
        Row("guide-open-cards", _open_cards, "open-cards"),
        Row("guide-kitty-taken", _kitty_taken, "kitty"),
        Row("guide-quota", _quota(Aim.WIN), "quota"),
        Row("guide-quota-lose", _quota(Aim.LOSE), "quota"),
        Row("guide-first-lead", _first_lead, "lead"),
        Row("guide-trump", _trump, "trump"),
        Row("guide-no-trump", _no_trump, "sang"),
        Row("guide-may-trump", _may_trump, "ruff"),
        Row("guide-any-card", _any_card, "throw"),
        Row("guide-must-follow", _must_follow, "follow"),
        Row("guide-quota-reached", _quota_reached, "points"),
        Row("guide-trumped", _trumped, "ruff"),
        Row("guide-taken-by-you", _taken_by_me, "trick"),
        Row("guide-taken-by-other", _taken_by_other),
        Row("guide-did-not-follow", _did_not_follow, "void"),
    ),
    advice=(
        Row("guide-advise-contract", _advised_contract),
        Row("guide-advise-trump", _advised_trump),
        Row("guide-advise-discards-void", _discards_for_void),
        Row("guide-advise-discards", _discards),
        Row("guide-lead-trump", _wanted(Aim.WIN, _draw_trumps)),
        Row("guide-stay-under", _wanted(Aim.LOSE, _stay_under)),
        Row("guide-lose-must", _wanted(Aim.LOSE, _must_take)),
        Row("guide-lead-other", _wanted(Aim.LOSE, _risk)),
        *rows_of_play(_play, must_beat=False),
    ),
    ends=(
        Row("guide-over", _over(Aim.WIN)),
        Row("guide-over-lose", _over(Aim.LOSE)),
        Row("guide-sum", _sum, "score-sheet"),
        Row("guide-match", _match, "match"),
    ),
)
