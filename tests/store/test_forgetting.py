"""A name removed for good: from the file, its journal and every copy within reach, byte for byte."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tappscore.services.archive import Archive
from tappscore.services.people import People
from tappscore.services.registration import Registration
from tappscore.services.tournaments import Tournaments
from tappscore.store.backup import back_up, backups, copy_out
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.forgetting import NAMELESS
from tappscore.store.glance import Glance
from tappscore.store.loading import load, persons
from tappscore.tournament.snapshot import Person

SECRETS = (
    "Zwetschgenmann", "zwetschgenmann", "Zwetschgenmaier", "zwetschgenmaier", "zwetschgenbauer", "Krähenhausen",
    "krähenhausen", "Łukasz", "Lukas von nebenan",
)  # fmt: skip


@pytest.fixture
def club(tmp_path: Path) -> ClubFile:
    """Somebody typed twice, corrected, made one, with a note, an entry taken out and a reason that names him."""
    file = ClubFile.create(tmp_path / "club.tapp")
    for name in ("Herbst", "Winter"):
        Tournaments(file).create(name, date(2026, 11, 28), "Igelsberg", "dapp")
    first, second = Registration(file, 1), Registration(file, 2)
    first.register("Łukasz", "Zwetschgenmaier", town="Krähenhausen")
    first.register("Otto", "Groß")
    first.rename(1, last="Zwetschgenmann", note="Lukas von nebenan")
    first.change(1, note="Cousin von Zwetschgenmann")
    second.register("Lukas", "Zwetschgenbauer", club="Krähenhausen")
    second.rename(3, last="Zwetschgenmann")
    taken_out = Registration(file, 2).register("Anna", "Maier").made("entries")
    second.change(taken_out, note="sits beside Zwetschgenmann")
    second.remove(taken_out)
    first.mark(1, "withdrawn", 1, "zwetschgenmann is ill")
    first.mark(2, "withdrawn", 1, "drove zwetschgenmaier home")
    first.mark(2, "present", reason="zwetschgenbauer went by bus")
    Tournaments(file).create("Fasnet", date(2026, 2, 14), "Igelsberg", "dapp")
    third = Registration(file, 3)
    taken_out = third.register(person_id=1).made("entries")
    third.change(taken_out, note="comes by the bus from Oberkrähenhausen")
    third.remove(taken_out)
    People(file).merge(1, 3)
    yield file
    file.close()


def chosen(file: ClubFile) -> Person:
    return next(one for one in persons(file) if "Zwetschgenmann" in one.last)


def secrets_in(folder: Path) -> set[tuple[str, str]]:
    return {
        (path.name, secret)
        for path in folder.rglob("*")
        if path.is_file()
        for secret in SECRETS
        if secret.encode() in path.read_bytes()
    }


def test_no_byte_of_the_name_is_left_in_the_file_or_in_any_copy(club: ClubFile, tmp_path: Path) -> None:
    stick = tmp_path / "stick" / "TappScore"
    stick.mkdir(parents=True)
    back_up(club)
    copy_out(club, stick)
    (tmp_path / "club before restoring 2026-01-01 10-00-00.tapp").write_bytes(backups(club.path)[0].path.read_bytes())
    person = chosen(club)
    people = People(club)
    traces = people.traces(person.id, [stick.parent])
    assert [path.parent.name for path in traces.copies] == ["club backups", tmp_path.name, "TappScore"]
    assert secrets_in(tmp_path)
    people.forget(person.id)
    assert people.forget_in_copies(person.id, traces.copies) == ()
    assert people.traces(person.id, [stick.parent]).copies == ()
    assert secrets_in(tmp_path) == set()
    club.close()
    assert secrets_in(tmp_path) == set()


def test_a_copy_stays_a_sound_copy_with_everything_else_in_it(club: ClubFile) -> None:
    copy = back_up(club)
    at = copy.stat().st_mtime
    person = chosen(club)
    people = People(club)
    people.forget(person.id)
    people.forget_in_copies(person.id, [copy])
    with Glance(copy) as file:
        known = {one.id: one.spoken for one in persons(file)}
    assert known[person.id] == NAMELESS
    assert known[2] == "Otto Groß"
    assert copy.stat().st_mtime == at
    with ClubFile.open(copy) as file:
        assert not [problem for _, problems in check_file(file) for problem in problems]


def test_a_copy_from_before_two_were_made_one_forgets_the_other_too(club: ClubFile, tmp_path: Path) -> None:
    before = tmp_path / "other"
    before.mkdir()
    file = ClubFile.create(before / "club.tapp")
    file.close()
    person = chosen(club)
    # Undo of the merge, a copy, and the merge again: the copy knows two people.
    from tappscore.services.history import History

    History(club).undo()
    copy = back_up(club)
    History(club).redo()
    people = People(club)
    people.forget(person.id)
    assert people.copies_that_know(person.id) == (copy,)
    assert people.forget_in_copies(person.id, [copy]) == ()
    with Glance(copy) as glance:
        assert [one.spoken for one in persons(glance)].count(NAMELESS) == 2


def test_a_copy_that_can_not_be_changed_is_named_and_stays_as_it_was(club: ClubFile) -> None:
    copy = back_up(club)
    copy.write_bytes(copy.read_bytes()[:2000])
    before = copy.read_bytes()
    person = chosen(club)
    People(club).forget(person.id)
    assert People(club).copies_that_know(person.id) == (copy,)
    assert People(club).forget_in_copies(person.id, [copy]) == (copy,)
    assert copy.read_bytes() == before


def test_a_club_of_others_on_the_stick_is_left_alone(club: ClubFile, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    with ClubFile.create(stick / "others.tapp") as others:
        Archive(others).bring_in(load(club, 1))  # a guest there: the same person
    before = (stick / "others.tapp").read_bytes()
    person = chosen(club)
    assert People(club).traces(person.id, [stick]).copies == ()
    assert (stick / "others.tapp").read_bytes() == before


def test_saved_lists_and_typed_reasons_that_name_somebody_are_told(club: ClubFile, tmp_path: Path) -> None:
    documents = tmp_path / "TappScore" / "Abend"
    documents.mkdir(parents=True)
    (documents / "standings.csv").write_text("1;Zwetschgenmann Łukasz;30\n", encoding="utf-8")
    (documents / "other.csv").write_text("1;Groß Otto;30\n", encoding="utf-8")
    Registration(club, 1).change(1, team="Die Zwetschgenmanns")
    person = chosen(club)
    traces = People(club).traces(person.id, documents=[tmp_path / "TappScore"])
    assert [path.name for path in traces.files] == ["standings.csv"]
    assert traces.typed == 1
