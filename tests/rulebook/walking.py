"""Deals of Bismarck as the examples lay them down, walked through by the rules: what happens, in order."""

from collections.abc import Iterator

from vorhand.cards import Pack
from vorhand.games.base import Event
from vorhand.games.bismarck import ContractId, Deal, Ruleset, State
from vorhand.games.bismarck.events import CardsGiven, ContractChosen, Discarded, HandDealt, KittyTaken, TrumpDecided
from vorhand.games.bismarck.game import apply
from vorhand.games.bismarck.ruleset import ExchangeOrder, Trump, TrumpSource
from vorhand.rulebook.bismarck.laid import PLAYING, beginning, next_action

__all__ = ["happens", "in_order", "walked"]


def walked(
    ruleset: Ruleset, contract: ContractId, trump: Trump = Trump.NO_TRUMP, *, pack: Pack | None = None
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The deal after each action up to the first lead, with what happened; another pack than laid down if given."""
    state = beginning(ruleset, contract)
    while state.phase not in PLAYING:
        action = next_action(state, contract, trump)
        if pack and isinstance(action, Deal):
            action = Deal(pack)
        assert state.actor is not None
        state, events = apply(state, state.actor, action)
        yield state, events


def happens(ruleset: Ruleset, contract: ContractId, trump: Trump = Trump.NO_TRUMP) -> list[Event]:
    """All that happens up to the first lead."""
    return [event for _, events in walked(ruleset, contract, trump) for event in events]


def in_order(ruleset: Ruleset, contract: ContractId, trump: Trump) -> list[str]:
    """The steps up to the first lead, by the keys of their words."""
    steps: list[str] = []
    row, blind = ruleset.contract(contract), ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    was_dealt = False
    for state, events in walked(ruleset, contract, trump):
        if state.deal.dealt and not was_dealt:
            steps.append("deal")
            was_dealt = True
        for event in events:
            match event:
                case HandDealt():
                    steps += ["look" if steps.count("look") < ruleset.players else "rest"]
                case ContractChosen():
                    steps += ["choose"]
                case TrumpDecided(source=TrumpSource.DECLARED) if len(row.suits) > 1:
                    steps += ["name"]
                case KittyTaken() if not blind:
                    steps += ["take"]
                case Discarded():
                    steps += ["discard", "take"] if blind else ["discard"]
                case CardsGiven():
                    steps += ["give"]
                case _:
                    pass
    return [step for place, step in enumerate((*steps, "lead")) if step not in steps[:place]]
