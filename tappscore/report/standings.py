"""Standings on paper: for the wall, and from last to first for whoever reads them out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from tappscore.i18n import formats, mark
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import LIST, SMALL, WALL, Cell, Column, Listing, Setting
from tappscore.report.page import QUIET, Page
from tappscore.rules.deal import Amount
from tappscore.tournament import columns as declared_columns
from tappscore.tournament.columns import heading, shown, standings_columns, unplayed_words
from tappscore.tournament.metrics import Criterion, Value
from tappscore.tournament.releases import changed_since
from tappscore.tournament.stand_ins import stand_in_words
from tappscore.tournament.standings import Place, Standing

FINAL = mark("report", "Final standings")
OF_CATEGORY = mark("report", "{standings}: {category}")
AFTER = mark("report", "Standings after round {round}")
BEFORE = mark("report", "Standings before the first round")
REVERSED = mark("report", "{standings}, from last to first")
CHANGED_SINCE = mark("report", "Not released: changed since the list posted {at}")
WORKING = mark("report", "Working list, not released")
RELEASED = {
    "interim": mark("report", "Interim, posted {at}"),
    "final": mark("report", "Final, posted {at}"),
    "corrected": mark("report", "Corrected, posted {at}"),
}
PROTEST = mark("report", "protests until {at}")
PROVISIONAL = mark("report", "provisional")
PLAYED = mark("report", "{known} of {drawn} tables counted")
BY_TOTALS = mark("report", "tables by totals alone, their deals are not known: {count}")
RANKED_BY = mark("report", "Ranked by {criteria}. Whoever is still level shares the place.")
RANKED_BY_LOT = mark("report", "Ranked by {criteria}.")
DECIDED = mark("report", "Underlined: this decided between people who were level.")
PLACE = mark("report", "Place")
NAME = mark("report", "Name")
CLUB = mark("report", "Club, town")
TOWN = mark("report", "Town")
ROUND = mark("report", "R{round}")
OTHER = mark("report", "Other")
POINTS = mark("report", "Points")
LOT = mark("report", "lot")
GUEST = mark("report", "guest")
LEFT = mark("report", "left before round {round}")
OUT = mark("report", "disqualified")
NOBODY = mark("report", "Nothing has been played yet.")


_READ_OUT = (Setting(16, 32, 14), Setting(14, 28, 12))
_READ_OUT_SMALL = (Setting(12, 22, 10), Setting(11, 20, 9))


class _Field(NamedTuple):
    """One column of the standings and how a place fills it."""

    column: Column
    fill: Callable[[Place], Cell]


def title(job: Job) -> str:
    """Name the standing: final, or after which round, and of whom."""
    named = _title(job)
    return job.say(OF_CATEGORY, standings=named, category=job.category) if job.category else named


def _title(job: Job) -> str:
    standing = job.standing
    if standing.after_round == 0:
        return job.say(BEFORE)
    complete = standing.after_round == job.last_result
    released = any(one.state == "final" for one in job.snapshot.releases if one.after_round == standing.after_round)
    if complete and (job.snapshot.state == "final" or released):
        return job.say(FINAL)
    return job.say(AFTER, round=standing.after_round)


def ranking(job: Job) -> str:
    """Say in a sentence by which criteria the places came about."""
    # Numbered, so that no label has to change its capital inside a sentence.
    labels = [f"{rank}. {job.say(criterion.label)}" for rank, criterion in enumerate(job.standing.criteria, start=1)]
    by_lot = any(criterion.kind == "lot" for criterion in job.standing.criteria)
    return job.say(RANKED_BY_LOT if by_lot else RANKED_BY, criteria=", ".join(labels))


def state_lines(job: Job) -> tuple[str, ...]:
    """Say whether the list is released, until when one may protest, and what is missing."""
    standing = job.standing
    parts = []
    release = job.release
    if release is None:
        parts.append(job.say(WORKING))
    elif changed_since(replace(job, category="").standing, release):  # a category has places of its own
        # What hangs in the hall says something else; this paper must not pass for it.
        parts.append(job.say(CHANGED_SINCE, at=job.time(datetime.fromisoformat(release.at))))
    else:
        parts.append(job.say(RELEASED[release.state], at=job.time(datetime.fromisoformat(release.at))))
        if release.protest_until:
            parts.append(job.say(PROTEST, at=job.time(datetime.fromisoformat(release.protest_until))))
    if standing.tables_known < standing.tables_drawn:
        parts.append(job.say(PLAYED, known=standing.tables_known, drawn=standing.tables_drawn))
    if standing.provisional:
        parts.append(job.say(PROVISIONAL))
    if standing.tables_by_totals and _asks_for_deals(standing):
        parts.append(job.say(BY_TOTALS, count=standing.tables_by_totals))
    return (" · ".join(parts),)


def _asks_for_deals(standing: Standing) -> bool:
    """Say whether deals won, lost or declared decide between people who are level."""
    return any(one.key in ("deals_won", "declared", "fewest_lost", "high_contracts") for one in standing.criteria)


def listed(standing: Standing) -> tuple[Place, ...]:
    """Give the places that belong on paper: no one who only booked or waited."""
    return tuple(
        place
        for place in standing.places
        if place.points is not None or place.entry.state in ("present", "withdrawn", "disqualified")
    )


def standings(job: Job) -> list[Page]:
    """Lay out the standings for the wall: one line a person, rounds, points, deciding criteria."""
    places = listed(job.standing)
    decided = any(place.decided_by for place in places)
    note = ranking(job) + (" " + job.say(DECIDED) if decided else "")
    flow = Flow(job, title(job), lines=state_lines(job), note=note)
    few = len(places) <= 28
    if not places:
        flow.paragraph(job.say(NOBODY), grey=QUIET)
    else:
        settings = SMALL if job.paper == "A5" else WALL if few else LIST
        listing = _listing(_fields(job), places, settings, flow)
        if not listing.keeps_all(flow.wide):
            # Clubs and towns have no column then, and two of the same name would look alike.
            listing = _listing(_fields(job, tells_towns=True), places, settings, flow)
        listing.set(flow)
    return flow.finish()


def _listing(fields: Sequence[_Field], places: Sequence[Place], settings: tuple[Setting, ...], flow: Flow) -> Listing:
    columns = tuple(field.column for field in fields)
    rows = tuple(tuple(field.fill(place) for field in fields) for place in places)
    return Listing(columns, rows, settings=settings, head_size=flow.measures.small)


def used_criteria(standing: Standing) -> list[int]:
    """Give the criteria (their index) that a reader needs: the first, and those that parted or compared equals."""
    needed = {0} if standing.criteria and standing.criteria[0].key != "points" else set()
    for place in standing.places:
        if place.tied:
            return [index for index, criterion in enumerate(standing.criteria) if criterion.key != "points"]
        if place.decided_by is not None:
            needed |= set(range(1, standing.criteria.index(place.decided_by) + 1))
    return sorted(index for index in needed if standing.criteria[index].key != "points")


def _fields(job: Job, *, tells_towns: bool = False) -> list[_Field]:
    """Choose the columns: the declared ones, and only those that say something tonight.

    `tells_towns`: namesakes have their town beside the name.
    """
    standing = job.standing
    places = listed(standing)
    declared = {column.key: column for column in standings_columns(job.snapshot, standing.after_round)}
    fields = [
        _declared(job, declared["place"], font=BOLD),
        _declared(job, declared["number"], grey=QUIET),
        _Field(
            Column(heading(declared["name"], job.catalog), share=3, least=96),
            partial(_name, job, tells_towns=tells_towns),
        ),
    ]
    homes = [home(place) for place in places]
    if any(homes):
        clubs = any(place.entry.person.club for place in places)
        label = Column(job.say(CLUB if clubs else TOWN), share=2, grey=QUIET, least=64, spare=True)
        fields.append(_Field(label, lambda place: Cell(home(place))))
    fields += [_declared(job, declared[f"round{number}"]) for number in range(1, standing.after_round + 1)]
    if any(map(_other, places)):
        fields.append(_Field(Column(job.say(OTHER), "right"), partial(_other_cell, job)))
    fields.append(_points(job, declared["points"]))
    fields += [_criterion(job, index, standing.criteria[index]) for index in used_criteria(standing)]
    return fields


def _declared(job: Job, column: declared_columns.Column[Place], font: str = REGULAR, grey: float = 0) -> _Field:
    """Take a declared column over; a place that is nothing is a dash."""

    def fill(place: Place) -> Cell:
        return Cell(shown(column.value(place, job.lists), column.kind, job.catalog) or "–")

    return _Field(Column(heading(column, job.catalog), column.align, share=column.weight, font=font, grey=grey), fill)


def _points(job: Job, column: declared_columns.Column[Place]) -> _Field:
    """Set the points; bold where they rank first, underlined where they decided later."""
    criteria = job.standing.criteria
    leading = not criteria or criteria[0].key == "points"

    def fill(place: Place) -> Cell:
        decided = place.decided_by is not None and place.decided_by.key == "points"
        return Cell(job.number(place.points), font=BOLD if decided or leading else None, marked=decided)

    return _Field(Column(heading(column, job.catalog), "right"), fill)


def decimals(values: Iterable[Value]) -> int | None:
    """Find how many decimals, two at least, tell all different values apart; None where six do not."""
    different = {Fraction(value) for value in values if value is not None}
    for digits in range(2, 7):
        if len({round(value * 10**digits) for value in different}) == len(different):
            return digits
    return None


def as_decimal(value: Amount, digits: int, language: str) -> str:
    """Write a fraction with so many decimals, rounded."""
    scaled = round(Fraction(value) * 10**digits)
    whole, rest = divmod(abs(scaled), 10**digits)
    sign = formats.MINUS if scaled < 0 else ""
    return f"{sign}{whole}{',' if language == 'de' else '.'}{rest:0{digits}d}"


def _criterion(job: Job, index: int, criterion: Criterion) -> _Field:
    digits = decimals(place.values[index] for place in job.standing.places) if criterion.kind == "fraction" else None
    whole = all(Fraction(place.values[index] or 0).denominator in (1, 2) for place in job.standing.places)

    def fill(place: Place) -> Cell:
        decided = place.decided_by is criterion
        if criterion.kind == "lot":
            return Cell(job.say(LOT) if decided else "", marked=decided)
        value = place.values[index]
        text = "" if value is None and criterion.key == "direct_meeting" else job.number(value)
        if value is not None and digits is not None and not whole:
            text = as_decimal(value, digits, job.language)
        return Cell(text, font=BOLD if decided or index == 0 else None, marked=decided)

    return _Field(Column(job.say(criterion.label), "right"), fill)


def _other(place: Place) -> Amount:
    """Give what is in the points but in no round: credit, and adjustments of the whole tournament."""
    if place.points is None:
        return 0
    return place.points - sum(points for points in place.rounds if points is not None)


def _other_cell(job: Job, place: Place) -> Cell:
    other = _other(place)
    return Cell(job.change(other) if other else "")


def _place(job: Job, place: Place) -> str:
    return "–" if place.place is None else formats.ordinal(place.place, job.language)


def _name(job: Job, place: Place, *, tells_towns: bool = False) -> Cell:
    entry = place.entry
    name = job.name(entry.id) if tells_towns else entry.person.name
    remarks = []
    stands_in = stand_in_words(job.snapshot, entry.id)
    if stands_in is not None:
        remarks.append(job.catalog.message(stands_in))
    elif entry.state == "disqualified":
        remarks.append(job.say(OUT))
    elif entry.state == "withdrawn" and entry.withdrawn_from is not None:
        remarks.append(job.say(LEFT, round=entry.withdrawn_from))
    if (unplayed := unplayed_words(place)) is not None:
        remarks.append(job.catalog.message(unplayed))
    if entry.guest:
        remarks.append(job.say(GUEST))
    return Cell(name, aside=", ".join(remarks))


def home(place: Place) -> str:
    """Give club and town, the town only where the club's name doesn't hold it."""
    club, town = place.entry.person.club, place.entry.person.town
    if club and town and town not in club:
        return f"{club}, {town}"
    return club or town


def announcer(job: Job) -> list[Page]:
    """Lay out the standings from last to first, large, with a box to tick."""
    flow = Flow(job, job.say(REVERSED, standings=title(job)), lines=state_lines(job), note=ranking(job))
    rows = tuple(
        (
            Cell(_place(job, place), font=BOLD),
            Cell(place.entry.person.spoken),
            Cell(place.entry.person.town or place.entry.person.club, grey=QUIET),
            Cell(job.number(place.points), font=BOLD),
            Cell("", box=True),
        )
        for place in reversed(listed(job.standing))
        if place.place is not None
    )
    if not rows:
        flow.paragraph(job.say(NOBODY), grey=QUIET)
        return flow.finish()
    Listing(
        (
            Column(job.say(PLACE), "right"),
            Column(job.say(NAME), share=3, least=120),
            Column(job.say(TOWN), share=2, least=80),
            Column(job.say(POINTS), "right"),
            Column("", "right", least=14),
        ),
        rows,
        settings=_READ_OUT_SMALL if job.paper == "A5" else _READ_OUT,
        head_size=flow.measures.small,
    ).set(flow)
    return flow.finish()
