"""Rule sets as text: finds, reads, merges and names the differences of the rules of a house, of any game.

`axes` reads the fields off a game's dataclasses, so that none is listed twice; `files` reads rule files; `comparing`
names differences and makes hashes; `drafts` are rule sets that somebody is still making. What the package must know of
a game stands beside it, in its `HOUSES`.
"""

from vorhand.rulesets.axes import AXES, Axis, groups_of, read_fields, to_fields
from vorhand.rulesets.comparing import Difference, content_hash, differences, differences_in_play
from vorhand.rulesets.drafts import Draft, Mend, draft, draft_from, nearest
from vorhand.rulesets.files import (
    BUILT_IN,
    DEFAULT,
    DEFAULTS,
    MAX_BYTES,
    NOT_IMPLEMENTABLE,
    extended_by,
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
    "Draft",
    "Mend",
    "content_hash",
    "differences",
    "differences_in_play",
    "draft",
    "draft_from",
    "extended_by",
    "groups_of",
    "load",
    "load_file",
    "nearest",
    "options_of",
    "parse",
    "read_fields",
    "to_fields",
]
