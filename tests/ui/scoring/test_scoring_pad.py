"""The buttons under the line: all in reach, in every variant, whatever it has of marks; the sheet keeps its room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from tappscore.rules.registry import newest
from tappscore.rules.registry import rule_set as of_key
from tappscore.rules.ruleset import resolve, table_sizes

pytestmark = pytest.mark.usefixtures("dressed")


def with_all_marks(variant: str) -> dict[str, object]:
    """House rules under which every fact of the variant can be written."""
    chosen = of_key(variant)
    house: dict[str, object] = {"bock": True, "revoke": "all"}
    house |= {} if chosen.own_kontra else {"game_kontra": 3}
    known = {option.key for option in chosen.all_options}
    return {key: value for key, value in {**house, "kontra": True, "pot": True}.items() if key in known}


# The two narrow windows of desk.md in the ordinary run, the roomier ones in the long form.
@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(((1093, 614), (960, 540)), id="narrow"),
        pytest.param(((1280, 760), (1366, 768)), id="roomy", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("variant", [one.key for one in newest()])
def test_every_button_is_in_reach_and_the_sheet_keeps_its_deals(
    seat_hall, variant: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    house = with_all_marks(variant)
    seats = table_sizes(of_key(variant), resolve(of_key(variant), house))[0]
    hall = seat_hall(sizes=(seats,), variant=variant, deals=16, **house)
    hall.desk.speak("de", keep=False)  # the longer words
    page = hall.page
    for size in sizes:
        hall.window.resize(*size)
        hall.settle()
        assert hall.window.size().toTuple() == size
        assert len(page.pad.buttons) > 15
        for text, button in page.pad.buttons.items():
            middle = button.mapTo(page, button.rect().center())
            assert page.rect().contains(button.mapTo(page, button.rect().bottomRight())), (size, text)
            assert page.childAt(middle) is button, (size, text)
        assert page.view.verticalScrollBar().maximum() == 0, size
        assert page.view.visualRect(page.model.index(16, 0)).bottom() <= page.view.viewport().height(), size


def test_a_deal_with_every_kind_of_mark_is_clicked_and_booked(seat_hall) -> None:
    hall = seat_hall(variant="tapp_tarock", kontra=True, bock=True)
    hall.pad("2 ", "o ", "3", "9", " k!!", " pa+", " tr", "2 ", " bk2")
    hall.click(hall.page.bar.book)
    assert hall.deals(1) == ["2 o 39 k!! pa+ tr2 bk2"]
    hall.pad("1 ", "s ", "+")
    hall.click(hall.page.bar.book)
    assert hall.deals(1)[1] == "1 s +"


def test_an_announced_tout_is_clicked_and_booked(seat_hall) -> None:
    hall = seat_hall()
    hall.pad("1 ", "s ", "1", "0", "4", " t-")
    assert "announced Tout failed" in hall.says
    hall.click(hall.page.bar.book)
    assert hall.deals(1) == ["1 s 104 t-"]


def test_the_last_line_of_the_paper_with_quarters_is_clicked_and_checked(seat_hall) -> None:
    hall = seat_hall(variant="classic", deals=1, rounding="exact")
    hall.enter("2f65")
    hall.pad("-", "1", ",", "2", "5", " ", "2", ",", "5", " ", "-", "1", ",", "2", "5")
    hall.click(hall.page.bar.book)
    assert hall.desk.bus.ledger.tables[hall.table(1).id].checked


def test_a_struck_deal_and_its_reason_are_clicked(seat_hall) -> None:
    hall = seat_hall()
    hall.pad("x")
    hall.click(hall.page.bar.book)
    reasons = [made for made in hall.page.bar.question.findChildren(QPushButton) if made.isVisible()]
    hall.click(reasons[1])
    assert hall.table(1).deals[0].deal.reason == "misdeal"
