"""Evenings of the club: found by typing, reopened exactly as they were."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from tappscore.i18n import Text, mark
from tappscore.problems import Problem, RefusedError
from tappscore.store.loading import Summary, tournaments
from tappscore.ui import theme, words
from tappscore.ui.models.evenings import EVENINGS, matching
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.history_steps import StepBack


class EveningsTab(QWidget):
    """The list of evenings with what can be done to one of them."""

    def __init__(self, desk: Desk, steps: StepBack) -> None:
        super().__init__()
        self._desk = desk
        self._steps = steps
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(56 * theme.UNIT)
        self.search.setMinimumWidth(30 * theme.UNIT)
        words.say(self.search, "setPlaceholderText", mark("History", "Name, place, game or year"))
        words.say(self.search, "setAccessibleName", mark("History", "Search the evenings"))
        self.with_bin = QCheckBox()
        words.say(self.with_bin, "setText", mark("History", "Show the bin"))
        self._model = ListModel[Summary](key=lambda evening: evening.id)
        self.list = ListView(self._model, mark("History", "Evenings"))
        self.open = button(mark("History", "Open"), self.open_chosen, kind="primary")
        self.like = button(mark("History", "New tournament like this one"), self._new_like)
        self.bin = button(mark("History", "Put into the bin"), self._bin)
        self.recount = button(mark("History", "Count again"), self._recount)
        self.export = button(mark("History", "Save as archive"), self._export)
        self.bring = button(mark("History", "In and out …"), self._drop_doors)
        self.doors = _doors(
            self.bring,
            (mark("History", "An evening from its archive …"), self._bring),
            (mark("History", "Join with another club file or archives …"), self._join),
            (mark("History", "Old result lists …"), self._old_lists),
        )
        self.doors.addSeparator()
        self.paper = PaperButtons(desk, self._paper)
        self.paper.setParent(self)
        self.paper.hide()  # the row below is full: what it does stands in the menu
        for text, press in (
            (mark("History", "List of the evenings as PDF …"), self.paper.save.click),
            (mark("History", "Print the list of the evenings …"), self.paper.print.click),
        ):
            _add_door(self.doors, text, press)
        self.doors.addSeparator()
        # The club file as a whole: the same actions that Ctrl+K finds.
        self.doors.addActions([desk.actions[key] for key in ("club.take_along", "club.open", "club.new")])
        self.count = label(role="soft")
        nothing = EmptyPlace(
            mark("History", "No evening yet"),
            mark(
                "History",
                "Every tournament stays here with all its deals: open it again, look up who won, begin one like it.",
            ),
            button(mark("History", "New tournament"), lambda: desk.go("new"), kind="primary"),
            mark("History", "Old winners' lists of the club can be taken over from a spreadsheet."),
            button(mark("History", "Take over old result lists"), self._old_lists),
        )
        self._nothing = nothing
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(nothing)
        self._buttons = row(None, self.recount, self.export, self.bin, self.like, self.open)
        content = column(
            _head(self.search, self.with_bin, self.count, self.bring),
            self._stack,
            self._buttons,
            gap=theme.GAP,
        )
        content.setStretch(1, 1)
        self.setLayout(content)
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.returnPressed.connect(self._open_first)
        self.with_bin.toggled.connect(lambda _on: self._fill())
        self.list.opened.connect(lambda _row: self.open_chosen())
        self.list.moved.connect(lambda _row: self._allow())

    # --- what the page asks of a tab ------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Read the list again when an evening, its people or its rounds changed."""
        if changes is None or changes.touches("tournaments", "entries", "rounds"):
            self._fill()

    # --- list ---------------------------------------------------------------------

    def _fill(self) -> None:
        everything = tournaments(self._desk.file, binned=True) if self._desk.bus.file is not None else ()
        shown = matching(everything, self.search.text(), with_bin=self.with_bin.isChecked())
        chosen = self.chosen
        self._model.show(shown, EVENINGS)
        self._stack.setCurrentIndex(0 if everything else 1)
        for part in (self.search, self.with_bin, self.like, self.bin, self.export, self.recount, self.open, self.count):
            part.setVisible(bool(everything))
        if shown:
            place = self._model.place_of(chosen.id) if chosen is not None else None
            self.list.choose(place or 0)
        self.count.setText(translate("History", "%n evenings", len(shown)))
        self._allow()

    @property
    def chosen(self) -> Summary | None:
        """The evening under the cursor."""
        at = self.list.current_row
        return self._model.row_at(at) if 0 <= at < self._model.rowCount() else None

    def _allow(self) -> None:
        chosen = self.chosen
        for part in (self.open, self.like, self.bin, self.export):
            part.setEnabled(chosen is not None)
        # Of an old list there is nothing that other rules could count.
        self.recount.setEnabled(chosen is not None and chosen.rounds > 0)
        text = (
            mark("History", "Take out of the bin") if chosen and chosen.binned else mark("History", "Put into the bin")
        )
        words.say(self.bin, "setText", text)

    # --- what can be done -----------------------------------------------------------

    def _open_first(self) -> None:
        if self._model.rowCount() == 1:
            self.open_chosen()
        else:
            self.list.setFocus()

    def open_chosen(self) -> None:
        """Open the evening under the cursor and show where it stands."""
        chosen = self.chosen
        if chosen is not None:
            self._desk.bus.open(chosen.id)
            self._desk.go("tonight")

    def _new_like(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self._desk.go("new", like=chosen.id)

    def _bin(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        verbs = self._desk.tournaments
        verb = verbs.unbin if chosen.binned else verbs.bin
        if self._desk.run(lambda: verb(chosen.id)) is not None:
            sentence = (
                translate("History", "{name} is back in the list.", name=chosen.name)
                if chosen.binned
                else translate(
                    "History", "{name} is in the bin; undo or “Show the bin” brings it back.", name=chosen.name
                )
            )
            self._desk.say(sentence)

    def _export(self) -> None:
        from tappscore.exchange import archive
        from tappscore.services.archive import Archive
        from tappscore.ui.documents_folder import safe_name, save_file

        chosen = self.chosen
        if chosen is None:
            return
        start = Path(self._desk.settings.text("archive_folder")) / f"{safe_name(chosen.name)}.json"
        title, kind = translate("History", "Save as archive"), translate("History", "Tournament archives (*.json)")
        name, _ = QFileDialog.getSaveFileName(self, title, str(start), kind)
        if not name:
            return
        content = archive.encode(archive.write(Archive(self._desk.file).snapshot(chosen.id)))
        if save_file(self._desk, Path(name), content):
            self._desk.settings.keep("archive_folder", str(Path(name).parent))

    def _bring(self) -> None:
        title, kind = translate("History", "Read an archive"), translate("History", "Tournament archives (*.json)")
        name, _ = QFileDialog.getOpenFileName(self, title, self._desk.settings.text("archive_folder"), kind)
        if name:
            self._desk.settings.keep("archive_folder", str(Path(name).parent))
            if self._desk.run(lambda: self._read(Path(name))) is not None:
                self._desk.say(translate("History", "Read: {file}", file=name))

    def _recount(self) -> None:
        from tappscore.ui.dialogs.recount import RecountDialog

        if self.chosen is not None:
            RecountDialog(self._desk, self.chosen, self.window()).open()

    def _paper(self) -> tuple[str, bytes] | None:
        """Make the list as it is shown now: what was searched for, in the order chosen."""
        from tappscore.report.history_pages import Part
        from tappscore.ui.models.history_paper import rendered

        rows = [self._model.row_at(at) for at in range(self._model.rowCount())]
        if not rows:
            return None
        title = translate("History", "Our evenings")
        part = Part(translate("History", "Evenings"), self._model.columns, rows, most=2000)
        return title, rendered(self._desk, title, (self.search.text().strip(), self.count.text()), [part])

    def _drop_doors(self) -> None:
        self.doors.popup(self.bring.mapToGlobal(self.bring.rect().bottomLeft()))

    def _join(self) -> None:
        from tappscore.ui.dialogs.joining import choose

        dialog = choose(self._desk, self.window())
        if dialog is not None:
            dialog.joined.connect(self._joined)

    def _joined(self, changes: ChangeSet) -> None:
        self._steps.offer(changes, translate("History", "The other file is joined; Undo takes all of it back."))

    def _old_lists(self) -> None:
        from tappscore.ui.dialogs.old_list import choose

        choose(self._desk, self.window())

    def _read(self, path: Path) -> ChangeSet:
        from tappscore.exchange import archive
        from tappscore.services.archive import Archive

        try:
            content = path.read_bytes()
        except OSError as fault:
            problem = Problem("file-cannot-open", values={"file": path.name, "folder": str(path.parent)})
            raise RefusedError(problem) from fault
        return Archive(self._desk.file).bring_in(archive.read(archive.decode(content)))


def _doors(opener: QPushButton, *doors: tuple[Text, Callable[[], None]]) -> QMenu:
    """Hang a menu on a button: what comes in from outside has one door."""
    menu = QMenu(opener)
    for text, hand in doors:
        _add_door(menu, text, hand)
    return menu


def _add_door(menu: QMenu, text: Text, hand: Callable[[], None]) -> None:
    action = menu.addAction("")
    words.say(action, "setText", text)
    action.triggered.connect(lambda _checked=False: hand())


def _head(search: QWidget, with_bin: QWidget, count: QWidget, bring: QWidget) -> QHBoxLayout:
    made = row(search, with_bin, None, count, bring, gap=theme.GAP)
    made.setStretch(0, 1)
    return made
