"""How a question is answered, what the contract asks for, and what beginners ask."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from vorhand.cards import Rank, Suit
from vorhand.cli.bauernschnapsen.contracts import contract_long, counts_card_points, worth
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen import Observation, Phase
from vorhand.games.bauernschnapsen.ruleset import Aim, Marriages
from vorhand.rulebook import rule_in_force

__all__ = ["how_to_answer", "phase_help", "question"]

_ASKS = MappingProxyType(
    {
        Phase.CUT: "cli-ask-cut",
        Phase.NAME_TRUMP: "cli-ask-trump",
        Phase.AUCTION: "cli-ask-call",
        Phase.DOUBLING: "cli-ask-doubling",
        Phase.PLAY: "cli-ask-card",
    }
)

_RULES: Mapping[Phase, tuple[str, ...]] = MappingProxyType(
    {
        Phase.CUT: ("2.1", "2.2"),
        Phase.NAME_TRUMP: ("2.3", "2.4"),
        Phase.AUCTION: ("3.2", "3.3"),
        Phase.DOUBLING: ("4.1", "4.3"),
    }
)
"""What is read aloud in the help of a phase before the play."""

_BEGINNERS = ("partner-beat", "partners-trick", "kontra-lead", "forty-lost")


def question(screen: Screen, seen: Observation) -> str:
    """What is asked at this moment."""
    if seen.phase is Phase.PLAY and not seen.trick:
        return screen.say("cli-ask-declared" if seen.announced is not None else "cli-ask-lead")
    if seen.phase is Phase.DOUBLING:
        return screen.say(_ASKS[seen.phase], doubling=screen.say(f"doubling-{seen.doubled + 1}"))
    return screen.say(_ASKS[seen.phase])


def how_to_answer(screen: Screen, seen: Observation) -> str:
    """What can be typed as an answer."""
    card, other = screen.cards.typed(Rank.ACE, Suit.SPADES), screen.cards.typed(Rank.TEN, Suit.HEARTS)
    match seen.phase:
        case Phase.CUT:
            return screen.say("cli-help-cut")
        case Phase.NAME_TRUMP:
            return screen.say("cli-help-first-three")
        case Phase.AUCTION:
            return screen.say("cli-help-call")
        case Phase.DOUBLING:
            return screen.say("cli-help-doubling")
        case _:
            how = screen.say("cli-help-card", card=card, other=other.lower())
            return how if len(seen.legal) == _cards(seen) else f"{how} {screen.say('cli-help-lead')}"


def _cards(seen: Observation) -> int:
    """How many cards may be played, which is all there is to do where nothing can be declared or claimed."""
    return len(seen.hand) if not seen.trick and seen.announced is None else len(seen.legal)


def phase_help(screen: Screen, seen: Observation) -> Iterator[RenderableType]:
    """What is decided now, or what the contract asks for; then what beginners ask."""
    say = screen.say
    for rule in _RULES.get(seen.phase, ()):
        yield _rule(screen, rule, seen)
    if seen.contract is not None:
        yield Text(contract_long(screen, seen.contract.id), style="bold")
        yield Text(say(f"contract-{seen.contract.id}-help"))
        yield Text(say("cli-help-worth", value=worth(seen.contract, seen.doubled)))
    if seen.phase is Phase.PLAY and seen.contract is not None:
        aim, marriages = seen.contract.aim, seen.contract.marriages
        if counts_card_points(seen.contract):
            yield Text(say("word-card-points-long"))
        following = ("6.1",) if marriages is not Marriages.NONE else ()
        for rule in (*following, *(("6.4", "6.5", "6.6") if aim is Aim.SIXTY_SIX else ())):
            yield _rule(screen, rule, seen)
    yield Text()
    yield Text(say("cli-help-beginners"), style="bold")
    for asked in _BEGINNERS:
        yield Text(say(f"help-{asked}"))
        yield Padding(Text(say(f"help-{asked}-answer")), (0, 0, 0, 2))
    yield Text()


def _rule(screen: Screen, number: str, seen: Observation) -> str:
    """A rule as this table has it."""
    rule = rule_in_force(f"BAU-{number}", seen.ruleset, screen.words.language)
    return "\n".join([f"{number}: {rule.text}", *(f"- {item}" for item in rule.items)])
