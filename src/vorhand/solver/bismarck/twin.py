"""The native twin of a deal of Bismarck: the same rules, phases, action numbers and order, only faster.

A `BismarckDeal` is a value like a `State`, but of one deal only, with every card seen and no events: `actor`, `legal`
and `after(number)` with the numbers of `games.bismarck.actions`, `after_pack` and its like for what chance brings,
`scores` once it is `over`. It is no player's view: whoever decides by it has looked at all hands.
"""

from functools import lru_cache

from vorhand._native import BismarckDeal, BismarckRules, bismarck_rules
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.games.bismarck.state import DealFacts
from vorhand.solver.axes import deal_axes

__all__ = ["BismarckDeal", "BismarckRules", "beginning_of", "rules_of"]


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
