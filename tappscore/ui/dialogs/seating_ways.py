"""The ways to draw: one is chosen for the evening; the seed lets anybody check the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QDialog, QRadioButton, QVBoxLayout, QWidget

from tappscore.i18n import mark
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.tournament.seating_choices import METHODS, choices_of
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row, rule, scrolling, spin

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class Drawing(Protocol):
    """What knows the seed of the next draw."""

    seed: int


class WaysDialog(QDialog):
    """Every way with what it does, the one in force chosen."""

    def __init__(self, desk: Desk, drawing: Drawing, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._drawing = drawing
        words.say(self, "setWindowTitle", mark("Seating", "Ways of drawing"))
        self.ways: dict[str, QRadioButton] = {}
        now = choices_of(desk.snapshot).method
        inner = QVBoxLayout()
        inner.setSpacing(0)
        for method in METHODS:
            made = QRadioButton()
            words.say(made, "setText", method.label)
            words.say(made, "setAccessibleDescription", method.effect)
            made.setChecked(method.key == now)
            effect = label(method.effect, "soft", wraps=True)
            effect.setContentsMargins(3 * theme.UNIT + 2, 0, 0, theme.UNIT)  # below the words, not the sign
            inner.addWidget(made)
            inner.addWidget(effect)
            self.ways[method.key] = made
        scroll = scrolling(inner, sideways=False, folded=False)
        self.seed = spin(1, 999_999, drawing.seed, width=16 * theme.UNIT)
        why = mark("Seating", "The same seed draws the same tables, so that anybody can check the draw.")
        # Beside each other: the ways need the height.
        seed = row(Field(mark("Seating", "Seed"), self.seed), label(why, "soft", wraps=True), gap=theme.GAP)
        seed.setStretch(1, 1)
        self.keep_button = button(mark("Seating", "Take this way"), self.keep, kind="primary")
        self.keep_button.setDefault(True)
        leave = button(mark("Seating", "Leave it"), self.reject)
        self.setLayout(
            column(scroll, rule(), seed, row(None, leave, self.keep_button), gap=theme.GAP, margin=theme.MARGIN)
        )
        self.resize(min(parent.width() - 64, 640), min(parent.height() - 48, 720))
        self.ways[now].setFocus()

    @property
    def chosen(self) -> str:
        """The key of the way that is chosen."""
        return next(key for key, made in self.ways.items() if made.isChecked())

    def keep(self) -> None:
        """Keep the way for the evening and the seed for the next draw; nothing is drawn yet."""
        desk = self._desk
        self._drawing.seed = self.seed.value()
        if self.chosen != choices_of(desk.snapshot).method:
            wishes = SeatingWishes(desk.file, desk.snapshot.id)
            if desk.run(lambda: wishes.choose(method=self.chosen)) is None:
                return
        self.accept()
