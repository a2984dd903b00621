"""Entries: one search line for everybody who comes to the door, and the list of who is here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QCheckBox, QLineEdit, QMenu, QPushButton, QWidget

from tappscore.i18n import mark
from tappscore.tournament.columns import ENTRIES, Column, Lists
from tappscore.ui import theme, words
from tappscore.ui.models.entry_filters import FILTERS, RARE, belongs
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.people import Candidate, candidates, summary, told
from tappscore.ui.models.typed_name import read_typed
from tappscore.ui.pages.entries_menu import state_menu, state_offers
from tappscore.ui.undoing import shows_entries
from tappscore.ui.widgets.candidates import CandidateList
from tappscore.ui.widgets.header import Elided
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row, undo_through
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Entry
    from tappscore.ui.desk import Desk

FEWEST = 3  # people at a table


class EntriesPage(QWidget):
    """The door."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._only: str = "all"
        self._swapped = False
        self._booked_last: int | None = None
        self.offers = lambda: state_offers(desk, self.chosen, self)
        self.line = QLineEdit()
        words.say(self.line, "setAccessibleName", mark("Entries", "Name or number"))
        words.say(
            self.line, "setPlaceholderText", mark("Entries", "Two or three letters of a name – a number is the chip")
        )
        self.line.setClearButtonEnabled(True)
        self.line.textEdited.connect(lambda _text: self._typed())
        undo_through(self.line)
        self.books = QCheckBox()
        words.say(self.books, "setText", mark("Entries", "only booked"))
        self.owes = QCheckBox()
        words.say(self.owes, "setText", mark("Entries", "owes the fee"))
        for box in (self.books, self.owes):
            box.toggled.connect(lambda _on: self.line.setFocus())
        self.hint = label(role="soft", wraps=True)
        self.found = CandidateList()
        self.found.taken.connect(self._take)
        self.found.swapped.connect(self._swap)
        self.booked = Elided("large")
        self.take_back = button(mark("Entries", "Undo"), desk.actions["undo"].trigger, kind="quiet")
        self.take_back.hide()
        self.booked.hide()
        self.counts = label(role="strong", wraps=True)
        self._filters = QButtonGroup(self)
        self._filter_buttons: dict[str, QPushButton] = {}
        for key, _text in FILTERS:
            made = button(None, partial(self.show_only, key), kind="quiet")
            made.setCheckable(True)
            self._filters.addButton(made)
            self._filter_buttons[key] = made
        self._filter_buttons["all"].setChecked(True)
        self.model: ListModel[Entry] = ListModel(lambda entry: entry.id)
        self.list = ListView(self.model, mark("Entries", "Entries"))
        self.shows_step = partial(shows_entries, desk, self.list)
        self.list.opened.connect(lambda _row: self.edit())
        self.list.moved.connect(lambda _row: self._wake())
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(
            lambda place: self.state_menu().popup(self.list.viewport().mapToGlobal(place))
        )
        self.empty = EmptyPlace(
            mark("Entries", "Nobody is registered yet"),
            mark(
                "Entries",
                "Type a name above and press Enter. People of earlier evenings are found by two or three letters.",
            ),
        )
        self.edit_button = button(mark("Entries", "Edit…"), self.edit)
        self.state_button = button(mark("Entries", "Change state…"), self._drop_menu)
        self.remove_button = button(mark("Entries", "Take out"), self.remove)
        self.import_button = button(mark("Entries", "Import a list…"), self.import_list)
        self.next_button = button(mark("Entries", "On to the draw"), lambda: desk.go("seating"), kind="primary")
        self._lay_out()
        for watched in (self.line, self.list):
            watched.installEventFilter(self)
        desk.actions.bind("entries.remove", self.remove, self)
        desk.actions.bind("entries.mark", self._drop_menu, self)
        self.setFocusProxy(self.line)

    def _lay_out(self) -> None:
        search = row(self.line, self.books, self.owes, gap=theme.GAP)
        search.setStretch(0, 1)
        done = row(self.booked, self.take_back)
        done.setStretch(0, 1)
        filters = row(*self._filter_buttons.values(), None, gap=0)
        below = row(self.edit_button, self.state_button, self.remove_button, self.import_button, None, self.next_button)
        content = column(
            search,
            self.hint,
            self.found,
            done,
            row(self.counts),
            filters,
            self.list,
            self.empty,
            below,
            margin=theme.MARGIN,
        )
        content.setStretchFactor(self.list, 1)
        content.setStretchFactor(self.empty, 1)
        content.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(content)
        self.hint.hide()
        self.found.hide()

    # --- showing -------------------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Show the entries and what they make."""
        snapshot = self._desk.snapshot
        if changes is not None and not changes.touches(
            "entries", "persons", "tables", "seats", "rounds", "tournaments"
        ):
            return
        lists = Lists(snapshot=snapshot, ledger=self._desk.bus.ledger)
        if self._only in RARE and not any(belongs(entry, self._only) for entry in snapshot.entries):
            self._only = "all"
            self._filter_buttons["all"].setChecked(True)
        rows = [entry for entry in snapshot.entries if belongs(entry, self._only)]
        rows.sort(key=lambda entry: entry.number)
        self.model.show(rows, self._columns(), lists)
        has_any = bool(snapshot.entries)
        for key, text in FILTERS:
            count = sum(belongs(entry, key) for entry in snapshot.entries)
            made = self._filter_buttons[key]
            made.setText(translate(text.context, text.source, count=count))
            made.setVisible(has_any and (count > 0 or key not in RARE))
        self.list.setVisible(has_any)
        self.empty.setVisible(not has_any)
        self.counts.setText(summary(snapshot))
        self.next_button.setEnabled(sum(entry.state == "present" for entry in snapshot.entries) >= FEWEST)
        for widget in (self.edit_button, self.state_button, self.remove_button):
            widget.setVisible(has_any)
        self._wake()
        if self._booked_last is not None:
            self._tell_booked(self._booked_last)
        if self.line.text():
            self._typed()

    def _columns(self) -> tuple[Column[Entry], ...]:
        entries = self._desk.snapshot.entries
        wanted = {
            "club": any(entry.person.club for entry in entries),
            "town": any(entry.person.town for entry in entries),
            "owes": any(entry.owes for entry in entries),
            "guest": any(entry.guest for entry in entries),
            "team": any(entry.team for entry in entries),
            "note": any(entry.note for entry in entries),
            "fixed_table": any(entry.fixed_table for entry in entries),
        }
        return tuple(each for each in ENTRIES if wanted.get(each.key, True))

    def retranslate(self) -> None:
        """Everything is said in refresh."""

    def show_only(self, only: str) -> None:
        """Show the entries of one state."""
        self._only = only
        self._filter_buttons[only].setChecked(True)
        self.refresh(None)

    def arrive(self, entry: int | None = None, only: str | None = None) -> None:
        """Show one entry, or those of a filter."""
        self.show_only(only or "all")
        if entry is not None and self._show_in_list(entry):
            self.list.setFocus()

    def _show_in_list(self, entry: int) -> bool:
        """Choose an entry in the list; False where the list doesn't have it."""
        place = self.model.place_of(entry)
        if place is None and self._only != "all":
            self.show_only("all")
            place = self.model.place_of(entry)
        if place is not None:
            self.list.choose(place)
        return place is not None

    # --- the line ------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the line lead the list of candidates below it; whoever types a name means the line."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if watched is self.line and self._lead(Qt.Key(event.key())):
            return True
        if watched is self.list and self._typed_at_list(event):
            return True
        return super().eventFilter(watched, event)

    def _lead(self, key: Qt.Key) -> bool:
        """Do what a key in the line means for the people below it."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            self._typed()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.found.isVisible():
            self.found.step(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Down and self.list.isVisible() and self.list.current_row < 0:
            self.list.choose(0)
            self.list.setFocus()
        else:
            return False
        return True

    def _typed_at_list(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if held or not event.text().strip() or not event.text().isprintable():
            return False
        self.line.setFocus()
        self.line.insert(event.text())
        self._typed()
        return True

    def _typed(self) -> None:
        typed = read_typed(self.line.text())
        self._swapped = self._swapped and bool(typed.sought)
        if self._swapped:
            typed = typed.swapped
        self.hint.hide()
        self.found.show_candidates(candidates(self._desk, typed))
        self.found.setVisible(bool(typed.sought))

    def _swap(self) -> None:
        self._swapped = not self._swapped
        self._typed()
        self.found.choose_last()
        self.line.setFocus()

    def _enter(self) -> None:
        """Take the chosen candidate; without a choice only a unique one."""
        if not self.line.text().strip():
            return
        typed = read_typed(self.line.text())
        if not typed.sought and typed.number is not None:
            self._go_to_number(typed.number)
            return
        chosen = self.found.chosen or self.found.unique
        if chosen is None:
            self.hint.setText(translate("Entries", "Several fit. Choose with ↓ or with a click."))
            self.hint.show()
            return
        self._take(chosen)

    def _go_to_number(self, number: int) -> None:
        entry = next((each for each in self._desk.snapshot.entries if each.number == number), None)
        if entry is None:
            self.hint.setText(translate("Entries", "Number {number} is not taken.", number=number))
            self.hint.show()
            return
        self.line.clear()
        self._typed()
        self.arrive(entry=entry.id)

    def _take(self, chosen: Candidate) -> None:
        """Register a candidate, or let somebody who booked be here."""
        desk = self._desk
        if chosen.entry is not None and chosen.entry.state in ("present", "disqualified"):
            self._say_here(chosen.entry)
            return
        state: Literal["booked", "present"] = "booked" if self.books.isChecked() else "present"
        owes = self._fee() if self.owes.isChecked() else 0
        if chosen.entry is not None:
            entry_id = chosen.entry.id
            changes = self._let_in(chosen.entry, chosen.number, owes)
        else:
            changes = desk.run(
                lambda: desk.registration.register(
                    first=chosen.first,
                    last=chosen.last,
                    club=chosen.club,
                    town=chosen.town,
                    person_id=chosen.person_id,
                    number=chosen.number,
                    state=state,
                    owes=owes,
                ),
                {"number": self.line, "first": self.line, "last": self.line},
            )
            entry_id = 0 if changes is None else changes.made("entries")
        if changes is None:
            return
        self._reset_line()
        self._tell_booked(entry_id)
        self._show_in_list(entry_id)

    def _say_here(self, entry: Entry) -> None:
        """Say that somebody is in the list; the keyboard stays, the next name replaces the one typed."""
        self._show_in_list(entry.id)
        self.line.selectAll()
        self.hint.setText(
            translate(
                "Entries",
                "{name} is here already, number {number}. Somebody else of this name: ↓ to “New person”, then Enter.",
                name=entry.person.spoken,
                number=entry.number,
            )
        )
        self.hint.show()

    def _let_in(self, entry: Entry, number: int | None, owes: int) -> ChangeSet | None:
        """Let somebody who booked be here, with the chip's number and what is owed where these were said."""
        desk = self._desk
        facts: dict[str, object] = {}
        if number is not None and number != entry.number:
            facts["number"] = number
        if owes != entry.owes:
            facts["owes"] = owes
        if facts and desk.run(lambda: desk.registration.change(entry.id, "", **facts), {"number": self.line}) is None:
            return None
        return desk.run(lambda: desk.registration.mark(entry.id, "present"))

    def _reset_line(self) -> None:
        self.line.clear()
        self._swapped = False
        self.owes.setChecked(False)
        self._typed()
        self.line.setFocus()

    def _fee(self) -> int:
        return int(self._desk.settings.text("fee_cents", "800"))

    def _tell_booked(self, entry_id: int | None) -> None:
        """Keep the line that was booked last large in view, as long as it holds."""
        entry = next((each for each in self._desk.snapshot.entries if each.id == entry_id), None)
        self._booked_last = None if entry is None else entry.id
        self.take_back.setVisible(entry is not None)
        self.booked.setVisible(entry is not None)
        if entry is None:
            self.booked.tell("")
            return
        self.booked.tell("✓ " + told(self._desk.snapshot, entry))

    # --- one entry -----------------------------------------------------------

    @property
    def chosen(self) -> Entry | None:
        """The entry that is chosen in the list."""
        number = self.list.current_row
        return self.model.row_at(number) if 0 <= number < self.model.rowCount() else None

    def _wake(self) -> None:
        for widget in (self.edit_button, self.state_button, self.remove_button):
            widget.setEnabled(self.chosen is not None)

    def edit(self) -> None:
        """Open the chosen entry for changing."""
        from tappscore.ui.dialogs.entry import EntryDialog

        if self.chosen is not None:
            EntryDialog(self._desk, self.chosen, self.window()).open()

    def import_list(self) -> None:
        """Take people from a file."""
        from tappscore.ui.dialogs import import_players

        import_players.choose(self._desk, self.window())

    def remove(self) -> None:
        """Take the chosen entry out; one that has played is refused by the verb."""
        entry = self.chosen
        if entry is None or QApplication.focusWidget() is self.line:
            return
        if self._desk.run(lambda: self._desk.registration.remove(entry.id)) is not None:
            self._desk.say(translate("Entries", "{name} is taken out.", name=entry.person.spoken))
            self._tell_booked(None)

    def _drop_menu(self) -> None:
        if self.chosen is not None:
            self.state_menu().popup(self.state_button.mapToGlobal(self.state_button.rect().bottomLeft()))

    def state_menu(self) -> QMenu:
        """Give the states that the chosen entry may take."""
        return state_menu(self._desk, self.chosen, self)
