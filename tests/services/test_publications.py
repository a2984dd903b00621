"""A season's ranking that was handed out, and what late corrections make of it."""

from __future__ import annotations

from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.people import People

Evening = Any


def played(evening: Evening, solos: tuple[int, ...], people: list[int] | None = None) -> int:
    """A finished evening of one table of three; each declares one Solo of so many points in Württemberg rules."""
    evening.id = 0
    evening.begin(0 if people else 3, rounds=1)
    for person in people or ():
        evening.registration.register(person_id=person)
    evening.draw()
    for seat, points in enumerate(solos, start=1):
        deal = Deal(contract="solo", declarer=seat, facts={"points": points})
        evening.scoring.record(evening.table(1).id, deal)
    evening.close_round().finish()
    return evening.id


@pytest.fixture
def season(evening: Evening) -> Evening:
    first = played(evening, (70, 80, 65))
    people = [entry.person.id for entry in evening.snapshot.entries]
    second = played(evening, (90, 61, 60), people)
    evening.seasons.create("2026", tournaments=[first, second])
    evening.seasons.publish(1)
    return evening


def test_nothing_is_changed_at_first_and_the_same_list_is_kept_once(season: Evening) -> None:
    (handed_out,) = season.seasons.published(1)
    assert season.seasons.changes(1, handed_out) == ()
    season.seasons.publish(1)
    assert len(season.seasons.published(1)) == 1


def test_a_late_correction_is_listed_with_its_evening_and_the_others_move_too(season: Evening) -> None:
    (handed_out,) = season.seasons.published(1)
    season.id = 1
    season.tournaments.reopen(1, "sheet found")
    # Seat 1 made 110 instead of 70: 2·40 more from each of two.
    deal = Deal(contract="solo", declarer=1, facts={"points": 110})
    season.scoring.correct(season.table(1).deals[0].id, deal, "misread")
    season.finish()
    found = season.seasons.changes(1, handed_out)
    gained = {one.name: (one.value_after or 0) - (one.value_before or 0) for one in found}
    assert sorted(gained.values()) == [-80, -80, 160]
    assert {step.tournament for one in found for step in one.evenings} == {season.snapshot.uuid}
    assert [one.place_after for one in found] == [1, 2, 3]


def test_corrections_that_make_up_for_each_other_are_listed_though_the_sum_stays(season: Evening) -> None:
    (handed_out,) = season.seasons.published(1)
    # Of seat 1's Solos the first has 40 card points more, the second 40 fewer.
    for number, points in ((1, 110), (2, 50)):
        season.id = number
        season.tournaments.reopen(number, "sheet found")
        deal = Deal(contract="solo", declarer=1, facts={"points": points})
        season.scoring.correct(season.table(1).deals[0].id, deal, "misread")
        season.finish()
    found = season.seasons.changes(1, handed_out)
    assert {one.value_before == one.value_after for one in found} == {True}
    assert [len(one.evenings) for one in found] == [2, 2, 2]


def test_another_way_to_count_is_a_change_though_no_evening_is_another(season: Evening) -> None:
    from tappscore.tournament.seasons import Scheme

    (handed_out,) = season.seasons.published(1)
    season.seasons.change(1, scheme=Scheme(best=1))
    found = season.seasons.changes(1, handed_out)
    assert found
    assert {one.evenings for one in found} == {()}


def test_an_evening_played_later_changes_nothing_that_was_handed_out(season: Evening) -> None:
    (handed_out,) = season.seasons.published(1)
    people = [entry.person.id for entry in season.snapshot.entries]
    season.seasons.add(1, played(season, (60, 60, 118), people))
    assert season.seasons.changes(1, handed_out) == ()
    season.seasons.publish(1)
    assert [len(one.evenings) for one in season.seasons.published(1)] == [3, 2]


def test_somebody_made_one_with_another_is_in_the_list_no_more(season: Evening) -> None:
    (handed_out,) = season.seasons.published(1)
    gone = season.entry(1).person
    played(season, (60, 70, 80))
    new = season.entry(2).person
    People(season.file).merge(new.id, gone.id)
    found = season.seasons.changes(1, handed_out)
    assert [(one.person, one.place_after, one.value_after) for one in found if one.place_after is None] == [
        (gone.uuid, None, None)
    ]


def test_a_season_without_a_finished_evening_can_not_be_handed_out(evening: Evening) -> None:
    evening.begin()
    evening.seasons.create("2026", tournaments=[evening.id])
    with pytest.raises(RefusedError) as refused:
        evening.seasons.publish(1)
    assert [one.code for one in refused.value.problems] == ["season-without-result"]


def test_rounds_sat_out_bring_the_bonus(evening: Evening) -> None:
    evening.begin(7, rounds=1)
    entries = [entry.id for entry in evening.snapshot.entries]
    evening.rounds.draw(1, [(1, entries[:3]), (2, entries[3:6])], sitting_out=entries[6:])
    evening.play()
    evening.registration.change(entries[6], guest=False)
    evening.adjustments.add(entries[6], None, 1, "came")
    evening.close_round().finish()
    from tappscore.tournament.seasons import Scheme

    evening.seasons.create("2026", Scheme(sitting_out_bonus=30), [evening.id])
    ranking = {line.person: line.value for line in evening.seasons.ranking(1)}
    assert ranking[evening.entry(7).person.uuid] == 31
