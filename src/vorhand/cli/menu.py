"""What can be chosen now, numbered as it is shown, and by which names. The rules decide what is legal."""

from vorhand.cli.cards import folded, in_reading_order
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.games.bismarck import (
    ChooseContract,
    Discard,
    LeaveKitty,
    NameTrump,
    Observation,
    Phase,
    PlayCard,
    PlayerAction,
    TakeKitty,
)
from vorhand.notation.cards import shorten

__all__ = ["choices", "label", "named", "numbered"]


def choices(seen: Observation) -> tuple[PlayerAction, ...]:
    """What has a number now, in the order of the numbers: the hand as it is sorted, or the list of legal actions."""
    match seen.phase:
        case Phase.PLAY:
            legal = (action.card for action in seen.legal if isinstance(action, PlayCard))
            return tuple(PlayCard(card) for card in in_reading_order(legal))
        case Phase.DISCARD:
            # All at once and in any order: putting them in the order of BIS-3.7 is this program's work.
            return tuple(Discard(card) for card in in_reading_order(seen.hand))
        case _:
            return seen.legal


def numbered(typed: str, seen: Observation) -> PlayerAction | None:
    """The choice with a typed number; None if no number was typed, NotationError if there is no such choice."""
    if not (typed.isascii() and typed.isdigit()):
        return None
    listed = choices(seen)
    if not (len(typed) <= 3 and 1 <= int(typed) <= len(listed)):
        raise NotationError("cli-no-such-number", text=shorten(typed, 20), count=len(listed))
    return listed[int(typed) - 1]


def label(action: PlayerAction, screen: Screen) -> tuple[str, str]:
    """A short and a long name of a choice that is not a card; the long one may be empty."""
    match action:
        case ChooseContract(contract=contract):
            return screen.say(f"contract-{contract}"), screen.say(f"contract-{contract}-long")
        case NameTrump(trump=trump):
            return screen.cards.trump(trump), ""
        case TakeKitty():
            return screen.say("cli-take-kitty"), screen.say("cli-take-kitty-long")
        case LeaveKitty():
            return screen.say("cli-leave-kitty"), screen.say("cli-leave-kitty-long")
        case PlayCard(card=card) | Discard(card=card):
            return screen.cards.card(card), ""


def named(typed: str, seen: Observation, screen: Screen) -> PlayerAction:
    """The choice with a typed name or the beginning of it (two letters at least); NotationError if there is none.

    A contract that is not on offer is found too, so that the rules can say why not.
    """
    others = tuple(ChooseContract(id) for id in seen.ruleset.playable_contracts())
    for actions in (seen.legal, others if seen.phase is Phase.CHOOSE_CONTRACT else ()):
        found = _matching(folded(typed), actions, screen)
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(label(action, screen)[0] for action in found)
            raise NotationError("cli-name-ambiguous", text=shorten(typed, 20), names=which)
    raise NotationError("cli-not-a-choice", text=shorten(typed, 20), count=len(seen.legal))


def _matching(typed: str, actions: tuple[PlayerAction, ...], screen: Screen) -> list[PlayerAction]:
    exact = [action for action in actions if typed in _names(action, screen)]
    if exact or len(typed) < 2:
        return exact
    return [action for action in actions if any(name.startswith(typed) for name in _names(action, screen))]


def _names(action: PlayerAction, screen: Screen) -> list[str]:
    names = [*label(action, screen)]
    match action:
        case ChooseContract(contract=contract):
            names.append(contract.value)
        case NameTrump(trump=trump):
            names += [screen.cards.suit_word(trump), trump.value]
        case _:
            pass
    return [folded(name) for name in names if name]
