"""The first start: asks nothing, offers three ways. Later: the club's evenings to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import clubs, theme, words
from tappscore.ui.widgets.parts import column, label, row

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class Choice(QPushButton):
    """A large button with a heading and a sentence."""

    def __init__(self, heading: Text, sentence: Text, *, is_primary: bool = False) -> None:
        super().__init__()
        self.setProperty("choice", True)
        if is_primary:
            self.setProperty("first", True)
        self.setAutoDefault(True)
        words.say(self, "setAccessibleName", heading)
        words.say(self, "setAccessibleDescription", sentence)
        title = label(heading, "large")
        more = label(sentence, "soft", wraps=True)
        for part in (title, more):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        content = column(title, more, gap=theme.UNIT // 2)
        content.setContentsMargins(theme.GAP, theme.UNIT + 4, theme.GAP, theme.UNIT + 4)
        self.setLayout(content)
        self.setFixedWidth(68 * theme.UNIT)
        self.setMinimumHeight(11 * theme.UNIT)


class Welcome(QWidget):
    """What a desk without an open evening shows."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.title = label(mark("Tonight", "Good evening"), "title")
        self.first = Choice(
            mark("Tonight", "New tournament"),
            mark("Tonight", "Name, game, rounds – and the first people can be registered."),
            is_primary=True,
        )
        self.bring = Choice(
            mark("Tonight", "Bring our club from another computer"),
            mark("Tonight", "Open the club file from a stick: people, evenings and results come along."),
        )
        self.look = Choice(
            mark("Tonight", "Look around with a sample evening"),
            mark("Tonight", "Invented people in a file of their own. Nothing there can do harm."),
        )
        self.first.clicked.connect(lambda _checked=False: desk.go("new"))
        self.bring.clicked.connect(lambda _checked=False: clubs.bring(desk, self.window()))
        self.look.clicked.connect(lambda _checked=False: clubs.open_sample(desk))
        choices = column(self.title, theme.UNIT, self.first, self.bring, self.look, gap=theme.GAP)
        self.setLayout(row(None, column(None, choices, None, None), None, margin=theme.MARGIN))

    def refresh(self) -> None:
        """Nothing here depends on facts."""
