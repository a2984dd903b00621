"""Large type for the hall: all sizes are shares of the height, so every beamer gets the same picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from tappscore.ui import theme

# A name must be legible at ten metres: its type is 1/19 of the height, and 1/20 where it is long.
ROWS = 11
HEAD = 2.4  # rows that the title takes
FOOT = 1.0
MARGIN = 0.05  # of the width; beamers cut edges off

NARROWEST = 70  # percent of a letter's width
HALF = 0.42  # of a place's height, the type of two lines in it
WIDE = 1.5  # from this shape on two columns of names have room

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Inks:
    """The greys of a picture; nothing is said by a colour, so every beamer shows everything."""

    ink: str
    soft: str
    paper: str
    rule: str


# Black on white carries furthest in a lit hall; white on black doesn't dazzle in a dark one.
LIGHT = Inks(ink="#000000", soft="#4a4a4a", paper="#ffffff", rule="#b8b8b8")
DARK = Inks(ink="#ffffff", soft="#bdbdbd", paper="#000000", rule="#5a5a5a")


@dataclass(frozen=True, slots=True)
class Crest:
    """What the hall sees of the club: its name, logo and colour, each of which may be missing."""

    name: str = ""
    logo: QImage | None = None
    accent: str = ""


@dataclass(frozen=True, slots=True)
class Canvas:
    """A place to draw on: painter, whole rectangle, height of one row in pixels."""

    painter: QPainter
    whole: QRectF
    inks: Inks = LIGHT
    crest: Crest = Crest()

    @property
    def row(self) -> float:
        """The height of one row."""
        return self.whole.height() / (ROWS + HEAD + FOOT)

    @property
    def columns(self) -> int:
        """How many columns of names fit: two on a wide picture, one on an old beamer's."""
        return 2 if self.whole.width() / max(1.0, self.whole.height()) >= WIDE else 1

    @property
    def inner(self) -> QRectF:
        """The rectangle within the margins."""
        margin = self.whole.width() * MARGIN
        return self.whole.adjusted(margin, self.row * 0.4, -margin, -self.row * 0.2)

    @property
    def body(self) -> QRectF:
        """The rectangle below the title and above the foot."""
        return self.inner.adjusted(0, self.row * HEAD, 0, -self.row * FOOT)

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """Give a font whose line is `size` rows high."""
        font = theme.tabular(QFont(QGuiApplication.font()))
        font.setPixelSize(max(8, round(self.row * size * 0.76)))
        font.setBold(bold)
        return font

    def fitted(self, text: str, width: float, size: float, *, bold: bool = False) -> tuple[QFont, str]:
        """Give a font in which the text fits the width.

        It shrinks to 1/20 of the height, then grows narrow; what is still too long is cut with ….
        """
        font = self._narrowed(self.font(size, bold=bold), text, width, max(8, math.ceil(self.whole.height() / 20)))
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return font, text
        return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)

    @staticmethod
    def _narrowed(font: QFont, text: str, width: float, least: int) -> QFont:
        """Shrink a font down to `least` pixels until the text fits, then make it narrow."""
        while QFontMetricsF(font).horizontalAdvance(text) > width and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
        while QFontMetricsF(font).horizontalAdvance(text) > width and (font.stretch() or 100) > NARROWEST:
            font.setStretch((font.stretch() or 100) - 5)
        return font

    def write(
        self,
        place: QRectF,
        text: str,
        size: float = 1.0,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        bold: bool = False,
        soft: bool = False,
    ) -> None:
        """Write a text into a place, shrunk where it is long; in two lines where these are larger than one."""
        font, words = self.fitted(text, place.width(), size, bold=bold)
        lines = [words]
        halves = self.halves(text, place, font, is_cut=words != text)
        if halves is not None:
            font, lines = halves
        self.painter.setFont(font)
        self.painter.setPen(QColor(self.inks.soft if soft else self.inks.ink))
        high = place.height() / len(lines)
        for at, line in enumerate(lines):
            spot = QRectF(place.x(), place.y() + at * high, place.width(), high)
            self.painter.drawText(spot, align | Qt.AlignmentFlag.AlignVCenter, line)

    def halves(self, text: str, place: QRectF, single: QFont, *, is_cut: bool) -> tuple[QFont, list[str]] | None:
        """Give type and two lines for a text; None where one line is as large, or there is no place to break."""
        breaks = [at + 1 for at, sign in enumerate(text[:-1]) if sign in " -"]
        font = QFont(single)
        font.setStretch(100)
        font.setPixelSize(max(8, int(place.height() * HALF)))
        if not breaks or font.pixelSize() < single.pixelSize():
            return None
        wide = QFontMetricsF(font).horizontalAdvance
        at = min(breaks, key=lambda at: max(wide(text[:at].rstrip()), wide(text[at:])))
        lines = [text[:at].rstrip(), text[at:]]
        longest = max(lines, key=wide)
        font = self._narrowed(font, longest, place.width(), single.pixelSize())
        fits = QFontMetricsF(font).horizontalAdvance(longest) <= place.width()
        is_larger = (font.pixelSize(), font.stretch() or 100) > (single.pixelSize(), single.stretch() or 100)
        return (font, lines) if fits and (is_cut or is_larger) else None

    def title(self, text: str, beside: str = "") -> None:
        """Write the scene's title, a word beside it, and the rule below."""
        inner = self.inner
        place = QRectF(inner.x(), inner.y(), inner.width(), self.row * 1.7)
        if self.crest.logo is not None:
            side = self.row * 1.6
            self.picture(QRectF(place.right() - side * 1.5, inner.y(), side * 1.5, side))
            place.setRight(place.right() - side * 1.5 - self.row * 0.6)
        font = self.font(1.0)
        width = QFontMetricsF(font).horizontalAdvance(beside) + self.row if beside else 0.0
        self.write(place.adjusted(0, 0, -width, 0), text, 1.5, bold=True)
        if beside:
            self.write(place, beside, 1.0, align=Qt.AlignmentFlag.AlignRight, soft=True)
        self.rule(inner.y() + self.row * 1.9, of_club=True)

    def picture(self, place: QRectF) -> None:
        """Draw the club's logo into a place, at its right edge."""
        logo = self.crest.logo
        if logo is None:
            return
        scale = min(place.width() / logo.width(), place.height() / logo.height())
        size = QSizeF(logo.width() * scale, logo.height() * scale)
        spot = QRectF(place.right() - size.width(), place.center().y() - size.height() / 2, size.width(), size.height())
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.drawImage(spot, logo)

    def foot(self, left: str, right: str = "") -> None:
        """Write the line at the bottom, the club's name in its middle; neither runs into the other."""
        inner = self.inner
        place = QRectF(inner.x(), inner.bottom() - self.row * 0.8, inner.width(), self.row * 0.8)
        font = self.font(0.6)
        metrics = QFontMetricsF(font)
        gap = self.row * 0.6
        date = metrics.horizontalAdvance(right)
        taken = min(metrics.horizontalAdvance(left), place.width() - date - gap)
        middle = place.width() - 2 * max(taken, date) - 2 * gap
        # On a narrow picture half a name says less than none; the logo stands above.
        name = self.crest.name if metrics.horizontalAdvance(self.crest.name) <= middle else ""
        self.painter.setFont(font)
        self.painter.setPen(QColor(self.inks.soft))
        for text, room, align in (
            (left, taken, Qt.AlignmentFlag.AlignLeft),
            (name, middle, Qt.AlignmentFlag.AlignHCenter),
            (right, date, Qt.AlignmentFlag.AlignRight),
        ):
            # A hair more than measured, or a text that just fits would be cut.
            words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(room, 0.0) + 1)
            self.painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, words)

    def rule(self, y: float, *, of_club: bool = False) -> None:
        """Draw a quiet line across; in the club's colour a little thicker."""
        inner = self.inner
        coloured = of_club and bool(self.crest.accent)
        colour = QColor(self.crest.accent if coloured else self.inks.rule)
        if coloured and self.inks is DARK and colour.lightness() < 110:
            colour = colour.lighter(180)
        thick = max(2.0, self.row / 14) if coloured else max(1.0, self.row / 40)
        self.painter.fillRect(QRectF(inner.x(), y, inner.width(), thick), colour)

    def rows(self, columns: int = 1) -> list[QRectF]:
        """Give the places of the rows of a page, column by column."""
        body = self.body
        gap = self.row if columns > 1 else 0.0
        width = (body.width() - gap * (columns - 1)) / columns
        count = int(body.height() / self.row + 0.01)
        return [
            QRectF(body.x() + column * (width + gap), body.y() + line * self.row, width, self.row)
            for column in range(columns)
            for line in range(count)
        ]

    def big(self, lines: Sequence[tuple[str, float, bool]]) -> None:
        """Write lines in the middle of the body: text, size in rows, bold."""
        body = self.body
        height = sum(size for _, size, _ in lines) * self.row
        y = body.y() + max(0.0, (body.height() - height) / 2)
        for text, size, bold in lines:
            place = QRectF(body.x(), y, body.width(), size * self.row)
            self.write(place, text, size, align=Qt.AlignmentFlag.AlignHCenter, bold=bold)
            y += size * self.row


def page_count(items: int, places: int) -> int:
    """Count the pages that so many items need, one at least."""
    return max(1, -(-items // places))


def page_of(items: Sequence[T], page: int, places: int) -> Sequence[T]:
    """Give the items of one page, the first page after the last one."""
    page %= page_count(len(items), places)
    return items[page * places : (page + 1) * places]
