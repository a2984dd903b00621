"""Several documents in one: the print kit, everything for a round, and the emergency pack.

DECISION: each part numbers its own pages. A pack is taken apart as it leaves the
printer: the seating goes on the wall, the sheets go to the tables, the standings to
whoever reads them out, and "page 2 of 3" must be true of what hangs there. Numbers
through the whole pack would make every list on the wall look torn off. Where a pack
stays together, the emergency pack, its first page names the parts and counts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tappscore.i18n import Text, mark
from tappscore.report import rosters, rules_card, score_sheets, seating_lists, standings, table_papers
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.page import Page

EMERGENCY = mark("report", "Emergency pack")
WHAT_TO_DO = mark("report", "When the computer fails")
STEPS = (
    mark("report", "1. Play on. The tables have their sheets; nothing stops."),
    mark("report", "2. The current seating and the standings so far are on the next pages."),
    mark(
        "report", "3. Draw further rounds by lot or move on by the seating plan, and write names on the blank sheets."
    ),
    mark("report", "4. Add up each table's last line: the points of all seats sum to zero, or to the pot's change."),
    mark("report", "5. Keep all sheets. They can be typed in later; the evening is then complete again."),
)
NOTHING_DRAWN = mark("report", "2. Nothing is drawn yet. Draw by lot; the blank sheets are on the next pages.")
NOTHING_PLAYED = mark("report", "2. The current seating is on the next pages.")
CONTENTS = mark("report", "In this pack, each part with its own page numbers:")
PAGES = mark("report", "%n pages")
MADE_AFTER = mark("report", "Made after round {round}. Older packs can be thrown away.")
MADE_BEFORE = mark("report", "Made before the first round.")
_TABLES = 12


def print_kit(job: Job) -> list[Page]:
    """Lay out what can be made the day before, without a single entry.

    `blanks` is the number of tables; without it enough for all entries.
    """
    tables = job.blanks or _tables(job)
    ready = replace(job, blanks=tables, round_no=None)
    pages = rules_card.rules_card(ready) + table_papers.signs(ready) + table_papers.lots(ready)
    for number in range(1, max(job.snapshot.rounds_planned, 1) + 1):
        pages += score_sheets.blank(replace(ready, round_no=number))
    return pages + score_sheets.blank(replace(ready, blanks=4))


def _tables(job: Job) -> int:
    people = sum(entry.state in ("booked", "present", "waiting") for entry in job.snapshot.entries)
    return -(-people // max(job.snapshot.prefer, 1)) or _TABLES


def everything_for_round(job: Job) -> list[Page]:
    """Lay out a round: seating by table and by name, the sheets, and the standings before it."""
    round_ = job.drawn_round
    pages = seating_lists.by_table(job) + seating_lists.by_name(job) + score_sheets.filled(job)
    if round_.number > 1:
        pages += standings.standings(replace(job, round_no=round_.number - 1))
    return pages


def emergency(job: Job) -> list[Page]:
    """Lay out what keeps an evening going without the computer, as it stands now."""
    parts: list[tuple[Text, list[Page]]] = []
    if job.last_result:
        parts.append((mark("report", "Standings"), standings.standings(replace(job, round_no=None))))
    elif job.snapshot.entries:
        # Pages of dashes help nobody; who is there is what a desk without a computer must know.
        parts.append((mark("report", "List of people"), rosters.roster(job)))
    if job.round is not None:
        parts.append((mark("report", "Seating by table"), seating_lists.by_table(job)))
        parts.append((mark("report", "Seating by name"), seating_lists.by_name(job)))
        if len(job.snapshot.rounds) > 1:
            parts.append((mark("report", "Seating plan of the evening"), seating_lists.evening(job)))
    blank = score_sheets.blank(replace(job, round_no=None, blanks=job.blanks or _tables(job)))
    parts.append((mark("report", "Blank score sheets"), blank))
    parts.append((mark("report", "Rules card"), rules_card.rules_card(job)))
    return [*_cover(job, parts), *(page for _, pages in parts for page in pages)]


def _where_it_stands(job: Job) -> Text:
    """Say what the next pages hold of seating and standings."""
    if job.round is None:
        return NOTHING_DRAWN
    return STEPS[1] if job.last_result else NOTHING_PLAYED


def _cover(job: Job, parts: Sequence[tuple[Text, list[Page]]]) -> list[Page]:
    """Say what to do, and what must lie in the folder: whoever opens it can count."""
    flow = Flow(job, job.say(EMERGENCY))
    flow.paragraph(job.say(WHAT_TO_DO), size=flow.measures.text + 2)
    flow.space(8)
    for at, step in enumerate(STEPS):
        flow.paragraph(job.say(_where_it_stands(job) if at == 1 else step))
        flow.space(4)
    flow.space(8)
    after = job.standing.after_round
    flow.paragraph(job.say(MADE_AFTER, round=after) if after else job.say(MADE_BEFORE))
    flow.space(16)
    flow.paragraph(job.say(CONTENTS))
    flow.space(4)
    for label, pages in parts:
        flow.paragraph(f"{job.say(label)} – {job.count(PAGES, len(pages))}")
    return flow.finish()
