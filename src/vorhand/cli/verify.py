"""`vorhand verify`: does a record replay, and do all its check sums and its chance agree?"""

from pathlib import Path
from typing import Annotated

import typer

from vorhand.cli.edge import CHECK_FAILED, at_the_edge
from vorhand.cli.options import Lang, Plain
from vorhand.errors import RecordError
from vorhand.records import read_record
from vorhand.records import verify as verified

__all__ = ["verify"]


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    *,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play a record again and check everything in it."""
    with at_the_edge(lang, plain=plain) as screen:
        read = read_record(record)
        try:
            state = verified(read, record.name)
        except RecordError as error:
            screen.complain(error)
            raise typer.Exit(CHECK_FAILED) from None
        key = "cli-verified" if state.actor is None else "cli-verified-unfinished"
        deals, known = len(read.checkpoints), sum(chance.nonce is not None for chance in read.chance)
        screen.tell(key, file=record.name, deals=deals, entries=len(read.entries), nonces=known)
