"""A deal that somebody reports: what he writes, which versions played it, and its record, as one text.

The text is made to be read by people, and `load_record` finds the record in it again.
"""

from codecs import BOM_UTF8
from dataclasses import dataclass
from typing import AnyStr

__all__ = ["MAX_WRITTEN", "REPORT_HEAD", "Report", "format_report", "record_part"]

REPORT_HEAD = "Vorhand report 1"
"""The first line of every report."""
MAX_WRITTEN = 2000
"""Letters that a person may write into one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a report says before the record."""

    engine: str
    protocol: int
    page: str
    """Which build of the page; empty if it was not one."""
    deal: int
    trick: int
    card: int
    """The position that was looked at: the trick (0 before the first) and the step in it, from 1."""
    written: str
    """Lines of the person's own."""
    seen: tuple[str, ...] = ()
    """What everybody at the table saw, a line each, where the house reveals no more."""


def format_report(report: Report, record: str) -> str:
    """The text of a report, with that record in JSON at its end."""
    facts = [
        f"engine: {report.engine}",
        f"protocol: {report.protocol}",
        f"page: {report.page or '-'}",
        f"position: deal {report.deal}, trick {report.trick}, card {report.card}",
    ]
    # Marked, so that no line of a person's can be taken for one of ours.
    written = [f"> {line}".rstrip() for line in report.written.splitlines()]
    parts = [[REPORT_HEAD, *facts], written, [f"- {line}" for line in report.seen], [record.rstrip("\n")]]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def record_part(text: str | bytes) -> str | bytes:
    """The record in a report; any other text as it is, but for what editors and letters put before it."""
    if isinstance(text, bytes):
        return _after(text.removeprefix(BOM_UTF8).lstrip(), REPORT_HEAD.encode(), b"\n{")
    return _after(text.removeprefix("\ufeff").lstrip(), REPORT_HEAD, "\n{")


def _after(text: AnyStr, head: AnyStr, brace: AnyStr) -> AnyStr:
    place = text.find(brace) if text.startswith(head) else -1
    return text[place + 1 :] if place >= 0 else text
