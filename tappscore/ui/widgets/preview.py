"""The preview of a PDF, made from the very bytes that are saved."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPdfWidgets import QPdfView
from PySide6.QtWidgets import QWidget


class Preview(QPdfView):
    """Shows one document after the other.

    QtPdf renders in a thread of its own. A document is therefore never
    emptied while it is shown: the next one takes its place first, which waits
    for that thread. All documents are children of the view, born after its
    renderer and so deleted after it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPageMode(QPdfView.PageMode.MultiPage)
        self.setZoomMode(QPdfView.ZoomMode.FitToWidth)
        self._shown: QPdfDocument | None = None

    def show_bytes(self, content: bytes) -> int:
        """Show a document; the number of its pages."""
        document = QPdfDocument(self)
        buffer = QBuffer(document)
        buffer.setData(QByteArray(content))
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        document.load(buffer)
        before, self._shown = self._shown, document
        self.setDocument(document)
        if before is not None:
            before.deleteLater()
        return document.pageCount()
