"""The club's name, logo and colour at this desk: read from the club file, put on papers, hall and window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from tappscore.services.club_face import LOGO_LIMIT, Face, face

if TYPE_CHECKING:
    from pathlib import Path

    from tappscore.report.job import Club, History
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

_SIDES = (800, 500, 300)  # pixels, tried in turn until the file is small enough
_FILE_LIMIT = 20 * 1024 * 1024  # bytes; a photograph of a telephone has 5
_PIXEL_LIMIT = 64  # MB in memory


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


def logo_from(path: Path) -> bytes | None:
    """Read a picture of any size and kind that Qt knows and make a PNG of it that fits into the club file.

    None where it is no picture, or one too large to be read safely.
    """
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    QImageReader.setAllocationLimit(_PIXEL_LIMIT)
    try:
        if path.stat().st_size > _FILE_LIMIT:
            return None
    except OSError:
        return None
    picture = reader.read()
    if picture.isNull():
        return None
    for side in _SIDES:
        kept = written(fitted(picture, side))
        if len(kept) <= LOGO_LIMIT:
            return kept
    return None


def fitted(picture: QImage, side: int) -> QImage:
    """Shrink a picture until neither side is longer than `side` pixels; a smaller one stays as it is."""
    if max(picture.width(), picture.height()) <= side:
        return picture
    return picture.scaled(
        QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def written(picture: QImage) -> bytes:
    """Give the bytes of a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(content.data())
