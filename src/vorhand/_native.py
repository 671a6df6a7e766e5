"""The typed face of the compiled core, and the only module that imports it.

The core is the native twin of `vorhand.tricks`, of the deals of Bismarck and of the play of Bauernschnapsen: the same
rules, for search and counting. It works on card indices and sets of bits (`vorhand.cards`) and answers bad input with a
ValueError. Nothing is decided here.
"""

from collections.abc import Sequence

from vorhand import _core
from vorhand._core import MAXN_TRICK, BauernschnapsenPosition, BismarckDeal, BismarckRules, bismarck_rules
from vorhand.games.bauernschnapsen.ruleset import Contract, Scoring
from vorhand.tricks import Ace, TrickRules

__all__ = [
    "MAXN_TRICK",
    "BauernschnapsenPosition",
    "BismarckDeal",
    "BismarckRules",
    "bauernschnapsen_first_lead",
    "bismarck_rules",
    "legal_cards",
    "maxn",
    "perft",
    "trick_winner",
]


def trick_winner(cards: Sequence[int], rules: TrickRules) -> int:
    """Position in play order of the card that takes a trick of 1 to 4 card indices."""
    return _core.trick_winner(cards, trump=rules.trump, ace=_ace(rules))


def legal_cards(hand: int, trick: Sequence[int], rules: TrickRules, *, aim: str = "win") -> int:
    """The cards of the set `hand` that may be played to the card indices of `trick`.

    `aim` is "win" or "lose"; a contract to lose knows no duty to beat, whatever `rules.beat` says.
    """
    return _core.legal_cards(hand, trick, trump=rules.trump, ace=_ace(rules), void=rules.void, beat=rules.beat, aim=aim)


def perft(
    hands: Sequence[int], trick: Sequence[int], rules: TrickRules, *, leader: int, depth: int, aim: str = "win"
) -> int:
    """The number of different sequences of `depth` cards that may be played from here, up to 2**64 - 1.

    `hands` are sets by seat, 2 to 4 of them; `trick` holds the card indices in play order from seat `leader`. A
    sequence that runs out of cards counts once. Other threads run meanwhile; the count itself cannot be interrupted.
    """
    return _core.perft(
        hands,
        trick,
        leader=leader,
        depth=depth,
        trump=rules.trump,
        ace=_ace(rules),
        void=rules.void,
        beat=rules.beat,
        aim=aim,
    )


def maxn(
    worlds: Sequence[Sequence[int]],
    trick: Sequence[int],
    rules: TrickRules,
    *,
    leader: int,
    aim: str,
    nodes: int | None,
    seconds: float | None,
    threads: int,
) -> list[tuple[list[int], list[tuple[int, list[int]]]] | str]:
    """What everybody takes who plays for himself; `vorhand.solver.bismarck.maxn` is the face of it.

    For each world, hands by seat, either the shares by seat in units of 1 / MAXN_TRICK, and those of every legal card
    by its index, ascending; or the word of why it is unknown. Other threads run meanwhile.
    """
    return _core.maxn(
        worlds,
        trick,
        leader=leader,
        trump=rules.trump,
        ace=_ace(rules),
        void=rules.void,
        beat=rules.beat,
        aim=aim,
        nodes=nodes,
        seconds=seconds,
        threads=threads,
    )


def _ace(rules: TrickRules) -> Ace:
    assert isinstance(rules.order, Ace), "tricks of five ranks are counted within their own game"
    return rules.order


def bauernschnapsen_first_lead(
    hands: Sequence[int],
    contract: Contract,
    scoring: Scoring,
    *,
    caller: int,
    declarer: int,
    trump: int | None,
    doubled: int = 0,
) -> BauernschnapsenPosition:
    """The first lead of a deal of Bauernschnapsen; a contract that is shown is over at once.

    `hands` are sets by seat, the pack of 20 in fives. `trump` is the caller's suit, whether or not the contract has
    trumps; None will do where it has none. `doubled` says how often, 0 to 3. Actions are the numbers of
    `games.bauernschnapsen.actions`.
    """
    return _core.bauernschnapsen_first_lead(
        hands,
        caller=caller,
        declarer=declarer,
        trump=trump,
        doubled=doubled,
        value=contract.value,
        cards=contract.cards,
        order=contract.order,
        leads=contract.leads,
        partner=contract.partner,
        aim=contract.aim,
        marriages=contract.marriages,
        three_tricks=scoring.three_tricks,
        trickless=scoring.trickless,
        losers_marriages=scoring.losers_marriages,
    )
