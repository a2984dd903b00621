"""Icons: small line drawings in `resources/icons`, drawn in whatever colour the theme says."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from tappscore.assets import resource

SIZE = 24


@cache
def icon(name: str, colour: str) -> QIcon:
    """Draw an icon in a colour, sharp on every screen there is."""
    from PySide6.QtSvg import QSvgRenderer

    drawing = resource("icons", f"{name}.svg").read_text("utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    made = QIcon()
    for scale in sorted({1.0, 2.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}):
        pixels = QPixmap(round(SIZE * scale), round(SIZE * scale))
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(pixels.rect()))
        painter.end()
        pixels.setDevicePixelRatio(scale)
        made.addPixmap(pixels)
    return made
