"""What other rules would change, as rows: deals with who would get what, and people with points and places."""

from __future__ import annotations

from dataclasses import dataclass

from tappscore.i18n import Catalog, formats, mark
from tappscore.tournament.columns import Column
from tappscore.tournament.recount import PersonChange, Recount
from tappscore.tournament.seat_names import seat_names

PEOPLE: tuple[Column[PersonChange], ...] = (
    Column(
        key="place", label=mark("Rules", "Place"), align="right", kind="place", value=lambda one, _: one.place_before
    ),
    Column(
        key="place_after",
        label=mark("Rules", "then"),
        align="right",
        kind="place",
        value=lambda one, _: one.place_after,
    ),
    Column(key="name", label=mark("Rules", "Name"), kind="name", weight=1, value=lambda one, _: one.entry.person.name),
    Column(
        key="points",
        label=mark("Rules", "Points"),
        align="right",
        kind="points",
        value=lambda one, _: one.points_before,
    ),
    Column(
        key="points_after",
        label=mark("Rules", "then"),
        align="right",
        kind="points",
        value=lambda one, _: one.points_after,
    ),
)


@dataclass(frozen=True, slots=True)
class DealRow:
    """One booked deal that would settle otherwise, or that the other rules don't allow."""

    round: int
    table: int
    deal: int
    what: str


# Short headings: at 200 % the dialog has room for numbers and half a sentence, told whole below the list.
DEALS: tuple[Column[DealRow], ...] = (
    Column(key="round", label=mark("Rules", "R"), align="right", kind="number", value=lambda one, _: one.round),
    Column(key="table", label=mark("Rules", "Table"), align="right", kind="number", value=lambda one, _: one.table),
    Column(
        key="deal", label=mark("Rules", "Deal"), align="right", kind="number", value=lambda one, _: one.deal or None
    ),
    Column(key="what", label=mark("Rules", "Change"), weight=1, value=lambda one, _: one.what),
)


def deal_rows(found: Recount, catalog: Catalog) -> tuple[DealRow, ...]:
    """List the deals that would become illegal with the reason, else those that change with everybody's moves."""
    if found.unfit:
        return tuple(
            DealRow(
                one.round_number,
                one.table.number,
                one.number,
                "⚠ " + " ".join(catalog.message(problem.message) for problem in one.problems),
            )
            for one in found.unfit
        )
    rows = []
    for changed in found.deals:
        names = seat_names(found.snapshot, changed.table.seats)
        moves = (
            f"{name} {formats.change(old, catalog.language)} → {formats.change(new, catalog.language)}"
            for name, old, new in zip(names, changed.before, changed.after, strict=True)
            if old != new
        )
        rows.append(DealRow(changed.round_number, changed.table.number, changed.number, ", ".join(moves)))
    return tuple(rows)
