"""What a list shows: columns declared once for screen, paper and spreadsheet.

    columns = standings_columns(snapshot)
    for place in standing.places:
        cells = [column.value(place, lists) for column in columns]      # exact values, for sorting and spreadsheets
        words = [shown(cell, column.kind, catalog) for …]               # for eyes

A cell is an exact number, a name, a marked text or nothing (None).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Generic, Literal, TypeVar

import msgspec

from tappscore.i18n import Catalog, Message, Text, formats, mark, message
from tappscore.rules.deal import Amount
from tappscore.tournament.groups import TeamLine
from tappscore.tournament.ledger import Ledger, TableResult
from tappscore.tournament.metrics import Criterion
from tappscore.tournament.snapshot import Entry, Round, Snapshot
from tappscore.tournament.stand_ins import stand_in_words
from tappscore.tournament.standings import Place, Standing

Cell = int | Amount | str | Text | Message | None
Align = Literal["left", "right", "center"]
# points are a total, changes carry their sign, money is in cents, marks are yes (True) or empty, days are ISO texts;
# averages are rounded to tenths, differences are averages with their sign.
Figure = Literal["number", "place", "points", "change", "count", "fraction", "average", "difference", "money"]
Kind = Literal["name", "text", "mark", "day"] | Figure
R = TypeVar("R")


class Lists(msgspec.Struct, frozen=True, kw_only=True):
    """What columns may look at beside the row."""

    snapshot: Snapshot
    ledger: Ledger
    standing: Standing | None = None


class Column(msgspec.Struct, Generic[R], frozen=True, kw_only=True):
    """One column of a list of `R`.

    `public` False never leaves the desk. `weight` is its share of the width
    that is left over; 0: as wide as its widest cell. `optional` columns are
    shown on request only.
    """

    key: str
    label: Text | Message
    value: Callable[[R, Lists], Cell]
    align: Align = "left"
    kind: Kind = "text"
    public: bool = True
    optional: bool = False
    weight: int = 0


class SeatOf(msgspec.Struct, frozen=True):
    """One line of the seating by name."""

    entry: Entry
    table: int
    seat: int


YES = mark("tournament", "yes")

ENTRY_STATES: Mapping[str, Text] = {
    "booked": mark("tournament", "booked"),
    "present": mark("tournament", "present"),
    "waiting": mark("tournament", "waiting"),
    "withdrawn": mark("tournament", "withdrawn"),
    "disqualified": mark("tournament", "disqualified"),
}
TABLE_STATES: Mapping[str, Text] = {
    "empty": mark("tournament", "empty"),
    "started": mark("tournament", "started"),
    "complete": mark("tournament", "complete"),
    "checked": mark("tournament", "checked"),
    "broken-off": mark("tournament", "broken off"),
    "totals-only": mark("tournament", "totals only"),
}
ROUND = mark("tournament", "Round {round}")
SHORT_ROUND = mark("tournament", "R {round}")
FROM_ROUND = mark("tournament", "{state} from round {round}")


def entry_state(entry: Entry) -> Text | Message:
    """Say an entry's state, with the round where it begins."""
    text = ENTRY_STATES[entry.state]
    if entry.withdrawn_from is not None and entry.state in ("withdrawn", "disqualified"):
        return message(FROM_ROUND, state=text, round=entry.withdrawn_from)
    return text


def shown(cell: Cell, kind: Kind, catalog: Catalog) -> str:
    """Put a cell into words of a language; nothing is an empty string."""
    if cell is None:
        return "–" if kind in ("points", "fraction", "average") else ""
    if isinstance(cell, Text):
        return catalog.text(cell)
    if isinstance(cell, Message):
        return catalog.message(cell)
    if kind == "day" and isinstance(cell, str):
        return formats.day(date.fromisoformat(cell), catalog.language)
    if isinstance(cell, str):
        return cell
    if kind == "mark":
        return catalog.text(YES) if cell else ""
    return _FIGURES.get(kind, formats.number)(cell, catalog.language)


def money(cents: int, language: str) -> str:
    """Show an amount of money in euros: `7,50` in German, `7.50` in English."""
    sign = formats.MINUS if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}{',' if language == 'de' else '.'}{abs(cents) % 100:02d}"


# How figures of a kind are written; all others as exact numbers.
_FIGURES: Mapping[Kind, Callable[[Amount, str], str]] = {
    "place": lambda place, language: formats.ordinal(int(place), language),
    "change": formats.change,
    "average": formats.tenths,
    "difference": lambda value, language: ("+" if value > 0 else "") + formats.tenths(value, language),
    "money": lambda cents, language: money(int(cents), language),
}


def heading(column: Column[R], catalog: Catalog) -> str:
    """Put a column's label into words."""
    return catalog.message(column.label) if isinstance(column.label, Message) else catalog.text(column.label)


NUMBER = mark("tournament", "No.")
NAME = mark("tournament", "Name")
CLUB = mark("tournament", "Club")
TOWN = mark("tournament", "Town")
TABLE = mark("tournament", "Table")

STANDINGS: tuple[Column[Place], ...] = (
    Column(
        key="place",
        label=mark("tournament", "Place"),
        align="right",
        kind="place",
        value=lambda place, _: place.place,
    ),
    Column(key="number", label=NUMBER, align="right", kind="number", value=lambda place, _: place.entry.number),
    Column(key="name", label=NAME, kind="name", weight=3, value=lambda place, _: place.entry.person.name),
    Column(key="club", label=CLUB, weight=2, optional=True, value=lambda place, _: place.entry.person.club),
    Column(key="town", label=TOWN, weight=2, value=lambda place, _: place.entry.person.town),
    Column(
        key="adjusted",
        label=mark("tournament", "Adjusted"),
        align="right",
        kind="change",
        optional=True,
        value=lambda place, _: place.row.adjusted or None,
    ),
    Column(
        key="points",
        label=mark("tournament", "Points"),
        align="right",
        kind="points",
        value=lambda place, _: place.points,
    ),
    Column(
        key="decided_by",
        label=mark("tournament", "Decided by"),
        value=lambda place, _: _decision(place),
    ),
    Column(
        key="state",
        label=mark("tournament", "Remark"),
        weight=2,
        value=lambda place, lists: remark(place, lists.snapshot),
    ),
)
SHARED = mark("tournament", "shared")
UNPLAYED = {
    "nothing": mark("tournament", "{count} unplayed, not counted"),
    "zero": mark("tournament", "{count} unplayed, as zero"),
    "average": mark("tournament", "{count} unplayed, at the average"),
}
GUEST = mark("tournament", "guest")


def _decision(place: Place) -> Cell:
    if place.tied:
        return SHARED
    return None if place.decided_by is None else place.decided_by.label


def unplayed_words(place: Place) -> Message | None:
    """Say how many deals broken-off tables did not play, and what they count; None for none."""
    found = [sitting.result for sitting in place.row.sittings if sitting.result.unplayed]
    if not found:
        return None
    return message(UNPLAYED[found[-1].table.missing_deals], count=sum(result.unplayed for result in found))


def remark(place: Place, snapshot: Snapshot) -> Cell:
    """Say what is to be known of a place: a substitute, deals not played, gone, a guest; None for nothing."""
    if (stands_in := stand_in_words(snapshot, place.entry.id)) is not None:
        return stands_in
    if unplayed := unplayed_words(place):
        return unplayed
    if place.entry.state != "present":
        return entry_state(place.entry)
    return GUEST if place.entry.guest else None


def standings_columns(snapshot: Snapshot, after_round: int | None = None) -> tuple[Column[Place], ...]:
    """Give the columns of a standing: rounds stand before the points, other criteria before the decision."""
    last = max((round_.number for round_ in snapshot.rounds), default=0)
    last = last if after_round is None else min(last, after_round)
    rounds = [_round_column(number) for number in range(1, last + 1)]
    columns = list(STANDINGS)
    at = next(index for index, column in enumerate(columns) if column.key == "adjusted")
    return (*columns[:at], *rounds, *columns[at:])


def criterion_columns(standing: Standing) -> tuple[Column[Place], ...]:
    """Give one column for each criterion after the points; the lot is an order, not a number to read."""
    return tuple(
        _criterion_column(index, criterion)
        for index, criterion in enumerate(standing.criteria)
        if criterion.key not in ("points", "lot")
    )


def _round_column(number: int) -> Column[Place]:
    return Column(
        key=f"round{number}",
        label=message(SHORT_ROUND, round=number),
        align="right",
        kind="points",
        value=lambda place, _: place.rounds[number - 1] if number <= len(place.rounds) else None,
    )


def _criterion_column(index: int, criterion: Criterion) -> Column[Place]:
    kind: Kind = criterion.kind if criterion.kind != "lot" else "count"
    return Column(
        key=criterion.key,
        label=criterion.label,
        align="right",
        kind=kind,
        value=lambda place, _: place.values[index],
    )


TEAM = mark("tournament", "Team")
COUNTING = mark("tournament", "The best {size} of each team count; the points of others stand in brackets.")
NO_TEAM = mark("tournament", "No team has a result yet.")
# Never parted from the points at the end of a line.
MEMBER = mark("tournament", "{name}\N{NO-BREAK SPACE}{points}")
MEMBER_BESIDE = mark("tournament", "{name}\N{NO-BREAK SPACE}({points})")
MEMBERS = mark("tournament", "{one}, {more}")


def team_columns(size: int) -> tuple[Column[TeamLine], ...]:
    """Give the columns of a standing of teams, of whose members the best `size` count (`groups.counting`)."""
    return (
        Column(key="place", label=STANDINGS[0].label, align="right", kind="place", value=lambda line, _: line.place),
        Column(key="team", label=TEAM, kind="name", weight=3, value=lambda line, _: line.team),
        Column(
            key="members",
            label=mark("tournament", "Players with their points"),
            weight=4,
            value=lambda line, _: members(line, size),
        ),
        Column(
            key="points",
            label=mark("tournament", "Points"),
            align="right",
            kind="points",
            value=lambda line, _: line.points,
        ),
    )


def members(line: TeamLine, size: int) -> Message:
    """Name a team's members with their points, the best first; what doesn't count stands in brackets."""
    told = [
        message(
            MEMBER if number < size else MEMBER_BESIDE,
            name=place.entry.person.spoken,
            points="–" if place.points is None else place.points,
        )
        for number, place in enumerate(line.members)
    ]
    joined = told[-1]
    for one in reversed(told[:-1]):
        joined = message(MEMBERS, one=one, more=joined)
    return joined


ENTRIES: tuple[Column[Entry], ...] = (
    Column(key="number", label=NUMBER, align="right", kind="number", value=lambda entry, _: entry.number),
    Column(key="name", label=NAME, kind="name", weight=3, value=lambda entry, _: entry.person.name),
    Column(key="club", label=CLUB, weight=2, value=lambda entry, _: entry.person.club),
    Column(key="town", label=TOWN, weight=2, value=lambda entry, _: entry.person.town),
    Column(key="state", label=mark("tournament", "State"), weight=2, value=lambda entry, lists: _state(entry, lists)),
    Column(
        key="owes",
        label=mark("tournament", "Owes"),
        align="right",
        kind="money",
        public=False,
        value=lambda entry, _: entry.owes or None,
    ),
    Column(
        key="guest",
        label=mark("tournament", "Guest"),
        kind="mark",
        optional=True,
        value=lambda entry, _: int(entry.guest) or None,
    ),
    # Weights, although they are seldom: where there is no room, names stay whole longest.
    Column(key="team", label=TEAM, optional=True, weight=1, value=lambda entry, _: entry.team),
    Column(
        key="fixed_table",
        label=mark("tournament", "Fixed table"),
        align="right",
        kind="number",
        optional=True,
        value=lambda entry, _: entry.fixed_table,
    ),
    Column(
        key="note",
        label=mark("tournament", "Note"),
        public=False,
        optional=True,
        weight=1,
        value=lambda entry, _: entry.note,
    ),
)


def _state(entry: Entry, lists: Lists) -> Cell:
    return stand_in_words(lists.snapshot, entry.id) or entry_state(entry)


SEATING_BY_NAME: tuple[Column[SeatOf], ...] = (
    Column(key="name", label=NAME, kind="name", weight=3, value=lambda seat, _: seat.entry.person.name),
    Column(key="number", label=NUMBER, align="right", kind="number", value=lambda seat, _: seat.entry.number),
    Column(key="town", label=TOWN, weight=2, optional=True, value=lambda seat, _: seat.entry.person.town),
    Column(key="table", label=TABLE, align="right", kind="number", value=lambda seat, _: seat.table),
    Column(key="seat", label=mark("tournament", "Seat"), align="right", kind="number", value=lambda seat, _: seat.seat),
)

TABLES: tuple[Column[TableResult], ...] = (
    Column(key="table", label=TABLE, align="right", kind="number", value=lambda result, _: result.table.number),
    Column(
        key="names",
        label=mark("tournament", "Players"),
        weight=3,
        value=lambda result, lists: ", ".join(_short(lists.snapshot.entry(seat)) for seat in result.table.seats),
    ),
    Column(key="state", label=mark("tournament", "State"), value=lambda result, _: TABLE_STATES[result.state]),
    Column(
        key="deals",
        label=mark("tournament", "Deals"),
        align="right",
        value=lambda result, _: f"{len(result.table.deals)}/{result.planned}" if result.planned else "",
    ),
)


def _short(entry: Entry) -> str:
    return entry.person.last or entry.person.first


def seating_rows(snapshot: Snapshot, round_: Round) -> tuple[SeatOf, ...]:
    """Give the seating by name, sorted as a telephone book."""
    rows = [
        SeatOf(snapshot.entry(entry_id), table.number, seat)
        for table in round_.tables
        for seat, entry_id in enumerate(table.seats, start=1)
    ]
    return tuple(sorted(rows, key=lambda row: (formats.folded(row.entry.person.name), row.entry.number)))
