"""A window too low for all rows of a sheet: one scroll bar, never a second one for the width of the first."""

from __future__ import annotations


def test_a_sheet_that_scrolls_down_does_not_scroll_sideways_too(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="wuerttemberg", deals=32, pot=True)
    view = hall.page.view
    for width in range(806, 1101, 3):
        hall.window.resize(width, 520)
        hall.settle()
        assert view.verticalScrollBar().maximum() > 0, width
        assert view.horizontalScrollBar().maximum() == 0, width
