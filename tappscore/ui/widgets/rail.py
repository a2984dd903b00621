"""The rail on the left: the pages in the order of an evening. Folds to icons on narrow windows."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QToolButton

from tappscore.ui import icons, theme, words
from tappscore.ui.desk import Desk
from tappscore.ui.page_table import PAGES, PageRow
from tappscore.ui.widgets.parts import column


class RailButton(QToolButton):
    """A button of the rail."""

    def call(self, name: str) -> None:
        """Set the name, a little apart from the icon: a QToolButton knows no gap."""
        self.setText(f"  {name}")


class Rail(QFrame):
    """One button a page."""

    chosen = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("rail")
        self._desk = desk
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.buttons: dict[str, QToolButton] = {}
        content = column(gap=0)
        content.addSpacing(theme.UNIT)
        for number, page in enumerate((each for each in PAGES if each.is_in_rail), start=1):
            if page.key == "settings":
                content.addStretch(1)
            content.addWidget(self._button(page, number))
        content.addSpacing(theme.UNIT)
        self.setLayout(content)
        self.is_folded = False
        self.fold(False)
        self.dress()

    def _button(self, page: PageRow, number: int) -> QToolButton:
        made = RailButton()
        made.setCheckable(True)
        made.setIconSize(QSize(24, 24))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Alt and the number is its key
        words.say(made, "call", page.label)
        words.say(made, "setAccessibleName", page.label)
        made.setToolTip(f"Alt+{number}")
        made.clicked.connect(partial(self._choose, page.key))
        self._group.addButton(made)
        self.buttons[page.key] = made
        return made

    def _choose(self, key: str, _checked: bool = False) -> None:
        self.chosen.emit(key)

    def fold(self, is_folded: bool) -> None:
        """Show icons alone, or icons with words."""
        self.is_folded = is_folded
        self.setFixedWidth(theme.RAIL_FOLDED if is_folded else theme.RAIL_WIDE)
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if is_folded else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for made in self.buttons.values():
            made.setToolButtonStyle(style)
            made.setProperty("folded", is_folded)
            theme.restyle(made)

    def mark_page(self, key: str) -> None:
        """Show which page is open; none of the rail's for pages that stand outside it."""
        self._group.setExclusive(False)
        for name, made in self.buttons.items():
            made.setChecked(name == key)
        self._group.setExclusive(True)

    def dress(self) -> None:
        """Draw the icons in the theme's colours."""
        for key, made in self.buttons.items():
            made.setIcon(icons.icon(key, self._desk.theme.colours.ink))
