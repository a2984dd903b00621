from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.services import club
from tappscore.services.archive import Archive
from tappscore.services.history import History
from tappscore.store.backup import back_up
from tappscore.store.changes import ChangeSet
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, tournaments
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Snapshot

Evening = Any


def _outside(seed: int = 3, people: int = 13) -> Snapshot:
    return archive.read(simulate(seed, people, 3, "wuerttemberg", deals=4))


def _code(action: Any) -> str:
    with pytest.raises(RefusedError) as refused:
        action()
    return refused.value.problems[0].code


def test_a_tournament_that_came_in_goes_out_the_same(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:
        changes = Archive(file).bring_in(_outside())
        written = archive.write(Archive(file).snapshot(changes.made("tournaments")))
    assert written == archive.write(_outside())


def test_everything_a_desk_can_do_goes_out_and_comes_in_the_same(evening: Evening, tmp_path: Path) -> None:
    evening.begin(7, rounds=2).draw().play()
    evening.scoring.control(evening.table(1).id, (1, 2, -3))
    evening.scoring.dispute(evening.table(1).deals[0].id, True, False)
    evening.scoring.totals(evening.table(2).id, (3, -1, -2))
    evening.scoring.let_totals_stand(evening.table(2).id, True, "signed")
    evening.adjustments.add(evening.entry(1).id, 1, -5, "sheet lost")
    evening.registration.keep_apart(evening.entry(1).id, evening.entry(2).id)
    evening.registration.withdraw(evening.entry(7).id, 2)
    evening.draw_two = evening.rounds.draw(
        2, [(5, [evening.entry(n).id for n in (1, 4, 2)]), (9, [evening.entry(n).id for n in (3, 6, 5)])]
    )
    evening.scoring.break_off(evening.table(5, 2).id, 1)
    written = archive.write(evening.snapshot)
    with ClubFile.create(tmp_path / "other.tapp") as other:
        made = Archive(other).bring_in(archive.read(archive.decode(archive.encode(written)))).made("tournaments")
        assert archive.write(load(other, made)) == written


def test_the_same_tournament_never_comes_in_twice(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:
        Archive(file).bring_in(_outside())
        assert _code(lambda: Archive(file).bring_in(_outside())) == "tournament-known"
        assert len(tournaments(file)) == 1
        people = file.query("SELECT count(*) FROM persons")
        Archive(file).bring_in(_outside(), replace=True)
        assert len(tournaments(file)) == 1
        assert file.query("SELECT count(*) FROM persons") == people
        assert archive.write(load(file, 1)) == archive.write(_outside())
        assert not [problem for _, problems in check_file(file) for problem in problems]


def test_replacing_is_one_step_that_is_undone_and_redone(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:
        Archive(file).bring_in(_outside())
        before = _facts(file)
        fewer = msgspec.structs.replace(_outside(), rounds=_outside().rounds[:1], name="kürzer")
        Archive(file).bring_in(fewer, replace=True)
        after = _facts(file)
        for _ in range(2):
            History(file).undo()
            assert _facts(file) == before
            History(file).redo()
            assert _facts(file) == after


def _facts(file: ClubFile) -> Snapshot:
    return msgspec.structs.replace(load(file, 1), journal=0)


def test_people_are_known_again_by_their_uuid_and_by_nothing_else(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:
        Archive(file).bring_in(_outside(3))
        count = file.query("SELECT count(*) FROM persons")[0][0]
        other = _outside(4)
        known = load(file, 1).entries[0].person
        first, *rest = other.entries
        mixed = msgspec.structs.replace(first, person=msgspec.structs.replace(first.person, uuid=known.uuid))
        changes = Archive(file).bring_in(msgspec.structs.replace(other, entries=(mixed, *rest)))
        brought = load(file, changes.made("tournaments"))
        assert brought.entries[0].person == known
        assert file.query("SELECT count(*) FROM persons")[0][0] == count + len(rest)


def test_somebody_of_whom_an_archive_says_only_that_they_withdrew_is_gone_after_their_last_round(
    tmp_path: Path,
) -> None:
    snapshot = _outside()
    one, other, *rest = snapshot.entries
    gone = msgspec.structs.replace(one, state="withdrawn", withdrawn_from=None)
    here = msgspec.structs.replace(other, state="present", withdrawn_from=2)
    with ClubFile.create(tmp_path / "club.tapp") as file:
        Archive(file).bring_in(msgspec.structs.replace(snapshot, entries=(gone, here, *rest)))
        brought = load(file, 1)
    assert [(entry.state, entry.withdrawn_from) for entry in brought.entries[:2]] == [
        ("withdrawn", 4),
        ("present", None),
    ]


def test_a_tournament_without_a_name_does_not_come_in(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:
        nameless = msgspec.structs.replace(_outside(), name=" \n")
        assert _code(lambda: Archive(file).bring_in(nameless)) == "name-missing"


def test_an_import_cancelled_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:
        before = file.journal
        assert (
            _code(lambda: Archive(file).bring_in(_outside(people=60), progress=lambda done, total: False))
            == "cancelled"
        )
        assert file.journal == before
        assert tournaments(file) == ()
        assert file.query("SELECT count(*) FROM persons") == [(0,)]


def test_a_worker_imports_on_its_own_connection_and_the_desk_notices(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp") as file:

        def work() -> ChangeSet:
            with file.clone("import") as own:
                return Archive(own).bring_in(_outside())

        with ThreadPoolExecutor(1) as pool:
            changes = pool.submit(work).result()
        assert file.changed_elsewhere()
        assert changes.whole
        assert load(file, 1).journal == changes.journal


def test_one_tournament_comes_back_from_a_backup_and_the_others_stay(evening: Evening) -> None:
    evening.begin().draw().play()
    first, before = evening.id, evening.facts
    evening.id = 0
    evening.begin(3)
    second = evening.id
    copy = back_up(evening.file)
    evening.registration.register("Nach", "Kopie")
    later = evening.facts
    evening.id = first
    evening.scoring.delete(evening.table(1).deals[0].id)
    evening.registration.rename(evening.entry(1).person.id, last="Groß")
    evening.archive.restore_one(copy, before.uuid)
    assert archive.write(evening.snapshot)["rounds"] == archive.write(before)["rounds"]
    assert evening.entry(1).person.last == "Groß"
    evening.id = second
    assert evening.facts == later
    assert _code(lambda: evening.archive.restore_one(copy, "nobody")) == "unknown-tournament"


def test_the_own_file_is_made_at_the_first_start_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    with club.open_or_create() as file:
        assert file.path == club.default_path()
        assert tmp_path in file.path.parents
    with club.open_or_create() as again:
        assert again.journal == 1
    with club.open_or_create(tmp_path / "named.tapp") as named:
        assert named.path == tmp_path / "named.tapp"
    assert _code(lambda: club.open_or_create(tmp_path / "nowhere" / "x.tapp")) == "folder-missing"
    assert club.sample_path() != club.default_path()
