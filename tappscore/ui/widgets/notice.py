"""The notice line below the header: a sentence that stays until it is read or acted on."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from tappscore.i18n import mark
from tappscore.ui import icons, theme, words
from tappscore.ui.widgets.parts import label, row

_SIGNS = {"bad": "⚠", "warn": "!", "note": "→"}


class Notice(QFrame):
    """Pushes the page down while it has something to say."""

    def __init__(self, dress: theme.Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dress = dress
        self._sign = label(role="strong")
        self.sentence = label(wraps=True)
        self.close_button = QToolButton()
        words.say(self.close_button, "setAccessibleName", mark("Window", "Close the notice"))
        words.say(self.close_button, "setToolTip", mark("Window", "Close the notice"))
        self.close_button.clicked.connect(self.hide)
        content = row(self._sign, self.sentence, self.close_button)
        content.setStretch(1, 1)
        content.setContentsMargins(theme.MARGIN, theme.UNIT // 2, theme.UNIT, theme.UNIT // 2)
        self.setLayout(content)
        self.hide()

    def dress(self) -> None:
        """Draw the cross in the theme's colours."""
        self.close_button.setIcon(icons.icon("close", self._dress.colours.ink))

    def say(self, sentence: str, kind: str) -> None:
        """Show a sentence."""
        self._sign.setText(_SIGNS.get(kind, ""))
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.setProperty("notice", kind)
        theme.restyle(self)
        self.dress()
        self.show()
