"""A standing that was released and then corrected: the desk says that the hall was shown something else."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from tappscore.rules.deal import Deal
from tappscore.services.releases import Releases


def released(hands, *, final: bool) -> int:
    """One table of one round played, closed and released; its id."""
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    desk.run(lambda: desk.rounds.draw(1, [(1, entries[:3])], method="hand", sitting_out=entries[3:]))
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    table = round_.tables[0]
    for _ in range(12):
        desk.run(lambda: desk.scoring.record(table.id, Deal(declarer=1, contract="solo", facts={"made": True})))
    desk.run(lambda: desk.scoring.control(table.id, (120, -60, -60)))
    desk.run(lambda: desk.rounds.close(round_.id, {}))
    desk.run(lambda: Releases(desk.file, desk.snapshot.id).release(1))
    assert desk.snapshot.releases, hands.said
    if final:
        desk.run(lambda: desk.tournaments.finish(desk.snapshot.id, after_round=1))
        assert desk.snapshot.state == "final", hands.said
    return table.id


def correct(hands, table_id: int, deal: Deal) -> None:
    desk = hands.desk
    table = next(table for table in desk.snapshot.rounds[0].tables if table.id == table_id)
    desk.run(lambda: desk.scoring.correct(table.deals[0].id, deal, reason="a second look"))
    assert hands.said == [] or "second" not in hands.said[-1], hands.said


def points(hands) -> list[QPushButton]:
    hands.alt(1)
    layout = hands.window.page("tonight").evening._points
    widgets = [layout.itemAt(at).widget() for at in range(layout.count())]
    return [each for each in widgets if isinstance(each, QPushButton)]


def test_what_was_released_and_corrected_is_an_open_point_that_leads_to_the_differences(hands) -> None:
    table = released(hands, final=False)
    assert not any("has changed since" in each.text() for each in points(hands))
    correct(hands, table, Deal(declarer=2, contract="solo", facts={"made": True}))
    point = next(each for each in points(hands) if "has changed since" in each.text())
    hands.click(point)
    assert hands.window.current == "print"
    assert hands.window.page("print").chosen_key == "changes"


def test_a_final_evening_whose_deal_is_unreadable_now_is_not_in_order(hands) -> None:
    table = released(hands, final=True)
    assert points(hands) == []
    correct(hands, table, Deal(kind="unreadable"))
    said = [each.text() for each in points(hands)]
    assert any("has changed since" in each for each in said)
    assert any("unreadable" in each for each in said)


def test_standings_say_that_the_released_list_is_another_one(hands) -> None:
    table = released(hands, final=False)
    hands.alt(5)
    page = hands.window.page("standings")
    assert "changed since then" not in page.played.text()
    correct(hands, table, Deal(declarer=2, contract="solo", facts={"made": True}))
    assert "changed since then" in page.played.text()
