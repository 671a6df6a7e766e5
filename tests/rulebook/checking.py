"""Whether the rules of a house give the answers of the examples of Bismarck before play and at the end of a match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from tests.rulebook.trying import allowed
from tests.rulebook.walking import happens, in_order, walked
from vorhand.cards import Card, Cards, Pack, Seat
from vorhand.games.base import ARBITER, NATURE
from vorhand.games.bismarck import ContractId, Discard, Ruleset, State
from vorhand.games.bismarck.actions import LayOpen, Void, VoidReason
from vorhand.games.bismarck.events import KittyTaken
from vorhand.games.bismarck.game import apply, why_not
from vorhand.games.bismarck.giving import givings
from vorhand.games.bismarck.observation import observe
from vorhand.games.bismarck.ruleset import (
    Contract,
    Duty,
    ExchangeOrder,
    Facing,
    ForgottenDiscard,
    Selection,
    Trump,
    TrumpSource,
)
from vorhand.games.bismarck.scoring import (
    deal_scores,
    dealer_of,
    declarer_of,
    is_over,
    quotas_by_seat,
    totals,
    used_contracts,
    winners,
)
from vorhand.games.bismarck.state import DealResult, KittyFate, Phase, Standing, dealt_hands
from vorhand.notation import format_action
from vorhand.rulebook.bismarck import examples_contract as contracts
from vorhand.rulebook.bismarck import examples_dealing as dealing
from vorhand.rulebook.bismarck import examples_exchange as exchange
from vorhand.rulebook.bismarck import examples_match as matches
from vorhand.rulebook.bismarck.laid import TRUMP_CARD, arrive, beginning, kitty, pack, places, used
from vorhand.rulebook.exercises import Posed
from vorhand.rulebook.positions import Move

__all__ = ["check_contract", "check_dealing", "check_exchange", "check_match"]


def _tried(rule: str, move: Move | None) -> set[str]:
    """What the rules allow of all that a move offers."""
    assert move is not None
    return allowed(Posed(id="", rule=rule, exercise=move))


def _trump(row: Contract) -> Trump:
    """What is named in a contract in which trumps are named, or no matter."""
    return next(trump for trump in Trump if row.can_have(trump))


# Dealing


def check_dealing(example: dealing.AnyExample, ruleset: Ruleset) -> None:
    match example:
        case dealing.Rotation():
            deals = range(len(example.dealers(ruleset)))
            after = [_standing([_result(ruleset, (0,) * ruleset.players)] * number) for number in deals]
            assert tuple(dealer_of(ruleset, standing) for standing in after) == example.dealers(ruleset)
            assert tuple(declarer_of(ruleset, standing) for standing in after) == example.declarers(ruleset)
        case dealing.FoundByCard():
            _check_found(example, ruleset)
        case dealing.Dealt():
            *_, (state, _) = walked(ruleset, _first(ruleset).id, _trump(_first(ruleset)))
            hand = Cards.of(pack(ruleset)[place] for place in example.hand(ruleset))
            assert Cards(dealt_hands(state)[(state.deal.dealer + 1) % ruleset.players]) == hand
            assert state.deal.kitty == tuple(pack(ruleset)[place].index for place in places(ruleset))
        case dealing.Scattered():
            _check_places(example, ruleset)
        case dealing.KittySeen():
            known = observe(_dealt(ruleset), None).kitty
            assert known == (kitty(ruleset) if example.facing is Facing.OPEN else ())
        case dealing.InTurn():
            row = example.contract(ruleset)
            assert in_order(ruleset, row.id, _trump(row)) == example.steps(ruleset)
        case dealing.Paused():
            _check_pause(example, ruleset)
        case dealing.Shown():
            _check_shown(example, ruleset)
        case _:
            assert_never(example)


def _check_found(example: dealing.FoundByCard, ruleset: Ruleset) -> None:
    """The ace of clubs goes to the dealer's right neighbour, who gets the last card but those of the dealer."""
    first = _first(ruleset)
    place = next(
        place
        for place in range(len(ruleset.cards))
        if (place // ruleset.dealing.packets[0]) % ruleset.players == ruleset.players - 2
    )
    laid = list(pack(ruleset))
    other = laid.index(Card("AC"))
    laid[place], laid[other] = laid[other], laid[place]
    state, _ = next(walked(ruleset, first.id, _trump(first), pack=tuple(laid)))
    assert state.deal.declarer == state.leader == example.holder(ruleset)
    result = replace(_result(ruleset, (0,) * ruleset.players), declarer=state.deal.declarer)
    assert dealer_of(ruleset, _standing([result])) == example.holder(ruleset)
    assert declarer_of(ruleset, _standing([result])) == (example.holder(ruleset) + 1) % ruleset.players


def _check_pause(example: dealing.Paused, ruleset: Ruleset) -> None:
    row = example.contract(ruleset)
    assert row is not None
    state = arrive(beginning(ruleset, row.id), Phase.NAME_TRUMP, row.id)
    assert {hand.bit_count() for hand in state.hands} == {ruleset.dealing.pause_after}
    *_, (state, _) = walked(ruleset, row.id, _trump(row))
    full = {hand.bit_count() for hand in dealt_hands(state)}
    assert full == {ruleset.dealing.pause_after + example.rest(ruleset)}


def _first(ruleset: Ruleset) -> Contract:
    return ruleset.contract(_regular_id(ruleset))


def _dealt(ruleset: Ruleset) -> State:
    """The first deal when it has just been dealt."""
    first = _first(ruleset)
    return next(state for state, _ in walked(ruleset, first.id, _trump(first)) if state.deal.dealt)


def _regular_id(ruleset: Ruleset) -> ContractId:
    ids = (*ruleset.choice.contracts, *ruleset.choice.free_contract)
    return next(id for id in ids if id is not ContractId.FREE_CONTRACT)


def _check_places(example: dealing.Scattered, ruleset: Ruleset) -> None:
    first = _first(ruleset)
    state = arrive(beginning(ruleset, first.id), Phase.LAY_OPEN, first.id, _trump(first))
    assert why_not(state, NATURE, LayOpen(places(ruleset))) is None
    for wrong in (example.side_by_side(ruleset), example.at_the_end(ruleset)):
        refusal = why_not(state, NATURE, LayOpen(wrong))
        assert refusal is not None
        assert refusal.rule == "BIS-2.2"


def _check_shown(example: dealing.Shown, ruleset: Ruleset) -> None:
    row = example.contract(ruleset)
    assert row is not None
    last = _with_trump_card_at(ruleset, _place_of_last(ruleset, example.source))
    for state, _ in walked(ruleset, row.id, pack=last):
        if state.deal.contract is row and state.deal.trump is not None:
            assert state.deal.trump is Trump.HEARTS
            return
    raise AssertionError("trumps were never decided")


def _place_of_last(ruleset: Ruleset, source: TrumpSource) -> int:
    """The place in the pack of the card that is shown."""
    aside = places(ruleset)
    match source:
        case TrumpSource.LAST_CARD:
            return len(ruleset.cards) - 1
        case TrumpSource.DEALERS_CARD:
            return max(place for place in range(len(ruleset.cards)) if place not in aside)
        case _:
            return aside[0] if aside else 0


def _with_trump_card_at(ruleset: Ruleset, place: int) -> Pack:
    laid = list(pack(ruleset))
    other = laid.index(Card(TRUMP_CARD))
    laid[place], laid[other] = laid[other], laid[place]
    return tuple(laid)


# The contract


def check_contract(example: contracts.AnyExample, ruleset: Ruleset) -> None:
    match example:
        case contracts.Chooses():
            move = example.move(ruleset)
            state = move.state
            assert used_contracts(state.standing, state.deal.declarer) == used(ruleset)
            assert _tried(example.rule, move) == {f"contract {id}" for id in example.left(ruleset)}
        case contracts.Ordered():
            _check_second(example, ruleset)
        case contracts.AtWill():
            move = example.move(ruleset)
            assert example.again(ruleset) in used_contracts(move.state.standing, move.state.deal.declarer)
            assert _tried(example.rule, move) == {f"contract {id}" for id in ruleset.choice.free_contract}
        case contracts.Names():
            move = example.move(ruleset)
            row = move.state.deal.contract
            refused = {format_action(choice) for choice in move.choices if choice.trump in example.refused(row)}
            assert _tried(example.rule, move) == {format_action(choice) for choice in move.choices} - refused
        case contracts.NamesAgain():
            move = example.move(ruleset)
            played = used_contracts(move.state.standing, move.state.deal.declarer)
            assert ContractId.SPADES in played
            assert "trump S" in _tried(example.rule, move)
        case _:
            assert_never(example)


def _check_second(example: contracts.Ordered, ruleset: Ruleset) -> None:
    """The first two contracts of the order, of the deals or of one declarer."""
    choice = ruleset.choice
    first, second = choice.contracts[:2]
    if ContractId.FREE_CONTRACT in (first, second):
        return
    state = beginning(ruleset, second)
    declarer = state.deal.declarer
    before = used_contracts(state.standing, declarer) if example.selection is Selection.BY_TURN else None
    assert state.deal.offered == (second,)
    assert (before or tuple(result.contract for result in state.standing.results)) == (first,)


# The exchange


def check_exchange(example: exchange.AnyExample, ruleset: Ruleset) -> None:
    match example:
        case exchange.TakesKitty():
            _check_duty(example, ruleset)
        case exchange.Exchanged():
            _check_counts(example, ruleset)
        case exchange.MayDiscard():
            move = example.move(ruleset)
            from_kitty = {format_action(Discard(card)) for card in kitty(ruleset)}
            offered = {format_action(choice) for choice in move.choices}
            blind = example.order is ExchangeOrder.DISCARD_FIRST
            assert offered & from_kitty
            assert _tried(example.rule, move) == offered - (from_kitty if blind else set())
        case exchange.Passed():
            _check_passed(example, ruleset)
        case exchange.MayReturn():
            move = example.move(ruleset)
            assert move.state.deal.given[-1] == move.choices[0].card.bit
            assert len(move.state.deal.given) == len(givings(ruleset, move.state.deal.declarer)) - 1
            assert len(_tried(example.rule, move)) == len(move.choices)
        case exchange.Forgotten():
            _check_forgotten(example, ruleset)
        case _:
            assert_never(example)


def _check_duty(example: exchange.TakesKitty, ruleset: Ruleset) -> None:
    row = example.contract(ruleset)
    assert row is not None
    match example.duty:
        case Duty.OPTIONAL:
            assert _tried(example.rule, example.move(ruleset)) == {"take", "leave"}
        case Duty.MANDATORY:
            states = [state for state, _ in walked(ruleset, row.id, _trump(row))]
            assert Phase.TAKE_KITTY not in {state.phase for state in states}
            assert any(isinstance(event, KittyTaken) for event in happens(ruleset, row.id, _trump(row)))
        case Duty.NONE:
            *_, (state, _) = walked(ruleset, row.id, _trump(row))
            assert state.deal.fate is KittyFate.LEFT
            assert {hand.bit_count() for hand in state.hands} == {ruleset.deck.hand}


def _check_counts(example: exchange.Exchanged, ruleset: Ruleset) -> None:
    hand, between = example.counts(ruleset)
    state = exchange.MayDiscard(rule="BIS-3.7", order=example.order).move(ruleset).state
    declarer, size = state.deal.declarer, ruleset.kitty.size
    blind = example.order is ExchangeOrder.DISCARD_FIRST
    assert dealt_hands(state)[declarer].bit_count() == hand
    # One card is still to go. Those who take the kitty first have held all of it before.
    assert state.hands[declarer].bit_count() == (between + 1 if blind else between - size + 1)
    row = state.deal.contract or ruleset.contract(_regular_id(ruleset))
    after = arrive(state, Phase.PLAY, row.id, _trump(row))
    assert after.hands[declarer].bit_count() == hand


def _check_passed(example: exchange.Passed, ruleset: Ruleset) -> None:
    stated = example.values(ruleset)
    counts: list[tuple[int, ...]] = []
    for state, events in walked(ruleset, _regular_id(ruleset), _trump(ruleset.contract(_regular_id(ruleset)))):
        if state.phase in (Phase.GIVE, Phase.PLAY) and events:
            held = [hand.bit_count() for hand in state.hands]
            counts.append(tuple(held[(state.deal.declarer + place) % 4] for place in range(4)))
    hand, more, end = (stated[name] for name in ("hand", "more", "end"))
    taken, to_partner, *_, to_others = counts[:5]
    assert taken == (more, hand, hand, hand)
    assert to_partner == (hand, hand, more, hand)
    assert to_others == (end, end, end, end)


def _check_forgotten(example: exchange.Forgotten, ruleset: Ruleset) -> None:
    row, named = example.contract(ruleset), example.named(ruleset)
    state = arrive(beginning(ruleset, row.id), Phase.DISCARD, row.id, named or _trump(row))
    void = Void(VoidReason.FORGOTTEN_DISCARD)
    if example.answer is ForgottenDiscard.NONE:
        refusal = why_not(state, ARBITER, void)
        assert refusal is not None
        assert refusal.rule == "BIS-7.1"
        return
    again = apply(state, ARBITER, void).state
    assert (again.deal.dealer, again.deal.declarer) == (state.deal.dealer, state.deal.declarer)
    assert (state.deal.declarer - state.deal.dealer) % ruleset.players == example.declarer(ruleset)
    assert again.standing == state.standing
    replayed = arrive(again, Phase.DISCARD, row.id, Trump.CLUBS)
    assert replayed.deal.contract == row
    assert named is None or replayed.deal.trump is named


# The match


def check_match(example: matches.AnyExample, ruleset: Ruleset) -> None:
    match example:
        case matches.OnTheSheet():
            _check_sheet(example, ruleset)
        case matches.PlayedOff():
            _check_play_off(example, ruleset)
        case _:
            assert_never(example)


def _check_sheet(example: matches.OnTheSheet, ruleset: Ruleset) -> None:
    row, declarer, tricks = example.contract(ruleset), Seat(example.declarer(ruleset)), example.tricks(ruleset)
    assert row is not None
    assert declarer_of(ruleset, _standing([])) in (declarer, None)
    assert quotas_by_seat(ruleset, row, declarer) == example.quotas(ruleset)
    assert sum(tricks) == ruleset.tricks
    assert deal_scores(ruleset, row, declarer, tricks) == example.points(ruleset)
    before, after = example.totals(ruleset)
    assert totals(ruleset, (_result(ruleset, before), _result(ruleset, example.points(ruleset)))) == after


def _check_play_off(example: matches.PlayedOff, ruleset: Ruleset) -> None:
    nothing = _result(ruleset, (0,) * ruleset.players)
    results = [_result(ruleset, example.level(ruleset)), *[nothing] * (ruleset.deals - 1)]
    for scores in example.scores(ruleset):
        assert not is_over(ruleset, _standing(results))
        results.append(_result(ruleset, scores))
    assert is_over(ruleset, _standing(results))
    assert totals(ruleset, tuple(results)) == example.totals(ruleset)
    assert winners(ruleset, _standing(results)) == ((0, 1) if example.stays_level else (0,))


def _standing(results: Sequence[DealResult]) -> Standing:
    return Standing(Seat(0), tuple(results))


def _result(ruleset: Ruleset, scores: tuple[int, ...]) -> DealResult:
    return DealResult(
        dealer=Seat(0),
        declarer=Seat(0),
        contract=_regular_id(ruleset),
        trump=Trump.NO_TRUMP,
        tricks=(0,) * ruleset.players,
        scores=scores,
    )
