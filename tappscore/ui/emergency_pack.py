"""The emergency pack on the disk: fresh after each draw and each round, there when the computer isn't.

It is made in a worker a few seconds later, when the desk is quiet again, and
says nothing when it worked; a disk that refuses it is named once.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tappscore.ui import commands
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tappscore.problems import RefusedError
    from tappscore.report.job import Job
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.club_face import ClubFace
    from tappscore.ui.desk import Desk

KEY = "emergency-pack"
AFTER = 3000  # milliseconds
# What changes seats or ends a round; deals alone are in the pack of the round's end.
_ACTIONS = ("round.", "seat.", "undo", "redo", "tournament.finish")


class EmergencyPack(QObject):
    """Keeps one desk's pack fresh. A sample evening has none."""

    def __init__(self, desk: Desk, club: ClubFace, window: QWidget) -> None:
        super().__init__(window)  # goes with it: a timer must not outlive the window it asks
        self._desk = desk
        self._window = window
        self._club = club  # what it read stays true when the file is closed already
        self._work: Work | None = None
        self._has_complained = False
        self.path: Path | None = None  # of the last one made
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self.make)
        desk.bus.changed.connect(self._changed)
        self._of: int | None = None  # the tournament whose pack is due
        desk.bus.opened.connect(self._opened)

    def _changed(self, changes: ChangeSet | None) -> None:
        snapshot = self._desk.bus.snapshot
        if changes is None or snapshot is None or snapshot.sample:
            return
        if changes.action.startswith(_ACTIONS) and changes.touches("rounds", "seats", "tables", tournament=snapshot.id):
            self._of = snapshot.id
            self._soon.start()

    def _opened(self) -> None:
        # The same evening is opened anew when another program wrote into the file: its pack is still due.
        snapshot = self._desk.bus.snapshot
        if snapshot is None or snapshot.id != self._of:
            self._soon.stop()

    def make(self) -> None:
        """Make the pack now, of what is known now; not any more once the window is closed."""
        if not self._window.isVisible() or self._desk.bus.snapshot is None or not self._desk.snapshot.rounds:
            return
        if self._work is not None and not self._work.is_over:
            self._soon.start()  # the one being made is of yesterday; another follows it
            return
        job, folder = self._job(), self._folder()
        self._work = run_in_worker(
            lambda progress: _write(job, folder, progress), self._made, on_refused=self._refused, parent=self
        )

    def _job(self) -> Job:
        from tappscore.report.job import Club, Job

        desk, shown = self._desk, self._club.face
        return Job(
            snapshot=desk.snapshot,
            ledger=desk.bus.ledger,
            catalog=desk.catalog,
            printed_at=datetime.now().astimezone(),
            club=Club(shown.name, shown.logo, shown.accent or ""),
        )

    def _folder(self) -> Path:
        from tappscore.ui.documents_folder import evening_folder

        return evening_folder(self._desk)

    def _made(self, answer: object) -> None:
        if isinstance(answer, Path):
            self.path = answer
        elif isinstance(answer, OSError):
            self._complain(commands.reason(answer, self._folder() / KEY))

    def _refused(self, refusal: RefusedError) -> None:
        from tappscore.ui import words

        self._complain(" ".join(words.spoken(problem.message) for problem in refusal.problems))

    def _complain(self, why: str) -> None:
        if not self._has_complained:
            self._has_complained = True
            self._desk.say(translate("Print", "The emergency pack could not be saved: {why}", why=why), "warn")


def _write(job: Job, folder: Path, progress: Progress) -> Path | OSError | None:
    """Make the pack and put it in its place whole; gives its path, or what the disk said."""
    from dataclasses import replace

    from tappscore.report.documents import file_name, render_job
    from tappscore.ui.documents_folder import put_whole, safe_name

    content = render_job(KEY, replace(job, progress=progress))
    if not content:
        return None
    target = folder / safe_name(file_name(KEY, job))
    try:
        put_whole(target, content)
    except OSError as fault:
        return fault
    return target
