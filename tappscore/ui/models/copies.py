"""What the lists of copies show: when and why one was made, where it lies, which evenings are in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from tappscore.i18n import Text, mark, message
from tappscore.store.loading import Summary
from tappscore.tournament.columns import Cell, Column, Lists

if TYPE_CHECKING:
    from tappscore.services.club import Contents
    from tappscore.services.copies import Reachable

CHOSEN_FILE = "file"  # the occasion of a file that somebody picked by hand

OCCASIONS: Mapping[str, Text] = {
    "round": mark("Copies", "after a round"),
    "closing": mark("Copies", "at the end"),
    "time": mark("Copies", "in between"),
    "hand": mark("Copies", "on request"),
    "update": mark("Copies", "before an update"),
    "kept": mark("Copies", "kept when another came back"),
    CHOSEN_FILE: mark("Copies", "chosen by hand"),
}
_ON_STICK = mark("Copies", "{occasion}, on the stick")


def _why(each: Reachable, _lists: Lists) -> Cell:
    occasion = OCCASIONS.get(each.copy.occasion)
    if occasion is None:
        return each.copy.occasion
    return message(_ON_STICK, occasion=occasion) if each.on_stick else occasion


COPIES: tuple[Column[Reachable], ...] = (
    Column(
        key="day",
        label=mark("Copies", "Day"),
        kind="day",
        value=lambda each, _: each.copy.at.astimezone().date().isoformat(),
    ),
    Column(key="time", label=mark("Copies", "Time"), value=lambda each, _: f"{each.copy.at.astimezone():%H:%M}"),
    Column(key="why", label=mark("Copies", "Made"), weight=1, value=_why),
)


class Inside(NamedTuple):
    """One evening in a copy, with its deals there and now; `now` None where it isn't in the club file."""

    evening: Summary
    deals: int
    now: int | None


def inside(copy: Contents, present: Contents | None) -> list[Inside]:
    """List the evenings of a copy; what is otherwise now comes first, then the newest."""
    known = {} if present is None else {one.uuid: present.deals.get(one.uuid, 0) for one in present.tournaments}
    rows = [Inside(one, copy.deals.get(one.uuid, 0), known.get(one.uuid)) for one in copy.tournaments]
    return sorted(rows, key=lambda row: present is None or row.deals == row.now)


def evening_columns(*, with_now: bool) -> tuple[Column[Inside], ...]:
    """Declare what is said of an evening in a copy; the deals of now only where a club file is open."""
    columns: tuple[Column[Inside], ...] = (
        Column(key="date", label=mark("Copies", "Date"), kind="day", value=lambda row, _: row.evening.date.isoformat()),
        Column(key="name", label=mark("Copies", "Evening"), weight=2, value=lambda row, _: row.evening.name),
        _number("rounds", mark("Copies", "Rounds"), lambda row: row.evening.rounds),
        _number("deals", mark("Copies", "Deals"), lambda row: row.deals),
    )
    now = _number("now", mark("Copies", "Now"), lambda row: row.now)
    return (*columns, now) if with_now else columns


def _number(key: str, label: Text, value: Callable[[Inside], int | None]) -> Column[Inside]:
    return Column(key=key, label=label, align="right", kind="number", value=lambda row, _: value(row))
