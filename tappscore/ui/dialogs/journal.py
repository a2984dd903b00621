"""The journal: everything that was done, readable, searchable, before and after; each step is taken back here.

DECISION: filters narrow what stands there, they never hide that it is narrowed: the number found stands below.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLineEdit, QWidget

from tappscore.i18n import Message, Text, formats, mark
from tappscore.services.journal_lines import steps
from tappscore.tournament.columns import Column
from tappscore.tournament.steps import Step
from tappscore.ui import theme, words
from tappscore.ui.clubs import today
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, column, label, row, spin, undo_through
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Snapshot
    from tappscore.ui.desk import Desk

_READ = 1000  # steps read at once; more on request

PAGES: tuple[tuple[str, Text], ...] = (
    ("", mark("History", "All pages")),
    ("entries", mark("History", "Entries")),
    ("seating", mark("History", "Seating")),
    ("scoring", mark("History", "Scoring")),
    ("standings", mark("History", "Standings")),
    ("tonight", mark("History", "Tonight")),
    ("club", mark("History", "Club")),
)
TIMES: tuple[tuple[int, Text], ...] = (
    (0, mark("History", "Any time")),
    (10, mark("History", "Last 10 minutes")),
    (60, mark("History", "Last hour")),
    (24 * 60, mark("History", "Last 24 hours")),
)


def _time(step: Step) -> str:
    return f"{step.at:%d.%m.%y  %H:%M:%S}"


def _when(step: Step) -> str:
    """Say the time, with the day unless it is today: while an evening runs, what was done has the room."""
    return f"{step.at:%H:%M:%S}" if step.at.date() == today() else _time(step)


def whole(step: Step) -> str:
    """Put a step into one text: what, before and after, why. Where columns are narrow, each of them may be cut."""
    before, after = told(step.before), told(step.after)
    parts = [words.spoken(step.what)]
    if before or after:
        parts.append(f"{before or '–'}  →  {after or '–'}")
    if step.reason:
        parts.append(translate("History", "Reason: {reason}", reason=step.reason))
    return " · ".join(parts)


def told(side: tuple[Message, ...]) -> str:
    """Put one side of a change into words."""
    return ", ".join(words.spoken(each) for each in side)


JOURNAL: tuple[Column[Step], ...] = (
    Column(key="number", label=mark("History", "No."), align="right", kind="number", value=lambda step, _: step.number),
    Column(key="at", label=mark("History", "When"), value=lambda step, _: _when(step)),
    Column(key="what", label=mark("History", "What"), weight=5, value=lambda step, _: step.what),
    Column(key="before", label=mark("History", "Before"), weight=2, value=lambda step, _: told(step.before)),
    Column(key="after", label=mark("History", "After"), weight=2, value=lambda step, _: told(step.after)),
    Column(key="note", label=mark("History", "Reason"), weight=1, value=lambda step, _: step.reason),
    Column(key="desk", label=mark("History", "Desk"), value=lambda step, _: words.spoken(step.at_desk)),
    Column(
        key="undone",
        label=mark("History", "Undone"),
        align="right",
        kind="number",
        value=lambda step, _: step.undone_by,
    ),
)


class JournalDialog(QDialog):
    """The steps, newest first."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._steps: tuple[Step, ...] = ()
        self._texts: dict[int, str] = {}
        self._limit = _READ
        words.say(self, "setWindowTitle", mark("History", "Journal"))
        self.sought = QLineEdit()
        words.say(self.sought, "setPlaceholderText", mark("History", "A name, a deal, a reason, a desk …"))
        words.say(self.sought, "setAccessibleName", mark("History", "Search the journal"))
        self.sought.setClearButtonEnabled(True)
        undo_through(self.sought)
        self.page = QComboBox()
        self.time = QComboBox()
        for box, choices in ((self.page, PAGES), (self.time, TIMES)):
            for key, text in choices:
                box.addItem(words.spoken(text), key)
        words.say(self.page, "setAccessibleName", mark("History", "Page"))
        words.say(self.time, "setAccessibleName", mark("History", "Time"))
        self.table = spin(0, 400, 0)
        self.table.setSpecialValueText("–")
        self.person = QComboBox()
        self.everything = QCheckBox()
        words.say(self.everything, "setText", mark("History", "All evenings of the club"))
        self.everything.setVisible(desk.bus.snapshot is not None)
        self.model: ListModel[Step] = ListModel(lambda step: step.number)
        self.list = ListView(self.model, mark("History", "Journal"))
        self.list.moved.connect(lambda _row: self._wake())
        self.whole = label(wraps=True)
        self.found = label(role="soft")
        self.more = button(mark("History", "Read further back"), self._read_more, kind="quiet")
        self.reason = QLineEdit()
        self._reason_field = Field(mark("History", "Reason (needed once the evening is final)"), self.reason)
        self._reason_field.setVisible(desk.is_read_only)
        self.undo = button(mark("History", "Take this step back"), self._undo)
        self.print_button = button(mark("History", "Print or save as PDF"), self._print)
        self.print_button.setVisible(desk.bus.snapshot is not None)
        self._close = button(mark("History", "Close"), self.accept, kind="primary")
        self._lay_out()
        self.resize(min(window.width() - 32, 1180), min(window.height() - 32, 700))
        self._connect()
        self.refresh()
        self.sought.setFocus()

    def _lay_out(self) -> None:
        hint = label(
            mark("History", "Nothing is ever erased: taking a step back is a new line, and can be taken back too."),
            "soft",
            wraps=True,
        )
        filters = row(
            Field(mark("History", "Search"), self.sought),
            Field(mark("History", "Person"), self.person),
            Field(mark("History", "Table"), self.table),
            Field(mark("History", "Page"), self.page),
            Field(mark("History", "Time"), self.time),
            gap=theme.GAP,
        )
        filters.setStretch(0, 1)
        head = row(hint, self.everything, gap=theme.GAP)
        head.setStretch(0, 1)
        content = column(
            head,
            filters,
            self.list,
            self.whole,
            self._reason_field,
            row(self.undo, self.print_button, self.more, self.found, None, self._close),
            gap=theme.UNIT,
            margin=theme.MARGIN,
        )
        content.setStretchFactor(self.list, 1)
        self.setLayout(content)

    def _connect(self) -> None:
        self._offer_people(self._desk.bus.snapshot)
        self.everything.toggled.connect(lambda _on: self.refresh())
        self.sought.textChanged.connect(lambda _text: self._narrow())
        self.table.valueChanged.connect(lambda _number: self._narrow())
        for box in (self.person, self.page, self.time):
            box.currentIndexChanged.connect(lambda _at: self._narrow())
        self._desk.bus.changed.connect(self.refresh)

    def _offer_people(self, snapshot: Snapshot | None) -> None:
        self.person.addItem(translate("History", "Everybody"), 0)
        for entry in sorted(snapshot.entries if snapshot else (), key=lambda each: formats.folded(each.person.name)):
            self.person.addItem(f"{entry.person.name}  ({entry.number})", entry.number)
        words.say(self.person, "setAccessibleName", mark("History", "Person"))
        self.person.setMaximumWidth(26 * theme.UNIT)

    # --- reading and narrowing ----------------------------------------------------

    def refresh(self, _changes: ChangeSet | None = None) -> None:
        """Read the journal anew."""
        snapshot = self._desk.bus.snapshot
        of = None if snapshot is None or self.everything.isChecked() else snapshot.id
        entries = self._desk.history.entries(of, limit=self._limit)
        self._steps = steps(self._desk.file, snapshot, entries)
        self._texts.clear()
        self.more.setVisible(len(entries) == self._limit)
        self._narrow()

    def _read_more(self) -> None:
        self._limit *= 4
        self.refresh()

    def _narrow(self) -> None:
        """Show the steps that all filters let through."""
        wanted = [step for step in self._steps if all(fits(step) for fits in self._filters())]
        self.model.show(wanted, self._columns(wanted), None)
        self.found.setText(translate("History", "{found} of {all} steps", found=len(wanted), all=len(self._steps)))
        self._wake()

    def _columns(self, wanted: list[Step]) -> tuple[Column[Step], ...]:
        """Leave out what no step has."""
        empty = set()
        if not any(step.reason for step in wanted):
            empty.add("note")
        if not any(step.undone_by for step in wanted):
            empty.add("undone")
        return tuple(each for each in JOURNAL if each.key not in empty)

    def _filters(self) -> list[Callable[[Step], bool]]:
        fits: list[Callable[[Step], bool]] = []
        if page := str(self.page.currentData() or ""):
            fits.append(lambda step: step.page == page)
        if minutes := int(self.time.currentData() or 0):
            since = datetime.now().astimezone() - timedelta(minutes=minutes)
            fits.append(lambda step: step.at >= since)
        if table := self.table.value():
            fits.append(lambda step: step.table == table)
        if number := int(self.person.currentData() or 0):
            fits.append(lambda step: number in step.people)
        if parts := formats.folded(self.sought.text()).split():
            fits.append(lambda step: all(part in self._text(step) for part in parts))
        return fits

    def _text(self, step: Step) -> str:
        """Give all words of a step, folded, for searching; people by name too."""
        if step.number not in self._texts:
            snapshot = self._desk.bus.snapshot
            names = [
                entry.person.spoken for entry in (snapshot.entries if snapshot else ()) if entry.number in step.people
            ]
            told_of = (step.what, step.at_desk)
            said = (*map(words.spoken, told_of), told(step.before), told(step.after), step.reason, _time(step))
            self._texts[step.number] = formats.folded(" ".join((*said, *names)))
        return self._texts[step.number]

    # --- one step -----------------------------------------------------------------

    @property
    def chosen(self) -> Step | None:
        """The step that is chosen in the list."""
        at = self.list.current_row
        return self.model.row_at(at) if 0 <= at < self.model.rowCount() else None

    def _wake(self) -> None:
        step = self.chosen
        self.undo.setEnabled(step is not None and step.undone_by is None)
        self.whole.setText("" if step is None else whole(step))
        self.whole.setVisible(step is not None)

    def _undo(self) -> None:
        step = self.chosen
        if step is not None:
            given = self.reason.text().strip()
            done = self._desk.run(lambda: self._desk.history.undo(step.number, reason=given), {"reason": self.reason})
            if done is not None:
                self.reason.clear()  # the next step has a reason of its own

    def _print(self) -> None:
        self.accept()
        self._desk.go("print", document="journal")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search line into the list with the arrow down; Esc empties the search first."""
        if event.key() == Qt.Key.Key_Down and self.sought.hasFocus() and self.model.rowCount():
            self.list.choose(0)
            self.list.setFocus()
            return
        if event.key() == Qt.Key.Key_Escape and self.sought.text():
            self.sought.clear()
            return
        super().keyPressEvent(event)
