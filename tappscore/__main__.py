"""Start: the window without a command, otherwise the command line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# One of them says where a window can be shown, or that none is wanted (tests).
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def main() -> None:
    """Run the command line; without a command it opens the window."""
    from tappscore.cli import run

    run(_window)


def _window(club: Path | None) -> int:
    if sys.platform.startswith("linux") and not any(map(os.environ.get, _DISPLAYS)):
        from tappscore.problems import Problem, RefusedError

        # Qt would end the program with its own words, and a core dump.
        raise RefusedError(Problem("no-display"))
    # Here, because the command line knows nothing of the window, and scripts don't wait for Qt.
    from tappscore.ui.app import run

    return run(club)


if __name__ == "__main__":
    main()
