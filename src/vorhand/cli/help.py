"""What can be typed now, and what the contract asks for: the answer to "?". And rules read aloud by number."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import SEATS, Rank, Suit
from vorhand.cli.names import Names, contract_name, ruleset_name
from vorhand.cli.rules_text import differences_from_default
from vorhand.cli.screen import Screen
from vorhand.cli.started import command
from vorhand.errors import NotationError
from vorhand.games.bismarck import Observation, Phase
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.games.bismarck.scoring import quotas_by_seat
from vorhand.tricks import Beat

__all__ = ["help_parts", "rule_text"]

_WISHES = {
    "?": "cli-help-help",
    "l": "cli-help-last-trick",
    "s": "cli-help-score",
    "k": "cli-help-kitty",
    "d": "cli-help-discarded",
    "r 4.2": "cli-help-rule",
    "q": "cli-help-quit",
}

_HOW = {
    Phase.PLAY: "cli-help-card",
    Phase.DISCARD: "cli-help-discards",
    Phase.CHOOSE_CONTRACT: "cli-help-contract",
    Phase.NAME_TRUMP: "cli-help-trump",
    Phase.TAKE_KITTY: "cli-help-kitty-choice",
}


def help_parts(screen: Screen, seen: Observation, names: Names, rules: str, *, waits: bool) -> Iterator[RenderableType]:
    """What can be typed now, then the rules of this contract.

    `rules`: the id of the rule set, or its file. `waits`: for Enter, before anything is chosen.
    """
    say = screen.say
    yield Text(say("cli-help-title"), style="bold")
    yield Text(say("cli-help-waiting" if waits else _HOW[seen.phase], **_samples(screen)))
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for typed, key in {say("cli-enter"): "cli-help-enter" if waits else "cli-help-table", **_WISHES}.items():
        table.add_row(Text(typed, style="bold"), say(key))
    yield table
    yield Text()
    yield from _contract(screen, seen, names, rules)


def _samples(screen: Screen) -> dict[str, str]:
    ace, ten = screen.cards.rank(Rank.ACE), screen.cards.rank(Rank.TEN)
    first, second = Suit.SPADES.letter, Suit.HEARTS.letter
    return {"card": f"{ace}{first}", "other": f"{ten}{second}".lower()}


def _contract(screen: Screen, seen: Observation, names: Names, rules: str) -> Iterator[RenderableType]:
    say, ruleset = screen.say, seen.ruleset
    if seen.contract is not None and seen.declarer is not None:
        yield Text(contract_name(screen, seen.contract.id), style="bold")
        yield Text(say(f"contract-{seen.contract.id}-help"))
        quotas = quotas_by_seat(ruleset, seen.contract, seen.declarer)
        by_name = ", ".join(f"{names[seat]} {quotas[seat]}" for seat in SEATS[: ruleset.players])
        yield Text(say("cli-help-quotas", quotas=by_name))
        yield Text(_axis(screen, "play.void", ruleset.play.void.value))
        if ruleset.play.beat is not Beat.NEVER:
            yield Text(_axis(screen, "play.beat", ruleset.play.beat.value))
        yield Text()
    differing = len(differences_from_default(ruleset))
    how = command("rules", "show", rules)
    yield Text(say("cli-help-ruleset", name=ruleset_name(ruleset, screen), id=rules, count=differing, command=how))


def _axis(screen: Screen, key: str, value: str) -> str:
    slug = key.replace(".", "-")
    return f"{screen.say(f'axis-{slug}')}: {screen.say(f'value-{slug}-{value}')}."


def rule_text(screen: Screen, number: str) -> str:
    """A rule by its number, such as "4.2"; NotationError names the numbers that there are."""
    rule = "BIS-" + number.strip(".")
    if rule not in RULE_SOURCES:
        numbers = ", ".join(known.removeprefix("BIS-") for known in RULE_SOURCES)
        raise NotationError("cli-no-such-rule", numbers=numbers)
    return f"{rule}: {screen.say('rule-' + rule.replace('.', '-'))}"
