"""Seating: drawn by the program or by hand, shown by table and by name, changed by swapping."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QWidget

from tappscore.i18n import mark
from tappscore.problems import RefusedError
from tappscore.services.planning import plan_from, plays
from tappscore.tournament.columns import SEATING_BY_NAME, Lists, SeatOf, seating_rows
from tappscore.tournament.seating.plan import Plan
from tappscore.ui import commands, theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.people import summary
from tappscore.ui.models.seating_words import outlook_words, price_words, round_words
from tappscore.ui.models.seats import Place, SeatsModel, price_of
from tappscore.ui.pages.seating_changes import LateLine, menu
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, clear, column, label, row, set_role, spin
from tappscore.ui.widgets.seat_board import SeatBoard
from tappscore.ui.widgets.working import Working
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Round
    from tappscore.ui.desk import Desk


FEWEST = 3  # people at a table


class SeatingPage(QWidget):
    """One round at a time."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._round_no = 0
        self._over: list[int] = []  # the rounds that were closed when this page was last shown
        self._work: Work | None = None
        self._rounds = QHBoxLayout()
        self._rounds.setSpacing(0)
        self.state = label(role="soft")
        self.working = Working()
        self.body = QStackedWidget()
        self.body.addWidget(self._undrawn_part())
        self.body.addWidget(self._drawn_part())
        head = row(self._rounds, None, self.state, gap=theme.GAP)
        content = column(head, self.body, self.working, gap=theme.GAP)
        content.setStretchFactor(self.body, 1)
        content.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(content)
        desk.actions.bind("seating.change", self._ask, self)
        desk.actions.bind("seating.draw", self.draw, self)
        desk.actions.bind("seating.other_draw", self.draw_again, self)

    # --- a round that is not drawn -------------------------------------------

    def _undrawn_part(self) -> QWidget:
        desk = self._desk
        self.undrawn_title = label(role="title")
        self.people = label(role="large", wraps=True)
        self.outlook = label(role="soft", wraps=True)
        self.draw_button = button(None, self.draw, kind="primary", is_large=True)
        self.draw_button.setAutoDefault(True)
        self.by_hand = button(mark("Seating", "We drew by hand…"), self.draw_by_hand)
        self.seed = spin(1, 999_999, 1 + secrets.randbelow(999_999))
        seed = Field(
            mark("Seating", "Seed"),
            self.seed,
            mark("Seating", "The same seed draws the same tables, so that anybody can check the draw."),
        )
        self.seed.setMaximumWidth(18 * theme.UNIT)
        self.why_not = label(role="bad", wraps=True)
        self.to_entries = button(mark("Seating", "Go to Entries"), lambda: desk.go("entries"))
        made = QWidget()
        made.setLayout(
            column(
                self.undrawn_title,
                self.people,
                self.outlook,
                theme.UNIT,
                self.why_not,
                row(self.draw_button, self.by_hand, self.to_entries, None, gap=theme.GAP),
                theme.GAP,
                row(seed, None),
                None,
            )
        )
        return made

    # --- a drawn round -------------------------------------------------------

    def _drawn_part(self) -> QWidget:
        self.view = QTabBar()
        self.view.addTab("")
        self.view.addTab("")
        self.view.setDrawBase(False)
        words.say(self.view, "setAccessibleName", mark("Seating", "Order of the list"))
        self.view.currentChanged.connect(self._show_view)
        self.seats = SeatsModel(self._desk.theme)
        self.board = SeatBoard(self.seats)
        self.board.weighed.connect(self._weigh)
        self.board.swapped.connect(self._swap)
        self.board.let_go.connect(self._say_hint)
        self.names_model: ListModel[SeatOf] = ListModel(lambda seat: seat.entry.id)
        self.names = ListView(self.names_model, mark("Seating", "Seats by name"))
        self.names.opened.connect(lambda at: self.show_seat(self.names_model.row_at(at).entry.id))
        self.board.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.board.customContextMenuRequested.connect(self._ask_at)
        self.late = LateLine(self._desk)
        self.price = label(wraps=True)
        self.facts = label(role="soft", wraps=True)
        self.again = button(mark("Seating", "Draw again"), self.draw_again)
        self.discard_button = button(mark("Seating", "Take back"), self.discard)
        self.print_button = button(mark("Seating", "Print"), self._print)
        self.change_button = button(mark("Seating", "Gone, substitute…"), self._ask)
        self.start_button = button(mark("Seating", "Start the round"), self.start, kind="primary")
        self.lists = QStackedWidget()
        self.lists.addWidget(self.board)
        self.lists.addWidget(self.names)
        made = QWidget()
        content = column(
            row(self.view, None),
            self.lists,
            self.late,
            self.price,
            self.facts,
            row(self.change_button, self.again, self.discard_button, self.print_button, None, self.start_button),
        )
        content.setStretch(1, 1)
        made.setLayout(content)
        return made

    # --- showing -------------------------------------------------------------

    def refresh(self, _changes: ChangeSet | None) -> None:
        """Show the round that is chosen, the newest at first."""
        snapshot = self._desk.snapshot
        drawn = [round_.number for round_ in snapshot.rounds]
        can_draw_more = len(drawn) < snapshot.rounds_planned and not self._desk.is_read_only
        offered = [*drawn, len(drawn) + 1] if can_draw_more else drawn
        is_over = [each.number for each in snapshot.rounds if each.state == "closed"]
        if self._round_no not in offered or (self._round_no in is_over and self._round_no not in self._over):
            # The round shown was closed meanwhile: whoever comes now comes for the next one.
            self._round_no = self._wanted(offered)
        self._over = is_over
        self._offer(offered or [1])
        self._show()

    def _wanted(self, offered: list[int]) -> int:
        """The round that somebody most likely comes for: a drawn one, else the next."""
        snapshot = self._desk.snapshot
        for round_ in snapshot.rounds:
            if round_.state != "closed":
                return round_.number
        return offered[-1] if offered else 1

    def retranslate(self) -> None:
        """Everything is said in refresh."""

    def arrive(self, round_no: int | None = None, entry: int | None = None) -> None:
        """Show a round, or where somebody sits."""
        if round_no is not None:
            self._round_no = round_no
        self.refresh(None)
        if entry is not None:
            self.show_seat(entry)
        self._put_focus()

    def _offer(self, numbers: list[int]) -> None:
        clear(self._rounds)
        for number in numbers:
            made = button(None, partial(self.arrive, number), kind="quiet")
            made.setText(translate("Seating", "Round {number}", number=number))
            made.setCheckable(True)
            made.setChecked(number == self._round_no)
            self._rounds.addWidget(made)

    @property
    def round(self) -> Round | None:
        """The round that is shown, where it is drawn."""
        found = [each for each in self._desk.snapshot.rounds if each.number == self._round_no]
        return found[0] if found else None

    def _show(self) -> None:
        round_ = self.round
        if round_ is None:
            self._show_undrawn()
            self.body.setCurrentIndex(0)
            self.setFocusProxy(self.draw_button if self.draw_button.isEnabled() else self.to_entries)
        else:
            self._show_drawn(round_)
            self.body.setCurrentIndex(1)
            self.setFocusProxy(self.board if self.view.currentIndex() == 0 else self.names)

    def _put_focus(self) -> None:
        self.setFocus()

    def _show_undrawn(self) -> None:
        snapshot = self._desk.snapshot
        self.state.setText(translate("Seating", "not drawn yet"))
        self.undrawn_title.setText(translate("Seating", "Round {number}", number=self._round_no))
        self.people.setText(summary(snapshot))
        self.outlook.setText(outlook_words(snapshot, self._round_no))
        here = sum(plays(entry, self._round_no) for entry in snapshot.entries)
        self._say_why_not(here)
        self.draw_button.setText(translate("Seating", "Draw round {number}", number=self._round_no))
        self.draw_button.setEnabled(here >= FEWEST)
        self.by_hand.setEnabled(here >= FEWEST)

    def _say_why_not(self, here: int) -> None:
        """Say what speaks against drawing now."""
        waiting = [each for each in self._desk.snapshot.rounds if each.state != "closed"]
        if here < FEWEST:
            self.why_not.setText(translate("Seating", "At least three people must be here to draw a round."))
        elif waiting:
            self.why_not.setText(
                translate(
                    "Seating",
                    "Round {number} is not closed; draw only if its last sheets don't matter for the seats.",
                    number=waiting[0].number,
                )
            )
        set_role(self.why_not, "warn")
        self.why_not.setVisible(here < FEWEST or bool(waiting))

    def _show_drawn(self, round_: Round) -> None:
        snapshot = self._desk.snapshot
        texts = {
            "drawn": translate("Seating", "drawn, not started"),
            "open": translate("Seating", "running"),
            "closed": translate("Seating", "closed"),
        }
        self.state.setText(texts[round_.state])
        self.view.setTabText(0, translate("Seating", "By table"))
        self.view.setTabText(1, translate("Seating", "By name"))
        self.seats.show(snapshot, round_)
        self.board.is_locked = round_.state == "closed" or self._desk.is_read_only
        lists = Lists(snapshot=snapshot, ledger=self._desk.bus.ledger)
        self.names_model.show(seating_rows(snapshot, round_), SEATING_BY_NAME, lists)
        self.facts.setText(round_words(snapshot, round_))
        self.late.show_round(snapshot, round_)
        self.change_button.setVisible(not self.board.is_locked)
        has_results = any(table.deals or table.totals for table in round_.tables)
        is_last = round_.number == len(snapshot.rounds)
        for widget in (self.again, self.discard_button):
            widget.setVisible(is_last and not has_results and round_.state != "closed" and not self._desk.is_read_only)
        self.start_button.setText(
            translate("Seating", "Start round {number}", number=round_.number)
            if round_.state == "drawn"
            else translate("Seating", "Enter sheets")
        )
        self._say_hint()

    def _show_view(self, at: int) -> None:
        self.lists.setCurrentIndex(at)
        self.price.setVisible(at == 0)
        self.setFocusProxy(self.board if at == 0 else self.names)

    def _say_hint(self) -> None:
        set_role(self.price, "soft")
        self.price.setText(
            ""
            if self.board.is_locked
            else translate("Seating", "To swap two people, drag one onto the other – or Space, arrows, Space.")
        )

    def show_seat(self, entry: int) -> None:
        """Show where somebody sits."""
        place = self.seats.place_of(entry)
        if place is not None:
            self.view.setCurrentIndex(0)
            self.board.choose(place)
            self.board.setFocus()

    # --- late, gone, substitute ----------------------------------------------

    def _ask_at(self, spot: QPoint) -> None:
        index = self.board.indexAt(spot)
        if index.isValid() and index.column() > 0:
            self.board.setCurrentIndex(index)
            self._ask(self.board.viewport().mapToGlobal(spot))

    def _ask(self, spot: QPoint | None = None) -> None:
        """Offer what may happen to the person in the chosen seat."""
        round_, place = self.round, self.board.current
        if round_ is None or self.board.is_locked:
            return
        if place is None:
            self._desk.say(translate("Seating", "First choose the person in the list above."), "note")
            return
        table = self.seats.table_at(place[0])
        entry = self._desk.snapshot.entry(table.seats[place[1]])
        below = self.change_button.mapToGlobal(self.change_button.rect().topLeft())
        menu(self._desk, round_, table, entry, self).popup(spot or below)

    # --- drawing -------------------------------------------------------------

    def draw(self) -> None:
        """Let the program draw the round that is shown, in a worker that can be cancelled."""
        if self.round is not None or self.working.is_busy or not self.draw_button.isEnabled():
            return
        snapshot, number, seed = self._desk.snapshot, self._round_no, self.seed.value()

        def search(progress: Progress) -> object:
            return plan_from(snapshot, number, seed, progress)

        self.draw_button.setEnabled(False)
        self._work = run_in_worker(search, self._keep, on_refused=self._refused, parent=self)
        self._work.ended.connect(lambda: self.draw_button.setEnabled(True))
        self.working.follow(self._work, mark("Seating", "Looking for tables where nobody meets again…"))

    def _refused(self, refusal: RefusedError) -> None:
        commands.show(self._desk, refusal.problems, {})

    def _keep(self, answer: object) -> None:
        if not isinstance(answer, Plan):
            return
        desk, number = self._desk, self._round_no
        seats = answer.rounds[0]
        changes = desk.run(
            lambda: desk.rounds.draw(
                number,
                seats.numbered,
                method="program",
                seed=answer.seed,
                loosened=[each.key for each in answer.loosened],
                sitting_out=seats.sitting_out,
            )
        )
        if changes is not None:
            desk.say(translate("Seating", "Round {number} is drawn.", number=number))
            self.setFocus()

    def draw_again(self) -> None:
        """Take the draw back and draw with another seed."""
        round_ = self.round
        if round_ is None or not self.again.isVisible() or self.working.is_busy:
            return
        if self._desk.run(lambda: self._desk.rounds.discard(round_.id)) is not None:
            self._round_no = round_.number
            self.seed.setValue(1 + secrets.randbelow(999_999))
            self.refresh(None)
            self.draw()

    def draw_by_hand(self) -> None:
        """Type the tables that were drawn with chips or cards."""
        from tappscore.ui.dialogs.hand_draw import HandDrawDialog

        HandDrawDialog(self._desk, self._round_no, self.window()).open()

    def discard(self) -> None:
        """Take the draw back; a round with results is refused by the verb."""
        round_ = self.round
        if round_ is not None and self._desk.run(lambda: self._desk.rounds.discard(round_.id)) is not None:
            self._desk.say(translate("Seating", "The draw is taken back. Undo brings it again."))

    def start(self) -> None:
        """Start the round, or go on to its sheets."""
        round_ = self.round
        if round_ is None:
            return
        if round_.state == "drawn" and self._desk.run(lambda: self._desk.rounds.start(round_.id)) is None:
            return
        self._desk.go("scoring", round_no=round_.number)

    def _print(self) -> None:
        """Show the seats on paper, in the order that is shown here."""
        document = "seating-by-table" if self.view.currentIndex() == 0 else "seating-by-name"
        self._desk.go("print", document=document, round_no=self._round_no)

    # --- swapping ------------------------------------------------------------

    def _weigh(self, one: Place, other: Place) -> None:
        round_ = self.round
        if round_ is not None:
            price = price_of(self._desk.snapshot, round_, one, other)
            self.price.setText(price_words(price))
            set_role(self.price, "warn" if price.change > 0 else "good")

    def _swap(self, one: Place, other: Place) -> None:
        desk = self._desk
        first, second = self.seats.table_at(one[0]), self.seats.table_at(other[0])
        if desk.run(lambda: desk.rounds.swap(first.id, one[1] + 1, second.id, other[1] + 1)) is not None:
            desk.say(translate("Seating", "Swapped. Undo takes it back."))
        self.board.choose(other)
