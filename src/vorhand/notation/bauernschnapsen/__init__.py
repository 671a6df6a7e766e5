"""The text of Bauernschnapsen: its own actions, and the fields of its deal strings."""

from vorhand.notation.bauernschnapsen.actions import ACTIONS, EXAMPLES, format_action, parse_action
from vorhand.notation.bauernschnapsen.deal_string import SAMPLES, format_fields
from vorhand.notation.bauernschnapsen.deal_string_reader import read_fields
from vorhand.notation.text import GameText

__all__ = ["TEXT"]

TEXT = GameText(
    actions=ACTIONS,
    examples=EXAMPLES,
    format_action=format_action,
    parse_action=parse_action,
    samples=SAMPLES,
    format_fields=format_fields,
    read_fields=read_fields,
)
