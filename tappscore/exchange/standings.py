"""Standings that leave the hall, of everybody, of a category or of the teams: .csv, .xlsx, .html.

The columns are those of screen and paper (`tournament.columns`). People who
don't want to appear are left out; nobody's place changes by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from tappscore.exchange import grids
from tappscore.exchange.grids import Grid, GridCell, Head
from tappscore.i18n import Catalog, Message, Text, formats, mark, message
from tappscore.rules.deal import Amount
from tappscore.tournament.columns import (
    Cell,
    Column,
    Lists,
    criterion_columns,
    heading,
    shown,
    standings_columns,
)
from tappscore.tournament.groups import counting, teams
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Place, Standing

AFTER = mark("tournament", "Standing after round {round}")
FINAL = mark("tournament", "Final standing")
ORDER = mark("tournament", "Level scores are decided by: {criteria}; then the place is shared.")
BY_TOTALS = mark("tournament", "Tables by totals alone, their deals are not known: {count}.")
PROVISIONAL = mark("tournament", "Provisional: {known} of {drawn} tables are finished.")
SHEET_NAME = mark("tournament", "Standing")
OTHER = mark("tournament", "Other")
PLACE = mark("tournament", "Place")
TEAM = mark("tournament", "Team")
MEMBERS = mark("tournament", "Players")
POINTS = mark("tournament", "Points")
TEAMS = mark("tournament", "Teams")
BEST_COUNT = mark("tournament", "The best {size} of each team count.")
MORE = mark("tournament", "and %n more")


def public_places(standing: Standing) -> tuple[Place, ...]:
    """Give the lines that may leave the hall."""
    return tuple(place for place in standing.places if place.entry.person.public)


def standing_columns(snapshot: Snapshot, standing: Standing) -> tuple[Column[Place], ...]:
    """Give the columns of a standing that leaves the hall, further criteria before the deciding one."""
    columns = [column for column in standings_columns(snapshot, standing.after_round) if column.public]
    shown_already = {column.key for column in columns}
    criteria = [column for column in criterion_columns(standing) if column.key not in shown_already]
    at = next(index for index, column in enumerate(columns) if column.key == "points") + 1
    return (*columns[:at], *criteria, *columns[at:])


def standing_grid(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog, category: str = "") -> Grid:
    """Make the grid of a standing; `category` only names it, the standing is of that category already."""
    lists = Lists(snapshot=_without_hidden_stand_ins(snapshot), ledger=ledger, standing=standing)
    places = public_places(standing)
    columns = _summable(standing_columns(snapshot, standing), places)
    summed = [at for at, column in enumerate(columns) if column.key.startswith("round") or column.key == "other"]
    span = (summed[0], summed[-1]) if summed else None

    def cell(column: Column[Place], place: Place) -> GridCell:
        value = column.value(place, lists)
        words = shown(value, column.kind, catalog)
        if value is None:
            return GridCell(None, words)
        exact = value if isinstance(value, (int, Fraction)) else words
        return GridCell(exact, words, span if column.key == "points" else None)

    return Grid(
        title=f"{snapshot.name}: {category}" if category else snapshot.name,
        sheet=catalog.text(SHEET_NAME),
        about=_when(snapshot, catalog),
        notes=tuple(catalog.message(note) for note in (_headline(snapshot, standing), *remarks(standing)[1:])),
        heads=tuple(Head(heading(column, catalog), column.align) for column in columns),
        rows=tuple(tuple(cell(column, place) for column in columns) for place in places),
    )


def team_grid(snapshot: Snapshot, standing: Standing, catalog: Catalog) -> Grid:
    """Make the grid of the teams; members who don't want to appear are counted and not named."""
    rows = []
    for line in teams(standing):
        named = [place.entry.person.spoken for place in line.members if place.entry.person.public]
        if hidden := len(line.members) - len(named):
            named.append(catalog.text(MORE, hidden))
        members = ", ".join(named)
        place = formats.ordinal(line.place, catalog.language)
        rows.append(
            (
                GridCell(line.place, place),
                GridCell(line.team, line.team),
                GridCell(members, members),
                GridCell(line.points, formats.number(line.points, catalog.language)),
            )
        )
    return Grid(
        title=f"{snapshot.name}: {catalog.text(TEAMS)}",
        sheet=catalog.text(TEAMS),
        about=_when(snapshot, catalog),
        notes=(
            catalog.message(_headline(snapshot, standing)),
            catalog.message(message(BEST_COUNT, size=counting(standing))),
        ),
        heads=(
            Head(catalog.text(PLACE), "right"),
            Head(catalog.text(TEAM)),
            Head(catalog.text(MEMBERS)),
            Head(catalog.text(POINTS), "right"),
        ),
        rows=tuple(rows),
    )


def to_csv(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog) -> bytes:
    """Write a standing for spreadsheets."""
    return grids.to_csv(standing_grid(snapshot, ledger, standing, catalog), catalog)


def to_xlsx(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog) -> bytes:
    """Write a standing as a spreadsheet, points as sums of their row."""
    return grids.to_xlsx(standing_grid(snapshot, ledger, standing, catalog))


def to_html(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog) -> bytes:
    """Write a standing as one page that needs nothing else."""
    return grids.to_html(standing_grid(snapshot, ledger, standing, catalog), catalog)


def _when(snapshot: Snapshot, catalog: Catalog) -> str:
    return ", ".join(part for part in (snapshot.place, formats.day(snapshot.date, catalog.language)) if part)


def _other(place: Place) -> Amount:
    """Give what the points hold besides the rounds: credit, and adjustments that belong to no round played."""
    return (place.points or 0) - sum((points for points in place.rounds if points is not None), 0)


def _other_cell(place: Place, _lists: Lists) -> Cell:
    return _other(place) or None


def _summable(columns: Sequence[Column[Place]], places: Sequence[Place]) -> tuple[Column[Place], ...]:
    """Put what the rounds don't hold beside them, so that a row's points are the sum of its cells."""
    kept = [column for column in columns if column.key != "adjusted"]
    if any(_other(place) for place in places):
        at = next(index for index, column in enumerate(kept) if column.key == "points")
        column: Column[Place] = Column(key="other", label=OTHER, align="right", kind="change", value=_other_cell)
        kept.insert(at, column)
    return tuple(kept)


def _without_hidden_stand_ins(snapshot: Snapshot) -> Snapshot:
    """Forget who played for whom where one of the two doesn't want to appear: the remark would name them."""
    shown = tuple(
        one
        for one in snapshot.substitutes
        if snapshot.entry(one.entry).person.public and snapshot.entry(one.by).person.public
    )
    return msgspec.structs.replace(snapshot, substitutes=shown)


def _headline(snapshot: Snapshot, standing: Standing) -> Message:
    """Say which standing it is: the final one, or after which round."""
    last = max((round_.number for round_ in snapshot.rounds), default=0)
    ended = last if snapshot.ended_after is None else snapshot.ended_after
    if snapshot.state == "final" and standing.after_round == ended:
        return message(FINAL)
    return message(AFTER, round=standing.after_round)


def remarks(standing: Standing) -> tuple[Message, ...]:
    """Say what a reader must know: after which round, whether provisional, and what decides level scores."""
    found = [message(AFTER, round=standing.after_round)]
    if standing.provisional or standing.tables_known < standing.tables_drawn:
        found.append(message(PROVISIONAL, known=standing.tables_known, drawn=standing.tables_drawn))
    if standing.tables_by_totals:
        found.append(message(BY_TOTALS, count=standing.tables_by_totals))
    labels = [criterion.label for criterion in standing.criteria]
    if len(labels) > 1:
        found.append(message(ORDER, criteria=_listed(labels[1:])))
    return tuple(found)


PAIR = mark("tournament", "{one}, {more}")


def _listed(labels: Sequence[Text]) -> Text | Message:
    if len(labels) == 1:
        return labels[0]
    return message(PAIR, one=labels[0], more=_listed(labels[1:]))
