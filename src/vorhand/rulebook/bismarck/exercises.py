"""What a reader plays of the worked examples of Bismarck: the positions, and what is asked there.

Where cards are played they are the last tricks of a deal; the tricks before them are not known. What comes before play
is made as plain as can be, so that any position can occur; the cards, ranks and duties are those of the house. What
comes before play is tried in a deal of the house as it is (`laid`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from vorhand.cards import Card, Cards, Seat
from vorhand.games.actions import PlayCard
from vorhand.games.base import Event
from vorhand.games.bismarck.actions import TAKE_KITTY, ChooseContract, Discard, GiveCard, NameTrump
from vorhand.games.bismarck.events import (
    ContractChosen,
    DiscardsLaid,
    GivenSeen,
    KittyLeft,
    KittySeen,
    KittyTaken,
    TrumpDecided,
)
from vorhand.games.bismarck.giving import givings, under_way
from vorhand.games.bismarck.observation import observe
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
from vorhand.games.bismarck.state import KittyFate, Phase, State
from vorhand.notation import format_cards, format_hand, parse_deal_string
from vorhand.rulebook.bismarck.examples import MayPlay, Takes
from vorhand.rulebook.bismarck.examples_contract import AtWill, Chooses, Names, NamesAgain
from vorhand.rulebook.bismarck.examples_exchange import MayDiscard, MayReturn, Passed, TakesKitty
from vorhand.rulebook.clauses import face, faces
from vorhand.rulebook.positions import Exercise, Exercises, Move, Taker
from vorhand.words import Words

__all__ = ["EXERCISES"]


def _exercise(example: Any, ruleset: Ruleset) -> Exercise | None:
    match example:
        case Takes():
            return _taken(example, ruleset)
        case MayPlay():
            return _to_play(example, ruleset)
        case Chooses() | AtWill() | Names() | NamesAgain() | TakesKitty() | MayDiscard() | Passed() | MayReturn():
            move = example.move(ruleset)
            return replace(move, beside=tuple(_beside(move.state))) if move else None
        case _:
            return None


def _beside(state: State) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """The open kitty, and what has been laid aside or passed so far of what goes together."""
    seen = observe(state, _actor(state))
    if seen.kitty and seen.kitty_fate is KittyFate.LYING:
        yield "try-kitty", seen.kitty
    if seen.discards:
        yield "try-discarded", tuple(seen.discards)
    due = under_way(givings(state.ruleset, state.deal.declarer), state.deal.given)
    if state.phase is Phase.GIVE and due is not None and due[1]:
        yield "try-passed", tuple(Cards(due[1]))


def _actor(state: State) -> Seat:
    assert isinstance(state.actor, int)
    return state.actor


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


# Words


def _label(action: Any, state: State, words: Words) -> str:
    match action:
        case Discard(card=card) | GiveCard(card=card):
            return face(card, words)
        case ChooseContract(contract=contract):
            return words.say(f"contract-{contract}")
        case NameTrump(trump=trump):
            return words.say(f"value-contracts-suits-{trump}")
        case _:
            return words.say("cli-take-kitty" if action == TAKE_KITTY else "cli-leave-kitty")


def _tell(event: Event, before: State, reader: Seat, words: Words) -> str:
    """What the reader does or gets, and what becomes trumps."""
    match event:
        case ContractChosen(contract=contract):
            return words.say("cli-you-contract-chosen", contract=words.say(f"contract-{contract}"))
        case TrumpDecided(trump=trump, source=source):
            return words.say("event-trump-decided", trump=trump.value, source=source.value)
        case KittyTaken():
            return words.say("cli-you-kitty-taken")
        case KittySeen(cards=cards):
            return words.say("cli-you-kitty-seen", cards=faces(cards, words))
        case KittyLeft():
            return words.say("cli-you-kitty-left")
        case DiscardsLaid(cards=cards):
            return words.say("cli-you-discards-laid", cards=faces(cards, words))
        case GivenSeen(giver=giver, receiver=receiver, cards=cards) if giver == reader:
            return words.say("cli-you-gave", player="ABCD"[receiver], cards=faces(cards, words))
        case _:
            return ""


EXERCISES = Exercises(of=_exercise, label=_label, tell=_tell)
"""Those of Bismarck."""
