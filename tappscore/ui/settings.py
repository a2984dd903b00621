"""What belongs to this computer and not to the club: language, theme, window, printer."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QByteArray, QSettings

Mode = Literal["system", "light", "dark"]
LANGUAGES = ("de", "en")


class Settings:
    """Named settings in the system's place for them."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def language(self) -> str:
        """`de`, `en`, or empty: as the system says."""
        found = str(self._store.value("language", ""))
        return found if found in LANGUAGES else ""

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("language", value)

    @property
    def mode(self) -> Mode:
        """Light, dark, or as the system says."""
        match self._store.value("mode", "system"):
            case "light":
                return "light"
            case "dark":
                return "dark"
            case _:
                return "system"

    @mode.setter
    def mode(self, value: Mode) -> None:
        self._store.setValue("mode", value)

    @property
    def accent(self) -> str:
        """The club's colour as `#rrggbb`, or empty for the program's own."""
        return str(self._store.value("accent", ""))

    @accent.setter
    def accent(self, value: str) -> None:
        self._store.setValue("accent", value)

    def text(self, key: str, default: str = "") -> str:
        """Read a text that a page keeps (last printer, last folder)."""
        return str(self._store.value(key, default))

    def keep(self, key: str, value: str) -> None:
        """Keep a text for a page."""
        self._store.setValue(key, value)

    @property
    def geometry(self) -> QByteArray:
        """The window's last place and size; empty at the first start."""
        found = self._store.value("geometry")
        return found if isinstance(found, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("geometry", value)
