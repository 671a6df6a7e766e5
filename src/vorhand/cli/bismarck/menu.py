"""What can be chosen now, numbered as it is shown, and by which names. The rules decide what is legal."""

from vorhand.cli.bismarck.contracts import ranks_of
from vorhand.cli.cards import in_reading_order
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import (
    ChooseContract,
    Discard,
    GiveCard,
    LeaveKitty,
    NameTrump,
    Observation,
    Phase,
    PlayCard,
    PlayerAction,
    TakeKitty,
)

__all__ = ["choices", "label", "names_of", "not_offered", "still_to_give"]


def choices(seen: Observation) -> tuple[PlayerAction, ...]:
    """What has a number now, in the order of the numbers: the hand as it is sorted, or the list of legal actions."""
    match seen.phase:
        case Phase.PLAY:
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
        case _:
            pass
    return names


def not_offered(seen: Observation) -> tuple[PlayerAction, ...]:
    """The contracts of the rule set while one is chosen: so that the rules can say why one is not on offer."""
    chooses = seen.phase is Phase.CHOOSE_CONTRACT
    return tuple(ChooseContract(id) for id in seen.ruleset.playable_contracts()) if chooses else ()
