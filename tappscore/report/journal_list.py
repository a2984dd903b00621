"""The journal on paper: what was done, when, at which desk, before and after, in the order it was done."""

from __future__ import annotations

from tappscore.i18n import Message, mark
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import Cell, Column, Listing, Setting
from tappscore.report.page import QUIET, Page
from tappscore.tournament.steps import Step

TITLE = mark("report", "Journal")
COUNT = mark("report", "%n steps")
NOTHING = mark("report", "Nothing has been done yet.")
NUMBER = mark("report", "No.")
WHEN = mark("report", "When")
WHAT = mark("report", "What")
BEFORE = mark("report", "Before")
AFTER = mark("report", "After")
DESK = mark("report", "Desk")
UNDONE = mark("report", "undone by no. {number}")
_SETTINGS = (Setting(8.5, 13, 9), Setting(7.5, 12, 7))


def journal(job: Job) -> list[Page]:
    """Lay out the journal of an evening, the first step first."""
    steps = sorted(job.steps, key=lambda step: step.number)
    flow = Flow(job, job.say(TITLE), lines=(job.count(COUNT, len(steps)),))
    if not steps:
        flow.paragraph(job.say(NOTHING), grey=QUIET)
        return flow.finish()
    columns = (
        Column(job.say(NUMBER), "right", grey=QUIET),
        Column(job.say(WHEN), least=56),
        Column(job.say(WHAT), share=3, least=120, prose=True),
        Column(job.say(BEFORE), share=2, least=80, prose=True),
        Column(job.say(AFTER), share=3, least=120, prose=True),
        Column(job.say(DESK), grey=QUIET, least=36),
    )
    rows = []
    day = ""
    for step in steps:
        now = f"{step.at:%d.%m.}"
        when = f"{step.at:%H:%M:%S}" if now == day else f"{now} {step.at:%H:%M:%S}"
        day = now
        rows.append(
            (
                Cell(str(step.number)),
                Cell(when),
                Cell(_what(job, step), grey=QUIET if step.undone_by is not None else None),
                Cell(_told(job, step.before)),
                Cell(_told(job, step.after)),
                Cell(step.at_desk if isinstance(step.at_desk, str) else job.catalog.message(step.at_desk)),
            )
        )
    Listing(columns, tuple(rows), settings=_SETTINGS, head_size=flow.measures.small - 1).set(flow)
    return flow.finish()


def _what(job: Job, step: Step) -> str:
    said = job.catalog.message(step.what)
    if step.reason:
        said += f" – {step.reason}"
    if step.undone_by is not None:
        said += f" ({job.say(UNDONE, number=step.undone_by)})"
    return said


def _told(job: Job, side: tuple[Message, ...]) -> str:
    return ", ".join(job.catalog.message(one) for one in side)
