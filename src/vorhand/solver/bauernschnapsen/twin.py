"""The native twin of a deal of Bauernschnapsen: the same rules, phases, action numbers and order, only faster.

A `BauernschnapsenDeal` is a value like a `State`, but of one deal only, with every card seen and no events: `actor`,
`legal` and `after(number)` with the numbers of `games.bauernschnapsen.actions`, `after_pack` and `after_turn` for what
chance brings, `scores` once it is `over`. It is no player's view: whoever decides by it has looked at all hands.
"""

from collections.abc import Iterator
from functools import lru_cache

from vorhand._native import BauernschnapsenDeal, BauernschnapsenRules, bauernschnapsen_rules
from vorhand.cards import SEATS, Card, Suit
from vorhand.games.bauernschnapsen import Declare, Phase, PlayCard, Ruleset, State
from vorhand.games.bauernschnapsen.actions import CUTS, DECLINE, DOUBLE, KNOCK, TURN_UP, PlayerAction, number_of
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.state import DealFacts, dealt_hands
from vorhand.solver.axes import deal_axes

__all__ = ["BauernschnapsenDeal", "BauernschnapsenRules", "beginnings", "deal_of", "rules_of"]


@lru_cache(maxsize=64)
def rules_of(ruleset: Ruleset) -> BauernschnapsenRules:
    """The rule set's deals, for the native core. ValueError for a *deal* field that it does not know.

    >>> from vorhand import rulesets
    >>> rules_of(rulesets.load("bauernschnapsen/pagat")).deal(dealer=2).phase
    'deal'
    """
    return bauernschnapsen_rules(deal_axes(ruleset))


def beginnings(ruleset: Ruleset) -> tuple[BauernschnapsenDeal, ...]:
    """The deals of a match before a pack is there: one from each dealer."""
    return tuple(rules_of(ruleset).deal(dealer) for dealer in SEATS)


def deal_of(state: State) -> BauernschnapsenDeal:
    """The present deal of a match, at the same moment. ValueError where there is none."""
    facts = state.facts
    if facts is None:
        raise ValueError(f"in phase {state.phase} there is no deal")
    rules = rules_of(state.ruleset)
    if facts.trump is None:
        return _before_trump(state, facts, rules)
    deal = rules.first_call(hands=dealt_hands(state), dealer=facts.dealer, trump=facts.trump)
    for action in _since_trump(state, facts):
        deal = deal.after(number_of(action))
    return deal


def _before_trump(state: State, facts: DealFacts, rules: BauernschnapsenRules) -> BauernschnapsenDeal:
    deal = rules.deal(facts.dealer)
    if not facts.pack:
        return deal
    cut = facts.cut or 0
    deal = deal.after_pack([*facts.pack[-cut:], *facts.pack[:-cut]] if cut else facts.pack)
    if facts.cut is None:
        return deal
    deal = deal.after(number_of(CUTS[cut - 1] if cut else KNOCK))
    return deal.after(number_of(TURN_UP)) if state.phase is Phase.TURN else deal


def _since_trump(state: State, facts: DealFacts) -> Iterator[PlayerAction]:
    """All that was said and played. A declared marriage was declared when its first card was led."""
    yield from (call for _, call in facts.calls)
    yield from (DOUBLE if answer else DECLINE for answer in facts.answers)
    open_marriages = [(marriage.seat, marriage.suit) for marriage in state.marriages]
    tricks = [(trick.leader, trick.cards) for trick in state.history]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        for place, card in enumerate(cards):
            declared = (leader, Suit(card >> 4))
            if place == 0 and declared in open_marriages and pair(declared[1]) & 1 << card:
                open_marriages.remove(declared)
                yield Declare(declared[1])
            yield PlayCard(Card.at(card))
    if state.announced is not None:
        yield Declare(state.announced)
