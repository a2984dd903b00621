"""The faces that are embedded: how wide text is, and how it fits into a place.

Lato has figures and a minus of one width, so right-aligned numbers stand under
each other, and covers Latin fully. The serif is for certificates only.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from tappscore.assets import resource

REGULAR = "Lato-Regular"
BOLD = "Lato-Bold"
SERIF = "NotoSerifDisplay-Regular"
FACES = (REGULAR, BOLD, SERIF)

# Below three quarters a name looks like another list's; it is set in two lines before that.
SMALLEST = 0.75


@cache
def face(font: str) -> TTFont:
    """Load a face from `resources/fonts` and make it known to reportlab."""
    loaded = TTFont(font, str(resource("fonts", f"{font}.ttf")))
    pdfmetrics.registerFont(loaded)
    return loaded


@lru_cache(maxsize=20_000)
def _units(text: str, font: str) -> float:
    widths = face(font).face.charWidths
    default = face(font).face.defaultWidth
    return float(sum(widths.get(ord(sign), default) for sign in text))


def width(text: str, font: str, size: float) -> float:
    """Measure text in points."""
    return _units(text, font) * size / 1000


def printable(text: str, font: str) -> str:
    """Turn text into signs that the face has, so that nothing vanishes without a trace.

    Letters and their accents are joined: names typed on some systems come in
    parts, and parts don't stack in a PDF. What has no picture becomes a box.
    """
    return text if text.isascii() and text.isprintable() else _printable(text, font)


@lru_cache(maxsize=5_000)
def _printable(text: str, font: str) -> str:
    signs = unicodedata.normalize("NFC", text)
    return "".join(sign if covers(sign, font) and sign.isprintable() else _substitute(sign, font) for sign in signs)


def _substitute(sign: str, font: str) -> str:
    if sign == "\N{NO-BREAK SPACE}":
        return sign
    if sign.isspace() or unicodedata.category(sign) == "Cc":
        return " "
    if unicodedata.category(sign) == "Cf":
        return ""  # direction marks, soft hyphens: they never had a picture
    plain = unicodedata.normalize("NFKC", sign)
    if plain != sign and covers(plain, font):
        return plain
    return "□" if covers("□", font) else "?"


def covers(text: str, font: str) -> bool:
    """Say whether a face has a picture for every sign."""
    known = face(font).face.charToGlyph
    return all(ord(sign) in known for sign in text)


def shrunk(text: str, font: str, size: float, limit: float) -> float:
    """Give the largest size, in quarter points up to `size`, at which text is not wider than `limit`."""
    natural = width(text, font, size)
    if natural <= limit + 0.001:
        return size
    quarters = int(size * limit / natural * 4)
    return max(quarters, 1) / 4


def wrapped(text: str, font: str, size: float, limit: float, *, forced: bool = False) -> list[str]:
    """Break text into lines not wider than `limit`.

    A hyphen is a place to break. Too long a word stays whole, or is cut with
    a hyphen where `forced`.
    """
    lines: list[str] = []
    line = ""
    for word in _pieces(text):
        longer = line + word
        if line and width(longer.rstrip(), font, size) > limit:
            lines.append(line.rstrip())
            line = word
        else:
            line = longer
        while forced and width(line.rstrip(), font, size) > limit and len(line) > 2:
            cut = _cut(line, font, size, limit)
            lines.append(line[:cut] + "-")
            line = line[cut:]
    lines.append(line.rstrip())
    return lines


def _cut(word: str, font: str, size: float, limit: float) -> int:
    """Find how many signs of a word fit with a hyphen behind them, one at least."""
    cut = len(word) - 1
    while cut > 1 and width(word[:cut] + "-", font, size) > limit:
        cut -= 1
    return cut


def _pieces(text: str) -> list[str]:
    """Split where a line may break, the space or hyphen staying at the end of its piece."""
    pieces: list[str] = []
    for word in text.split(" "):
        parts = word.split("-")
        # "−5", "a-" and one-letter parts are not broken.
        if min(map(len, parts)) < 2:
            parts = [word]
        pieces += [f"{part}-" for part in parts[:-1]]
        pieces.append(f"{parts[-1]} ")
    return pieces


def fitted(text: str, font: str, size: float, limit: float, lines: int = 1) -> tuple[list[str], float]:
    """Fit text into a width and give its lines and their size.

    First it is set a little smaller, then wrapped into `lines`, then long
    words are cut and one line more is allowed, and only then it gets as small
    as it must.
    """
    small = shrunk(text, font, size, limit)
    if small >= size * SMALLEST or lines == 1:
        return [text], small
    least = size * SMALLEST
    for most, forced in ((lines, False), (lines + 1, False), (lines + 1, True)):
        trial = size
        while trial >= least:
            broken = wrapped(text, font, trial, limit, forced=forced)
            if len(broken) <= most and all(width(line, font, trial) <= limit for line in broken):
                return broken, trial
            trial -= 0.25
    while least > 1:
        broken = wrapped(text, font, least, limit, forced=True)
        if len(broken) <= lines + 1 and all(width(line, font, least) <= limit for line in broken):
            return broken, least
        least -= 0.25
    return [text], small
