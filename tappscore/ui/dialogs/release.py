"""Let the hall see a standing: after which round, and until when one may protest. Never by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from tappscore.i18n import mark
from tappscore.services.releases import Releases
from tappscore.ui import theme, words
from tappscore.ui.models.release_words import closed_rounds, state_words
from tappscore.ui.widgets.parts import Field, button, column, label, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_MINUTES = 30  # as most clubs have it; 0 is no deadline


class ReleaseDialog(QDialog):
    """Round and deadline; the primary button has the focus, so that one key opens it and Enter releases."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        snapshot = desk.snapshot
        words.say(self, "setWindowTitle", mark("Standings", "Release to the hall"))
        self.round = QComboBox()
        for number in closed_rounds(snapshot):
            self.round.addItem(translate("Standings", "After round {number}", number=number), number)
        self.round.setCurrentIndex(self.round.count() - 1)
        kept = desk.settings.text("protest_minutes")
        self.minutes = spin(0, 240, int(kept) if kept.isdigit() else _MINUTES)
        self.minutes.setSpecialValueText("–")
        self.said = label(role="soft", wraps=True)
        self.said.setText(state_words(snapshot))
        explained = label(
            mark("Standings", "The hall screen and the list on the wall show these places, as they are now."),
            wraps=True,
        )
        self.release_button = button(mark("Standings", "Release"), self.release, kind="primary")
        self.take_back = button(mark("Standings", "Take the last one back"), self.withdraw)
        self.take_back.setVisible(bool(snapshot.releases))
        has_round = self.round.count() > 0
        self.release_button.setEnabled(has_round)
        for field in (self.round, self.minutes):
            field.setEnabled(has_round)
        if not has_round:
            explained.setText(translate("Standings", "A standing can be released once its round is closed."))
        cancel = button(mark("Standings", "Cancel"), self.reject)
        self.setLayout(
            column(
                explained,
                row(
                    Field(mark("Standings", "Which standing"), self.round),
                    Field(mark("Standings", "Protests possible for (minutes)"), self.minutes),
                    None,
                    gap=theme.GAP,
                ),
                self.said,
                row(self.take_back, None, cancel, self.release_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.setMinimumWidth(72 * theme.UNIT)
        (self.release_button if has_round else cancel).setFocus()

    def release(self) -> None:
        """Freeze the standing as the hall will see it."""
        desk, number, minutes = self._desk, self.round.currentData(), self.minutes.value()
        desk.settings.keep("protest_minutes", str(minutes))
        if desk.run(lambda: Releases(desk.file, desk.snapshot.id).release(number, minutes)) is not None:
            desk.say(translate("Standings", "The hall may see the standing after round {number}.", number=number))
            self.accept()

    def withdraw(self) -> None:
        """Take back what was released last."""
        desk = self._desk
        last = desk.snapshot.releases[-1]
        if desk.run(lambda: Releases(desk.file, desk.snapshot.id).withdraw(last.id)) is not None:
            desk.say(translate("Standings", "The released standing was taken back."))
            self.accept()
