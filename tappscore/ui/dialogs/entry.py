"""One entry: the person's name, club and town, and what belongs to this evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDoubleSpinBox, QGridLayout, QLineEdit, QWidget

from tappscore.i18n import formats, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Entry, Snapshot
    from tappscore.ui.desk import Desk


class EntryDialog(QDialog):
    """Changes what differs, each in its own step of the journal."""

    def __init__(self, desk: Desk, entry: Entry, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._entry = entry
        person = entry.person
        self.setWindowTitle(translate("Entries", "Entry {number}", number=entry.number))
        self.first, self.last = QLineEdit(person.first), QLineEdit(person.last)
        self.club, self.town = QLineEdit(person.club), QLineEdit(person.town)
        self.number = spin(1, 9999, entry.number)
        self.owes = QDoubleSpinBox()
        self.owes.setRange(0, 999)
        self.owes.setDecimals(2)
        self.owes.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.owes.setSuffix(" €")
        self.owes.setValue(entry.owes / 100)
        self.table = spin(0, 400, entry.fixed_table or 0)
        self.table.setSpecialValueText("–")
        self.note = QLineEdit(entry.note)
        self.apart = QComboBox()
        self._partner = _partner(desk.snapshot, entry)
        self.apart.addItem("–", None)
        for other in sorted(desk.snapshot.entries, key=lambda each: formats.folded(each.person.name)):
            if other.id != entry.id:
                self.apart.addItem(f"{other.person.name}  ({other.number})", other.id)
        self.apart.setCurrentIndex(max(self.apart.findData(self._partner), 0))
        self.guest = QCheckBox()
        words.say(self.guest, "setText", mark("Entries", "Guest: ranked tonight, not in the season"))
        self.guest.setChecked(entry.guest)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(theme.GAP)
        fields = (
            (mark("Entries", "First name"), self.first),
            (mark("Entries", "Last name"), self.last),
            (mark("Entries", "Club"), self.club),
            (mark("Entries", "Town"), self.town),
            (mark("Entries", "Number"), self.number),
            (mark("Entries", "Owes"), self.owes),
            (mark("Entries", "Always at table"), self.table),
            (mark("Entries", "Never at a table with"), self.apart),
            (mark("Entries", "Note"), self.note),
        )
        for at, (text, editor) in enumerate(fields):
            grid.addWidget(Field(text, editor), at // 2, at % 2)
        save = button(mark("Entries", "Keep"), self.keep, kind="primary")
        save.setDefault(True)
        leave = button(mark("Entries", "Leave as it was"), self.reject)
        hint = label(mark("Entries", "A changed name holds for all evenings of this person."), "soft", wraps=True)
        self.setLayout(column(grid, self.guest, hint, row(None, leave, save), gap=theme.GAP, margin=theme.MARGIN))
        self.setMinimumWidth(70 * theme.UNIT)
        self.first.setFocus()
        self.first.selectAll()

    def keep(self) -> None:
        """Keep what was changed; a refusal leaves the dialog open with its marks."""
        fields: dict[str, QWidget] = {
            "first": self.first,
            "last": self.last,
            "club": self.club,
            "town": self.town,
            "number": self.number,
            "owes": self.owes,
            "fixed_table": self.table,
        }
        if self._keep_person(fields) and self._keep_entry(fields) and self._keep_apart():
            self.accept()

    def _keep_person(self, fields: dict[str, QWidget]) -> bool:
        person = self._entry.person
        names = {
            "first": self.first.text().strip(),
            "last": self.last.text().strip(),
            "club": self.club.text().strip(),
            "town": self.town.text().strip(),
        }
        changed = {key: value for key, value in names.items() if value != getattr(person, key)}
        if not changed:
            return True
        registration = self._desk.registration
        return self._desk.run(lambda: registration.rename(person.id, **changed), fields) is not None

    def _keep_entry(self, fields: dict[str, QWidget]) -> bool:
        entry = self._entry
        facts: dict[str, object] = {
            "number": self.number.value(),
            "owes": round(self.owes.value() * 100),
            "fixed_table": self.table.value() or None,
            "note": self.note.text().strip(),
            "guest": self.guest.isChecked(),
        }
        changed = {key: value for key, value in facts.items() if value != getattr(entry, key)}
        if not changed:
            return True
        return self._desk.run(lambda: self._desk.registration.change(entry.id, "", **changed), fields) is not None

    def _keep_apart(self) -> bool:
        chosen, before = self.apart.currentData(), self._partner
        if chosen == before:
            return True
        registration, own = self._desk.registration, self._entry.id
        if before is not None and self._desk.run(lambda: registration.let_together(own, before)) is None:
            return False
        return chosen is None or self._desk.run(lambda: registration.keep_apart(own, chosen)) is not None


def _partner(snapshot: Snapshot, entry: Entry) -> int | None:
    """Find the entry of the person whom somebody is kept apart from."""
    people = {other for pair in snapshot.apart if entry.person.id in pair[:2] for other in pair[:2]}
    return next((each.id for each in snapshot.entries if each.id != entry.id and each.person.id in people), None)
