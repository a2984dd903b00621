"""Sounds of the round's clock; without an audio library the system's beep."""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QApplication

from tappscore.assets import resource


class Sounds(QObject):
    """Plays `warning` and `end`. QtMultimedia is loaded at the first sound: it takes a while."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._effects: dict[str, QObject] = {}

    def play(self, name: str) -> None:
        """Play a sound, or beep."""
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError:  # on Linux QtMultimedia needs libpulse
            QApplication.beep()
            return
        if QMediaDevices.defaultAudioOutput().isNull():
            QApplication.beep()
            return
        effect = self._effects.get(name)
        if not isinstance(effect, QSoundEffect):
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(resource("sounds", f"{name}.wav"))))
            self._effects[name] = effect
        effect.play()
