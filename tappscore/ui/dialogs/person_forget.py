"""Removing somebody's name on request: what goes, what stays, what can't be reached; asked for by typing the name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import formats, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tappscore.services.people import People
    from tappscore.store.club import ClubFile
    from tappscore.store.forgetting import Traces
    from tappscore.tournament.snapshot import Person
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

LOOKING = mark("History", "The copies are being looked through")
CLEARING = mark("History", "The name is being removed from the copies")


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
        self.leave = button(mark("History", "Leave it"), self.reject, kind="primary")
        self.setLayout(
            column(
                what,
                self.copies,
                self.reader,
                field,
                None,
                row(self.remove, None, self.leave),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        # Room for the names of some backups, which are known later.
        self.resize(min(parent.width() - 64, 720), min(parent.height() - 48, 460))
        self.typed.textChanged.connect(lambda _text: self._allow())
        self.typed.returnPressed.connect(self._enter)
        self.typed.setFocus()
        person_id, sticks, documents = person.id, self._sticks(), self._documents()

        def look(file: ClubFile, _progress: Progress) -> Traces:
            from tappscore.services.people import People

            return People(file).traces(person_id, sticks, documents)

        self._traces: Traces | None = None
        self._say(None)
        self.reader.read(look, self._found, LOOKING)

    def _sticks(self) -> list[Path]:
        """Give the folders in which copies of the club file were put: the stick, where the last one was taken along."""
        kept = [self._desk.settings.text(key) for key in ("stick", "backup_stick", "club_folder")]
        return [Path(folder) for folder in kept if folder and Path(folder) != self._desk.file.path.parent]

    def _documents(self) -> list[Path]:
        """Give the folders where lists and archives are saved."""
        from tappscore.ui.documents_folder import documents_folder

        kept = [self._desk.settings.text(key) for key in ("archive_folder", "season_folder", "list_folder")]
        return [documents_folder(self._desk), *(Path(folder) for folder in kept if folder)]

    def _found(self, traces: object) -> None:
        from tappscore.store.forgetting import Traces

        if isinstance(traces, Traces):
            self._traces = traces
            self._say(traces)

    def _say(self, traces: Traces | None) -> None:
        said = []
        if traces is not None and traces.copies:
            said.append(
                translate(
                    "History",
                    "%n copies of the club file hold the name too; it is removed from them as well: {names}.",
                    len(traces.copies),
                    names=_named(traces.copies),
                )
            )
        elif traces is not None:
            said.append(translate("History", "No copy of the club file within reach holds the name."))
        if traces is not None and traces.files:
            said.append(
                translate(
                    "History",
                    "%n saved lists or archives name the person and stay; delete them by hand: {names}.",
                    len(traces.files),
                    names=_named(traces.files),
                )
            )
        if traces is not None and traces.typed:
            said.append(translate("History", "%n typed reasons or teams hold the last name; they stay.", traces.typed))
        said.append(
            translate(
                "History",
                "What can't be reached: paper, PDFs, and files that were sent or lie on a stick that isn't here.",
            )
        )
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
        """Remove the name from the club file, then from its copies."""
        if self._desk.run(lambda: self._people.forget(self._person.id)) is None:
            return
        self.remove.setEnabled(False)
        self.typed.setEnabled(False)
        person_id = self._person.id
        copies = () if self._traces is None else self._traces.copies

        def clear(file: ClubFile, progress: Progress) -> tuple[Path, ...]:
            from tappscore.services.people import People

            return People(file).forget_in_copies(person_id, copies, progress)

        self.reader.read(clear, self._cleared, CLEARING)

    def _cleared(self, left: object) -> None:
        if isinstance(left, tuple) and left:
            # Who asked for it must be told what still holds the name, and must have seen it.
            self.copies.setText(
                translate(
                    "History",
                    "The name is removed from the club file. %n copies could not be changed and still hold it; "
                    "delete them by hand: {names}.",
                    len(left),
                    names=", ".join(str(copy) for copy in left),
                )
            )
            words.say(self.leave, "setText", mark("History", "Close"))
            return
        self._desk.say(translate("History", "The name is removed; the results stay."))
        self.accept()


def _named(paths: Sequence[Path]) -> str:
    return ", ".join(path.name for path in paths[:4]) + (" …" if len(paths) > 4 else "")
