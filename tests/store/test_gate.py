from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.store.club import ClubFile
from tappscore.store.journal import changed_rows, entries
from tappscore.store.tables import DEAL, ENTRY, PERSON, ROUND, SEAT, TABLE, TOURNAMENT

Shelf = Any


def _contents(file: ClubFile) -> list[list[tuple[object, ...]]]:
    names = [row[0] for row in file.query("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    return [file.query(f'SELECT * FROM "{name}" ORDER BY 1, 2') for name in names]


def test_a_block_that_fails_leaves_the_file_as_it_was(shelf: Shelf) -> None:
    before = _contents(shelf.file)

    def fail() -> None:
        with shelf.file.write("deal.record") as rows:
            rows.insert(DEAL, {"table_id": shelf.tables[0], "position": 1, "facts": {"passed": True}})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert _contents(shelf.file) == before
    shelf.add_deal()


def test_a_block_that_changes_nothing_leaves_no_entry(shelf: Shelf) -> None:
    before = shelf.file.journal
    with shelf.file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, shelf.tournament, {"name": "Abend"})
    assert not rows.changes
    assert rows.changes.journal == before == shelf.file.journal


def test_a_change_taken_back_in_the_same_block_leaves_no_entry(shelf: Shelf) -> None:
    before = shelf.file.journal
    with shelf.file.write("tournament.change") as rows:
        rows.update(TOURNAMENT, shelf.tournament, {"name": "Anders"})
        rows.update(TOURNAMENT, shelf.tournament, {"name": "Abend"})
    assert shelf.file.journal == before


def test_a_misspelt_column_is_refused_and_no_column_is_made(shelf: Shelf) -> None:
    with pytest.raises(KeyError), shelf.file.write("deal.record") as rows:
        rows.insert(DEAL, {"tabel_id": 1})
    assert all(row[1] != "tabel_id" for row in shelf.file.query("PRAGMA table_info(deals)"))


def test_a_misspelt_table_is_refused_and_no_table_is_made(shelf: Shelf) -> None:
    wrong = replace(DEAL, name="deal")
    with pytest.raises(sqlite3.OperationalError, match="no such table"), shelf.file.write("deal.record") as rows:
        rows.insert(wrong, {"table_id": 1})
    assert not shelf.file.query("SELECT 1 FROM sqlite_schema WHERE name = 'deal'")


@pytest.mark.parametrize(
    "sql",
    ["DELETE FROM seats", "UPDATE persons SET last = 'x'", "CREATE TABLE more (id)", "PRAGMA user_version=9; SELECT 1"],
)
def test_nobody_writes_outside_the_gate(shelf: Shelf, sql: str) -> None:
    before = _contents(shelf.file)
    with pytest.raises((RefusedError, sqlite3.Warning, sqlite3.ProgrammingError)):
        shelf.file.query(sql)
    assert _contents(shelf.file) == before


def test_the_gate_opens_once_at_a_time(shelf: Shelf) -> None:
    with (
        shelf.file.write("tournament.change") as rows,
        pytest.raises(ValueError, match="open already"),
        shelf.file.write("tournament.change"),
    ):
        pass
    rows.changes.touches()
    shelf.add_deal()


@pytest.mark.parametrize("table", ["journal", "journal_rows", "journal_chunks"])
@pytest.mark.parametrize("sql", ["DELETE FROM {}", "UPDATE {} SET digest = 'x'"])
def test_the_journal_is_only_added_to(shelf: Shelf, table: str, sql: str) -> None:
    shelf.add_deal()
    column = "name" if table == "journal_rows" else "digest"
    statement = sql.format(table).replace("digest", column)
    if table == "journal_chunks":
        with shelf.file.write("entry.import") as rows:
            rows.insert_many(SEAT, [], None)
            values = {"table_id": shelf.tables[0], "position": 5, "facts": {"passed": True}}
            rows.insert_many(DEAL, [values], shelf.tournament)
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        shelf.file._writer.execute(statement)


def test_the_changes_name_rows_tables_rounds_and_tournament(shelf: Shelf) -> None:
    deal = shelf.add_deal()
    with shelf.file.write("deal.move") as rows:
        rows.update(DEAL, deal, {"table_id": shelf.tables[1]})
    changes = rows.changes
    assert changes.touched == {("deals", deal)}
    assert changes.tables == set(shelf.tables)
    assert changes.rounds == {1}
    assert changes.tournaments == {shelf.tournament}
    assert changes.touches("deals", tournament=shelf.tournament)
    assert not changes.touches("seats")
    assert not changes.touches("deals", tournament=99)


def test_a_person_who_is_renamed_concerns_every_tournament_they_play_in(shelf: Shelf) -> None:
    first = shelf.tournament
    second = shelf.add_tournament("Zweiter")
    with shelf.file.write("entry.register") as rows:
        rows.insert(ENTRY, {"uuid": "again", "tournament_id": second, "person_id": 1, "number": 1, "state": "present"})
    with shelf.file.write("person.change") as rows:
        rows.update(PERSON, 1, {"last": "Groß"})
    assert rows.changes.tournaments == {first, second}


def test_the_entry_keeps_each_row_before_and_after_the_block(shelf: Shelf) -> None:
    deal = shelf.add_deal(74)
    number = shelf.correct_deal(deal, 47)
    (change,) = changed_rows(shelf.file, number)
    assert change.before is not None
    assert change.after is not None
    assert '"points":74' in str(change.before["facts"])
    assert '"points":47' in str(change.after["facts"])
    assert change.before["position"] == change.after["position"]


def test_an_entry_names_desk_time_action_reason_and_numbers(shelf: Shelf) -> None:
    with shelf.file.write("tournament.change", note="typing error", values={"round": 2}, desk="helper") as rows:
        rows.update(TOURNAMENT, shelf.tournament, {"name": "Anders"})
    (entry,) = entries(shelf.file, limit=1)
    assert (entry.desk, entry.action, entry.note, entry.values) == (
        "helper", "tournament.change", "typing error", {"round": 2},
    )  # fmt: skip
    assert entry.at[:2] == "20"
    assert entry.tournament_id == shelf.tournament


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("seated-twice", lambda s, rows: rows.update(SEAT, 4, {"entry_id": s.entries[0]})),
        ("seats-with-gap", lambda s, rows: rows.delete(SEAT, 2)),
        ("totals-do-not-fit", lambda s, rows: rows.update(TABLE, s.tables[0], {"totals": [1, -1]})),
        ("totals-do-not-fit", lambda s, rows: rows.update(TABLE, s.tables[0], {"control": [1, -1]})),
        ("open-round-in-final", lambda s, rows: rows.update(TOURNAMENT, s.tournament, {"state": "final"})),
        ("row-in-use", lambda s, rows: rows.delete(ROUND, 1)),
        ("row-doubled", lambda s, rows: rows.update(ENTRY, 2, {"number": 2})),
        ("row-impossible", lambda s, rows: rows.update(ENTRY, 2, {"state": "asleep"})),
    ],
)
def test_what_contradicts_itself_after_a_write_is_refused(shelf: Shelf, code: str, spoil: Any) -> None:
    before = _contents(shelf.file)
    with pytest.raises(RefusedError) as refused, shelf.file.write("anything") as rows:
        spoil(shelf, rows)
    assert refused.value.problems[0].code == code
    assert _contents(shelf.file) == before


def test_somebody_of_another_tournament_can_not_be_seated(shelf: Shelf) -> None:
    shelf.add_tournament("Zweiter")
    shelf.add_people(1)
    with pytest.raises(RefusedError) as refused, shelf.file.write("seat.people") as rows:
        rows.update(SEAT, 1, {"entry_id": shelf.entries[-1]})
    assert [problem.code for problem in refused.value.problems] == ["seat-of-stranger"]


def test_an_id_is_never_given_twice(shelf: Shelf) -> None:
    first = shelf.add_deal()
    with shelf.file.write("deal.delete") as rows:
        rows.delete(DEAL, first)
    assert shelf.add_deal() == first + 1


def test_another_connection_s_write_is_noticed_and_our_own_is_not(shelf: Shelf) -> None:
    shelf.add_deal()
    assert not shelf.file.changed_elsewhere()
    other = shelf.file.clone("helper")
    with other.write("tournament.change") as rows:
        rows.update(TOURNAMENT, shelf.tournament, {"place": "Hof"})
    other.close()
    assert shelf.file.changed_elsewhere()
    assert not shelf.file.changed_elsewhere()


def test_two_connections_that_write_in_turn_lose_nothing(shelf: Shelf) -> None:
    with shelf.file.clone("helper") as other:
        for turn in range(10):
            file = (shelf.file, other)[turn % 2]
            with file.write("deal.record") as rows:
                rows.insert(
                    DEAL, {"table_id": shelf.tables[0], "position": turn, "facts": {"passed": True, "note": str(turn)}}
                )
    assert shelf.points() == list(range(10))
