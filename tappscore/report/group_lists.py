"""Standings of teams and of categories (ladies, youth): lists for the wall beside the one of everybody."""

from __future__ import annotations

from dataclasses import replace

from tappscore.i18n import formats, mark
from tappscore.report import standings
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import LIST, SMALL, WALL, Cell, Column, Listing
from tappscore.report.page import QUIET, Page
from tappscore.tournament.groups import categories, counting, teams

TITLE = mark("report", "{standings}: teams")
TEAM = mark("report", "Team")
MEMBERS = mark("report", "Players with their points")
COUNTING = mark("report", "The best {size} of each team count; the points of others stand in brackets.")
NO_TEAM = mark("report", "No team has a result yet.")


def team_standings(job: Job) -> list[Page]:
    """Lay out the teams: place, name, members with their points, the sum of those that count."""
    size = counting(job.standing)
    lines = teams(job.standing)
    flow = Flow(
        job,
        job.say(TITLE, standings=standings.title(job)),
        lines=standings.state_lines(job),
        note=job.say(COUNTING, size=size) if lines else "",
    )
    if not lines:
        flow.paragraph(job.say(NO_TEAM), grey=QUIET)
        return flow.finish()
    rows = []
    for line in lines:
        named = []
        for index, place in enumerate(line.members):
            points = job.number(place.points)
            shown = points if index < size else f"({points})"
            # Never parted from its points at the end of a line.
            named.append(f"{place.entry.person.spoken}\N{NO-BREAK SPACE}{shown}")
        ordinal = formats.ordinal(line.place, job.language)
        rows.append(
            (
                Cell(ordinal, font=BOLD),
                Cell(line.team),
                Cell(", ".join(named)),
                Cell(job.number(line.points), font=BOLD),
            )
        )
    Listing(
        (
            Column(job.say(standings.PLACE), "right"),
            Column(job.say(TEAM), share=2, least=90, font=BOLD),
            Column(job.say(MEMBERS), share=4, least=120, prose=True, grey=QUIET),
            Column(job.say(standings.POINTS), "right"),
        ),
        tuple(rows),
        settings=SMALL if job.paper == "A5" else WALL if len(rows) <= 14 else LIST,
        head_size=flow.measures.small,
    ).set(flow)
    return flow.finish()


def category_standings(job: Job) -> list[Page]:
    """Lay out the standings of the category asked for, or of all of them one after the other."""
    pages: list[Page] = []
    for category in (job.category,) if job.category else categories(job.snapshot):
        pages += standings.standings(replace(job, category=category))
    return pages
