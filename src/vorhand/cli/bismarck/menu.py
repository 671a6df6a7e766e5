"""What can be chosen now, numbered as it is shown, and by which names. The rules decide what is legal."""

from vorhand.cards import Rank
from vorhand.cli.bismarck.contracts import ranks_of
from vorhand.cli.cards import in_reading_order
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import (
    ChooseContract,
    Discard,
    GiveCard,
    LeaveKitty,
    NameDirection,
    NameStart,
    NameTrump,
    Observation,
    Pass,
    Phase,
    PlayCard,
    PlayerAction,
    TakeKitty,
)

__all__ = ["choices", "label", "names_of", "not_offered", "still_to_give"]


def choices(seen: Observation) -> tuple[PlayerAction, ...]:
    """What has a number now, in the order of the numbers: the hand as it is sorted, or the list of legal actions."""
    match seen.phase:
        case Phase.PLAY | Phase.LAYOUT if any(isinstance(action, PlayCard) for action in seen.legal):
            legal = (action.card for action in seen.legal if isinstance(action, PlayCard))
            return tuple(PlayCard(card) for card in in_reading_order(legal, ranks_of(seen)))
        case Phase.DISCARD:
            # All at once and in any order: putting them in the order of BIS-3.7 is this program's work.
            return tuple(Discard(card) for card in in_reading_order(seen.hand, ranks_of(seen)))
        case Phase.GIVE:
            return tuple(GiveCard(card) for card in in_reading_order(seen.hand, ranks_of(seen)))
        case _:
            return seen.legal


def still_to_give(seen: Observation) -> int:
    """How many cards are still to be chosen for whoever is to get them."""
    assert seen.giving is not None
    running = [part.count for part in seen.given[-1:] if part.count < seen.giving.count]
    return seen.giving.count - sum(running)


def label(action: PlayerAction, screen: Screen) -> tuple[str, str]:
    """A short and a long name of a choice that is not a card; the long one may be empty."""
    match action:
        case ChooseContract(contract=contract):
            return screen.say(f"contract-{contract}"), screen.say(f"contract-{contract}-long")
        case NameTrump(trump=trump):
            return screen.cards.suit(trump.suit), ""
        case TakeKitty():
            return screen.say("cli-take-kitty"), screen.say("cli-take-kitty-long")
        case LeaveKitty():
            return screen.say("cli-leave-kitty"), screen.say("cli-leave-kitty-long")
        case NameStart(rank=rank):
            return screen.cards.rank(rank), ""
        case NameDirection(direction=direction):
            return screen.say(f"cli-direction-{direction}"), ""
        case Pass():
            return screen.say("cli-lay-pass"), screen.say("cli-lay-pass-long")
        case PlayCard(card=card) | Discard(card=card) | GiveCard(card=card):
            return screen.cards.card(card), ""


def names_of(action: PlayerAction, screen: Screen) -> list[str]:
    """By which names a choice can be typed; the first is shown."""
    names = [*label(action, screen)]
    match action:
        case ChooseContract(contract=contract):
            names.append(contract.value)
        case NameTrump(trump=trump):
            names += [screen.cards.suit_word(trump.suit), trump.value]
        case NameStart(rank=rank):
            names.append(rank.letter)
        case NameDirection(direction=direction):
            names.append(direction.value)
        case Pass():
            names.append("pass")
        case _:
            pass
    return names


def not_offered(seen: Observation) -> tuple[PlayerAction, ...]:
    """What is found although it is not offered, so that the rules can say why not: contracts, and ranks of a layout."""
    match seen.phase:
        case Phase.CHOOSE_CONTRACT:
            return tuple(ChooseContract(id) for id in seen.ruleset.playable_contracts())
        case Phase.NAME_START:
            return tuple(NameStart(rank) for rank in Rank)
        case _:
            return ()
