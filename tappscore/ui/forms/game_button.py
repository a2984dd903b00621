"""A game as a card: its name, its pack, who plays."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tappscore.rules.registry import rule_set
from tappscore.ui import theme, words
from tappscore.ui.forms.games import GameCard
from tappscore.ui.widgets.parts import Button, column, is_enter, label


class GameButton(Button):
    """Checkable; one of the cards is checked. Enter chooses it and goes on, as from field to field."""

    taken = Signal()  # by Enter

    def __init__(self, game: GameCard) -> None:
        super().__init__()
        self.game = game
        self.setCheckable(True)
        self.setProperty("choice", True)
        name = rule_set(game.key).label
        words.say(self, "setAccessibleName", name)
        parts = (label(name, "strong"), label(game.pack, "soft"), label(game.players, "soft"))
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        content = column(*parts, gap=2)
        content.setContentsMargins(theme.GAP, theme.UNIT, theme.GAP, theme.UNIT)
        self.setLayout(content)
        self.setMinimumHeight(10 * theme.UNIT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter as by Space, and say that it goes on."""
        super().keyPressEvent(event)
        if is_enter(event) and not event.isAutoRepeat():
            self.taken.emit()
