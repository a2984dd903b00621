"""Printing a PDF on a chosen printer: QtPdf draws each page at the printer's resolution, in a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QRadioButton, QWidget

from tappscore.ui import words
from tappscore.ui.models.machine import printed_today
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

RESOLUTION = 300  # dots an inch: enough for small print, a page image of 35 MB at A4
POINTS_AN_INCH = 72
_DUPLEX = (
    ("one", QPrinter.DuplexMode.DuplexNone),
    ("long", QPrinter.DuplexMode.DuplexLongSide),
    ("short", QPrinter.DuplexMode.DuplexShortSide),
)


def has_printer() -> bool:
    """Say whether a printer is set up on this computer."""
    return bool(QPrinterInfo.availablePrinterNames())


def has_stopped(name: str) -> bool:
    """Say whether a printer takes nothing at the moment; of a file, or of a printer that says nothing, False."""
    known = QPrinterInfo.printerInfo(name)
    return not known.isNull() and known.state() == QPrinter.PrinterState.Error


def print_document(desk: Desk, parent: QWidget, content: bytes, name: str) -> Work | None:
    """Let somebody choose printer, copies and pages, then print; None when nothing is printed."""
    if not has_printer():
        sentence = words.translate("Print", "No printer is set up on this computer. The document can be saved instead.")
        desk.say(sentence, "warn")
        return None
    printer = QPrinter(QPrinterInfo.defaultPrinter(), QPrinter.PrinterMode.ScreenResolution)
    recall(desk, printer)
    dialog = QPrintDialog(printer, parent)
    dialog.setMinMax(1, max(page_count(content), 1))
    keep_pages_right(dialog)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    remember(desk, printer)
    return send(desk, printer, content, name)


def keep_pages_right(dialog: QPrintDialog) -> None:
    """Switch “reverse” off while the printing system picks the pages itself, in Qt's own dialog on Linux.

    “Pages 2, 3” and “odd pages” are picked by CUPS out of what it is sent. Sent in reverse,
    page 2 of 8 would be the last but one. Other dialogs have none of these fields.
    """
    reverse = dialog.findChild(QCheckBox, "reverse")
    pages = dialog.findChild(QRadioButton, "pagesRadioButton")
    which = dialog.findChild(QComboBox, "pageSetCombo")
    if reverse is None or pages is None or which is None:
        return

    def follow() -> None:
        is_picked = pages.isChecked() or which.currentIndex() > 0
        reverse.setChecked(reverse.isChecked() and not is_picked)
        reverse.setEnabled(not is_picked)

    pages.toggled.connect(follow)
    which.currentIndexChanged.connect(follow)


def recall(desk: Desk, printer: QPrinter) -> None:
    """Set up a printer as it was used last on this computer; one that is gone leaves the system's own."""
    settings = desk.settings
    kept = settings.text("printer")
    if kept in QPrinterInfo.availablePrinterNames():
        printer.setPrinterName(kept)
    elif kept and settings.text("print_file"):
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(settings.text("print_file"))
    printer.setColorMode(
        QPrinter.ColorMode.Color if settings.text("print_colour") == "yes" else QPrinter.ColorMode.GrayScale
    )
    for key, mode in _DUPLEX:
        if settings.text("print_sides") == key:
            printer.setDuplex(mode)


def remember(desk: Desk, printer: QPrinter) -> None:
    """Keep printer, colour and sides for the next time; copies and pages belong to one paper and are not kept."""
    settings = desk.settings
    is_file = printer.outputFormat() == QPrinter.OutputFormat.PdfFormat
    settings.keep("printer", printer.printerName() or ("PDF" if is_file else ""))
    settings.keep("print_file", printer.outputFileName() if is_file else "")
    settings.keep("print_colour", "yes" if printer.colorMode() == QPrinter.ColorMode.Color else "")
    settings.keep("print_sides", next((key for key, mode in _DUPLEX if mode == printer.duplex()), ""))


def page_count(content: bytes) -> int:
    """Count the pages of a PDF."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    pdf = QPdfDocument()
    pdf.load(buffer)
    count = pdf.pageCount()
    pdf.close()
    return count


def send(desk: Desk, printer: QPrinter, content: bytes, name: str) -> Work:
    """Print a PDF in a worker and say how it went."""
    document = name.removesuffix(".pdf")
    printer.setDocName(document)
    printer.setResolution(RESOLUTION)
    printer.setFullPage(True)
    goal = printer.printerName() or printer.outputFileName()

    def done(pages: object) -> None:
        if not pages:
            desk.say(words.translate("Print", "The printer {printer} takes nothing.", printer=goal), "bad")
        elif has_stopped(goal):
            said = words.translate(
                "Print",
                "{document} waits: the printer {printer} has stopped. Look at paper and cable.",
                document=document,
                printer=goal,
            )
            desk.say(said, "warn")
        else:
            printed_today(desk)
            # Which pages, and how often, may be the printing system's own business: a number could be wrong.
            desk.say(words.translate("Print", "{document} sent to {printer}", document=document, printer=goal))

    return run_in_worker(lambda progress: paint(printer, content, progress), done, parent=desk)


def order_of(printer: QPrinter, count: int) -> list[int]:
    """Give the pages to be drawn, from 0, as the dialog was answered: which, how often, in which order.

    A printer that makes copies itself gets each page once.
    """
    ranges = printer.pageRanges()
    if ranges.isEmpty():
        first, last = printer.fromPage() or 1, printer.toPage() or count
        pages = [page for page in range(count) if first <= page + 1 <= last]
    else:
        pages = [page for page in range(count) if ranges.contains(page + 1)]
    if printer.pageOrder() == QPrinter.PageOrder.LastPageFirst:
        pages.reverse()
    copies = 1 if printer.supportsMultipleCopies() else max(printer.copyCount(), 1)
    if printer.collateCopies():
        return pages * copies
    return [page for page in pages for _ in range(copies)]


def paint(printer: QPrinter, content: bytes, progress: Progress) -> int:
    """Draw the chosen pages of a PDF onto a printer; the number of pages drawn, 0 when it can't begin."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    pdf = QPdfDocument()
    pdf.load(buffer)
    chosen = order_of(printer, pdf.pageCount())
    painter: QPainter | None = None
    drawn = 0
    for page in chosen:
        if not progress(drawn, len(chosen)):
            break
        points = pdf.pagePointSize(page)
        is_landscape = points.width() > points.height()
        orientation = QPageLayout.Orientation.Landscape if is_landscape else QPageLayout.Orientation.Portrait
        # A page size is named upright; which way it lies is the orientation's business.
        upright = QSizeF(min(points.width(), points.height()), max(points.width(), points.height()))
        printer.setPageSize(QPageSize(upright, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch))
        printer.setPageOrientation(orientation)
        if painter is None:
            painter = QPainter()
            if not painter.begin(printer):
                return 0
        else:
            printer.newPage()
        dots = (points * RESOLUTION / POINTS_AN_INCH).toSize()
        image = pdf.render(page, QSize(dots.width(), dots.height()))
        painter.drawImage(QRectF(painter.viewport()), image)
        drawn += 1
    if painter is not None:
        painter.end()
    pdf.close()
    return drawn
