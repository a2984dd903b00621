"""All documents, declared once: what each is called, what it needs, and who lays it out.

render("standings", snapshot, ledger, catalog, printed_at=now) -> bytes
lacking(document_of("seating-by-table"), snapshot) -> None, or a sentence why it can't be printed yet
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Literal

import msgspec

from tappscore.i18n import Catalog, Message, Text, mark, message
from tappscore.problems import Problem, RefusedError
from tappscore.report import score_sheets, seating_lists, standings
from tappscore.report.job import Club, Job
from tappscore.report.page import PAPERS, Page
from tappscore.report.painting import paint
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Snapshot

# What must be there before a document can be made.
Need = Literal["entries", "round", "results"]
# What the page Print offers beside language and paper.
Option = Literal["round", "entry", "blanks", "seats", "template", "text", "landscape"]


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of paper. `lay` gives its pages; they are painted by `render`."""

    key: str
    label: Text
    lay: Callable[[Job], list[Page]]
    needs: tuple[Need, ...] = ()
    options: tuple[Option, ...] = ()


DOCUMENTS: tuple[Document, ...] = (
    Document(
        key="standings",
        label=mark("report", "Standings"),
        lay=standings.standings,
        needs=("entries",),
        options=("round", "landscape"),
    ),
    Document(
        key="announcer",
        label=mark("report", "Standings from last to first"),
        lay=standings.announcer,
        needs=("results",),
        options=("round",),
    ),
    Document(
        key="seating-by-table",
        label=mark("report", "Seating by table"),
        lay=seating_lists.by_table,
        needs=("round",),
        options=("round", "landscape"),
    ),
    Document(
        key="seating-by-name",
        label=mark("report", "Seating by name"),
        lay=seating_lists.by_name,
        needs=("round",),
        options=("round", "landscape"),
    ),
    Document(
        key="seating-plan",
        label=mark("report", "Seating plan of the evening"),
        lay=seating_lists.evening,
        needs=("round",),
        options=("landscape",),
    ),
    Document(
        key="score-sheets",
        label=mark("report", "Score sheets"),
        lay=score_sheets.filled,
        needs=("round",),
        options=("round", "blanks", "landscape"),
    ),
    Document(
        key="blank-sheets",
        label=mark("report", "Blank score sheets"),
        lay=score_sheets.blank,
        options=("round", "blanks", "seats", "landscape"),
    ),
)

_NEEDS: dict[Need, Text] = {
    "entries": mark("report", "Nobody is registered yet."),
    "round": mark("report", "No round is drawn yet."),
    "results": mark("report", "No table has a result yet."),
}


def document_of(key: str) -> Document:
    """Find a document by its key; refuses with `document-unknown`."""
    for document in DOCUMENTS:
        if document.key == key:
            return document
    raise RefusedError(Problem("document-unknown", "what", values={"document": key}))


def lacking(document: Document, snapshot: Snapshot) -> Message | None:
    """Say what is missing before this document can be made, or None."""
    for need in document.needs:
        if not _has(snapshot, need):
            return message(_NEEDS[need])
    return None


def _has(snapshot: Snapshot, need: Need) -> bool:
    if need == "entries":
        return bool(snapshot.entries)
    if need == "round":
        return bool(snapshot.rounds)
    return any(table.deals or table.totals for round_ in snapshot.rounds for table in round_.tables)


def render(
    key: str,
    snapshot: Snapshot,
    ledger: Ledger,
    catalog: Catalog,
    *,
    printed_at: datetime,
    paper: str = "A4",
    landscape: bool = False,
    round_no: int | None = None,
    entry_id: int | None = None,
    blanks: int = 0,
    seats: int = 0,
    template: str = "",
    text: str = "",
    club: Club | None = None,
) -> bytes:
    """Make a document as PDF bytes; equal arguments give equal bytes.

    `paper` is A4 or A5, `round_no` None the last round drawn (standings: all
    rounds), `entry_id` None everybody, `blanks` the number of blank sheets.
    Refuses with `document-unknown`, `document-not-yet`, `document-needs-round`, `paper-unknown`.
    """
    document = document_of(key)
    if paper not in PAPERS:
        raise RefusedError(Problem("paper-unknown", "paper", values={"paper": paper}))
    missing = lacking(document, snapshot)
    if missing is not None:
        raise RefusedError(Problem("document-not-yet", "what", values={"reason": missing}))
    job = Job(
        snapshot=snapshot,
        ledger=ledger,
        catalog=catalog,
        printed_at=printed_at,
        paper=paper,
        landscape=landscape,
        round_no=round_no,
        entry_id=entry_id,
        blanks=blanks,
        seats=seats,
        template=template,
        text=text,
        club=club or Club(),
    )
    return painted(job, document.label, document.lay(job))


def painted(job: Job, label: Text, pages: Sequence[Page]) -> bytes:
    """Paint pages under a document's name."""
    title = f"{job.say(label)} – {job.snapshot.name}"
    return paint(pages, title=title, subject=job.heading, language=job.language)
