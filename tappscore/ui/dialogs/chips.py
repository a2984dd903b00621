"""Chips drawn at the door: who drew which table and seat, typed as people come; nothing typed is lost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import formats, mark
from tappscore.services.planning import plays, wishes_of
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.tournament.columns import Column, Lists
from tappscore.tournament.seating_choices import choices_of
from tappscore.tournament.snapshot import Entry
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.seating_wish_words import few_names
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


class Chip(NamedTuple):
    """One person with what they drew; 0 where nothing is known yet."""

    entry: Entry
    table: int
    seat: int


NAME = mark("Seating", "Name")
COLUMNS: tuple[Column[Chip], ...] = (
    Column(
        key="number",
        label=mark("Seating", "No."),
        align="right",
        kind="number",
        value=lambda one, _: one.entry.number,
    ),
    Column(key="name", label=NAME, kind="name", weight=1, value=lambda one, _: one.entry.person.name),
    Column(
        key="table",
        label=mark("Seating", "Table"),
        align="right",
        kind="number",
        value=lambda one, _: one.table or None,
    ),
    Column(
        key="seat",
        label=mark("Seating", "Seat"),
        align="right",
        kind="number",
        value=lambda one, _: one.seat or None,
    ),
)


class ChipsDialog(QDialog):
    """One line to type into, everybody below it."""

    def __init__(self, desk: Desk, round_no: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._round_no = round_no
        self.setWindowTitle(translate("Seating", "Round {number}: chips drawn at the door", number=round_no))
        hint = mark("Seating", "Number of the person, table, seat: 12 7 2 and Enter. Without a seat on the chip: 12 7.")
        self.line = QLineEdit()
        self.line.setFixedWidth(24 * theme.UNIT)
        words.say(self.line, "setAccessibleName", mark("Seating", "Person, table, seat"))
        self.line.returnPressed.connect(self.take)
        self.line.textChanged.connect(lambda _text: self._read())
        self.reading = label(role="soft", wraps=True)
        self.model: ListModel[Chip] = ListModel(lambda one: one.entry.id)
        self.list = ListView(self.model, mark("Seating", "People and their chips"))
        self.list.opened.connect(self._ask_for)
        self.left = label(wraps=True)
        self.keep_button = button(mark("Seating", "Seat as drawn"), self.keep, kind="primary")
        self.lots_button = button(mark("Seating", "Print the lots…"), self._print)
        leave = button(mark("Seating", "Close"), self.reject)
        line = row(self.line, self.reading, gap=theme.GAP)
        line.setStretch(1, 1)
        self.setLayout(
            column(
                label(hint, "soft", wraps=True),
                line,
                self.list,
                self.left,
                row(self.lots_button, None, leave, self.keep_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.width() - 64, 720), min(parent.height() - 48, 680))
        self.refresh()
        self.line.setFocus()

    @property
    def chips(self) -> list[Chip]:
        """Everybody of the round by number, with what they drew."""
        snapshot = self._desk.snapshot
        choices = choices_of(snapshot)
        drawn = choices.chips if choices.chips_round == self._round_no else {}
        return [
            Chip(entry, *drawn.get(entry.uuid, (0, 0)))
            for entry in sorted(snapshot.entries, key=lambda each: each.number)
            if plays(entry, self._round_no)
        ]

    def refresh(self) -> None:
        """Show what is typed so far."""
        chips = self.chips
        self.model.show(chips, COLUMNS, Lists(snapshot=self._desk.snapshot, ledger=self._desk.bus.ledger))
        left = [one.entry for one in chips if not one.table]
        if left:
            self.left.setText(translate("Seating", "Still without a chip: {names}", names=few_names(left)))
        else:
            self.left.setText(translate("Seating", "Everybody has drawn."))
        parts = wishes_of(self._desk.snapshot).split(len(chips))
        self.keep_button.setEnabled(bool(chips) and len(left) in (0, parts.sitting_out))

    def _meant(self) -> tuple[Entry | None, list[int]]:
        """Who is meant by what is typed, and the numbers behind it."""
        found = re.fullmatch(r"\s*(\d+|[^\d]+?)[\s,.;/]*((?:\d+[\s,.;/]*)*)", self.line.text())
        if found is None:
            return None, []
        who, numbers = found[1].strip(), [int(part) for part in re.findall(r"\d+", found[2])]
        people = [one.entry for one in self.chips]
        if who.isdigit():
            return next((each for each in people if each.number == int(who)), None), numbers
        fitting = [each for each in people if formats.folded(who) in formats.folded(each.person.name)]
        return (fitting[0] if len(fitting) == 1 else None), numbers

    def _read(self) -> None:
        entry, numbers = self._meant()
        if not self.line.text().strip():
            self.reading.setText("")
        elif entry is None:
            self.reading.setText(translate("Seating", "Nobody alone is called so here."))
        elif not numbers:
            self.reading.setText(entry.person.spoken)
        else:
            place = translate("Seating", "{name}: table {table}", name=entry.person.spoken, table=numbers[0])
            if len(numbers) > 1:
                place += ", " + translate("Seating", "seat {seat}", seat=numbers[1])
            self.reading.setText(place)

    def take(self) -> None:
        """Keep the chip that is typed; a wrong one is said beside the line and stays there."""
        entry, numbers = self._meant()
        if entry is None or not 1 <= len(numbers) <= 2:
            self._read()
            return
        wishes = SeatingWishes(self._desk.file, self._desk.snapshot.id)
        table, seat = numbers[0], numbers[1] if len(numbers) > 1 else 0
        changes = self._desk.run(lambda: wishes.chip(entry.id, self._round_no, table, seat), {"chip": self.line})
        if changes is not None:
            self.line.clear()
            self.refresh()

    def _ask_for(self, at: int) -> None:
        """Take somebody of the list into the line."""
        self.line.setText(f"{self.model.row_at(at).entry.number} ")
        self.line.setFocus()

    def keep(self) -> None:
        """Seat everybody as drawn; tables of a wrong size are named."""
        desk, number = self._desk, self._round_no
        drawn = {one.entry.id: (one.table, one.seat) for one in self.chips if one.table}
        out = [one.entry.id for one in self.chips if not one.table]

        def seat_them() -> ChangeSet:
            from tappscore.tournament.seating import from_chips

            return desk.rounds.draw(
                number, from_chips(drawn, wishes_of(desk.snapshot)).numbered, method="chips", sitting_out=out
            )

        if desk.run(seat_them, {"seats": self.left, "table": self.left}) is not None:
            desk.say(translate("Seating", "Round {number} is drawn.", number=number))
            self.accept()

    def _print(self) -> None:
        self.reject()
        self._desk.go("print", document="lots")
