"""A day takes little room in an English list, and is said in full by a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tappscore.i18n import ENGLISH, mark
from tappscore.i18n.qt_catalog import load
from tappscore.tournament.columns import Column
from tappscore.ui import words
from tappscore.ui.models.lists import ListModel

DAYS: tuple[Column[str], ...] = (
    Column(key="day", label=mark("History", "Date"), kind="day", value=lambda day, _: day),
)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    words.use(ENGLISH)


@pytest.mark.parametrize(
    ("language", "shown", "said"),
    [("en", "30 Sep 2018", "30 September 2018"), ("de", "30.09.2018", "30.09.2018")],
)
def test_a_day_is_shown_short_and_said_in_full(qtbot: QtBot, language: str, shown: str, said: str) -> None:
    words.use(load(language))
    model: ListModel[str] = ListModel(lambda day: day)
    model.show(["2018-09-30"], DAYS)
    cell = model.index(0, 0)
    assert cell.data() == shown
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == said
