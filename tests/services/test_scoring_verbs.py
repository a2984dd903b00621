"""What the verbs at the sheet accept, refuse and leave alone."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.tournament.ledger import fold

Evening = Any
MakeDeal = Callable[..., Deal]


def _refused(action: Callable[[], object]) -> dict[str, str]:
    """Give code → field of everything that was refused."""
    with pytest.raises(RefusedError) as refused:
        action()
    return {problem.code: problem.field for problem in refused.value.problems}


def test_a_deal_goes_to_the_end_of_its_sheet_or_before_another_one(evening: Evening, deal: MakeDeal) -> None:
    table = evening.begin(deals=9).draw().table(1).id
    for points in (71, 72, 73):
        evening.scoring.record(table, deal(points))
    evening.scoring.record(table, deal(70), at=1)
    evening.scoring.record(table, deal(80), at=3)
    assert evening.points(1) == [70, 71, 80, 72, 73]
    assert [booked.number for booked in evening.table(1).deals] == [1, 2, 3, 4, 5]


def test_many_deals_fit_between_two(evening: Evening, deal: MakeDeal) -> None:
    table = evening.begin(deals=40).draw().table(1).id
    evening.scoring.record(table, deal(0))
    evening.scoring.record(table, deal(120))
    for points in range(60, 80):
        evening.scoring.record(table, deal(points), at=2)
    assert evening.points(1) == [0, *range(79, 59, -1), 120]


@pytest.mark.parametrize(("origin", "to", "order"), [(1, 3, [2, 3, 1, 4]), (4, 1, [4, 1, 2, 3]), (2, 9, [1, 3, 4, 2])])
def test_a_deal_moves_to_another_number(
    evening: Evening, deal: MakeDeal, origin: int, to: int, order: list[int]
) -> None:
    table = evening.begin(deals=4).draw().table(1).id
    for points in (61, 62, 63, 64):
        evening.scoring.record(table, deal(points))
    evening.scoring.move(evening.table(1).deals[origin - 1].id, to)
    assert evening.points(1) == [60 + number for number in order]


def test_a_deal_moved_to_its_own_number_is_no_change(evening: Evening) -> None:
    evening.begin().draw().play()
    assert not evening.scoring.move(evening.table(1).deals[1].id, 2)


def test_an_illegal_deal_is_refused_with_all_that_is_wrong_and_its_number(evening: Evening) -> None:
    table = evening.begin().draw().table(1).id
    evening.scoring.record(table, Deal(kind="passed"))
    wrong = Deal(contract="frage", declarer=9, facts={"points": 119, "kings": 1})
    with pytest.raises(RefusedError) as refused:
        evening.scoring.record(table, wrong)
    assert len(refused.value.problems) >= 3
    assert {problem.deal for problem in refused.value.problems} == {2}
    assert len(evening.table(1).deals) == 1


def test_a_deal_that_would_make_a_later_one_illegal_is_refused(evening: Evening, deal: MakeDeal) -> None:
    """At four the dealer rests: one deal more at the top and everybody after it rests one deal later."""
    evening.begin(4)
    evening.rounds.draw(1, [(1, [entry.id for entry in evening.snapshot.entries])])
    table = evening.table(1).id
    for declarer in (2, 3, 4):
        evening.scoring.record(table, deal(74, declarer))
    with pytest.raises(RefusedError) as refused:
        evening.scoring.record(table, deal(74, 4), at=1)
    assert {problem.deal for problem in refused.value.problems} == {2, 3, 4}
    assert evening.points(1) == [74, 74, 74]


def test_undo_that_would_make_a_later_deal_illegal_is_refused_and_names_it(evening: Evening, deal: MakeDeal) -> None:
    evening.begin(4)
    evening.rounds.draw(1, [(1, [entry.id for entry in evening.snapshot.entries])])
    table = evening.table(1).id
    first = evening.scoring.record(table, deal(74, 2)).journal
    evening.scoring.record(table, deal(74, 1))
    with pytest.raises(RefusedError) as refused:
        evening.history.undo(first)
    assert refused.value.problems[0].code == "deal-unfit"
    assert {problem.deal for problem in refused.value.problems} == {1}
    assert evening.points(1) == [74, 74]


def test_undo_of_rules_under_which_deals_were_booked_since_is_refused(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw()
    change = evening.rulings.change_rules(evening.id, {"bock": True}).journal
    doubled = Deal(contract="frage", declarer=1, facts={"points": 74, "factor": 2})
    evening.scoring.record(evening.table(1).id, doubled)
    assert "deal-unfit" in _refused(lambda: evening.history.undo(change))
    assert evening.snapshot.house["bock"] is True


def test_a_sheet_with_a_deal_that_was_illegal_before_can_be_mended(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw().play()
    with contextlib.closing(sqlite3.connect(evening.path, isolation_level=None)) as conn:
        conn.execute("UPDATE deals SET facts = replace(facts, '74', '119') WHERE table_id = ?", (evening.table(1).id,))
    second, first = evening.table(1).deals[1], evening.table(1).deals[0]
    evening.scoring.correct(second.id, deal(41))
    evening.scoring.correct(first.id, deal(75))
    assert evening.points(1) == [75, 41, 66]


def test_a_full_sheet_takes_no_more_unless_it_is_continued(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw().play()
    table = evening.table(1).id
    assert _refused(lambda: evening.scoring.record(table, deal(70))) == {"sheet-full": "table"}
    evening.scoring.record(table, deal(70), continued=True)
    assert evening.table(1).deals_planned == 4
    assert _refused(lambda: evening.scoring.record(table, deal(70))) == {"sheet-full": "table"}


def test_the_first_deal_opens_a_drawn_round(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw()
    assert evening.snapshot.round(1).state == "drawn"
    evening.scoring.record(evening.table(1).id, deal(70))
    assert evening.snapshot.round(1).state == "open"
    evening.history.undo()
    assert evening.snapshot.round(1).state == "drawn"


def test_a_closed_round_is_corrected_with_a_reason_only_and_the_journal_keeps_it(
    evening: Evening, deal: MakeDeal
) -> None:
    evening.begin().draw().play().close_round()
    booked = evening.table(1).deals[0]
    scoring = evening.scoring
    table = evening.table(1).id
    for action in (
        lambda: scoring.correct(booked.id, deal(75)),
        lambda: scoring.delete(booked.id),
        lambda: scoring.move(booked.id, 2),
        lambda: scoring.record(table, deal(75), continued=True),
        lambda: scoring.totals(table, (1, 0, -1)),
        lambda: scoring.control(table, (1, 0, -1)),
        lambda: scoring.break_off(table, 3),
        lambda: scoring.dispute(booked.id, True),
        lambda: evening.rounds.swap(table, 1, table, 2),
        lambda: evening.rounds.seat(table, evening.table(2).seats),
    ):
        assert _refused(action) == {"round-closed": "reason"}
    scoring.correct(booked.id, deal(75), "misread")
    assert evening.points(1)[0] == 75
    assert evening.history.entries(limit=1)[0].note == "misread"


def test_struck_and_unreadable_deals_are_kept_with_their_reason(evening: Evening) -> None:
    table = evening.begin().draw().table(1).id
    evening.scoring.record(table, Deal(kind="struck", reason="misdealt"))
    evening.scoring.record(table, Deal(kind="unreadable", note="beer"))
    evening.scoring.record(table, Deal(kind="passed"))
    kinds = [booked.deal.kind for booked in evening.table(1).deals]
    assert kinds == ["struck", "unreadable", "passed"]
    assert [evening.table(1).deals[n].deal.reason for n in range(2)] == ["misdealt", ""]
    assert evening.table(1).deals[1].deal.note == "beer"


def test_totals_count_before_any_deal_is_typed_and_go_again(evening: Evening) -> None:
    table = evening.begin().draw().table(1).id
    evening.scoring.totals(table, (30, Fraction(13, 2), Fraction(-73, 2)))
    assert evening.table(1).totals == (30, Fraction(13, 2), Fraction(-73, 2))
    assert fold(evening.snapshot).tables[table].points == (30, Fraction(13, 2), Fraction(-73, 2))
    evening.scoring.totals(table, None)
    assert evening.table(1).totals is None


def test_totals_that_do_not_fit_are_refused_at_their_field(evening: Evening) -> None:
    table = evening.begin().draw().table(1).id
    assert _refused(lambda: evening.scoring.totals(table, (1, -1))) == {"totals-wrong-count": "totals"}
    assert _refused(lambda: evening.scoring.totals(table, (1, 1, 1))) == {"totals-unbalanced": "totals"}
    assert _refused(lambda: evening.scoring.totals(table, (-1, -1, 1))) == {"totals-unbalanced": "totals"}
    assert _refused(lambda: evening.scoring.control(table, (1, 1, 1, 1))) == {"totals-wrong-count": "control"}


def test_with_a_pot_the_totals_may_lack_what_the_pot_holds(evening: Evening) -> None:
    evening.begin()
    evening.rulings.change_rules(evening.id, {"pot": True})
    table = evening.draw().table(1).id
    evening.scoring.totals(table, (-1, -2, 1))
    assert _refused(lambda: evening.scoring.totals(table, (2, -2, 1))) == {"totals-unbalanced": "totals"}


def test_the_control_line_is_kept_as_the_paper_has_it(evening: Evening) -> None:
    evening.begin().draw().play()
    table = evening.table(1).id
    evening.scoring.control(table, (100, 100, 100))
    assert evening.table(1).control == (100, 100, 100)
    evening.scoring.control(table, None)
    assert evening.table(1).control is None


def test_totals_stand_only_where_there_are_totals_and_with_a_reason(evening: Evening) -> None:
    evening.begin().draw().play()
    table = evening.table(1).id
    assert _refused(lambda: evening.scoring.let_totals_stand(table, True, " ")) == {"reason-missing": "reason"}
    assert _refused(lambda: evening.scoring.let_totals_stand(table, True, "signed")) == {"totals-missing": "totals"}
    evening.scoring.totals(table, (50, -20, -30))
    evening.scoring.let_totals_stand(table, True, "signed")
    assert evening.table(1).totals_reason == "signed"
    assert fold(evening.snapshot).tables[table].points == (50, -20, -30)
    evening.scoring.totals(table, None)
    assert not evening.table(1).totals_stand


def test_a_table_is_broken_off_after_no_fewer_deals_than_it_has(evening: Evening, deal: MakeDeal) -> None:
    table = evening.begin().draw().table(1).id
    for points in (70, 71):
        evening.scoring.record(table, deal(points))
    assert _refused(lambda: evening.scoring.break_off(table, 1)) == {"broken-off-too-early": "broken_off"}
    evening.scoring.break_off(table, 2)
    assert fold(evening.snapshot).tables[table].state == "broken-off"
    assert _refused(lambda: evening.scoring.record(table, deal(72))) == {"sheet-full": "table"}
    evening.scoring.break_off(table, None)
    evening.scoring.record(table, deal(72))


def test_a_disputed_deal_counts_or_not_and_always_counts_again_once_settled(evening: Evening) -> None:
    evening.begin().draw().play()
    booked = evening.table(1).deals[0].id
    evening.scoring.dispute(booked, True, False)
    assert (evening.table(1).deals[0].disputed, evening.table(1).deals[0].counts) == (True, False)
    evening.scoring.dispute(booked, False, False)
    assert (evening.table(1).deals[0].disputed, evening.table(1).deals[0].counts) == (False, True)


def test_a_sheet_typed_at_the_wrong_table_moves_with_everything(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw()
    one, other = evening.table(1).id, evening.table(2).id
    for points in (70, 71, 72):
        evening.scoring.record(one, deal(points))
    evening.scoring.control(one, (10, -5, -5))
    evening.scoring.move_sheet(one, other)
    assert evening.points(1) == []
    assert evening.points(2) == [70, 71, 72]
    assert (evening.table(1).control, evening.table(2).control) == (None, (10, -5, -5))
    evening.scoring.control(other, None)
    evening.scoring.move_sheet(other, one)
    assert evening.points(1) == [70, 71, 72]
    evening.scoring.record(other, deal(80))
    assert _refused(lambda: evening.scoring.move_sheet(one, other)) == {"sheet-not-empty": "table"}


def test_nothing_is_done_to_a_table_or_deal_of_another_tournament(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw().play()
    table, booked = evening.table(1).id, evening.table(1).deals[0].id
    mine, evening.id = evening.id, 0
    evening.begin(0)
    assert evening.id != mine
    assert "unknown-table" in _refused(lambda: evening.scoring.record(table, deal(70)))
    assert "unknown-table" in _refused(lambda: evening.scoring.correct(booked, deal(70)))
    assert "unknown-deal" in _refused(lambda: evening.scoring.delete(9999))
    assert "unknown-table" in _refused(lambda: evening.scoring.totals(9999, None))


def test_saving_one_table_leaves_the_others_alone(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw()
    evening.scoring.record(evening.table(2).id, deal(70))
    before = evening.table(2)
    evening.scoring.record(evening.table(1).id, deal(80))
    evening.scoring.totals(evening.table(1).id, (1, 0, -1))
    assert evening.table(2) == before


def test_the_same_correction_twice_is_one_entry(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw().play()
    booked = evening.table(1).deals[0].id
    assert evening.scoring.correct(booked, deal(90))
    assert not evening.scoring.correct(booked, deal(90))
