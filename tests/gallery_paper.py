"""The pictures of sharing, of the evening as curves, and of the desk's hand on the hall; used by `gallery`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tappscore.ui.dialogs.share import ShareDialog
from tappscore.ui.hall.control import HallControl
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.standings import StandingsPage


def _share(window: MainWindow) -> QWidget:
    dialog = ShareDialog(window.desk, window)
    dialog.show()
    return dialog


def _pictures(kind: int, window: MainWindow) -> QWidget:
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    page.list.choose(0)
    page.pictures_button.click()
    page.pictures.kind.setCurrentIndex(kind)
    QTest.qWait(200)
    return window


def _hall(window: MainWindow) -> QWidget:
    control = HallControl(window.desk, window.everywhere.hall, window)
    control.show()
    return control


# Key, state of the club file, what is shown of it.
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("share", "typical", _share),
    ("pictures-places", "typical", partial(_pictures, 0)),
    ("pictures-places", "full", partial(_pictures, 0)),
    ("pictures-points", "full", partial(_pictures, 1)),
    ("pictures-contracts", "full", partial(_pictures, 2)),
    ("hall-control", "typical", _hall),
)
