"""The Print page: preview, language of the document, saving and printing of the very bytes that are shown."""

from __future__ import annotations

import io
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QRadioButton

from tappscore.report.documents import DOCUMENTS, render_job
from tappscore.services.tournaments import Tournaments
from tappscore.ui import clubs, pdf_printing
from tappscore.ui.dialogs.gate import asked
from tappscore.ui.models.machine import is_printer_tested, of_machine
from tappscore.ui.pages import print as print_page
from tappscore.ui.pages.tonight import PointLine
from tappscore.ui.pdf_printing import order_of, paint, recall, remember
from tests.desk_hands import wait_for

CONTROL = Qt.KeyboardModifier.ControlModifier


def show(hands, document: str):
    hands.window.show_page("print", {"document": document})
    page = hands.window.page("print")
    assert page.chosen_key == document
    hands.wait_until(lambda: page.is_ready, 20_000)
    return page


def text_of(content: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(content)).pages)


def saved(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.pdf"))


@pytest.fixture(autouse=True)
def no_printer_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have a printer; here there is one only where a test says so."""
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)


@pytest.fixture
def documents(tmp_path: Path, hands) -> Path:
    folder = tmp_path / "Dokumente"
    hands.desk.settings.keep("documents", str(folder))
    return folder


def test_what_can_not_be_made_yet_is_grey_and_says_why(hands) -> None:
    hands.window.show_page("print")
    page = hands.window.page("print")
    keys = {page.list.item(at).data(Qt.ItemDataRole.UserRole): page.list.item(at) for at in range(page.list.count())}
    assert {document.key for document in DOCUMENTS} <= set(keys)
    assert keys["score-sheets"].toolTip() == "No round is drawn yet."
    assert keys["blank-sheets"].toolTip() == ""
    page.arrive(document="score-sheets")
    hands.wait_until(lambda: not page.save.isEnabled())
    assert page.made is None


def test_the_document_has_its_own_language(hands) -> None:
    page = show(hands, "blank-sheets")
    page.options.choose("language", "de")
    hands.wait_until(lambda: page.is_ready, 20_000)
    german = text_of(page.made)
    page.options.choose("language", "en")
    hands.wait_until(lambda: page.is_ready, 20_000)
    assert text_of(page.made) != german
    assert "Tisch" in german
    assert "Table" in text_of(page.made)


def test_the_saved_file_is_what_was_shown(hands, documents: Path) -> None:
    page = show(hands, "standings")
    shown = page.made
    hands.press(Qt.Key.Key_S, CONTROL)
    (file,) = saved(documents)
    assert file.read_bytes() == shown
    assert "Preis-Dapp" in file.parent.name
    assert hands.said[-1].startswith("Saved: ")


def test_a_folder_that_can_not_be_made_is_said_and_leaves_nothing(hands, tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    hands.desk.settings.keep("documents", str(blocked))
    page = show(hands, "standings")
    assert page.save_shown() is None
    assert "could not be saved: There is no folder " in hands.said[-1]
    assert saved(tmp_path) == []


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """Let the system refuse to write more into a file, as a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def test_a_full_disk_leaves_the_earlier_document_whole(hands, documents: Path) -> None:
    page = show(hands, "standings")
    page.save_shown()
    (file,) = saved(documents)
    whole = file.read_bytes()
    with files_no_larger_than(len(whole) // 2):
        assert page.save_shown() is None
    assert "could not be saved: The disk with the folder " in hands.said[-1]
    assert file.read_bytes() == whole
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_the_preview_follows_a_change_of_the_facts(hands) -> None:
    page = show(hands, "standings")
    assert "Zimmermann" not in text_of(page.made)
    hands.desk.run(lambda: hands.desk.registration.register(first="Zita", last="Zimmermann"))
    hands.wait_until(lambda: page.is_ready, 20_000)
    assert "Zimmermann" in text_of(page.made)


def picture(pdf: QPdfDocument, page: int) -> list[int]:
    """Draw a page onto white paper and read how light it is, point by point."""
    size = QSize(840, 592)
    paper = QImage(size, QImage.Format.Format_RGB32)
    paper.fill(Qt.GlobalColor.white)
    painter = QPainter(paper)
    painter.drawImage(0, 0, pdf.render(page, size))
    painter.end()
    # Thin lines fall on other pixels once they were printed; seen from afar they must be where they were.
    far = paper.scaled(105, 74, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return [far.pixelColor(x, y).lightness() for y in range(74) for x in range(105)]


def opened(content: bytes) -> tuple[QPdfDocument, QBuffer]:
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    pdf = QPdfDocument()
    pdf.load(buffer)
    return pdf, buffer


def test_printing_draws_each_page_in_its_own_size(hands, tmp_path: Path) -> None:
    page = show(hands, "blank-sheets")
    job = page._job
    content = render_job("blank-sheets", job)
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setResolution(300)
    printer.setFullPage(True)
    pages = len(PdfReader(io.BytesIO(content)).pages)

    assert paint(printer, content, lambda *_: True) == pages

    printed, one = opened((tmp_path / "printed.pdf").read_bytes())
    original, other = opened(content)
    assert printed.pageCount() == pages
    assert printed.pagePointSize(0).toSize() == original.pagePointSize(0).toSize()
    apart = [abs(a - b) for a, b in zip(picture(printed, 0), picture(original, 0), strict=True)]
    assert sum(apart) / len(apart) < 6
    assert one.isOpen()
    assert other.isOpen()


def test_printing_can_be_stopped_between_two_pages(hands, tmp_path: Path) -> None:
    page = show(hands, "blank-sheets")
    page.options.blanks.setValue(6)
    hands.wait_until(lambda: page.is_ready, 20_000)
    assert len(PdfReader(io.BytesIO(page.made)).pages) > 1
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    assert paint(printer, page.made, lambda drawn, _all: drawn < 1) == 1


def test_without_a_printer_saving_is_offered(hands) -> None:
    page = show(hands, "standings")
    page.print_shown()
    assert "No printer is set up" in hands.said[-1]


@pytest.mark.parametrize("key", ["blank-sheets", "rules-card", "certificates", "table-signs"])
def test_only_the_options_that_make_a_difference_are_shown(hands, key: str) -> None:
    hands.window.show_page("print", {"document": key})
    page = hands.window.page("print")
    document = next(each for each in DOCUMENTS if each.key == key)
    shown = {name for name, field in page.options.fields.items() if field.isVisible()}
    assert shown == {"language", *document.options}


def test_a_long_document_says_how_far_it_is_and_can_be_stopped(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_page, "NOTICED_AFTER", -1)
    page = show(hands, "blank-sheets")
    page.options.blanks.setValue(200)
    hands.wait_until(page.stop.isVisible, 20_000)
    assert page.pages.text().startswith("page ")
    hands.click(page.stop)
    assert page.made is None
    assert not page.save.isEnabled()
    # The next order is made as ever.
    page.options.blanks.setValue(2)
    hands.wait_until(lambda: page.is_ready, 20_000)
    assert page.save.isEnabled()


def test_nothing_can_be_saved_before_there_is_something(hands) -> None:
    hands.window.show_page("print")
    page = hands.window.page("print")
    assert not page.save.isEnabled()
    assert not page.print.isEnabled()
    hands.wait_until(lambda: page.is_ready, 20_000)
    assert page.save.isEnabled()


def to_file(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def answered(monkeypatch: pytest.MonkeyPatch, answer) -> list[QPrinter]:
    """Let the system's print dialog be answered by a person; gives the printers it was opened for."""
    seen: list[QPrinter] = []

    def answer_it(dialog: QPrintDialog) -> int:
        seen.append(dialog.printer())
        answer(dialog.printer())
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", answer_it)
    monkeypatch.setattr(pdf_printing, "has_printer", lambda: True)
    monkeypatch.setattr(print_page, "has_printer", lambda: True)
    return seen


def test_pages_and_copies_are_printed_as_the_dialog_was_answered(
    hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "printed.pdf"

    def answer(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        printer.setFromTo(2, 3)
        printer.setCopyCount(2)
        printer.setCollateCopies(True)

    answered(monkeypatch, answer)
    assert not is_printer_tested(hands.desk)
    page = show(hands, "blank-sheets")
    page.options.blanks.setValue(8)
    hands.wait_until(lambda: page.is_ready, 20_000)
    pages = len(PdfReader(io.BytesIO(page.made)).pages)
    assert pages >= 3
    hands.press(Qt.Key.Key_P, CONTROL)
    hands.wait_until(lambda: any("Blank score sheets sent to" in said for said in hands.said), 30_000)
    assert len(PdfReader(target).pages) == 4
    assert is_printer_tested(hands.desk)


def test_printing_goes_on_when_the_facts_change_meanwhile(
    hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "printed.pdf"

    def answer(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))

    answered(monkeypatch, answer)
    page = show(hands, "blank-sheets")
    page.options.blanks.setValue(12)
    hands.wait_until(lambda: page.is_ready, 20_000)
    pages = len(PdfReader(io.BytesIO(page.made)).pages)
    hands.press(Qt.Key.Key_P, CONTROL)
    hands.desk.run(lambda: hands.desk.registration.register(first="Zita", last="Zimmermann"))
    hands.wait_until(lambda: page.is_idle, 60_000)
    assert len(PdfReader(target).pages) == pages


def test_the_last_printer_colour_and_sides_are_remembered(hands, tmp_path: Path) -> None:
    printer = to_file(tmp_path / "last.pdf")
    printer.setColorMode(QPrinter.ColorMode.Color)
    remember(hands.desk, printer)
    again = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    recall(hands.desk, again)
    assert again.outputFileName() == str(tmp_path / "last.pdf")
    assert again.colorMode() == QPrinter.ColorMode.Color


def test_a_printer_that_is_gone_is_not_asked_for(hands) -> None:
    hands.desk.settings.keep("printer", "Der alte Drucker im Vereinsheim")
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    recall(hands.desk, printer)
    assert printer.printerName() != "Der alte Drucker im Vereinsheim"


@pytest.mark.parametrize(
    ("collate", "backwards", "order"),
    [(True, False, [0, 1, 0, 1]), (False, False, [0, 0, 1, 1]), (True, True, [1, 0, 1, 0])],
)
def test_copies_come_in_the_order_that_was_asked_for(
    hands, tmp_path: Path, collate: bool, backwards: bool, order: list[int]
) -> None:
    printer = to_file(tmp_path / "order.pdf")
    printer.setCopyCount(2)
    printer.setCollateCopies(collate)
    if backwards:
        printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    expected = order if not printer.supportsMultipleCopies() else order[: len(order) // 2]
    assert order_of(printer, 2) == expected


def test_a_printer_that_has_stopped_is_said_and_counts_as_untested(
    hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = SimpleNamespace(isNull=lambda: False, state=lambda: QPrinter.PrinterState.Error)
    monkeypatch.setattr(QPrinterInfo, "printerInfo", lambda _name: stopped)
    pdf_printing.send(hands.desk, to_file(tmp_path / "stopped.pdf"), show(hands, "test-page").made, "Test page.pdf")
    hands.wait_until(lambda: any("Test page waits" in said for said in hands.said), 30_000)
    assert not is_printer_tested(hands.desk)


@pytest.mark.parametrize("picked", ["pages", "odd"])
def test_pages_that_the_system_picks_are_not_sent_in_reverse(hands, tmp_path: Path, picked: str) -> None:
    printer = to_file(tmp_path / "reversed.pdf")
    dialog = QPrintDialog(printer)
    pdf_printing.keep_pages_right(dialog)
    reverse = dialog.findChild(QCheckBox, "reverse")
    pages = dialog.findChild(QRadioButton, "pagesRadioButton")
    if reverse is None or pages is None:
        return  # another system's own dialog
    reverse.setChecked(True)
    assert reverse.isChecked()
    if picked == "pages":
        pages.setChecked(True)
    else:
        dialog.findChild(QComboBox, "pageSetCombo").setCurrentIndex(1)
    assert not reverse.isChecked()
    assert not reverse.isEnabled()
    dialog.findChild(QRadioButton, "printAll").setChecked(True)
    dialog.findChild(QComboBox, "pageSetCombo").setCurrentIndex(0)
    assert reverse.isEnabled()


@pytest.mark.parametrize("key", ["print-kit", "emergency-pack"])
def test_a_pack_is_one_button_and_is_saved_without_a_printer(hands, documents: Path, key: str) -> None:
    hands.window.show_page("print")
    page = hands.window.page("print")
    hands.click(page.packs[key])
    hands.wait_until(lambda: bool(saved(documents)), 30_000)
    assert page.chosen_key == key
    (file,) = saved(documents)
    assert file.read_bytes() == page.made


def pack_in_the_making(hands):
    """Order a pack and go to another page while the worker is at it."""
    hands.window.show_page("print")
    page = hands.window.page("print")
    hands.click(page.packs["print-kit"])
    hands.wait_until(lambda: not page._soon.isActive())
    assert not page.is_idle
    hands.window.show_page("entries")
    return page


def test_a_pack_of_an_evening_that_was_closed_meanwhile_is_dropped(hands, documents: Path) -> None:
    page = pack_in_the_making(hands)
    work = page._work
    hands.desk.bus.open(None)
    assert work.wait(30)
    hands.wait_until(lambda: page.is_idle, 30_000)
    wait_for(lambda: bool(saved(documents)), 200)
    assert saved(documents) == []
    assert page.made is None
    assert not page.save.isEnabled()


def test_a_pack_is_not_saved_under_the_name_of_another_evening(hands, documents: Path) -> None:
    page = pack_in_the_making(hands)
    work = page._work
    made = Tournaments(hands.desk.file).create("Silvestertapp", clubs.today(), "Horb", "dapp")
    hands.desk.bus.open(made.made("tournaments"))
    assert work.wait(30)
    wait_for(lambda: bool(saved(documents)), 200)
    assert saved(documents) == []


def test_the_preview_follows_another_evening(hands) -> None:
    page = show(hands, "blank-sheets")
    made = Tournaments(hands.desk.file).create("Silvestertapp", clubs.today(), "Horb", "dapp")
    hands.desk.bus.open(made.made("tournaments"))
    hands.wait_until(lambda: page.is_ready, 20_000)
    assert "Silvestertapp" in text_of(page.made)


def test_a_pack_goes_to_the_printer_where_there_is_one(hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "pack.pdf"

    def answer(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))

    answered(monkeypatch, answer)
    hands.window.show_page("print")
    page = hands.window.page("print")
    hands.click(page.packs["print-kit"])
    hands.wait_until(lambda: any("Print kit sent to" in said for said in hands.said), 60_000)
    assert len(PdfReader(target).pages) == len(PdfReader(io.BytesIO(page.made)).pages)


def test_everything_for_a_round_is_grey_before_the_draw_and_says_why(hands) -> None:
    hands.window.show_page("print")
    made = hands.window.page("print").packs["round-pack"]
    assert not made.isEnabled()
    assert made.toolTip() == "No round is drawn yet."


def test_the_open_point_about_the_printer_leads_to_the_test_page(hands) -> None:
    hands.window.show_page("tonight")
    (point,) = [
        each for each in hands.window.page("tonight").findChildren(PointLine) if "printer" in each.accessibleName()
    ]
    hands.click(point)
    assert hands.window.page("print").chosen_key == "test-page"


def test_the_start_check_leads_to_the_test_page(hands) -> None:
    (question,) = [each for each in of_machine(hands.desk) if each.key == "printer"]
    show = asked(hands.desk, question).show
    assert show is not None
    show()
    assert hands.window.page("print").chosen_key == "test-page"
