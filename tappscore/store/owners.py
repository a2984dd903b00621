"""To which tournament, round and table a touched row belongs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tappscore.store.source import Source
from tappscore.store.tables import whole
from tappscore.store.touches import Chunk, Touch

Touches = Mapping[tuple[str, int], Touch]


@dataclass(slots=True)
class Owned:
    """The ids that a block of writes concerns, those of removed rows included."""

    tournaments: set[int] = field(default_factory=set)
    rounds: set[int] = field(default_factory=set)
    tables: set[int] = field(default_factory=set)


def owners(rows: Source, touches: Touches, chunks: Sequence[Chunk]) -> Owned:
    """Collect the owners of all touched rows; a row that moved belongs to the old and the new one."""
    owned = Owned()
    owned.tournaments.update(chunk.tournament_id for chunk in chunks if chunk.tournament_id is not None)
    for (name, row_id), touch in touches.items():
        for image in (touch.before, touch.after):
            if image is not None:
                _own(rows, touches, owned, name, row_id, image)
    return owned


def _own(rows: Source, touches: Touches, owned: Owned, name: str, row_id: int, image: Mapping[str, object]) -> None:
    if name in ("seasons", "season_evenings"):
        return  # a tournament does not know in which seasons it counts
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
        owned.tables.add(whole(table))
    round_ = row_id if name == "rounds" else image.get("round_id") if table is None else _parent(rows, touches, table)
    if name == "tables":
        round_ = image["round_id"]
    if round_ is not None:
        owned.rounds.add(whole(round_))
        owned.tournaments.update(_tournament(rows, touches, whole(round_)))
    tournament = row_id if name == "tournaments" else image.get("tournament_id")
    if tournament is not None:
        owned.tournaments.add(whole(tournament))


def _parent(rows: Source, touches: Touches, table_id: object) -> object:
    """Find a table's round, also when the table was made or removed in this block."""
    touch = touches.get(("tables", whole(table_id)))
    if touch is not None:
        image = touch.after or touch.before or {}
        return image["round_id"]
    found = rows.query("SELECT round_id FROM tables WHERE id = ?", (table_id,))
    return found[0][0] if found else None


def _tournament(rows: Source, touches: Touches, round_id: int) -> list[int]:
    touch = touches.get(("rounds", round_id))
    if touch is not None:
        image = touch.after or touch.before or {}
        return [whole(image["tournament_id"])]
    return [row[0] for row in rows.query("SELECT tournament_id FROM rounds WHERE id = ?", (round_id,))]
