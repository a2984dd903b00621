"""One entry: the person's name, club and town, and what belongs to this evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDoubleSpinBox, QGridLayout, QLineEdit, QWidget

from tappscore.i18n import formats, mark
from tappscore.tournament.seating_choices import apart_from
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Entry
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
        self.team, self.group = QLineEdit(entry.team), QLineEdit(person.group)
        self.joined = spin(1, max(desk.snapshot.rounds_planned, entry.joined_in), entry.joined_in)
        self.credit = spin(-9999, 9999, entry.credit)
        self.average = QCheckBox()
        words.say(self.average, "setText", mark("Entries", "Missed rounds count with the person's own average"))
        self.average.setChecked(entry.missed == "average")
        self.public = QCheckBox()
        words.say(self.public, "setText", mark("Entries", "May be named outside the hall"))
        self.public.setChecked(person.public)
        self.reason = QLineEdit()
        self.apart = QComboBox()
        # The longest name of the evening must not push the other columns together.
        self.apart.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        partners = [other for other, _always in apart_from(desk.snapshot, entry)]
        self._partner = partners[0].id if partners else None
        self.apart.addItem("–", None)
        for other in sorted(desk.snapshot.entries, key=lambda each: formats.folded(each.person.name)):
            if other.id != entry.id:
                self.apart.addItem(f"{other.person.name}  ({other.number})", other.id)
        self.apart.setCurrentIndex(max(self.apart.findData(self._partner), 0))
        if len(partners) > 1:
            # Several are kept with the wishes; here they are only named.
            self.apart.setItemText(self.apart.currentIndex(), ", ".join(other.person.name for other in partners))
            self.apart.setEnabled(False)
        self.wishes_button = button(mark("Entries", "Wishes for the seating…"), self._show_wishes)
        self.wishes_button.setEnabled(not desk.is_read_only)
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
            (mark("Entries", "Team"), self.team),
            (mark("Entries", "Category"), self.group),
            (mark("Entries", "Always at table"), self.table),
            (mark("Entries", "Never at a table with"), self.apart),
            (mark("Entries", "Joins in round"), self.joined),
            (mark("Entries", "Points for missed rounds"), self.credit),
        )
        for at, (text, editor) in enumerate(fields):
            grid.addWidget(Field(text, editor), at // 3, at % 3)
        grid.addWidget(Field(mark("Entries", "Note"), self.note), len(fields) // 3, 0, 1, 3)
        for at in range(3):
            grid.setColumnStretch(at, 1)
            grid.setColumnMinimumWidth(at, 22 * theme.UNIT)
        self._reason_field = Field(mark("Entries", "Reason (the evening is final)"), self.reason)
        self._reason_field.setVisible(desk.is_read_only)
        self.joined.valueChanged.connect(lambda _number: self._wake())
        self._wake()
        save = button(mark("Entries", "Keep"), self.keep, kind="primary")
        save.setDefault(True)
        leave = button(mark("Entries", "Leave as it was"), self.reject)
        hint = label(mark("Entries", "A changed name holds for all evenings of this person."), "soft", wraps=True)
        choices = column(self.average, self.guest, self.public, gap=theme.UNIT // 2)
        below = row(self.wishes_button, None, leave, save)
        self.setLayout(column(grid, choices, self._reason_field, hint, below, gap=theme.GAP, margin=theme.MARGIN))
        self.setMinimumWidth(min(84 * theme.UNIT, parent.width() - 32))
        self.first.setFocus()
        self.first.selectAll()

    def _wake(self) -> None:
        """Only who comes late has missed anything."""
        for widget in (self.credit, self.average):
            widget.setEnabled(self.joined.value() > 1 or bool(self._entry.credit))

    def _show_wishes(self) -> None:
        """Go on to what this person wishes of the seating; what was typed here is kept first."""
        from tappscore.ui.dialogs.seating_wishes import WishesDialog

        self.keep()
        if not self.isVisible():
            WishesDialog(self._desk, self.parentWidget() or self, self._entry.id).open()

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
            "reason": self.reason,
        }
        if self._keep_person(fields) and self._keep_entry(fields) and self._keep_apart():
            self.accept()

    def _keep_person(self, fields: dict[str, QWidget]) -> bool:
        person = self._entry.person
        names: dict[str, Any] = {
            "first": self.first.text().strip(),
            "last": self.last.text().strip(),
            "club": self.club.text().strip(),
            "town": self.town.text().strip(),
            "group": self.group.text().strip(),
            "public": self.public.isChecked(),
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
            "team": self.team.text().strip(),
            "joined_in": self.joined.value(),
            "credit": self.credit.value(),
            "missed": "average" if self.average.isChecked() else "stated",
        }
        changed = {key: value for key, value in facts.items() if value != getattr(entry, key)}
        if not changed:
            return True
        reason = self.reason.text().strip()
        return self._desk.run(lambda: self._desk.registration.change(entry.id, reason, **changed), fields) is not None

    def _keep_apart(self) -> bool:
        chosen, before = self.apart.currentData(), self._partner
        if chosen == before:
            return True
        registration, own = self._desk.registration, self._entry.id
        if before is not None and self._desk.run(lambda: registration.let_together(own, before)) is None:
            return False
        return chosen is None or self._desk.run(lambda: registration.keep_apart(own, chosen)) is not None
