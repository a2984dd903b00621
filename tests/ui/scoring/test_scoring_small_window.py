"""A window too low for all rows of a sheet: one scroll bar, never a second one for the width of the first."""

from __future__ import annotations


def test_a_sheet_that_scrolls_down_gives_up_its_pencil_before_it_scrolls_sideways(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="wuerttemberg", deals=32, pot=True)
    view = hall.page.view
    with_pencil = 0
    for width in range(800, 1001, 3):  # whatever the font, the columns fit from somewhere in between on
        hall.window.resize(width, 520)
        hall.settle()
        assert view.verticalScrollBar().maximum() > 0, width
        if not view.isColumnHidden(len(hall.page.model.columns) - 1):
            with_pencil += 1
            assert view.horizontalScrollBar().maximum() == 0, width
    assert with_pencil
