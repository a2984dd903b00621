"""Two windows of one program: each with its own half-typed line, both with the same sheets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tappscore.ui.desk import Desk
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.scoring import ScoringPage
from tappscore.ui.settings import Settings


@pytest.fixture
def second(qtbot: QtBot, tmp_path: Path, seat_hall) -> Iterator[tuple]:
    hall = seat_hall(deals=3)
    desk = Desk(
        hall.desk.bus, Settings(QSettings(str(tmp_path / "t.ini"), QSettings.Format.IniFormat)), hall.desk.theme
    )
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    window.show_page("scoring")
    page = window.page("scoring")
    assert isinstance(page, ScoringPage)
    page.loop.show_round(1)
    yield hall, page
    window.close()


def test_each_window_keeps_its_own_half_typed_line(second) -> None:
    hall, page = second
    QTest.keyClicks(page.bar.field, "2f7")
    QTest.keyClicks(hall.page.bar.field, "3s")
    assert (hall.line, page.bar.field.text()) == ("3s", "2f7")


def test_a_deal_booked_in_one_window_moves_the_line_of_the_other_on(second) -> None:
    hall, page = second
    QTest.keyClicks(page.bar.field, "1s71")
    QTest.keyClicks(hall.page.bar.field, "2f74")
    QTest.keyClick(hall.page.bar.field, Qt.Key.Key_Return)
    assert page.bar.prompt.text() == "Deal 2"
    assert page.model.rows[0].cells[3] == "Frage"
    QTest.keyClick(page.bar.field, Qt.Key.Key_Return)
    assert hall.deals(1) == ["2 f 74", "1 s 71"]


def test_a_correction_whose_deal_the_other_window_deleted_is_left(second) -> None:
    hall, page = second
    QTest.keyClicks(hall.page.bar.field, "2f74")
    QTest.keyClick(hall.page.bar.field, Qt.Key.Key_Return)
    QTest.keyClick(page.bar.field, Qt.Key.Key_Up)
    assert page.bar.prompt.text() == "Correcting deal 1"
    hall.page.loop.correct(1)
    hall.page.loop.moves.delete()
    assert page.bar.prompt.text() == "Deal 1"
    assert page.bar.field.text() == ""


def test_a_correction_follows_its_deal_when_the_other_window_moves_it(second) -> None:
    hall, page = second
    for line in ("2f74", "1s71", "3f61"):
        QTest.keyClicks(hall.page.bar.field, line)
        QTest.keyClick(hall.page.bar.field, Qt.Key.Key_Return)
    page.loop.correct(3)
    hall.page.loop.correct(1)
    hall.page.loop.moves.delete()
    assert page.bar.prompt.text() == "Correcting deal 2"
    QTest.keyClick(page.bar.field, Qt.Key.Key_Backspace)
    QTest.keyClicks(page.bar.field, "9")
    QTest.keyClick(page.bar.field, Qt.Key.Key_Return)
    assert hall.deals(1) == ["1 s 71", "3 f 69"]


def test_a_waiting_correction_of_a_deal_that_is_gone_never_becomes_a_new_deal(second) -> None:
    hall, page = second
    QTest.keyClicks(hall.page.bar.field, "2f74")
    QTest.keyClick(hall.page.bar.field, Qt.Key.Key_Return)
    page.loop.correct(1)
    page.loop.open_number(2)
    hall.page.loop.correct(1)
    hall.page.loop.moves.delete()
    page.loop.open_number(1)
    assert (page.bar.prompt.text(), page.bar.field.text()) == ("Deal 1", "")
