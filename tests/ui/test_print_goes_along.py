"""The Print page goes along with the evening: what it would print is of the round that people are at."""

from __future__ import annotations

from PySide6.QtCore import Qt


def close(hands, number: int) -> None:
    """Start a round and close it, its sheets lost."""
    desk = hands.desk
    round_ = desk.snapshot.rounds[number - 1]
    desk.run(lambda: desk.rounds.start(round_.id))
    lost = {0: "sheet lost", **{table.id: "sheet lost" for table in round_.tables}}
    assert desk.run(lambda: desk.rounds.close(round_.id, lost)) is not None, hands.said


def planned(hands):
    """An evening whose rounds are all drawn at once, its Print page seen once."""
    hands.alt(3)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) == 3)
    hands.alt(6)
    return hands.window.page("print")


def test_everything_for_the_round_is_of_the_next_one_after_each_closing(hands) -> None:
    page = planned(hands)
    offered = [page.packs["round-pack"].text()]
    for number in (1, 2, 3):
        close(hands, number)
        offered.append(page.packs["round-pack"].text())
    assert offered == [f"Everything for round {number}" for number in (1, 2, 3, 3)]


def test_standings_printed_at_the_end_are_those_of_the_last_round(hands) -> None:
    page = planned(hands)
    for number in (1, 2, 3):
        close(hands, number)
    hands.window.show_page("print", {"document": "standings"})
    assert page.options.choosers["round"].currentData() == 3


def test_a_round_chosen_on_purpose_stays_while_the_evening_stays_where_it_is(hands) -> None:
    page = planned(hands)
    page.options.choose("round", 3)
    hands.desk.run(lambda: hands.desk.rounds.start(hands.desk.snapshot.rounds[0].id))
    assert page.options.choosers["round"].currentData() == 3
