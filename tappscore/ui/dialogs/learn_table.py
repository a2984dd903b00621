"""A table learned from its sheet: its number and who sat there, in the order of the paper."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import mark
from tappscore.ui import theme
from tappscore.ui.models.seating_wish_words import few_names
from tappscore.ui.models.seats import unseated
from tappscore.ui.widgets.parts import Field, button, column, label, row, set_role, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Round
    from tappscore.ui.desk import Desk


class LearnTableDialog(QDialog):
    """Stays for the next sheet until it is closed; each table is a step of the journal."""

    def __init__(self, desk: Desk, round_no: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._round_no = round_no
        self.setWindowTitle(translate("Seating", "Round {number}: a table from its sheet", number=round_no))
        hint = mark("Seating", "Number of the table, then the numbers of the people in the order of the paper: 3 7 12.")
        self.number = spin(1, 400, 1)
        self.line = QLineEdit()
        self.line.setMinimumWidth(24 * theme.UNIT)
        self.line.textChanged.connect(lambda _text: self._read())
        self.line.returnPressed.connect(self.add)
        self.names = label(role="soft", wraps=True)
        self.left = label(wraps=True)
        self.left.setMinimumHeight(6 * theme.UNIT)
        self.add_button = button(mark("Seating", "Add the table"), self.add, kind="primary")
        leave = button(mark("Seating", "Close"), self.reject)
        fields = row(
            Field(mark("Seating", "Table"), self.number), Field(mark("Seating", "People in paper order"), self.line)
        )
        fields.addStretch(1)
        self.setLayout(
            column(
                label(hint, "soft", wraps=True),
                fields,
                self.names,
                self.left,
                None,
                row(None, leave, self.add_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.width() - 64, 640), min(parent.height() - 64, 360))
        self.refresh()
        self.number.setFocus()
        self.number.selectAll()

    @property
    def _round(self) -> Round:
        return self._desk.snapshot.round(self._round_no)

    @property
    def _numbers(self) -> list[int]:
        return [int(part) for part in re.findall(r"\d+", self.line.text())]

    def refresh(self) -> None:
        """Offer the next number and name who stands on no sheet yet."""
        snapshot, round_ = self._desk.snapshot, self._round
        taken = {table.number for table in round_.tables}
        self.number.setValue(next(number for number in range(1, 402) if number not in taken))
        left = [entry for entry in unseated(snapshot, round_) if entry.id not in round_.sitting_out]
        names = few_names(left)
        self.left.setText(
            translate("Seating", "On no sheet yet: {names}", names=names)
            if left
            else translate("Seating", "Everybody has a seat.")
        )
        self._read()

    def _read(self) -> None:
        known = {entry.number: entry for entry in self._desk.snapshot.entries}
        strange = [number for number in self._numbers if number not in known]
        set_role(self.names, "bad" if strange else "soft")
        self.names.setText(
            translate("Seating", "⚠ unknown: {numbers}", numbers=", ".join(map(str, strange)))
            if strange
            else ", ".join(known[number].person.spoken for number in self._numbers)
        )

    def add(self) -> None:
        """Add the table; whoever sat elsewhere in this round is moved, what can't be is said."""
        desk, round_, number = self._desk, self._round, self.number.value()
        known = {entry.number: entry.id for entry in desk.snapshot.entries}
        seats = [known.get(each, -each) for each in self._numbers]
        if not seats:
            self.line.setFocus()
            return
        fields = {"table": self.number, "seats": self.line}
        if desk.run(lambda: desk.rounds.add_table(round_.id, number, seats), fields) is not None:
            desk.say(translate("Seating", "Table {number} is added.", number=number))
            self.line.clear()
            self.refresh()
            self.number.setFocus()
            self.number.selectAll()
