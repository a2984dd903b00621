"""The start into an evening loads what the first page needs and nothing that waits for a click.

Each of these costs more than all of the program's own modules of the first page; a single import at the head of a
module is enough to bring one in.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

LATER = (
    "sqlite_utils",  # writes migrations only
    "click",
    "dateutil",
    "reportlab",
    "PIL",
    "openpyxl",
    "odf",
    "PySide6.QtMultimedia",
    "PySide6.QtPdf",
    "PySide6.QtPrintSupport",
    "tappscore.report",
    "tappscore.exchange",
    "tappscore.tournament.seating",
    "tappscore.tournament.simulate",
    "tappscore.ui.pages.scoring",
)
START = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from tappscore.ui.app import application, open_window
from tappscore.ui.settings import Settings
app = application()
folder = Path(sys.argv[1])
settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
window = open_window(app, settings, folder / "club.tapp")
window.show()
QTimer.singleShot(0, lambda: QTimer.singleShot(0, app.exit))
app.exec()
print(window.windowTitle())
print(*sys.modules, sep="\\n")
"""


def test_the_start_into_an_evening_loads_nothing_that_waits_for_a_click(tmp_path: Path) -> None:
    made = [sys.executable, "-m", "tappscore", "--club", str(tmp_path / "club.tapp"), "simulate"]
    evening = ["--players", "12", "--rounds", "2", "--variant", "dapp", "--seed", "1"]
    subprocess.run([*made, *evening], check=True, capture_output=True)
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", START, str(tmp_path)]
    said = subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True).stdout.splitlines()
    loaded = set(said[1:])
    assert "tappscore.ui.pages.tonight" in loaded
    assert [name for name in LATER if name in loaded] == []
