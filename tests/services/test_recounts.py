"""A season and an evening counted under other rules; the original stays."""

from __future__ import annotations

from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.old_lists import OldEvening, OldResult
from tappscore.services.recounts import Other, Recounts
from tappscore.tournament.simulate import simulate

Evening = Any


def tout(evening: Evening, people: list[int] | None = None) -> int:
    """A finished evening of one table: seat 1 announced a Tout in a Solo and made it with 110, then two Fragen."""
    evening.id = 0
    evening.begin(0 if people else 3, rounds=1)
    for person in people or ():
        evening.registration.register(person_id=person)
    evening.draw()
    table = evening.table(1).id
    evening.scoring.record(table, Deal(contract="solo", declarer=1, facts={"points": 120, "tout": "made"}))
    for seat in (2, 3):
        evening.scoring.record(table, Deal(contract="frage", declarer=seat, facts={"points": 70}))
    evening.close_round().finish()
    return evening.id


def test_a_tout_factor_of_three_pays_half_as_much_again_in_every_evening(evening: Evening) -> None:
    first = tout(evening)
    people = [entry.person.id for entry in evening.snapshot.entries]
    second = tout(evening, people)
    season = evening.seasons.create("2026", tournaments=[first, second]).made("seasons")
    before = evening.facts
    found = Recounts(evening.file).season(season, "wuerttemberg", Other("wuerttemberg", {"tout_factor": 3}))
    # A made Tout in a Solo is 60·2·2 = 240 from each of two, with factor 3 360: 240 more for one, 120 less for two.
    gained = sorted((one.value_after or 0) - (one.value_before or 0) for one in found.changes)
    assert gained == [-240, -240, 480]
    assert found.deals == 2
    assert found.before == evening.seasons.ranking(season)
    assert [len(one.evenings) for one in found.changes] == [2, 2, 2]
    assert evening.facts == before
    one = Recounts(evening.file).evening(first, Other("wuerttemberg", {"tout_factor": 3}))
    assert [change.points_after - change.points_before for change in one.recount.people if change.is_changed] == [
        240, -120, -120,
    ]  # fmt: skip


def test_the_same_rules_change_nothing(evening: Evening) -> None:
    season = evening.seasons.create("2026", tournaments=[tout(evening)]).made("seasons")
    found = Recounts(evening.file).season(season, "wuerttemberg", Other("wuerttemberg", {}))
    assert (found.changes, found.deals, found.after) == ((), 0, found.before)


def test_other_games_lists_and_deals_that_do_not_fit_stay_and_are_named(evening: Evening) -> None:
    first = tout(evening)
    dapp = evening.archive.bring_in(archive.read(simulate(3, 6, 1, "dapp", deals=3))).made("tournaments")
    evening.old_lists.bring_in([OldEvening("Alt", evening.snapshot.date, (OldResult("A", "B", 1, 5),))], "wuerttemberg")
    season = evening.seasons.create("2026", tournaments=[first, dapp, 3]).made("seasons")
    found = Recounts(evening.file).season(season, "wuerttemberg", Other("wuerttemberg", {"tout_factor": 3}))
    assert {one.variant for one in found.left} == {"dapp", "wuerttemberg"}
    # A Frage with card points is no Bettel of Frog: nothing of the evening fits, so nothing of it changes.
    strange = Recounts(evening.file).season(season, "wuerttemberg", Other("frog", {}))
    assert [one.is_unfit for one in strange.evenings] == [True]
    assert (strange.changes, strange.after) == ((), strange.before)


def test_wrong_options_are_refused_and_cancel_stops(evening: Evening) -> None:
    season = evening.seasons.create("2026", tournaments=[tout(evening)]).made("seasons")
    with pytest.raises(RefusedError):
        Recounts(evening.file).season(season, "wuerttemberg", Other("wuerttemberg", {"tout_factor": 9}))
    with pytest.raises(RefusedError) as refused:
        Recounts(evening.file).season(season, "wuerttemberg", Other("wuerttemberg", {}), lambda done, total: False)
    assert refused.value.problems[0].code == "cancelled"
