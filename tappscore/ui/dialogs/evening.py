"""The evening changes: its name, rounds and deals fewer or more, another day, something called off, the bin.

Every button acts at once, as everywhere in the program, and the line below
says what was done with the way back beside it: two clicks for each change,
one more to undo it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication, QDialog, QGridLayout, QLabel, QLayout, QLineEdit, QWidget

from tappscore.i18n import Text, formats, mark
from tappscore.rules.registry import nearest
from tappscore.services.actions import described
from tappscore.ui import theme, words
from tappscore.ui.models.schedule import deals_by_size
from tappscore.ui.widgets.day_field import DayField
from tappscore.ui.widgets.parts import button, clear, column, label, row, scrolling
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Round, Snapshot
    from tappscore.ui.desk import Desk

ROUND_REASONS = (
    mark("Tonight", "time was up"),
    mark("Tonight", "too few people"),
    mark("Tonight", "the draw was wrong"),
)
EVENING_REASONS = (mark("Tonight", "too few people"), mark("Tonight", "no room"), mark("Tonight", "weather"))
AGAIN_REASONS = (mark("Tonight", "a sheet was found"), mark("Tonight", "that was a mistake"))
MINUS, PLUS = "−", "+"


class EveningDialog(QDialog):
    """What can be changed about the evening as a whole, as its state allows it."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._window = parent
        words.say(self, "setWindowTitle", mark("Tonight", "Change the evening"))
        self._title = label(role="large", wraps=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.GAP)
        self._grid.setVerticalSpacing(theme.GAP)
        self._grid.setColumnStretch(1, 1)
        scroll = scrolling(column(self._grid, None))
        self.told = label(role="good", wraps=True)
        self.undo = button(mark("Tonight", "Take it back"), self._take_back)
        self.undo.hide()
        self.leave = button(mark("Tonight", "Back to the evening"), self.accept, kind="primary")
        self.leave.setDefault(True)
        bottom = row(self.told, self.undo, self.leave)
        bottom.setStretch(0, 1)
        self.setLayout(column(self._title, scroll, bottom, gap=theme.GAP, margin=theme.MARGIN))
        self.resize(min(parent.width() - 64, 840), min(parent.height() - 48, 620))
        self._fill()
        self.leave.setFocus()

    # --- what is offered --------------------------------------------------------

    def _fill(self) -> None:
        clear(self._grid)
        snapshot = self._desk.snapshot
        self._title.setText(snapshot.name)
        if not snapshot.binned and snapshot.state != "cancelled":
            self._row(mark("Tonight", "Name"), self._writing("name", snapshot.name, self._rename))
        if snapshot.binned:
            self._row(
                mark("Tonight", "In the bin"), row(self._act(mark("Tonight", "Take out of the bin"), self._unbin), None)
            )
        elif snapshot.state in ("final", "cancelled"):
            again = self._why(AGAIN_REASONS, mark("Tonight", "Take up again"), self._reopen)
            self._row(mark("Tonight", "Take the evening up again – why?"), again)
            self._bin_row()
        else:
            self._numbers(snapshot)
            self._day(snapshot)
            self._calling_off(snapshot)
            self._bin_row()

    def _writing(self, name: str, text: str, keep: Callable[[str], object]) -> QLayout:
        """Offer a line with what is written there now; it is kept once it says something else."""
        line = QLineEdit(text)
        line.setObjectName(name)
        words.say(line, "setAccessibleName", mark("Tonight", "Name"))
        go = button(mark("Tonight", "Change"), lambda: keep(line.text().strip()))
        go.setEnabled(False)
        line.textChanged.connect(lambda typed: go.setEnabled(typed.strip() not in ("", text)))
        line.returnPressed.connect(lambda: keep(line.text().strip()) if go.isEnabled() else None)
        written = row(line, go)
        written.setStretch(0, 1)
        return written

    def _numbers(self, snapshot: Snapshot) -> None:
        planned = snapshot.rounds_planned
        self._row(mark("Tonight", "Rounds"), self._stepper("rounds", planned, self._plan_rounds))
        for round_ in snapshot.rounds:
            if round_.state == "open":
                own = min(round_.deals_per_table.values(), default=0)
                step = self._stepper(f"deals-{round_.number}", own, partial(self._plan_deals, round_.number))
                self._row(mark("Tonight", "Deals in round {round}"), step, round=round_.number)
        coming = min(snapshot.deals.values(), default=0)
        if len(snapshot.rounds) < planned or any(each.state == "drawn" for each in snapshot.rounds):
            step = self._stepper("deals", coming, partial(self._plan_deals, None))
            self._row(mark("Tonight", "Deals in the rounds to come"), step)

    def _day(self, snapshot: Snapshot) -> None:
        field = DayField(QDate(snapshot.date.year, snapshot.date.month, snapshot.date.day))
        field.setObjectName("day")
        words.say(field, "setAccessibleName", mark("Tonight", "Day"))
        week = self._act(mark("Tonight", "A week later"), lambda: self._postpone(snapshot.date + timedelta(days=7)))

        def to_that_day() -> None:
            chosen = field.date()
            self._postpone(date(chosen.year(), chosen.month(), chosen.day()))

        self._row(
            mark("Tonight", "Postpone"), row(week, field, self._act(mark("Tonight", "To this day"), to_that_day), None)
        )

    def _calling_off(self, snapshot: Snapshot) -> None:
        closed = [each for each in snapshot.rounds if each.state == "closed" and not each.called_off]
        begun = [each for each in snapshot.rounds if each.state == "open"]
        for round_ in begun or closed[-1:]:
            why = self._why(ROUND_REASONS, mark("Tonight", "Call off"), partial(self._call_off, round_))
            self._row(mark("Tonight", "Call round {round} off – why?"), why, round=round_.number)
        for round_ in snapshot.rounds:
            if round_.called_off:
                up = self._act(mark("Tonight", "Let it count again"), partial(self._take_up, round_))
                self._row(mark("Tonight", "Round {round} is called off"), row(up, None), round=round_.number)
        if closed and not begun:
            last = max(each.number for each in snapshot.rounds if each.state == "closed")
            if last < snapshot.rounds_planned:
                end = self._act(mark("Tonight", "End it now"), partial(self._end, last))
                self._row(mark("Tonight", "End the evening after round {round}"), row(end, None), round=last)
        why = self._why(EVENING_REASONS, mark("Tonight", "Call off"), self._cancel)
        self._row(mark("Tonight", "Call the whole evening off – why?"), why)

    def _bin_row(self) -> None:
        into = self._act(mark("Tonight", "Lay it into the bin"), self._bin)
        self._row(mark("Tonight", "Made by mistake?"), row(into, None))

    # --- parts --------------------------------------------------------------------

    def _row(self, text: Text, content: QLayout, **values: int) -> None:
        at = self._grid.rowCount()
        self._grid.addWidget(label(text, "body", wraps=True, **values), at, 0)
        holder = QWidget()  # clear() takes widgets out
        content.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(content)
        self._grid.addWidget(holder, at, 1)

    def _act(self, text: Text, hand: Callable[[], object]) -> QWidget:
        return button(text, hand)

    def _stepper(self, name: str, value: int, set_to: Callable[[int], object]) -> QLayout:
        less, more = button(None, lambda: set_to(value - 1)), button(None, lambda: set_to(value + 1))
        less.setText(MINUS)
        more.setText(PLUS)
        less.setObjectName(f"{name}-less")
        more.setObjectName(f"{name}-more")
        words.say(less, "setAccessibleName", mark("Tonight", "One fewer"))
        words.say(more, "setAccessibleName", mark("Tonight", "One more"))
        less.setEnabled(value > 1)
        number = QLabel(formats.number(value, self._desk.catalog.language))
        number.setProperty("role", "strong")
        number.setMinimumWidth(4 * theme.UNIT)
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return row(less, number, more, None)

    def _why(self, reasons: Sequence[Text], text: Text, hand: Callable[[str], object]) -> QLayout:
        """Offer reasons that act at once, and a line for another one."""
        chips = []
        for reason in reasons:
            chip = button(reason)
            chip.clicked.connect(lambda _checked=False, chosen=chip: hand(chosen.text()))
            chips.append(chip)
        line = QLineEdit()
        words.say(line, "setPlaceholderText", mark("Tonight", "another reason"))
        words.say(line, "setAccessibleName", mark("Tonight", "another reason"))
        go = button(text, lambda: hand(line.text()))
        go.setEnabled(False)
        line.textChanged.connect(lambda typed: go.setEnabled(bool(typed.strip())))
        line.returnPressed.connect(lambda: hand(line.text()) if line.text().strip() else None)
        own = row(line, go)
        own.setStretch(0, 1)
        return column(row(*chips, None), own)

    # --- what is done ---------------------------------------------------------------

    def _do(self, verb: Callable[[], ChangeSet], sentence: str) -> bool:
        if self._desk.run(verb) is None:
            return False
        self._desk.say(sentence)
        self.told.setText(f"✓ {sentence}")
        self.undo.show()
        self._fill_again()
        return True

    def _fill_again(self) -> None:
        """Fill anew and stay where the hand was: a button pressed twice must not be another one the second time."""
        at = QApplication.focusWidget()
        name = at.objectName() if at is not None and self.isAncestorOf(at) else ""
        self._fill()
        same = [each for each in self.findChildren(QWidget, name) if name and each is not at and each.isEnabled()]
        (same[-1] if same else self.leave).setFocus()

    def _take_back(self) -> None:
        desk = self._desk
        step = desk.history.last(desk.name, desk.snapshot.id)
        if step is not None and desk.run(lambda: desk.history.undo(step.id)) is not None:
            self.told.setText("✓ " + translate("Window", "Undone: {step}", step=described(step)))
            self.undo.hide()
            self._fill()

    def _rename(self, name: str) -> None:
        desk = self._desk
        sentence = translate("Tonight", "The evening is called {name} now.", name=name)
        self._do(lambda: desk.tournaments.rename(desk.snapshot.id, name), sentence)

    def _plan_rounds(self, rounds: int) -> None:
        sentence = translate("Tonight", "%n rounds are played.", n=rounds)
        self._do(lambda: self._desk.course.plan_rounds(rounds), sentence)

    def _plan_deals(self, number: int | None, deals: int) -> None:
        snapshot = self._desk.snapshot
        sizes = deals_by_size(nearest(snapshot.variant, snapshot.revision), snapshot.house, deals)
        if number is None:
            sentence = translate("Tonight", "%n deals a person in the rounds to come.", n=deals)
        else:
            sentence = translate("Tonight", "%n deals a person in round {round}.", n=deals, round=number)
        rounds = None if number is None else (number,)
        self._do(lambda: self._desk.course.plan_deals(sizes, rounds), sentence)

    def _postpone(self, day: date) -> None:
        sentence = translate("Tonight", "The evening is on {day}.", day=formats.day(day, self._desk.catalog.language))
        self._do(lambda: self._desk.tournaments.change(self._desk.snapshot.id, day=day), sentence)

    def _call_off(self, round_: Round, reason: str) -> None:
        sentence = translate("Tonight", "Round {round} is called off.", round=round_.number)
        self._do(lambda: self._desk.course.call_off(round_.id, reason), sentence)

    def _take_up(self, round_: Round) -> None:
        sentence = translate("Tonight", "Round {round} counts again; close it once more.", round=round_.number)
        self._do(lambda: self._desk.course.take_up(round_.id), sentence)

    def _cancel(self, reason: str) -> None:
        desk = self._desk
        self._do(
            lambda: desk.tournaments.cancel(desk.snapshot.id, reason),
            translate("Tonight", "The evening is called off."),
        )

    def _reopen(self, reason: str) -> None:
        desk = self._desk
        self._do(
            lambda: desk.tournaments.reopen(desk.snapshot.id, reason), translate("Tonight", "The evening goes on.")
        )

    def _end(self, last: int) -> None:
        from tappscore.ui.dialogs.finish import FinishDialog

        self.accept()
        FinishDialog(self._desk, self._window, after_round=last).open()

    def _bin(self) -> None:
        desk = self._desk
        self._do(
            lambda: desk.tournaments.bin(desk.snapshot.id),
            translate("Tonight", "{name} is in the bin.", name=desk.snapshot.name),
        )

    def _unbin(self) -> None:
        desk = self._desk
        self._do(
            lambda: desk.tournaments.unbin(desk.snapshot.id),
            translate("Tonight", "{name} is back.", name=desk.snapshot.name),
        )
