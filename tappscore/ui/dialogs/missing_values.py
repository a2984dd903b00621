"""What is missing counts how: deals that a broken-off table did not play, rounds before somebody joined.

DECISION: this is what is usual this evening. It is written down at the table
that is broken off and at the entry that comes late, where it can be changed;
what counts already is never changed from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row, spin

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

MISSING_DEALS: tuple[tuple[str, Text], ...] = (
    ("nothing", mark("Entries", "nothing: they were not played")),
    ("zero", mark("Entries", "zero: played without points")),
    ("average", mark("Entries", "the average of the deals played")),
)
MISSED_ROUNDS: tuple[tuple[str, Text], ...] = (
    ("nothing", mark("Entries", "nothing: they were not played")),
    ("average", mark("Entries", "the average of the own rounds")),
    ("fixed", mark("Entries", "so many points a round:")),
)


class MissingValuesDialog(QDialog):
    """Two choices, kept with the evening."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        words.say(self, "setWindowTitle", mark("Entries", "What is missing counts"))
        settings = desk.snapshot.settings
        self.deals = _choice(MISSING_DEALS, settings.get("missing_deals"))
        self.rounds = _choice(MISSED_ROUNDS, settings.get("missed_rounds"))
        points = settings.get("missed_points")
        self.points = spin(-9999, 9999, points if isinstance(points, int) else 0)
        words.say(self.points, "setAccessibleName", mark("Entries", "Points for a missed round"))
        self.rounds.currentIndexChanged.connect(lambda _at: self._wake())
        hint = label(
            mark(
                "Entries",
                "From now on: tables broken off and people who come late. What counts already stays; it is changed at "
                "the sheet and at the entry.",
            ),
            "soft",
            wraps=True,
        )
        keep = button(mark("Entries", "Keep"), self.keep, kind="primary")
        keep.setDefault(True)
        leave = button(mark("Entries", "Leave as it was"), self.reject)
        late = row(self.rounds, self.points, gap=theme.UNIT)
        late.setStretch(0, 1)
        holder = QWidget()
        holder.setLayout(late)
        self.setLayout(
            column(
                Field(mark("Entries", "Deals that a broken-off table did not play"), self.deals),
                Field(mark("Entries", "Rounds before somebody joined"), holder),
                hint,
                row(None, leave, keep),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.setMinimumWidth(min(60 * theme.UNIT, parent.width() - 32))
        self._wake()
        self.deals.setFocus()

    def _wake(self) -> None:
        self.points.setEnabled(self.rounds.currentData() == "fixed")

    def keep(self) -> None:
        """Keep what is usual."""
        desk = self._desk
        settings = {
            **desk.snapshot.settings,
            "missing_deals": self.deals.currentData(),
            "missed_rounds": self.rounds.currentData(),
            "missed_points": self.points.value(),
        }
        if desk.run(lambda: desk.tournaments.change(desk.snapshot.id, settings=settings)) is not None:
            self.accept()


def _choice(choices: tuple[tuple[str, Text], ...], chosen: object) -> QComboBox:
    box = QComboBox()
    for key, text in choices:
        box.addItem(words.spoken(text), key)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box
