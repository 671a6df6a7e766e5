"""Bauernschnapsen: the Austrian Schnapsen for four in pairs, with an auction of ten contracts and more.

`GAME` is the whole game; `Ruleset` is one house. The numbered rules stand in README.md beside this file.
"""

from vorhand.games.bauernschnapsen.actions import (
    Action,
    Bid,
    Claim,
    Cut,
    Deal,
    Declare,
    Decline,
    Double,
    DrawDealer,
    Knock,
    KontraNormal,
    NameTrump,
    Pass,
    PlayCard,
    PlayerAction,
    Turn,
    TurnUp,
)
from vorhand.games.bauernschnapsen.game import GAME
from vorhand.games.bauernschnapsen.houses import HOUSES
from vorhand.games.bauernschnapsen.observation import Observation, observe
from vorhand.games.bauernschnapsen.ruleset import ContractId, Ruleset
from vorhand.games.bauernschnapsen.state import Phase, State

__all__ = [
    "GAME",
    "HOUSES",
    "Action",
    "Bid",
    "Claim",
    "ContractId",
    "Cut",
    "Deal",
    "Declare",
    "Decline",
    "Double",
    "DrawDealer",
    "Knock",
    "KontraNormal",
    "NameTrump",
    "Observation",
    "Pass",
    "Phase",
    "PlayCard",
    "PlayerAction",
    "Ruleset",
    "State",
    "Turn",
    "TurnUp",
    "observe",
]
