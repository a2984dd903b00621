"""A person's curve over the evenings: places or points, to be zoomed and saved as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from tappscore.i18n import formats, mark
from tappscore.tournament.person_statistics import CurvePoint
from tappscore.ui import words
from tappscore.ui.theme import UNIT
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.widgets.plots import dress_plot, new_plot
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_ZOOM = 0.75


class Curve(QWidget):
    """The drawing with its buttons; + and − zoom, 0 shows all, the arrows move. Drawn when it is first shown."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._points: Sequence[CurvePoint] = ()
        self._name = ""
        self._is_whole = True  # nobody has come closer
        self.plot: Any = None
        self.what = QComboBox()
        self.what.addItem("", "points")
        self.what.addItem("", "place")
        words.say(self.what, "setAccessibleName", mark("History", "What the curve shows"))
        self.closer = button(mark("History", "Closer"), lambda: self._zoom(_ZOOM))
        self.wider = button(mark("History", "Wider"), lambda: self._zoom(1 / _ZOOM))
        self.all = button(mark("History", "Show all"), self._show_all)
        self.save = button(mark("History", "Save as picture"), self._save)
        self.said = label(role="soft", wraps=True)
        self._content = column(row(self.what, None, self.closer, self.wider, self.all, self.save), self.said)
        self.setLayout(self._content)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.what.currentIndexChanged.connect(lambda _at: self._draw())

    def show_points(self, name: str, points: Sequence[CurvePoint]) -> None:
        """Take somebody's evenings, in order of time."""
        self._name, self._points = name, points
        for at, text in enumerate((translate("History", "Points"), translate("History", "Places"))):
            self.what.setItemText(at, text)
        words.say(self, "setAccessibleName", mark("History", "Curve of {name}"), name=name)
        if self.isVisible():
            self._draw()

    def showEvent(self, event: Any) -> None:
        """Draw now: the drawing library is loaded when somebody looks at a curve, not before."""
        super().showEvent(event)
        self._draw()

    def dress(self) -> None:
        """Draw again in the colours of the theme."""
        if self.plot is not None:
            self._draw()

    def _draw(self) -> None:
        import pyqtgraph

        theme = self._desk.theme
        if self.plot is None:
            self.plot = new_plot()
            self._content.insertWidget(1, self.plot, 1)
            # How wide the drawing is, is known only once it has its place.
            self.plot.getViewBox().sigResized.connect(lambda _box: self._fit())
        is_place = self.what.currentData() == "place"
        accent = theme.colour("accent")
        dress_plot(self.plot, theme, self.font())
        known = [
            (at, value)
            for at, point in enumerate(self._points)
            if (value := point.place if is_place else point.points) is not None
        ]
        # Evenings stand at even distances, as they were played; the first place is at the top.
        self.plot.plot(
            [at for at, _ in known],
            [float(value) for _, value in known],
            pen=pyqtgraph.mkPen(accent, width=2),
            symbol="o",
            symbolSize=8,
            symbolBrush=accent,
            symbolPen=accent,
        )
        self.plot.getPlotItem().invertY(is_place)
        self.plot.showGrid(x=False, y=True, alpha=0.15)
        language = words.catalog().language
        # Figures as everywhere else: a minus, not a hyphen, and the decimal sign of the language.
        left = self.plot.getAxis("left")
        left.tickStrings = lambda values, _scale, _spacing: [
            formats.number(Fraction(str(round(value, 2))), language) for value in values
        ]
        # Room for the widest figure from the start: one that doesn't fit in the room of the last drawing is left out.
        widest = f"−{max((abs(int(value)) for _, value in known), default=0)}0,5"
        left.setWidth(self.fontMetrics().horizontalAdvance(widest) + UNIT)
        self.said.setText(self._words(is_place, [value for _, value in known]))
        self._is_whole = True
        self._fit()

    def _fit(self) -> None:
        """Write as many days as have room beside each other; a curve seen whole stays whole."""
        language = words.catalog().language
        room = max(int(self.plot.getViewBox().width()) // (15 * UNIT), 1)
        step = max(-(-len(self._points) // room), 1)
        ticks = [
            (at, formats.short_day(point.date, language)) for at, point in enumerate(self._points) if at % step == 0
        ]
        self.plot.getAxis("bottom").setTicks([ticks])
        if self._is_whole:
            self._show_all()

    def _words(self, is_place: bool, values: Sequence[Any]) -> str:
        """Say what the drawing shows, for those who don't see it and for those who do."""
        if not values:
            return translate("History", "No evening with a place yet.") if is_place else ""
        language = words.catalog().language
        if is_place:
            best, last = (formats.ordinal(int(each), language) for each in (min(values), values[-1]))
            return translate(
                "History", "Best place {best}, last {last}; the first place is at the top.", best=best, last=last
            )
        if len(values) == 1:
            return translate("History", "One evening so far: {points} points.", points=values[0])
        return translate(
            "History",
            "Between {low} and {high} points, last {last}.",
            low=min(values),
            high=max(values),
            last=values[-1],
        )

    def _show_all(self) -> None:
        if self.plot is not None:
            self._is_whole = True
            box = self.plot.getViewBox()
            box.autoRange(padding=0.12)
            seen = box.viewRect()
            # Level results are a straight line, not a mountain of tenths; dates at the edges have room.
            many, half = len(self._points), self.fontMetrics().horizontalAdvance("00.00.0000") / 2 + UNIT
            edge = max(half * (many - 1) / max(box.width() - 2 * half, half), 0.5)
            box.setRange(
                xRange=(-edge, max(many - 1 + edge, edge)),
                yRange=(seen.center().y() - max(seen.height(), 4) / 2, seen.center().y() + max(seen.height(), 4) / 2),
                padding=0,
            )

    def _zoom(self, factor: float) -> None:
        if self.plot is not None:
            self._is_whole = False
            self.plot.getViewBox().scaleBy((factor, factor))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom and move by keys."""
        keys = Qt.Key
        moves = {keys.Key_Left: (-1, 0), keys.Key_Right: (1, 0), keys.Key_Up: (0, 1), keys.Key_Down: (0, -1)}
        key = keys(event.key())
        if self.plot is not None and key in moves:
            self._is_whole = False
            box = self.plot.getViewBox()
            across, up = moves[key]
            seen = box.viewRect()
            box.translateBy(x=across * seen.width() / 10, y=up * seen.height() / 10)
        elif key == keys.Key_Plus:
            self._zoom(_ZOOM)
        elif key == keys.Key_Minus:
            self._zoom(1 / _ZOOM)
        elif key == keys.Key_0:
            self._show_all()
        else:
            super().keyPressEvent(event)

    def _save(self) -> None:
        from tappscore.ui.documents_folder import safe_name, save_file

        if self.plot is None:
            return
        start = Path(self._desk.settings.text("season_folder")) / f"{safe_name(self._name)}.png"
        title, kind = translate("History", "Save the curve"), translate("History", "Pictures (*.png)")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(start), kind)
        if not chosen:
            return
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.plot.grab().save(buffer, "PNG")
        save_file(self._desk, Path(chosen), bytes(content.data()))
