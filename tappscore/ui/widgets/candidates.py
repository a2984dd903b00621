"""The people who fit what was typed, one row each, the new person last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.models.people import Candidate
from tappscore.ui.widgets.parts import button, column, row
from tappscore.ui.words import translate


class CandidateList(QWidget):
    """Steered by the search line above it and by the mouse."""

    taken = Signal(object)  # Candidate
    swapped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._candidates: tuple[Candidate, ...] = ()
        self._is_chosen = False
        self.rows = QListWidget()
        self.rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words.say(self.rows, "setAccessibleName", mark("Entries", "People who fit"))
        self.rows.itemClicked.connect(self._click)
        self.swap = button(mark("Entries", "Swap first and last name"), self.swapped.emit, kind="quiet")
        self.swap.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.swap.setProperty("link", True)
        self.setLayout(column(self.rows, row(self.swap, None), gap=0))

    def show_candidates(self, candidates: Sequence[Candidate]) -> None:
        """Show who fits; nothing is chosen yet."""
        self._candidates = tuple(candidates)
        self._is_chosen = False
        self.rows.clear()
        for candidate in candidates:
            self.rows.addItem(QListWidgetItem(candidate_words(candidate)))
        self.rows.setCurrentRow(-1)
        unique = self.unique
        if unique is not None:
            self.rows.setCurrentRow(self._candidates.index(unique))
        height = max(1, len(candidates)) * (theme.ROW + 1) + 2
        has_both = bool(candidates) and bool(candidates[-1].first and candidates[-1].last)
        self.rows.setFixedHeight(height)
        self.swap.setVisible(has_both)
        self.setFixedHeight(height + (theme.FIELD if has_both else 0))

    def step(self, by: int) -> None:
        """Choose the next row or the one before."""
        self._is_chosen = True
        at = self.rows.currentRow() + by
        self.rows.setCurrentRow(max(0, min(at, len(self._candidates) - 1)))

    def choose_last(self) -> None:
        """Choose the new person."""
        self._is_chosen = True
        self.rows.setCurrentRow(len(self._candidates) - 1)

    @property
    def chosen(self) -> Candidate | None:
        """What was chosen by arrow or click."""
        at = self.rows.currentRow()
        return self._candidates[at] if self._is_chosen and 0 <= at < len(self._candidates) else None

    @property
    def unique(self) -> Candidate | None:
        """The only one who fits.

        That is the one known person whose name holds what was typed, or the new one where there is nobody.
        """
        known = [each for each in self._candidates if not each.is_new]
        if not known:
            return self._candidates[-1] if self._candidates else None
        certain = [each for each in known if each.is_certain]
        return certain[0] if len(certain) == 1 else None

    def _click(self, item: QListWidgetItem) -> None:
        self._is_chosen = True
        self.taken.emit(self._candidates[self.rows.row(item)])


def candidate_words(candidate: Candidate) -> str:
    """Write one row."""
    if candidate.is_new:
        name = " ".join(part for part in (candidate.first, candidate.last) if part)
        if candidate.first and candidate.last:
            text = translate("Entries", "New person: {name}  (last name {last})", name=name, last=candidate.last)
        else:
            text = translate("Entries", "New person: {name}", name=name)
        if candidate.namesakes:
            text += "   " + translate("Entries", "! this name belongs to somebody already")
        return text
    where = ", ".join(part for part in (candidate.club, candidate.town) if part)
    text = f"{candidate.last} {candidate.first}".strip() + (f"   {where}" if where else "")
    if candidate.entry is None:
        return text
    if candidate.entry.state == "booked":
        return text + "   – " + translate("Entries", "booked, number {number}", number=candidate.entry.number)
    return text + "   – " + translate("Entries", "in the list, number {number}", number=candidate.entry.number)
