"""The evening changes: rounds and deals fewer or more, a round called off, an early end."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.services.states import WAYS
from tappscore.store.checks import check_file
from tappscore.store.loading import refresh
from tappscore.tournament.audit import audit
from tappscore.tournament.ledger import fold
from tappscore.tournament.standings import rank
from tappscore.tournament.table_results import NOTHING

Evening = Any
MakeDeal = Any
INDEPENDENT = Path(__file__).resolve().parents[1] / "independent"


def _codes(verb: Callable[[], object]) -> list[str]:
    with pytest.raises(RefusedError) as caught:
        verb()
    return [problem.code for problem in caught.value.problems]


def _totals(evening: Evening) -> dict[int, object]:
    return {row.entry.number: row.total for row in fold(evening.snapshot).rows.values()}


def test_a_round_called_off_counts_for_nobody_and_is_nothing_not_zero(evening: Evening, deal: MakeDeal) -> None:
    evening.begin(rounds=2).draw(1).play(1).close_round(1)
    before = _totals(evening)
    evening.draw(2).play(2)
    evening.scoring.correct(evening.table(1, 2).deals[0].id, deal(99))
    assert _totals(evening) != before
    evening.close_round(2)
    known = fold(evening.snapshot)
    changes = evening.course.call_off(evening.snapshot.round(2).id, "fire alarm")
    assert _totals(evening) == before
    # A window that goes on from what it had reckoned sees the same.
    fresh = refresh(evening.file, known.snapshot, changes)
    assert {row.entry.number: row.total for row in fold(fresh, known).rows.values()} == before
    snapshot = evening.snapshot
    assert snapshot.round(2).state == "closed"
    assert [place.rounds[1] for place in rank(snapshot, fold(snapshot)).places] == [None] * 6
    assert len(evening.table(1, 2).deals) == 3  # the sheets stay
    off = fold(snapshot).tables[evening.table(1, 2).id]
    assert (off.tallies, off.table_points, off.till) == ((NOTHING,) * 3, None, 0)
    assert not [one for one in audit(snapshot, fold(snapshot)) if one.where.round == 2]
    evening.finish()
    assert evening.snapshot.state == "final"


def test_a_round_taken_up_again_counts_and_goes_through_its_gate(evening: Evening) -> None:
    evening.begin().draw().play()
    played = _totals(evening)
    round_id = evening.snapshot.round(1).id
    assert _codes(lambda: evening.course.call_off(round_id, " ")) == ["reason-missing"]
    assert _codes(lambda: evening.course.take_up(round_id)) == ["round-not-called-off"]
    evening.course.call_off(round_id, "fire alarm")
    assert _codes(lambda: evening.course.call_off(round_id, "again")) == ["round-called-off"]
    assert _codes(lambda: evening.rounds.reopen(round_id, "again")) == ["round-called-off"]
    evening.course.take_up(round_id)
    assert (_totals(evening), evening.snapshot.round(1).state) == (played, "open")
    assert set(_codes(lambda: evening.rounds.close(round_id))) == {"table-unchecked"}


def test_the_archive_keeps_a_round_called_off_and_the_independent_recount_leaves_it_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.begin().draw(1).play(1).close_round(1).draw(2).play(2)
    evening.course.call_off(evening.snapshot.round(2).id, "fire alarm")
    written = archive.encode(archive.write(evening.snapshot))
    again = archive.read(archive.decode(written))
    assert again.round(2).called_off
    assert archive.encode(archive.write(again)) == written
    monkeypatch.syspath_prepend(str(INDEPENDENT))
    import recount

    theirs = {line["entry"]: line["points"] for line in recount.standings(json.loads(written))}
    assert theirs == _totals(evening)
    assert all(line["rounds"][1] is None for line in recount.standings(json.loads(written)))
    sys.modules.pop("recount", None)


def test_fewer_rounds_give_up_what_is_only_drawn_and_more_rounds_are_played_on(evening: Evening) -> None:
    evening.begin(rounds=4).draw(1).play(1).draw(2).draw(3)
    evening.course.plan_rounds(2)
    assert [one.number for one in evening.snapshot.rounds] == [1, 2]
    assert evening.snapshot.rounds_planned == 2
    assert _codes(lambda: evening.course.plan_rounds(0)) == ["rounds-out-of-range"]
    evening.history.undo()
    assert [one.number for one in evening.snapshot.rounds] == [1, 2, 3]
    evening.course.plan_rounds(6)
    assert evening.snapshot.rounds_planned == 6
    evening.play(2)
    assert _codes(lambda: evening.course.plan_rounds(1)) == ["rounds-drawn-already"]


def test_fewer_deals_hold_for_what_has_not_begun_or_for_the_round_that_is_named(evening: Evening) -> None:
    evening.begin(rounds=3, deals=3).draw(1).play(1).draw(2)
    evening.course.plan_deals({3: 2})
    planned = [dict(one.deals_per_table)[3] for one in evening.snapshot.rounds]
    assert (planned, dict(evening.snapshot.deals)) == ([3, 2], {3: 2, 4: 4})
    evening.course.plan_deals({3: 4}, rounds=[1])
    assert fold(evening.snapshot).tables[evening.table(1).id].missing == 1
    assert _codes(lambda: evening.course.plan_deals({3: 0})) == ["deals-out-of-range"]
    evening.course.plan_deals({3: 3}, rounds=[1])
    evening.close_round(1)
    assert _codes(lambda: evening.course.plan_deals({3: 2}, rounds=[1])) == ["round-is-closed"]


def test_an_early_end_gives_up_the_rounds_that_are_only_drawn(evening: Evening) -> None:
    evening.begin(rounds=3).draw(1).play(1).close_round(1).draw(2).draw(3)
    assert _codes(lambda: evening.tournaments.finish(evening.id)) == ["rounds-missing"]
    evening.tournaments.finish(evening.id, after_round=1)
    snapshot = evening.snapshot
    assert (snapshot.state, snapshot.ended_after, len(snapshot.rounds)) == ("final", 1, 1)
    evening.history.undo()
    assert [one.state for one in evening.snapshot.rounds] == ["closed", "drawn", "drawn"]


def test_a_disputed_deal_asks_at_closing_and_once_more_before_the_evening_is_final(evening: Evening) -> None:
    evening.begin(rounds=1).draw().play()
    table = evening.table(1)
    evening.scoring.dispute(table.deals[0].id, disputed=True, counts=False)
    round_id = evening.snapshot.round(1).id
    assert _codes(lambda: evening.rounds.close(round_id, {0: "no time"})) == ["table-odd"]
    evening.rounds.close(round_id, {0: "no time", table.id: "agreed at the table"})
    with pytest.raises(RefusedError) as caught:
        evening.tournaments.finish(evening.id)
    (problem,) = caught.value.problems
    assert problem.code == "question-unanswered"
    evening.tournaments.finish(evening.id, reasons={problem.field: "the director decides tomorrow"})
    assert evening.history.entries(limit=1)[0].note == "the director decides tomorrow"


STEPS: tuple[tuple[str, Callable[[Evening, Any], object]], ...] = (
    ("draw", lambda e, r: e.draw(len(e.snapshot.rounds) + 1)),
    ("play", lambda e, r: e.play(r.number)),
    ("start", lambda e, r: e.rounds.start(r.id)),
    ("close", lambda e, r: e.close_round(r.number)),
    ("close with reasons", lambda e, r: e.rounds.close(r.id, {0: "x", **{t.id: "time was up" for t in r.tables}})),
    ("reopen round", lambda e, r: e.rounds.reopen(r.id, "sheet found")),
    ("call off", lambda e, r: e.course.call_off(r.id, "fire alarm")),
    ("take up", lambda e, r: e.course.take_up(r.id)),
    ("discard", lambda e, r: e.rounds.discard(r.id)),
    ("finish", lambda e, r: e.tournaments.finish(e.id, after_round=r.number)),
    ("reopen", lambda e, r: e.tournaments.reopen(e.id, "went on")),
    ("cancel", lambda e, r: e.tournaments.cancel(e.id, "no heating")),
    ("fewer", lambda e, r: e.course.plan_rounds(r.number)),
    ("bin", lambda e, r: e.tournaments.bin(e.id)),
    ("unbin", lambda e, r: e.tournaments.unbin(e.id)),
    ("undo", lambda e, r: e.history.undo()),
)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_states_only_go_the_drawn_ways(evening: Evening, seed: int) -> None:
    evening.begin(rounds=3).draw()
    chance = random.Random(seed)
    done = set()
    for _ in range(120):
        rounds = evening.snapshot.rounds
        name, step = chance.choice(STEPS)
        if not rounds and name not in ("draw", "bin", "unbin", "cancel", "reopen", "undo"):
            continue
        try:
            step(evening, chance.choice(rounds) if rounds else None)
        except RefusedError:
            continue
        done.add(name)
    assert len(done) > 5
    taken = set()
    for entry in evening.history.entries(limit=1000):
        # An undo goes a way backwards, the undo of an undo forwards again; both are no verb's step.
        for row in evening.history.rows(entry.id) if entry.is_step else ():
            before, after = row.before or {}, row.after or {}
            if row.name in ("tournaments", "rounds") and before and after and before["state"] != after["state"]:
                taken.add((row.name, before["state"], after["state"]))
    assert taken <= WAYS
    assert taken
    assert not [found for _, found in check_file(evening.file) if found]


def test_what_answers_for_a_table_before_the_evening_is_final_stays_with_it(evening: Evening, deal: MakeDeal) -> None:
    evening.begin(rounds=1).draw().play()
    for number in (1, 2):
        table = evening.table(number)
        evening.scoring.control(table.id, fold(evening.snapshot).tables[table.id].computed)
    evening.close_round()
    evening.scoring.correct(evening.table(1).deals[0].id, deal(99), "the table agrees")
    with pytest.raises(RefusedError) as caught:
        evening.tournaments.finish(evening.id)
    asked = {problem.field: "added wrongly" for problem in caught.value.problems}
    evening.tournaments.finish(evening.id, reasons=asked)
    assert [evening.table(number).accepted for number in (1, 2)] == ["added wrongly", ""]
    assert not [one for one in audit(evening.snapshot, fold(evening.snapshot)) if one.severity == "contradictory"]
