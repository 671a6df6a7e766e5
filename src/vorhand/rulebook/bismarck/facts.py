"""What the clauses of several rules ask of a rule set, and which axes they depend on when they ask it."""

from collections.abc import Iterable

from vorhand.games.bismarck.ruleset import (
    Aim,
    Build,
    Contract,
    ContractId,
    Duty,
    Facing,
    Ruleset,
    Selection,
    Sides,
    Trump,
    TrumpNamed,
    TrumpSource,
)
from vorhand.rulebook.clauses import Enumeration, Value, Word

__all__ = [
    "AIMS",
    "CHOOSES",
    "DISCARDS",
    "DUTIES",
    "NAMES_TRUMP",
    "PAUSES",
    "PLAYED",
    "TRICK_AIMS",
    "can_have_trumps",
    "chooses",
    "chooses_contract",
    "discards",
    "duties",
    "enumerated",
    "exchanges",
    "in_pairs",
    "is_open",
    "layouts",
    "name_of",
    "names_trump",
    "names_trump_rows",
    "pauses",
    "played",
    "rows_from",
    "with_aim",
]

PLAYED = ("choice.contracts", "choice.free_contract", "match.tie")
"""The axes that decide which contracts are played."""
AIMS = (*PLAYED, "contracts.*.aim")
DUTIES = (*PLAYED, "exchange.duty", "contracts.*.exchange")
NAMES_TRUMP = (*PLAYED, "contracts.*.trump")
DISCARDS = (*DUTIES, "exchange.order")
CHOOSES = (*NAMES_TRUMP, "choice.selection")
PAUSES = ("dealing.pause_after", *NAMES_TRUMP, "contracts.*.suits")
TRICK_AIMS = (Aim.WIN, Aim.LOSE)
"""The aims of the contracts that are played in tricks."""


def played(ruleset: Ruleset) -> tuple[Contract, ...]:
    """The rows of the contracts that a match can have, those of the order or the choice first, in their order."""
    choice = ruleset.choice
    ids = dict.fromkeys((*choice.contracts, *choice.free_contract, *ruleset.playable_contracts()))
    rows = {row.id: row for row in ruleset.contracts}
    return tuple(rows[id] for id in ids if id is not ContractId.FREE_CONTRACT)


def rows_from(ruleset: Ruleset, *sources: TrumpSource) -> tuple[Contract, ...]:
    """Those that take their trumps from there."""
    return tuple(row for row in played(ruleset) if row.trump in sources)


def names_trump_rows(ruleset: Ruleset) -> tuple[Contract, ...]:
    """Those in which the declarer names trumps."""
    return rows_from(ruleset, TrumpSource.DECLARED)


def names_trump(ruleset: Ruleset) -> bool:
    """Whether the declarer ever names trumps."""
    return bool(names_trump_rows(ruleset))


def chooses(ruleset: Ruleset) -> bool:
    """Whether the declarer ever has anything to choose before the exchange: a contract, or trumps."""
    return chooses_contract(ruleset) or names_trump(ruleset)


def chooses_contract(ruleset: Ruleset) -> bool:
    """Whether the declarer ever has a contract to choose."""
    choice = ruleset.choice
    return choice.selection is Selection.EACH_ONCE or ContractId.FREE_CONTRACT in choice.contracts


def pauses(ruleset: Ruleset) -> bool:
    """Whether a deal ever pauses for trumps to be named (BIS-2.5): where there is more than one to name."""
    in_pause = ruleset.choice.trump_named is TrumpNamed.IN_PAUSE
    return in_pause and any(len(row.suits) > 1 for row in names_trump_rows(ruleset))


def duties(ruleset: Ruleset) -> dict[Contract, Duty]:
    """The duty to exchange in every contract that is played."""
    return {row: ruleset.duty(row) for row in played(ruleset)}


def exchanges(ruleset: Ruleset) -> bool:
    """Whether the declarer exchanges with the kitty in any contract."""
    return any(duty is not Duty.NONE for duty in duties(ruleset).values())


def discards(ruleset: Ruleset) -> bool:
    """Whether the declarer ever lays cards aside."""
    return exchanges(ruleset) and not ruleset.partners_exchange


def in_pairs(ruleset: Ruleset) -> bool:
    """Whether two play against two."""
    return ruleset.deck.sides is Sides.PAIRS


def with_aim(ruleset: Ruleset, aim: Aim) -> bool:
    """Whether a contract with that aim is played."""
    return any(row.aim is aim for row in played(ruleset))


def layouts(ruleset: Ruleset, *builds: Build) -> tuple[Contract, ...]:
    """The layouts that are played, of these builds or of all."""
    return tuple(row for row in played(ruleset) if row.aim is Aim.SHED and row.build in (builds or tuple(Build)))


def is_open(ruleset: Ruleset) -> bool:
    """Whether the kitty lies face up; then there is one."""
    return ruleset.kitty.facing is Facing.OPEN


def can_have_trumps(ruleset: Ruleset) -> bool:
    """Whether a contract is played that may have a trump suit."""
    suits = [trump for trump in Trump if trump is not Trump.NO_TRUMP]
    return any(row.can_have(suit) for row in played(ruleset) for suit in suits)


def name_of(contract: ContractId) -> Word:
    """A contract's short label."""
    return Word(f"contract-{contract.value}")


def enumerated(contracts: Iterable[ContractId]) -> Value:
    """Contracts as a sentence lists them."""
    return Enumeration(tuple(map(name_of, contracts)))
