"""How a question is answered, and what the contract asks for."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from vorhand.cards import Rank, Suit
from vorhand.cli.bismarck.contracts import contract_line
from vorhand.cli.bismarck.menu import still_to_give
from vorhand.cli.bismarck.sides import side_names, sides
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import Observation, Phase
from vorhand.games.bismarck.ruleset import Aim
from vorhand.games.bismarck.scoring import quotas_by_seat
from vorhand.tricks import Beat

__all__ = ["contract_help", "how_to_answer", "question"]

_ASKS = {
    Phase.PLAY: "cli-ask-card",
    Phase.DISCARD: "cli-ask-discards",
    Phase.GIVE: "cli-ask-give",
    Phase.CHOOSE_CONTRACT: "cli-ask-contract",
    Phase.NAME_TRUMP: "cli-ask-trump",
    Phase.TAKE_KITTY: "cli-ask-kitty",
    Phase.NAME_START: "cli-ask-start",
    Phase.NAME_DIRECTION: "cli-ask-direction",
    Phase.LAYOUT: "cli-ask-lay",
}

_HOW = {
    Phase.PLAY: "cli-help-card",
    Phase.DISCARD: "cli-help-discards",
    Phase.GIVE: "cli-help-give",
    Phase.CHOOSE_CONTRACT: "cli-help-contract",
    Phase.NAME_TRUMP: "cli-help-trump",
    Phase.TAKE_KITTY: "cli-help-kitty-choice",
    Phase.NAME_START: "cli-help-start",
    Phase.NAME_DIRECTION: "cli-help-direction",
    Phase.LAYOUT: "cli-help-lay",
}


def question(screen: Screen, seen: Observation, names: Names) -> str:
    """What is asked at this moment."""
    if seen.giving is not None:
        return screen.say(_ASKS[seen.phase], count=still_to_give(seen), player=names[seen.giving.receiver])
    return screen.say(_ASKS[seen.phase], count=seen.ruleset.kitty.size - len(seen.discards))


def how_to_answer(screen: Screen, seen: Observation) -> str:
    """What can be typed as an answer."""
    card, other = screen.cards.typed(Rank.ACE, Suit.SPADES), screen.cards.typed(Rank.TEN, Suit.HEARTS)
    return screen.say(_HOW[seen.phase], card=card, other=other.lower())


def contract_help(screen: Screen, seen: Observation, names: Names) -> Iterator[RenderableType]:
    """The contract, the quotas and the duties; nothing before it is known."""
    say, ruleset = screen.say, seen.ruleset
    if seen.contract is None or seen.declarer is None:
        return
    yield Text(contract_line(screen, seen.contract), style="bold")
    yield Text(say(f"contract-{seen.contract.id}-help"))
    if seen.contract.aim is Aim.SHED:
        yield Text(say("cli-help-layout"))
        yield Text()
        return
    quotas = quotas_by_seat(ruleset, seen.contract, seen.declarer)
    called = zip(sides(ruleset), side_names(screen, ruleset, names), strict=True)
    by_name = ", ".join(f"{name} {quotas[side[0]]}" for side, name in called)
    yield Text(say("cli-help-quotas", quotas=by_name))
    yield Text(_axis(screen, "play.void", ruleset.play.void.value))
    if ruleset.play.beat is not Beat.NEVER:
        yield Text(_axis(screen, "play.beat", ruleset.play.beat.value))
    yield Text()


def _axis(screen: Screen, key: str, value: str) -> str:
    slug = key.replace(".", "-")
    return f"{screen.say(f'axis-{slug}')}: {screen.say(f'value-{slug}-{value}')}."
