"""What contracts are called."""

from vorhand.cli.screen import Screen
from vorhand.games.bismarck import ContractId, Trump

__all__ = ["contract_name", "contract_with_trump", "contract_words"]


def contract_words(screen: Screen, contract: ContractId) -> tuple[str, str]:
    """The name of a contract and what it is; the game's own name begins the second where the first does not have it."""
    short, long = screen.say(f"contract-{contract}"), screen.say(f"contract-{contract}-long")
    name, colon, rest = long.partition(": ")
    return short, rest if colon and short.startswith(name) else long


def contract_name(screen: Screen, contract: ContractId) -> str:
    """The name of a contract and what it is, in one line."""
    short, explained = contract_words(screen, contract)
    return f"{short} ({explained})" if ": " in explained else f"{short}: {explained}"


def contract_with_trump(screen: Screen, contract: ContractId, trump: Trump) -> str:
    """The contract of a deal, with the trump where the contract alone does not say it."""
    name = contract_name(screen, contract)
    return name if trump is Trump.NO_TRUMP else f"{name} · {screen.cards.suit(trump.suit)}"
