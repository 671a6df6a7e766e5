"""What contracts are called, what they are and what they are worth."""

import re

from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen.ruleset import Aim, Contract, ContractId
from vorhand.games.bauernschnapsen.scoring import value

__all__ = ["contract_gloss", "contract_long", "contract_short", "counts_card_points", "doubling_word", "worth"]

_LONG = re.compile(r"[^:(]*?(?:\((?P<gloss>[^)]*)\))?: (?P<rest>.*)", re.DOTALL)


def contract_short(screen: Screen, contract: ContractId) -> str:
    """Its Austrian name."""
    return screen.say(f"contract-{contract}")


def contract_long(screen: Screen, contract: ContractId) -> str:
    """The name and what it is: "Bettler (beggar): no trumps, take no trick"."""
    return screen.say(f"contract-{contract}-long")


def contract_gloss(screen: Screen, contract: ContractId) -> str:
    """What it is without the name: "beggar: no trumps, take no trick"."""
    found = _LONG.fullmatch(contract_long(screen, contract))
    if found is None:
        return contract_long(screen, contract)
    return f"{found['gloss']}: {found['rest']}" if found["gloss"] else found["rest"]


def worth(row: Contract, doubled: int) -> str:
    """Game points at stake; a Normal game has a range, because the losers' tricks and card points decide."""
    least = value(row, doubled)
    return f"{least}–{value(row, doubled, 3)}" if row.aim is Aim.SIXTY_SIX else str(least)


def doubling_word(screen: Screen, level: int) -> str:
    """Kontra, Rekontra or Subkontra; empty for 0."""
    return screen.say(f"doubling-{level}") if level else ""


def counts_card_points(row: Contract) -> bool:
    """Whether card points decide the contract."""
    return row.aim in (Aim.SIXTY_SIX, Aim.THREE_TRICKS)
