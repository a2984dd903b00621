"""Another laptop's file brought into ours."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.store.checks import check_file
from tappscore.store.loading import tournaments

Evening = Any


@pytest.fixture
def other(evening: Evening) -> Iterator[Evening]:
    """A copy of our evening on another laptop, where work went on; ours has begun."""
    evening.begin(6).draw().play()
    made = type(evening)(evening.path.parent / "other")
    made.archive.bring_in(evening.snapshot)
    made.id = 1
    yield made
    made.file.close()


def _codes(action: Any) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        action()
    return [problem.code for problem in refused.value.problems]


def _states(evening: Evening, path: Path) -> list[str]:
    return sorted(one.state for one in evening.joining.preview(path).tournaments)


def test_an_equal_file_brings_nothing(evening: Evening, other: Evening) -> None:
    assert _states(evening, other.path) == ["equal"]
    preview = evening.joining.preview(other.path)
    assert (preview.people, preview.new_people, preview.new_seasons) == ((), 0, 0)
    assert not evening.joining.join(other.path)


@pytest.mark.parametrize(
    "change",
    [
        lambda e: e.scoring.correct(e.table(1).deals[0].id, Deal(kind="passed")),
        lambda e: e.scoring.totals(e.table(1).id, (Fraction(1, 4), Fraction(-1, 4), 0)),
        lambda e: e.rounds.swap(e.table(1).id, 1, e.table(2).id, 1),
        lambda e: e.registration.change(e.entry(1).id, owes=500),
        lambda e: e.registration.keep_apart(e.entry(1).id, e.entry(5).id),
        lambda e: e.adjustments.add(e.entry(1).id, None, 3, "late start"),
        lambda e: e.close_round().releases.release(1),
        lambda e: e.tournaments.rename(e.id, "Nacht"),
    ],
)
def test_a_tournament_in_which_anything_is_different_is_named_and_ours_stays(
    evening: Evening, other: Evening, change: Any
) -> None:
    change(other)
    assert _states(evening, other.path) == ["different"]
    before = evening.facts
    evening.joining.join(other.path)
    assert evening.facts == before
    evening.joining.join(other.path, replace=[before.uuid])
    assert _states(evening, other.path) == ["equal"]
    assert not [problem for _, problems in check_file(evening.file) for problem in problems]
    evening.history.undo()
    assert evening.facts == before


def test_what_is_new_comes_in_with_its_people_and_seasons_as_one_step(evening: Evening, other: Evening) -> None:
    other.id = 0
    other.begin(3).draw().play()
    new = other.snapshot
    other.registration.register("Ganz", "Neu")
    other.seasons.create("2026", tournaments=[1, other.id])
    evening.seasons.create("2026")
    preview = evening.joining.preview(other.path)
    assert (preview.new_people, preview.new_seasons) == (4, 1)
    before = evening.file.journal
    changes = evening.joining.join(other.path)
    assert changes.journal == before + 1
    assert len(tournaments(evening.file)) == 2
    assert {season.name: len(season.evenings) for season in evening.seasons.all()} == {"2026": 0, "2026 (2)": 2}
    brought = evening.id
    evening.id = next(one.id for one in tournaments(evening.file) if one.uuid == new.uuid)
    assert evening.points(1) == [74, 40, 66]
    evening.id = brought
    evening.history.undo()
    assert len(tournaments(evening.file)) == 1
    assert evening.file.query("SELECT count(*) FROM persons") == [(6,)]
    evening.history.redo()
    assert len(tournaments(evening.file)) == 2


def test_a_season_notices_that_one_of_several_tournaments_was_replaced(evening: Evening, other: Evening) -> None:
    season = evening.seasons.create("2026", tournaments=[evening.id]).made("seasons")
    before = evening.seasons.ranking(season, running=True)
    other.scoring.correct(other.table(1).deals[0].id, Deal(kind="passed"))
    uuid = other.snapshot.uuid
    other.id = 0
    other.begin(3)
    evening.joining.join(other.path, replace=[uuid])
    assert evening.seasons.ranking(season, running=True) != before


def test_a_person_known_by_another_name_is_named_and_keeps_ours_unless_theirs_is_chosen(
    evening: Evening, other: Evening
) -> None:
    other.registration.rename(other.entry(2).person.id, "Änne", "Groß")
    uuid = other.entry(2).person.uuid
    (found,) = evening.joining.preview(other.path).people
    assert (found.ours.last, found.theirs.last) == ("Weiß2", "Groß")
    evening.joining.join(other.path)
    assert evening.entry(2).person.last == "Weiß2"
    evening.joining.join(other.path, rename=[uuid])
    assert evening.entry(2).person.spoken == "Änne Groß"


def test_joining_cancelled_or_with_itself_changes_nothing(evening: Evening, other: Evening) -> None:
    other.scoring.correct(other.table(1).deals[0].id, Deal(kind="passed"))
    before = evening.file.journal
    uuid = evening.snapshot.uuid
    assert _codes(lambda: evening.joining.preview(other.path, lambda done, total: False)) == ["cancelled"]
    assert _codes(lambda: evening.joining.join(other.path, [uuid], progress=lambda done, total: False)) == ["cancelled"]
    assert _codes(lambda: evening.joining.join(evening.path)) == ["join-with-itself"]
    assert _codes(lambda: evening.joining.preview(evening.path)) == ["join-with-itself"]
    assert _codes(lambda: evening.joining.preview(other.path.with_name("none.tapp"))) == ["file-missing"]
    assert evening.file.journal == before


def test_archives_are_joined_as_club_files_are(evening: Evening, other: Evening) -> None:
    written = archive.read(archive.write(other.snapshot))
    assert [one.state for one in evening.joining.preview(written).tournaments] == ["equal"]
    other.scoring.correct(other.table(1).deals[0].id, Deal(kind="passed"))
    changed = archive.read(archive.write(other.snapshot))
    other.id = 0
    other.begin(3).draw()
    new = archive.read(archive.write(other.snapshot))
    preview = evening.joining.preview([changed, new, other.path])
    assert [(one.state, one.theirs.rounds) for one in preview.tournaments] == [("different", 1), ("new", 1)]
    assert preview.new_people == 3
    before = evening.facts
    changes = evening.joining.join([changed, new], replace=[changed.uuid])
    assert len(tournaments(evening.file)) == 2
    assert evening.facts != before
    evening.history.undo(changes.journal)
    assert evening.facts == before
