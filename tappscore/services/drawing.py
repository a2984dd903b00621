"""What drawing a round writes and what it refuses; shared by the verbs of rounds and of draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from tappscore.problems import Problem, RefusedError
from tappscore.services.planning import fits, history_of, plays, seated, sizes_of, wishes_of
from tappscore.store.gate import Rows
from tappscore.store.loading import load
from tappscore.store.lookups import ids, rows_where
from tappscore.store.tables import ROUND, SEAT, SITTING_OUT, TABLE, whole
from tappscore.tournament.rules_in_force import rules_of
from tappscore.tournament.sheet_code import sheet_code
from tappscore.tournament.snapshot import Entry, Round, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.seating import Seating

Tables = Sequence[tuple[int, Sequence[int]]]


def drawing_problems(
    tournament: Snapshot, round_no: int, tables: Tables, sitting_out: Sequence[int], last_drawn: int | None = None
) -> list[Problem]:
    """List what speaks against a seating as the next round: its number, people missing, doubled or strange, sizes.

    `last_drawn` is the last round there is, where the tournament was loaded before it was written.
    """
    last = max((round_.number for round_ in tournament.rounds), default=0) if last_drawn is None else last_drawn
    if round_no != last + 1:
        code = "round-drawn-already" if round_no <= last else "round-out-of-order"
        return [Problem(code, field="round", values={"round": round_no, "next": last + 1})]
    if round_no > tournament.rounds_planned:
        return [
            Problem(
                "round-beyond-plan", field="round", values={"round": round_no, "planned": tournament.rounds_planned}
            )
        ]
    people = {entry.id: entry for entry in tournament.entries}
    seated = Counter(entry_id for _, seats in tables for entry_id in seats)
    seated.update(sitting_out)
    found = [Problem("unknown-entry", field="seats", values={"entry": str(one)}) for one in seated if one not in people]
    found += doubled(seated, people)
    found += [
        Problem("entry-not-playing", field="seats", values={"number": people[one].number, "round": round_no})
        for one in seated
        if one in people and not plays(people[one], round_no)
    ]
    left = [entry.number for entry in tournament.entries if plays(entry, round_no) and entry.id not in seated]
    if tables and left:
        numbers = ", ".join(str(number) for number in left)
        found.append(Problem("people-left-out", field="seats", values={"count": len(left), "numbers": numbers}))
    return found + _table_problems(tournament, round_no, tables)


def doubled(seated: Counter[int], people: Mapping[int, Entry]) -> list[Problem]:
    """List who would sit twice."""
    return [
        Problem("seated-twice", field="seats", values={"number": people[one].number})
        for one, times in seated.items()
        if times > 1 and one in people
    ]


def _table_problems(tournament: Snapshot, round_no: int, tables: Tables) -> list[Problem]:
    found: list[Problem] = []
    for number, times in Counter(number for number, _ in tables).items():
        if not 1 <= number <= 400:
            found.append(Problem("table-number-out-of-range", field="table", values={"low": 1, "high": 400}))
        elif times > 1:
            found.append(Problem("table-number-taken", field="table", values={"table": number}))
    legal = {size: _is_legal(tournament, round_no, size) for size in {len(seats) for _, seats in tables}}
    found += [
        Problem("table-size-wrong", field="table", values={"table": number, "count": len(seats)})
        for number, seats in tables
        if not legal[len(seats)]
    ]
    return found


def _is_legal(tournament: Snapshot, round_no: int, size: int) -> bool:
    try:
        rules_of(tournament, round_no, size)
    except RefusedError:
        return False
    return True


def deals_of_sizes(
    tournament: Snapshot, sizes: Iterable[int], known: Mapping[int, int] | None = None
) -> dict[int, int]:
    """Give the deals of each table size; for a size nobody planned, as many a person as elsewhere."""
    deals = dict(known or tournament.deals)
    for size in sizes:
        if size not in deals:
            base, count = next(iter(sorted(deals.items())), (3, 12))
            deals[size] = max(1, round(count * size / base))
    return deals


def lay(rows: Rows, tournament: Snapshot, round_id: int, round_no: int, number: int, people: Sequence[int]) -> int:
    """Write a table with its people; the id of its row."""
    table_id = rows.insert(
        TABLE, {"round_id": round_id, "number": number, "code": sheet_code(tournament.uuid, round_no, number)}
    )
    for seat, entry_id in enumerate(people, start=1):
        rows.insert(SEAT, {"table_id": table_id, "seat": seat, "entry_id": entry_id})
    return table_id


def keep_round(
    rows: Rows,
    tournament: Snapshot,
    round_no: int,
    tables: Tables,
    sitting_out: Sequence[int] = (),
    *,
    method: str = "",
    seed: int | None = None,
    loosened: Sequence[str] = (),
) -> int:
    """Write a drawn round; the id of its row."""
    round_id = rows.insert(
        ROUND,
        {
            "tournament_id": tournament.id,
            "number": round_no,
            "state": "drawn",
            "deals": deals_of_sizes(tournament, (len(people) for _, people in tables)),
            "method": method,
            "seed": seed,
            "loosened": list(loosened),
        },
    )
    for number, people in tables:
        lay(rows, tournament, round_id, round_no, number, people)
    for entry_id in sitting_out:
        rows.insert(SITTING_OUT, {"round_id": round_id, "entry_id": entry_id})
    return round_id


def take_back(rows: Rows, round_: Round) -> None:
    """Delete a round that nothing was typed of."""
    for table in round_.tables:
        for seat_id in ids(rows, SEAT, table_id=table.id):
            rows.delete(SEAT, seat_id)
        rows.delete(TABLE, table.id)
    for row_id in ids(rows, SITTING_OUT, round_id=round_.id):
        rows.delete(SITTING_OUT, row_id)
    rows.delete(ROUND, round_.id)


def mend_drawn(rows: Rows, tournament_id: int, from_round: int = 1) -> tuple[int, ...]:
    """Bring rounds that are drawn and not begun to the people who play; the numbers of those that changed.

    Only what must move moves (`tournament.seating.mend`); rounds that fit already are left alone. A round that has
    not people enough for one table any more is taken back, with those after it.
    """
    changed: list[int] = []
    # Whether a round fits depends on the people alone: what is mended here changes no answer of a later one.
    before = load(rows, tournament_id)
    wrong = [each for each in before.rounds if each.state == "drawn" and not fits(before, each)]
    for number in [each.number for each in wrong if each.number >= from_round]:
        # Loaded anew for each: a round is mended after the rounds before it as they are now.
        snapshot = load(rows, tournament_id)
        round_ = next((each for each in snapshot.rounds if each.number == number), None)
        if round_ is None or round_.state != "drawn" or fits(snapshot, round_):
            continue
        changed.append(number)
        if sum(plays(entry, number) for entry in snapshot.entries) < min(sizes_of(snapshot)):
            for each in reversed([one for one in snapshot.rounds if one.number >= number]):
                take_back(rows, each)
        else:
            rewrite(rows, snapshot, round_, mended(snapshot, round_))
    return tuple(changed)


def mended(snapshot: Snapshot, round_: Round, free: Collection[int] | None = None) -> Seating:
    """Seat the people who play, nobody moving who need not; with `free` only tables of these numbers may change."""
    from tappscore.tournament.seating import mend

    present = [entry.id for entry in snapshot.entries if plays(entry, round_.number)]
    wishes = wishes_of(snapshot)
    locked = [
        table.number
        for table in round_.tables
        if table.deals or table.totals or table.control or (free is not None and table.number not in free)
    ]
    change = mend(seated(round_), present, history_of(snapshot, round_.number), wishes, locked, round_.seed or 0)
    return change.plan.rounds[0]


def rewrite(rows: Rows, tournament: Snapshot, round_: Round, seating: Seating) -> None:
    """Write other seats of a round, touching only what differs."""
    _lay_anew(rows, tournament, round_, seating)
    deals = deals_of_sizes(tournament, map(len, seating.tables), round_.deals_per_table)
    if deals != dict(round_.deals_per_table):
        rows.update(ROUND, round_.id, {"deals": deals})
    _sit_out(rows, round_, seating)


def _lay_anew(rows: Rows, tournament: Snapshot, round_: Round, seating: Seating) -> None:
    there = {table.number: table for table in round_.tables}
    after = dict(seating.numbered)
    for number, table in there.items():
        if number not in after:
            for seat_id in ids(rows, SEAT, table_id=table.id):
                rows.delete(SEAT, seat_id)
            rows.delete(TABLE, table.id)
        elif table.seats != after[number]:
            _seat_people(rows, table.id, after[number])
    for number, people in after.items():
        if number not in there:
            lay(rows, tournament, round_.id, round_.number, number, people)


def _sit_out(rows: Rows, round_: Round, seating: Seating) -> None:
    for entry_id in set(round_.sitting_out).difference(seating.sitting_out):
        for row_id in ids(rows, SITTING_OUT, round_id=round_.id, entry_id=entry_id):
            rows.delete(SITTING_OUT, row_id)
    for entry_id in seating.sitting_out:
        if entry_id not in round_.sitting_out:
            rows.insert(SITTING_OUT, {"round_id": round_.id, "entry_id": entry_id})


def _seat_people(rows: Rows, table_id: int, people: Sequence[int]) -> None:
    found = rows_where(rows, SEAT, table_id=table_id)
    there = [whole(row["id"]) for row in sorted(found, key=lambda row: whole(row["seat"]))]
    for seat, entry_id in enumerate(people, start=1):
        if seat <= len(there):
            rows.update(SEAT, there[seat - 1], {"entry_id": entry_id})
        else:
            rows.insert(SEAT, {"table_id": table_id, "seat": seat, "entry_id": entry_id})
    for row_id in there[len(people) :]:
        rows.delete(SEAT, row_id)
