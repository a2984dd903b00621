"""Icons: small line drawings in `resources/icons`, drawn in whatever colour the theme says."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from tappscore.assets import resource

SIZE = 24


@cache
def icon(name: str, colour: str) -> QIcon:
    """Draw an icon in a colour, sharp at one, two and three times its size."""
    from PySide6.QtSvg import QSvgRenderer

    drawing = resource("icons", f"{name}.svg").read_text("utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    made = QIcon()
    for scale in (1, 2, 3):
        pixels = QPixmap(SIZE * scale, SIZE * scale)
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        renderer.render(painter, QRectF(0, 0, SIZE * scale, SIZE * scale))
        painter.end()
        pixels.setDevicePixelRatio(scale)
        made.addPixmap(pixels)
    return made
