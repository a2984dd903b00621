"""The stick that takes copies: known by its mark, wherever the system puts it."""

from __future__ import annotations

import resource
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
    KEPT,
    KEPT_RECENT,
    back_up,
    backups,
    contents,
    fetch,
    is_behind,
    kept_files,
    kept_name,
    nearest,
    restore,
    take_place,
)
from tappscore.store.cache import Cache, cache_path
from tappscore.store.club import ClubFile
from tappscore.store.stick import MARK_NAME, Stick, copies_folder, find, mark_folder, mark_in, put_onto

Shelf = Any
NOON = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Where the system shows the stick now."""
    place = tmp_path / "media" / "E"
    place.mkdir(parents=True)
    return place


def _code(refused: pytest.ExceptionInfo[RefusedError]) -> str:
    return refused.value.problems[0].code


def test_a_stick_is_found_under_another_letter_and_among_others(stick: Path) -> None:
    chosen = mark_folder(stick, [stick])
    other = stick.with_name("F")
    other.mkdir()
    mark_folder(other, [other])
    moved = stick.rename(stick.with_name("K"))
    assert find(chosen, [other, moved]) == moved
    assert find(chosen, [other]) is None


def test_a_folder_of_the_stick_is_found_by_its_place_and_one_level_deep_without_it(stick: Path) -> None:
    deep = stick / "Verein" / "Tarock"
    deep.mkdir(parents=True)
    chosen = mark_folder(deep, [Path("/"), stick])
    assert chosen.within == "Verein/Tarock"
    assert find(chosen, [stick.with_name("gone"), stick]) == deep
    # Somebody tidied up: the folder lies at the top now.
    moved = deep.rename(stick / "Karten")
    assert find(chosen, [stick]) == moved


def test_a_mark_that_lies_there_is_kept_and_a_spoilt_one_is_none(stick: Path) -> None:
    chosen = mark_folder(stick, [stick])
    assert mark_folder(stick, [stick]) == chosen
    (stick / MARK_NAME).write_bytes(b"\xff" * 100)
    assert mark_in(stick) is None
    assert find(chosen, [stick]) is None
    assert mark_folder(stick, [stick]) != chosen


def test_a_copy_lands_on_the_stick_whole_once_and_the_old_ones_go(shelf: Shelf, stick: Path) -> None:
    path = shelf.file.path
    folder = copies_folder(stick, path, "0f3e7a11-2222")
    for number in range(KEPT_RECENT + 4):
        back_up(shelf.file, "time", now=NOON + timedelta(minutes=number))
        put_onto(backups(path)[0], folder, path)
    assert [one.path.name for one in backups(path, folder=folder)] == [one.path.name for one in backups(path)]
    assert put_onto(backups(path)[0], folder, path).read_bytes() == backups(path)[0].path.read_bytes()
    assert {one.suffix for one in folder.iterdir()} == {".tapp"}


def test_a_full_stick_keeps_what_it_had(shelf: Shelf, stick: Path) -> None:
    path = shelf.file.path
    folder = copies_folder(stick, path, "0f3e")
    back_up(shelf.file, "time", now=NOON)
    put_onto(backups(path)[0], folder, path)
    back_up(shelf.file, "time", now=NOON + timedelta(minutes=10))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, before[1]))
    try:
        with pytest.raises(RefusedError) as refused:
            put_onto(backups(path)[0], folder, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert _code(refused) == "disk-full"
    assert len(list(folder.iterdir())) == 1
    assert contents(backups(path, folder=folder)[0].path).journal == shelf.file.journal


def test_a_write_protected_stick_refuses_in_a_sentence(shelf: Shelf) -> None:
    """A child without rights writes, since root may write anywhere."""
    folder = Path(tempfile.mkdtemp())
    copy = back_up(shelf.file, "time", now=NOON, folder=folder)
    stick = folder / "stick"
    stick.mkdir()
    for place in (stick, folder):
        place.chmod(0o555)
    copy.chmod(0o444)
    script = """
        import os, sys
        from pathlib import Path
        from tappscore.problems import RefusedError
        from tappscore.store.backup import Copy
        from tappscore.store.stick import mark_folder, put_onto
        copy, stick = Path(sys.argv[1]), Path(sys.argv[2])
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        for act in (
            lambda: mark_folder(stick, ()),
            lambda: put_onto(Copy(copy, None, "time"), stick / "copies", copy),
        ):
            try:
                act()
            except RefusedError as refusal:
                print(refusal.problems[0].code)
    """
    arguments = [sys.executable, "-c", textwrap.dedent(script), str(copy), str(stick)]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False, cwd="/")
    for place in (folder, stick):
        place.chmod(0o755)
    there = list(stick.iterdir())
    shutil.rmtree(folder)
    assert (done.stdout.split(), done.stderr, there) == (["folder-read-only", "file-no-permission"], "", [])


def test_a_stick_that_may_not_be_entered_or_is_pulled_out_refuses_in_a_sentence(shelf: Shelf, stick: Path) -> None:
    copy = back_up(shelf.file, "time", now=NOON)
    stick.rmdir()
    with pytest.raises(RefusedError) as refused:
        put_onto(backups(shelf.file.path)[0], stick / "copies", copy)
    assert _code(refused) == "file-missing"


def test_putting_onto_the_stick_can_be_stopped_and_leaves_nothing_half(shelf: Shelf, stick: Path) -> None:
    path = shelf.file.path
    back_up(shelf.file)
    with pytest.raises(RefusedError) as refused:
        put_onto(backups(path)[0], stick / "copies", path, lambda _done, _whole: False)
    assert _code(refused) == "cancelled"
    assert list((stick / "copies").iterdir()) == []


def test_the_copy_offered_for_a_damaged_file_may_lie_on_the_stick(shelf: Shelf, stick: Path) -> None:
    path = shelf.file.path
    folder = copies_folder(stick, path, "0f3e")
    here = back_up(shelf.file, now=NOON)
    shelf.add_deal()
    back_up(shelf.file, now=NOON + timedelta(hours=1))
    there = put_onto(backups(path)[0], folder, path)
    backups(path)[0].path.unlink()
    found, home = nearest(path, folders=(None, folder)), nearest(path)
    assert found is not None
    assert home is not None
    assert (found.path, home.path) == (there, here)


# Bringing back, in two steps


def test_fetching_can_be_stopped_and_leaves_nothing_beside_the_open_file(shelf: Shelf) -> None:
    copy, path = back_up(shelf.file), shelf.file.path
    before = sorted(path.parent.iterdir())
    with pytest.raises(RefusedError) as refused:
        fetch(path, copy, lambda _done, _whole: False)
    assert _code(refused) == "cancelled"
    assert sorted(path.parent.iterdir()) == before
    shelf.add_deal()


def test_what_was_fetched_takes_the_place_and_the_kept_file_is_listed(shelf: Shelf) -> None:
    copy, path = back_up(shelf.file), shelf.file.path
    shelf.add_deal()
    coming = fetch(path, copy)
    shelf.add_deal()
    shelf.file.close()
    kept = take_place(path, coming, NOON)
    assert kept == kept_name(path, NOON)
    assert not coming.exists()
    (listed,) = kept_files(path)
    assert (listed.path, listed.at, listed.occasion) == (kept, NOON, KEPT)
    assert [sum(contents(each).deals.values()) for each in (path, kept)] == [0, 2]
    restore(path, kept, NOON + timedelta(hours=1))
    assert sum(contents(path).deals.values()) == 2


def test_figures_kept_beside_the_file_do_not_stand_for_another_file_s_steps(shelf: Shelf) -> None:
    copy, path = back_up(shelf.file), shelf.file.path
    Cache(path).write("results", 1, shelf.file.journal + 1, ["of a step that is taken back now"])
    assert cache_path(path).exists()
    shelf.file.close()
    restore(path, copy)
    with ClubFile.open(path) as file:
        assert Cache(path).read("results", 1, file.journal + 1) is None


def test_a_change_after_the_last_copy_is_behind_however_young_that_is(shelf: Shelf) -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    assert is_behind(shelf.file)
    back_up(shelf.file, now=now + timedelta(seconds=1))
    assert not is_behind(shelf.file, now + timedelta(seconds=2))
    back_up(shelf.file, now=now - timedelta(seconds=1))
    for copy in backups(shelf.file.path)[:-1]:
        copy.path.unlink()
    shelf.add_deal()
    assert is_behind(shelf.file, now + timedelta(seconds=2))


def test_the_contents_of_a_copy_tell_its_deals_and_its_club(shelf: Shelf) -> None:
    shelf.add_deal()
    shelf.add_deal()
    inside = contents(back_up(shelf.file))
    assert list(inside.deals.values()) == [2]
    assert [inside.club] == [row[0] for row in shelf.file.query("SELECT uuid FROM club")]


def test_a_stick_without_a_folder_within_is_at_the_top(stick: Path) -> None:
    assert mark_folder(stick, [stick]).within == ""
    assert Stick("x").within == ""
