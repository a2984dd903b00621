"""Pages of values become PDF bytes: the same pages give the same bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import groupby

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from tappscore.report import fonts
from tappscore.report.page import Box, Curve, Modules, Page, Picture, Shape, Stroke, Word


def paint(pages: Sequence[Page], *, title: str, subject: str = "", language: str = "en") -> bytes:
    """Paint pages in order. The bytes hold no time and no chance, only what was laid out."""
    for font in fonts.FACES:
        fonts.face(font)
    target = BytesIO()
    canvas = Canvas(target, pagesize=(pages[0].width, pages[0].height), pageCompression=1, invariant=1, lang=language)
    canvas.setTitle(title)
    canvas.setSubject(subject)
    canvas.setAuthor("")
    canvas.setCreator("TappScore")
    bookmarked = False
    for number, page in enumerate(pages):
        canvas.setPageSize((page.width, page.height))
        if page.bookmark:
            key = f"p{number}"
            canvas.bookmarkPage(key)
            canvas.addOutlineEntry(page.bookmark, key, level=0)
            bookmarked = True
        for shape in page.shapes:
            _draw(canvas, page, shape)
        _set_words(canvas, page)
        canvas.showPage()
    if bookmarked:
        canvas.showOutline()
    canvas.save()
    return target.getvalue()


@lru_cache(maxsize=512)
def qr_runs(text: str) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """Encode text (A–Z, 0–9) as a QR code: modules per side, and its dark runs (column, row, length).

    Level Q mends a quarter of the code: sheets come back with beer on them.
    """
    code = QRCode(None, QRErrorCorrectLevel.Q)
    code.addData(text)
    code.make()
    side = code.getModuleCount()
    runs = []
    for row in range(side):
        column = 0
        for dark, cells in groupby(code.isDark(row, cell) for cell in range(side)):
            length = len(list(cells))
            if dark:
                runs.append((column, row, length))
            column += length
    return side, tuple(runs)


def _set_words(canvas: Canvas, page: Page) -> None:
    """Set words run by run, changing font and grey only where they change."""
    for (font, size, grey, turn), words in _runs(page.words):
        if turn:
            for word in words:
                _set_turned(canvas, page, word)
            continue
        text = canvas.beginText()
        text.setFont(font, size)
        text.setFillGray(grey)
        for word in words:
            text.setTextOrigin(word.x, page.height - word.y)
            text.textOut(word.text)
        canvas.drawText(text)


def _runs(words: Sequence[Word]) -> Iterator[tuple[tuple[str, float, float, float], Iterator[Word]]]:
    return groupby(words, key=lambda word: (word.font, word.size, word.grey, word.turn))


def _set_turned(canvas: Canvas, page: Page, word: Word) -> None:
    canvas.saveState()
    canvas.translate(word.x, page.height - word.y)
    canvas.rotate(word.turn)
    canvas.setFont(word.font, word.size)
    canvas.setFillGray(word.grey)
    canvas.drawString(0, 0, word.text)
    canvas.restoreState()


def _draw(canvas: Canvas, page: Page, shape: Shape) -> None:
    match shape:
        case Stroke():
            _draw_stroke(canvas, page, shape)
        case Box():
            _draw_box(canvas, page, shape)
        case Curve():
            _draw_curve(canvas, page, shape)
        case Picture():
            _draw_picture(canvas, page, shape)
        case Modules():
            _draw_modules(canvas, page, shape)


def _draw_stroke(canvas: Canvas, page: Page, stroke: Stroke) -> None:
    canvas.setLineWidth(stroke.thick)
    canvas.setStrokeGray(stroke.grey)
    canvas.setDash(*stroke.dash or ([],))
    canvas.line(stroke.x1, page.height - stroke.y1, stroke.x2, page.height - stroke.y2)


def _draw_box(canvas: Canvas, page: Page, box: Box) -> None:
    if box.fill is not None:
        canvas.setFillGray(box.fill)
    if box.grey is not None:
        canvas.setLineWidth(box.thick)
        canvas.setStrokeGray(box.grey)
        canvas.setDash([])
    filled, edged = int(box.fill is not None), int(box.grey is not None)
    lower = page.height - box.y - box.height
    if box.radius:
        canvas.roundRect(box.x, lower, box.width, box.height, box.radius, stroke=edged, fill=filled)
    else:
        canvas.rect(box.x, lower, box.width, box.height, stroke=edged, fill=filled)


def _draw_curve(canvas: Canvas, page: Page, curve: Curve) -> None:
    path = canvas.beginPath()
    (x, y), *others = curve.points
    path.moveTo(x, page.height - y)
    for x, y in others:
        path.lineTo(x, page.height - y)
    if curve.fill is not None:
        path.close()
        canvas.setFillGray(curve.fill)
    canvas.setLineWidth(curve.thick)
    canvas.setStrokeGray(curve.grey)
    canvas.setLineJoin(1)
    canvas.setDash(*curve.dash or ([],))
    canvas.drawPath(path, stroke=int(curve.fill is None), fill=int(curve.fill is not None))


def _draw_picture(canvas: Canvas, page: Page, picture: Picture) -> None:
    image = ImageReader(BytesIO(picture.data))
    wide, high = image.getSize()
    scale = min(picture.width / wide, picture.height / high)
    left = picture.x + (picture.width - wide * scale) / 2
    lower = page.height - picture.y - (picture.height + high * scale) / 2
    canvas.drawImage(image, left, lower, wide * scale, high * scale, mask="auto")


def _draw_modules(canvas: Canvas, page: Page, code: Modules) -> None:
    # One path for the whole code: hundreds of single rectangles would show hairlines between them.
    canvas.setFillGray(0)
    path = canvas.beginPath()
    size = code.module
    for column, row, length in code.runs:
        path.rect(code.x + column * size, page.height - code.y - (row + 1) * size, length * size, size)
    canvas.drawPath(path, stroke=0, fill=1)
