"""The club's name, logo and colour at this desk: read from the club file, put on papers, hall and window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tappscore.services.club_face import Face, face

if TYPE_CHECKING:
    from tappscore.report.job import Club, History
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress


class ClubFace(QObject):
    """Follows the open club file: its colour dresses the window, its name and logo are asked for by papers and hall."""

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._face = Face()
        self._of: object = None
        desk.bus.opened.connect(self._opened)
        desk.bus.changed.connect(self._touched)
        self._opened()

    @property
    def face(self) -> Face:
        """How the open club shows itself."""
        return self._face

    def _opened(self) -> None:
        file = self._desk.bus.file
        if file is not self._of:
            self._of = file
            self._read()

    def _touched(self, changes: ChangeSet | None) -> None:
        if changes is not None and changes.touches("club"):
            self._read()

    def _read(self) -> None:
        file = self._desk.bus.file
        self._face = Face() if file is None else face(file)
        accent = self._face.accent
        # A club that never chose a colour leaves this computer's as it is.
        if accent is not None and accent != self._desk.theme.accent:
            self._desk.dress(self._desk.theme.mode, accent)
        self.changed.emit()


def club_of(desk: Desk) -> Club:
    """Give what the club puts on its papers."""
    from tappscore.report.job import Club

    shown = _face_at(desk)
    return Club(shown.name, shown.logo, shown.accent or "")


def _face_at(desk: Desk) -> Face:
    # What the window's own reader knows, also when the file is closed already; a desk without a window reads itself.
    reader = desk.findChild(ClubFace)
    if isinstance(reader, ClubFace):
        return reader.face
    return Face() if desk.bus.file is None else face(desk.bus.file)


def club_history(file: ClubFile, progress: Progress) -> History:
    """Read what the club file knows of its evenings, on a connection of its own: it is called in a worker."""
    from tappscore.report.job import History
    from tappscore.services.statistics import Statistics
    from tappscore.store.loading import persons

    with file.clone() as own:
        page = Statistics(own).club(progress=progress)
        return History(page, {person.uuid: person.spoken for person in persons(own) if person.public})
