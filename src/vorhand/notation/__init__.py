"""Text for values and back: cards, actions, deal strings. docs/notation.md is the description for strangers.

Every parser is total: it returns a value or raises a VorhandError with a sentence, for any text at all.
`parse_x` undoes `format_x`. What only one game has stands in its package (`notation.bismarck`); `games` lists them.
"""

from vorhand.notation.actions import format_action, parse_action
from vorhand.notation.actors import format_actor, parse_actor
from vorhand.notation.cards import format_cards, format_hand, parse_card, parse_cards, parse_hand
from vorhand.notation.deal_strings import format_deal_string, parse_deal_string

__all__ = [
    "format_action",
    "format_actor",
    "format_cards",
    "format_deal_string",
    "format_hand",
    "parse_action",
    "parse_actor",
    "parse_card",
    "parse_cards",
    "parse_deal_string",
    "parse_hand",
]
