"""Steps from the history: the way back from what belongs to no evening, and the way to an evening told of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tappscore.i18n import mark
from tappscore.store.loading import tournaments
from tappscore.ui.widgets.parts import button, row

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


def open_evening(desk: Desk, uuid: str) -> None:
    """Open an evening by its uuid and show how it ended; nothing where it is gone."""
    found = next((one for one in tournaments(desk.file) if one.uuid == uuid), None)
    if found is not None:
        desk.bus.open(found.id)
        desk.go("standings")


class StepBack(QWidget):
    """Offers to undo the last step made here, until another change of the file makes it old."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._journal: int | None = None
        self.undo = button(mark("History", "Undo"), self._undo, kind="quiet")
        self.setLayout(row(self.undo))
        self.undo.setVisible(False)

    def offer(self, changes: ChangeSet, sentence: str) -> None:
        """Say what was done and offer the way back."""
        self._journal = changes.journal
        self.undo.setToolTip(sentence)
        self.undo.setAccessibleDescription(sentence)
        self.undo.setVisible(True)
        self._desk.say(sentence)

    def refresh(self) -> None:
        """Take the offer away once something else was written."""
        if self._desk.bus.file is None or self._desk.file.journal != self._journal:
            self._journal = None
            self.undo.setVisible(False)

    def _undo(self) -> None:
        journal = self._journal
        if journal is not None and self._desk.run(lambda: self._desk.history.undo(journal)) is not None:
            self._desk.say("")
        self.refresh()
