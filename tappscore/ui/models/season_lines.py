"""A season's ranking as a list: a line a person, a column an evening, what is struck in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from tappscore.i18n import Message, Text, mark, message
from tappscore.tournament.columns import Cell, Column, Lists
from tappscore.tournament.seasons import Counted, Evening, Line, Scheme
from tappscore.ui import words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.season_words import TIE_BREAKS
from tappscore.ui.words import translate

QUALIFIED = mark("History", "qualified")
DECIDED = mark("History", "decided by: {tie}")
EVENING = "evening:"
_FIT = 4
_TEXTS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


def season_columns(evenings: Sequence[Evening], scheme: Scheme, lines: Sequence[Line]) -> tuple[Column[Line], ...]:
    """Declare the columns of a season: place, name, sum, each evening held, how many, and what is to be said."""
    held = [evening for evening in evenings if evening.held]
    remarks = any(_remark(line) is not None for line in lines)
    return (
        Column(
            key="place",
            label=mark("tournament", "Place"),
            align="right",
            kind="place",
            value=lambda line, _: line.place,
        ),
        Column(
            key="name",
            label=mark("History", "Team") if scheme.by_team else mark("History", "Name"),
            value=lambda line, _: line.name,
            # With many evenings it is scrolled, before a name is cut.
            weight=2 if len(held) <= _FIT else 0,
        ),
        Column(
            key="value", label=mark("History", "Sum"), align="right", kind="points", value=lambda line, _: line.value
        ),
        *(
            Column(
                key=f"{EVENING}{evening.tournament}",
                label=message(mark("History", "{day}"), day=_short(evening)),
                align="right",
                kind="number",
                value=_value_at(evening.tournament),
            )
            for evening in held
        ),
        Column(
            key="attended",
            label=mark("History", "Evenings"),
            align="right",
            kind="count",
            value=lambda line, _: sum(counted.attended for counted in line.evenings),
        ),
        *(
            (Column(key="remark", label=mark("History", "Remark"), value=lambda line, _: _remark(line), weight=1),)
            if remarks
            else ()
        ),
    )


def _short(evening: Evening) -> str:
    day = date.fromisoformat(evening.date)
    text = f"{day.day}.{day.month}." if words.catalog().language == "de" else f"{day.day} {day:%b}"
    return text if evening.weight == 1 else f"{text} × {words.spoken(evening.weight)}"


def _value_at(tournament: str) -> Callable[[Line, Lists], Cell]:
    def value(line: Line, _lists: Lists) -> Cell:
        found = counted_at(line, tournament)
        return None if found is None else found.value

    return value


def counted_at(line: Line, tournament: str) -> Counted | None:
    """Give what an evening brought in somebody's season, None when it is nothing."""
    return next((each for each in line.evenings if each.tournament == tournament), None)


def _remark(line: Line) -> Text | Message | None:
    if line.reason is not None:
        return line.reason
    if line.qualified:
        return QUALIFIED
    if line.decided_by is not None:
        return message(DECIDED, tie=TIE_BREAKS[line.decided_by])
    return None


class SeasonModel(ListModel[Line]):
    """Puts what doesn't count in brackets, as on paper, and says so; struck through, a −5 looks like a dash."""

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show a cell; a struck one in brackets, its words saying that it is struck."""
        value = super().data(index, role)
        if role not in _TEXTS or not index.isValid() or not self.is_struck(index.row(), index.column()):
            return value
        if role == Qt.ItemDataRole.DisplayRole:
            return f"({value})"
        value = super().data(index, Qt.ItemDataRole.DisplayRole)
        return translate("History", "{value}, struck: it does not count", value=str(value))

    def is_struck(self, row: int, column: int) -> bool:
        """Whether a cell is an evening that doesn't count for its line."""
        key = self.columns[column].key
        if not key.startswith(EVENING):
            return False
        found = counted_at(self.row_at(row), key.removeprefix(EVENING))
        return found is not None and not found.counts
