"""Late, gone, substitute: two steps each, and no other table is touched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from tappscore.ui import theme
from tappscore.ui.models.seats import tables_with_room, unseated
from tappscore.ui.widgets.parts import button, clear, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table
    from tappscore.ui.desk import Desk

_OFFERED = 3


class LateLine(QWidget):
    """Names people without a seat and offers them the smallest tables."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.said = label(role="warn", wraps=True)
        self._offers = QHBoxLayout()
        self._offers.setSpacing(theme.UNIT)
        content = row(self.said, self._offers, gap=theme.GAP)
        content.setStretch(0, 1)
        self.setLayout(content)
        self.hide()

    def show_round(self, snapshot: Snapshot, round_: Round) -> None:
        """Show who has no seat in a round that is not closed."""
        clear(self._offers)
        people = unseated(snapshot, round_) if round_.state != "closed" and not self._desk.is_read_only else ()
        self.setVisible(bool(people))
        if not people:
            return
        first = people[0]
        names = ", ".join(f"{entry.number} {entry.person.spoken}" for entry in people)
        self.said.setText("! " + translate("Seating", "Without a seat in this round: {names}", names=names))
        for table in tables_with_room(snapshot, round_)[:_OFFERED]:
            made = button(None, partial(self.seat, table, first))
            made.setText(translate("Seating", "{number} to table {table}", number=first.number, table=table.number))
            self._offers.addWidget(made)

    def seat(self, table: Table, entry: Entry) -> None:
        """Give somebody the next seat of a table."""
        desk = self._desk
        seats = (*table.seats, entry.id)
        if desk.run(lambda: desk.rounds.seat(table.id, seats)) is not None:
            desk.say(
                translate("Seating", "{name} sits at table {table}.", name=entry.person.spoken, table=table.number)
            )


def menu(desk: Desk, round_: Round, table: Table, entry: Entry, parent: QWidget) -> QMenu:
    """Offer what may happen to somebody who has a seat: gone, or somebody else in the seat."""
    made = QMenu(parent)
    name = entry.person.spoken

    def offer(text: str, hand: Callable[[], object], into: QMenu = made) -> None:
        action = QAction(text, into)
        action.triggered.connect(lambda _checked=False: hand())
        into.addAction(action)

    has_begun = bool(table.deals) or table.totals is not None
    if has_begun:
        offer(
            translate("Seating", "{name} is gone from the next round on", name=name),
            lambda: desk.run(lambda: desk.registration.withdraw(entry.id, round_.number + 1)),
        )
    else:
        offer(translate("Seating", "{name} is gone now", name=name), partial(_gone, desk, round_, table, entry))
    others = [each for each in desk.snapshot.entries if each in unseated(desk.snapshot, round_) or _waits(each)]
    if others:
        substitutes = made.addMenu(translate("Seating", "Somebody else in this seat"))
        for other in others:
            seats = tuple(other.id if each == entry.id else each for each in table.seats)
            offer(
                f"{other.number}  {other.person.spoken}",
                partial(desk.run, partial(desk.rounds.seat, table.id, seats)),
                substitutes,
            )
    return made


def _waits(entry: Entry) -> bool:
    return entry.state in ("waiting", "booked")


def _gone(desk: Desk, round_: Round, table: Table, entry: Entry) -> None:
    """Take somebody off a table that has not begun, then out of the rounds from this one on."""
    seats = tuple(each for each in table.seats if each != entry.id)
    if desk.run(lambda: desk.rounds.seat(table.id, seats)) is None:
        return
    if desk.run(lambda: desk.registration.withdraw(entry.id, round_.number)) is not None:
        desk.say(translate("Seating", "{name} is gone; the table plays with the others.", name=entry.person.spoken))
