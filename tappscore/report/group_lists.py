"""Standings of teams and of categories (ladies, youth): lists for the wall beside the one of everybody."""

from __future__ import annotations

from dataclasses import replace

from tappscore.i18n import mark
from tappscore.report import standings
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import LIST, SMALL, WALL, Cell, Column, Listing
from tappscore.report.page import QUIET, Page
from tappscore.tournament.columns import COUNTING, NO_TEAM, heading, shown, team_columns
from tappscore.tournament.groups import categories, counting, teams

TITLE = mark("report", "{standings}: teams")


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
    declared = team_columns(size)
    place, team, members, points = (heading(column, job.catalog) for column in declared)
    rows = []
    for line in lines:
        cells = [shown(column.value(line, job.lists), column.kind, job.catalog) for column in declared]
        rows.append((Cell(cells[0], font=BOLD), Cell(cells[1]), Cell(cells[2]), Cell(cells[3], font=BOLD)))
    Listing(
        (
            Column(place, "right"),
            Column(team, share=2, least=90, font=BOLD),
            Column(members, share=4, least=120, prose=True, grey=QUIET),
            Column(points, "right"),
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
