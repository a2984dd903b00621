"""The helper's window: a second window of the same program on the same club file.

Two people take turns with two keyboards' worth of half-typed lines: each
window has its own page, its own line, its own evening and its own undo, since
the journal knows which desk took a step. What one books, the other shows at
once (`ui/bus.py`).

DECISION: the first window is the program. Closing it closes the helper's,
because copies, hall screen and the file itself hang on it; the helper's own
window may go at any time.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk

if TYPE_CHECKING:
    from tappscore.ui.main_window import MainWindow

_APART = 48  # pixels that one window stands beside the other


def open_helper(first: MainWindow) -> MainWindow:
    """Open one more window beside the first one, on the same page and evening."""
    desk = first.desk
    name = _free_name(desk)
    bus = Bus(beside=desk.bus, desk=name)
    own = Desk(bus, desk.settings, desk.theme, name)
    own.join(desk)
    window = type(first)(own, first)
    first.helpers.append(window)
    window.resize(first.size())
    window.move(first.pos() + QPoint(_APART, _APART) * len(first.helpers))
    if desk.bus.snapshot is not None:
        bus.open(desk.bus.snapshot.id)
    window.show_page(first.current or "tonight")
    window.show()
    window.raise_()
    window.activateWindow()
    return window


def _free_name(desk: Desk) -> str:
    taken = {each.name for each in (desk, *desk.fellows)}
    return next(name for number in count(2) if (name := f"desk {number}") not in taken)
