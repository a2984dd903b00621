"""A list that is shown anew after each deal paints only what changed."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tappscore.i18n import mark
from tappscore.tournament.columns import Column
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView


class Line(NamedTuple):
    """A row of two columns."""

    key: int
    points: int


COLUMNS: tuple[Column[Line], ...] = (
    Column(key="number", label=mark("tournament", "No."), value=lambda line, _lists: line.key, kind="number"),
    Column(key="points", label=mark("tournament", "Points"), value=lambda line, _lists: line.points, kind="points"),
)


def _shown(model: ListModel[Line]) -> list[tuple[int, int]]:
    return [(model.row_at(at).key, model.row_at(at).points) for at in range(model.rowCount())]


def test_only_rows_that_changed_are_announced(qtbot: QtBot) -> None:
    model: ListModel[Line] = ListModel(lambda line: line.key, same=lambda one, other: one == other)
    model.show([Line(1, 40), Line(2, 30), Line(3, 20), Line(4, 10)], COLUMNS)
    announced: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: announced.append((first.row(), last.row())))
    model.show([Line(1, 40), Line(3, 35), Line(2, 30), Line(4, 10)], COLUMNS)
    assert announced == [(1, 2)]
    assert _shown(model) == [(1, 40), (3, 35), (2, 30), (4, 10)]
    model.show([Line(1, 41), Line(3, 35), Line(2, 30), Line(4, 9)], COLUMNS)
    assert announced[1:] == [(0, 0), (3, 3)]


def test_a_row_that_is_chosen_is_still_chosen_in_its_new_place(qtbot: QtBot) -> None:
    model: ListModel[Line] = ListModel(lambda line: line.key, same=lambda one, other: one == other)
    model.show([Line(1, 40), Line(2, 30)], COLUMNS)
    view = ListView(model, mark("Standings", "Standings"))
    qtbot.addWidget(view)
    view.choose(1)
    model.show([Line(2, 50), Line(1, 40)], COLUMNS)
    assert view.current_row == 0
    assert model.data(model.index(0, 1), Qt.ItemDataRole.DisplayRole) == "50"
    assert model.index(0, 0) != QModelIndex()


def test_a_column_has_room_for_its_widest_cell_and_not_only_for_the_one_with_most_letters(qtbot: QtBot) -> None:
    named: tuple[Column[str], ...] = (Column(key="day", label=mark("History", "Date"), value=lambda day, _: day),)
    view = ListView(ListModel(str), mark("History", "Evenings"))
    qtbot.addWidget(view)
    view.list_model.show(["illillillilli", "WWWWWWWWWWWWW", "WWWWWWWWWWWW"], named)
    assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance("WWWWWWWWWWWWW")


def test_the_room_around_gives_way_before_a_name_is_shortened(qtbot: QtBot) -> None:
    row = ("28.11.2026", "Igelsberger Tarock-Abend", "Dapp (moderner Tapp)")
    columns: tuple[Column[tuple[str, ...]], ...] = (
        Column(key="date", label=mark("History", "Date"), value=lambda row, _lists: row[0]),
        Column(key="name", label=mark("History", "Tournament"), value=lambda row, _lists: row[1], weight=3),
        Column(key="game", label=mark("History", "Game"), value=lambda row, _lists: row[2], weight=1),
    )
    model: ListModel[tuple[str, ...]] = ListModel(lambda row: row)
    view = ListView(model, mark("History", "Evenings"))
    qtbot.addWidget(view)
    model.show([row], columns)
    view.resize(800, 160)
    view.show()
    qtbot.waitExposed(view)
    needed = [view.fontMetrics().horizontalAdvance(text) + 22 for text in row]  # as the style sheet pads a cell
    view.resize(view.width() - view.viewport().width() + sum(needed) + 6, 160)
    assert all(view.columnWidth(at) >= width for at, width in enumerate(needed))
    assert sum(view.columnWidth(at) for at in range(3)) <= view.viewport().width()


def test_what_was_shortened_is_shown_whole_as_a_tip(qtbot: QtBot) -> None:
    named: tuple[Column[str], ...] = (
        Column(key="name", label=mark("tournament", "Name"), value=lambda name, _lists: name, weight=1),
    )
    model: ListModel[str] = ListModel(lambda name: name)
    view = ListView(model, mark("Standings", "Standings"))
    qtbot.addWidget(view)
    long = "Maria Theresia von der Schönmünz-Langenbach"
    model.show(["Bo Au", long], named)
    view.resize(200, 160)
    view.show()
    qtbot.waitExposed(view)

    def tip(row: int) -> str:
        place = view.visualRect(model.index(row, 0)).center()
        whole = view.viewport().mapToGlobal(place)
        QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, whole))
        return QToolTip.text()

    assert tip(0) == ""
    assert tip(1) == long
