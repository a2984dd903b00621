"""What the rehearsal does at the window besides typing sheets: people, seats, corrections, by keys and clicks."""

from __future__ import annotations

from collections.abc import Sequence

from desk_hands import Hands
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tappscore.tournament.snapshot import Entry, Table
from tappscore.ui.dialogs.entry import EntryDialog
from tappscore.ui.dialogs.substitute import SubstituteDialog
from tappscore.ui.pages.seating_changes import LateLine

CONTROL = Qt.KeyboardModifier.ControlModifier
KINDS = ("nothing", "zero", "average")  # in the order of the answers


class AtTheWindow:
    """Hands that know the pages."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.desk = hands.desk

    # --- people ---------------------------------------------------------------------

    def choose_entry(self, entry: Entry) -> None:
        """Go to somebody in the list by the number that is typed into the line."""
        self.hands.focus()
        self.hands.alt(2)
        self.hands.enter(str(entry.number))

    def choose_in_menu(self, text: str) -> None:
        menus = self.hands.window.findChildren
        self.hands.wait_until(lambda: any(menu.isVisible() for menu in menus(QMenu)))
        menu = next(menu for menu in menus(QMenu) if menu.isVisible())
        action = next(action for action in menu.actions() if text in action.text())
        self.hands.click(menu, menu.actionGeometry(action).center())

    def leave(self, entry: Entry, round_no: int) -> None:
        self.choose_entry(entry)
        self.hands.press(Qt.Key.Key_F2)
        self.choose_in_menu(f"Gone from round {round_no} on")
        self.hands.focus()

    def come(self, name: str, credit: int) -> None:
        """Let somebody late in, with points for the rounds that were missed."""
        hands = self.hands
        hands.focus()
        hands.alt(2)
        there = len(self.desk.snapshot.entries)
        hands.enter(name)
        if len(self.desk.snapshot.entries) == there:  # somebody is called nearly so
            found = hands.window.page("entries").found
            while found.chosen is None or not found.chosen.is_new:
                hands.press(Qt.Key.Key_Down)
            hands.press(Qt.Key.Key_Return)
        self.choose_entry(self.desk.snapshot.entries[-1])
        hands.press(Qt.Key.Key_Return)
        dialog = hands.dialog(EntryDialog)
        dialog.credit.setFocus()
        hands.press(Qt.Key.Key_A, CONTROL)
        hands.type(str(credit))
        hands.press(Qt.Key.Key_Return)
        hands.wait_until(lambda: not dialog.isVisible())

    def substitute(self, entry: Entry, name: str, round_no: int, *, takes_points: bool) -> None:
        hands = self.hands
        self.choose_entry(entry)
        hands.press(Qt.Key.Key_F2)
        self.choose_in_menu("Substitute…")
        dialog = hands.dialog(SubstituteDialog)
        hands.type(name)
        dialog.round.setFocus()
        hands.press(Qt.Key.Key_A, CONTROL)
        hands.type(str(round_no))
        if takes_points:
            hands.click(dialog.over, QPoint(12, dialog.over.height() // 2))
        while dialog.coming is None or not dialog.coming.is_new:
            dialog.line.setFocus()
            hands.press(Qt.Key.Key_Down)
        hands.click(dialog.keep_button)
        hands.wait_until(lambda: not dialog.isVisible())

    def mend(self, round_no: int) -> None:
        """Give those who came late a seat."""
        self.hands.focus()
        self.hands.alt(3)
        page = self.hands.window.page("seating")
        self.press(page, f"Round {round_no}")
        late = page.findChild(LateLine)
        assert late is not None
        self.press(late, "Give everybody a seat")

    def press(self, within, text: str) -> None:
        """Click the button that says this, once it is there."""

        def found() -> list[QPushButton]:
            return [made for made in within.findChildren(QPushButton) if made.isVisible() and made.text() == text]

        self.hands.wait_until(lambda: bool(found()))
        self.hands.click(found()[0])

    # --- sheets -----------------------------------------------------------------------

    @property
    def scoring(self):
        return self.hands.window.page("scoring")

    def open_sheet(self, table: Table, round_no: int) -> None:
        """Open a sheet by its round and number; what a full one asks is left."""
        hands = self.hands
        hands.focus()
        hands.alt(4)
        while (shown := self.scoring.loop.place.round_number) != round_no:
            hands.press(Qt.Key.Key_PageDown if shown < round_no else Qt.Key.Key_PageUp, CONTROL)
        hands.enter(str(table.number))
        assert self.scoring.loop.table_id == table.id
        if self.scoring.bar.answers:
            hands.press(Qt.Key.Key_Escape)

    def act(self, text: str) -> None:
        """Choose a line of the sheet's menu."""
        hands, menu = self.hands, self.scoring.head.more.menu()

        def choose() -> None:
            action = next(action for action in menu.actions() if text in action.text())
            hands.click(menu, menu.actionGeometry(action).center())

        QTimer.singleShot(0, choose)  # the menu holds the window until something is chosen
        hands.press(Qt.Key.Key_F2)
        hands.window.activateWindow()  # as a real screen does once the menu is gone
        hands.wait_until(lambda: QApplication.focusWidget() is not None)

    def seat(self, table: Table, round_no: int, people: Sequence[int]) -> None:
        """Other people sat here: their numbers in the order of the paper."""
        self.open_sheet(table, round_no)
        self.act("Other people sat here")
        self.hands.enter(" ".join(str(self.desk.snapshot.entry(one).number) for one in people))
        assert self.desk.snapshot.table(table.id).seats == tuple(people), self.scoring.bar.preview.text()

    def exchange(self, table: Table, other: Table, round_no: int) -> None:
        self.open_sheet(table, round_no)
        self.act("This sheet belongs to another table")
        self.hands.enter(str(other.number))
        self.hands.type("a")

    def break_off(self, table: Table, round_no: int, lines: Sequence[str], missing: str) -> None:
        """Type what was played and say that it ended there, and what the rest counts."""
        self.open_sheet(table, round_no)
        for line in lines:
            self.hands.enter(line)
            if self.scoring.loop.work.mode == "reason":
                self.hands.enter("1")
        self.act(f"Broken off after {len(lines)}")
        if self.desk.snapshot.table(table.id).missing_deals != missing:
            self.act("not played count")
            self.hands.type("abc"[KINDS.index(missing)])
        assert self.desk.snapshot.table(table.id).missing_deals == missing

    def take_into_line(self, table: Table, round_no: int, number: int) -> None:
        """Take a booked deal back into the line with the arrow."""
        self.open_sheet(table, round_no)
        while self.scoring.bar.prompt.text() != f"Correcting deal {number}":
            self.hands.press(Qt.Key.Key_Up)

    def correct(self, table: Table, round_no: int, number: int, line: str, reason: str = "") -> None:
        self.take_into_line(table, round_no, number)
        self.hands.press(Qt.Key.Key_A, CONTROL)
        self.hands.enter(line)
        if reason:
            self.hands.enter(reason)

    def dispute(self, table: Table, round_no: int, number: int) -> None:
        """Mark a deal as disputed, or settle it."""
        self.take_into_line(table, round_no, number)
        self.hands.press(Qt.Key.Key_D, CONTROL)
