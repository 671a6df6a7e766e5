"""Bismarck: quota whist for three from Sweden and its neighbours, by any documented house's rules.

`GAME` is the whole game, `Ruleset` one house, `HOUSES` those that come with the package. The numbered rules stand in
README.md beside this file.
"""

from vorhand.games.bismarck.actions import (
    Action,
    ChooseContract,
    CutCard,
    Deal,
    Discard,
    DrawDealer,
    GiveCard,
    LayOpen,
    LeaveKitty,
    NameDirection,
    NameStart,
    NameTrump,
    Pass,
    PlayCard,
    PlayerAction,
    TakeKitty,
    Void,
    VoidReason,
)
from vorhand.games.bismarck.game import GAME
from vorhand.games.bismarck.houses import HOUSES
from vorhand.games.bismarck.observation import Observation, observe
from vorhand.games.bismarck.ruleset import ContractId, Ruleset, Trump
from vorhand.games.bismarck.state import Phase, State

__all__ = [
    "GAME",
    "HOUSES",
    "Action",
    "ChooseContract",
    "ContractId",
    "CutCard",
    "Deal",
    "Discard",
    "DrawDealer",
    "GiveCard",
    "LayOpen",
    "LeaveKitty",
    "NameDirection",
    "NameStart",
    "NameTrump",
    "Observation",
    "Pass",
    "Phase",
    "PlayCard",
    "PlayerAction",
    "Ruleset",
    "State",
    "TakeKitty",
    "Trump",
    "Void",
    "VoidReason",
    "observe",
]
