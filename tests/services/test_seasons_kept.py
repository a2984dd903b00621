"""Seasons in the club file, and the people in them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.evenings import KIND, evening_of
from tappscore.store.cache import Cache, cache_path
from tappscore.tournament.ledger import fold
from tappscore.tournament.seasons import Scheme, rank_season
from tappscore.tournament.standings import rank

Evening = Any


def _codes(action: Callable[[], object]) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        action()
    return [problem.code for problem in refused.value.problems]


def _evenings(evening: Evening, count: int = 3) -> list[int]:
    """Some evenings of the same six people, played differently, the last one still running."""
    evening.begin(6, rounds=1)
    made = [evening.id]
    people = [entry.person.id for entry in evening.snapshot.entries]
    while len(made) < count:
        evening.id = 0
        evening.begin(0, rounds=1)
        for person in people:
            evening.registration.register(person_id=person)
        made.append(evening.id)
    for place, evening.id in enumerate(made):
        evening.draw()
        for table in evening.snapshot.round(1).tables:
            for points in (70 + place, 90, 30 + 10 * place):
                deal = Deal(contract="solo", declarer=1 + (place + table.number) % 3, facts={"points": points})
                evening.scoring.record(table.id, deal)
        if evening.id != made[-1]:
            evening.close_round().finish()
    return made


def test_a_season_ranks_its_finished_evenings_and_the_running_one_on_request(evening: Evening) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    fresh = {}
    for evening.id in made:
        fresh[evening.id] = evening_of(evening.snapshot)
    lines = evening.seasons.ranking(season)
    assert lines == rank_season([fresh[number] for number in made[:2]], Scheme())
    assert evening.seasons.ranking(season, running=True) == rank_season(list(fresh.values()), Scheme())
    assert [one.held for one in evening.seasons.evenings(season)] == [True, True, False]


def test_an_evening_brings_places_points_and_points_by_table(evening: Evening) -> None:
    made = _evenings(evening, 1)
    evening.id = made[0]
    evening.registration.change(evening.entry(1).id, guest=True, team="Die Vier")
    standing = rank(evening.snapshot, fold(evening.snapshot))
    brought = {result.person: result for result in evening_of(evening.snapshot).results}
    assert len(brought) == 6
    for place in standing.places:
        result = brought[place.entry.person.uuid]
        assert (result.place, result.points, result.guest) == (place.place, place.points, place.entry.number == 1)
    assert sum(result.table_points for result in brought.values()) == 2 * (0 + 1 + 2)
    assert {result.team for result in brought.values()} == {"", "Die Vier"}


def test_who_came_and_sat_out_every_round_was_there(evening: Evening) -> None:
    evening.begin(7, rounds=1)
    evening.draw().play().close_round().finish()
    out = evening.entry(7).person.uuid
    season = evening.seasons.create("2026", Scheme(sitting_out_bonus=30), [evening.id]).made("seasons")
    line = next(one for one in evening.seasons.ranking(season) if one.person == out)
    (counted,) = line.evenings
    assert (line.value, counted.attended, counted.place) == (30, True, None)
    came = evening.seasons.ranking(season, scheme=Scheme(source="attendance", ties=()))
    assert [one.value for one in came] == [1] * 7
    # Who was not there, or withdrew before the draw, is in no list.
    assert evening_of(evening.snapshot).field == 6


def test_a_late_correction_and_a_new_name_reach_the_season(evening: Evening) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    before = evening.seasons.ranking(season)
    evening.id = made[0]
    evening.scoring.correct(evening.table(1).deals[0].id, Deal(kind="passed"), "misread")
    corrected = evening.seasons.ranking(season)
    assert {line.value for line in corrected} != {line.value for line in before}
    evening.registration.rename(evening.entry(1).person.id, "Änne", "Groß")
    after = evening.seasons.ranking(season)
    assert after != before
    assert "Groß Änne" in {line.name for line in after}
    evening.history.undo(reason="tried")
    evening.history.undo(reason="tried")
    assert evening.seasons.ranking(season) == before


def test_namesakes_stand_in_a_season_with_where_they_are_from_and_nobody_else_does(evening: Evening) -> None:
    made = _evenings(evening, 2)
    evening.id = made[0]
    homes = {1: ("Röt", ""), 2: ("", "Schwarzwaldverein"), 3: ("", "")}
    for number, (town, club) in homes.items():
        evening.registration.rename(evening.entry(number).person.id, "Hans", "Maier", club, town)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    names = {line.name for line in evening.seasons.ranking(season)}
    assert names >= {"Maier Hans (Röt)", "Maier Hans (Schwarzwaldverein)", "Maier Hans", "Weiß4 Anna4"}
    # Alone, the name is enough.
    for number in (2, 3):
        evening.registration.rename(evening.entry(number).person.id, "Karl", f"Maier{number}")
    assert "Maier Hans" in {line.name for line in evening.seasons.ranking(season)}


def test_a_season_looked_at_again_is_read_from_beside_the_file_which_names_nobody(evening: Evening) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    first = evening.seasons.ranking(season)
    kept = cache_path(evening.path)
    assert kept.is_file()
    assert b"Anna" not in kept.read_bytes()
    cache = Cache(evening.path)
    journal = evening.history.entries(made[0])[0].id
    results = cache.read(KIND, made[0], journal)
    assert results
    results[0][2] += 1000
    cache.write(KIND, made[0], journal, results)
    assert max(line.value for line in evening.seasons.ranking(season)) > 900
    kept.unlink()
    assert evening.seasons.ranking(season) == first


@pytest.mark.parametrize("content", [b"", b"not a database" * 100])
def test_a_spoilt_cache_is_as_if_there_were_none(evening: Evening, content: bytes) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    first = evening.seasons.ranking(season)
    cache_path(evening.path).write_bytes(content)
    assert evening.seasons.ranking(season) == first
    assert evening.seasons.ranking(season) == first


def test_a_cache_that_can_not_be_written_is_done_without(evening: Evening) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    cache_path(evening.path).mkdir()
    assert len(evening.seasons.ranking(season)) == 6


def test_evenings_in_the_bin_or_cancelled_count_nowhere(evening: Evening) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made).made("seasons")
    evening.tournaments.bin(made[0])
    evening.tournaments.cancel(made[2], "no light")
    assert [one.tournament for one in evening.seasons.evenings(season)] == [_uuid(evening, made[1])]


def _uuid(evening: Evening, tournament: int) -> str:
    return str(evening.file.query("SELECT uuid FROM tournaments WHERE id = ?", (tournament,))[0][0])


def test_a_scheme_is_kept_exactly(evening: Evening) -> None:
    scheme = Scheme(
        source="place_table", table=(Fraction(5, 2), 1), beyond=Fraction(1, 3), best=3, least_evenings=2,
        absence=Fraction(-1, 2), winner_bonus=5, ties=("wins", "last_evening"), group="ladies", qualified=4,
    )  # fmt: skip
    evening.seasons.create("2026", scheme)
    evening.reopen()
    (season,) = evening.seasons.all()
    assert season.scheme == scheme


def test_weights_are_kept_exactly_and_multiply(evening: Evening) -> None:
    made = _evenings(evening)
    season = evening.seasons.create("2026", tournaments=made[:1]).made("seasons")
    single = {line.person: line.value for line in evening.seasons.ranking(season)}
    twice = evening.seasons.create("final", tournaments=made[:1], weights={made[0]: 2}).made("seasons")
    assert {line.person: line.value for line in evening.seasons.ranking(twice)} == {
        person: value * 2 for person, value in single.items()
    }
    evening.seasons.weigh(season, made[0], Fraction(5, 2))
    assert {line.person: line.value for line in evening.seasons.ranking(season)} == {
        person: value * Fraction(5, 2) for person, value in single.items()
    }


def test_what_makes_no_season_is_refused(evening: Evening) -> None:
    evening.begin()
    seasons = evening.seasons
    season = seasons.create("2026", tournaments=[evening.id]).made("seasons")
    assert _codes(lambda: seasons.create(" ")) == ["name-missing"]
    assert _codes(lambda: seasons.create("2026")) == ["season-known"]
    assert _codes(lambda: seasons.add(season, evening.id)) == ["evening-in-season"]
    assert _codes(lambda: seasons.add(season, 99)) == ["unknown-tournament"]
    assert _codes(lambda: seasons.add(99, evening.id)) == ["unknown-season"]
    assert _codes(lambda: seasons.weigh(season, evening.id, 0)) == ["weight-out-of-range"]
    assert _codes(lambda: seasons.change(season, scheme=Scheme(best=0, ties=("beauty",)))) == [
        "unknown-criterion", "scheme-counts-nothing",
    ]  # fmt: skip
    seasons.take_out(season, evening.id)
    assert _codes(lambda: seasons.take_out(season, evening.id)) == ["evening-not-in-season"]
    assert seasons.change(season, name="2026").touched == frozenset()


def test_a_sample_never_counts(evening: Evening) -> None:
    evening.begin()
    day = evening.snapshot.date
    sample = evening.tournaments.create("Probe", day, "", "wuerttemberg", sample=True).made("tournaments")
    assert _codes(lambda: evening.seasons.create("2026", tournaments=[sample])) == ["sample-in-season"]
    assert evening.seasons.all() == ()


def test_a_season_is_found_by_number_uuid_or_name_and_the_newest_without(evening: Evening) -> None:
    for name in ("2025", "Herbst 2026"):
        evening.seasons.create(name)
    old, new = reversed(evening.seasons.all())
    find = evening.seasons.find
    assert (find("1"), find(old.uuid), find("2025")) == (old, old, old)
    assert (find("herbst 2026"), find("")) == (new, new)
    assert _codes(lambda: find("1999")) == ["unknown-season"]


# People


def test_two_people_who_are_one_are_made_one_with_all_their_evenings(evening: Evening) -> None:
    made = _evenings(evening, 2)
    evening.id = made[1]
    keep, other = evening.entry(1).person, evening.entry(2).person
    assert _codes(lambda: evening.people.merge(keep.id, other.id)) == ["merge-entered-both"] * 2
    assert _codes(lambda: evening.people.merge(keep.id, keep.id)) == ["merge-with-oneself"]
    assert _codes(lambda: evening.people.merge(keep.id, 999)) == ["unknown-person"]
    evening.id = 0
    evening.begin(1)
    typed_anew = evening.entry(1).person
    evening.people.merge(keep.id, typed_anew.id)
    assert evening.entry(1).person == keep
    assert evening.people.find("anna1")[0].entry is not None


def test_wishes_of_two_people_made_one_are_neither_doubled_nor_against_themselves(evening: Evening) -> None:
    evening.begin(3)
    one, two, three = (evening.entry(number) for number in (1, 2, 3))
    evening.registration.keep_apart(one.id, three.id, always=True)
    evening.id = 0
    evening.begin(0)
    for entry in (two, three):
        evening.registration.register(person_id=entry.person.id)
    evening.registration.register("Anna", "Doppelt")
    double = evening.entry(3)
    evening.registration.keep_apart(double.id, evening.entry(2).id, always=True)
    evening.registration.keep_apart(double.id, evening.entry(1).id)
    evening.people.merge(one.person.id, double.person.id)
    rows = evening.file.query("SELECT tournament_id IS NULL, person_id, other_id FROM apart ORDER BY id")
    assert rows == [(1, one.person.id, three.person.id), (0, one.person.id, two.person.id)]


def test_one_who_is_two_is_parted_by_evenings(evening: Evening) -> None:
    made = _evenings(evening, 2)
    entries = {}
    for evening.id in made:
        entries[evening.id] = evening.entry(1)
    person = entries[made[0]].person
    for chosen in ([], [entry.id for entry in entries.values()], [999]):
        assert _codes(lambda chosen=chosen: evening.people.split(person.id, chosen)) == ["split-nothing"]
    evening.people.split(person.id, [entries[made[1]].id])
    evening.id = made[1]
    assert evening.entry(1).person.spoken == person.spoken
    assert evening.entry(1).person.uuid != person.uuid
    evening.id = made[0]
    assert evening.entry(1).person == person


def test_a_season_follows_two_people_made_one(evening: Evening) -> None:
    made = _evenings(evening, 2)
    evening.id = made[0]
    evening.people.split(evening.entry(1).person.id, [evening.entry(1).id], "Otto", "Fremd")
    season = evening.seasons.create("2026", tournaments=made[:1]).made("seasons")
    assert "Fremd Otto" in {line.name for line in evening.seasons.ranking(season)}
    evening.history.undo()
    evening.history.undo()
    season = evening.seasons.create("2026", tournaments=made[:1]).made("seasons")
    assert "Fremd Otto" not in {line.name for line in evening.seasons.ranking(season)}


def test_the_season_of_a_file_in_a_folder_is_beside_it(tmp_path: Path) -> None:
    assert cache_path(tmp_path / "club.tapp") == tmp_path / "club.tapp-cache"
