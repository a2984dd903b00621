"""The frame of all lists: margins, head, foot, and pages filled from top to bottom.

Everything sits on a grid of four points, eight between parts. There are three
sizes beside the title: the list's own, the small one of heads, and the foot's.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tappscore.i18n import mark
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.job import Order
from tappscore.report.page import FAINT, QUIET, Band, Page, Picture, Word, sheet

PAGE_OF = mark("report", "Page {page} of {pages}")
PRINTED = mark("report", "Printed {at}")
SAMPLE = mark("report", "SAMPLE")


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes of a paper in points."""

    side: float
    top: float
    foot: float
    title: float
    text: float
    small: float


_ROOMY = Measures(side=48, top=48, foot=48, title=22, text=11, small=8.5)
_TIGHT = Measures(side=28, top=28, foot=32, title=16, text=9.5, small=7.5)


def measures(paper: str) -> Measures:
    """Give the sizes for a paper."""
    return _TIGHT if paper == "A5" else _ROOMY


@dataclass(slots=True)
class Flow:
    """The pages of one document, filled from top to bottom.

    `lines` stand under the title on the first page; `notes` stand above the
    foot of every page. `y` is the top of the free room.
    """

    job: Order
    title: str
    lines: tuple[str, ...] = ()
    note: str = ""
    landscape: bool = False
    pages: list[Page] = field(default_factory=list)
    y: float = 0

    def __post_init__(self) -> None:
        self.turn()

    @property
    def page(self) -> Page:
        """The page being filled."""
        return self.pages[-1]

    @property
    def measures(self) -> Measures:
        """Sizes of this paper."""
        return measures(self.job.paper)

    @property
    def left(self) -> float:
        """The left edge of the text."""
        return self.measures.side

    @property
    def right(self) -> float:
        """The right edge of the text."""
        return self.page.width - self.measures.side

    @property
    def wide(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    @property
    def bottom(self) -> float:
        """The lower edge of the room for content."""
        notes = len(self._note_lines) * (self.measures.small + 3)
        return self.page.height - self.measures.foot - notes - (4 if notes else 0)

    @property
    def _note_lines(self) -> list[str]:
        return fonts.wrapped(self.note, REGULAR, self.measures.small, self.wide) if self.note else []

    def fits(self, height: float) -> bool:
        """Say whether something of this height still has room."""
        return self.y + height <= self.bottom + 0.01

    def turn(self) -> None:
        """Begin the next page with its head."""
        page = sheet(self.job.paper, landscape=self.job.landscape or self.landscape)
        if not self.pages:
            page.bookmark = self.title
        self.pages.append(page)
        self.y = self._first_head() if len(self.pages) == 1 else self._next_head()

    def _first_head(self) -> float:
        size = self.measures
        y = size.top + size.text
        taken = self._club(size)
        room = self.wide - taken
        self.page.text(self.left, y, self.job.heading, size=size.text - 1, within=room, grey=QUIET)
        y += size.title + 6
        titles, title_size = fonts.fitted(self.title, BOLD, size.title, room, lines=2)
        y = self.page.lines(self.left, y, titles, size=title_size, leading=title_size + 4, font=BOLD, within=room) - (
            title_size + 4
        )
        if self.job.club.accent:
            # On a black and white printer a grey line, which is just as well.
            y += 8
            self.page.shapes.append(Band(self.left, y, self.wide, 2, self.job.club.accent))
        for line in self.lines:
            y += size.text + 6
            y = self.page.paragraph(
                self.left, y, line, size=size.text, leading=size.text + 4, within=self.wide, grey=QUIET
            ) - (size.text + 4)
        return y + 20

    def _club(self, size: Measures) -> float:
        """Set logo and name of the club at the upper right and give the width they take."""
        club = self.job.club
        taken = 0.0
        if club.logo:
            wide = 2.4 * size.title
            self.page.shapes.append(Picture(club.logo, self.right - wide, size.top - 4, wide, 2 * size.title))
            taken = wide + 16
        if club.name:
            room = self.wide * 0.3
            edge = self.right - taken
            names, small = fonts.fitted(club.name, REGULAR, size.text - 1, room, lines=2)
            wide = max(fonts.width(line, REGULAR, small) for line in names)
            self.page.lines(
                edge, size.top + size.text, names, size=small, leading=small + 3, align="right", within=room, grey=QUIET
            )
            taken += wide + 24
        return taken

    def _next_head(self) -> float:
        size = self.measures
        y = size.top + size.small
        half = self.wide / 2 - 8
        self.page.text(self.left, y, self.title, size=size.small, font=BOLD, within=half)
        self.page.text(self.right, y, self.job.heading, size=size.small, align="right", within=half, grey=QUIET)
        return y + 12

    def space(self, height: float) -> None:
        """Leave room."""
        self.y += height

    def paragraph(self, text: str, *, size: float | None = None, font: str = REGULAR, grey: float = 0) -> None:
        """Set a paragraph over the whole width, on the next page if it doesn't fit here."""
        size = size or self.measures.text
        leading = round(size * 1.36)
        lines = [line for part in text.split("\n") for line in fonts.wrapped(part, font, size, self.wide)]
        for line in lines:
            if not self.fits(leading):
                self.turn()
            self.page.text(self.left, self.y + size, line, size=size, font=font, within=self.wide, grey=grey)
            self.y += leading

    def finish(self) -> list[Page]:
        """Set the feet, now that the number of pages is known, and give the pages."""
        small = self.measures.small
        for number, page in enumerate(self.pages, start=1):
            y = page.height - self.measures.foot + 12
            notes = self._note_lines
            page.lines(
                self.left,
                y - (small + 3) * len(notes),
                notes,
                size=small,
                leading=small + 3,
                within=self.wide,
                grey=QUIET,
            )
            set_foot(page, self.job, self.left, y, number, len(self.pages), small)
            mark_sample(page, self.job)
        return self.pages


def set_foot(page: Page, job: Order, side: float, y: float, number: int, total: int, size: float) -> None:
    """Set time of printing and page number."""
    half = page.width / 2 - side - 8
    page.text(side, y, job.say(PRINTED, at=job.moment), size=size, within=half, grey=QUIET)
    page.text(
        page.width - side,
        y,
        job.say(PAGE_OF, page=number, pages=total),
        size=size,
        align="right",
        within=half,
        grey=QUIET,
    )


def mark_sample(page: Page, job: Order, spot: tuple[float, float, float, float] | None = None) -> None:
    """Lay the word SAMPLE across a page of the sample evening, or across a part of it, below everything else."""
    if not job.is_sample:
        return
    left, top, width, height = spot or (0, 0, page.width, page.height)
    text = job.say(SAMPLE)
    size = min(width * 0.8 / fonts.width(text, BOLD, 1), height / 3)
    wide = fonts.width(text, BOLD, size)
    # cos 30° and sin 30° bring the turned word's middle to the middle of the place.
    x = left + width / 2 - wide / 2 * 0.866 + size * 0.18
    y = top + height / 2 + wide / 4 + size * 0.3
    page.under.append(Word(x, y, text, BOLD, size, FAINT + 0.03, wide, turn=30))
