"""The course of an evening: its steps, the next sensible one, and what is still open. Reads facts only."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Literal

from tappscore.i18n import Message, Text, mark, message
from tappscore.services.gates import DIFFERS, at_the_door, is_answered
from tappscore.tournament.audit import audit
from tappscore.tournament.findings import Finding
from tappscore.tournament.ledger import Ledger, TableResult
from tappscore.tournament.releases import changed_since
from tappscore.tournament.snapshot import Round, Snapshot
from tappscore.tournament.standings import rank
from tappscore.ui.models.sheet_tables import is_taken_on_trust

StepState = Literal["done", "now", "later"]
Verb = Literal["go", "start", "close", "finish", "like_this"]

_DONE_TABLES = ("complete", "checked", "broken-off", "totals-only")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the course."""

    title: Text | Message
    state: StepState
    detail: Text | Message | None
    page: str


@dataclass(frozen=True, slots=True)
class NextStep:
    """The one big button: what it says, why, and what it does."""

    label: Text | Message
    reason: Text | Message | None
    verb: Verb
    page: str = ""
    where: Mapping[str, object] = field(default_factory=dict)
    round_id: int = 0


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """Something that somebody should look after, and where."""

    sentence: Message
    page: str
    where: Mapping[str, object] = field(default_factory=dict)


ROUND = mark("Tonight", "Round {number}")


def present(snapshot: Snapshot) -> int:
    """Count the people who are here and play."""
    return sum(entry.state == "present" for entry in snapshot.entries)


def is_complete(result: TableResult) -> bool:
    """Say whether a table's sheet is in."""
    return result.state in _DONE_TABLES


def _results(ledger: Ledger, round_: Round) -> list[TableResult]:
    return [ledger.tables[table.id] for table in round_.tables]


def course(snapshot: Snapshot, ledger: Ledger) -> tuple[Step, ...]:
    """Give the steps of the evening with their state."""
    here, booked = present(snapshot), sum(entry.state == "booked" for entry in snapshot.entries)
    steps = [
        Step(
            mark("Tonight", "Entries"),
            "done" if snapshot.rounds else "now",
            message(mark("Tonight", "{here} present, {booked} still expected"), here=here, booked=booked)
            if booked
            else message(mark("Tonight", "{here} present"), here=here),
            "entries",
        )
    ]
    drawn = {round_.number: round_ for round_ in snapshot.rounds}
    for number in range(1, max([snapshot.rounds_planned, *drawn]) + 1):
        title = message(ROUND, number=number)
        round_ = drawn.get(number)
        if round_ is None:
            is_next = number == len(drawn) + 1 and all(each.state == "closed" for each in snapshot.rounds)
            steps.append(Step(title, "now" if is_next and drawn else "later", None, "seating"))
        else:
            is_next = all(each.state == "closed" for each in snapshot.rounds if each.number < number)
            steps.append(_round_step(title, round_, ledger, is_next=is_next, is_over=snapshot.state == "cancelled"))
    steps.append(
        Step(
            mark("Tonight", "Final standings"),
            "done" if snapshot.state == "final" else ("now" if _is_played(snapshot) else "later"),
            _standing_detail(snapshot),
            "standings",
        )
    )
    if snapshot.state == "cancelled":  # nothing of it goes on
        return tuple(replace(step, state="later") if step.state == "now" else step for step in steps)
    return tuple(steps)


_ONE_TABLE = mark("Tonight", "drawn, 1 table")
_TABLES = mark("Tonight", "drawn, {tables} tables")
# Without a word on checking where nobody checks: a line a round, so that a long evening needs no scroll bar.
# By the round's state, whether sheets were checked, and whether some were accepted with a reason.
_ROUND_STATES: Mapping[tuple[str, bool, bool], Text] = {
    ("open", False, False): mark("Tonight", "open: {done} of {all} complete"),
    ("open", True, False): mark("Tonight", "open: {done} of {all} sheets complete, {checked} checked"),
    ("open", False, True): mark("Tonight", "open: {done} of {all} complete, {accepted} accepted"),
    ("open", True, True): mark("Tonight", "open: {done} of {all} complete, {checked} checked, {accepted} accepted"),
    ("closed", False, False): mark("Tonight", "closed: {done} of {all} complete"),
    ("closed", True, False): mark("Tonight", "closed: {done} of {all} sheets complete, {checked} checked"),
    ("closed", False, True): mark("Tonight", "closed: {done} of {all} complete, {accepted} accepted"),
    ("closed", True, True): mark("Tonight", "closed: {done} of {all} complete, {checked} checked, {accepted} accepted"),
}
_CALLED_OFF = mark("Tonight", "called off, counts for nobody")
_NOT_FINISHED = mark("Tonight", "not finished: {done} of {all} complete")


def _round_step(title: Message, round_: Round, ledger: Ledger, *, is_next: bool, is_over: bool) -> Step:
    results = _results(ledger, round_)
    if round_.called_off:
        return Step(title, "done", _CALLED_OFF, "scoring")
    if round_.state == "drawn":
        detail = message(_ONE_TABLE if len(results) == 1 else _TABLES, tables=len(results))
        return Step(title, "now" if is_next else "later", detail, "seating")
    accepted = sum(map(is_taken_on_trust, results))
    checked = sum(result.checked for result in results) - accepted
    detail = message(
        # An evening that was called off has no round that is still going on.
        _NOT_FINISHED if is_over and round_.state == "open" else _ROUND_STATES[round_.state, checked > 0, accepted > 0],
        done=sum(map(is_complete, results)),
        all=len(results),
        checked=checked,
        accepted=accepted,
    )
    return Step(title, "done" if round_.state == "closed" else "now", detail, "scoring")


_RELEASE_STATES: Mapping[str, Text] = {
    "interim": mark("Tonight", "interim standing after round {round} released at {time}"),
    "final": mark("Tonight", "final standing released at {time}"),
    "corrected": mark("Tonight", "corrected standing after round {round} released at {time}"),
}
_CANCELLED = mark("Tonight", "the evening was called off")


def _standing_detail(snapshot: Snapshot) -> Text | Message | None:
    """Say what the hall was shown last."""
    if snapshot.state == "cancelled":
        return _CANCELLED
    if not snapshot.releases:
        return None
    last = snapshot.releases[-1]
    return message(_RELEASE_STATES[last.state], round=last.after_round, time=last.at[11:16])


def _is_played(snapshot: Snapshot) -> bool:
    """Say whether all planned rounds are closed."""
    closed = sum(round_.state == "closed" for round_ in snapshot.rounds)
    return closed == len(snapshot.rounds) and closed >= snapshot.rounds_planned


_OVER: Mapping[str, Text] = {
    "final": mark("Tonight", "This evening is final: only corrections with a reason are possible."),
    "cancelled": mark("Tonight", "This evening was called off."),
}


def next_step(snapshot: Snapshot, ledger: Ledger) -> NextStep:
    """Choose the next sensible step."""
    if snapshot.state in ("final", "cancelled"):
        return NextStep(mark("Tonight", "New tournament like this one"), _OVER[snapshot.state], "like_this")
    for round_ in snapshot.rounds:
        if round_.state == "drawn" and _needs_mending(snapshot, round_):
            return NextStep(
                message(mark("Tonight", "Look at the seats of round {number}"), number=round_.number),
                mark("Tonight", "People came or went since it was drawn."),
                "go",
                "seating",
                {"round_no": round_.number},
            )
        if round_.state == "drawn":
            return NextStep(
                message(mark("Tonight", "Start round {number}"), number=round_.number),
                mark("Tonight", "The seats are drawn. Read them out, then start."),
                "start",
                round_id=round_.id,
            )
        if round_.state == "open":
            return _open_round(round_, ledger)
    if _is_played(snapshot):
        return NextStep(
            mark("Tonight", "Finish the evening"),
            mark("Tonight", "All rounds are closed. After this only corrections with a reason are possible."),
            "finish",
        )
    if present(snapshot) < 3:
        return NextStep(
            mark("Tonight", "Register people"),
            mark("Tonight", "At least three are needed for a table."),
            "go",
            "entries",
        )
    number = len(snapshot.rounds) + 1
    return NextStep(
        message(mark("Tonight", "Draw round {number}"), number=number),
        message(mark("Tonight", "{here} people are here."), here=present(snapshot)),
        "go",
        "seating",
        {"round_no": number},
    )


def _needs_mending(snapshot: Snapshot, round_: Round) -> bool:
    from tappscore.ui.models.seats import needs_mending  # brings the search for seats along

    return bool(round_.tables) and needs_mending(snapshot, round_)


def _open_round(round_: Round, ledger: Ledger) -> NextStep:
    missing = sum(not is_complete(result) for result in _results(ledger, round_))
    if missing:
        return NextStep(
            message(mark("Tonight", "Enter the sheets of round {number}"), number=round_.number),
            message(mark("Tonight", "{missing} of {all} are missing."), missing=missing, all=len(round_.tables)),
            "go",
            "scoring",
            {"round_no": round_.number},
        )
    return NextStep(
        message(mark("Tonight", "Close round {number}"), number=round_.number),
        mark("Tonight", "All sheets are in."),
        "close",
        round_id=round_.id,
    )


def open_points(snapshot: Snapshot, ledger: Ledger) -> tuple[OpenPoint, ...]:
    """List what is open, in the order of the evening; of a final one what is contradictory or no longer as posted."""
    if snapshot.state == "cancelled":
        return ()
    stale = _stale_release(snapshot, ledger)
    if snapshot.state == "final":
        return (*stale, *_odd(snapshot, ledger, grave_only=True))
    people = [OpenPoint(each.message, each.page, {"only": each.only}) for each in at_the_door(snapshot)]
    return (*people, *stale, *_seat_points(snapshot), *_sheet_points(snapshot, ledger), *_odd(snapshot, ledger))


_STALE = mark("Tonight", "The standing released at {time} has changed since")


def _stale_release(snapshot: Snapshot, ledger: Ledger) -> list[OpenPoint]:
    """Say that the hall was shown other places or points than there are now, and lead to the list of differences."""
    if not snapshot.releases:
        return []
    last = snapshot.releases[-1]
    if not changed_since(rank(snapshot, ledger, last.after_round), last):
        return []
    return [OpenPoint(message(_STALE, time=last.at[11:16]), "print", {"document": "changes"})]


_NO_SEAT = mark("Tonight", "Round {round}: {name} has no seat")


def _seat_points(snapshot: Snapshot) -> list[OpenPoint]:
    going = [each for each in snapshot.rounds if each.state == "open"]
    drawn = [each for each in snapshot.rounds if each.state == "drawn"]
    if not going and not drawn:
        return []
    # Imported here: it brings the search for seats along, which an evening at rest doesn't need at the start.
    from tappscore.ui.models.seats import unseated

    return [
        OpenPoint(
            message(_NO_SEAT, round=round_.number, name=entry.person.spoken),
            "seating",
            {"round_no": round_.number},
        )
        for round_ in (*going, *drawn[:1])
        for entry in unseated(snapshot, round_)
    ]


_SHEET_POINTS: Mapping[str, Text] = {
    "empty": mark("Tonight", "Round {round}, table {table}: sheet missing"),
    "started": mark("Tonight", "Round {round}, table {table}: begun, not complete"),
    "differs": DIFFERS,
}
_MANY = 8  # missing sheets that are no longer named one by one
_MANY_MISSING = mark("Tonight", "Round {round}: {missing} of {all} sheets are missing")


def _sheet_points(snapshot: Snapshot, ledger: Ledger) -> list[OpenPoint]:
    points: list[OpenPoint] = []
    for round_ in snapshot.rounds:
        if round_.state != "open":
            continue
        named = [(result, _problem_of(result)) for result in _results(ledger, round_)]
        empty = sum(problem == "empty" for _, problem in named)
        if empty > _MANY:
            said = message(_MANY_MISSING, round=round_.number, missing=empty, all=len(named))
            points.append(OpenPoint(said, "scoring", {"round_no": round_.number}))
        for result, problem in named:
            if problem in _SHEET_POINTS and not (problem == "empty" and empty > _MANY):
                sentence = message(_SHEET_POINTS[problem], round=round_.number, table=result.table.number)
                points.append(OpenPoint(sentence, "scoring", {"table_id": result.table.id}))
    return points


def _problem_of(result: TableResult) -> str:
    # A difference that was answered with a reason is none any more, here as in the list of sheets.
    differs = result.difference is not None and any(result.difference) and not result.checked
    return "differs" if differs else result.state


# What the states of sheets and people say already.
_SAID_ABOVE = frozenset(
    {"sheet-missing", "sheet-incomplete", "deals-not-typed", "sheet-unchecked", "person-unseated", "name-incomplete"}
)


def _odd(snapshot: Snapshot, ledger: Ledger, *, grave_only: bool = False) -> list[OpenPoint]:
    """Give what the audit finds besides and nobody gave a reason for."""
    going = {each.number for each in snapshot.rounds if each.state == "open"}
    points = [
        _point_of(finding, ledger)
        for finding in audit(snapshot, ledger)
        if finding.check not in _SAID_ABOVE
        and not (grave_only and finding.severity != "contradictory")
        and not _is_answered(finding, ledger, going)
    ]
    return [point for at, point in enumerate(points) if point not in points[:at]]


def _is_answered(finding: Finding, ledger: Ledger, going: Set[int]) -> bool:
    where = finding.where
    if where.table_id is None:
        return False
    if finding.check == "paper-differs" and where.round in going:
        return True  # named above, in one line a table
    # What is only worth a look has been looked at once the round is closed.
    closed = where.round not in going
    return is_answered(finding, ledger) or (closed and finding.severity != "contradictory")


def _point_of(finding: Finding, ledger: Ledger) -> OpenPoint:
    where = finding.where
    if finding.check == "paper-differs" and where.table_id is not None:
        # The audit says it of each person; here it is one sheet to look at.
        result = ledger.tables[where.table_id]
        said = message(DIFFERS, round=result.round_number, table=result.table.number)
        return OpenPoint(said, "scoring", {"table_id": where.table_id})
    if where.table_id is not None:
        return OpenPoint(finding.message, "scoring", {"table_id": where.table_id})
    if where.entry is not None:
        return OpenPoint(finding.message, "entries", {"entry": where.entry})
    return OpenPoint(finding.message, "seating", {"round_no": where.round})
