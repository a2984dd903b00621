"""The file itself: opened, refused, cut off, full, not permitted. Faults by real means."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.store import schema
from tappscore.store.backup import back_up, nearest, restore
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.folders import risk, risk_of_mount
from tappscore.store.glance import Glance
from tappscore.store.loading import load, tournaments
from tappscore.store.tables import TOURNAMENT

Shelf = Any


def _refusal(action: Callable[[], object]) -> str:
    with pytest.raises(RefusedError) as refused:
        action()
    (problem,) = refused.value.problems
    assert problem.message.text.source.endswith((".", "?"))
    return problem.code


def _sound(file: ClubFile) -> bool:
    return not [problem for _, problems in check_file(file) for problem in problems]


def test_a_new_file_is_written_through_a_log_that_waits_for_the_disk(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "Ö & ? #1 %20.tapp", name="SV") as file:
        writer = file._writer
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert writer.execute("PRAGMA busy_timeout").fetchone()[0] >= 1000
        assert _sound(file)
    assert [path.name for path in tmp_path.iterdir()] == ["Ö & ? #1 %20.tapp"]


def test_a_closed_file_is_one_file(shelf: Shelf) -> None:
    shelf.add_deal()
    folder = shelf.file.path.parent
    assert (folder / "club.tapp-wal").stat().st_size > 0
    shelf.file.checkpoint()
    assert (folder / "club.tapp-wal").stat().st_size == 0
    shelf.file.close()
    assert [path.name for path in folder.iterdir()] == ["club.tapp"]


def test_a_file_is_never_put_over_another_one(shelf: Shelf) -> None:
    assert _refusal(lambda: ClubFile.create(shelf.file.path)) == "file-exists"


def test_a_missing_file_is_not_made_by_opening_it(tmp_path: Path) -> None:
    assert _refusal(lambda: ClubFile.open(tmp_path / "gone.tapp")) == "file-missing"
    assert _refusal(lambda: ClubFile.open(tmp_path / "nowhere" / "gone.tapp")) == "folder-missing"
    assert _refusal(lambda: ClubFile.create(tmp_path / "nowhere" / "new.tapp")) == "folder-missing"
    assert not list(tmp_path.iterdir())


def _foreign(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as conn:
        conn.execute("CREATE TABLE other (id)")


def _newer(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as conn:
        conn.execute(f"PRAGMA user_version={schema.VERSION + 1}")


def _newer_by_migration(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as conn:
        conn.execute("INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('tappscore', '9', '')")


def _overwritten(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for start in range(4096, len(data), 8192):
        data[start : start + 600] = b"\xff" * 600
    path.write_bytes(bytes(data))


def _run(path: Path, sql: str) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as conn:
        conn.execute(sql)


def _with_a_spoilt_schema(path: Path) -> None:
    data = path.read_bytes()
    assert b"CREATE TABLE club" in data
    path.write_bytes(data.replace(b"CREATE TABLE club", b"CREATE \xffABLE club"))


def _without_table(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as conn:
        conn.execute("PRAGMA writable_schema=ON")
        conn.execute("DELETE FROM sqlite_schema WHERE name = 'journal'")


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("club-file-foreign", lambda path: path.write_bytes(b"%PDF-1.7 " + b"x" * 5000)),
        ("club-file-foreign", lambda path: path.write_text("Nr;Name\n" * 50, encoding="utf-8")),
        ("club-file-foreign", lambda path: (path.unlink(), _foreign(path))),
        ("club-file-foreign", lambda path: (path.unlink(), path.mkdir())),
        ("club-file-newer", _newer),
        ("club-file-newer", _newer_by_migration),
        ("club-file-damaged", lambda path: path.write_bytes(b"")),
        ("club-file-damaged", lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])),
        ("club-file-damaged", lambda path: path.write_bytes(path.read_bytes()[:5000])),
        ("club-file-damaged", _overwritten),
        ("club-file-damaged", _without_table),
        ("club-file-damaged", lambda path: _run(path, "DROP TABLE adjustments")),
        ("club-file-damaged", lambda path: _run(path, "DELETE FROM persons")),
        ("club-file-damaged", _with_a_spoilt_schema),
        ("club-file-damaged", lambda path: _run(path, "DELETE FROM _sqlite_migrations")),
        ("club-file-damaged", lambda path: _run(path, "ALTER TABLE rounds RENAME COLUMN method TO methoe")),
    ],
)
def test_what_is_no_sound_club_file_of_ours_is_refused_in_one_sentence_and_left_as_it_was(
    shelf: Shelf, code: str, spoil: Callable[[Path], object]
) -> None:
    path = shelf.file.path
    copy = back_up(shelf.file)
    shelf.file.close()
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    assert _refusal(lambda: ClubFile.open(path)) == code
    assert (path.read_bytes() if path.is_file() else b"") == before
    offered = nearest(path)
    assert offered is not None
    assert offered.path == copy


def test_damage_met_while_working_is_one_sentence(shelf: Shelf) -> None:
    path = shelf.file.path
    shelf.file.checkpoint()
    with path.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * (path.stat().st_size - 4096))
    assert _refusal(lambda: shelf.file.query("SELECT * FROM journal_rows")) == "club-file-damaged"


def test_a_text_spoilt_by_the_disk_is_one_sentence(shelf: Shelf) -> None:
    path = shelf.file.path
    shelf.file.close()
    data = path.read_bytes()
    assert data.count(b"Igelsberg") >= 1
    path.write_bytes(data.replace(b"Igelsberg", b"Igel\xffberg"))
    with ClubFile.open(path) as file:
        assert _refusal(lambda: tournaments(file)) == "club-file-damaged"


def test_facts_spoilt_by_the_disk_are_one_sentence(shelf: Shelf) -> None:
    shelf.add_deal(74)
    with contextlib.closing(sqlite3.connect(shelf.file.path, isolation_level=None)) as conn:
        conn.execute("PRAGMA ignore_check_constraints=ON")
        conn.execute("UPDATE deals SET facts = replace(facts, ':', ';')")
    assert _refusal(lambda: load(shelf.file, 1)) == "content-damaged"
    with contextlib.closing(sqlite3.connect(shelf.file.path, isolation_level=None)) as conn:
        conn.execute("UPDATE deals SET facts = replace(replace(facts, ';', ':'), 'frage', 'fraoe')")
    assert _refusal(lambda: load(shelf.file, 1)) == "content-damaged"
    with contextlib.closing(sqlite3.connect(shelf.file.path, isolation_level=None)) as conn:
        conn.execute("PRAGMA ignore_check_constraints=ON")
        conn.execute("UPDATE deals SET facts = replace(facts, ':', ';')")
    path = shelf.file.path
    shelf.file.close()
    assert _refusal(lambda: ClubFile.open(path)) == "club-file-damaged"


# Disk full, by a limit that the kernel enforces


def _child(script: str, *arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **options,
    )


_FILL = """
    import resource, signal, sys
    from pathlib import Path
    from tappscore.problems import RefusedError
    from tappscore.store.club import ClubFile
    from tappscore.store.tables import TOURNAMENT
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    file = ClubFile.open(sys.argv[1])
    limit = int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        for number in range(10_000):
            with file.write("tournament.change") as rows:
                rows.update(TOURNAMENT, 1, {"settings": {"note": "x" * 5000 + str(number)}})
    except RefusedError as refused:
        print(refused.problems[0].code, file.journal)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    with file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, 1, {"name": "room again"})
    print(rows.changes.journal)
"""


def test_a_full_disk_is_one_sentence_nothing_is_lost_and_work_goes_on_when_there_is_room(shelf: Shelf) -> None:
    path = shelf.file.path
    shelf.file.close()
    done = _child(_FILL, str(path), str(400_000))
    assert done.stderr == ""
    (code, last), (following,) = (line.split() for line in done.stdout.splitlines())
    assert code == "disk-full"
    assert int(following) == int(last) + 1
    with ClubFile.open(path) as file:
        assert file.journal == int(following)
        assert _sound(file)


def test_a_full_disk_leaves_no_half_file_when_a_club_file_is_made_or_copied(tmp_path: Path) -> None:
    with ClubFile.create(tmp_path / "club.tapp"):
        pass
    script = """
        import resource, signal, sys
        from pathlib import Path
        from tappscore.problems import RefusedError
        from tappscore.store.backup import copy_out
        from tappscore.store.club import ClubFile
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        file = ClubFile.open(sys.argv[1])
        resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, resource.RLIM_INFINITY))
        for action in (lambda: ClubFile.create(sys.argv[2]), lambda: copy_out(file, sys.argv[2])):
            try:
                action()
            except RefusedError as refused:
                print(refused.problems[0].code)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        file.close()
    """
    done = _child(script, str(tmp_path / "club.tapp"), str(tmp_path / "new.tapp"))
    assert done.stderr == ""
    assert done.stdout.split() == ["disk-full", "disk-full"]
    assert [path.name for path in tmp_path.iterdir()] == ["club.tapp"]


def test_a_full_disk_is_named_when_a_file_is_opened_and_a_sound_file_is_not_called_damaged(shelf: Shelf) -> None:
    path = shelf.file.path
    shelf.file.close()
    before = path.read_bytes()
    script = """
        import resource, signal, sys
        from tappscore.problems import RefusedError
        from tappscore.store.club import ClubFile
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, resource.RLIM_INFINITY))  # no room beside the file
        try:
            ClubFile.open(sys.argv[1])
        except RefusedError as refused:
            print(refused.problems[0].code)
    """
    done = _child(script, str(path))
    assert done.stderr == ""
    assert done.stdout.split() == ["disk-full"]
    assert path.read_bytes() == before
    with ClubFile.open(path) as file:
        assert _sound(file)


def test_looking_at_a_file_that_is_open_leaves_its_locks_and_another_program_its_log(shelf: Shelf) -> None:
    path = shelf.file.path
    with shelf.file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, 1, {"name": "before"})
    with Glance(path) as glance:
        glance.query("SELECT 1")
    with ClubFile.open(path) as second:
        assert second.journal == shelf.file.journal
    script = """
        import sys
        from tappscore.store.club import ClubFile
        ClubFile.open(sys.argv[1]).close()
    """
    assert _child(script, str(path)).stderr == ""
    assert Path(f"{path}-wal").exists(), "the other program took the log of an open file away"
    with shelf.file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, 1, {"name": "after"})
    assert "after" in _child(_NAMES, str(path)).stdout


_NAMES = """
    import sys
    from tappscore.store.club import ClubFile
    with ClubFile.open(sys.argv[1]) as file:
        print(file.query("SELECT name FROM tournaments"))
"""


def test_this_machine_can_limit_the_size_of_files() -> None:
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY


# Permissions: a child gives up its rights, since root is never refused


_TRY = """
    import os, sys
    from tappscore.problems import RefusedError
    from tappscore.store.club import ClubFile
    if os.getuid() == 0:
        os.setgid(65534)
        os.setuid(65534)
    try:
        getattr(ClubFile, sys.argv[1])(sys.argv[2]).close()
        print("done")
    except RefusedError as refused:
        print(*(problem.code for problem in refused.problems))
"""


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.mark.parametrize(
    ("code", "verb", "file_mode", "folder_mode"),
    [
        ("done", "open", 0o666, 0o777),
        ("file-read-only", "open", 0o444, 0o777),
        ("file-no-permission", "open", 0o000, 0o777),
        ("folder-read-only", "open", 0o666, 0o555),
        ("folder-read-only", "create", 0o666, 0o555),
        ("file-no-permission", "open", 0o666, 0o000),
        ("folder-read-only", "create", 0o666, 0o000),
    ],
)
def test_missing_rights_are_one_sentence(
    open_folder: Path, model: Path, code: str, verb: str, file_mode: int, folder_mode: int
) -> None:
    folder = open_folder / "club"
    folder.mkdir()
    path = folder / "club.tapp"
    shutil.copy(model, path)
    path.chmod(file_mode)
    folder.chmod(folder_mode)
    try:
        done = _child(_TRY, verb, str(path if verb == "open" else folder / "new.tapp"), cwd="/")
    finally:
        folder.chmod(0o777)
    assert (done.stdout.split(), done.stderr) == ([code], "")
    assert [one.name for one in folder.iterdir()] == ["club.tapp"]


# Cut off in the middle


_WRITE_ON = """
    import sys
    from tappscore.store.club import ClubFile
    from tappscore.store.tables import DEAL
    file = ClubFile.open(sys.argv[1])
    for number in range(100_000):
        with file.write("deal.record") as rows:
            rows.insert(DEAL, {"table_id": 1, "position": number, "facts": {"passed": True, "note": str(number)}})
        print(number, flush=True)
"""


@pytest.mark.parametrize("after", [1, 17, 60])
def test_every_accepted_deal_survives_the_program_being_killed(shelf: Shelf, after: int) -> None:
    path = shelf.file.path
    shelf.file.close()
    child = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(_WRITE_ON), str(path)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    accepted = [int(child.stdout.readline()) for _ in range(after)]
    os.kill(child.pid, signal.SIGKILL)
    accepted += [int(line) for line in child.stdout.read().splitlines()]
    child.stdout.close()
    child.wait()
    with ClubFile.open(path) as file:
        there = [
            row[0]
            for row in file.query("SELECT CAST(json_extract(facts, '$.note') AS INTEGER) FROM deals ORDER BY position")
        ]
        # One more may have been accepted before it could be said.
        assert there[: len(accepted)] == accepted
        assert len(there) - len(accepted) <= 1
        assert _sound(file)


def test_a_second_writer_waits_its_turn_and_is_told_when_it_takes_too_long(shelf: Shelf) -> None:
    other = shelf.file.clone("helper")
    other._writer.execute("PRAGMA busy_timeout=200")
    with shelf.file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, 1, {"name": "busy"})
        started = time.monotonic()
        assert _refusal(lambda: other.write("tournament.change").__enter__()) == "file-busy"
        assert time.monotonic() - started >= 0.15
    other.close()
    shelf.add_deal()


# Taken away while it is open


@pytest.mark.parametrize("sides", [False, True])
def test_a_file_taken_away_while_open_is_written_to_no_more_and_can_be_put_back_whole(
    shelf: Shelf, sides: bool
) -> None:
    first = shelf.add_deal(61)
    path = shelf.file.path
    for end in ("", "-wal", "-shm") if sides else ("",):
        Path(f"{path}{end}").unlink()
    assert not shelf.file.is_in_place
    assert _refusal(lambda: shelf.add_deal(62)) == "club-file-removed"
    shelf.file.put_back()
    assert _refusal(lambda: shelf.add_deal(63)) == "club-file-replaced"  # this one is not the file that lies there
    shelf.file.close()
    with ClubFile.open(path) as again:
        assert [row[0] for row in again.query("SELECT id FROM deals ORDER BY id")][-1] == first
        assert again.query("SELECT count(*) FROM deals") == [(1,)]
        assert again.is_in_place
        assert _sound(again)


def test_a_file_renamed_while_open_is_found_again_by_its_own_name(shelf: Shelf) -> None:
    shelf.add_deal()
    path = shelf.file.path
    path.rename(path.with_name("other.tapp"))
    assert _refusal(shelf.add_deal) == "club-file-removed"
    path.with_name("other.tapp").rename(path)
    assert shelf.file.is_in_place
    shelf.add_deal()
    assert shelf.file.query("SELECT count(*) FROM deals") == [(2,)]


def test_a_file_replaced_while_open_takes_nothing_from_the_one_that_was_there(shelf: Shelf) -> None:
    shelf.add_deal()
    path = shelf.file.path
    copy = back_up(shelf.file, "hand")
    shelf.add_deal()
    kept = restore(path, copy)
    assert kept is not None
    assert _refusal(shelf.add_deal) == "club-file-replaced"
    shelf.file.close()
    for place, deals in ((path, 1), (kept, 2)):
        with ClubFile.open(place) as file:
            assert file.query("SELECT count(*) FROM deals") == [(deals,)]
            assert _sound(file)


def test_a_file_whose_folder_is_gone_says_so_instead_of_being_put_back(shelf: Shelf) -> None:
    folder = shelf.file.path.parent
    folder.rename(folder.with_name("elsewhere"))
    assert _refusal(shelf.add_deal) == "club-file-removed"
    assert _refusal(shelf.file.put_back) == "folder-missing"
    folder.with_name("elsewhere").rename(folder)
    shelf.add_deal()


# Folders


_MOUNTS = """\
22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw
30 22 0:44 / /home/verein/Netz rw - cifs //server/share rw
31 22 0:45 / /srv/nfs rw - nfs4 server:/x rw
32 22 8:17 / /run/media/verein/STICK\\040A rw - vfat /dev/sdb1 rw
33 22 8:33 / /mnt/usb rw - exfat /dev/sdc1 rw
34 22 8:34 / /mnt/usb/inner rw - ext4 /dev/sdd1 rw
broken line
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/home/verein", ""),
        ("/home/verein/Netz/Tapp", "network"),
        ("/home/verein/Netzwerk", ""),
        ("/srv/nfs", "network"),
        ("/run/media/verein/STICK A/Tapp", "removable"),
        ("/mnt/usb", "removable"),
        ("/mnt/usb/inner/x", ""),
        ("/media/verein/PLATTE", "removable"),
    ],
)
def test_network_and_removable_folders_are_recognised(folder: str, kind: str) -> None:
    assert risk_of_mount(Path(folder), _MOUNTS) == kind


@pytest.mark.parametrize("name", ["OneDrive", "OneDrive - Verein", "Dropbox", "Nextcloud", "Meine Ablage/iCloud"])
def test_a_synchronised_folder_is_recognised_by_its_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "Tapp"
    folder.mkdir(parents=True)
    assert risk(folder / "club.tapp") == "synchronised"


def test_a_synchronised_folder_is_recognised_by_its_mark(tmp_path: Path) -> None:
    (tmp_path / ".stfolder").mkdir()
    assert risk(tmp_path / "club.tapp") == "synchronised"


def test_in_a_risky_folder_the_file_works_without_a_log_and_says_so(tmp_path: Path, model: Path) -> None:
    folder = tmp_path / "Dropbox"
    folder.mkdir()
    path = folder / "club.tapp"
    shutil.copy(model, path)
    with ClubFile.open(path) as file:
        assert [problem.code for problem in file.warnings] == ["folder-risky"]
        assert file._writer.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        with file.write("tournament.change") as rows:
            rows.update(TOURNAMENT, 1, {"name": "Neu"})
            assert not (folder / "club.tapp-wal").exists()
        assert file.query("SELECT name FROM tournaments") == [("Neu",)]
