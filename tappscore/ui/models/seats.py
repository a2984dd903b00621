"""Who sits where in one round, as a board of tables and seats, and what a swap would cost."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from tappscore.services.planning import fits, plays, seated, sizes_of, wishes_of
from tappscore.tournament.seating.exchange import Price as Weighed
from tappscore.tournament.seating.exchange import exchanged, price
from tappscore.tournament.seating.measure import measure
from tappscore.tournament.seating.seats import Seating
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table
from tappscore.ui.theme import Theme
from tappscore.ui.words import translate

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
Place = tuple[int, int]  # row and seat, both from 0
_FIGURE_SPACE = "\u2007"  # as wide as a figure
LEAD = Qt.ItemDataRole.UserRole.value  # what stands before the name


def earlier(snapshot: Snapshot, round_no: int) -> list[Seating]:
    """Give the seats of the rounds before one."""
    return [seated(round_) for round_ in snapshot.rounds if round_.number < round_no]


@dataclass(frozen=True, slots=True)
class Price:
    """What a swap does to the evening: repeated meetings in all rounds, and wishes of this one."""

    one: Entry
    other: Entry
    change: int  # more repeated meetings (positive) or fewer
    weighed: Weighed

    @property
    def is_worse(self) -> bool:
        """Whether anything gets worse."""
        return self.change > 0 or bool(self.weighed.apart or self.weighed.displaced or self.weighed.unwritten > 0)


def price_of(snapshot: Snapshot, round_: Round, one: int | None, other: int | None) -> Price | None:
    """Reckon what it costs to let two people change places; the other rounds stay, those drawn ahead too."""
    if one is None or other is None or one == other:
        return None
    others = [seated(each) for each in snapshot.rounds if each.id != round_.id]
    now = with_unseated(snapshot, round_)
    before, after = measure([*others, now]), measure([*others, exchanged(now, one, other)])
    return Price(
        snapshot.entry(one),
        snapshot.entry(other),
        after.repeats - before.repeats,
        price(others, now, one, other, wishes_of(snapshot)),
    )


def with_unseated(snapshot: Snapshot, round_: Round) -> Seating:
    """Give a round's seats, everybody without one as sitting out."""
    now = seated(round_)
    return Seating(now.tables, now.numbers, tuple(entry.id for entry in unseated(snapshot, round_)))


def can_move(snapshot: Snapshot, here: Table | None, there: Table | None) -> bool:
    """Say whether one more may sit at a table, and one fewer at the table left behind (None: had no seat)."""
    allowed = sizes_of(snapshot)
    if there is None or there.deals or there.totals is not None or len(there.seats) + 1 not in allowed:
        return False
    if here is None:
        return True
    is_free = not here.deals and here.totals is None
    return here.id != there.id and is_free and len(here.seats) - 1 in allowed


def met_before(snapshot: Snapshot, round_: Round) -> dict[int, list[tuple[int, int]]]:
    """Give for each person of a round whom they sit with again: (entry id, round where they met)."""
    again: dict[int, list[tuple[int, int]]] = {}
    past = [
        (each.number, set(table.seats))
        for each in snapshot.rounds
        if each.number < round_.number
        for table in each.tables
    ]
    for table in round_.tables:
        for person in table.seats:
            for number, people in past:
                if person in people:
                    again.setdefault(person, []).extend(
                        (other, number) for other in table.seats if other != person and other in people
                    )
    return {person: found for person, found in again.items() if found}


def unseated(snapshot: Snapshot, round_: Round) -> tuple[Entry, ...]:
    """Give the people who are here to play and have no seat in a round, those without any reason to first."""
    seated = {entry_id for table in round_.tables for entry_id in table.seats}
    here = [
        entry
        for entry in snapshot.entries
        if entry.id not in seated and (plays(entry, round_.number) or _is_late(entry, round_))
    ]
    return tuple(sorted(here, key=lambda entry: entry.number))


def _is_late(entry: Entry, round_: Round) -> bool:
    """Somebody who came while the round was under way joins in the next one, unless a seat is found now."""
    return entry.state == "present" and entry.joined_in == round_.number + 1 and round_.state != "closed"


def tables_with_room(snapshot: Snapshot, round_: Round) -> list[Table]:
    """Give the tables that may take one more, the smallest first; a sheet that is begun keeps its size."""
    free = [table for table in round_.tables if can_move(snapshot, None, table)]
    return sorted(free, key=lambda each: len(each.seats))


def needs_mending(snapshot: Snapshot, round_: Round) -> bool:
    """Say whether people came or went since a round was drawn that has not begun."""
    return round_.state == "drawn" and not fits(snapshot, round_)


class SeatsModel(QAbstractTableModel):
    """Tables down, seats across; the first column is the table's number. Below them those without a seat."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._snapshot: Snapshot | None = None
        self._tables: tuple[Table, ...] = ()
        self._out: list[tuple[int, ...]] = []  # rows of people without a seat
        self._again: dict[int, list[tuple[int, int]]] = {}
        self._width = 0
        self._digits = 1
        self.held: Place | None = None

    def show(self, snapshot: Snapshot, round_: Round) -> None:
        """Take a round."""
        self.beginResetModel()
        self._snapshot = snapshot
        self._tables = round_.tables
        self._again = met_before(snapshot, round_)
        self._width = max((len(table.seats) for table in round_.tables), default=3)
        self._digits = max((len(str(entry.number)) for entry in snapshot.entries), default=1)
        out = (
            [entry.id for entry in unseated(snapshot, round_)] if round_.state != "closed" else list(round_.sitting_out)
        )
        self._out = [tuple(out[at : at + self._width]) for at in range(0, len(out), self._width)]
        self.held = None
        self.endResetModel()

    def entry_at(self, place: Place) -> int | None:
        """Give the entry at a place; None for a seat that the table doesn't have."""
        row, seat = place
        people = self._people(row)
        return people[seat] if 0 <= seat < len(people) else None

    def _people(self, row: int) -> tuple[int, ...]:
        if 0 <= row < len(self._tables):
            return self._tables[row].seats
        at = row - len(self._tables)
        return self._out[at] if 0 <= at < len(self._out) else ()

    def place_of(self, entry_id: int) -> Place | None:
        """Find where an entry sits."""
        for row in range(self.rowCount()):
            if entry_id in (people := self._people(row)):
                return row, people.index(entry_id)
        return None

    def table_at(self, row: int) -> Table | None:
        """Give the table of a row; None below them, where people without a seat are."""
        return self._tables[row] if 0 <= row < len(self._tables) else None

    def is_seat(self, place: Place) -> bool:
        """Say whether a place is one of a table, taken or free."""
        return self.table_at(place[0]) is not None and 0 <= place[1] < self._width

    def hold(self, place: Place | None) -> None:
        """Pick somebody up, or let them go."""
        self.held = place
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self._width))

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Count the tables."""
        return 0 if parent.isValid() else len(self._tables) + len(self._out)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Count the seats and the table's number."""
        return 0 if parent.isValid() else self._width + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Name the seats."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if section == 0:
                return translate("Seating", "Table")
            return translate("Seating", "Seat {seat}", seat=section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == 0 else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show a table's number or the person on a seat."""
        if not index.isValid() or self._snapshot is None:
            return None
        if index.column() == 0:
            return self._number(index.row(), role)
        place = (index.row(), index.column() - 1)
        entry_id = self.entry_at(place)
        if entry_id is None:
            is_free = self.table_at(index.row()) is not None and role == Qt.ItemDataRole.DisplayRole
            return "–" if is_free else None
        return self._person(self._snapshot, entry_id, place, role)

    def _number(self, row: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            table = self.table_at(row)
            return translate("Seating", "none") if table is None else str(table.number)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setBold(True)
            return font
        return None

    def _person(self, snapshot: Snapshot, entry_id: int, place: Place, role: int) -> object:
        entry = snapshot.entry(entry_id)
        again = self._again.get(entry_id, [])
        if role in (Qt.ItemDataRole.DisplayRole, LEAD):
            # Numbers stand right-aligned, so that the names begin below each other.
            number = str(entry.number).rjust(self._digits, _FIGURE_SPACE)
            # ↻ says it to those who don't see the colour; before the name, which may be shortened.
            lead = f"{number} {'↻' if again else ''} "
            return lead if role == LEAD else f"{lead}{entry.person.name}"
        if role == Qt.ItemDataRole.ForegroundRole and again and place != self.held:
            return self._theme.colour("warn")
        if role == Qt.ItemDataRole.BackgroundRole and place == self.held:
            return QColor(self._theme.colour("accent_soft"))
        if role == Qt.ItemDataRole.FontRole and place == self.held:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole and not again:
            return entry.person.spoken
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole) and again:
            return f"{entry.person.spoken}\n" + "\n".join(
                translate(
                    "Seating",
                    "met {name} in round {round}",
                    name=snapshot.entry(other).person.spoken,
                    round=number,
                )
                for other, number in again
            )
        return None
