"""Which fields of a rule set can have any bearing on a match under it."""

from vorhand.cards import Suit
from vorhand.games.bismarck.ruleset import (
    Aim,
    ContractId,
    Duty,
    Facing,
    Ruleset,
    Selection,
    Trump,
    TrumpNamed,
    TrumpSource,
)

__all__ = ["matters"]

_CONTRACTS = "contracts."


def matters(ruleset: Ruleset, key: str) -> bool:
    """Whether a field can have any bearing on a match under this rule set."""
    if key.startswith(_CONTRACTS):
        return _row_matters(ruleset, key)
    rows = [ruleset.contract(id) for id in ruleset.playable_contracts()]
    names_trump = any(row.trump is TrumpSource.DECLARED for row in rows)
    chooses = ruleset.choice.selection is Selection.EACH_ONCE or ContractId.FREE_CONTRACT in ruleset.choice.contracts
    names_early = names_trump and ruleset.choice.trump_named is TrumpNamed.WITH_CONTRACT
    match key:
        case "kitty.facing":
            return ruleset.kitty.size > 0
        case "kitty.position":
            return ruleset.kitty.size > 0 and ruleset.kitty.facing is Facing.OPEN
        case "play.void":
            return any(row.can_have(Trump.of(suit)) for row in rows for suit in Suit)
        case "choice.free_contract":
            return ContractId.FREE_CONTRACT in ruleset.choice.contracts
        case "choice.trump_named":
            return names_trump
        case "dealing.pause_after":
            return ruleset.dealing.pause_after > 0 or ruleset.choice.trump_named is TrumpNamed.IN_PAUSE
        case "choice.sees":
            return names_early or chooses
        case "deck.sides":
            return ruleset.players == 4
        case "exchange.order":
            return any(ruleset.duty(row) is not Duty.NONE for row in rows)
        case "scoring.win":
            return any(row.aim is Aim.WIN for row in rows)
        case "scoring.lose":
            return any(row.aim is Aim.LOSE for row in rows)
        case _:
            return True


def _row_matters(ruleset: Ruleset, key: str) -> bool:
    _, id, column = key.split(".")
    contract = ruleset.contract(ContractId(id))
    is_played = contract.id in ruleset.playable_contracts()
    match column:
        case "suits":
            return is_played and contract.trump is TrumpSource.DECLARED
        case "build":
            return is_played and contract.aim is Aim.SHED
        case _:
            return is_played
