"""Pages of values become PDF bytes: the same pages give the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from types import SimpleNamespace

from reportlab import rl_config
from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from tappscore.report import fonts
from tappscore.report.page import Band, Box, Curve, Modules, Page, Picture, Shape, Stroke, Word

# Streams as bytes: text armour makes files a fifth longer and takes a tenth of the time.
rl_config.useA85 = 0


def unwatched(done: int, budget: int) -> bool:
    """Go on, whatever the progress is."""
    del done, budget
    return True


def paint(
    pages: Sequence[Page],
    *,
    title: str,
    subject: str = "",
    language: str = "en",
    progress: Callable[[int, int], bool] = unwatched,
) -> bytes:
    """Paint pages in order. The bytes hold no time and no chance, only what was laid out.

    `progress` hears pages done and pages in all, and answers False to stop: then nothing is given.
    """
    if not pages:
        return b""
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
        if not progress(number, len(pages)):
            return b""
        canvas.setPageSize((page.width, page.height))
        if page.bookmark:
            key = f"p{number}"
            canvas.bookmarkPage(key)
            canvas.addOutlineEntry(page.bookmark, key, level=0)
            bookmarked = True
        _set_turned(canvas, page, page.under)
        _draw(canvas, page, _Pen(canvas), page.shapes)
        _set_turned(canvas, page, page.words)
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
    runs: list[tuple[int, int, int]] = []
    for row in range(side):
        column = 0
        for dark, cells in groupby(code.isDark(row, cell) for cell in range(side)):
            length = len(list(cells))
            if dark:
                runs.append((column, row, length))
            column += length
    return side, tuple(runs)


def _set_words(canvas: Canvas, page: Page) -> None:
    """Set all words in one text object, changing font and grey only where they change."""
    text = canvas.beginText()
    font, grey = ("", 0.0), -1.0
    for word in page.words:
        if word.turn:
            continue
        if font != (word.font, word.size):
            font = (word.font, word.size)
            text.setFont(*font)
        if grey != word.grey:
            grey = word.grey
            text.setFillGray(grey)
        text.setTextOrigin(word.x, page.height - word.y)
        # Not textOut: that measures every word once more to move the cursor, and the next origin undoes it.
        text.textLine(word.text)
    canvas.drawText(text)


def _set_turned(canvas: Canvas, page: Page, words: Sequence[Word]) -> None:
    for word in words:
        if word.turn:
            canvas.saveState()
            canvas.translate(word.x, page.height - word.y)
            canvas.rotate(word.turn)
            canvas.setFont(word.font, word.size)
            canvas.setFillGray(word.grey)
            canvas.drawString(0, 0, word.text)
            canvas.restoreState()


class _Pen:
    """The canvas's line style, set only where it changes."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._thick = -1.0
        self._grey = -1.0
        self._dash: tuple[float, float] | str | None = "unset"

    def use(self, thick: float, grey: float, dash: tuple[float, float] | None = None) -> None:
        if self._thick != thick:
            self._canvas.setLineWidth(thick)
        if self._grey != grey:
            self._canvas.setStrokeGray(grey)
        if self._dash != dash:
            self._canvas.setDash(*dash or ([],))
        self._thick, self._grey, self._dash = thick, grey, dash


def _draw_strokes(canvas: Canvas, page: Page, pen: _Pen, strokes: Sequence[Stroke]) -> None:
    """Draw neighbours of one style as one path."""
    pen.use(strokes[0].thick, strokes[0].grey, strokes[0].dash)
    high = page.height
    code = " ".join(
        f"{stroke.x1:.2f} {high - stroke.y1:.2f} m {stroke.x2:.2f} {high - stroke.y2:.2f} l" for stroke in strokes
    )
    canvas.drawPath(_written(code), stroke=1, fill=0)


def _written(code: str) -> SimpleNamespace:
    """Give `drawPath` a path whose operators are written already.

    reportlab's own way of writing numbers takes most of the time of a page of lines and codes.
    """
    return SimpleNamespace(getCode=lambda: code)


def _draw(canvas: Canvas, page: Page, pen: _Pen, shapes: Sequence[Shape]) -> None:
    """Draw shapes in order; neighbouring lines of one style go together."""
    for style, run in groupby(shapes, key=_style):
        if style is not None:
            _draw_strokes(canvas, page, pen, [shape for shape in run if isinstance(shape, Stroke)])
            continue
        for shape in run:
            match shape:
                case Box():
                    _draw_box(canvas, page, pen, shape)
                case Curve():
                    _draw_curve(canvas, page, pen, shape)
                case Picture():
                    _draw_picture(canvas, page, shape)
                case Modules():
                    _draw_modules(canvas, page, shape)
                case Band():
                    _draw_band(canvas, page, shape)
                case Stroke():
                    _draw_strokes(canvas, page, pen, [shape])


def _style(shape: Shape) -> tuple[float, float, tuple[float, float] | None] | None:
    return (shape.thick, shape.grey, shape.dash) if isinstance(shape, Stroke) else None


def _draw_box(canvas: Canvas, page: Page, pen: _Pen, box: Box) -> None:
    if box.fill is not None:
        canvas.setFillGray(box.fill)
    if box.grey is not None:
        pen.use(box.thick, box.grey)
    filled, edged = int(box.fill is not None), int(box.grey is not None)
    lower = page.height - box.y - box.height
    if box.radius:
        canvas.roundRect(box.x, lower, box.width, box.height, box.radius, stroke=edged, fill=filled)
    else:
        code = f"{box.x:.2f} {lower:.2f} {box.width:.2f} {box.height:.2f} re"
        canvas.drawPath(_written(code), stroke=edged, fill=filled)


def _draw_band(canvas: Canvas, page: Page, band: Band) -> None:
    red, green, blue = (int(band.colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    canvas.setFillColorRGB(red, green, blue)
    lower = page.height - band.y - band.height
    canvas.drawPath(_written(f"{band.x:.2f} {lower:.2f} {band.width:.2f} {band.height:.2f} re"), stroke=0, fill=1)


def _draw_curve(canvas: Canvas, page: Page, pen: _Pen, curve: Curve) -> None:
    path = canvas.beginPath()
    (x, y), *others = curve.points
    path.moveTo(x, page.height - y)
    for x, y in others:
        path.lineTo(x, page.height - y)
    if curve.fill is not None:
        path.close()
        canvas.setFillGray(curve.fill)
    pen.use(curve.thick, curve.grey, curve.dash)
    canvas.setLineJoin(1)
    canvas.drawPath(path, stroke=int(curve.fill is None), fill=int(curve.fill is not None))


def is_picture(data: bytes) -> bool:
    """Say whether bytes are an image that can be painted."""
    try:
        ImageReader(BytesIO(data)).getRGBData()
    except (OSError, ValueError, SyntaxError):
        # SyntaxError is what Pillow raises for a broken PNG.
        return False
    return True


@lru_cache(maxsize=4)
def _image(data: bytes) -> ImageReader:
    """Read a picture once: the logo stands on every page."""
    return ImageReader(BytesIO(data))


def _draw_picture(canvas: Canvas, page: Page, picture: Picture) -> None:
    image = _image(picture.data)
    wide, high = image.getSize()
    scale = min(picture.width / wide, picture.height / high)
    wide, high = wide * scale, high * scale
    canvas.saveState()
    canvas.translate(picture.x + picture.width / 2, page.height - picture.y - picture.height / 2)
    if picture.turned:
        canvas.rotate(180)
    canvas.drawImage(image, -wide / 2, -high / 2, wide, high, mask="auto")
    canvas.restoreState()


def _draw_modules(canvas: Canvas, page: Page, code: Modules) -> None:
    # One path for the whole code: hundreds of single rectangles would show hairlines between them.
    canvas.setFillGray(0)
    size, top = code.module, page.height - code.y
    rows = (
        f"{code.x + column * size:.3f} {top - (row + 1) * size:.3f} {length * size:.3f} {size:.3f} re"
        for column, row, length in code.runs
    )
    canvas.drawPath(_written(" ".join(rows)), stroke=0, fill=1)
