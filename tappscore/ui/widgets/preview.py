"""The preview of a PDF, made from the very bytes that are saved."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPdfWidgets import QPdfView
from PySide6.QtWidgets import QWidget

from tappscore.ui.widgets.parts import column


class Preview(QWidget):
    """Shows one document after the other.

    QtPdf renders in a thread of its own. A document is therefore never
    emptied while it is shown: the next one takes its place first, which waits
    for that thread. In the end the view goes before its documents: children
    are deleted in the order of their birth, and a document that goes first
    still calls its view.
    """

    def __init__(self) -> None:
        super().__init__()
        self.view = QPdfView(self)
        self.view.setPageMode(QPdfView.PageMode.MultiPage)
        self.view.setZoomMode(QPdfView.ZoomMode.FitToWidth)
        self._documents = QObject(self)
        self._shown: QPdfDocument | None = None
        self.setLayout(column(self.view, gap=0))
        self.setFocusProxy(self.view)

    def show_bytes(self, content: bytes) -> int:
        """Show a document; the number of its pages."""
        document = QPdfDocument(self._documents)
        buffer = QBuffer(document)
        buffer.setData(QByteArray(content))
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        document.load(buffer)
        before, self._shown = self._shown, document
        self.view.setDocument(document)
        if before is not None:
            before.deleteLater()
        return document.pageCount()
