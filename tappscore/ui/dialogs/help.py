"""The handbook in the window, opened at the page that is shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QTextBrowser, QWidget

from tappscore.assets import resource
from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.models.written_tonight import written_tonight
from tappscore.ui.widgets.parts import row

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

# Which topic (its number) belongs to which page of the window.
TOPICS = {"tonight": 1, "new": 1, "entries": 2, "seating": 3, "scoring": 4, "standings": 5, "print": 5, "history": 7}
_LETTERS = "{letters}\n"  # where the handbook shows the letters of the game that is open


class HelpDialog(QDialog):
    """Topics on the left, the text on the right; stays open beside the work."""

    def __init__(self, desk: Desk, page: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        words.say(self, "setWindowTitle", mark("Window", "Help"))
        self.topics = QListWidget()
        words.say(self.topics, "setAccessibleName", mark("Window", "Topics"))
        self.text = QTextBrowser()
        self.text.document().setDocumentMargin(theme.GAP)
        words.say(self.text, "setAccessibleName", mark("Window", "Help"))
        content = row(self.topics, self.text, gap=theme.GAP, margin=theme.GAP)
        content.setStretch(1, 1)
        self.setLayout(content)
        self.resize(112 * theme.UNIT, 78 * theme.UNIT)
        self.topics.currentRowChanged.connect(self._show)
        desk.respoken.connect(self._fill)
        desk.bus.opened.connect(self._fill)
        self._fill()
        self.turn_to(page)

    def turn_to(self, page: str) -> None:
        """Open the topic of a page of the window."""
        at = TOPICS.get(page, 1) - 1
        if at == self.topics.currentRow():
            self._show(at)  # rules and letters may have changed since
        self.topics.setCurrentRow(at)

    def _fill(self) -> None:
        at = max(0, self.topics.currentRow())
        folder = resource("help", self._desk.catalog.language)
        self._texts = [path.read_text("utf-8") for path in sorted(folder.glob("*.md"))]
        self.topics.clear()
        for text in self._texts:
            self.topics.addItem(text.partition("\n")[0].removeprefix("# "))
        self.topics.setFixedWidth(self.topics.sizeHintForColumn(0) + 2 * theme.UNIT)
        self.topics.setCurrentRow(min(at, len(self._texts) - 1))

    def _show(self, at: int) -> None:
        if 0 <= at < len(self._texts):
            snapshot = self._desk.bus.snapshot
            tonight = written_tonight(snapshot) if snapshot is not None and _LETTERS in self._texts[at] else ""
            text = self._texts[at].replace(_LETTERS, tonight)
            # Qt draws a filled dot for a dash and an empty one for a star.
            self.text.setMarkdown(re.sub(r"^( *)\* ", r"\1- ", text, flags=re.MULTILINE))
            self.text.setAlignment(Qt.AlignmentFlag.AlignLeft)
