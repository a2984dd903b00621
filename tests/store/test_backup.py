from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import textwrap
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.store.backup import (
    KEPT_DAYS,
    KEPT_RECENT,
    Copy,
    back_up,
    backups,
    contents,
    copy_out,
    is_due,
    nearest,
    restore,
    superfluous,
)
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.glance import Glance
from tappscore.store.tables import DEAL, TOURNAMENT

Shelf = Any
NOON = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)


def _code(refused: pytest.ExceptionInfo[RefusedError]) -> str:
    (problem,) = refused.value.problems
    return problem.code


def test_a_copy_made_while_the_file_is_open_holds_everything_in_one_file(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add_deal(74)
    target = copy_out(shelf.file, tmp_path / "stick.tapp")
    shelf.add_deal(40)
    assert not list(tmp_path.glob("stick.tapp-*"))
    with ClubFile.open(target) as copy:
        assert copy.query("SELECT count(*) FROM deals") == [(1,)]
        assert copy.journal == shelf.file.journal - 1
        assert not [problem for _, problems in check_file(copy) for problem in problems]


def test_a_copy_can_be_made_in_the_middle_of_a_write_and_holds_what_was_committed(shelf: Shelf, tmp_path: Path) -> None:
    with shelf.file.write("deal.record") as rows:
        rows.insert(DEAL, {"table_id": shelf.tables[0], "position": 1, "facts": {"passed": True}})
        copy_out(shelf.file, tmp_path / "stick.tapp")
    with ClubFile.open(tmp_path / "stick.tapp") as copy:
        assert copy.query("SELECT count(*) FROM deals") == [(0,)]


def test_a_copy_into_a_folder_keeps_the_name_and_never_replaces_unasked(shelf: Shelf, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    assert copy_out(shelf.file, stick) == stick / "club.tapp"
    with pytest.raises(RefusedError) as refused:
        copy_out(shelf.file, stick)
    assert _code(refused) == "file-exists"
    copy_out(shelf.file, stick, replace=True)
    with pytest.raises(RefusedError) as refused:
        copy_out(shelf.file, shelf.file.path, replace=True)
    assert _code(refused) == "backup-same-file"
    with pytest.raises(RefusedError) as refused:
        copy_out(shelf.file, tmp_path / "gone" / "x.tapp")
    assert _code(refused) == "folder-missing"


def test_a_copy_is_due_ten_minutes_after_the_last_one_when_something_changed(shelf: Shelf) -> None:
    made = datetime.now(UTC).replace(microsecond=0)
    assert is_due(shelf.file)
    back_up(shelf.file, "time", now=made)
    shelf.add_deal()
    assert not is_due(shelf.file, made + timedelta(minutes=9))
    assert is_due(shelf.file, made + timedelta(minutes=10))


def test_no_copy_is_due_when_nothing_changed_since_the_last_one(shelf: Shelf) -> None:
    later = datetime.now(UTC) + timedelta(hours=1)
    back_up(shelf.file, "time", now=later)
    assert not is_due(shelf.file, later + timedelta(hours=5))


def test_a_copy_is_due_although_the_clock_was_set_back_since_the_last_one(shelf: Shelf) -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    back_up(shelf.file, "time", now=now + timedelta(days=300))
    assert is_due(shelf.file, now)
    back_up(shelf.file, "time", now=now)
    shelf.add_deal()
    assert not is_due(shelf.file, now + timedelta(minutes=9))
    assert is_due(shelf.file, now + timedelta(minutes=10))


def test_copies_of_a_clock_that_was_set_back_are_kept_beside_many_later_ones(shelf: Shelf) -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    back_up(shelf.file, "time", now=now)
    folder = shelf.file.path.parent / "club backups"
    (first,) = folder.iterdir()
    for day in range(1, KEPT_DAYS + 40):
        at = now + timedelta(days=day)
        (folder / f"club {at:%Y-%m-%d %H-%M-%S} closing.tapp").hardlink_to(first)
    first.unlink()
    made = [back_up(shelf.file, "time", now=now + timedelta(minutes=minute)) for minute in range(1, 4)]
    assert all(path.exists() for path in made)
    assert len(backups(shelf.file.path)) == KEPT_DAYS + 3


def test_the_copy_offered_is_the_one_with_the_last_deal_whatever_the_clock_said(shelf: Shelf) -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    back_up(shelf.file, "time", now=now + timedelta(days=300))
    shelf.add_deal()
    last = back_up(shelf.file, "time", now=now - timedelta(hours=1))
    found = nearest(shelf.file.path)
    assert found is not None
    assert found.path == last
    shelf.add_deal()
    later = back_up(shelf.file, "time", now=now + timedelta(days=301))
    found = nearest(shelf.file.path)
    assert found is not None
    assert found.path == later


def test_a_club_file_in_which_nothing_was_done_needs_no_copy(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "new.tapp") as file:
        assert not is_due(file)


def test_copies_are_listed_newest_first_with_their_occasion(shelf: Shelf) -> None:
    for hours, occasion in ((1, "round"), (3, "closing"), (2, "hand")):
        back_up(shelf.file, occasion, now=NOON + timedelta(hours=hours))
    (shelf.file.path.parent / "club backups" / "holiday.tapp").write_bytes(b"")
    assert [copy.occasion for copy in backups(shelf.file.path)] == ["closing", "hand", "round"]
    assert backups(shelf.file.path)[0].at == NOON + timedelta(hours=3)


def test_rotation_keeps_the_newest_copies_and_the_last_of_each_day() -> None:
    every_ten_minutes = [Copy(Path(f"{n}"), NOON - timedelta(minutes=10 * n), "time") for n in range(2000)]
    gone = set(superfluous(every_ten_minutes))
    left = [copy for copy in every_ten_minutes if copy not in gone]
    assert left[:KEPT_RECENT] == every_ten_minutes[:KEPT_RECENT]
    days = {copy.at.date() for copy in every_ten_minutes}
    assert len(left) <= KEPT_RECENT + len(days)
    for day in days:
        assert max(copy.at for copy in every_ten_minutes if copy.at.date() == day) in {copy.at for copy in left}


def test_rotation_lets_very_old_days_go() -> None:
    daily = [Copy(Path(f"{n}"), NOON - timedelta(days=n), "closing") for n in range(KEPT_DAYS + 40)]
    assert {copy.at for copy in superfluous(daily)} == {copy.at for copy in daily[KEPT_DAYS:]}


def test_making_a_copy_thins_the_old_ones_out(shelf: Shelf) -> None:
    for number in range(KEPT_RECENT + 6):
        back_up(shelf.file, "time", now=NOON + timedelta(minutes=number))
    assert len(backups(shelf.file.path)) == KEPT_RECENT


def test_bringing_back_a_copy_keeps_the_present_file(shelf: Shelf) -> None:
    shelf.add_deal(74)
    copy = back_up(shelf.file, now=NOON)
    shelf.add_deal(40)
    path = shelf.file.path
    shelf.file.close()
    kept = restore(path, copy, NOON)
    assert kept is not None
    with ClubFile.open(path) as file, ClubFile.open(kept) as old:
        assert file.query("SELECT count(*) FROM deals") == [(1,)]
        assert old.query("SELECT count(*) FROM deals") == [(2,)]


def test_the_log_of_the_present_file_is_not_played_into_the_copy(shelf: Shelf, tmp_path: Path) -> None:
    """A present file whose program was killed still has a log beside it."""
    copy = back_up(shelf.file, now=NOON)
    shelf.add_deal(40)
    path = tmp_path / "killed" / "club.tapp"
    path.parent.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{shelf.file.path}{end}", f"{path}{end}")
    kept = restore(path, copy, NOON)
    assert kept is not None
    with ClubFile.open(path) as file, ClubFile.open(kept) as old:
        assert file.query("SELECT count(*) FROM deals") == [(0,)]
        assert old.query("SELECT count(*) FROM deals") == [(1,)]


def test_bringing_back_where_no_file_is_keeps_nothing(shelf: Shelf, tmp_path: Path) -> None:
    copy = back_up(shelf.file)
    assert restore(tmp_path / "fresh.tapp", copy) is None
    with ClubFile.open(tmp_path / "fresh.tapp") as file:
        assert file.journal == shelf.file.journal


def test_a_file_with_its_log_in_a_folder_that_can_not_be_written_to_is_looked_into(
    shelf: Shelf,
) -> None:
    """A stick onto which somebody copied the open file; a child without rights looks, since root may write anywhere."""
    shelf.add_deal(74)
    stick = Path(tempfile.mkdtemp())
    for end in ("", "-wal"):
        shutil.copy(f"{shelf.file.path}{end}", stick / f"club.tapp{end}")
    stick.chmod(0o555)
    for path in stick.iterdir():
        path.chmod(0o444)
    script = """
        import os, sys
        from pathlib import Path
        from tappscore.store.backup import contents
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        print(contents(Path(sys.argv[1])).journal)
    """
    arguments = [sys.executable, "-c", textwrap.dedent(script), str(stick / "club.tapp")]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False, cwd="/")
    stick.chmod(0o755)
    there = sorted(path.name for path in stick.iterdir())
    shutil.rmtree(stick)
    assert (done.stdout.strip(), done.stderr) == (str(shelf.file.journal), "")
    assert there == ["club.tapp", "club.tapp-wal"]


def test_a_damaged_copy_is_not_brought_back(shelf: Shelf) -> None:
    copy = back_up(shelf.file)
    copy.write_bytes(copy.read_bytes()[:9000])
    path = shelf.file.path
    shelf.file.close()
    before = path.read_bytes()
    with pytest.raises(RefusedError) as refused:
        restore(path, copy)
    assert _code(refused) == "club-file-damaged"
    assert path.read_bytes() == before
    with pytest.raises(RefusedError) as refused:
        restore(path, path)
    assert _code(refused) == "backup-same-file"


def test_the_nearest_sound_copy_is_offered(shelf: Shelf) -> None:
    assert nearest(shelf.file.path) is None
    sound = back_up(shelf.file, now=NOON)
    damaged = back_up(shelf.file, now=NOON + timedelta(hours=1))
    damaged.write_bytes(b"")
    found = nearest(shelf.file.path)
    assert found is not None
    assert found.path == sound


def test_what_is_in_a_copy_is_shown_and_the_copy_left_as_it_is(shelf: Shelf) -> None:
    copy = back_up(shelf.file)
    before = copy.read_bytes()
    inside = contents(copy)
    assert [(one.name, one.entries, one.rounds) for one in inside.tournaments] == [("Abend", 6, 1)]
    assert inside.journal == shelf.file.journal
    assert inside.last_at[:2] == "20"
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]
    assert copy.read_bytes() == before


def test_an_older_copy_is_looked_into_without_being_updated(tmp_path: Path) -> None:
    copy = tmp_path / "old.tapp"
    shutil.copy(Path(__file__).parent / "fixtures" / "schema-1.tapp", copy)
    before = copy.read_bytes()
    assert [one.rounds for one in contents(copy).tournaments] == [2]
    with Glance(copy) as file:
        assert file.query("SELECT count(*) FROM seasons") == [(0,)]
    assert copy.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["old.tapp"]


def test_copies_may_lie_in_a_folder_of_one_s_own(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "stick" / "Tapp"
    copy = back_up(shelf.file, folder=folder)
    assert copy.parent == folder
    assert [one.path for one in backups(shelf.file.path, folder=folder)] == [copy]
    assert backups(shelf.file.path) == ()


def test_a_name_changed_after_the_copy_is_as_before_once_it_is_brought_back(shelf: Shelf) -> None:
    copy = back_up(shelf.file)
    with shelf.file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, shelf.tournament, {"name": "Anders"})
    path = shelf.file.path
    shelf.file.close()
    restore(path, copy)
    with ClubFile.open(path) as file:
        assert file.query("SELECT name FROM tournaments") == [("Abend",)]


def test_a_copy_that_is_gone_is_said_and_the_present_file_stays(shelf: Any, tmp_path: Path) -> None:
    path = shelf.file.path
    shelf.file.close()
    before = path.read_bytes()
    with pytest.raises(RefusedError) as refused:
        restore(path, tmp_path / "stick" / "gone.tapp")
    assert [problem.code for problem in refused.value.problems] == ["file-missing"]
    assert path.read_bytes() == before
