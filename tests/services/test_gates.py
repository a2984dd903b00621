"""What the gates of an evening ask before a round starts, before it closes and before the evening is final."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from tappscore.problems import RefusedError
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
