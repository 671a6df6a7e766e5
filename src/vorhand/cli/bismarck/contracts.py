"""What contracts are called, and in which order their cards are sorted."""

from vorhand.cards import Rank
from vorhand.cli.decks import ACE_HIGH, ACE_LOW
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import ContractId, Observation, Trump
from vorhand.games.bismarck.ruleset import Contract
from vorhand.tricks import Ace

__all__ = ["contract_line", "contract_name", "contract_with_trump", "contract_words", "ranks_of"]


def contract_words(screen: Screen, contract: ContractId) -> tuple[str, str]:
    """The name of a contract and what it is; the game's own name begins the second where the first does not have it."""
    short, long = screen.say(f"contract-{contract}"), screen.say(f"contract-{contract}-long")
    name, colon, rest = long.partition(": ")
    return short, rest if colon and short.startswith(name) else long


def contract_name(screen: Screen, contract: ContractId) -> str:
    """The name of a contract and what it is, in one line."""
    short, explained = contract_words(screen, contract)
    return f"{short} ({explained})" if ": " in explained else f"{short}: {explained}"


def contract_line(screen: Screen, contract: Contract) -> str:
    """The same of a contract that is played, and whether the ace is low in it."""
    name = contract_name(screen, contract.id)
    return name if contract.ace is Ace.HIGH else f"{name}, {screen.say('ace-is-low')}"


def ranks_of(seen: Observation) -> tuple[Rank, ...]:
    """The order in which a hand is sorted now (BIS-1.2)."""
    return ACE_LOW if seen.contract is not None and seen.contract.ace is Ace.LOW else ACE_HIGH


def contract_with_trump(screen: Screen, contract: ContractId, trump: Trump) -> str:
    """The contract of a deal, with the trump where the contract alone does not say it."""
    name = contract_name(screen, contract)
    return name if trump is Trump.NO_TRUMP else f"{name} · {screen.cards.suit(trump.suit)}"
