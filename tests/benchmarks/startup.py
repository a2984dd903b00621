"""How long the window takes to be ready for the first key: `python tests/benchmarks/startup.py [RUNS]`.

Each run is a process of its own, in turn with an empty PySide6 window: the first start with a new club file, and
the start into an evening of 150 people. Aim: 1 s on the CI machine, three
times the empty window.
"""

from __future__ import annotations

import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

EMPTY = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
"""
OURS = """
import sys, time
from pathlib import Path
from tappscore.ui.app import application, open_window
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from tappscore.ui.settings import Settings
app = application()
folder = Path(sys.argv[2])
settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
window = open_window(app, settings, folder / "club.tapp")
window.show()
"""
# The first idle moment after the window was painted is when a key would be answered.
READY = """
def ready():
    print(time.time() - float(sys.argv[1]))
    app.exit()
QTimer.singleShot(0, lambda: QTimer.singleShot(0, ready))
app.exec()
"""


def seconds(program: str, folder: Path) -> float:
    """Start a process and count the seconds until its window is ready."""
    surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-c", program + READY, repr(time.time()), str(folder)]
    answer = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True)
    return float(answer.stdout.split()[-1])


def fill(folder: Path) -> None:
    """Make a club file with an evening of 150 people and 6 rounds."""
    command = [sys.executable, "-m", "tappscore", "--club", str(folder / "club.tapp"), "simulate"]
    words = ["--players", "150", "--rounds", "6", "--variant", "dapp", "--seed", "1"]
    subprocess.run([*command, *words], cwd=ROOT, check=True, capture_output=True)


def measure(folder: Path, runs: int) -> list[tuple[float, float]]:
    """Time both windows in turn; the first pair only warms the disk."""
    return [(seconds(OURS, folder), seconds(EMPTY, folder)) for _ in range(runs + 1)][1:]


def show(title: str, pairs: list[tuple[float, float]]) -> None:
    """Print medians and the ratio pair by pair."""
    print(f"window ready for the first key, {len(pairs)} runs, {title}")
    rows = (
        ("TappScore, seconds", [ours for ours, _ in pairs]),
        ("empty PySide6 window, seconds", [empty for _, empty in pairs]),
        ("ratio", [ours / empty for ours, empty in pairs]),
    )
    for name, values in rows:
        print(f"  {name:30} median {statistics.median(values):.2f}   min {min(values):.2f}   max {max(values):.2f}")


def main() -> None:
    """Measure the first start and the start into a full evening."""
    # As after the set-up, which leaves the program's bytecode; the libraries have theirs.
    compileall.compile_dir(ROOT / "tappscore", quiet=1)
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as new, tempfile.TemporaryDirectory() as full:
        fill(Path(full))
        show("a new club file", measure(Path(new), runs))
        show("an evening of 150 people and 6 rounds", measure(Path(full), runs))


if __name__ == "__main__":
    main()
