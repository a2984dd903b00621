"""To which tournament, round and table a touched row belongs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tappscore.store.gate import Chunk, Rows, Touch

Touches = Mapping[tuple[str, int], "Touch"]


@dataclass(slots=True)
class Owned:
    """The ids that a block of writes concerns, those of removed rows included."""

    tournaments: set[int] = field(default_factory=set)
    rounds: set[int] = field(default_factory=set)
    tables: set[int] = field(default_factory=set)


def owners(rows: Rows, touches: Touches, chunks: Sequence[Chunk]) -> Owned:
    """Collect the owners of all touched rows; a row that moved belongs to the old and the new one."""
    owned = Owned()
    owned.tournaments.update(chunk.tournament_id for chunk in chunks if chunk.tournament_id is not None)
    for (name, row_id), touch in touches.items():
        for image in (touch.before, touch.after):
            if image is not None:
                _own(rows, touches, owned, name, row_id, image)
    return owned


def _own(rows: Rows, touches: Touches, owned: Owned, name: str, row_id: int, image: Mapping[str, object]) -> None:
    if name == "persons":
        found = rows.query("SELECT DISTINCT tournament_id FROM entries WHERE person_id = ?", (row_id,))
        owned.tournaments.update(row[0] for row in found)
        return
    if name == "apart" and image["tournament_id"] is None:
        found = rows.query(
            "SELECT DISTINCT tournament_id FROM entries WHERE person_id IN (?, ?)",
            (image["person_id"], image["other_id"]),
        )
        owned.tournaments.update(row[0] for row in found)
        return
    table = row_id if name == "tables" else image.get("table_id")
    if table is not None:
        owned.tables.add(_whole(table))
    round_ = row_id if name == "rounds" else image.get("round_id") if table is None else _parent(rows, touches, table)
    if name == "tables":
        round_ = image["round_id"]
    if round_ is not None:
        owned.rounds.add(_whole(round_))
        owned.tournaments.update(_tournament(rows, touches, _whole(round_)))
    tournament = row_id if name == "tournaments" else image.get("tournament_id")
    if tournament is not None:
        owned.tournaments.add(_whole(tournament))


def _parent(rows: Rows, touches: Touches, table_id: object) -> object:
    """Find a table's round, also when the table was made or removed in this block."""
    touch = touches.get(("tables", _whole(table_id)))
    if touch is not None:
        image = touch.after or touch.before
        assert image is not None
        return image["round_id"]
    found = rows.query("SELECT round_id FROM tables WHERE id = ?", (table_id,))
    return found[0][0] if found else None


def _tournament(rows: Rows, touches: Touches, round_id: int) -> list[int]:
    touch = touches.get(("rounds", round_id))
    if touch is not None:
        image = touch.after or touch.before
        assert image is not None
        return [_whole(image["tournament_id"])]
    return [row[0] for row in rows.query("SELECT tournament_id FROM rounds WHERE id = ?", (round_id,))]


def _whole(value: object) -> int:
    assert isinstance(value, int), value
    return value
