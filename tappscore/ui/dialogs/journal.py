"""The journal: a readable list of everything that was done, each step to be taken back where it stands."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit, QWidget

from tappscore.i18n import mark
from tappscore.services.actions import described
from tappscore.tournament.columns import Column
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, column, label, row

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.journal import JournalEntry
    from tappscore.ui.desk import Desk

_SHOWN = 500


def _time(entry: JournalEntry) -> str:
    at = datetime.fromisoformat(entry.at).astimezone()
    return f"{at:%d.%m.%Y  %H:%M:%S}"


JOURNAL: tuple[Column[JournalEntry], ...] = (
    Column(key="id", label=mark("History", "No."), align="right", kind="number", value=lambda entry, _: entry.id),
    Column(key="at", label=mark("History", "When"), value=lambda entry, _: _time(entry)),
    Column(key="what", label=mark("History", "What"), weight=3, value=lambda entry, _: described(entry)),
    Column(key="note", label=mark("History", "Reason"), weight=1, value=lambda entry, _: entry.note or ""),
    Column(key="desk", label=mark("History", "Desk"), value=lambda entry, _: entry.desk),
    Column(
        key="undone",
        label=mark("History", "Undone"),
        align="right",
        kind="number",
        value=lambda entry, _: entry.undone_by,
    ),
)


class JournalDialog(QDialog):
    """The steps, newest first."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        words.say(self, "setWindowTitle", mark("History", "Journal"))
        self.everything = QCheckBox()
        words.say(self.everything, "setText", mark("History", "All evenings of the club"))
        self.everything.toggled.connect(lambda _on: self.refresh())
        self.everything.setVisible(desk.bus.snapshot is not None)
        self.model: ListModel[JournalEntry] = ListModel(lambda entry: entry.id)
        self.list = ListView(self.model, mark("History", "Journal"))
        self.list.moved.connect(lambda _row: self._wake())
        self.reason = QLineEdit()
        self._reason_field = Field(mark("History", "Reason (needed once the evening is final)"), self.reason)
        self._reason_field.setVisible(desk.is_read_only)
        self.undo = button(mark("History", "Take this step back"), self._undo)
        close = button(mark("History", "Close"), self.accept, kind="primary")
        hint = label(
            mark("History", "Nothing is ever erased: taking a step back is a new line, and can be taken back too."),
            "soft",
            wraps=True,
        )
        head = row(hint, self.everything, gap=theme.GAP)
        head.setStretch(0, 1)
        self.setLayout(
            column(
                head,
                self.list,
                self._reason_field,
                row(self.undo, None, close),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(window.width() - 64, 960), min(window.height() - 64, 640))
        desk.bus.changed.connect(self.refresh)
        self.refresh()
        self.list.setFocus()

    def refresh(self, _changes: ChangeSet | None = None) -> None:
        """Read the journal anew."""
        snapshot = self._desk.bus.snapshot
        of = None if snapshot is None or self.everything.isChecked() else snapshot.id
        entries = self._desk.history.entries(of, limit=_SHOWN)
        self.model.show(entries, JOURNAL, None)
        self._wake()

    def _wake(self) -> None:
        at = self.list.current_row
        chosen = self.model.row_at(at) if 0 <= at < self.model.rowCount() else None
        self.undo.setEnabled(chosen is not None and chosen.undone_by is None)

    def _undo(self) -> None:
        entry = self.model.row_at(self.list.current_row)
        self._desk.run(
            lambda: self._desk.history.undo(entry.id, reason=self.reason.text().strip()), {"reason": self.reason}
        )
