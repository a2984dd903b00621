"""Who sits where in one round, as a board of tables and seats, and what a swap would cost."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from tappscore.rules.registry import rule_set
from tappscore.services.planning import plays
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.seats import Seating
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table
from tappscore.ui.theme import Theme
from tappscore.ui.words import translate

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
Place = tuple[int, int]  # row and seat, both from 0


def seated(round_: Round) -> Seating:
    """Give a round's seats as the measure reads them."""
    tables = tuple(table.seats for table in round_.tables)
    return Seating(tables, tuple(table.number for table in round_.tables), round_.sitting_out)


def earlier(snapshot: Snapshot, round_no: int) -> list[Seating]:
    """Give the seats of the rounds before one."""
    return [seated(round_) for round_ in snapshot.rounds if round_.number < round_no]


@dataclass(frozen=True, slots=True)
class Price:
    """What a swap does to the meetings of the evening."""

    one: str
    other: str
    before: Quality
    after: Quality

    @property
    def change(self) -> int:
        """More repeated meetings (positive) or fewer."""
        return self.after.repeats - self.before.repeats


def price_of(snapshot: Snapshot, round_: Round, one: Place, other: Place) -> Price:
    """Reckon what it costs to let two people change places; the other rounds stay."""
    tables = [list(table.seats) for table in round_.tables]
    first, second = tables[one[0]][one[1]], tables[other[0]][other[1]]
    tables[one[0]][one[1]], tables[other[0]][other[1]] = second, first
    past = [seated(each) for each in snapshot.rounds if each.id != round_.id]
    swapped = Seating(tuple(map(tuple, tables)), tuple(table.number for table in round_.tables), round_.sitting_out)
    return Price(
        snapshot.entry(first).person.spoken,
        snapshot.entry(second).person.spoken,
        measure([*past, seated(round_)]),
        measure([*past, swapped]),
    )


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
    allowed = set(snapshot.deals) or set(rule_set(snapshot.variant, snapshot.revision).allowed_seats)
    free = [table for table in round_.tables if not table.deals and table.totals is None]
    return sorted((each for each in free if len(each.seats) + 1 in allowed), key=lambda each: len(each.seats))


class SeatsModel(QAbstractTableModel):
    """Tables down, seats across; the first column is the table's number."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._snapshot: Snapshot | None = None
        self._tables: tuple[Table, ...] = ()
        self._again: dict[int, list[tuple[int, int]]] = {}
        self._width = 0
        self.held: Place | None = None

    def show(self, snapshot: Snapshot, round_: Round) -> None:
        """Take a round."""
        self.beginResetModel()
        self._snapshot = snapshot
        self._tables = round_.tables
        self._again = met_before(snapshot, round_)
        self._width = max((len(table.seats) for table in round_.tables), default=0)
        self.held = None
        self.endResetModel()

    def entry_at(self, place: Place) -> int | None:
        """Give the entry at a place; None for a seat that the table doesn't have."""
        row, seat = place
        if not (0 <= row < len(self._tables) and 0 <= seat < len(self._tables[row].seats)):
            return None
        return self._tables[row].seats[seat]

    def place_of(self, entry_id: int) -> Place | None:
        """Find where an entry sits."""
        for row, table in enumerate(self._tables):
            if entry_id in table.seats:
                return row, table.seats.index(entry_id)
        return None

    def table_at(self, row: int) -> Table:
        """Give the table of a row."""
        return self._tables[row]

    def hold(self, place: Place | None) -> None:
        """Pick somebody up, or let them go."""
        self.held = place
        if self._tables:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._tables) - 1, self._width))

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Count the tables."""
        return 0 if parent.isValid() else len(self._tables)

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
            return "–" if role == Qt.ItemDataRole.DisplayRole else None
        return self._person(self._snapshot, entry_id, place, role)

    def _number(self, row: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._tables[row].number)
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
        if role == Qt.ItemDataRole.DisplayRole:
            # ↻ says it to those who don't see the colour.
            return f"{entry.number}  {entry.person.name}" + ("  ↻" if again else "")
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
