"""Club files with a few rows, written through the gate as services do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.tables import DEAL, ENTRY, PERSON, ROUND, SEAT, TABLE, TOURNAMENT


class Shelf:
    """A club file and the ids of what was put into it."""

    def __init__(self, file: ClubFile) -> None:
        self.file = file
        self.tournament = 0
        self.entries: list[int] = []
        self.tables: list[int] = []
        self._count = 0

    def add_tournament(self, name: str = "Abend") -> int:
        self._count += 1
        with self.file.write("tournament.create") as rows:
            self.tournament = rows.insert(TOURNAMENT, tournament_row(name, f"t{self._count}"))
        return self.tournament

    def add_people(self, count: int = 3) -> list[int]:
        for _ in range(count):
            self._count += 1
            with self.file.write("entry.register") as rows:
                person = rows.insert(PERSON, {"uuid": f"p{self._count}", "first": "Änne", "last": f"Weiß{self._count}"})
                values = {"uuid": f"e{self._count}", "tournament_id": self.tournament, "person_id": person}
                entry = rows.insert(ENTRY, {**values, "number": self._count, "state": "present"})
            self.entries.append(entry)
        return self.entries

    def add_round(self, number: int = 1, tables: int = 1) -> int:
        with self.file.write("round.draw") as rows:
            round_id = rows.insert(
                ROUND, {"tournament_id": self.tournament, "number": number, "state": "open", "deals": {3: 12}}
            )
            for at in range(tables):
                self.tables.append(lay_table(rows, round_id, at + 1, self.entries[3 * at : 3 * at + 3]))
        return round_id

    def add_deal(self, points: int = 74, table: int | None = None, desk: str | None = None) -> int:
        self._count += 1
        with self.file.write("deal.record", desk=desk) as rows:
            facts = {"declarer": 1, "contract": "frage", "points": points}
            values = {"table_id": table or self.tables[0], "position": 1024 * self._count, "facts": facts}
            return rows.insert(DEAL, values)

    def correct_deal(self, deal: int, points: int, desk: str | None = None) -> int:
        with self.file.write("deal.correct", desk=desk) as rows:
            rows.update(DEAL, deal, {"facts": {"declarer": 1, "contract": "frage", "points": points}})
        return rows.changes.journal

    def points(self) -> list[int]:
        """The card points of the deals; of passed ones the number in their note."""
        sql = "SELECT coalesce(json_extract(facts, '$.points'), json_extract(facts, '$.note')) FROM deals "
        return [int(row[0]) for row in self.file.query(sql + "ORDER BY table_id, position")]


def tournament_row(name: str, uuid: str) -> dict[str, object]:
    return {
        "uuid": uuid,
        "name": name,
        "day": "2026-11-28",
        "place": "Igelsberg",
        "variant": "wuerttemberg",
        "revision": 1,
        "house": {},
        "ranking": ["points"],
        "state": "running",
        "rounds_planned": 3,
        "deals": {3: 12},
        "prefer": 3,
        "seed": 1,
    }


def lay_table(rows: Rows, round_id: int, number: int, people: list[int]) -> int:
    table = rows.insert(TABLE, {"round_id": round_id, "number": number})
    for seat, entry in enumerate(people, start=1):
        rows.insert(SEAT, {"table_id": table, "seat": seat, "entry_id": entry})
    return table


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that every shelf begins as; made once, since each step of it waits for the disk."""
    path = tmp_path_factory.mktemp("model") / "club.tapp"
    with ClubFile.create(path) as file:
        made = Shelf(file)
        made.add_tournament()
        made.add_people(6)
        made.add_round(tables=2)
    return path


@pytest.fixture
def shelf(tmp_path: Path, model: Path) -> Iterator[Shelf]:
    """An evening with two tables of three."""
    path = tmp_path / "club.tapp"
    shutil.copy(model, path)
    with ClubFile.open(path) as file:
        made = Shelf(file)
        made.tournament = 1
        made.entries = [1, 2, 3, 4, 5, 6]
        made.tables = [1, 2]
        made._count = 7
        yield made
