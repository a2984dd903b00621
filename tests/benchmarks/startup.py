"""How long the window takes to be ready for the first key: `python tests/benchmarks/startup.py [RUNS]`.

Each run is a process of its own, in turn with an empty PySide6 window, on a
club file with one evening of 150 people. Aim: 1 s on the CI machine, three
times the empty window.
"""

from __future__ import annotations

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
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from tappscore.ui.app import open_window
from tappscore.ui.settings import Settings
app = QApplication([])
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
    surroundings = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    command = [sys.executable, "-c", program + READY, repr(time.time()), str(folder)]
    answer = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True)
    return float(answer.stdout.split()[-1])


def measure(runs: int) -> tuple[list[float], list[float]]:
    """Time both windows in turn; the first pair only warms the disk."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [sys.executable, "-m", "tappscore", "--club", str(folder / "club.tapp"), "simulate"]
        words = ["--players", "150", "--rounds", "6", "--variant", "dapp", "--seed", "1"]
        subprocess.run([*command, *words], cwd=ROOT, check=True, capture_output=True)
        pairs = [(seconds(OURS, folder), seconds(EMPTY, folder)) for _ in range(runs + 1)][1:]
    return [ours for ours, _ in pairs], [empty for _, empty in pairs]


def main() -> None:
    """Print medians and the ratio pair by pair."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    ours, empty = measure(runs)
    ratios = [one / other for one, other in zip(ours, empty, strict=True)]
    print(f"window ready for the first key, {runs} runs, club file with 150 people and 6 rounds")
    for name, values in (("TappScore", ours), ("empty PySide6 window", empty)):
        print(f"  {name:22} median {statistics.median(values):.3f} s   min {min(values):.3f}   max {max(values):.3f}")
    middle = statistics.median(ratios)
    print(f"  {'ratio':22} median {middle:.2f}     min {min(ratios):.2f}    max {max(ratios):.2f}")


if __name__ == "__main__":
    main()
