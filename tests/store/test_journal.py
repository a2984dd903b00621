from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.journal import (
    broken_links,
    changed_rows,
    entries,
    entry,
    history,
    last_step,
    next_redo,
    redo,
    undo,
)
from tappscore.store.replay import strays
from tappscore.store.tables import DEAL, ENTRY, PERSON, ROUND, SEAT, TABLE, TOURNAMENT

Shelf = Any


def _codes(refused: pytest.ExceptionInfo[RefusedError]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


def test_undo_takes_back_one_step_after_the_other_and_redo_brings_them_back_in_order(shelf: Shelf) -> None:
    for points in (74, 40, 66):
        shelf.add_deal(points)
    for left in ([74, 40], [74]):
        undo(shelf.file)
        assert shelf.points() == left
    redo(shelf.file)
    assert shelf.points() == [74, 40]
    redo(shelf.file)
    assert shelf.points() == [74, 40, 66]
    with pytest.raises(RefusedError) as refused:
        redo(shelf.file)
    assert _codes(refused) == ["nothing-to-redo"]


def test_a_new_step_ends_what_can_be_redone(shelf: Shelf) -> None:
    shelf.add_deal(74)
    undo(shelf.file)
    shelf.add_deal(40)
    assert next_redo(shelf.file, shelf.file.desk) is None
    undo(shelf.file)
    assert shelf.points() == []


def test_undo_after_redo_takes_the_same_step_back_again(shelf: Shelf) -> None:
    shelf.add_deal(74)
    for _ in range(3):
        undo(shelf.file)
        assert shelf.points() == []
        redo(shelf.file)
        assert shelf.points() == [74]


def test_undo_is_an_entry_that_names_what_it_takes_back(shelf: Shelf) -> None:
    deal = shelf.add_deal(74)
    number = shelf.correct_deal(deal, 47)
    changes = undo(shelf.file)
    assert changes.action == "undo"
    assert changes.touched == {("deals", deal)}
    taken = entry(shelf.file, changes.journal)
    assert (taken.undoes, taken.values["of"], taken.values["of_action"]) == (number, number, "deal.correct")
    assert entry(shelf.file, number).undone_by == changes.journal
    again = redo(shelf.file)
    assert entry(shelf.file, again.journal).values["of"] == number
    assert entry(shelf.file, number).undone_by is None


def test_undo_by_number_is_refused_when_the_row_was_changed_since(shelf: Shelf) -> None:
    deal = shelf.add_deal(74)
    first = shelf.correct_deal(deal, 47)
    second = shelf.correct_deal(deal, 48)
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, first)
    assert _codes(refused) == ["undo-moved-on"]
    assert refused.value.problems[0].values["entry"] == second
    assert shelf.points() == [48]
    undo(shelf.file, second)
    undo(shelf.file, first)
    assert shelf.points() == [74]


def test_undo_of_an_older_step_leaves_the_newer_ones(shelf: Shelf) -> None:
    shelf.add_deal(74)
    older = shelf.file.journal
    shelf.add_deal(40)
    undo(shelf.file, older)
    assert shelf.points() == [40]


def test_a_step_is_undone_once(shelf: Shelf) -> None:
    shelf.add_deal(74)
    number = shelf.file.journal
    undo(shelf.file, number)
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, number)
    assert _codes(refused) == ["undone-already"]


def test_undo_of_what_others_stand_on_is_refused_and_changes_nothing(shelf: Shelf) -> None:
    drawn = shelf.file.journal
    shelf.add_deal(74)
    before = shelf.file.journal
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, drawn)
    assert _codes(refused) == ["row-in-use"]
    assert shelf.file.journal == before
    assert shelf.points() == [74]


def test_undo_that_would_leave_a_contradiction_is_refused(shelf: Shelf) -> None:
    """Swapped seats taken back one row at a time: here only half of a swap is undone."""
    with shelf.file.write("seat.people") as rows:
        rows.delete(SEAT, 6)
    half = rows.changes.journal
    with shelf.file.write("seat.people") as rows:
        rows.insert(SEAT, {"table_id": shelf.tables[1], "seat": 3, "entry_id": shelf.entries[5]})
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, half)
    assert _codes(refused) == ["row-doubled"]


def test_each_desk_undoes_its_own_last_step(shelf: Shelf) -> None:
    shelf.add_deal(74, desk="desk 1")
    shelf.add_deal(40, desk="desk 2")
    shelf.add_deal(66, desk="desk 1")
    undo(shelf.file, desk="desk 2")
    assert shelf.points() == [74, 66]
    undo(shelf.file, desk="desk 1")
    assert shelf.points() == [74]
    redo(shelf.file, desk="desk 2")
    assert shelf.points() == [74, 40]
    assert next_redo(shelf.file, "desk 2") is None
    assert next_redo(shelf.file, "desk 1") is not None


def test_a_desk_with_two_names_shares_one_open_file(shelf: Shelf) -> None:
    helper = shelf.file.at_desk("helper")
    with helper.write("tournament.change") as rows:
        rows.update(TOURNAMENT, shelf.tournament, {"place": "Hof"})
    assert last_step(shelf.file, "helper").id == shelf.file.journal
    assert last_step(shelf.file, "desk 1").id < shelf.file.journal


def test_the_last_step_can_be_asked_for_one_page_only(shelf: Shelf) -> None:
    shelf.add_deal(74)
    recorded = shelf.file.journal
    with shelf.file.write("entry.change") as rows:
        rows.update(ENTRY, 1, {"owes": 500})
    found = last_step(shelf.file, shelf.file.desk, actions=("deal.", "table."))
    assert found is not None
    assert found.id == recorded


def test_undo_and_redo_work_after_closing_and_opening(shelf: Shelf) -> None:
    deal = shelf.add_deal(74)
    shelf.correct_deal(deal, 47)
    with ClubFile.open(shelf.file.path) as again:
        undo(again)
        assert shelf.points() == [74]
    with ClubFile.open(shelf.file.path) as again:
        redo(again)
    assert shelf.points() == [47]


def test_making_the_club_file_is_lasting(shelf: Shelf) -> None:
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, 1)
    assert _codes(refused) == ["undo-lasting"]


def test_a_fresh_file_has_nothing_to_undo(tmp_path: Any) -> None:
    with ClubFile.create(tmp_path / "new.tapp") as file:
        with pytest.raises(RefusedError) as refused:
            undo(file)
        assert _codes(refused) == ["nothing-to-undo"]
        with pytest.raises(RefusedError):
            entry(file, 99)


def test_the_list_is_read_in_pages_of_one_tournament(shelf: Shelf) -> None:
    first = shelf.tournament
    shelf.add_tournament("Zweiter")
    for _ in range(5):
        shelf.add_deal()
    ours = entries(shelf.file, first)
    assert all(one.tournament_id == first for one in ours)
    newest = entries(shelf.file, first, limit=2)
    older = entries(shelf.file, first, before=newest[-1].id, limit=2)
    assert [one.id for one in (*newest, *older)] == [one.id for one in ours[:4]]


def test_the_story_of_one_deal_can_be_read(shelf: Shelf) -> None:
    deal = shelf.add_deal(74)
    shelf.add_deal(12)
    shelf.correct_deal(deal, 47)
    undo(shelf.file)
    assert [one.action for one in history(shelf.file, "deals", deal)] == ["undo", "deal.correct", "deal.record"]


# Names


def _all_text(file: ClubFile, *tables: str) -> str:
    return "\n".join(str(row) for table in tables for row in file.query(f"SELECT * FROM {table}"))


def test_names_stand_in_the_journal_only_where_they_can_be_removed(shelf: Shelf) -> None:
    with shelf.file.write("person.change", note="Bräuer said so") as rows:
        rows.update(PERSON, 1, {"last": "Łukasiewicz", "town": "Krähenhausen"})
    kept = _all_text(shelf.file, "journal", "journal_rows", "journal_chunks")
    for name in ("Änne", "Weiß", "Łukasiewicz", "Krähenhausen", "Bräuer"):
        assert name not in kept
        assert name in _all_text(shelf.file, "journal_private")


def test_the_chain_holds_after_names_were_removed_and_their_undo_is_refused(shelf: Shelf) -> None:
    with shelf.file.write("person.change") as rows:
        rows.update(PERSON, 1, {"last": "Groß"})
    number = rows.changes.journal
    shelf.file._writer.execute("DELETE FROM journal_private WHERE journal_id = ?", (number,))
    assert broken_links(shelf.file) == ()
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, number)
    assert _codes(refused) == ["undo-names-removed"]
    (change,) = changed_rows(shelf.file, number)
    assert "last" not in (change.after or {})


def test_equal_names_have_different_hashes(shelf: Shelf) -> None:
    with shelf.file.write("entry.import") as rows:
        for uuid in ("x1", "x2"):
            rows.insert(PERSON, {"uuid": uuid, "first": "Anna", "last": "Maier"})
    images = [row[0] for row in shelf.file.query("SELECT after FROM journal_rows WHERE name = 'persons'")][-2:]
    assert images[0].split("@private")[1][:60] != images[1].split("@private")[1][:60]


# Tampering


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE journal SET action = 'deal.correct' WHERE id = 5",
        "UPDATE journal SET at = '2020-01-01T00:00:00+01:00' WHERE id = 5",
        "UPDATE journal_rows SET after = replace(after, 'present', 'booked') WHERE journal_id = 5 AND name = 'entries'",
        "DELETE FROM journal_rows WHERE journal_id = 5 AND position = 1",
        "UPDATE journal_private SET content = replace(content, 'Weiß', 'Groß') WHERE journal_id = 5",
    ],
)
def test_an_altered_entry_is_named(shelf: Shelf, sql: str) -> None:
    path = shelf.file.path
    _tamper(path, sql)
    assert broken_links(shelf.file) == (5,)
    findings = {check.key: problems for check, problems in check_file(shelf.file)}
    assert findings["journal-chain"]


def test_a_removed_entry_breaks_the_chain_at_the_next_one(shelf: Shelf) -> None:
    _tamper(shelf.file.path, "DELETE FROM journal_rows WHERE journal_id = 5", "DELETE FROM journal WHERE id = 5")
    assert broken_links(shelf.file) == (6,)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE deals SET facts = '{\"points\": 120}'",
        "DELETE FROM deals",
        "UPDATE entries SET owes = 1 WHERE id = 1",
        "UPDATE persons SET last = 'Groß' WHERE id = 1",
        "INSERT INTO sitting_out (round_id, entry_id) SELECT 1, 1 WHERE 0",
        "INSERT INTO adjustments (tournament_id, entry_id, points, reason) VALUES (1, 1, '99', 'x')",
    ],
)
def test_what_was_written_past_the_gate_is_found(shelf: Shelf, sql: str) -> None:
    shelf.add_deal()
    assert strays(shelf.file) == ()
    _tamper(shelf.file.path, sql)
    assert bool(strays(shelf.file)) is not sql.endswith("WHERE 0")


def _tamper(path: Any, *statements: str) -> None:
    """Change a file as somebody with a database tool would, past all fences."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as conn:
        for (name,) in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            conn.execute(f'DROP TRIGGER "{name}"')
        for statement in statements:
            conn.execute(statement)


# Bulk


def _bulk(shelf: Shelf, count: int = 1200) -> list[int]:
    with shelf.file.write("tournament.import") as rows:
        values = [
            {"table_id": shelf.tables[0], "position": at, "facts": {"passed": True, "note": str(at)}}
            for at in range(count)
        ]
        made = rows.insert_many(DEAL, values, shelf.tournament)
    assert rows.changes.whole
    return made


def test_a_bulk_entry_is_undone_and_redone_as_one(shelf: Shelf) -> None:
    _bulk(shelf)
    before = shelf.points()
    undo(shelf.file)
    assert shelf.points() == []
    redo(shelf.file)
    assert shelf.points() == before
    undo(shelf.file)
    redo(shelf.file)
    assert shelf.points() == before
    assert broken_links(shelf.file) == ()
    assert strays(shelf.file) == ()


def test_a_bulk_entry_keeps_ids_and_hashes_and_no_images(shelf: Shelf) -> None:
    made = _bulk(shelf)
    chunks = shelf.file.query("SELECT ids, images, digest FROM journal_chunks")
    assert [image for _, image, _ in chunks] == [None] * 3
    assert sum(len(ids.split(",")) for ids, _, _ in chunks) == len(made)
    assert not shelf.file.query("SELECT 1 FROM journal_rows WHERE name = 'deals'")


@pytest.mark.parametrize("sql", ["UPDATE deals SET disputed = 1 WHERE id = 700", "DELETE FROM deals WHERE id = 700"])
def test_a_bulk_row_changed_past_the_gate_is_found(shelf: Shelf, sql: str) -> None:
    made = _bulk(shelf)
    assert 700 in made
    _tamper(shelf.file.path, sql)
    assert ("deals", 700) in strays(shelf.file)


def test_undo_of_a_bulk_entry_is_refused_when_one_row_was_changed_since(shelf: Shelf) -> None:
    made = _bulk(shelf)
    number = shelf.file.journal
    shelf.correct_deal(made[700], 2)
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, number)
    assert _codes(refused) == ["undo-moved-on-bulk"]
    undo(shelf.file)
    undo(shelf.file, number)
    assert shelf.points() == []


def test_a_cancelled_bulk_write_leaves_the_file_as_it_was(shelf: Shelf) -> None:
    before = shelf.file.journal
    asked: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        asked.append((done, total))
        return done < 1000

    values = [{"table_id": shelf.tables[0], "position": at, "facts": {"passed": True}} for at in range(3000)]
    with pytest.raises(RefusedError) as refused, shelf.file.write("tournament.import") as rows:
        rows.insert_many(DEAL, values, shelf.tournament, progress)
    assert _codes(refused) == ["cancelled"]
    assert asked == [(500, 3000), (1000, 3000)]
    assert shelf.points() == []
    assert shelf.file.journal == before


def test_a_cancelled_undo_of_a_bulk_entry_leaves_it_done(shelf: Shelf) -> None:
    _bulk(shelf)
    before = shelf.points()
    with pytest.raises(RefusedError) as refused:
        undo(shelf.file, progress=lambda done, total: done < 2)
    assert _codes(refused) == ["cancelled"]
    assert shelf.points() == before


def test_a_bulk_write_of_names_is_refused(shelf: Shelf) -> None:
    with pytest.raises(ValueError, match="persons"), shelf.file.write("entry.import") as rows:
        rows.insert_many(PERSON, [{"uuid": "x", "first": "A", "last": "B"}], None)


def test_a_bulk_write_ends_with_the_check_of_its_tournament(shelf: Shelf) -> None:
    seats = [{"table_id": shelf.tables[0], "seat": 5, "entry_id": shelf.entries[5]}]
    with pytest.raises(RefusedError) as refused, shelf.file.write("tournament.import") as rows:
        rows.insert_many(SEAT, seats, shelf.tournament)
    assert set(_codes(refused)) == {"seats-with-gap", "seated-twice"}


def test_rows_of_tables_written_in_one_entry_come_back_parents_first(shelf: Shelf) -> None:
    with shelf.file.write("round.draw") as rows:
        number = rows.insert(ROUND, {"tournament_id": shelf.tournament, "number": 2, "state": "drawn", "deals": {}})
        table = rows.insert(TABLE, {"round_id": number, "number": 1})
        for seat, person in enumerate(shelf.entries[:3], start=1):
            rows.insert(SEAT, {"table_id": table, "seat": seat, "entry_id": person})
    undo(shelf.file)
    assert not shelf.file.query("SELECT 1 FROM rounds WHERE number = 2")
    redo(shelf.file)
    assert shelf.file.query("SELECT count(*) FROM seats WHERE table_id = ?", (table,)) == [(3,)]
