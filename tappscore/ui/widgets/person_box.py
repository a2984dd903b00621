"""A field that finds somebody of the evening: typing part of the name or the number, or choosing from the list."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit

from tappscore.i18n import formats
from tappscore.tournament.snapshot import Entry
from tappscore.ui import theme


class PersonBox(QComboBox):
    """Holds entries by their id; nobody is chosen at first."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.setLineEdit(self.line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumWidth(24 * theme.UNIT)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        completer = QCompleter(self.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)
        self.offer(entries)

    def offer(self, entries: Iterable[Entry]) -> None:
        """Offer these people by name; who was chosen stays so."""
        before = self.chosen
        self.blockSignals(True)
        self.clear()
        for entry in sorted(entries, key=lambda each: formats.folded(each.person.name)):
            self.addItem(f"{entry.person.name} ({entry.number})", entry.id)
        self.choose(before)
        self.blockSignals(False)

    def choose(self, entry_id: int | None) -> None:
        """Choose somebody, or nobody."""
        self.setCurrentIndex(self.findData(entry_id) if entry_id is not None else -1)
        if self.currentIndex() < 0:
            self.clearEditText()

    @property
    def chosen(self) -> int | None:
        """The entry that is meant: typed in full, by number, or by a part that only one has."""
        typed = self.currentText().strip().casefold()
        if not typed:
            return None
        fitting = []
        for at in range(self.count()):
            text = self.itemText(at).casefold()
            if typed == text or (typed.isdigit() and text.endswith(f"({typed})")):
                return int(self.itemData(at))
            if typed in text:
                fitting.append(int(self.itemData(at)))
        return fitting[0] if len(fitting) == 1 else None
