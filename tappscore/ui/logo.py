"""A picture of any kind and size made into the club's logo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from tappscore.services.club_face import LOGO_LIMIT

if TYPE_CHECKING:
    from pathlib import Path

_SIDES = (800, 500, 300)  # pixels, tried in turn until the file is small enough
_FILE_LIMIT = 20 * 1024 * 1024  # bytes; a photograph of a telephone has 5
_PIXEL_LIMIT = 64  # MB in memory


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
