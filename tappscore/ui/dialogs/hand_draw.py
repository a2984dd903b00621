"""A round that was drawn with chips or cards: the numbers of the people, table by table, in seat order."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QLineEdit, QSpinBox, QWidget

from tappscore.i18n import mark
from tappscore.services.planning import plays, wishes_of
from tappscore.ui import theme, words
from tappscore.ui.models.seating_wish_words import few_names
from tappscore.ui.widgets.parts import button, column, label, row, scrolling, set_role, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class HandDrawDialog(QDialog):
    """One line a table; names beside it as they are understood, and who is still without a table."""

    def __init__(self, desk: Desk, round_no: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._round_no = round_no
        snapshot = desk.snapshot
        self._people = {each.number: each for each in snapshot.entries if plays(each, round_no)}
        self.lines: list[tuple[QSpinBox, QLineEdit, QLabel]] = []
        self.setWindowTitle(translate("Seating", "Round {number}, drawn by hand", number=round_no))
        hint = label(
            mark("Seating", "Type the numbers in seat order, with spaces: 3 7 12. Enter leads to the next table."),
            "soft",
            wraps=True,
        )
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.GAP)
        self._grid.setVerticalSpacing(theme.UNIT)
        self._grid.setColumnStretch(2, 1)
        scroll = scrolling(column(self._grid, None))
        self.left = label(wraps=True)
        self.complaint = label(role="bad", wraps=True)
        self.complaint.hide()
        self.keep_button = button(mark("Seating", "Keep these tables"), self.keep, kind="primary")
        more = button(mark("Seating", "One more table"), lambda: self.add_line())
        self.fill_button = button(mark("Seating", "Fill in the rest"), self.fill)
        words.say(
            self.fill_button,
            "setToolTip",
            mark("Seating", "In the order of the numbers; afterwards people can be pulled to other seats."),
        )
        leave = button(mark("Seating", "Leave it"), self.reject)
        self.setLayout(
            column(
                hint,
                scroll,
                self.left,
                self.complaint,
                row(more, self.fill_button, None, leave, self.keep_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        parts = wishes_of(snapshot).split(len(self._people))
        self._sizes, self._sitting_out = parts.sizes, parts.sitting_out
        numbers = sorted(wishes_of(snapshot).table_numbers(len(self._sizes)))
        for number in numbers:
            self.add_line(number)
        self.resize(min(parent.width() - 64, 820), min(parent.height() - 64, 560))
        self._read()
        if self.lines:
            self.lines[0][1].setFocus()

    def add_line(self, chosen: int = 0) -> None:
        """Offer one more table, with the next free number unless one is given."""
        at = len(self.lines)
        free = max((line[0].value() for line in self.lines), default=0) + 1
        number = spin(1, 400, chosen or free, width=17 * theme.UNIT)
        number.setPrefix(translate("Seating", "Table") + " ")
        number.setAccessibleName(translate("Seating", "Number of the table"))
        line = QLineEdit()
        line.setFixedWidth(20 * theme.UNIT)
        line.setAccessibleName(translate("Seating", "People at the table"))
        names = label(role="soft", wraps=True)
        line.textChanged.connect(lambda _text: self._read())
        line.returnPressed.connect(lambda: self._next(at))
        self._grid.addWidget(number, at, 0)
        self._grid.addWidget(line, at, 1)
        self._grid.addWidget(names, at, 2)
        self.lines.append((number, line, names))

    def fill(self) -> None:
        """Give everybody who is left a seat, in the order of the numbers."""
        typed = [_numbers(line.text()) for _, line, _ in self.lines]
        taken = {number for numbers in typed for number in numbers}
        left = [number for number in sorted(self._people) if number not in taken]
        for at, numbers in enumerate(typed):
            size = self._sizes[at] if at < len(self._sizes) else 0
            more, left = left[: max(0, size - len(numbers))], left[max(0, size - len(numbers)) :]
            if more:
                self.lines[at][1].setText(" ".join(str(number) for number in (*numbers, *more)))
        self.keep_button.setFocus()

    def _next(self, at: int) -> None:
        target = self.lines[at + 1][1] if at + 1 < len(self.lines) else self.keep_button
        target.setFocus()

    def _read(self) -> None:
        taken: set[int] = set()
        for _, line, names in self.lines:
            numbers = _numbers(line.text())
            known = [self._people[each].person.spoken for each in numbers if each in self._people]
            strange = [each for each in numbers if each not in self._people or each in taken]
            taken.update(numbers)
            if strange:
                names.setText(
                    translate("Seating", "⚠ not free: {numbers}", numbers=", ".join(str(each) for each in strange))
                )
            else:
                names.setText(", ".join(known))
            set_role(names, "bad" if strange else "soft")
        left = [entry for number, entry in sorted(self._people.items()) if number not in taken]
        if left:
            self.left.setText(
                translate(
                    "Seating",
                    "Still without a table: {names}",
                    names=few_names(left),
                )
            )
        else:
            self.left.setText(translate("Seating", "Everybody has a seat."))

    def keep(self) -> None:
        """Keep the tables; what the verb refuses is said here."""
        tables = [
            (number.value(), tuple(self._people[each].id if each in self._people else -each for each in found))
            for number, line, _ in self.lines
            if (found := _numbers(line.text()))
        ]
        desk, number = self._desk, self._round_no
        seated = {one for _, people in tables for one in people}
        left = [entry.id for entry in self._people.values() if entry.id not in seated]
        # As many may sit out as have no seat in any split; everybody else left is a slip.
        out = left if len(left) == self._sitting_out else []
        verb = partial(desk.rounds.draw, number, tables, method="hand", sitting_out=out)
        if desk.run(verb, {"seats": self.left}) is not None:
            desk.say(translate("Seating", "Round {number} is drawn.", number=number))
            self.accept()


def _numbers(text: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", text)]
