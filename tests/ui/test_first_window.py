"""The window that nobody has moved yet fits on the screen, its frame too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tappscore

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from tappscore.ui.app import application, open_window
from tappscore.ui.settings import Settings
app = application()
folder = Path(sys.argv[1])
settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
window = open_window(app, settings, folder / "club.tapp")
window.show()
app.processEvents()
print(app.primaryScreen().size().width(), window.width(), window.height())
window.close()
"""
TITLE_BAR = 30  # pixels, about as high as systems draw it


def started(folder: Path, width: int, height: int) -> tuple[int, int]:
    """Start the program on a screen of this size; width and height of its window."""
    screen = {"name": "desk", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    screens = folder / "screens.json"
    screens.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96, "logicalBaseDpi": 96}]}), encoding="utf-8")
    # The platform's file is named beside the folder: a drive letter's colon would end the name.
    surroundings = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens.name}"}
    surroundings["PYTHONPATH"] = str(Path(tappscore.__file__).parents[1])
    command = [sys.executable, "-c", START, "."]
    said = subprocess.run(command, env=surroundings, cwd=folder, check=True, capture_output=True, text=True).stdout
    screen_width, *size = (int(part) for part in said.split())
    assert screen_width == width
    return size[0], size[1]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1093, 614), (1280, 720)])
def test_the_first_window_and_its_title_bar_fit_on_a_small_screen(tmp_path: Path, width: int, height: int) -> None:
    wide, high = started(tmp_path, width, height)
    assert wide <= width
    assert high + TITLE_BAR <= height


def test_on_a_large_screen_the_first_window_is_no_larger_than_its_pages_need(tmp_path: Path) -> None:
    assert started(tmp_path, 1920, 1080) == (1280, 760)
