from __future__ import annotations

from PySide6.QtCore import QObject

from tappscore.ui.sound import Sounds


def test_a_clock_on_a_machine_without_a_sound_server_goes_on(qtbot) -> None:
    parent = QObject()
    sounds = Sounds(parent)
    for name in ("warning", "end", "end"):
        sounds.play(name)
    qtbot.wait(200)
