"""Reading that may take a while: in a worker, on the file opened once more, with progress and Cancel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from tappscore.i18n import Text, mark
from tappscore.ui.commands import show
from tappscore.ui.widgets.parts import button, row
from tappscore.ui.widgets.working import Working
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.problems import RefusedError
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk

# A club file (its path) at a place of its journal: what was read there holds as long as both are the same.
Stand = tuple[str, int]

READING = mark("History", "The evenings are being read")


def stand(file: ClubFile) -> Stand:
    """Say where a club file stands now."""
    return str(file.path), file.journal


class Reader(QWidget):
    """One reading at a time; a new one throws the old one's answer away."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._work: Work | None = None
        self._again: Callable[[], None] | None = None
        self.working = Working()
        self.again = button(mark("History", "Reading was stopped. Read again"), self._read_again, kind="quiet")
        self.again.setVisible(False)
        self.working.cancel_button.clicked.connect(lambda: self.again.setVisible(True))
        self.setLayout(row(self.working, self.again))
        for part in (self.working, self.again):
            part.installEventFilter(self)
        self._take_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take no room, not even the space between two parts, while nothing is read."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._take_room()
        return super().eventFilter(watched, event)

    def _take_room(self) -> None:
        self.setVisible(not self.working.isHidden() or not self.again.isHidden())

    @property
    def is_busy(self) -> bool:
        """Whether a reading is under way."""
        return self._work is not None and not self._work.is_over

    def read(
        self,
        function: Callable[[ClubFile, Progress], object],
        on_done: Callable[[object], None],
        what: Text = READING,
        on_refused: Callable[[RefusedError], None] | None = None,
    ) -> None:
        """Run a function on the club file in a thread and hand its answer over on the window's.

        It may write, too: whoever gets a ChangeSet back applies it to the bus.
        """
        self.stop()
        self._again = lambda: self.read(function, on_done, what, on_refused)
        file = self._desk.file

        def work(progress: Progress) -> object:
            with file.clone() as own:
                return function(own, progress)

        self.again.setVisible(False)
        self._work = run_in_worker(work, on_done, on_refused=on_refused or self._refused, parent=self)
        self.working.follow(self._work, what)

    def stop(self) -> None:
        """Throw away what is being read."""
        if self._work is not None and not self._work.is_over:
            self._work.cancel()

    def _read_again(self) -> None:
        if self._again is not None and self._desk.bus.file is not None:
            self._again()

    def _refused(self, refusal: RefusedError) -> None:
        show(self._desk, refusal.problems, {})
