"""What the gates of an evening ask before a round starts, before it closes and before the evening is final."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.gates import Question, before_finish, before_start
from tappscore.tournament.ledger import fold

Evening = Any
MakeDeal = Any


def keys(questions: list[Question]) -> list[str]:
    return [question.key for question in questions]


def start(evening: Evening, number: int) -> list[str]:
    snapshot = evening.snapshot
    return keys(before_start(snapshot, fold(snapshot), snapshot.round(number)))


def said(evening: Evening) -> str:
    snapshot = evening.snapshot
    return before_start(snapshot, fold(snapshot), snapshot.round(1))[0].message.text.source


def codes(verb: Callable[[], object]) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        verb()
    return [problem.code for problem in refused.value.problems]


def test_the_people_at_the_door_are_asked_about_before_the_first_round_only(evening: Evening) -> None:
    evening.begin(6, rounds=2).draw(1).draw(2)
    evening.registration.change(evening.entry(2).id, "", owes=500)
    evening.registration.book("Ida", "Spät")
    evening.registration.rename(evening.entry(3).person.id, "Otto", "")
    assert start(evening, 1) == ["nameless", "booked", "owes"]
    evening.rounds.start(evening.snapshot.round(1).id)
    evening.play().close_round()
    assert start(evening, 2) == []


def test_who_is_here_without_a_seat_is_asked_about_but_not_where_seats_are_learned(evening: Evening) -> None:
    evening.begin(6).draw()
    assert start(evening, 1) == []
    evening.registration.register("Ida", "Spät")
    assert start(evening, 1) == ["seatless"]
    assert said(evening) == "1 person is here and has no seat in round {round}"
    evening.registration.register("Ina", "Später")
    assert said(evening) == "{count} people are here and have no seat in round {round}"
    learned = type(evening)(evening.path.parent / "learned")
    learned.begin(6).rounds.draw(1, [])
    assert start(learned, 1) == []
    learned.file.close()


def test_a_protest_deadline_is_asked_about_while_it_runs(evening: Evening) -> None:
    evening.begin(rounds=1).draw().play().close_round()
    evening.releases.release(1, 30)
    snapshot = evening.snapshot
    until = datetime.fromisoformat(snapshot.releases[-1].protest_until)

    def asked(now: datetime | None) -> list[str]:
        return keys(before_finish(snapshot, fold(snapshot), now))

    assert asked(until - timedelta(minutes=1)) == ["protest"]
    assert asked(until) == []
    assert asked(None) == []


def test_a_table_that_was_accepted_needs_no_second_reason(evening: Evening) -> None:
    evening.begin(rounds=1).draw()
    round_id = evening.snapshot.round(1).id
    assert codes(lambda: evening.rounds.close(round_id)) == ["table-missing", "table-missing"]
    for number in (1, 2):
        evening.scoring.accept(evening.table(number).id, "sheet lost")
    evening.rounds.close(round_id)
    assert evening.snapshot.round(1).state == "closed"


def test_totals_that_stand_against_the_deals_are_no_contradiction(evening: Evening) -> None:
    evening.begin(rounds=1).draw().play()
    table = evening.table(1)
    evening.scoring.totals(table.id, (30, 6, -36))
    round_id = evening.snapshot.round(1).id
    assert codes(lambda: evening.rounds.close(round_id, {0: "no time"})) == ["table-contradictory"]
    evening.scoring.let_totals_stand(table.id, True, "signed by all three")
    evening.rounds.close(round_id, {0: "no time"})


def with_an_unreadable_deal(evening: Evening) -> int:
    """The sheet of table 1 has an unreadable deal and sums that differ; gives the table's id."""
    evening.begin(rounds=1).draw().play()
    table = evening.table(1)
    evening.scoring.correct(table.deals[2].id, Deal(kind="unreadable"))
    evening.scoring.control(table.id, (30, 6, -36))
    return table.id


def final_questions(evening: Evening) -> list[str]:
    snapshot = evening.snapshot
    return [one.key.partition(":")[0] for one in before_finish(snapshot, fold(snapshot))]


def test_accepted_sums_do_not_answer_an_unreadable_deal_when_the_round_closes(evening: Evening) -> None:
    table_id = with_an_unreadable_deal(evening)
    evening.scoring.accept(table_id, "the paper was added wrongly")
    round_id = evening.snapshot.round(1).id
    assert codes(lambda: evening.rounds.close(round_id, {0: "no time"})) == ["table-odd"]
    before = evening.facts
    evening.rounds.close(round_id, {0: "no time", table_id: "nobody remembers"})
    assert evening.table(1).accepted == "the paper was added wrongly"
    assert evening.table(1).deals[2].deal == Deal(kind="unreadable", reason="nobody remembers")
    assert final_questions(evening) == []
    evening.history.undo()
    assert evening.facts == before


def test_a_reason_at_the_closing_answers_the_whole_sheet(evening: Evening) -> None:
    table_id = with_an_unreadable_deal(evening)
    evening.rounds.close(evening.snapshot.round(1).id, {0: "no time", table_id: "agreed at the table"})
    assert evening.table(1).accepted == "agreed at the table"
    assert final_questions(evening) == []


def test_a_deal_that_became_unreadable_after_the_closing_is_asked_about_before_the_end(evening: Evening) -> None:
    evening.begin(rounds=1).draw().play().close_round()
    evening.scoring.correct(evening.table(1).deals[2].id, Deal(kind="unreadable"), "looked again")
    evening.scoring.control(evening.table(1).id, (30, 6, -36), "looked again")
    evening.scoring.accept(evening.table(1).id, "the paper was added wrongly")
    assert final_questions(evening) == ["deal-unreadable"]
    assert codes(lambda: evening.tournaments.finish(evening.id)) == ["question-unanswered"]
    snapshot = evening.snapshot
    key = before_finish(snapshot, fold(snapshot))[0].key
    evening.tournaments.finish(evening.id, reasons={key: "nobody remembers"})
    assert evening.table(1).accepted == "the paper was added wrongly"
    assert evening.table(1).deals[2].deal.reason == "nobody remembers"
    assert final_questions(evening) == []


@pytest.mark.parametrize("deal", [Deal(kind="passed"), Deal(kind="struck", reason="void")])
def test_an_unreadable_deal_that_was_corrected_or_struck_is_no_question(evening: Evening, deal: Deal) -> None:
    table_id = with_an_unreadable_deal(evening)
    evening.scoring.correct(evening.table(1).deals[2].id, deal)
    evening.scoring.accept(table_id, "the paper was added wrongly")
    evening.rounds.close(evening.snapshot.round(1).id, {0: "no time"})
    assert final_questions(evening) == []


def test_a_sheet_that_differs_is_one_question_before_the_end(evening: Evening) -> None:
    evening.begin(rounds=1).draw().play().close_round()
    for number in (1, 2):
        table = evening.table(number)
        evening.scoring.unaccept(table.id, "looked again")
        evening.scoring.control(table.id, (30, 6, -36), "looked again")
    assert final_questions(evening) == ["paper-differs", "paper-differs"]
    snapshot = evening.snapshot
    questions = before_finish(snapshot, fold(snapshot))
    assert [one.where.table for one in questions] == [1, 2]
    evening.tournaments.finish(evening.id, reasons={one.key: "added wrongly" for one in questions})
    assert [evening.table(number).accepted for number in (1, 2)] == ["added wrongly", "added wrongly"]
