"""The list of people on the wall, where everybody checks name, number and town before the first draw."""

from __future__ import annotations

from tappscore.i18n import Message, formats, mark
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import DENSE, SMALL, WALL, Cell, Column, Listing
from tappscore.report.page import QUIET, Page
from tappscore.tournament.columns import ENTRIES, entry_state, heading, shown
from tappscore.tournament.snapshot import Entry

TITLE = mark("report", "Who is registered")
PEOPLE = mark("report", "%n people")
CHECK = mark("report", "Please check your entry and tell the desk what is wrong.")


def roster(job: Job) -> list[Page]:
    """Lay out all entries by name: only what may be read in public."""
    entries = sorted(job.snapshot.entries, key=lambda entry: (formats.folded(entry.person.name), entry.number))
    flow = Flow(job, job.say(TITLE), lines=(f"{job.count(PEOPLE, len(entries))} · {job.say(CHECK)}",))
    declared = {column.key: column for column in ENTRIES}
    public = [declared[key] for key in ("number", "name", "club", "town")]
    filled = [
        column
        for column in public
        if column.key in ("number", "name") or any(column.value(entry, job.lists) for entry in entries)
    ]
    columns = tuple(
        Column(
            heading(column, job.catalog),
            column.align,
            share=column.weight,
            font=BOLD if column.key == "number" else REGULAR,
            grey=QUIET if column.key in ("club", "town") else 0,
            least=96 if column.key == "name" else 0,
            spare=column.key == "club",
        )
        for column in filled
    )
    states = ["" if entry.state == "present" else _state(job, entry) for entry in entries]
    rows: list[tuple[Cell, ...]] = [
        tuple(Cell(shown(column.value(entry, job.lists), column.kind, job.catalog)) for column in filled)
        for entry in entries
    ]
    if any(states):
        columns = (*columns, Column(heading(declared["state"], job.catalog), grey=QUIET))
        rows = [(*row, Cell(state)) for row, state in zip(rows, states, strict=True)]
    settings = SMALL if job.paper == "A5" else WALL if len(entries) <= 28 else DENSE
    Listing(columns, tuple(rows), settings=settings, head_size=flow.measures.small).set(flow)
    return flow.finish()


def _state(job: Job, entry: Entry) -> str:
    state = entry_state(entry)
    return job.catalog.message(state) if isinstance(state, Message) else job.catalog.text(state)
