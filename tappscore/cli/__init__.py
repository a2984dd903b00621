"""The command line: arguments, exit statuses, printing. Thin; everything else is called.

`COMMANDS` in `commands.py` lists what there is; a command's module is
imported when it is asked for, so that a script's `tappscore settle` does not
wait for the store, and nothing but `gui` waits for Qt.

Exit status 0: done. 1: refused, the problems are listed. 2: wrong usage, or
input that can't be read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

# Opens the window on a club file (None: the user's own) and gives the exit status.
Window = Callable[[Path | None], int]


def run(window: Window) -> None:
    """Run the program's arguments and leave with their exit status; `window` is handed in by the program's start."""
    from tappscore.cli.commands import main

    main(window)


__all__ = ["Window", "run"]
