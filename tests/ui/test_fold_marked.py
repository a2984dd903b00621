"""A page that goes on below its place says so with a line at the lower end, and takes it away at the end."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tappscore.ui.widgets.parts import scrolling


def _page(qtbot: QtBot) -> tuple[QWidget, QScrollArea, QFrame]:
    inner = QWidget()
    inner.setMinimumHeight(400)
    area = scrolling(inner)
    holder = QWidget()
    content = QVBoxLayout(holder)
    content.addWidget(area)
    qtbot.addWidget(holder)
    holder.resize(300, 200)
    holder.show()
    (line,) = (made for made in area.findChildren(QFrame) if made.property("rule"))
    return holder, area, line


def test_a_line_marks_where_a_page_goes_on_below(qtbot: QtBot) -> None:
    holder, area, line = _page(qtbot)
    assert holder.isVisible()
    assert line.isVisible()
    assert line.geometry().bottom() == area.viewport().geometry().bottom()
    assert line.width() == area.viewport().width()


def test_the_line_goes_at_the_end_of_the_page_and_where_everything_has_room(qtbot: QtBot) -> None:
    holder, area, line = _page(qtbot)
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not line.isVisible()
    bar.setValue(0)
    assert line.isVisible()
    holder.resize(300, 600)
    qtbot.waitUntil(lambda: not line.isVisible())
