"""A person's card: name, club, town, group, note, and whether they want to appear outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QDialog, QGridLayout, QLineEdit, QWidget

from tappscore.i18n import mark
from tappscore.services.registration import Registration
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Person
    from tappscore.ui.desk import Desk

_NO_TOURNAMENT = 0  # a person's card belongs to no evening


class PersonDialog(QDialog):
    """Changes what differs, as one step of the journal."""

    def __init__(self, desk: Desk, person: Person, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._person = person
        self.setWindowTitle(translate("History", "Person: {name}", name=person.spoken))
        self.lines = {
            key: QLineEdit(str(getattr(person, key))) for key in ("first", "last", "club", "town", "group", "note")
        }
        labels = {
            "first": mark("History", "First name"),
            "last": mark("History", "Last name"),
            "club": mark("History", "Club"),
            "town": mark("History", "Town"),
            "group": mark("History", "Group"),
            "note": mark("History", "Note"),
        }
        words.say(self.lines["group"], "setPlaceholderText", mark("History", "ladies, youth …"))
        self.hidden = QCheckBox()
        words.say(self.hidden, "setText", mark("History", "Does not want to appear outside the hall"))
        self.hidden.setChecked(not person.public)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(theme.GAP)
        for at, (key, line) in enumerate(self.lines.items()):
            grid.addWidget(Field(labels[key], line), at // 2, at % 2)
        keep = button(mark("History", "Keep"), self.keep, kind="primary")
        keep.setDefault(True)
        leave = button(mark("History", "Leave as it was"), self.reject)
        hint = label(mark("History", "This holds for all evenings of this person."), "soft", wraps=True)
        self.setLayout(column(grid, self.hidden, hint, row(None, leave, keep), gap=theme.GAP, margin=theme.MARGIN))
        self.setMinimumWidth(70 * theme.UNIT)
        self.lines["first"].setFocus()

    def keep(self) -> None:
        """Keep what was changed; a refusal leaves the dialog open with its marks."""
        facts: dict[str, object] = {key: line.text().strip() for key, line in self.lines.items()}
        facts["public"] = not self.hidden.isChecked()
        changed = {key: value for key, value in facts.items() if value != getattr(self._person, key)}
        if not changed:
            self.accept()
            return
        verbs = Registration(self._desk.file, _NO_TOURNAMENT)

        def rename(facts: dict[str, object]) -> ChangeSet:
            names = {key: str(facts.pop(key)) for key in ("first", "last", "club", "town") if key in facts}
            first, last, club, town = (names.get(key) for key in ("first", "last", "club", "town"))
            return verbs.rename(self._person.id, first, last, club, town, **facts)

        if self._desk.run(lambda: rename(changed), self.lines) is not None:
            self.accept()
