"""Somebody plays instead of somebody else: who, from which round on, and whose the points are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QRadioButton, QWidget

from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.models.people import Candidate, candidates
from tappscore.ui.models.seats import unseated
from tappscore.ui.models.typed_name import read_typed
from tappscore.ui.widgets.candidates import CandidateList
from tappscore.ui.widgets.parts import Field, button, column, label, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Entry
    from tappscore.ui.desk import Desk


class SubstituteDialog(QDialog):
    """Two answers and Enter: a name or number, and whose the points are; the rest stands there already."""

    def __init__(self, desk: Desk, leaving: Sequence[Entry], round_no: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        words.say(self, "setWindowTitle", mark("Entries", "Substitute"))
        self.leaving = QComboBox()
        for entry in leaving:
            self.leaving.addItem(f"{entry.number}  {entry.person.name}", entry.id)
        self._leaving_field = Field(mark("Entries", "Who leaves"), self.leaving)
        self._leaving_field.setVisible(len(leaving) > 1)
        self.title = label(role="large", wraps=True)
        self.line = QLineEdit()
        words.say(self.line, "setPlaceholderText", mark("Entries", "Name or number of whoever comes in"))
        self.line.setClearButtonEnabled(True)
        self.line.installEventFilter(self)
        self.line.textEdited.connect(lambda _text: self._typed())
        self.found = CandidateList()
        self.found.taken.connect(lambda _candidate: self._wake())
        self.found.swapped.connect(self._swap)
        self._swapped = False
        last = max((each.number for each in desk.snapshot.rounds), default=0) + 1
        self.round = spin(1, max(desk.snapshot.rounds_planned, last), round_no)
        self.own, self.over = QRadioButton(), QRadioButton()
        words.say(self.own, "setText", mark("Entries", "Has an account of their own; the points so far stay"))
        words.say(self.over, "setText", mark("Entries", "Takes over the points so far and goes on with them"))
        self.own.setChecked(True)
        self.reason = QLineEdit()
        self._reason_field = Field(mark("Entries", "Reason (needed once a round is closed)"), self.reason)
        self.hint = label(role="soft", wraps=True)
        self.keep_button = button(None, self.keep, kind="primary")
        self.keep_button.setDefault(True)
        leave = button(mark("Entries", "Leave as it was"), self.reject)
        self.setLayout(
            column(
                self.title,
                self._leaving_field,
                Field(mark("Entries", "Who plays instead"), self.line),
                self.found,
                row(Field(mark("Entries", "From round"), self.round), None),
                column(self.own, self.over, gap=theme.UNIT // 2),
                self._reason_field,
                self.hint,
                row(None, leave, self.keep_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.setMinimumWidth(min(84 * theme.UNIT, parent.width() - 32))  # a new person's whole row
        self.leaving.currentIndexChanged.connect(lambda _at: self._say())
        self.round.valueChanged.connect(lambda _number: self._say())
        self._say()
        self._typed()
        self.line.setFocus()

    @property
    def gone(self) -> Entry:
        """Who leaves."""
        return self._desk.snapshot.entry(int(self.leaving.currentData()))

    @property
    def coming(self) -> Candidate | None:
        """Who plays instead, once it is clear."""
        return self.found.chosen or self.found.unique

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the line lead the list of people below it."""
        if watched is self.line and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.found.step(1 if key == Qt.Key.Key_Down else -1)
                self._wake()
                return True
        return super().eventFilter(watched, event)

    def _say(self) -> None:
        name, number = self.gone.person.spoken, self.round.value()
        self.title.setText(translate("Entries", "Who plays instead of {name}?", name=name))
        self.keep_button.setText(translate("Entries", "Plays from round {number} on", number=number))
        closed = any(each.state == "closed" and each.number >= number for each in self._desk.snapshot.rounds)
        self._reason_field.setVisible(closed or self._desk.is_read_only)

    def _free(self) -> list[Candidate]:
        """Give the people who are here without a seat, and those who wait."""
        rounds = [each for each in self._desk.snapshot.rounds if each.number == self.round.value()]
        there = {entry.id for each in rounds for entry in unseated(self._desk.snapshot, each)}
        free = [
            entry for entry in self._desk.snapshot.entries if entry.id in there or entry.state in ("waiting", "booked")
        ]
        return [_of(entry) for entry in free[:6]]

    def _typed(self) -> None:
        typed = read_typed(self.line.text())
        if typed.sought:
            self._swapped = self._swapped and bool(typed.sought)
            found = candidates(self._desk, typed.swapped if self._swapped else typed)
        elif typed.number is not None:
            numbered = [entry for entry in self._desk.snapshot.entries if entry.number == typed.number]
            found = tuple(_of(entry) for entry in numbered)
        else:
            found = tuple(self._free())
        self.found.show_candidates(found)
        self.found.setVisible(bool(found))
        self._wake()

    def _swap(self) -> None:
        self._swapped = not self._swapped
        self._typed()
        self.found.choose_last()
        self._wake()
        self.line.setFocus()

    def _wake(self) -> None:
        several = self.found.rows.count() > 1 and self.coming is None
        self.hint.setText(translate("Entries", "Several fit. Choose with ↓ or with a click.") if several else "")
        self.hint.setVisible(several)
        self.keep_button.setEnabled(self.coming is not None)

    def keep(self) -> None:
        """Let the other play; a refusal leaves the dialog open with its marks."""
        coming = self.coming
        if coming is None:
            return
        gone, number = self.gone, self.round.value()
        changes = self._desk.run(
            lambda: self._substitute(gone.id, coming, number), {"by": self.line, "reason": self.reason}
        )
        if changes is None:
            return
        self._desk.say(
            translate(
                "Entries",
                "{other} plays instead of {name} from round {number} on.",
                other=f"{coming.first} {coming.last}".strip(),
                name=gone.person.spoken,
                number=number,
            )
        )
        self.accept()

    def _substitute(self, gone: int, coming: Candidate, number: int) -> ChangeSet:
        return self._desk.substitutes.substitute(
            gone,
            None if coming.entry is None else coming.entry.id,
            number,
            takes_points=self.over.isChecked(),
            reason=self.reason.text().strip(),
            person_id=coming.person_id,
            first=coming.first,
            last=coming.last,
            club=coming.club,
            town=coming.town,
        )


def _of(entry: Entry) -> Candidate:
    person = entry.person
    return Candidate(person.first, person.last, person.club, person.town, None, person.id, entry)


def round_to_leave(desk: Desk) -> int:
    """Give the round from which somebody most likely leaves: the first that is not closed, else the next one."""
    snapshot = desk.snapshot
    going_on = [each.number for each in snapshot.rounds if each.state != "closed"]
    return going_on[0] if going_on else max((each.number for each in snapshot.rounds), default=0) + 1
