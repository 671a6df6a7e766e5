"""What a typed line means at this moment of a match. The rules have not been asked yet."""

from contextlib import suppress

from vorhand.cards import Card
from vorhand.cli.bauernschnapsen.menu import choices, extras, marriage_points, names_of, not_offered
from vorhand.cli.choosing import named, numbered
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.games.bauernschnapsen import Claim, Cut, Observation, Phase, PlayCard, PlayerAction
from vorhand.games.bauernschnapsen.actions import KNOCK, action_at, number_of
from vorhand.games.bauernschnapsen.ruleset import CARDS
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS
from vorhand.notation import parse_action
from vorhand.notation.cards import shorten

__all__ = ["read_answer"]


def read_answer(typed: str, seen: Observation, screen: Screen) -> PlayerAction:
    """What shall be done; NotationError says what is wrong with the line."""
    noted = _noted(typed)
    if noted is not None:
        return noted
    match seen.phase:
        case Phase.CUT:
            return _cut(typed, seen, screen)
        case Phase.PLAY:
            return _play(typed, seen, screen)
        case _:
            listed = choices(seen, screen)
            found = numbered(typed, listed)
            return found or named(typed, listed, lambda action: names_of(action, seen, screen), not_offered(seen))


def _noted(typed: str) -> PlayerAction | None:
    """An action of a player in the notation for programs (docs/notation.md), such as "bid gang"."""
    for text in (typed, typed.lower()):
        with suppress(NotationError, KeyError):
            return action_at(number_of(parse_action(text, "bauernschnapsen")))
    return None


def _cut(typed: str, seen: Observation, screen: Screen) -> PlayerAction:
    """A number is how many cards are cut, and none is a knock (BAU-2.1)."""
    if typed.isascii() and typed.isdigit() and len(typed) <= 3:
        return Cut(int(typed)) if int(typed) else KNOCK
    with suppress(NotationError):
        return named(typed, (KNOCK,), lambda action: names_of(action, seen, screen))
    raise NotationError("cli-not-a-cut", text=shorten(typed, 20), count=len(CARDS) - 1)


def _play(typed: str, seen: Observation, screen: Screen) -> PlayerAction:
    """A card that is held before all else; then what else may be done on lead, then what the rules will refuse."""

    def names(action: PlayerAction) -> list[str]:
        return names_of(action, seen, screen)

    found = _by_points(typed, seen, screen) or numbered(typed, choices(seen, screen))
    if found is not None:
        return found
    card, error = _card(typed, seen, screen)
    if card is not None and card in seen.hand:
        return PlayCard(card)
    # "Twenty" alone is said by its name too, and then it may be two: that is asked again.
    offered = extras(seen)
    for actions in (offered, tuple(action for action in not_offered(seen) if action not in offered)):
        try:
            return named(typed, actions, names)
        except NotationError as wrong:
            if wrong.code == "cli-name-ambiguous" and actions:
                raise
            if card is not None:
                return PlayCard(card)
    assert error is not None
    raise error


def _by_points(typed: str, seen: Observation, screen: Screen) -> PlayerAction | None:
    """A marriage by its 20 or 40, a claim by its 66."""
    worth = [
        action
        for action in extras(seen)
        if typed == str(CLAIM_POINTS if isinstance(action, Claim) else marriage_points(seen, action.suit))
    ]
    if len(worth) > 1:
        which = ", ".join(names_of(action, seen, screen)[0] for action in worth)
        raise NotationError("cli-name-ambiguous", text=typed, names=which)
    return worth[0] if worth else None


def _card(typed: str, seen: Observation, screen: Screen) -> tuple[Card | None, NotationError | None]:
    try:
        return screen.cards.read(typed, seen.hand), None
    except NotationError as error:
        return None, error
