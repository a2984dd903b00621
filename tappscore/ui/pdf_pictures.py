"""The pages of a PDF as PNG files, drawn by QtPdf as the preview draws them."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPdf import QPdfDocument

from tappscore.ui.logo import written


def pictures(content: bytes, dots_a_point: int) -> list[bytes]:
    """Draw each page on white and give the bytes of its PNG file."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    pdf = QPdfDocument()
    pdf.load(buffer)
    made = []
    for page in range(pdf.pageCount()):
        size = (pdf.pagePointSize(page) * dots_a_point).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.drawImage(0, 0, pdf.render(page, size))
        painter.end()
        made.append(written(image))
    pdf.close()
    return made
