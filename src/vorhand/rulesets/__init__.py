"""Rule sets as text: finds, reads, merges and names the differences of the rules of a house, of any game.

`axes` reads the fields off a game's dataclasses, so that none is listed twice; `files` reads rule files; `comparing`
names differences and makes hashes. What the package must know of a game stands beside it, in its `HOUSES`.
"""

from vorhand.rulesets.axes import AXES, Axis, read_fields, to_fields
from vorhand.rulesets.comparing import Difference, content_hash, differences
from vorhand.rulesets.files import (
    BUILT_IN,
    DEFAULT,
    DEFAULTS,
    MAX_BYTES,
    NOT_IMPLEMENTABLE,
    load,
    load_file,
    options_of,
    parse,
)

__all__ = [
    "AXES",
    "BUILT_IN",
    "DEFAULT",
    "DEFAULTS",
    "MAX_BYTES",
    "NOT_IMPLEMENTABLE",
    "Axis",
    "Difference",
    "content_hash",
    "differences",
    "load",
    "load_file",
    "options_of",
    "parse",
    "read_fields",
    "to_fields",
]
