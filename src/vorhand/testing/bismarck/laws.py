"""The laws of Bismarck beyond those of every game: cards, scores, quotas, and suits that are all alike."""

import random
from collections.abc import Sequence
from dataclasses import replace

from vorhand.cards import Card, Seat, Suit, bits_of
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME
from vorhand.games.bismarck.actions import (
    Action,
    CutCard,
    Deal,
    Discard,
    GiveCard,
    NameTrump,
    Pass,
    PlayCard,
    PlayerAction,
    action_at,
)
from vorhand.games.bismarck.building import fitting
from vorhand.games.bismarck.events import CardsGiven, DealScored, GivenSeen
from vorhand.games.bismarck.ruleset import Aim, FirstDeclarer, PackKind, Ruleset, Sides, Trump, TrumpSource
from vorhand.games.bismarck.scoring import totals
from vorhand.games.bismarck.state import DealResult, Phase, State, kitty_in_hand
from vorhand.records import Entry, Replay
from vorhand.testing.bismarck.order import in_order

__all__ = ["PLAYER_ACTIONS", "check_match", "check_step", "named_suits", "relabelled"]


def _player_actions() -> tuple[PlayerAction, ...]:
    found = []
    for number in range(256):
        try:
            found.append(action_at(number))
        except KeyError:
            continue
    return tuple(found)


PLAYER_ACTIONS = _player_actions()


def check_step(step: Replay) -> None:
    """Cards are conserved; the tricks of a deal are as many as the cards of a hand when play begins; who passes in a
    layout could not lay."""
    _check_cards_conserved(step.after)
    for event in step.events:
        if isinstance(event, DealScored):
            assert sum(event.tricks) == (0 if event.left else step.before.ruleset.tricks)
            assert event.left.count(0) == bool(event.left)
        if isinstance(event, CardsGiven | GivenSeen):
            assert event.giver != event.receiver
    if step.before.phase is not Phase.PLAY and step.after.phase is Phase.PLAY:
        assert {hand.bit_count() for hand in step.after.hands} == {step.after.ruleset.tricks}
    layout = step.before.layout
    if layout is not None:
        fits = step.before.hands[step.before.actor] & fitting(layout.piles, layout.laid)
        assert bool(fits) != isinstance(step.entry.action, Pass)
        assert len(layout.turns) - layout.turns.count(None) == layout.laid.bit_count()


def check_match(steps: Sequence[Replay], rng: random.Random) -> None:
    """Scores sum to zero where quotas exist; quotas cancel over a whole match; relabelling suits changes
    nothing else."""
    last: State = steps[-1].after
    _check_results(last.ruleset, last.standing.results)
    if last.phase is Phase.OVER:
        _check_whole(last.ruleset, last.standing.results)
    _check_relabelling(last.ruleset, steps, rng)


def _check_cards_conserved(state: State) -> None:
    facts = state.facts
    if facts is None or not facts.dealt:
        return
    places = [*state.hands, facts.discards, _not_yet_there(state)]
    places += [0 if kitty_in_hand(state.ruleset, facts) else sum(1 << card for card in facts.kitty)]
    places += [sum(1 << card for card in trick.cards) for trick in state.history]
    places += [sum(1 << card for card in state.trick), bits_of(facts.undealt)]
    places += [state.layout.laid if state.layout else 0]
    assert sum(place.bit_count() for place in places) == len(state.ruleset.cards)
    union = 0
    for place in places:
        union |= place
    assert union == state.ruleset.cards.bits


def _not_yet_there(state: State) -> int:
    """Cards chosen to be given that have not reached their receiver."""
    given = state.deal.given
    return given[-1] if len(given) == 1 and given[0].bit_count() < state.ruleset.kitty.size else 0


def _check_results(ruleset: Ruleset, results: tuple[DealResult, ...]) -> None:
    for result in results:
        quotas = ruleset.quotas(ruleset.contract(result.contract))
        if sum(quotas) or result.left:
            assert sum(result.scores) == 0, result


def _check_whole(ruleset: Ruleset, results: tuple[DealResult, ...]) -> None:
    assert len(results) >= ruleset.deals
    if not ruleset.choice.free_contract:
        _check_quotas_cancel(ruleset, results[: ruleset.deals])


def _check_quotas_cancel(ruleset: Ruleset, results: tuple[DealResult, ...]) -> None:
    """The identity of the dossier's 1.2: total = tricks in deals to win - tricks in deals to lose - K, K for all.

    What layouts bring comes on top of it.
    """
    aims = [ruleset.contract(result.contract).aim for result in results]
    quotas = [sum(ruleset.quotas(ruleset.contract(id))) for id in ruleset.choice.contracts]
    signs = [1 if ruleset.contract(id).aim is Aim.WIN else -1 for id in ruleset.choice.contracts]
    times = ruleset.choice.times * ruleset.players // ruleset.side_count  # how often a side has each quota
    constant = times * sum(sign * quota for sign, quota in zip(signs, quotas, strict=True))
    for seat, total in enumerate(totals(ruleset, results)):
        tricks = [_tricks_of_side(ruleset, result, seat) for result in results]
        signed = sum(count * (1 if aim is Aim.WIN else -1) for count, aim in zip(tricks, aims, strict=True))
        assert total == signed - constant + sum(result.scores[seat] for result in results if result.left)


def _tricks_of_side(ruleset: Ruleset, result: DealResult, seat: int) -> int:
    together = (seat, (seat + 2) % 4) if ruleset.deck.sides is Sides.PAIRS else (seat,)
    return sum(result.tricks[other] for other in together)


# Relabelling


def named_suits(ruleset: Ruleset) -> frozenset[Suit]:
    """The suits that the rule set treats unlike others, by name."""
    club_ace = ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE
    named: set[Suit] = {Suit.CLUBS} if ruleset.deck.pack is PackKind.SHORT_43 or club_ace else set()
    for id in ruleset.playable_contracts():
        row = ruleset.contract(id)
        if row.trump.name in Suit.__members__:
            named.add(Suit[row.trump.name])
        suits = {trump.suit for trump in row.suits if trump.suit is not None}
        if row.trump is TrumpSource.DECLARED and 0 < len(suits) < 4:
            named |= set(Suit) - suits
    return frozenset(named)


def relabelled(entries: Sequence[Entry], suits: Sequence[Suit]) -> list[Entry]:
    """The same match with every suit s called suits[s]; what is chosen together is put in ascending order again."""
    return in_order([Entry(actor, _relabel(action, suits)) for actor, action in entries])


def _relabel(action: Action, suits: Sequence[Suit]) -> Action:
    match action:
        case PlayCard(card=card) | Discard(card=card) | GiveCard(card=card) | CutCard(card=card):
            return type(action)(Card.of(suits[card.suit], card.rank))
        case Deal(pack=pack):
            return Deal(tuple(Card.of(suits[card.suit], card.rank) for card in pack))
        case NameTrump(trump=trump) if trump.suit is not None:
            return NameTrump(Trump.of(suits[trump.suit]))
        case _:
            return action


def _check_relabelling(ruleset: Ruleset, steps: Sequence[Replay], rng: random.Random) -> None:
    fixed = named_suits(ruleset)
    free = [suit for suit in Suit if suit not in fixed]
    moved = dict(zip(free, rng.sample(free, len(free)), strict=True))
    suits = [moved.get(suit, suit) for suit in Suit]
    state = GAME.start(ruleset)
    for step, (actor, action) in zip(steps, relabelled([step.entry for step in steps], suits), strict=True):
        if step.before.phase in (Phase.PLAY, Phase.LAYOUT) and actor is not NATURE:
            listed = {_relabel(legal, suits) for legal in GAME.legal_actions(step.before, Seat(step.before.actor))}
            assert listed == set(GAME.legal_actions(state, Seat(actor)))  # type: ignore[arg-type]
        state = GAME.apply(state, actor, action).state
        if state.phase is not Phase.DISCARD:
            assert state.actor == step.after.actor
    expected = [replace(result, trump=_map_trump(result.trump, suits)) for result in steps[-1].after.standing.results]
    assert list(state.standing.results) == expected


def _map_trump(trump: Trump, suits: Sequence[Suit]) -> Trump:
    return trump if trump.suit is None else Trump.of(suits[trump.suit])
