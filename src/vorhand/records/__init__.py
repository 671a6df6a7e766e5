"""A played match as versioned JSON: what was done and by whom, so that everything else follows by replay.

`record` is the value, `codec` its text, `chance` where the cards came from, `replay` the check, `files` the disk;
`alone` takes a deal out of a record, and `report` puts one into a text with more.
"""

from vorhand.records.alone import PlayedDeal, deal_alone, played_deals
from vorhand.records.chance import (
    MAX_WORD,
    SHUFFLE_VERSION,
    Nonce,
    Words,
    chance_index,
    commitment,
    nature_action,
    nonce_from_seed,
    with_words,
)
from vorhand.records.codec import FORMAT, dump_record, load_record
from vorhand.records.files import SaveFile, read_record, write_record
from vorhand.records.record import Checkpoint, DealChance, Entry, Record, new_record
from vorhand.records.replay import Replay, checkpoint_of, finished_part, opening_of, replay, verify
from vorhand.records.report import MAX_WRITTEN, REPORT_HEAD, Report, format_report

__all__ = [
    "FORMAT",
    "MAX_WORD",
    "MAX_WRITTEN",
    "REPORT_HEAD",
    "SHUFFLE_VERSION",
    "Checkpoint",
    "DealChance",
    "Entry",
    "Nonce",
    "PlayedDeal",
    "Record",
    "Replay",
    "Report",
    "SaveFile",
    "Words",
    "chance_index",
    "checkpoint_of",
    "commitment",
    "deal_alone",
    "dump_record",
    "finished_part",
    "format_report",
    "load_record",
    "nature_action",
    "new_record",
    "nonce_from_seed",
    "opening_of",
    "played_deals",
    "read_record",
    "replay",
    "verify",
    "with_words",
    "write_record",
]
