"""Late, gone, substitute: two steps each, and no other table is touched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from tappscore.i18n import mark
from tappscore.services.draws import Draws
from tappscore.ui import theme, words
from tappscore.ui.models.leaving import leave_of, moved_words
from tappscore.ui.models.seating_wish_words import few_names
from tappscore.ui.models.seats import needs_mending, tables_with_room, unseated
from tappscore.ui.widgets.parts import button, clear, label, row, set_role
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

    def show_round(self, snapshot: Snapshot, round_: Round, *, is_next: bool = False) -> None:
        """Show who has no seat in a round that is not closed, and offer one; `is_next`: nothing else waits here."""
        clear(self._offers)
        people = unseated(snapshot, round_) if round_.state != "closed" and not self._desk.is_read_only else ()
        is_out_of_date = needs_mending(snapshot, round_)
        self.setVisible(bool(people) or is_out_of_date)
        if not (people or is_out_of_date):
            return
        late = [entry for entry in people if entry.id not in round_.sitting_out]
        names = few_names(late or people)
        if late or is_out_of_date:
            self.said.setText("! " + translate("Seating", "Without a seat in this round: {names}", names=names))
        else:
            self.said.setText(translate("Seating", "Sits out this round: {names}", names=names))
        set_role(self.said, "warn" if late or is_out_of_date else "soft")
        if is_out_of_date:
            made = button(
                mark("Seating", "Give everybody a seat"),
                partial(self.mend, round_),
                kind="primary" if is_next else "plain",
            )
            words.say(
                made,
                "setToolTip",
                mark("Seating", "In this round and those drawn after it; nobody moves who need not."),
            )
            self._offers.addWidget(made)
        elif people:
            first = (late or people)[0]
            for table in tables_with_room(snapshot, round_)[:_OFFERED]:
                made = button(None, partial(self.seat, table, first))
                made.setText(translate("Seating", "{number} to table {table}", number=first.number, table=table.number))
                self._offers.addWidget(made)

    def mend(self, round_: Round) -> None:
        """Bring this round and those drawn after it to the people who are here."""
        desk = self._desk
        before = {each.number: each for each in desk.snapshot.rounds}
        draws = Draws(desk.file, desk.snapshot.id)
        if desk.run(lambda: draws.mend(round_.number)) is not None:
            desk.say(moved_words(desk.snapshot, before, round_.number))

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

    def offer(text: str, hand: Callable[[], object], into: QMenu = made) -> QAction:
        action = QAction(text, into)
        action.triggered.connect(lambda _checked=False: hand())
        into.addAction(action)
        return action

    has_begun = bool(table.deals) or table.totals is not None
    if has_begun:
        offer(
            translate("Seating", "{name} is gone from the next round on", name=name),
            lambda: desk.run(lambda: desk.registration.withdraw(entry.id, round_.number + 1)),
        )
    else:
        leaving = leave_of(desk.snapshot, round_, table, entry)
        action = offer(leaving.text, partial(_gone, desk, round_, entry, leaving.giving))
        action.setEnabled(leaving.is_possible)
    offer(translate("Seating", "Substitute for {name}…", name=name), partial(_substitute, desk, round_, entry, parent))
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


def _substitute(desk: Desk, round_: Round, entry: Entry, parent: QWidget) -> None:
    from tappscore.ui.dialogs.substitute import SubstituteDialog

    SubstituteDialog(desk, (entry,), round_.number, parent.window()).open()


def _waits(entry: Entry) -> bool:
    return entry.state in ("waiting", "booked")


def _gone(desk: Desk, round_: Round, entry: Entry, giving: tuple[int, ...]) -> None:
    """Let somebody go now; whoever must move is named afterwards, too."""
    before = {each.number: each for each in desk.snapshot.rounds}
    draws = Draws(desk.file, desk.snapshot.id)
    if desk.run(lambda: draws.leave(entry.id, round_.number, giving)) is not None:
        gone = translate("Seating", "{name} is gone.", name=entry.person.spoken)
        desk.say(f"{gone} {moved_words(desk.snapshot, before, round_.number)}")
