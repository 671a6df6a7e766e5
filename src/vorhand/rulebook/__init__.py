"""The rules of a game as a text to read, made from the rule set in force: `chapters(ruleset, language)`.

A rule stands once, as clauses (`clauses`): their messages in `words/*/rules-GAME.ftl`, their data in a package of the
game, their sources in `games/GAME/rules.py`. `reading` puts the text of a house together, `elsewhere` says what others
do, `readme` writes the games' README.md.
"""

from vorhand.rulebook.axes import axis_slug, field_name, value_text
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.elsewhere import Elsewhere, elsewhere
from vorhand.rulebook.reading import Chapter, Rule, chapters, facts, rule_in_force, size
from vorhand.rulebook.readme import numbered_rules, readme

__all__ = [
    "BOOKS",
    "Chapter",
    "Elsewhere",
    "Rule",
    "axis_slug",
    "chapters",
    "elsewhere",
    "facts",
    "field_name",
    "numbered_rules",
    "readme",
    "rule_in_force",
    "size",
    "value_text",
]
