"""The text of Bismarck: its own actions, and the fields of its deal strings."""

from vorhand.notation.bismarck.actions import ACTIONS, EXAMPLES, format_action, format_trump, parse_action, parse_trump
from vorhand.notation.bismarck.deal_string import SAMPLES, format_fields
from vorhand.notation.bismarck.deal_string_reader import read_fields
from vorhand.notation.text import GameText

__all__ = ["SAMPLES", "TEXT", "format_trump", "parse_trump"]

TEXT = GameText(
    actions=ACTIONS,
    examples=EXAMPLES,
    format_action=format_action,
    parse_action=parse_action,
    samples=SAMPLES,
    format_fields=format_fields,
    read_fields=read_fields,
)
