"""Verbs at the entry desk: who takes part, and how."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from uuid import uuid4

from tappscore.i18n.formats import folded, one_line
from tappscore.problems import Problem, RefusedError
from tappscore.services.drawing import mend_drawn
from tappscore.services.states import entry_of, unfinished, writable
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import entries, head, person, persons
from tappscore.store.lookups import apart_rows, ids, numbers_of, rows_where, sittings
from tappscore.store.tables import ADJUSTMENT, APART, ENTRY, PERSON, ROUND, SEAT, SITTING_OUT, SUBSTITUTE, whole
from tappscore.tournament.snapshot import Entry, EntryState, Person, Snapshot

Progress = Callable[[int, int], bool]

_CHANGEABLE = frozenset({"number", "guest", "owes", "team", "fixed_table", "note", "joined_in", "credit", "missed"})
_PERSONAL = ("first", "last", "club", "town", "group", "note", "public")
_GONE = ("withdrawn", "disqualified")


class Registration:
    """The entries of one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def register(
        self,
        first: str = "",
        last: str = "",
        club: str = "",
        town: str = "",
        person_id: int | None = None,
        number: int | None = None,
        state: EntryState = "present",
        owes: int = 0,
        *,
        guest: bool = False,
        team: str = "",
        note: str = "",
        joined_in: int | None = None,
        credit: int | None = None,
    ) -> ChangeSet:
        """Enter a person of earlier evenings (`person_id`) or a new one; the next free number unless one is given.

        `owes` in cents; present means paid. Who comes late joins in the next round that is not under way, with the
        points for the rounds missed that are usual this evening (`credit_for`) unless `credit` states others.
        Gaps in the numbers are left; a number can be typed. RefusedError `name-missing`, `number-taken`,
        `person-entered-already`, `unknown-person`. Namesakes are never refused.
        """
        with self._file.write("entry.book" if state == "booked" else "entry.register") as rows:
            tournament = unfinished(head(rows, self._tournament))
            if person_id is None:
                person_id = new_person(rows, {"first": first, "last": last, "club": club, "town": town})
            else:
                person(rows, person_id)
            number = self._number(rows, number)
            facts: dict[str, object] = {
                "person_id": person_id,
                "number": number,
                "state": state,
                "owes": owes,
                "guest": guest,
                "team": team,
                "note": note,
                "joined_in": joined_in or self._next_round(rows),
            }
            enter(rows, tournament, facts if credit is None else {**facts, "credit": credit})
            rows.values["number"] = number
        return rows.changes

    def book(
        self, first: str = "", last: str = "", club: str = "", town: str = "", person_id: int | None = None
    ) -> ChangeSet:
        """Note somebody as booked, who is not here yet."""
        return self.register(first, last, club, town, person_id, state="booked")

    def mark(self, entry_id: int, state: EntryState, from_round: int | None = None, reason: str = "") -> ChangeSet:
        """Set an entry's state; withdrawn and disqualified hold from a round on, the next one unless it is given.

        Past results stay; rounds that are drawn and not begun are mended, nobody moving who need not.
        Who booked and comes after a round has begun joins in the next one, as somebody new would.
        RefusedError `entry-seated` when the person sits in a round that has begun from there on.
        """
        with self._file.write(f"entry.{state}", note=reason) as rows:
            writable(head(rows, self._tournament), reason)
            entry = entry_of(rows, self._tournament, entry_id)
            rows.values["number"] = entry.number
            begun = _begun(rows, self._tournament)
            seated = [one for one in sittings(rows, entry_id) if state not in _GONE or one[0] in begun]
            if state in _GONE:
                from_round = from_round if from_round is not None else max((one for one, _ in seated), default=0) + 1
                late = [one for one in seated if one[0] >= from_round and state == "withdrawn"]
                if late:
                    values = {"number": entry.number, "round": late[0][0], "table": late[0][1]}
                    raise RefusedError(Problem("entry-seated", field="from_round", values=values))
                rows.values["from"] = from_round
            elif state != "present" and seated:
                values = {"number": entry.number, "round": seated[0][0], "table": seated[0][1]}
                raise RefusedError(Problem("entry-seated", field="state", values=values))
            facts: dict[str, object] = {"state": state, "withdrawn_from": from_round if state in _GONE else None}
            if state == "present" and entry.state in ("booked", "waiting") and not seated:
                facts |= joining(rows, head(rows, self._tournament), entry, self._next_round(rows))
            rows.update(ENTRY, entry_id, facts)
            if state in _GONE and from_round is not None:
                # Rounds that are drawn ahead and not begun are brought to those who stay.
                mend_drawn(rows, self._tournament, from_round)
        return rows.changes

    def withdraw(self, entry_id: int, from_round: int | None = None, reason: str = "") -> ChangeSet:
        """Let an entry play no more from a round on."""
        return self.mark(entry_id, "withdrawn", from_round, reason)

    def reinstate(self, entry_id: int, reason: str = "") -> ChangeSet:
        """Let an entry take part again."""
        return self.mark(entry_id, "present", reason=reason)

    def change(self, entry_id: int, reason: str = "", **facts: object) -> ChangeSet:
        """Change number, guest, owes, team, fixed_table, note, joined_in, credit, missed; KeyError for another fact."""
        if unknown := facts.keys() - _CHANGEABLE:
            raise KeyError(sorted(unknown))
        with self._file.write("entry.change", note=reason) as rows:
            writable(head(rows, self._tournament), reason)
            entry = entry_of(rows, self._tournament, entry_id)
            if facts.get("number", entry.number) != entry.number:
                facts["number"] = self._number(rows, facts["number"])
            rows.update(ENTRY, entry_id, facts)
            rows.values["number"] = entry.number
        return rows.changes

    def rename(
        self,
        person_id: int,
        first: str | None = None,
        last: str | None = None,
        club: str | None = None,
        town: str | None = None,
        **facts: object,
    ) -> ChangeSet:
        """Change a person's name, club, town, group, note or public everywhere; None leaves it."""
        given = {"first": first, "last": last, "club": club, "town": town}
        values = {key: one_line(value) for key, value in given.items() if value is not None}
        if unknown := facts.keys() - set(_PERSONAL):
            raise KeyError(sorted(unknown))
        with self._file.write("person.change") as rows:
            old = person(rows, person_id)
            if not (values.get("first", old.first) or values.get("last", old.last)):
                raise RefusedError(Problem("name-missing", field="last"))
            rows.update(PERSON, person_id, {**values, **facts})
        return rows.changes

    def remove(self, entry_id: int) -> ChangeSet:
        """Take back a registration; the person too, when nothing else is known of them.

        RefusedError `entry-has-played` once the entry sat at a table or has adjustments: withdraw it instead.
        """
        with self._file.write("entry.remove") as rows:
            unfinished(head(rows, self._tournament))
            entry = entry_of(rows, self._tournament, entry_id)
            stands = any(ids(rows, table, entry_id=entry_id) for table in (SEAT, ADJUSTMENT, SITTING_OUT, SUBSTITUTE))
            if stands or ids(rows, SUBSTITUTE, by_id=entry_id):
                raise RefusedError(Problem("entry-has-played", field="entry", values={"number": entry.number}))
            rows.delete(ENTRY, entry_id)
            who = entry.person.id
            if not (
                ids(rows, ENTRY, person_id=who) or ids(rows, APART, person_id=who) or ids(rows, APART, other_id=who)
            ):
                rows.delete(PERSON, entry.person.id)
            rows.values["number"] = entry.number
        return rows.changes

    def keep_apart(self, entry_id: int, other_id: int, *, always: bool = False) -> ChangeSet:
        """Never seat two people together: this evening, or at all events."""
        with self._file.write("entry.apart") as rows:
            tournament = unfinished(head(rows, self._tournament))
            one, other = (entry_of(rows, self._tournament, each) for each in sorted((entry_id, other_id)))
            if one.id == other.id:
                raise RefusedError(Problem("apart-from-oneself", field="other", values={"number": one.number}))
            self._part(rows, one.person, other.person)
            rows.insert(
                APART,
                {
                    "tournament_id": None if always else tournament.id,
                    "person_id": one.person.id,
                    "other_id": other.person.id,
                },
            )
            rows.values |= {"number": one.number, "other": other.number}
        return rows.changes

    def let_together(self, entry_id: int, other_id: int) -> ChangeSet:
        """Lift what `keep_apart` said of two people."""
        with self._file.write("entry.together") as rows:
            unfinished(head(rows, self._tournament))
            one, other = entry_of(rows, self._tournament, entry_id), entry_of(rows, self._tournament, other_id)
            self._part(rows, one.person, other.person)
            rows.values |= {"number": one.number, "other": other.number}
        return rows.changes

    def _part(self, rows: Rows, one: Person, other: Person) -> None:
        for number in apart_rows(rows, self._tournament, one.id, other.id):
            rows.delete(APART, number)

    def import_players(self, players: Sequence[Mapping[str, object]], progress: Progress | None = None) -> ChangeSet:
        """Enter a list of players as one step.

        Each has `first`, `last`, and may have `club`, `town`, `group`, `number`, `state`, `owes`, `team`, `note`.

        Somebody of earlier evenings with the same name, club and town is the same person, where there is only one.
        RefusedError with every faulty line (`line` in the values, from 1), or `cancelled`.
        """
        with self._file.write("entry.import", values={"count": len(players)}) as rows:
            tournament = unfinished(head(rows, self._tournament))
            register = _Register(rows, self._tournament)
            faulty: list[Problem] = []
            fresh = self._next_round(rows)
            for line, player in enumerate(players, start=1):
                facts = {"state": "present", "owes": 0, "team": "", "note": "", **player}
                problem = register.problem(facts, line)
                if problem is None:
                    person_id = register.person(rows, facts)
                    values = {key: facts[key] for key in ("state", "owes", "team", "note")}
                    number = register.number(facts)
                    enter(rows, tournament, {**values, "person_id": person_id, "number": number, "joined_in": fresh})
                else:
                    faulty.append(problem)
                if progress is not None and not progress(line, len(players)):
                    raise RefusedError(Problem("cancelled"))
            if faulty:
                raise RefusedError(*faulty)
        return rows.changes

    def _number(self, rows: Rows, number: object) -> int:
        if number is None:
            return max(numbers_of(rows, ENTRY, self._tournament), default=0) + 1
        if not isinstance(number, int) or not 1 <= number <= 9999:
            raise RefusedError(Problem("number-out-of-range", field="number", values={"low": 1, "high": 9999}))
        if ids(rows, ENTRY, tournament_id=self._tournament, number=number):
            raise RefusedError(Problem("number-taken", field="number", values={"number": number}))
        return number

    def _next_round(self, rows: Rows) -> int:
        return max(_begun(rows, self._tournament), default=0) + 1


def _begun(rows: Rows, tournament_id: int) -> set[int]:
    """Give the numbers of the rounds that are more than drawn."""
    there = rows_where(rows, ROUND, tournament_id=tournament_id)
    return {whole(row["number"]) for row in there if row["state"] != "drawn"}


def credit_for(tournament: Snapshot, joined_in: int) -> dict[str, object]:
    """Give what is usual this evening for rounds missed: settings `missed_rounds` and `missed_points`.

    `fixed` states so many points a round, `average` lets the own average count; anything else is nothing.
    """
    usual, points = tournament.settings.get("missed_rounds"), tournament.settings.get("missed_points")
    missed = joined_in - 1
    if usual == "average" and missed:
        return {"credit": 0, "missed": "average"}
    return {"credit": missed * points if usual == "fixed" and isinstance(points, int) else 0}


def joining(rows: Rows, tournament: Snapshot, entry: Entry, round_no: int) -> dict[str, object]:
    """Give what changes when somebody turns out to join in another round; points stated by hand stay."""
    if entry.joined_in == round_no or ids(rows, SITTING_OUT, entry_id=entry.id):
        return {}
    usual = credit_for(tournament, entry.joined_in)
    as_usual = entry.credit == usual["credit"] and entry.missed == usual.get("missed", "stated")
    fresh = {"missed": "stated", **credit_for(tournament, round_no)} if as_usual else {}
    return {"joined_in": round_no, **fresh}


def enter(rows: Rows, tournament: Snapshot, facts: Mapping[str, object]) -> int:
    """Write an entry into an open gate; RefusedError `person-entered-already`."""
    there = rows_where(rows, ENTRY, tournament_id=tournament.id, person_id=whole(facts["person_id"]))
    if there:
        values = {"number": whole(there[0]["number"])}
        raise RefusedError(Problem("person-entered-already", field="person", values=values))
    usual = {} if "credit" in facts else credit_for(tournament, whole(facts.get("joined_in", 1)))
    return rows.insert(ENTRY, {"uuid": str(uuid4()), "tournament_id": tournament.id, **usual, **facts})


def new_person(rows: Rows, facts: Mapping[str, object]) -> int:
    """Write a new person into an open gate; RefusedError `name-missing`."""
    names = {key: one_line(str(facts.get(key, "") or "")) for key in ("first", "last", "club", "town", "group")}
    if not names["first"] and not names["last"]:
        raise RefusedError(Problem("name-missing", field="last"))
    return rows.insert(PERSON, {"uuid": str(uuid4()), **names})


class _Register:
    """The people and numbers that an import meets."""

    def __init__(self, rows: Rows, tournament_id: int) -> None:
        self._known: dict[tuple[str, ...], list[int]] = {}
        for one in persons(rows):
            self._known.setdefault(_key(one.first, one.last, one.club, one.town), []).append(one.id)
        present = entries(rows, tournament_id)
        self._people = {entry.person.id: entry.number for entry in present}
        self._numbers = {entry.number for entry in present}

    def problem(self, facts: Mapping[str, object], line: int) -> Problem | None:
        """Say what is wrong with a line, if anything."""
        number = facts.get("number")
        if not _key(facts.get("first"), facts.get("last"))[0:2] > ("", ""):
            return Problem("import-name-missing", field="last", values={"line": line})
        if number is not None and (not isinstance(number, int) or not 1 <= number <= 9999):
            return Problem("import-number-out-of-range", field="number", values={"line": line})
        if number in self._numbers:
            return Problem("import-number-taken", field="number", values={"line": line, "number": number or 0})
        if (there := self._entered(facts)) is not None:
            return Problem("import-entered-already", field="last", values={"line": line, "number": there})
        return None

    def person(self, rows: Rows, facts: Mapping[str, object]) -> int:
        """Find the person of a line, or make one."""
        known = self._known.get(_key(*(facts.get(part) for part in ("first", "last", "club", "town"))), [])
        person_id = known[0] if len(known) == 1 else new_person(rows, facts)
        self._people[person_id] = 0
        return person_id

    def number(self, facts: Mapping[str, object]) -> int:
        """Give the number of a line, or the next one."""
        given = facts.get("number")
        number = given if isinstance(given, int) else max(self._numbers, default=0) + 1
        self._numbers.add(number)
        return number

    def _entered(self, facts: Mapping[str, object]) -> int | None:
        known = self._known.get(_key(*(facts.get(part) for part in ("first", "last", "club", "town"))), [])
        return self._people.get(known[0]) if len(known) == 1 else None


def _key(*parts: object) -> tuple[str, ...]:
    return tuple(folded(one_line(str(part or ""))) for part in parts)
