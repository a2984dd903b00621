"""All documents, declared once: what each is called, what it needs, and who lays it out.

render("standings", snapshot, ledger, catalog, printed_at=now) -> bytes
lacking(document_of("seating-by-table"), snapshot) -> None, or a sentence why it can't be printed yet
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Literal

import msgspec

from tappscore.i18n import Catalog, Text, mark
from tappscore.problems import Problem, RefusedError
from tappscore.report import (
    certificates,
    charts,
    corrections,
    fairness,
    group_lists,
    hall_of_fame,
    journal_list,
    packs,
    person_cards,
    person_record,
    press,
    rosters,
    rules_card,
    score_sheets,
    seating_lists,
    standings,
    table_papers,
)
from tappscore.report.job import Club, Job
from tappscore.report.page import PAPERS, Page
from tappscore.report.painting import is_picture, paint
from tappscore.tournament.groups import categories, team_names
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.steps import Step

# What must be there before a document can be made.
Need = Literal["entries", "round", "results", "teams", "categories"]
# What makes a difference to a document beside its language.
Option = Literal["round", "paper", "landscape", "blanks", "seats", "table", "entry", "template", "text", "category"]

BEFORE = mark("report", "Before the evening")
THIS_ROUND = mark("report", "This round")
RESULTS = mark("report", "Results")
PACKS = mark("report", "All at once")
CLUB = mark("report", "The club")


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of paper: its name and group in a list, and who lays out its pages."""

    key: str
    label: Text
    group: Text
    lay: Callable[[Job], list[Page]]
    needs: tuple[Need, ...] = ()
    options: tuple[Option, ...] = ()
    of_club: bool = False  # about more than one evening: the job's `history` is asked for
    of_journal: bool = False  # about what was done: the job's `steps` are asked for


DOCUMENTS: tuple[Document, ...] = (
    Document(
        key="print-kit",
        label=mark("report", "Print kit"),
        group=PACKS,
        lay=packs.print_kit,
        options=("blanks", "seats"),
    ),
    Document(
        key="round-pack",
        label=mark("report", "Everything for the round"),
        group=PACKS,
        lay=packs.everything_for_round,
        needs=("round",),
        options=("round", "blanks"),
    ),
    Document(
        key="emergency-pack",
        label=mark("report", "Emergency pack"),
        group=PACKS,
        lay=packs.emergency,
        options=("blanks",),
    ),
    Document(
        key="rules-card",
        label=mark("report", "Rules card"),
        group=BEFORE,
        lay=rules_card.rules_card,
        options=("paper", "landscape", "seats"),
    ),
    Document(
        key="table-signs",
        label=mark("report", "Table signs"),
        group=BEFORE,
        lay=table_papers.signs,
        options=("paper", "blanks"),
    ),
    Document(
        key="lots",
        label=mark("report", "Lots to cut"),
        group=BEFORE,
        lay=table_papers.lots,
        options=("paper", "blanks", "seats"),
    ),
    Document(
        key="blank-sheets",
        label=mark("report", "Blank score sheets"),
        group=BEFORE,
        lay=score_sheets.blank,
        options=("round", "paper", "landscape", "blanks", "seats"),
    ),
    Document(
        key="test-page",
        label=mark("report", "Test page"),
        group=BEFORE,
        lay=table_papers.test_page,
        options=("paper",),
    ),
    Document(
        key="roster",
        label=mark("report", "List of people"),
        group=BEFORE,
        lay=rosters.roster,
        needs=("entries",),
        options=("paper", "landscape"),
    ),
    Document(
        key="person-cards",
        label=mark("report", "Cards for people"),
        group=THIS_ROUND,
        lay=person_cards.cards,
        needs=("entries",),
        options=("entry", "paper"),
    ),
    Document(
        key="seating-by-table",
        label=mark("report", "Seating by table"),
        group=THIS_ROUND,
        lay=seating_lists.by_table,
        needs=("round",),
        options=("round", "paper", "landscape"),
    ),
    Document(
        key="seating-by-name",
        label=mark("report", "Seating by name"),
        group=THIS_ROUND,
        lay=seating_lists.by_name,
        needs=("round",),
        options=("round", "paper", "landscape"),
    ),
    Document(
        key="score-sheets",
        label=mark("report", "Score sheets"),
        group=THIS_ROUND,
        lay=score_sheets.filled,
        needs=("round",),
        options=("round", "paper", "landscape", "blanks"),
    ),
    Document(
        key="seating-plan",
        label=mark("report", "Seating plan of the evening"),
        group=THIS_ROUND,
        lay=seating_lists.evening,
        needs=("round",),
        options=("paper", "landscape"),
    ),
    Document(
        key="fairness",
        label=mark("report", "Fairness of the seating"),
        group=THIS_ROUND,
        lay=fairness.fairness,
        needs=("round",),
        options=("paper",),
    ),
    Document(
        key="slips",
        label=mark("report", "Slips for tables to check"),
        group=THIS_ROUND,
        lay=corrections.slips,
        needs=("round",),
        options=("round", "table", "paper"),
    ),
    Document(
        key="standings",
        label=mark("report", "Standings"),
        group=RESULTS,
        lay=standings.standings,
        needs=("entries",),
        options=("round", "paper", "landscape"),
    ),
    Document(
        key="announcer",
        label=mark("report", "Standings from last to first"),
        group=RESULTS,
        lay=standings.announcer,
        needs=("results",),
        options=("round", "paper"),
    ),
    Document(
        key="team-standings",
        label=mark("report", "Standings of the teams"),
        group=RESULTS,
        lay=group_lists.team_standings,
        needs=("results", "teams"),
        options=("round", "paper", "landscape"),
    ),
    Document(
        key="category-standings",
        label=mark("report", "Standings by category"),
        group=RESULTS,
        lay=group_lists.category_standings,
        needs=("results", "categories"),
        options=("round", "category", "paper", "landscape"),
    ),
    Document(
        key="changes",
        label=mark("report", "What a correction changed"),
        group=RESULTS,
        lay=corrections.changes,
        needs=("results",),
        options=("paper",),
    ),
    Document(
        key="person-record",
        label=mark("report", "A person's evening"),
        group=RESULTS,
        lay=person_record.person_record,
        needs=("results",),
        options=("entry", "paper"),
    ),
    Document(
        key="certificates",
        label=mark("report", "Certificates"),
        group=RESULTS,
        lay=certificates.certificates,
        needs=("results",),
        options=("entry", "paper", "template", "text"),
    ),
    Document(
        key="curves",
        label=mark("report", "Curves and bars"),
        group=RESULTS,
        lay=charts.curves,
        needs=("results",),
        options=("round", "entry", "paper"),
    ),
    Document(
        key="newspaper",
        label=mark("report", "Text for the newspaper"),
        group=RESULTS,
        lay=press.newspaper,
        needs=("results",),
        options=("paper",),
    ),
    Document(
        key="journal",
        label=mark("report", "Journal: what was done"),
        group=RESULTS,
        lay=journal_list.journal,
        options=("paper", "landscape"),
        of_journal=True,
    ),
    Document(
        key="hall-of-fame",
        label=mark("report", "Hall of fame"),
        group=CLUB,
        lay=hall_of_fame.hall_of_fame,
        options=("paper", "landscape"),
        of_club=True,
    ),
)

_NEEDS: dict[Need, Text] = {
    "entries": mark("report", "Nobody is registered yet."),
    "round": mark("report", "No round is drawn yet."),
    "results": mark("report", "No table has a result yet."),
    "teams": mark("report", "Nobody belongs to a team; teams are set with the entries."),
    "categories": mark("report", "Nobody belongs to a category (ladies, youth); they are set with the people."),
}


def document_of(key: str) -> Document:
    """Find a document by its key; refuses with `document-unknown`."""
    for document in DOCUMENTS:
        if document.key == key:
            return document
    raise RefusedError(Problem("document-unknown", "what", values={"document": key}))


def reason(key: str, snapshot: Snapshot) -> Text | None:
    """Say why a document can't be made yet, or None where it can."""
    for need in document_of(key).needs:
        if not _has(snapshot, need):
            return _NEEDS[need]
    return None


def _has(snapshot: Snapshot, need: Need) -> bool:
    if need == "entries":
        return bool(snapshot.entries)
    if need == "round":
        return bool(snapshot.rounds)
    if need == "teams":
        return bool(team_names(snapshot))
    if need == "categories":
        return bool(categories(snapshot))
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
    table_no: int | None = None,
    entry_id: int | None = None,
    blanks: int = 0,
    seats: int = 0,
    template: str = "",
    text: str = "",
    category: str = "",
    club: Club | None = None,
    steps: tuple[Step, ...] = (),
) -> bytes:
    """Make a document as PDF bytes; the arguments are those of a `Job`."""
    job = Job(
        snapshot=snapshot,
        ledger=ledger,
        catalog=catalog,
        printed_at=printed_at,
        paper=paper,
        landscape=landscape,
        round_no=round_no,
        table_no=table_no,
        entry_id=entry_id,
        blanks=blanks,
        seats=seats,
        template=template,
        text=text,
        category=category,
        club=club or Club(),
        steps=steps,
    )
    return render_job(key, job)


def render_job(key: str, job: Job) -> bytes:
    """Make a document as PDF bytes; equal jobs give equal bytes, a stopped one gives none.

    Refuses with `document-unknown`, `document-not-yet`, `document-needs-round`, `paper-unknown`,
    `logo-unreadable`.
    """
    document = document_of(key)
    if job.paper not in PAPERS:
        raise RefusedError(Problem("paper-unknown", "paper", values={"paper": job.paper}))
    if job.club.logo is not None and not is_picture(job.club.logo):
        raise RefusedError(Problem("logo-unreadable", "logo"))
    missing = reason(key, job.snapshot)
    if missing is not None:
        raise RefusedError(Problem("document-not-yet", "what", values={"reason": missing}))
    title = f"{job.say(document.label)} – {job.snapshot.name}"
    pages = document.lay(job)
    if not pages and job.progress(0, 1):
        # Deals are typed, but nobody has a place yet.
        raise RefusedError(Problem("document-not-yet", "what", values={"reason": _NEEDS["results"]}))
    return paint(pages, title=title, subject=job.heading, language=job.language, progress=job.progress)


FILE_NAME_ROUND = mark("report", "{document}, round {round}")


def file_name(key: str, job: Job) -> str:
    """Propose a name for the saved file: `Spielzettel, Runde 2.pdf`."""
    document = document_of(key)
    label = job.say(document.label)
    name = label
    if "round" in document.options and job.round_no is not None:
        name = job.say(FILE_NAME_ROUND, document=label, round=job.round_no)
    if "category" in document.options and job.category:
        name = f"{name}, {job.category}"
    if "entry" in document.options and job.entry_id is not None:
        name = f"{name}, {job.entries[job.entry_id].person.name}"
    # Signs that some file system does not take.
    return "".join("-" if sign in '<>:"/\\|?*' else sign for sign in name) + ".pdf"
