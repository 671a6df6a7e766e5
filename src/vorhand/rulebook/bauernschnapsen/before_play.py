"""Rules BAU-1 to BAU-4: players, cards and roles; dealing and trumps; the auction; doubling."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType

from vorhand.games.bauernschnapsen.ruleset import (
    Aim,
    Contract,
    ContractId,
    IdlePartner,
    KnockDeal,
    Needs,
    NormalKontra,
    Ruleset,
    ThreeTricks,
)
from vorhand.rulebook.bauernschnapsen.facts import (
    AIMS,
    DOUBLES,
    PARTNERS,
    PLAYED,
    doubled,
    enumerated,
    in_contracts,
    levels,
    may_be_doubled,
    name_of,
    normal,
    normal_values,
    played_out,
    sitting_out,
)
from vorhand.rulebook.clauses import AnyClause, Clause, Lines, Listing, Values, Word
from vorhand.tricks import Order

__all__ = ["RULES"]

# Chapter 1

_ORDERS = (*AIMS, "contracts.*.order")


def _order(order: Order) -> Word:
    return Word(f"value-contracts-order-{order.value}")


def _usual_order(ruleset: Ruleset) -> Values:
    return {"ranks": _order(normal(ruleset).order)}


def _other_orders(ruleset: Ruleset) -> Iterator[Values]:
    """The contracts that do not have the order of the Normal game, together those that share one."""
    for order in Order:
        rows = [row for row in played_out(ruleset) if row.order is order]
        if rows and order is not normal(ruleset).order:
            yield {**enumerated(rows), "ranks": _order(order)}


# Chapter 2


def _after_knock(name: str, knock: KnockDeal) -> Clause[Ruleset]:
    return Clause(name, ("dealing.knock",), lambda ruleset: ruleset.dealing.knock is knock)


# Chapter 3

_WORTH = (*PLAYED, "contracts.*.value")
_NEEDS = (*AIMS, "contracts.*.needs")
_NORMAL_KONTRA = (
    "auction.normal_kontra",
    "contracts.bettler.rank",
    "doubling.levels",
    "contracts.normal.doubled",
)


def _above_normal(ruleset: Ruleset) -> list[Contract]:
    return [row for row in ruleset.ladder if row.id is not ContractId.NORMAL]


def _equals(ruleset: Ruleset) -> Iterator[Values]:
    """The contracts that are worth the same, ascending."""
    rows = _above_normal(ruleset)
    for value in sorted({row.value for row in rows}):
        alike = [row for row in rows if row.value == value]
        if len(alike) > 1:
            yield {**enumerated(alike), "value": value}


def _worth_less(ruleset: Ruleset) -> Iterator[Values]:
    """The contracts that are worth less than the one just below them."""
    for below, above in pairwise(_above_normal(ruleset)):
        if above.value < below.value:
            yield {"above": name_of(above), "below": name_of(below)}


def _normal(ruleset: Ruleset) -> Iterator[Values]:
    row = normal(ruleset)
    yield {**normal_values(ruleset), "contract": name_of(row), "cards": row.cards.value}


def _order_if_other(row: Contract, ruleset: Ruleset) -> Values:
    other = not row.is_shown and row.order is not normal(ruleset).order
    return {"order": "other", "ranks": _order(row.order)} if other else {"order": "usual", "ranks": ""}


def _contracts(ruleset: Ruleset) -> Iterator[Values]:
    """Every contract above the Normal game, with its worth, its bidders and its task."""
    early = ruleset.scoring.three_tricks is ThreeTricks.AT_SIXTY_SIX
    for row in _above_normal(ruleset):
        yield {
            "contract": name_of(row),
            "id": row.id.value,
            "value": row.value,
            "bidders": row.bidders.value,
            "needs": Needs.NOTHING.value if row.is_shown else row.needs.value,
            **_order_if_other(row, ruleset),
            "cards": "shown" if row.is_shown else row.cards.value,
            "aim": "early" if early and row.aim is Aim.THREE_TRICKS else row.aim.value,
            "partner": row.partner.value,
        }


def _held_for(name: str, aim: Aim) -> Clause[Ruleset]:
    return in_contracts(name, AIMS, lambda ruleset: [row for row in ruleset.ladder if row.aim is aim])


def _with_an_ace(ruleset: Ruleset) -> list[Contract]:
    return [row for row in played_out(ruleset) if row.needs is Needs.ACE]


def _asks_for_cards(ruleset: Ruleset) -> bool:
    return any(row.is_shown for row in ruleset.ladder) or bool(_with_an_ace(ruleset))


def _beats_bettler(ruleset: Ruleset) -> bool:
    beats = ruleset.auction.normal_kontra is NormalKontra.BEATS_BETTLER
    return beats and ruleset.contract(ContractId.BETTLER).rank > 0


def _normal_levels(ruleset: Ruleset) -> int:
    return levels(ruleset, [normal(ruleset)])


# Chapter 4

_IDLE = ("doubling.idle_partner", "doubling.levels", *PARTNERS, "contracts.*.doubled")


def _all_doubled(ruleset: Ruleset) -> bool:
    return levels(ruleset) > 0 and all(map(may_be_doubled, ruleset.ladder))


def _undoubled(ruleset: Ruleset) -> list[Contract]:
    return [row for row in ruleset.ladder if levels(ruleset) and not may_be_doubled(row)]


def _idle_may_be_asked(ruleset: Ruleset) -> bool:
    """Whether there is a contract in which a partner sits out and Rekontra can be said."""
    return levels(ruleset, sitting_out(ruleset)) > 1


def _idle(name: str, idle: IdlePartner) -> Clause[Ruleset]:
    return Clause(
        name,
        _IDLE,
        lambda ruleset: ruleset.doubling.idle_partner is idle and _idle_may_be_asked(ruleset),
    )


RULES: Mapping[str, tuple[AnyClause, ...]] = MappingProxyType(
    {
        "BAU-1.1": (Clause("four"),),
        "BAU-1.2": (
            Clause("cards"),
            Clause("usual", ("contracts.normal.order",), values=_usual_order),
            Clause("same", _ORDERS, lambda ruleset: any(_other_orders(ruleset))),
            Listing("in", _ORDERS, _other_orders),
        ),
        "BAU-1.3": (Clause("roles"),),
        "BAU-1.4": (Clause("scales"),),
        "BAU-2.1": (Clause("cut"),),
        "BAU-2.2": (
            Clause("cut"),
            _after_knock("fives", KnockDeal.FIVES),
            _after_knock("threes-and-twos", KnockDeal.THREES_AND_TWOS),
        ),
        "BAU-2.3": (Clause("first-three"),),
        "BAU-2.4": (Clause("turn-up"),),
        "BAU-2.5": (Clause("turned"),),
        "BAU-2.6": (Clause("rest"),),
        "BAU-3.1": (Clause("turns"),),
        "BAU-3.2": (
            Clause("higher"),
            Listing("equal", _WORTH, _equals),
            Listing("worth-less", _WORTH, _worth_less),
        ),
        "BAU-3.3": (Clause("hold"),),
        "BAU-3.4": (Clause("out"),),
        "BAU-3.5": (Clause("end"),),
        "BAU-3.6": (
            Clause("list"),
            Listing("normal", ("contracts.normal.value", "contracts.normal.cards"), _normal),
            Listing(
                "contract",
                (
                    *AIMS,
                    "contracts.*.value",
                    "contracts.*.bidders",
                    "contracts.*.needs",
                    "contracts.*.cards",
                    "contracts.*.order",
                    "contracts.*.partner",
                    "scoring.three_tricks",
                ),
                _contracts,
                elsewhere=Lines.SHOWN,
            ),
        ),
        "BAU-3.7": (
            _held_for("one-suit", Aim.ONE_SUIT),
            _held_for("five-trumps", Aim.FIVE_TRUMPS),
            in_contracts("ace", _NEEDS, _with_an_ace),
            Clause("refused", _NEEDS, _asks_for_cards),
            Clause("none", _NEEDS, lambda ruleset: not _asks_for_cards(ruleset)),
        ),
        "BAU-3.8": (Clause("first"),),
        "BAU-3.9": (
            Clause(
                "after-auction",
                _NORMAL_KONTRA,
                lambda ruleset: not _beats_bettler(ruleset) and _normal_levels(ruleset) > 0,
            ),
            Clause("beats-bettler", _NORMAL_KONTRA[:2], _beats_bettler),
            Clause(
                "goes-on",
                _NORMAL_KONTRA,
                lambda ruleset: _beats_bettler(ruleset) and _normal_levels(ruleset) > 1,
            ),
            Clause(
                "none",
                _NORMAL_KONTRA,
                lambda ruleset: not _beats_bettler(ruleset) and not _normal_levels(ruleset),
            ),
        ),
        "BAU-4.1": (doubled("said"), doubled("none", if_ever=False)),
        "BAU-4.2": (doubled("asked"), doubled("none", if_ever=False)),
        "BAU-4.3": (doubled("times"), doubled("none", if_ever=False)),
        "BAU-4.4": (
            Clause("all", DOUBLES, _all_doubled),
            in_contracts("not", DOUBLES, _undoubled),
            doubled("none", if_ever=False),
        ),
        "BAU-4.5": (
            _idle("may-redouble", IdlePartner.MAY_REDOUBLE),
            _idle("silent", IdlePartner.SILENT),
            Clause(
                "no-rekontra",
                _IDLE[1:],
                lambda ruleset: bool(sitting_out(ruleset)) and not _idle_may_be_asked(ruleset),
            ),
            Clause("nobody-out", PARTNERS, lambda ruleset: not sitting_out(ruleset)),
        ),
    }
)
"""The clauses of each rule, in order."""
