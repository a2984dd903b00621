"""Removing somebody's name on request: what goes, what stays, what can't be reached; asked for by typing the name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import formats, mark
from tappscore.ui import theme
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.people import People
    from tappscore.store.club import ClubFile
    from tappscore.tournament.snapshot import Person
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

LOOKING = mark("History", "The backups are being looked through")


class ForgetDialog(QDialog):
    """The one step of the program that can't be undone, so it takes the whole name."""

    def __init__(self, desk: Desk, person: Person, people: People, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._person = person
        self._people = people
        self.setWindowTitle(translate("History", "Remove a name for good"))
        what = label(wraps=True)
        what.setText(
            translate(
                "History",
                "Name, club, town and notes of {name} are removed from this file, from its journal too. "
                "Places, points and deals stay, without a name. It can't be undone.",
                name=person.spoken,
            )
        )
        self.copies = label(role="soft", wraps=True)
        self.reader = Reader(desk)
        self.typed = QLineEdit()
        field = Field(mark("History", "To confirm, type the name: {name}"), self.typed, name=person.spoken)
        self.remove = button(mark("History", "Remove the name for good"), self.keep)
        self.remove.setEnabled(False)
        leave = button(mark("History", "Leave it"), self.reject, kind="primary")
        self.setLayout(
            column(
                what,
                self.copies,
                self.reader,
                field,
                None,
                row(self.remove, None, leave),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        # Room for the names of some backups, which are known later.
        self.resize(min(parent.width() - 64, 720), min(parent.height() - 48, 460))
        self.typed.textChanged.connect(lambda _text: self._allow())
        self.typed.returnPressed.connect(self._enter)
        self.typed.setFocus()
        person_id = person.id

        def look(file: ClubFile, _progress: Progress) -> tuple[Path, ...]:
            from tappscore.services.people import People

            return People(file).copies_that_know(person_id)

        self._say(None)
        self.reader.read(look, self._found, LOOKING)

    def _found(self, copies: object) -> None:
        if isinstance(copies, tuple):
            self._say(copies)

    def _say(self, copies: tuple[Path, ...] | None) -> None:
        said = [
            translate(
                "History",
                "What can't be reached: paper, and files that were taken along, sent or put on a stick.",
            )
        ]
        if copies:
            names = ", ".join(copy.name for copy in copies[:4]) + (" …" if len(copies) > 4 else "")
            said.append(
                translate(
                    "History",
                    "%n backups still hold the name; they go by and by, or can be deleted by hand: {names}.",
                    len(copies),
                    names=names,
                )
            )
            said.append(translate("History", "Folder: {folder}", folder=str(copies[0].parent)))
        elif copies is not None:
            said.append(translate("History", "No backup beside this file holds the name."))
        self.copies.setText("\n".join(said))

    def _allow(self) -> None:
        typed = formats.folded(" ".join(self.typed.text().split()))
        known = {formats.folded(self._person.spoken), formats.folded(self._person.name)}
        self.remove.setEnabled(bool(typed) and typed in known)

    def _enter(self) -> None:
        # Enter alone removes nobody: it leads to the button.
        if self.remove.isEnabled():
            self.remove.setFocus()

    def keep(self) -> None:
        """Remove the name."""
        if self._desk.run(lambda: self._people.forget(self._person.id)) is not None:
            self._desk.say(translate("History", "The name is removed; the results stay."))
            self.reader.stop()
            self.accept()
