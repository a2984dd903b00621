"""A few pages in the sizes that are hardest; the whole gallery is a command (`python -m tests.gallery`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from gallery import SCREENS, Screen, faults, make_club, open_on
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tappscore.ui.main_window import MainWindow
from tappscore.ui.widgets.parts import button, column, label

KEYS = ("tonight", "entries", "seating", "standings", "settings", "new")
NARROWEST = SCREENS[2]


@pytest.fixture
def opened(tmp_path: Path, own_folder: Path, qtbot: QtBot) -> Iterator[list[MainWindow]]:
    windows: list[MainWindow] = []
    yield windows
    for window in windows:
        window.close()
        if window.desk.bus.file is not None:
            window.desk.bus.file.close()
        # At once: qtbot has let go of its widgets by now, and each that is left is dressed anew by all tests after.
        delete(window)


@pytest.mark.parametrize(("state", "screen"), [("typical", SCREENS[1]), ("full", NARROWEST), ("drawn", NARROWEST)])
def test_german_pages_have_room_for_every_text(
    tmp_path: Path, opened: list[MainWindow], state: str, screen: Screen
) -> None:
    window = open_on(tmp_path, make_club(tmp_path, state), "de", "light", screen)
    opened.append(window)
    found = {}
    for key in KEYS:
        window.show_page(key)
        QTest.qWait(20)
        found[key] = faults(window)
    assert found == {key: [] for key in KEYS}


def test_a_clipped_word_is_seen(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    word = button(None)
    word.setText("Turnierleitung benachrichtigen")
    word.setFixedWidth(60)
    whole.setLayout(column(word))
    whole.show()
    assert [fault for fault in faults(whole) if "too narrow" in fault]


def test_two_widgets_over_each_other_are_seen(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    one, other = label(), label()
    one.setText("one")
    other.setText("other")
    whole.setLayout(column(one, other))
    whole.resize(200, 100)
    whole.show()
    other.setGeometry(one.geometry())
    assert [fault for fault in faults(whole) if "over each other" in fault]
