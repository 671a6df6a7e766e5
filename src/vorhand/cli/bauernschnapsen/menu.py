"""What can be chosen now, numbered as it is shown, and by which names. The rules decide what is legal."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import assert_never

from vorhand.cards import Suit
from vorhand.cli.bauernschnapsen.contracts import contract_gloss, contract_short, worth
from vorhand.cli.decks import SUIT_ORDER
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen import (
    Bid,
    Claim,
    ContractId,
    Cut,
    Declare,
    Decline,
    Double,
    Knock,
    KontraNormal,
    NameTrump,
    Observation,
    Pass,
    Phase,
    PlayCard,
    PlayerAction,
    TurnUp,
    scoring,
)
from vorhand.games.bauernschnapsen.actions import CLAIM, DECLARATIONS, DECLINE, DOUBLE, KONTRA_NORMAL, PASS
from vorhand.games.bauernschnapsen.ruleset import NormalKontra

__all__ = ["choices", "described", "extras", "label", "marriage_points", "names_of", "not_offered"]

_OTHER_NAMES: Mapping[ContractId, tuple[str, ...]] = MappingProxyType(
    {
        ContractId.NORMAL: ("Rufer",),
        ContractId.BETTLER: ("Fechter",),
        ContractId.ASS_BETTLER: ("Ass-Fechter",),
        ContractId.SCHNAPSER: ("Drei-Stich",),
        ContractId.GANG: ("Land", "Landler", "Ring", "Blick"),
        ContractId.ZEHNER_GANG: ("Zehner-Ring", "Zehnerloch"),
        ContractId.BAUERNSCHNAPSER: ("Bauer",),
        ContractId.FARBEN_GANG: ("Farben-Ring", "Farbenringerl", "Jodler", "Farbenjodler", "Aufsteher"),
        ContractId.KONTRA_BAUERNSCHNAPSER: ("Kontrabauer",),
        ContractId.HERREN_SCHNAPSER: ("Herrenjodler", "Trumpf-Farbenring"),
    }
)
"""What else contracts are called in Austria, in every language: may be typed, is never shown."""


def choices(seen: Observation, screen: Screen) -> tuple[PlayerAction, ...]:
    """What has a number now, in the order of the numbers. A cut has none: there the number is that of the cards."""
    match seen.phase:
        case Phase.PLAY:
            held = screen.cards.sorted(action.card for action in seen.legal if isinstance(action, PlayCard))
            return (*(PlayCard(card) for card in held), *extras(seen))
        case Phase.NAME_TRUMP:
            return tuple(sorted(seen.legal, key=_place_of_trump))
        case Phase.DOUBLING:
            # First what changes nothing, as a pass comes first in the auction.
            return tuple(sorted(seen.legal, key=lambda action: isinstance(action, Double)))
        case Phase.CUT:
            return ()
        case _:
            return seen.legal


def _place_of_trump(action: PlayerAction) -> int:
    return SUIT_ORDER.index(action.suit) if isinstance(action, NameTrump) else len(SUIT_ORDER)


def extras(seen: Observation) -> tuple[Declare | Claim, ...]:
    """What may be done on lead besides leading a card."""
    return tuple(action for action in seen.legal if isinstance(action, Declare | Claim))


def marriage_points(seen: Observation, suit: Suit) -> int:
    """What the marriage of a suit counts now (BAU-6.1)."""
    assert seen.contract is not None
    return scoring.marriage_points(suit, seen.contract.trick_rules(seen.trump).trump)


def label(action: PlayerAction, seen: Observation, screen: Screen) -> str:
    """The short name of a choice."""
    match action:
        case PlayCard(card=card):
            return screen.cards.card(card)
        case NameTrump(suit=suit):
            return screen.cards.suit(suit)
        case Declare(suit=suit):
            points = marriage_points(seen, suit)
            return screen.say("cli-declare", points=points, suit=screen.cards.suit(suit))
        case Bid(contract=contract):
            return contract_short(screen, contract)
        case Double():
            return screen.say(f"doubling-{seen.doubled + 1}")
        case Cut(count=count):
            return screen.say("action-cut", count=count)
        case Knock() | TurnUp() | Decline() | Claim() | Pass() | KontraNormal():
            return screen.say(_WORDS[type(action)])
        case _:
            assert_never(action)


_WORDS: Mapping[type[PlayerAction], str] = MappingProxyType(
    {
        Knock: "action-knock",
        TurnUp: "action-turn-up",
        Decline: "action-decline",
        Claim: "action-claim",
        Pass: "call-pass",
        KontraNormal: "call-kontra-normal",
    }
)


def described(action: PlayerAction, seen: Observation, screen: Screen) -> tuple[str, str, str]:
    """A choice that is not a card: its name, what it is worth, and what it is; the last two may be empty."""
    name, say, ruleset = label(action, seen, screen), screen.say, seen.ruleset
    match action:
        case Bid(contract=contract):
            row = ruleset.contract(contract)
            gloss = contract_gloss(screen, contract)
            return name, worth(row, 0), say("cli-holds", contract=gloss) if _holds(contract, seen) else gloss
        case KontraNormal():
            return name, worth(ruleset.contract(ContractId.NORMAL), 1), say("cli-kontra-normal-long")
        case Pass():
            return name, "", say("cli-pass-long")
        case Double() if seen.contract is not None:
            return name, worth(seen.contract, seen.doubled + 1), say(f"cli-double-{seen.doubled + 1}-long")
        case Decline() if seen.contract is not None:
            return name, worth(seen.contract, seen.doubled), say("cli-decline-long")
        case TurnUp():
            return name, "", say("cli-turn-up-long")
        case Claim():
            return name, "", say("cli-claim-long")
        case Declare():
            return name, "", say("cli-declare-long")
        case _:
            return name, "", ""


def _holds(contract: ContractId, seen: Observation) -> bool:
    return contract is seen.standing_bid


def names_of(action: PlayerAction, seen: Observation, screen: Screen) -> list[str]:
    """By which names a choice can be typed; the first is shown."""
    shown, say = label(action, seen, screen), screen.say
    match action:
        case NameTrump(suit=suit):
            return [shown, *screen.cards.suit_spellings(suit)]
        case Declare(suit=suit):
            points = marriage_points(seen, suit)
            word = say("word-forty" if points == 40 else "word-twenty")
            return [shown, word, *(f"{points}{name}" for name in screen.cards.suit_spellings(suit))]
        case Bid(contract=contract):
            names = [shown, contract.value, *_OTHER_NAMES.get(contract, ())]
            held = [say("cli-hold")] if _holds(contract, seen) else []
            return [*names, *(name.replace("-", "") for name in names if "-" in name), *held]
        case Double():
            return [shown, say("cli-yes"), "double"]
        case Decline():
            return [shown, say("cli-no"), "decline"]
        case Claim():
            return [shown, "claim", "Genug"]
        case TurnUp():
            return [shown, "Aufschlagen", "turn-up"]
        case Pass():
            return [shown, "pass"]
        case Knock():
            return [shown, "knock"]
        case _:
            return [shown]


def not_offered(seen: Observation) -> tuple[PlayerAction, ...]:
    """What is found by its name too, so that the rules can say why it is not on offer."""
    match seen.phase:
        case Phase.AUCTION:
            kontra = seen.ruleset.auction.normal_kontra is NormalKontra.BEATS_BETTLER
            return (PASS, *(Bid(contract) for contract in ContractId), *((KONTRA_NORMAL,) if kontra else ()))
        case Phase.NAME_TRUMP:
            return tuple(NameTrump(suit) for suit in Suit)
        case Phase.DOUBLING:
            return (DOUBLE, DECLINE)
        case Phase.PLAY:
            return (*DECLARATIONS, CLAIM)
        case _:
            return ()
