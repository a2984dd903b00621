"""Wishes of a seating: who is kept apart, who has a place of their own, who writes, which tables there are.

Each wish is kept at once, as a step of the journal of its own.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QGridLayout, QLineEdit, QWidget

from tappscore.i18n import mark
from tappscore.services.planning import sizes_of
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.tournament.seating_choices import choices_of
from tappscore.tournament.snapshot import Entry, Snapshot
from tappscore.ui import theme, words
from tappscore.ui.models.seating_wish_words import spans
from tappscore.ui.widgets.parts import Field, button, clear, column, label, row, rule, scrolling, spin
from tappscore.ui.widgets.person_box import PersonBox
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


class WishesDialog(QDialog):
    """Three short parts below each other; what is noted stands under its line with a button that takes it away."""

    def __init__(self, desk: Desk, parent: QWidget, entry_id: int | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        words.say(self, "setWindowTitle", mark("Seating", "Wishes for the seating"))
        scroll = scrolling(
            column(self._apart_part(), rule(), self._place_part(), rule(), self._table_part(), None, gap=theme.GAP),
            folded=False,
        )
        note = mark("Seating", "Wishes hold from the next draw on. What can't be kept is named there, and for whom.")
        self.close_button = button(mark("Seating", "Close"), self.accept, kind="primary")
        self.setLayout(
            column(
                scroll,
                rule(),
                label(note, "soft", wraps=True),
                row(None, self.close_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.width() - 64, 860), min(parent.height() - 48, 680))
        self.refresh()
        self.one.setFocus()
        if entry_id is not None:
            self.one.choose(entry_id)
            self.who.choose(entry_id)
            self._show_person()
            self.other.setFocus()

    # --- kept apart ----------------------------------------------------------

    def _apart_part(self) -> QWidget:
        self.one, self.other = PersonBox(), PersonBox()
        for box, text in ((self.one, mark("Seating", "First person")), (self.other, mark("Seating", "Second person"))):
            words.say(box, "setAccessibleName", text)
            words.say(box.line, "setPlaceholderText", text)
        self.always = QCheckBox()
        words.say(self.always, "setText", mark("Seating", "at all evenings"))
        self.apart_button = button(mark("Seating", "Keep apart"), self.keep_apart)
        self.teams = QCheckBox()
        words.say(self.teams, "setText", mark("Seating", "Team mates never at one table"))
        self.teams.clicked.connect(self._keep_teams)
        self.clubs = QCheckBox()
        words.say(self.clubs, "setText", mark("Seating", "People of the same club never at one table"))
        self.clubs.clicked.connect(self._keep_clubs)
        self._pairs = QGridLayout()
        self._pairs.setColumnStretch(0, 1)
        head = label(mark("Seating", "Never at one table"), "strong")
        hint = label(mark("Seating", "Couples, families, people who drive together: as many pairs as needed."), "soft")
        made = QWidget()
        made.setLayout(
            column(
                head,
                hint,
                row(self.one, self.other, self.always, self.apart_button, None),
                self._pairs,
                row(self.teams, self.clubs, None, gap=theme.GAP),
            )
        )
        return made

    def keep_apart(self) -> None:
        """Keep the two people apart who are chosen."""
        one, other = self.one.chosen, self.other.chosen
        if one is None or other is None:
            (self.one if one is None else self.other).setFocus()
            return
        registration, always = self._desk.registration, self.always.isChecked()
        if self._did(self._desk.run(lambda: registration.keep_apart(one, other, always=always))):
            self.one.choose(None)
            self.other.choose(None)
            self.one.setFocus()

    def _keep_teams(self) -> None:
        wishes, are_apart = self._wishes, self.teams.isChecked()
        self._did(self._desk.run(lambda: wishes.choose(teams_apart=are_apart)))

    def _keep_clubs(self) -> None:
        wishes, are_apart = self._wishes, self.clubs.isChecked()
        self._did(self._desk.run(lambda: wishes.choose(clubs_apart=are_apart)))

    # --- places and writers --------------------------------------------------

    def _place_part(self) -> QWidget:
        self.who = PersonBox()
        self.who.currentIndexChanged.connect(lambda _at: self._show_person())
        self.table, self.seat = spin(0, 400, 0), spin(0, 7, 0)
        for box in (self.table, self.seat):
            box.setSpecialValueText("–")
        self.writes, self.top = QCheckBox(), QCheckBox()
        words.say(self.writes, "setText", mark("Seating", "willing to write"))
        words.say(self.top, "setText", mark("Seating", "top table"))
        words.say(self.top, "setToolTip", mark("Seating", "Sits with the others marked so, at the first table."))
        self.note_button = button(mark("Seating", "Note"), self.note)
        self._people = QGridLayout()
        self._people.setColumnStretch(0, 1)
        made = QWidget()
        fields = row(
            Field(mark("Seating", "Person"), self.who),
            Field(mark("Seating", "Fixed table"), self.table),
            Field(mark("Seating", "Fixed seat"), self.seat),
        )
        fields.addStretch(1)
        made.setLayout(
            column(
                label(mark("Seating", "Places and writers"), "strong"),
                fields,
                row(self.writes, self.top, self.note_button, None, gap=theme.GAP),
                self._people,
            )
        )
        return made

    def _show_person(self) -> None:
        """Show what is noted of the person who is chosen."""
        entry_id = self.who.chosen
        if entry_id is None:
            self.table.setValue(0)
            self.seat.setValue(0)
            self.writes.setChecked(False)
            self.top.setChecked(False)
            return
        entry, choices = self._desk.snapshot.entry(entry_id), choices_of(self._desk.snapshot)
        self.table.setValue(entry.fixed_table or 0)
        self.seat.setValue(choices.seats.get(entry.uuid, 0))
        self.writes.setChecked(entry.uuid in choices.writers)
        self.top.setChecked(entry.uuid in choices.top)

    def note(self) -> None:
        """Keep what is said of the person who is chosen."""
        entry_id, desk = self.who.chosen, self._desk
        if entry_id is None:
            self.who.setFocus()
            return
        entry = desk.snapshot.entry(entry_id)
        table = self.table.value() or None
        seat, writes, top = self.seat.value(), self.writes.isChecked(), self.top.isChecked()
        registration = desk.registration
        if table != entry.fixed_table:
            changes = desk.run(
                lambda: registration.change(entry_id, "", fixed_table=table), {"fixed_table": self.table}
            )
            if changes is None:
                return
        if self._wish(entry, seat=seat, writes=writes, top=top):
            self.who.choose(None)
            self._show_person()
            self.who.setFocus()

    def _wish(self, entry: Entry, *, seat: int, writes: bool, top: bool) -> bool:
        desk, wishes, choices = self._desk, self._wishes, choices_of(self._desk.snapshot)
        now = (choices.seats.get(entry.uuid, 0), entry.uuid in choices.writers, entry.uuid in choices.top)
        if (seat, writes, top) == now:
            self.refresh()
            return True
        changes = desk.run(lambda: wishes.wish(entry.id, seat=seat, writes=writes, top=top), {"seat": self.seat})
        return self._did(changes)

    def _lift(self, entry: Entry) -> None:
        registration = self._desk.registration
        if entry.fixed_table is not None:
            self._desk.run(lambda: registration.change(entry.id, "", fixed_table=None))
        self._wish(entry, seat=0, writes=False, top=False)

    # --- tables --------------------------------------------------------------

    def _table_part(self) -> QWidget:
        self.prefer = QComboBox()
        self.numbers = QLineEdit()
        self.numbers.setPlaceholderText("1–8, 11, 12")
        self.numbers.returnPressed.connect(self.keep_tables)
        self.numbers.setMinimumWidth(30 * theme.UNIT)
        self.prefer.activated.connect(lambda _at: self._keep_size())
        self.tables_button = button(mark("Seating", "Keep"), self.keep_tables)
        self.numbers_field = Field(
            mark("Seating", "Numbers of the tables in the hall"),
            self.numbers,
            mark("Seating", "With gaps and in any order; the first one is the top table. Empty counts from 1."),
        )
        made = QWidget()
        self.prefer_field = Field(mark("Seating", "People at a table"), self.prefer)
        content = row(self.prefer_field, self.numbers_field)
        content.setAlignment(self.prefer_field, Qt.AlignmentFlag.AlignTop)
        # The button stands beside the field, below the height of its caption.
        content.addLayout(column(label(), self.tables_button, None, gap=theme.UNIT // 2))
        content.addStretch(1)
        made.setLayout(column(label(mark("Seating", "Tables"), "strong"), content))
        return made

    def _keep_size(self) -> None:
        wishes, size = self._wishes, self.prefer.currentData()
        self._did(self._desk.run(lambda: wishes.choose(prefer=size)))

    def keep_tables(self) -> None:
        """Keep the numbers of the tables as they are typed."""
        found = table_numbers(self.numbers.text())
        if found is None:
            self.numbers_field.complain(translate("Seating", "Numbers and spans are wanted: 1–8, 11, 12."))
            self.numbers.setFocus()
            return
        wishes = self._wishes
        self._did(self._desk.run(lambda: wishes.choose(tables=found), {"tables": self.numbers}))

    # --- showing -------------------------------------------------------------

    @property
    def _wishes(self) -> SeatingWishes:
        return SeatingWishes(self._desk.file, self._desk.snapshot.id)

    def _did(self, changes: ChangeSet | None) -> bool:
        if changes is None:
            return False
        self.refresh()
        return True

    def refresh(self) -> None:
        """Show what is noted now."""
        snapshot = self._desk.snapshot
        for box in (self.one, self.other, self.who):
            box.offer(snapshot.entries)
        choices = choices_of(snapshot)
        self.teams.setChecked(choices.teams_apart)
        self.teams.setVisible(choices.teams_apart or any(entry.team for entry in snapshot.entries))
        self.clubs.setChecked(choices.clubs_apart)
        self.clubs.setVisible(choices.clubs_apart or any(entry.person.club for entry in snapshot.entries))
        self._show_pairs(snapshot)
        self._show_people(snapshot)
        self.prefer.clear()
        for size in sizes_of(snapshot)[:2]:
            self.prefer.addItem(str(size), size)
        self.prefer.setCurrentIndex(max(self.prefer.findData(snapshot.prefer), 0))
        self.numbers.setText(spans(choices.tables))
        self.numbers_field.complain("")

    def _show_pairs(self, snapshot: Snapshot) -> None:
        clear(self._pairs)
        by_person = {entry.person.id: entry for entry in snapshot.entries}
        for one, other, always in snapshot.apart:
            if one in by_person and other in by_person:
                first, second = by_person[one], by_person[other]
                one_name, other_name = first.person.spoken, second.person.spoken
                said = label()
                said.setText(
                    translate("Seating", "{one} and {other}: always", one=one_name, other=other_name)
                    if always
                    else translate("Seating", "{one} and {other}: this evening", one=one_name, other=other_name)
                )
                self._line(self._pairs, said, partial(self._let_together, first.id, second.id))

    def _let_together(self, one: int, other: int) -> None:
        registration = self._desk.registration
        self._did(self._desk.run(lambda: registration.let_together(one, other)))

    def _show_people(self, snapshot: Snapshot) -> None:
        clear(self._people)
        choices = choices_of(snapshot)
        for entry in snapshot.entries:
            said = []
            if entry.fixed_table is not None:
                said.append(translate("Seating", "table {table}", table=entry.fixed_table))
            if entry.uuid in choices.seats:
                said.append(translate("Seating", "seat {seat}", seat=choices.seats[entry.uuid]))
            if entry.uuid in choices.writers:
                said.append(translate("Seating", "willing to write"))
            if entry.uuid in choices.top:
                said.append(translate("Seating", "top table"))
            if said:
                line = label()
                line.setText(f"{entry.number}  {entry.person.spoken}: " + ", ".join(said))
                self._line(self._people, line, partial(self._lift, entry))

    def _line(self, grid: QGridLayout, said: QWidget, lift: partial[None]) -> None:
        at = grid.rowCount()
        grid.addWidget(said, at, 0)
        away = button(mark("Seating", "Take away"), lift, kind="quiet")
        grid.addWidget(away, at, 1)


def table_numbers(text: str) -> list[int] | None:
    """Read table numbers and spans of them: `1–4, 7 20-22`; None where something else stands there."""
    text = re.sub(r"\s*[-–—]\s*", "-", text.strip())
    numbers: list[int] = []
    for part in re.split(r"[,;\s]+", text) if text else ():
        found = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", part)
        if found is None:
            return None
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first:
            return None
        numbers.extend(range(first, last + 1))
    return numbers
