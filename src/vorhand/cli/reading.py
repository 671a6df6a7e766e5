"""The numbered rules on a screen: one, or all of a rule set."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from vorhand.cli.face import Playable
from vorhand.cli.names import ruleset_name
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.rulebook import Rule, chapters, elsewhere, rule_in_force

__all__ = ["all_rules", "rule_text", "rules_elsewhere"]

_ITEM = "- "


def rule_text(screen: Screen, playable: Playable, number: str, ruleset: Any) -> str:
    """A rule by its number, such as "4.2", as a house has it; NotationError names the numbers that there are."""
    return _lines(rule_in_force(_known(playable, number), ruleset, screen.words.language), after=":")


def rules_elsewhere(screen: Screen, playable: Playable, number: str) -> Iterator[str]:
    """What other houses than the usual one have in that rule."""
    others = elsewhere(_known(playable, number), playable.id, screen.words.language)
    if others:
        yield screen.say("rules-elsewhere")
    for where, text in others:
        yield _ITEM + screen.say("rules-other-house", text=text, where=where)


def _known(playable: Playable, number: str) -> str:
    prefix, sources = playable.rules.prefix, playable.rules.sources
    rule = prefix + number.strip(".")
    if rule not in sources:
        numbers = ", ".join(known.removeprefix(prefix) for known in sources)
        raise NotationError("cli-no-such-rule", numbers=numbers)
    return rule


def _lines(rule: Rule, after: str = "") -> str:
    return "\n".join([f"{rule.number}{after} {rule.text}", *(_ITEM + item for item in rule.items)])


def all_rules(screen: Screen, playable: Playable, ruleset: Any, *, with_others: bool) -> Iterator[RenderableType]:
    """Every rule of a rule set; `with_others`: also what other houses do."""
    say, headings = screen.say, playable.rules.headings
    if with_others:
        yield Text(say(f"{headings}-title"), style="bold")
        yield Text()
        yield say(f"{headings}-intro")
    else:
        name = ruleset_name(ruleset, screen)
        yield Text(f"{playable.name}: {name}", style="bold")
        yield Text()
        yield say("rules-source", source=ruleset.source.removesuffix("."))
    for chapter in chapters(ruleset, screen.words.language):
        yield Text()
        yield Text(f"{chapter.number} {chapter.title}", style="bold")
        for rule in chapter.rules:
            yield Text()
            yield _lines(rule)
            yield from (say("rules-example", text=example) for example in rule.examples)
            if with_others:
                yield from rules_elsewhere(screen, playable, rule.number.removeprefix(playable.rules.prefix))
            yield say("rules-source", source=rule.source)
