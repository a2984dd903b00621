"""Settings are few: the language, light or dark, the club's colour, the club file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QScrollArea, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import clubs, theme, words
from tappscore.ui.settings import Mode
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk

MODES: tuple[tuple[Mode, Text], ...] = (
    ("system", mark("Settings", "As the system")),
    ("light", mark("Settings", "Light")),
    ("dark", mark("Settings", "Dark")),
)
LANGUAGES = (("de", "Deutsch"), ("en", "English"))
COLOURS: tuple[tuple[str, Text], ...] = (
    ("", mark("Settings", "Blue")),
    ("#1d6b3c", mark("Settings", "Green")),
    ("#8a2b2f", mark("Settings", "Red")),
    ("#5b4a8a", mark("Settings", "Violet")),
    ("#8a5a12", mark("Settings", "Brown")),
)


class SettingsPage(QWidget):
    """What belongs to this computer; what belongs to a tournament is set in the tournament."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.language = QComboBox()
        for key, name in LANGUAGES:
            self.language.addItem(name, key)
        self.mode = QComboBox()
        self.colour = QComboBox()
        self.file = label(role="soft", wraps=True)
        self.file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open_button = button(
            mark("Settings", "Open another club file…"), lambda: clubs.choose(desk, self.window())
        )
        self.along_button = button(
            mark("Settings", "Take along to another computer…"), lambda: clubs.take_along(desk, self.window())
        )
        looks = row(
            Field(mark("Settings", "Language"), self.language),
            Field(mark("Settings", "Appearance"), self.mode),
            Field(mark("Settings", "The club's colour"), self.colour),
            None,
            gap=theme.GAP,
        )
        for box in (self.language, self.mode, self.colour):
            box.setMinimumWidth(22 * theme.UNIT)
        inner = QWidget()
        inner.setLayout(
            column(
                label(mark("Settings", "Settings"), "title"),
                theme.UNIT,
                looks,
                theme.GAP,
                label(mark("Settings", "The club file"), "large"),
                label(
                    mark("Settings", "People, evenings and results stand in one file. Everything is saved at once."),
                    "soft",
                    wraps=True,
                ),
                self.file,
                row(self.open_button, self.along_button, None),
                None,
                margin=theme.MARGIN,
            )
        )
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(scroll))
        self._offer()
        self.language.activated.connect(lambda _at: desk.speak(self.language.currentData()))
        self.mode.activated.connect(lambda _at: desk.dress(self.mode.currentData()))
        self.colour.activated.connect(lambda _at: desk.dress(desk.theme.mode, self.colour.currentData()))
        self.setFocusProxy(self.language)

    def refresh(self, _changes: ChangeSet | None) -> None:
        """Show what holds."""
        self.language.setCurrentIndex(self.language.findData(words.catalog().language))
        self.mode.setCurrentIndex(self.mode.findData(self._desk.theme.mode))
        self.colour.setCurrentIndex(max(self.colour.findData(self._desk.theme.accent), 0))
        file = self._desk.bus.file
        self.file.setText(translate("Settings", "none is open") if file is None else str(file.path))
        self.along_button.setEnabled(file is not None)

    def retranslate(self) -> None:
        """Offer the choices in the new language."""
        self._offer()

    def _offer(self) -> None:
        self.mode.clear()
        for mode, text in MODES:
            self.mode.addItem(words.spoken(text), mode)
        self.colour.clear()
        for colour, text in COLOURS:
            self.colour.addItem(words.spoken(text), colour)
            self.colour.setItemData(
                self.colour.count() - 1, QColor(colour or theme.LIGHT.accent), Qt.ItemDataRole.DecorationRole
            )
        self.refresh(None)
