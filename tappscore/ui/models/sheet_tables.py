"""The round's tables with their states, as a list that changes row by row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tappscore.i18n import Text, mark
from tappscore.i18n.qt_catalog import LANGUAGES, load
from tappscore.tournament.ledger import TableResult

Sign = Literal["–", "…", "✓", "(✓)", "≠", "○", "Σ", "⊘"]
Index = QModelIndex | QPersistentModelIndex

STATES: tuple[tuple[Sign, Text], ...] = (
    ("–", mark("Scoring", "nothing typed yet")),
    ("…", mark("Scoring", "started")),
    ("○", mark("Scoring", "complete, not checked")),
    ("✓", mark("Scoring", "checked")),
    ("(✓)", mark("Scoring", "accepted, not checked")),
    ("≠", mark("Scoring", "differs from the paper")),
    ("Σ", mark("Scoring", "totals only")),
    ("⊘", mark("Scoring", "broken off")),
)
_WORDS = dict(STATES)
SECOND_ENTRY = mark("Scoring", "second entry agrees")


@dataclass(frozen=True, slots=True)
class TableLine:
    """One table of the list: its number, sign, count of deals, and what a screen reader says."""

    table_id: int
    number: int
    sign: Sign
    count: str
    names: str
    is_missing: bool
    is_different: bool

    @property
    def words(self) -> Text:
        """The state in words."""
        return _WORDS[self.sign]


def table_line(result: TableResult, names: str) -> TableLine:
    """Say how a table's sheet stands."""
    booked = len(result.table.deals)
    sign = sign_of(result)
    return TableLine(
        table_id=result.table.id,
        number=result.table.number,
        sign=sign,
        count=f"{booked}/{result.planned}" if booked else "",
        names=names,
        is_missing=sign in ("–", "…"),
        is_different=sign == "≠",
    )


@cache
def _second_entry_words() -> frozenset[str]:
    """Give what the second entry writes as its reason, in every language the desk may have had then."""
    return frozenset(load(language).text(SECOND_ENTRY) for language in LANGUAGES)


def is_taken_on_trust(result: TableResult) -> bool:
    """Whether a sheet counts as checked for a reason alone: no last line was compared, no second entry made.

    Where the last line differed, it was compared, and the reason answers the difference.
    """
    accepted = result.table.accepted
    return bool(accepted) and result.difference is None and accepted not in _second_entry_words()


def sign_of(result: TableResult) -> Sign:
    """Give the sign of a sheet's state; a difference not yet answered outranks the rest."""
    if result.difference is not None and any(result.difference) and not result.checked:
        return "≠"
    if result.checked and not result.missing:
        return "(✓)" if is_taken_on_trust(result) else "✓"
    match result.state:
        case "empty":
            return "–"
        case "started":
            return "Σ" if result.points is not None and result.table.totals is not None else "…"
        case "totals-only":
            return "Σ"
        case "broken-off":
            return "⊘"
        case _:
            return "○"


class TablesModel(QAbstractListModel):
    """The tables on view, filtered by the page."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[TableLine] = []
        self.words: dict[Sign, str] = {}

    def show_lines(self, lines: Sequence[TableLine]) -> None:
        """Show these tables; only what differs is told to the view."""
        if [line.table_id for line in lines] != [line.table_id for line in self.lines]:
            self.beginResetModel()
            self.lines = list(lines)
            self.endResetModel()
            return
        for at, line in enumerate(lines):
            if line != self.lines[at]:
                self.lines[at] = line
                self.dataChanged.emit(self.index(at), self.index(at))

    def row_of(self, table_id: int) -> int:
        """Find a table's row, -1 when the filter hides it."""
        return next((at for at, line in enumerate(self.lines) if line.table_id == table_id), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the tables."""
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a table's short text, its people as tip, and the whole for a screen reader."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        words = self.words.get(line.sign, line.words.source)
        if role == Qt.ItemDataRole.DisplayRole:
            # Figure spaces: numbers of one and two digits end at the same place.
            return f"{line.number:\u2007>2}  {line.sign} {line.count}".rstrip()
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{line.names}\n{words}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{line.number}: {words} {line.count}, {line.names}"
        return None
