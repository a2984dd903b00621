"""Two people of the list who are one: the other's evenings go to the one who was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import mark
from tappscore.services.people import People
from tappscore.tournament.snapshot import Person
from tappscore.ui import theme
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.person_rows import PERSONS
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_MOST = 20


class MergeDialog(QDialog):
    """Finds the other one; people of nearly the same name are shown from the start."""

    kept = Signal(object, str)  # ChangeSet, what was done

    def __init__(self, desk: Desk, person: Person, finder: People, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._person = person
        self._finder = finder
        self.setWindowTitle(translate("History", "Who is {name} too?", name=person.spoken))
        self.search = QLineEdit(person.last)
        self.model: ListModel[Person] = ListModel(key=lambda each: each.id)
        self.list = ListView(self.model, mark("History", "Who may be the same person"))
        self.sentence = label(wraps=True)
        self.join = button(mark("History", "Make them one"), self.keep, kind="primary")
        leave = button(mark("History", "Leave it"), self.reject)
        content = column(
            Field(mark("History", "The other one"), self.search),
            self.list,
            self.sentence,
            row(None, leave, self.join),
            gap=theme.GAP,
            margin=theme.MARGIN,
        )
        content.setStretch(1, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 64, 640), min(parent.height() - 64, 520))
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.moved.connect(lambda _row: self._say())
        self.list.opened.connect(lambda _row: self.join.setFocus())
        self._fill()
        self.search.setFocus()
        self.search.selectAll()

    @property
    def other(self) -> Person | None:
        """The other one chosen."""
        at = self.list.current_row
        return self.model.row_at(at) if 0 <= at < self.model.rowCount() else None

    def _fill(self) -> None:
        found = [match.person for match in self._finder.find(self.search.text(), _MOST)]
        self.model.show([each for each in found if each.id != self._person.id], PERSONS)
        if self.model.rowCount():
            self.list.choose(0)
        self._say()

    def _say(self) -> None:
        other = self.other
        self.join.setEnabled(other is not None)
        if other is None:
            self.sentence.setText(translate("History", "Nobody fits. Type the other name."))
            return
        self.sentence.setText(
            translate(
                "History",
                "All evenings of {other} go to {name}, and {other} is no longer in the list. It can be undone.",
                other=_told(other),
                name=_told(self._person),
            )
        )

    def keep(self) -> None:
        """Make them one; what the verb refuses is said here."""
        other = self.other
        if other is None:
            return
        people = People(self._desk.file)
        changes = self._desk.run(lambda: people.merge(self._person.id, other.id), {"other": self.search})
        if changes is not None:
            done = translate("History", "{other} is {name} now.", other=other.spoken, name=self._person.spoken)
            self.accept()
            self.kept.emit(changes, done)


def _told(person: Person) -> str:
    place = person.town or person.club
    return f"{person.spoken} ({place})" if place else person.spoken
