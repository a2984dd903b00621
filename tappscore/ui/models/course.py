"""The course of an evening: its steps, the next sensible one, and what is still open. Reads facts only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tappscore.i18n import Message, Text, mark, message
from tappscore.tournament.ledger import Ledger, TableResult
from tappscore.tournament.snapshot import Round, Snapshot

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
            steps.append(_round_step(title, round_, ledger))
    is_final = snapshot.state in ("final", "cancelled")
    steps.append(
        Step(
            mark("Tonight", "Final standings"),
            "done" if is_final else ("now" if _is_played(snapshot) else "later"),
            None,
            "standings",
        )
    )
    return tuple(steps)


def _round_step(title: Message, round_: Round, ledger: Ledger) -> Step:
    results = _results(ledger, round_)
    if round_.state == "drawn":
        return Step(title, "now", message(mark("Tonight", "drawn, {tables} tables"), tables=len(results)), "seating")
    detail = message(
        mark("Tonight", "{done} of {all} sheets complete"), done=sum(map(is_complete, results)), all=len(results)
    )
    return Step(title, "done" if round_.state == "closed" else "now", detail, "scoring")


def _is_played(snapshot: Snapshot) -> bool:
    """Say whether all planned rounds are closed."""
    closed = sum(round_.state == "closed" for round_ in snapshot.rounds)
    return closed == len(snapshot.rounds) and closed >= snapshot.rounds_planned


def next_step(snapshot: Snapshot, ledger: Ledger) -> NextStep:
    """Choose the next sensible step."""
    if snapshot.state in ("final", "cancelled"):
        return NextStep(mark("Tonight", "New tournament like this one"), None, "like_this")
    for round_ in snapshot.rounds:
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
    """List what is open, in the order of the evening."""
    if snapshot.state in ("final", "cancelled"):
        return ()
    return (*_entry_points(snapshot), *_sheet_points(snapshot, ledger))


def _entry_points(snapshot: Snapshot) -> list[OpenPoint]:
    counted = (
        (
            sum(not (each.person.first and each.person.last) for each in snapshot.entries),
            mark("Tonight", "{count} without full names"),
            "nameless",
        ),
        (
            sum(each.state == "booked" for each in snapshot.entries),
            mark("Tonight", "{count} booked, not here yet"),
            "booked",
        ),
        (
            sum(each.state == "waiting" for each in snapshot.entries),
            mark("Tonight", "{count} waiting for a seat"),
            "waiting",
        ),
        (sum(each.owes > 0 for each in snapshot.entries), mark("Tonight", "{count} have not paid"), "owes"),
    )
    return [
        OpenPoint(message(text, count=count), "entries", {"only": only}) for count, text, only in counted if count > 0
    ]


_SHEET_POINTS: Mapping[str, Text] = {
    "empty": mark("Tonight", "Round {round}, table {table}: sheet missing"),
    "started": mark("Tonight", "Round {round}, table {table}: begun, not complete"),
    "differs": mark("Tonight", "Round {round}, table {table}: the sheet's sums differ"),
}


def _sheet_points(snapshot: Snapshot, ledger: Ledger) -> list[OpenPoint]:
    points: list[OpenPoint] = []
    for round_ in snapshot.rounds:
        if round_.state == "closed":
            continue
        # Imported here: it brings the search for seats along, which an evening at rest doesn't need at the start.
        from tappscore.ui.models.seats import unseated

        points += [
            OpenPoint(
                message(
                    mark("Tonight", "Round {round}: {name} has no seat"),
                    round=round_.number,
                    name=entry.person.spoken,
                ),
                "seating",
                {"round_no": round_.number},
            )
            for entry in unseated(snapshot, round_)
        ]
        if round_.state == "drawn":
            continue
        for result in _results(ledger, round_):
            problem = "differs" if result.difference is not None and any(result.difference) else result.state
            if problem in _SHEET_POINTS:
                sentence = message(_SHEET_POINTS[problem], round=round_.number, table=result.table.number)
                points.append(OpenPoint(sentence, "scoring", {"table_id": result.table.id}))
    return points
