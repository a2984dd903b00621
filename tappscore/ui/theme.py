"""Colours and sizes of the window: one table, light and dark, and the thin layer on Fusion made of it.

Colour never speaks alone: whatever is green or red here stands beside a sign
or a word. All sizes are steps of an 8-pixel grid (halves where lines are tight).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from tappscore.assets import resource
from tappscore.ui.settings import Mode
from tappscore.ui.style_rules import RULES

# Says that the application was made in Fusion: to ask for its style costs 15 ms of the start.
FUSION = "fusion"


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one mode, as `#rrggbb`."""

    paper: str  # the desk: behind everything
    sheet: str  # what is written on: lists, fields, cards
    ink: str
    ink_soft: str  # second voice: captions, units, hints
    line: str  # quiet rules between rows
    line_strong: str  # edges of fields and buttons
    accent: str  # the one primary button, the row under work, the focus
    accent_soft: str
    on_accent: str
    good: str
    good_soft: str
    bad: str
    bad_soft: str
    warn: str
    warn_soft: str
    rail: str


LIGHT = Colours(
    paper="#f5f4f0",
    sheet="#ffffff",
    ink="#1d1f21",
    ink_soft="#5b6067",
    line="#e4e2dc",
    line_strong="#918e86",
    accent="#1f5582",
    accent_soft="#e1ebf4",
    on_accent="#ffffff",
    good="#1d6b3c",
    good_soft="#e3f1e7",
    bad="#a3262a",
    bad_soft="#fbe8e6",
    warn="#7d5200",
    warn_soft="#fbf0d6",
    rail="#eae8e2",
)
DARK = Colours(
    paper="#1b1d20",
    sheet="#24272b",
    ink="#edece7",
    ink_soft="#adb2b9",
    line="#363a40",
    line_strong="#7a8089",
    accent="#8fbbe6",
    accent_soft="#2c3d4f",
    on_accent="#0e1c2a",
    good="#83cf9f",
    good_soft="#22382b",
    bad="#f2a09a",
    bad_soft="#452a2a",
    warn="#e6bd70",
    warn_soft="#40341d",
    rail="#151719",
)

UNIT = 8
MARGIN = 3 * UNIT  # of every page
GAP = 2 * UNIT  # between groups
ROW = 30  # a row of a list
TIGHT_ROW = 24  # a row of the score sheet
FIELD = 34  # height of fields and buttons
HEADER = 5 * UNIT + 4
RAIL_WIDE = 22 * UNIT
RAIL_FOLDED = 7 * UNIT
FOLDED_BELOW = 1064  # window width under which the rail folds to icons

BODY_PT = 11.0
LARGE_PT = 15.0
TITLE_PT = 19.0


class Theme:
    """The mode in force; widgets that paint themselves ask it for colours."""

    def __init__(self, mode: Mode = "system", accent: str = "") -> None:
        self.mode: Mode = mode
        self.accent = accent

    @property
    def is_dark(self) -> bool:
        """Whether the dark colours are in force."""
        if self.mode == "system":
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self.mode == "dark"

    @property
    def colours(self) -> Colours:
        """The colours in force, the club's accent put in when it can be read."""
        return DARK if self.is_dark else with_accent(LIGHT, self.accent)

    def colour(self, name: str) -> QColor:
        """Give one colour by its name in `Colours`."""
        return QColor(str(getattr(self.colours, name)))

    def apply(self, app: QApplication) -> None:
        """Dress the application in this theme; nothing is polished anew where it wears it already."""
        rules = style_sheet(self.colours)
        if app.styleSheet() == rules:
            return
        if not app.property(FUSION) and app.style().name() != "fusion":
            app.setStyle("Fusion")
        app.setFont(body_font(app.font()))
        app.setPalette(palette(self.colours))
        app.setStyleSheet(rules)


def restyle(target: QWidget) -> None:
    """Let the style see what has changed in a widget's properties; one that was not shown yet is styled when it is."""
    if target.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        target.style().unpolish(target)
        target.style().polish(target)


def with_accent(colours: Colours, accent: str) -> Colours:
    """Put a club's colour in, darkened until white can be read on it (contrast 4.5)."""
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", accent):
        return colours
    colour = QColor(accent)
    while contrast(colour, QColor(colours.on_accent)) < 4.5 and colour.value() > 0:
        colour = colour.darker(110)
    soft = QColor.fromHslF(max(colour.hslHueF(), 0.0), min(colour.hslSaturationF(), 0.5), 0.92)
    values = {name: getattr(colours, name) for name in Colours.__slots__}
    return Colours(**{**values, "accent": colour.name(), "accent_soft": soft.name()})


def contrast(one: QColor, other: QColor) -> float:
    """Give the contrast of two colours as WCAG 2 defines it, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def body_font(system: QFont) -> QFont:
    """Give the system's own font at 11 pt or more, figures all of one width."""
    font = QFont(system)
    if font.pointSizeF() < BODY_PT:
        font.setPointSizeF(BODY_PT)
    return tabular(font)


def tabular(font: QFont) -> QFont:
    """Make figures of one width, so that columns of numbers stand exactly."""
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def sized(font: QFont, points: float, *, bold: bool = False) -> QFont:
    """Give a font in one of the sizes of the table."""
    larger = QFont(font)
    larger.setPointSizeF(points)
    larger.setBold(bold)
    return larger


def palette(colours: Colours) -> QPalette:
    """Make Qt's palette, for everything that the style sheet doesn't name."""
    made = QPalette()
    role = QPalette.ColorRole
    for target, value in (
        (role.Window, colours.paper),
        (role.WindowText, colours.ink),
        (role.Base, colours.sheet),
        (role.AlternateBase, colours.paper),
        (role.Text, colours.ink),
        (role.Button, colours.sheet),
        (role.ButtonText, colours.ink),
        (role.ToolTipBase, colours.ink),
        (role.ToolTipText, colours.sheet),
        (role.PlaceholderText, colours.ink_soft),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Accent, colours.accent),
        (role.Link, colours.accent),
        (role.Mid, colours.line_strong),
        (role.Dark, colours.line_strong),
        (role.Light, colours.sheet),
        (role.Midlight, colours.line),
    ):
        made.setColor(target, QColor(value))
    for target in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, target, QColor(colours.line_strong))
    return made


def style_sheet(colours: Colours) -> str:
    """Fill the style rules with the colours and sizes of the tables above."""
    names = {name: str(getattr(colours, name)) for name in Colours.__slots__}
    shade = "dark" if colours.paper == DARK.paper else "light"
    sizes = {
        "field": FIELD - 2,
        "row": ROW,
        "unit": UNIT,
        "title": f"{TITLE_PT:g}pt",
        "large": f"{LARGE_PT:g}pt",
        "body": f"{BODY_PT:g}pt",
        "down": resource("icons", f"down-{shade}.svg").as_posix(),
        "tick": resource("icons", f"tick-{shade}.svg").as_posix(),
        "up": resource("icons", f"up-{shade}.svg").as_posix(),
    }
    return Template(RULES).substitute(names, **sizes)
