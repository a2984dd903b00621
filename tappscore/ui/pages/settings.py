"""Settings are few: the language, light or dark, how the club shows itself, the club file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QWidget

from tappscore.i18n import Text, mark
from tappscore.problems import Problem
from tappscore.services.club_face import Clubs, face
from tappscore.ui import clubs, commands, theme, words
from tappscore.ui.logo import logo_from
from tappscore.ui.settings import Mode
from tappscore.ui.widgets.parts import Field, button, column, label, row, scrolling, set_role
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
_LOGO = 10 * theme.UNIT


class SettingsPage(QWidget):
    """What belongs to this computer and to the club; what belongs to a tournament is set in the tournament."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.language = QComboBox()
        for key, name in LANGUAGES:
            self.language.addItem(name, key)
        self.mode = QComboBox()
        self.colour = QComboBox()
        self.name = QLineEdit()
        self.name.setMinimumWidth(44 * theme.UNIT)
        self.name.setMaximumWidth(64 * theme.UNIT)
        self.name.editingFinished.connect(self._rename)
        self.logo = label()
        self.logo.setFixedSize(_LOGO, _LOGO)
        self.logo.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.logo.setProperty("card", True)
        words.say(self.logo, "setAccessibleName", mark("Settings", "The club's logo"))
        self.choose_logo = button(mark("Settings", "Choose a picture…"), self._choose_logo)
        self.drop_logo = button(mark("Settings", "Take it away"), lambda: self._change(logo=None))
        self.file = label(role="soft", wraps=True)
        self.file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open_button = button(
            mark("Settings", "Open another club file…"), lambda: clubs.choose(desk, self.window())
        )
        self.along_button = button(
            mark("Settings", "Take along to another computer…"), lambda: clubs.take_along(desk, self.window())
        )
        self.copies = label(role="soft", wraps=True)
        self.stick = label(role="soft", wraps=True)
        self.back_button = button(mark("Settings", "Bring back a copy…"), desk.actions["club.bring_back"].trigger)
        self.stick_button = button(
            mark("Settings", "Also copy onto a stick…"), lambda: clubs.choose_stick(desk, self.window())
        )
        self.no_stick_button = button(
            mark("Settings", "No more copies onto the stick"), lambda: clubs.leave_stick(desk)
        )
        desk.copied.connect(self._show_copies)
        looks = row(
            Field(mark("Settings", "Language"), self.language),
            Field(mark("Settings", "Appearance"), self.mode),
            None,
            gap=theme.GAP,
        )
        self.club = QWidget()
        self.club.setLayout(
            column(
                label(mark("Settings", "The club"), "large"),
                label(
                    mark("Settings", "Shown on all papers and on the hall screen, and kept in the club file."),
                    "soft",
                    wraps=True,
                ),
                row(
                    Field(mark("Settings", "Name"), self.name),
                    Field(mark("Settings", "Colour"), self.colour),
                    None,
                    gap=theme.GAP,
                ),
                row(
                    self.logo,
                    column(
                        label(mark("Settings", "Logo")),
                        row(self.choose_logo, self.drop_logo, None),
                        label(mark("Settings", "PNG, JPEG or another picture; a large one is made smaller."), "soft"),
                        None,
                    ),
                    gap=theme.GAP,
                ),
            )
        )
        for box in (self.language, self.mode, self.colour):
            box.setMinimumWidth(22 * theme.UNIT)
        inner = column(
            label(mark("Settings", "Settings"), "title"),
            theme.UNIT,
            looks,
            theme.GAP,
            self.club,
            theme.GAP,
            label(mark("Settings", "The club file"), "large"),
            label(
                mark("Settings", "People, evenings and results are all in one file. Everything is saved at once."),
                "soft",
                wraps=True,
            ),
            self.file,
            row(self.open_button, self.along_button, None),
            theme.GAP,
            label(mark("Settings", "Copies"), "large"),
            self.copies,
            self.stick,
            row(self.back_button, self.stick_button, self.no_stick_button, None),
            None,
            margin=theme.MARGIN,
        )
        self.setLayout(column(scrolling(inner)))
        self._offer()
        self.language.activated.connect(lambda _at: desk.speak(self.language.currentData()))
        self.mode.activated.connect(lambda _at: desk.dress(self.mode.currentData()))
        self.colour.activated.connect(lambda _at: self._change(accent=self.colour.currentData()))
        self.setFocusProxy(self.language)

    def refresh(self, _changes: ChangeSet | None) -> None:
        """Show what holds."""
        self.language.setCurrentIndex(self.language.findData(words.catalog().language))
        self.mode.setCurrentIndex(self.mode.findData(self._desk.theme.mode))
        file = self._desk.bus.file
        self.file.setText(translate("Settings", "none is open") if file is None else str(file.path))
        self.along_button.setEnabled(file is not None)
        self.club.setEnabled(file is not None)
        self._show_club()
        self._show_copies()

    def _show_copies(self) -> None:
        from tappscore.services.club import backups
        from tappscore.ui.stick_copies import spoken_time

        file, keeping = self._desk.bus.file, self._desk.safekeeping
        if file is not None and file.is_closed:
            return
        copies = () if file is None else backups(file.path)
        said = translate(
            "Settings",
            "Made after each round, at closing and after ten minutes of change; the newest stay, "
            "and one of each day before.",
        )
        if copies:
            folder = str(copies[0].path.parent)
            last = spoken_time(copies[0].at)
            said += "\n" + translate("Settings", "The last one: {time}, in {folder}.", time=last, folder=folder)
        self.copies.setText(said)
        line = "" if keeping is None else keeping.stick.line()
        self.stick.setText(line)
        set_role(self.stick, "warn" if keeping is not None and keeping.stick.is_troubled else "soft")
        self.stick.setVisible(bool(line))
        self.no_stick_button.setVisible(bool(line))
        words.say(
            self.stick_button,
            "setText",
            mark("Settings", "Another stick…") if line else mark("Settings", "Also copy onto a stick…"),
        )
        self.stick_button.setEnabled(file is not None and keeping is not None)

    def _show_club(self) -> None:
        if self._desk.bus.file is None:
            return
        shown = face(self._desk.bus.file)
        accent = self._desk.theme.accent if shown.accent is None else shown.accent
        self.colour.setCurrentIndex(max(self.colour.findData(accent), 0))
        if not self.name.hasFocus():
            self.name.setText(shown.name)
        self.drop_logo.setEnabled(shown.logo is not None)
        picture = QPixmap()
        if shown.logo is not None and picture.loadFromData(shown.logo):
            ratio = self.devicePixelRatioF()
            side = round((_LOGO - theme.UNIT) * ratio)
            picture = picture.scaled(
                side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            picture.setDevicePixelRatio(ratio)
            self.logo.setPixmap(picture)
        else:
            self.logo.setText("–")

    def _rename(self) -> None:
        file = self._desk.bus.file
        if file is not None and self.name.text().strip() != face(file).name:
            self._change(name=self.name.text())

    def _choose_logo(self) -> None:
        desk = self._desk
        start = desk.settings.text("logo_folder") or QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.PicturesLocation
        )
        title, kinds = translate("Settings", "Choose a picture"), translate("Settings", "Pictures")
        name, _ = QFileDialog.getOpenFileName(
            self.window(), title, start, f"{kinds} (*.png *.jpg *.jpeg *.bmp *.webp *.gif *.svg)"
        )
        if not name:
            return
        desk.settings.keep("logo_folder", str(Path(name).parent))
        self.take_logo(Path(name))

    def take_logo(self, path: Path) -> None:
        """Put a picture into the club file, or say that it is none."""
        logo = logo_from(path)
        if logo is None:
            commands.show(self._desk, [Problem("logo-unreadable", "logo")], {})
        else:
            self._change(logo=logo)

    def _change(self, **facts: object) -> None:
        file = self._desk.bus.file
        if file is not None and self._desk.run(lambda: Clubs(file).change(**facts)) is not None:
            self._show_club()

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
