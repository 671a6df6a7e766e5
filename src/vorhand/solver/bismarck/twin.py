"""The native twin of a deal of Bismarck: the same rules, phases, action numbers and order, only faster.

A `BismarckDeal` is a value like a `State`, but of one deal only, with every card seen and no events: `actor`, `legal`
and `after(number)` with the numbers of `games.bismarck.actions`, `after_pack` and its like for what chance brings,
`scores` once it is `over`. It is no player's view: whoever decides by it has looked at all hands.
"""

from collections.abc import Iterator
from functools import lru_cache

from vorhand._native import BismarckDeal, BismarckRules, bismarck_rules
from vorhand.cards import SEATS, Seat, next_seat
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.actions import PASS, Action, CutCard, Deal, LayOpen, number_of
from vorhand.games.bismarck.building import Direction
from vorhand.games.bismarck.ruleset import ContractId, Ruleset, Selection, Trump, TrumpSource
from vorhand.games.bismarck.state import DealFacts, DealResult, Standing, State, Trick
from vorhand.solver.axes import deal_axes

__all__ = ["BismarckDeal", "BismarckRules", "after_chance", "beginning_of", "beginnings", "deal_of", "rules_of"]


@lru_cache(maxsize=64)
def rules_of(ruleset: Ruleset) -> BismarckRules:
    """The rule set's deals, for the native core. ValueError for a *deal* field that it does not know."""
    choice = ruleset.choice
    return bismarck_rules(
        deal_axes(ruleset),
        contracts=choice.contracts,
        free_contract=choice.free_contract,
        selection=choice.selection,
    )


def beginning_of(ruleset: Ruleset, facts: DealFacts) -> BismarckDeal:
    """The beginning of the deal with these facts: who deals, who is declarer if that is known, and what is offered.

    >>> from vorhand.cards import Seat
    >>> from vorhand.games.bismarck import ContractId, Ruleset
    >>> facts = DealFacts(dealer=Seat(2), declarer_seat=Seat(0), offered=(ContractId.NT_WIN, ContractId.SPADES))
    >>> beginning_of(Ruleset(id="bismarck/modern", source="pagat"), facts).phase
    'deal'
    """
    return rules_of(ruleset).deal(
        facts.dealer, offered=facts.offered, declarer=facts.declarer_seat, kept_trump=facts.kept_trump
    )


def deal_of(state: State) -> BismarckDeal:
    """The present deal of a match, at the same moment. ValueError where there is none.

    Tricks that a deal string does not know are tricks of which only the winners count.

    >>> from vorhand.games.bismarck import GAME, Ruleset
    >>> deal_of(GAME.start(Ruleset(id="bismarck/modern", source="pagat")))
    Traceback (most recent call last):
    ...
    ValueError: in phase draw-dealer there is no deal
    """
    if state.facts is None:
        raise ValueError(f"in phase {state.phase} there is no deal")
    deal = _before_first_known_card(state, state.facts)
    for number in _since(state):
        deal = deal.after(number)
    return deal


def _before_first_known_card(state: State, facts: DealFacts) -> BismarckDeal:
    hands, won, leader = list(state.hands), list(state.won), state.leader
    for trick in (*state.history, Trick(state.leader, state.trick, state.leader)):
        for place, card in enumerate(trick.cards):
            hands[next_seat(trick.leader, len(hands), place)] |= 1 << card
    for trick in state.history:
        won[trick.winner] -= 1
    for place, laid in enumerate(state.layout.turns if state.layout else ()):
        hands[next_seat(leader, len(hands), place)] |= 0 if laid is None else 1 << laid
    shown = dict(facts.shown)
    return rules_of(state.ruleset).moment(
        dealer=facts.dealer,
        declarer=facts.declarer_seat,
        offered=facts.offered,
        kept_trump=facts.kept_trump,
        contract=facts.contract.id if facts.contract else None,
        trump=facts.trump,
        fate=facts.fate if facts.dealt else "not-dealt",
        hands=hands if facts.dealt else (),
        kitty=facts.kitty,
        places=() if facts.dealt else facts.open_places,
        discards=facts.discards,
        given=facts.given,
        undealt=facts.undealt,
        last_card=shown.get(TrumpSource.LAST_CARD),
        dealers_card=shown.get(TrumpSource.DEALERS_CARD),
        start=facts.start,
        direction=None if facts.direction is None else list(Direction).index(facts.direction),
        leader=state.history[0].leader if state.history else leader,
        won=won,
    )


def _since(state: State) -> Iterator[int]:
    """The numbers of what was played, as far as it is known."""
    for trick in state.history:
        yield from trick.cards
    yield from state.trick
    for laid in state.layout.turns if state.layout else ():
        yield number_of(PASS) if laid is None else laid


def after_chance(deal: BismarckDeal, action: Action) -> BismarckDeal:
    """The deal after an action of NATURE."""
    match action:
        case Deal(pack=pack):
            return deal.after_pack([card.index for card in pack])
        case LayOpen(places=places):
            return deal.after_places(places)
        case CutCard(card=card):
            return deal.after_cut(card.index)
        case _:
            raise ValueError(f"not what chance does within a deal: {action}")


def beginnings(ruleset: Ruleset) -> tuple[BismarckDeal, ...]:
    """The deals of whole matches before their cards are dealt, without play-offs: from each first dealer, and where
    contracts are chosen, with each of them chosen first.

    Drawn evenly, every contract of the match is played or offered as often as any other.
    """
    selection, contracts = ruleset.choice.selection, ruleset.choice.contracts
    firsts = range(len(contracts)) if selection is Selection.EACH_ONCE else range(1)
    facts = (
        facts
        for dealer in SEATS[: ruleset.players]
        for first in firsts
        for facts in _deals_of_a_match(ruleset, dealer, (*contracts[first:], *contracts[:first]))
    )
    return tuple(beginning_of(ruleset, each) for each in facts)


def _deals_of_a_match(ruleset: Ruleset, dealer: Seat, order: tuple[ContractId, ...]) -> Iterator[DealFacts]:
    """Each deal, where everybody chooses his contracts in that order."""
    standing = Standing(dealer)
    for _ in range(ruleset.deals):
        declarer = scoring.declarer_of(ruleset, standing)
        offered = scoring.offered_contracts(ruleset, standing, declarer)
        facts = DealFacts(dealer=scoring.dealer_of(ruleset, standing), declarer_seat=declarer, offered=offered)
        yield facts
        chosen = next((id for id in order if id in offered), offered[0])
        standing = Standing(dealer, (*standing.results, _played(ruleset, facts, chosen)))


def _played(ruleset: Ruleset, facts: DealFacts, contract: ContractId) -> DealResult:
    """A result that says who played what; where a card shows the declarer, as if the dealer had had it (BIS-1.5)."""
    declarer = facts.dealer if facts.declarer_seat is None else facts.declarer_seat
    none = (0,) * ruleset.players
    return DealResult(
        dealer=facts.dealer, declarer=declarer, contract=contract, trump=Trump.NO_TRUMP, tricks=none, scores=none
    )
