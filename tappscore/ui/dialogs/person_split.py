"""One person of the list who is two: the ticked evenings go to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from tappscore.i18n import formats, mark
from tappscore.store.loading import tournaments
from tappscore.store.season_reading import guises
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.people import People
    from tappscore.tournament.snapshot import Person
    from tappscore.ui.desk import Desk

_ENTRY = Qt.ItemDataRole.UserRole


class SplitDialog(QDialog):
    """Ticks the evenings that were somebody else's, who may be named here."""

    kept = Signal(object, str)  # ChangeSet, what was done

    def __init__(self, desk: Desk, person: Person, people: People, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._person = person
        self._people = people
        self.setWindowTitle(translate("History", "{name} is two people", name=person.spoken))
        self.evenings = QListWidget()
        words.say(self.evenings, "setAccessibleName", mark("History", "Evenings of the other person"))
        self.lines = {
            "first": QLineEdit(person.first),
            "last": QLineEdit(person.last),
            "club": QLineEdit(person.club),
            "town": QLineEdit(person.town),
        }
        labels = {
            "first": mark("History", "First name"),
            "last": mark("History", "Last name"),
            "club": mark("History", "Club"),
            "town": mark("History", "Town"),
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.GAP)
        for at, (key, line) in enumerate(self.lines.items()):
            grid.addWidget(Field(labels[key], line), at // 2, at % 2)
        self.part = button(mark("History", "Make two of one"), self.keep, kind="primary")
        leave = button(mark("History", "Leave it"), self.reject)
        content = column(
            label(mark("History", "Tick the evenings at which it was the other person. It can be undone."), wraps=True),
            self.evenings,
            label(mark("History", "Who the other person is"), "strong"),
            grid,
            row(None, leave, self.part),
            gap=theme.UNIT,
            margin=theme.GAP,
        )
        content.setStretch(1, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 640), min(parent.height() - 48, 600))
        self._fill()
        self.evenings.itemChanged.connect(lambda _item: self._allow())
        self._allow()
        self.evenings.setFocus()

    def _fill(self) -> None:
        known = tournaments(self._desk.file, binned=True)
        entries = guises(self._desk.file, [one.id for one in known])
        for one in known:
            for entry, guise in entries[one.id].items():
                if guise.uuid == self._person.uuid:
                    item = QListWidgetItem(f"{formats.day(one.date, words.catalog().language)}   {one.name}")
                    item.setData(_ENTRY, entry)
                    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                    item.setCheckState(Qt.CheckState.Unchecked)
                    self.evenings.addItem(item)
        if self.evenings.count():
            self.evenings.setCurrentRow(0)

    @property
    def ticked(self) -> list[int]:
        """The entries of the other person."""
        items = [self.evenings.item(at) for at in range(self.evenings.count())]
        return [item.data(_ENTRY) for item in items if item.checkState() == Qt.CheckState.Checked]

    def _allow(self) -> None:
        self.part.setEnabled(0 < len(self.ticked) < self.evenings.count())

    def keep(self) -> None:
        """Make two of one."""
        facts = {key: line.text() for key, line in self.lines.items()}
        fields: dict[str, QWidget] = {**self.lines, "entries": self.evenings}
        changes = self._desk.run(lambda: self._people.split(self._person.id, self.ticked, **facts), fields)
        if changes is not None:
            self.accept()
            self.kept.emit(
                changes,
                translate("History", "%n evenings are somebody else's now.", len(self.ticked)),
            )
