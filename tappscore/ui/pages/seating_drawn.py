"""A drawn round: the board of tables and seats, the list by name, what the draw is worth, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QStackedWidget, QTabBar, QWidget

from tappscore.i18n import mark
from tappscore.tournament.columns import SEATING_BY_NAME, Lists, SeatOf, seating_rows
from tappscore.ui import words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.seating_words import move_words, price_words, round_words
from tappscore.ui.models.seats import Place, SeatsModel, can_move, price_of
from tappscore.ui.offers import Offer, menu_offers
from tappscore.ui.pages.seating_changes import LateLine, menu
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import button, column, label, row, set_role
from tappscore.ui.widgets.seat_board import SeatBoard
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Round, Snapshot
    from tappscore.ui.desk import Desk


class DrawnPart(QWidget):
    """Shows one round and lets people change places; what concerns the whole draw is the page's."""

    redrawn = Signal()
    taken_back = Signal()
    judged = Signal()
    wishes = Signal()
    printed = Signal()
    started = Signal()
    learning = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._round: Round | None = None
        self.view = QTabBar()
        self.view.addTab("")
        self.view.addTab("")
        self.view.setDrawBase(False)
        words.say(self.view, "setAccessibleName", mark("Seating", "Order of the list"))
        self.view.currentChanged.connect(self._show_view)
        self.seats = SeatsModel(desk.theme)
        self.board = SeatBoard(self.seats)
        self.board.weighed.connect(self.weigh)
        self.board.swapped.connect(self._swap)
        self.board.let_go.connect(self._say_hint)
        self.names_model: ListModel[SeatOf] = ListModel(lambda seat: seat.entry.id)
        self.names = ListView(self.names_model, mark("Seating", "Seats by name"))
        self.names.opened.connect(lambda at: self.show_seat(self.names_model.row_at(at).entry.id))
        self.board.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.board.customContextMenuRequested.connect(self._ask_at)
        self.late = LateLine(desk)
        self.price = label(wraps=True)
        self.facts = label(role="soft", wraps=True)
        self.learn_button = button(mark("Seating", "Table from a sheet…"), self.learning.emit)
        self.change_button = button(mark("Seating", "Gone, substitute…"), self.ask)
        self.fair_button = button(mark("Seating", "How fair?"), self.judged.emit)
        self.print_button = button(mark("Seating", "Print"), self.printed.emit)
        self.more_button = button(mark("Seating", "More…"), self.offer_more)
        self.start_button = button(mark("Seating", "Start the round"), self.started.emit, kind="primary")
        self.can_redraw = False
        self.lists = QStackedWidget()
        self.lists.addWidget(self.board)
        self.lists.addWidget(self.names)
        buttons = row(
            self.learn_button,
            self.change_button,
            self.fair_button,
            self.print_button,
            self.more_button,
            None,
            self.start_button,
        )
        content = column(row(self.view, None), self.lists, self.late, self.price, self.facts, buttons)
        content.setStretch(1, 1)
        self.setLayout(content)

    @property
    def focus(self) -> QWidget:
        """The list that is shown."""
        return self.board if self.view.currentIndex() == 0 else self.names

    @property
    def is_by_name(self) -> bool:
        """Whether the list by name is shown."""
        return self.view.currentIndex() == 1

    def show_round(self, snapshot: Snapshot, round_: Round) -> None:
        """Take a round."""
        self._round = round_
        self.view.setTabText(0, translate("Seating", "By table"))
        self.view.setTabText(1, translate("Seating", "By name"))
        self.seats.show(snapshot, round_)
        self.board.is_locked = round_.state == "closed" or self._desk.is_read_only
        lists = Lists(snapshot=snapshot, ledger=self._desk.bus.ledger)
        self.names_model.show(seating_rows(snapshot, round_), SEATING_BY_NAME, lists)
        self.facts.setText(round_words(snapshot, round_))
        is_learned = round_.method == "sheets" and not self.board.is_locked
        self.learn_button.setVisible(is_learned)
        self.change_button.setVisible(not (self.board.is_locked or is_learned))
        later = [each for each in snapshot.rounds if each.number >= round_.number]
        is_typed = any(table.deals or table.totals for each in later for table in each.tables)
        is_closed = any(each.state == "closed" for each in later)
        self.can_redraw = not (is_typed or is_closed or self._desk.is_read_only)
        self.more_button.setVisible(not self.board.is_locked)
        waiting = [each.number for each in snapshot.rounds if each.number < round_.number and each.state != "closed"]
        self.start_button.setText(
            translate("Seating", "Start round {number}", number=round_.number)
            if round_.state == "drawn"
            else translate("Seating", "Enter sheets")
        )
        # A round drawn ahead waits for those before it; starting it early stays possible behind "More…".
        self.start_button.setVisible(not waiting or round_.state != "drawn")
        self.late.show_round(snapshot, round_, is_next=self.start_button.isHidden())
        self._say_hint()

    def _show_view(self, at: int) -> None:
        self.lists.setCurrentIndex(at)
        self.price.setVisible(at == 0)
        self.setFocusProxy(self.focus)

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
            self.ask(self.board.viewport().mapToGlobal(spot))

    def ask(self, spot: QPoint | None = None) -> None:
        """Offer what may happen to the person in the chosen seat."""
        round_, place = self._round, self.board.current
        if round_ is None or self.board.is_locked:
            return
        if place is None or self.seats.table_at(place[0]) is None:
            self._desk.say(translate("Seating", "First choose the person in the list above."), "note")
            return
        below = self.change_button.mapToGlobal(self.change_button.rect().topLeft())
        if (made := self._change_menu()) is not None:
            made.popup(spot or below)

    def _change_menu(self) -> QMenu | None:
        """Give what may happen to the person in the chosen seat; None where nobody sits."""
        round_, place = self._round, self.board.current
        if round_ is None or place is None or self.board.is_locked:
            return None
        table, entry_id = self.seats.table_at(place[0]), self.seats.entry_at(place)
        if table is None or entry_id is None:
            return None
        return menu(self._desk, round_, table, self._desk.snapshot.entry(entry_id), self)

    def offers(self) -> list[Offer]:
        """Give what both menus hold."""
        change = self._change_menu()
        return [*menu_offers(self._more_menu()), *(menu_offers(change) if change is not None else ())]

    def offer_more(self) -> None:
        """Offer what is seldom wanted of a draw."""
        self._more_menu().popup(self.more_button.mapToGlobal(self.more_button.rect().topLeft()))

    def _more_menu(self) -> QMenu:
        made = QMenu(self)
        again = made.addAction(translate("Seating", "Draw again"), self.redrawn.emit)
        back = made.addAction(translate("Seating", "Take the draw back"), self.taken_back.emit)
        for action in (again, back):
            action.setEnabled(self.can_redraw)
        made.addAction(translate("Seating", "One more table…"), self.learning.emit)
        made.addAction(translate("Seating", "Wishes…"), self.wishes.emit)
        if self._round is not None and self._round.state == "drawn" and self.start_button.isHidden():
            number = self._round.number
            made.addAction(translate("Seating", "Start round {number}", number=number), self.started.emit)
        return made

    # --- swapping ------------------------------------------------------------

    def weigh(self, one: Place, other: Place) -> None:
        """Say what it costs to put somebody there."""
        round_, snapshot = self._round, self._desk.snapshot
        if round_ is None:
            return
        if self.seats.entry_at(other) is None:
            text, is_possible = move_words(snapshot, self.seats, one, other)
            self.price.setText(text)
            set_role(self.price, "soft" if is_possible else "warn")
            return
        price = price_of(snapshot, round_, self.seats.entry_at(one), self.seats.entry_at(other))
        if price is not None:
            self.price.setText(price_words(snapshot, price))
            set_role(self.price, "warn" if price.is_worse else "good")

    def _swap(self, one: Place, other: Place) -> None:
        desk, round_ = self._desk, self._round
        first, second = self.seats.entry_at(one), self.seats.entry_at(other)
        if round_ is None or first is None:
            return
        here, there = self.seats.table_at(one[0]), self.seats.table_at(other[0])
        if here is not None and there is not None and second is not None:
            changes = desk.run(lambda: desk.rounds.swap(here.id, one[1] + 1, there.id, other[1] + 1))
        elif there is not None and (second is not None or can_move(desk.snapshot, here, there)):
            # From a table with one too many, or from those without a seat.
            seats = [first if each == second else each for each in there.seats]
            after = seats if second is not None else [*seats, first]
            changes = desk.run(lambda: desk.rounds.seat(there.id, after))
        elif here is not None and second is not None:
            after = [second if each == first else each for each in here.seats]
            changes = desk.run(lambda: desk.rounds.seat(here.id, after))
        else:
            self._say_hint()
            return
        if changes is not None:
            desk.say(translate("Seating", "Done. Undo takes it back."))
        self.show_seat(first)
