"""The evening as pictures: places over the rounds, points a round, contracts played and won.

In greys and by shape first: lines differ by their dashes,
bars by filling, and the line of words says what there is to see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QComboBox, QWidget

from tappscore.i18n import Text, formats, mark
from tappscore.tournament.evening_curves import contract_counts, course, standings_so_far
from tappscore.ui import words
from tappscore.ui.widgets.parts import column, label, row
from tappscore.ui.widgets.plots import dress_plot, new_plot
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QShowEvent

    from tappscore.tournament.snapshot import Person
    from tappscore.tournament.standings import Place, Standing
    from tappscore.ui.desk import Desk

KINDS: tuple[tuple[str, Text], ...] = (
    ("places", mark("Standings", "Places over the rounds")),
    ("points", mark("Standings", "Points per round")),
    ("contracts", mark("Standings", "Games played and won")),
)
SHOWN = 10
_EVEN, _REST = 12, 4
_BESIDE = 16  # px beside the widest mark of an axis
_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)


class StandingPictures(QWidget):
    """One picture at a time; of the first ten, or of them and of whoever is chosen in the list."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._standing: Standing | None = None
        self._chosen: int | None = None
        self._drawn: tuple[object, ...] = ()
        self.plot: Any = None
        self._write: Callable[[], None] | None = None  # writes the names into the room there is
        self.kind = QComboBox()
        words.say(self.kind, "setAccessibleName", mark("Standings", "What the picture shows"))
        for key, text in KINDS:
            self.kind.addItem(words.spoken(text), key)
        self.kind.currentIndexChanged.connect(lambda _at: self._draw())
        self.said = label(role="soft", wraps=True)
        self._content = column(row(self.kind, None), self.said)
        self._content.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._content)
        self.setFocusProxy(self.kind)
        desk.redressed.connect(self._dress)

    def show_standing(self, standing: Standing, chosen: int | None) -> None:
        """Take a standing and the entry that is chosen in its list; it is drawn when the picture is looked at."""
        self._standing, self._chosen = standing, chosen
        for at, (_key, text) in enumerate(KINDS):
            self.kind.setItemText(at, words.spoken(text))
        if self.isVisible():
            self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what was taken meanwhile."""
        super().showEvent(event)
        self._draw()

    def _dress(self) -> None:
        self._drawn = ()
        if self.isVisible():
            self._draw()

    def _people(self) -> list[Place]:
        standing = self._standing
        if standing is None:
            return []
        ranked = [place for place in standing.places if place.place is not None]
        first = ranked[:SHOWN]
        own = [place for place in ranked[SHOWN:] if place.entry.id == self._chosen]
        return [*first, *own]

    def _draw(self) -> None:
        standing = self._standing
        if standing is None or self._desk.bus.snapshot is None:
            return
        # The same picture again costs nothing: a page is shown anew at each visit.
        wanted = (standing, self._chosen, self.kind.currentData(), words.catalog().language)
        if self._drawn and all(one is other or one == other for one, other in zip(self._drawn, wanted, strict=True)):
            return
        self._drawn = wanted
        self._prepare()
        draw = {"places": self._places, "points": self._points, "contracts": self._contracts}
        draw[str(self.kind.currentData())](standing)

    def _prepare(self) -> None:
        if self.plot is None:
            self.plot = new_plot()
            self.plot.setMouseEnabled(False, False)
            self.plot.getViewBox().sigResized.connect(lambda _box: self._write() if self._write else None)
            self._content.insertWidget(1, self.plot, 1)
            axis = self.plot.getAxis("left")
            plain = axis.tickStrings
            axis.tickStrings = lambda *given: [each.replace("-", formats.MINUS) for each in plain(*given)]
        self._write = None
        dress_plot(self.plot, self._desk.theme, self.font())
        self.plot.getPlotItem().invertY(False)
        for side in ("bottom", "left"):
            self.plot.getAxis(side).setTicks(None)
            self.plot.getAxis(side).setStyle(tickLength=-5)
        self.plot.getAxis("left").setWidth(None)
        self.plot.getAxis("bottom").setHeight(None)
        self.plot.showGrid(x=False, y=False)

    def _places(self, standing: Standing) -> None:
        """Draw a line a person, its name at its end; the first place is at the top."""
        import pyqtgraph

        theme, language = self._desk.theme, words.catalog().language
        people = self._people()
        so_far = standings_so_far(self._desk.snapshot, self._desk.bus.ledger, standing.after_round)
        courses = [course(place, so_far) for place in people]
        worst = max((rank for each in courses for rank in each if rank is not None), default=1)
        names: list[tuple[Any, float, float, str, Person]] = []
        for at, place in enumerate(people):
            known = [(number, rank) for number, rank in enumerate(courses[at], 1) if rank is not None]
            if not known:
                continue
            is_chosen = place.entry.id == self._chosen
            colour = theme.colour("accent" if is_chosen else "ink" if at < len(_DASHES) else "ink_soft")
            pen = pyqtgraph.mkPen(colour, width=4 if is_chosen else 2, style=_DASHES[at % len(_DASHES)])
            self.plot.plot(
                [number for number, _ in known],
                [_height(rank, worst) for _, rank in known],
                pen=pen,
                symbol="o",
                symbolSize=9 if is_chosen else 7,
                symbolBrush=colour,
                symbolPen=colour,
            )
            name = pyqtgraph.TextItem(color=colour, anchor=(0, 0.5))
            font = self.font()
            font.setBold(is_chosen or at == 0)
            name.setFont(font)
            self.plot.addItem(name)
            height = _height(known[-1][1], worst) + self._apart(people, at)
            names.append((name, known[-1][0], height, formats.ordinal(place.place or 0, language), place.entry.person))
        last = standing.after_round
        self.plot.getPlotItem().invertY(True)
        rounds = [(number, translate("Standings", "Round {round}", round=number)) for number in range(1, last + 1)]
        self.plot.getAxis("bottom").setTicks([rounds])
        marks = [rank for rank in (1, 2, 3, 5, 10, 20, 50, 100) if _height(worst, worst) - _height(rank, worst) > 0.7]
        marks.append(worst)
        left = self.plot.getAxis("left")
        places = [formats.ordinal(rank, language) for rank in marks]
        left.setTicks([[(_height(rank, worst), place) for rank, place in zip(marks, places, strict=True)]])
        # Left to itself the axis drops what is wider than its first guess: in English all from the 10th on.
        plain = QFontMetrics(self.font())
        left.setWidth(max(plain.horizontalAdvance(place) for place in places) + _BESIDE)
        box = self.plot.getViewBox()

        def write() -> None:
            """Give the names the width they need, between a third and not quite half of it."""
            wide = max(box.width(), 1.0)
            written = [(name, QFontMetrics(name.textItem.font())) for name, *_ in names]
            wholes = [f"{rank} {person.spoken}" for *_, rank, person in names]
            needs = [metrics.horizontalAdvance(whole) for (_, metrics), whole in zip(written, wholes, strict=True)]
            share = min(max((max(needs, default=0) + 2 * _BESIDE) / wide, 0.32), 0.46)
            # An axis drops a mark that begins before it does.
            left = max((plain.horizontalAdvance(text) for _at, text in rounds), default=0) / 2 + _BESIDE / 2
            pixel = max(last - 1, 1) / max(wide * (1 - share) - left, 1.0)
            first, end = 1 - left * pixel, 1 + (wide - left) * pixel
            box.setRange(xRange=(first, end), yRange=(0.3, _height(worst, worst) + 0.7), padding=0)
            for (name, x, y, rank, person), (_, metrics), whole in zip(names, written, wholes, strict=True):
                room = int((end - x) / pixel) - 2 * _BESIDE
                name.setText(_fitting((whole, f"{rank} {_with_initial(person)}"), metrics, room))
                name.setPos(x + _BESIDE / 2 * pixel, y)

        self._write = write
        write()
        leader = people[0].entry.person.spoken if people else ""
        self.said.setText(
            translate("Standings", "{name} leads. The first place is at the top.", name=leader)
            if people
            else translate("Standings", "Nobody has a place yet.")
        )

    def _apart(self, people: list[Place], at: int) -> float:
        """Move the names of those who share a place under each other."""
        return sum(other.place == people[at].place for other in people[:at]) * 0.8

    def _points(self, standing: Standing) -> None:
        """Draw a group of bars a person, a bar a round, later rounds darker."""
        import pyqtgraph

        theme = self._desk.theme
        people = self._people()
        last = standing.after_round
        width = 0.8 / max(last, 1)
        soft, ink = theme.colour("accent_soft"), theme.colour("accent")
        for number in range(1, last + 1):
            share = number / last
            colour = QColor(
                *(round(one + (other - one) * share) for one, other in zip(_parts(soft), _parts(ink), strict=True))
            )
            heights = [float(place.rounds[number - 1] or 0) if number <= len(place.rounds) else 0.0 for place in people]
            xs = [at - 0.4 + width * (number - 0.5) for at in range(len(people))]
            bars = pyqtgraph.BarGraphItem(
                x=xs, height=heights, width=width * 0.9, brush=colour, pen=pyqtgraph.mkPen(theme.colour("ink_soft"))
            )
            self.plot.addItem(bars)
        names = [place.entry.person.last or place.entry.person.first for place in people]
        self.plot.addItem(pyqtgraph.InfiniteLine(0, angle=0, pen=pyqtgraph.mkPen(theme.colour("ink"))))
        self.plot.showGrid(x=False, y=True, alpha=0.15)
        box, beside = self.plot.getViewBox(), max(len(people), 4)
        box.autoRange(padding=0.04)
        box.setXRange(-0.6, beside - 0.4, padding=0)

        def write() -> None:
            metrics, room = QFontMetrics(self.font()), int(box.width() / (beside + 0.2))
            # Side by side where all have room, else each second one a line lower.
            lines = 1 if all(metrics.horizontalAdvance(name) + _BESIDE // 2 <= room for name in names) else 2
            shown = [_fitting((name,), metrics, lines * room - _BESIDE // 2) for name in names]
            ticks = [(at, "\n" * (at % lines) + name) for at, name in enumerate(shown)]
            bottom = self.plot.getAxis("bottom")
            bottom.setTicks([ticks])
            bottom.setHeight(lines * metrics.lineSpacing() + _BESIDE // 2)

        self._write = write
        write()
        self.said.setText(
            translate("Standings", "A bar for each of %n rounds, the last one strongest; above the line gained.", last)
        )

    def _contracts(self, standing: Standing) -> None:
        """Draw a bar a contract: its outline is played, its filling won."""
        import pyqtgraph

        theme = self._desk.theme
        counts = list(contract_counts(self._desk.bus.ledger, standing.after_round).values())
        ys = list(range(len(counts)))
        pen = pyqtgraph.mkPen(theme.colour("ink_soft"))
        for widths, brush in (
            ([count.played for count in counts], theme.colour("sheet")),
            ([count.won for count in counts], theme.colour("accent")),
        ):
            self.plot.addItem(
                pyqtgraph.BarGraphItem(x0=0, y=ys, height=0.6, width=widths, brush=brush, pen=pen)
                if counts
                else pyqtgraph.ScatterPlotItem()
            )
        most = max((count.played for count in counts), default=1)
        for at, count in enumerate(counts):
            item = pyqtgraph.TextItem(words.spoken(count.said), color=theme.colour("ink"), anchor=(0, 0.5))
            item.setFont(self.font())
            item.setPos(count.played + most * 0.01, at)
            self.plot.addItem(item)
        self.plot.getPlotItem().invertY(True)
        # The numbers stand at the bars.
        self.plot.getAxis("bottom").setTicks([[]])
        self.plot.getAxis("left").setStyle(tickLength=0)  # they would stand in the bars
        self.plot.getAxis("left").setTicks([[(at, words.spoken(count.label)) for at, count in enumerate(counts)]])
        self.plot.getViewBox().setRange(xRange=(0, most * 1.4), yRange=(-0.6, max(len(counts), 3) - 0.4), padding=0)
        self.said.setText(
            translate("Standings", "The whole bar is played, the filled part won.")
            if counts
            else translate("Standings", "No deals are typed in yet.")
        )


def _height(rank: int, worst: int) -> float:
    """Give how far down a place stands: the first dozen at even steps, so that names have room, the rest squeezed."""
    if rank <= _EVEN or worst <= _EVEN + _REST:
        return rank
    return _EVEN + (rank - _EVEN) * _REST / (worst - _EVEN)


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _fitting(forms: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """Take the first form that has room; the last one is shortened."""
    for form in forms:
        if metrics.horizontalAdvance(form) <= room:
            return form
    return metrics.elidedText(forms[-1], Qt.TextElideMode.ElideRight, room)


def _with_initial(person: Person) -> str:
    return f"{person.first[:1]}. {person.last}" if person.first and person.last else person.spoken
