"""What a reader plays of the worked examples of Bismarck: the positions, as deal strings of the house.

They are the last tricks of a deal; the tricks before them are not known. What comes before play is made as plain as
can be, so that any position can occur; the cards, ranks and duties are those of the house.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vorhand.cards import Card, Cards
from vorhand.games.actions import PlayCard
from vorhand.games.bismarck.ruleset import (
    Choice,
    Contract,
    Duty,
    Exchange,
    FirstDeclarer,
    KittyPosition,
    RowDuty,
    Ruleset,
    Sees,
    Trump,
    TrumpSource,
)
from vorhand.games.bismarck.state import State
from vorhand.notation import format_cards, format_hand, parse_deal_string
from vorhand.rulebook.bismarck.examples import MayPlay, Takes
from vorhand.rulebook.positions import Exercise, Exercises, Move, Taker

__all__ = ["EXERCISES"]


def _exercise(example: Any, ruleset: Ruleset) -> Exercise | None:
    match example:
        case Takes():
            return _taken(example, ruleset)
        case MayPlay():
            return _to_play(example, ruleset)
        case _:
            return None


def _taken(example: Takes, ruleset: Ruleset) -> Exercise:
    *trick, last = example.cards(ruleset)
    hands: list[list[Card]] = [[] for _ in range(ruleset.players)]
    hands[-1] = [last]
    return Taker(state=_ending(ruleset, example.contract(ruleset), example.trump, hands, trick), last=PlayCard(last))


def _to_play(example: MayPlay, ruleset: Ruleset) -> Exercise:
    trick, hand = ([*map(Card, cards.split())] for cards in (example.trick, example.hand))
    others = iter(Cards(ruleset.cards.bits) - Cards.of(trick) - Cards.of(hand))
    hands = [[next(others) for _ in range(len(hand) - (seat < len(trick)))] for seat in range(ruleset.players)]
    hands[len(trick)] = hand
    state = _ending(ruleset, example.contract(ruleset), example.trump, hands, trick)
    return Move(state=state, choices=tuple(map(PlayCard, hand)))


def _ending(
    ruleset: Ruleset, row: Contract | None, trump: Trump, hands: Sequence[Sequence[Card]], trick: Sequence[Card]
) -> State:
    """The end of a deal in which those hands are left, seat 0 has led and taken all tricks before."""
    assert row is not None
    plain = _of_one_contract(ruleset, row, trump)
    held = Cards.of(trick) | Cards.of(card for hand in hands for card in hand)
    aside = format_cards([*(plain.cards - held)][: plain.kitty.size])
    exchanged = f" kitty={aside} fate=taken discards={aside}" if plain.kitty.size else ""
    won = [plain.deck.hand - max(map(len, hands)), *[0] * (plain.players - 1)]
    written = "/".join(format_hand(Cards.of(hand)) for hand in hands)
    state: State = parse_deal_string(
        f"{plain.id} dealer={plain.players - 1} contract={row.id}{exchanged} hands={written}"
        f" won={','.join(map(str, won))} trick=0:{format_cards(trick)}",
        plain,
    )
    return state


def _of_one_contract(ruleset: Ruleset, row: Contract, trump: Trump) -> Ruleset:
    """The same cards, ranks and duties in play; what comes before play, plain, so that any position can occur."""
    exchange = Exchange(duty=Duty.MANDATORY if ruleset.kitty.size else Duty.NONE)
    fixed = replace(row, trump=TrumpSource(trump.value), suits=Contract(id=row.id).suits, exchange=RowDuty.AS_RULE_SET)
    return replace(
        ruleset,
        choice=Choice(contracts=(row.id,), sees=Sees.HAND),
        contracts=tuple(fixed if each.id is row.id else each for each in ruleset.contracts),
        exchange=exchange,
        kitty=replace(ruleset.kitty, position=KittyPosition.FIRST),
        roles=replace(ruleset.roles, first_declarer=FirstDeclarer.AS_EVER),
        dealing=replace(ruleset.dealing, pause_after=0),
    )


EXERCISES = Exercises(of=_exercise)
"""Those of Bismarck."""
