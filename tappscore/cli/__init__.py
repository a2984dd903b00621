"""The command line: arguments, exit statuses, printing. Thin; everything else is called.

`COMMANDS` in `commands.py` lists what there is; a command's module is
imported when it is asked for, so that a script's `tappscore settle` does not
wait for the store, and nothing but `gui` waits for Qt.

Exit status 0: done. 1: refused, the problems are listed. 2: wrong usage, or
input that can't be read.
"""

from __future__ import annotations


def run() -> None:
    """Run the program's arguments and leave with their exit status."""
    from tappscore.cli.commands import main

    main()


__all__ = ["run"]
