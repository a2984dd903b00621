"""The journal as people read it: when, which desk, what, before and after, and whom and which table it concerns.

    steps(file, snapshot, entries) -> tuple of Step, in the order of the entries

Before and after are made of the row images that the journal keeps; a deal is
written as it is typed. What is hidden there (ids, codes, positions) is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime

from tappscore.i18n.text import Message, MessageValue, Text, mark, message
from tappscore.problems import RefusedError
from tappscore.rules.deal import from_members
from tappscore.rules.notation import write
from tappscore.rules.ruleset import Rules
from tappscore.services.actions import described
from tappscore.services.rule_lines import told_rules
from tappscore.store import journal
from tappscore.store.amounts import amount
from tappscore.store.club import ClubFile
from tappscore.store.journal import JournalEntry, RowChange, changed_rows_of
from tappscore.tournament.columns import ENTRY_STATES
from tappscore.tournament.rules_in_force import rules_of
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.steps import Step

_MOST = 6  # rows of one entry that are told


# Which page an action belongs to, by its beginning.
PAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("entries", ("entry.", "person.")),
    ("seating", ("round.", "seat.", "seating.", "table.add", "table.remove")),
    ("scoring", ("deal.", "table.")),
    ("standings", ("adjustment.", "standing.")),
    ("tonight", ("tournament.",)),
)

FIELD = mark("History", "{field} {value}")
_SEAT = mark("History", "seat {seat}: {name}")
YES = mark("History", "yes")
NO = mark("History", "no")
_MONEY = mark("History", "{euros}.{cents} €")
GONE = mark("History", "removed on request")

# What of a row is told, and what it is called; a column that is missing here is nobody's business.
_TOLD: Mapping[str, Mapping[str, Text]] = {
    "entries": {
        "number": mark("History", "number"),
        "state": mark("History", "state"),
        "withdrawn_from": mark("History", "gone from round"),
        "joined_in": mark("History", "joined in round"),
        "credit": mark("History", "points for missed rounds"),
        "owes": mark("History", "owes"),
        "guest": mark("History", "guest"),
        "team": mark("History", "team"),
        "fixed_table": mark("History", "fixed table"),
        "note": mark("History", "note"),
    },
    "persons": {
        "first": mark("History", "first name"),
        "last": mark("History", "last name"),
        "club": mark("History", "club"),
        "town": mark("History", "town"),
        "group": mark("History", "group"),
        "note": mark("History", "note"),
        "public": mark("History", "may be named"),
    },
    "tables": {
        "number": mark("History", "table"),
        "totals": mark("History", "totals"),
        "totals_stand": mark("History", "totals stand"),
        "control": mark("History", "control line"),
        "accepted": mark("History", "accepted"),
        "broken_off": mark("History", "broken off after"),
        "missing_deals": mark("History", "deals not played count"),
        "deals_planned": mark("History", "deals planned"),
    },
    "adjustments": {"points": mark("History", "points"), "reason": mark("History", "reason")},
    "rounds": {
        "number": mark("History", "round"),
        "state": mark("History", "state"),
        "deals": mark("History", "deals"),
    },
    "tournaments": {
        "name": mark("History", "name"),
        "day": mark("History", "day"),
        "place": mark("History", "venue"),
        "house": mark("History", "rules"),
        "ranking": mark("History", "ranking"),
        "state": mark("History", "state"),
        "rounds_planned": mark("History", "rounds"),
        "deals": mark("History", "deals"),
    },
    "rule_changes": {"round": mark("History", "from round"), "house": mark("History", "rules")},
    "substitutes": {"round": mark("History", "from round"), "takes_points": mark("History", "takes the points")},
    "releases": {"after_round": mark("History", "after round"), "state": mark("History", "state")},
}
_STATES: Mapping[str, Text] = {
    **ENTRY_STATES,
    "planned": mark("History", "planned"),
    "running": mark("History", "running"),
    "final": mark("History", "final"),
    "cancelled": mark("History", "cancelled"),
    "drawn": mark("History", "drawn"),
    "open": mark("History", "open"),
    "closed": mark("History", "closed"),
    "interim": mark("History", "interim"),
    "corrected": mark("History", "corrected"),
    "nothing": mark("History", "nothing"),
    "zero": mark("History", "zero"),
    "average": mark("History", "average"),
}
# What a new row says as a matter of course, and what is told only as far as it changes.
_USUAL = frozenset({("public", 1), ("joined_in", 1), ("state", "present"), ("missing_deals", "nothing")})
_LONG = frozenset({"house", "ranking", "deals"})
_WHOLE = frozenset({"tournament.import", "tournament.restore", "club.join"})
_FLAGS = frozenset({"guest", "public", "totals_stand", "takes_points"})
_NUMBERS = frozenset({"totals", "control"})


def steps(file: ClubFile, snapshot: Snapshot | None, entries: Sequence[JournalEntry]) -> tuple[Step, ...]:
    """Tell entries of the journal; `snapshot` names people and tables of the evening that is open."""
    teller = _Teller(snapshot)
    rows = changed_rows_of(file, [entry.id for entry in entries])
    return tuple(teller.step(entry, rows.get(entry.id, ())) for entry in entries)


def evening_steps(file: ClubFile, snapshot: Snapshot, most: int = 20_000) -> tuple[Step, ...]:
    """Tell everything that was done about one evening, the newest first."""
    return steps(file, snapshot, journal.entries(file, snapshot.id, limit=most))


def page_of(action: str) -> str:
    """Name the page that an action belongs to; `club` for what belongs to none."""
    return next((page for page, starts in PAGES if action.startswith(starts)), "club")


class _Teller:
    """Knows the evening's tables and people."""

    def __init__(self, snapshot: Snapshot | None) -> None:
        self._snapshot = snapshot
        self._tables = (
            {}
            if snapshot is None
            else {table.id: (round_.number, table) for round_ in snapshot.rounds for table in round_.tables}
        )
        self._entries = {} if snapshot is None else {entry.id: entry for entry in snapshot.entries}
        self._rules: dict[tuple[int, int], Rules] = {}
        self._persons = {entry.person.id: entry for entry in self._entries.values()}

    def step(self, entry: JournalEntry, rows: Sequence[RowChange]) -> Step:
        about = str(entry.values.get("of_action", entry.action))
        told = [row for row in rows if self._is_told(row)][:_MOST]
        if about in _WHOLE:
            told = [row for row in told if row.name == "tournaments"]
        return Step(
            number=entry.id,
            desk=entry.desk,
            reason=entry.note or "",
            undone_by=entry.undone_by,
            at=datetime.fromisoformat(entry.at).astimezone(),
            what=described(entry),
            before=tuple(said for row in told for said in self._side(row, row.before, row.after)),
            after=tuple(said for row in told for said in self._side(row, row.after, row.before)),
            page=page_of(about),
            round=_whole(entry.values.get("round")),
            table=_whole(entry.values.get("table")),
            people=self._people(entry, rows),
        )

    def _is_told(self, row: RowChange) -> bool:
        return row.name in _TOLD or row.name in ("deals", "seats")

    def _people(self, entry: JournalEntry, rows: Iterable[RowChange]) -> frozenset[int]:
        numbers = {entry.values.get("number"), entry.values.get("other")} if "number" in entry.values else set()
        for row in rows:
            for image in (row.before, row.after):
                if image is None:
                    continue
                for key in ("entry_id", "by_id"):
                    if (found := self._entries.get(_whole(image.get(key)) or 0)) is not None:
                        numbers.add(found.number)
                if row.name == "persons" and (one := self._persons.get(row.row_id)) is not None:
                    numbers.add(one.number)
                if row.name == "entries" and row.row_id in self._entries:
                    numbers.add(self._entries[row.row_id].number)
                if row.name == "deals" and (there := self._tables.get(_whole(image.get("table_id")) or 0)) is not None:
                    numbers.update(self._entries[seat].number for seat in there[1].seats)
        return frozenset(number for number in numbers if isinstance(number, int))

    def _side(
        self, row: RowChange, image: Mapping[str, object] | None, other: Mapping[str, object] | None
    ) -> list[Message]:
        """Tell one side of a row, of its columns only those that differ from the other side."""
        if image is None:
            return []
        if row.name == "deals":
            return self._deal(image, other)
        if row.name == "seats":
            return self._seat(image)
        said = []
        for column, label in _TOLD[row.name].items():
            if column not in image:
                said.append(message(FIELD, field=label, value=message(GONE)))
                continue
            value = image[column]
            if other is not None and other.get(column) == value:
                continue
            if other is None and (value in (None, "", 0, "[]", "{}") or (column, value) in _USUAL or column in _LONG):
                continue  # of a new row only what it says
            if column == "house" and other is not None:
                said += self._rules_told(image, str(value), str(other.get(column)))
                continue
            if column in _LONG and other is not None:
                value = _differing(str(value), str(other.get(column)))
            said.append(message(FIELD, field=label, value=_shown(column, value)))
        return said

    def _rules_told(self, image: Mapping[str, object], mine: str, theirs: str) -> tuple[Message, ...]:
        """Tell changed options in words; rules from a round on have the game of their evening."""
        game = image.get("variant") or (self._snapshot.variant if self._snapshot is not None else "")
        return told_rules(str(game), _whole(image.get("revision")) or 0, _table(mine), _table(theirs))

    def _deal(self, image: Mapping[str, object], other: Mapping[str, object] | None) -> list[Message]:
        deal = from_members(json.loads(str(image["facts"])))
        there = self._tables.get(_whole(image.get("table_id")) or 0)
        text = deal.contract or deal.kind
        if there is not None and self._snapshot is not None:
            try:
                text = write(self._rules_of(there[0], len(there[1].seats)), deal)
            except (RefusedError, KeyError, LookupError, TypeError):
                text = deal.contract or deal.kind  # facts of other rules than those in force now
        said = [Message(Text("", text.replace("{", "").replace("}", "")))]
        moved = other is not None and other.get("table_id") != image.get("table_id")
        if moved and there is not None:
            said.append(message(mark("History", "table {table}"), table=there[1].number))
        if image.get("disputed"):
            counts = mark("History", "disputed, counts") if image.get("counts") else mark("History", "disputed")
            said.append(message(counts))
        return said

    def _rules_of(self, round_no: int, seats: int) -> Rules:
        """Give the rules of a table, bound once."""
        if self._snapshot is None:
            raise LookupError(round_no)
        if (round_no, seats) not in self._rules:
            self._rules[round_no, seats] = rules_of(self._snapshot, round_no, seats)
        return self._rules[round_no, seats]

    def _seat(self, image: Mapping[str, object]) -> list[Message]:
        found = self._entries.get(_whole(image.get("entry_id")) or 0)
        if found is None:
            return []
        name = f"{found.number} {found.person.spoken}".strip()
        return [message(_SEAT, seat=_whole(image.get("seat")) or 0, name=name)]


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _shown(column: str, value: object) -> MessageValue:
    """Put a stored value into what a sentence takes; what is empty is a dash, or its name would stand alone."""
    if value is None or value == "":
        return "–"
    if column in _FLAGS:
        return YES if value else NO
    if column in _NUMBERS:
        return " ".join(_amount(each) for each in json.loads(str(value)))
    if column == "points":
        return _amount(json.loads(str(value)))
    if column == "day":
        return date.fromisoformat(str(value))
    if column == "owes" and isinstance(value, int):
        return message(_MONEY, euros=value // 100, cents=f"{value % 100:02}")
    if isinstance(value, int):
        return value
    return _STATES.get(str(value), str(value)) if column in ("state", "missing_deals") else _plain(str(value))


def _amount(value: object) -> str:
    return str(amount(value)).replace("-", "−")


def _differing(text: str, other: str) -> str:
    """Keep of a stored table only what differs from the other one; anything else stays as it is."""
    if not (text.startswith("{") and other.startswith("{")):
        return text
    mine, theirs = json.loads(text), json.loads(other)
    return json.dumps({key: value for key, value in mine.items() if theirs.get(key) != value})


def _table(text: str) -> Mapping[str, object]:
    read = json.loads(text) if text.startswith("{") else {}
    return read if isinstance(read, dict) else {}


def _plain(text: str) -> str:
    """Make a stored list or table readable; anything else stays as it is."""
    if text[:1] not in "[{":
        return text
    try:
        read = json.loads(text)
    except ValueError:
        return text
    pairs = read.items() if isinstance(read, dict) else ((None, each) for each in read)
    return ", ".join(str(each) if key is None else f"{key} {each}" for key, each in pairs)
