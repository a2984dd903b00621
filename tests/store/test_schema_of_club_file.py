from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tappscore.problems import RefusedError
from tappscore.store import migrations, schema
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.database import Database, Migrations
from tappscore.store.loading import load, tournaments
from tappscore.store.tables import TABLES

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture
def file(tmp_path: Path) -> ClubFile:
    return ClubFile.create(tmp_path / "club.tapp")


def test_the_declared_tables_are_those_of_the_schema(file: ClubFile) -> None:
    for table in TABLES:
        there = [row[1] for row in file.query(f'PRAGMA table_info("{table.name}")')]
        assert sorted(there) == sorted(["id", *table.columns]), table.name
    facts = {row[0] for row in file.query("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    own = {name for name in facts if not name.startswith(("sqlite_", "_sqlite", "journal"))}
    assert own == {table.name for table in TABLES}
    file.close()


def test_every_table_is_strict_and_every_reference_restricts_and_is_indexed(file: ClubFile) -> None:
    for name, sql in file.query(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%sqlite_%'"
    ):
        assert re.search(r"\) STRICT(, WITHOUT ROWID)?$", sql), name
        indexed = {
            file.query(f'PRAGMA index_info("{index[1]}")')[0][2] for index in file.query(f'PRAGMA index_list("{name}")')
        }
        for reference in file.query(f'PRAGMA foreign_key_list("{name}")'):
            if not name.startswith("journal"):
                assert reference[6] == "RESTRICT", (name, reference)
            assert reference[3] in indexed, (name, reference)
    file.close()


def test_a_new_file_says_what_it_is(file: ClubFile) -> None:
    assert file.query("PRAGMA application_id") == [(schema.APPLICATION_ID,)]
    assert file.query("PRAGMA user_version") == [(schema.VERSION,)]
    assert "TappScore" in file.query("SELECT created_by FROM club")[0][0]
    assert len(schema.NAMES) == len(migrations.MIGRATIONS.applied(file._writer))
    file.close()


def test_text_in_a_column_of_numbers_is_refused_by_the_file_itself(file: ClubFile) -> None:
    sql = "INSERT INTO apart (person_id, other_id) VALUES ('x', 'y')"
    with pytest.raises(Exception, match="cannot store TEXT value in INTEGER column"):
        file._writer.execute(sql)
    file.close()


@pytest.mark.parametrize("name", sorted(path.name for path in FIXTURES.glob("*.tapp")))
def test_a_file_of_a_released_schema_opens_and_is_sound(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    shutil.copy(FIXTURES / name, path)
    with ClubFile.open(path) as file:
        (evening,) = tournaments(file)
        snapshot = load(file, evening.id)
        assert [len(round_.tables) for round_ in snapshot.rounds] == [2, 2]
        assert snapshot.round(1).tables[0].deals[0].deal.facts["points"] == 74
        assert snapshot.entries[0].person.name == "Weiß1 Anna1"
        assert not [problem for _, problems in check_file(file) for problem in problems]


def test_a_file_of_a_released_schema_is_kept_beside_the_updated_one(tmp_path: Path) -> None:
    path = tmp_path / "club.tapp"
    shutil.copy(FIXTURES / "schema-1.tapp", path)
    ClubFile.open(path).close()
    copy = tmp_path / "club before update 1.tapp"
    assert copy.read_bytes()[60:64] == (1).to_bytes(4, "big")


def _with_a_second_version(monkeypatch: pytest.MonkeyPatch, step: Callable[[Database], None]) -> None:
    """Let the program know one migration more, as its next version will."""
    longer = Migrations("tappscore")
    for migration in migrations.MIGRATIONS._migrations:
        longer(name=migration.name)(migration.fn)
    longer(name="9999 next")(step)
    monkeypatch.setattr(migrations, "MIGRATIONS", longer)
    monkeypatch.setattr(schema, "NAMES", (*schema.NAMES, "9999 next"))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    monkeypatch.setattr(migrations, "VERSION", schema.VERSION)


def _rebuilt(db: Database) -> None:
    """Rebuild a table that others refer to, as a changed column needs it, and add one."""
    db.table("persons").transform()
    db.table("more").create({"id": int}, pk="id", strict=True)


def test_an_older_file_is_brought_up_to_date_and_kept_as_it_was_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, model: Path
) -> None:
    path = tmp_path / "club.tapp"
    shutil.copy(model, path)
    old = schema.VERSION
    _with_a_second_version(monkeypatch, _rebuilt)
    with ClubFile.open(path) as file:
        assert file.query("PRAGMA user_version") == [(old + 1,)]
        assert file.query("SELECT count(*) FROM persons") == [(6,)]
        assert file.query("SELECT count(*) FROM more") == [(0,)]
        assert file.query("PRAGMA foreign_key_check") == []
    monkeypatch.undo()
    with ClubFile.open(tmp_path / f"club before update {old}.tapp") as copy:
        assert copy.query("PRAGMA user_version") == [(old,)]
        assert not [problem for _, problems in check_file(copy) for problem in problems]
    with pytest.raises(RefusedError) as refused:
        ClubFile.open(path)
    assert [problem.code for problem in refused.value.problems] == ["club-file-newer"]


def test_an_update_that_would_break_references_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, model: Path
) -> None:
    path = tmp_path / "club.tapp"
    shutil.copy(model, path)
    _with_a_second_version(monkeypatch, lambda db: db.execute("DELETE FROM persons") and None)
    with pytest.raises(ValueError, match="broken references"):
        ClubFile.open(path)
    monkeypatch.undo()
    with ClubFile.open(path) as file:
        assert file.query("SELECT count(*) FROM persons") == [(6,)]


def test_there_is_a_fixture_of_every_schema_version() -> None:
    assert {path.stem for path in FIXTURES.glob("*.tapp")} == {f"schema-{n}" for n in range(1, schema.VERSION + 1)}
