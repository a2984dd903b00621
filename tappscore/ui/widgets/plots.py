"""A drawing by pyqtgraph as every page shows it: no menu of its own, in the colours and the font of the theme.

pyqtgraph is loaded when somebody looks at a drawing, not before: it takes
half a second of a start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from tappscore.ui.theme import Theme


def new_plot() -> Any:
    """Make an empty drawing; keys stay with the widget around it."""
    import pyqtgraph

    pyqtgraph.setConfigOptions(antialias=True)
    plot = pyqtgraph.PlotWidget()
    plot.setMenuEnabled(False)
    plot.hideButtons()
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return plot


def dress_plot(plot: Any, theme: Theme, font: QFont) -> None:
    """Empty a drawing and give it paper, ink and font of the theme."""
    plot.clear()
    plot.setBackground(theme.colour("sheet"))
    for side in ("bottom", "left"):
        axis = plot.getAxis(side)
        axis.setPen(theme.colour("line_strong"))
        axis.setTextPen(theme.colour("ink"))
        axis.setTickFont(font)
