"""The gates of an evening: what is asked before a round starts, before it closes and before the evening is final.

Two grades, as the desk asks them: what is missing or contradictory (`grave`)
wants an answer of its own, what is only unchecked one answer for all. A gate
is no wall: every question can be answered by a reason, and the reason stays.

DECISION: closing and finishing hold in the verbs, whoever calls them. The
start check stands in the window alone: what it asks about (people, money, the
printer) changes no result, and an import or a script has no door to look at.

DECISION: the reason for an unreadable deal stays with the deal, as that of a
struck one does, not with its table. A table has one reason, and "the paper was
added wrongly" says nothing about a deal that nobody can read; a deal that
becomes unreadable later has no reason yet and is asked about. Rejected: one
reason a table and what it answers guessed from the state of the round.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from tappscore.i18n import Message, Text, mark, message
from tappscore.problems import Problem
from tappscore.rules.deal import members
from tappscore.services.planning import plays
from tappscore.store.gate import Rows
from tappscore.store.tables import DEAL, TABLE
from tappscore.tournament.audit import audit, of_round
from tappscore.tournament.findings import Finding, Where
from tappscore.tournament.ledger import Ledger, TableResult, fold
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table

# Findings that the state of a table says already; what remains is asked in the words of the audit.
_BY_STATE = frozenset({"sheet-missing", "sheet-incomplete", "paper-differs", "sheet-unchecked", "deals-not-typed"})

DIFFERS = mark("Tonight", "Round {round}, table {table}: the sheet's sums differ")


class OpenTable(NamedTuple):
    """A table that needs an answer before its round is closed; `grave` ones each need their own."""

    table_id: int
    grave: bool
    problem: Problem


class Question(NamedTuple):
    """One thing that a gate asks about: its key in the answers, its grade, and where it can be looked at.

    `page` and `only` say which page and which of its lists shows it, where `where` names no table.
    """

    key: str
    grave: bool
    message: Message
    where: Where = Where()
    page: str = ""
    only: str = ""


# Reasons


def is_answered(finding: Finding, ledger: Ledger) -> bool:
    """Say whether a finding has its reason: an unreadable deal its own, all else of a sheet that of its table."""
    where = finding.where
    if where.table_id is None:
        return False
    table = ledger.tables[where.table_id].table
    if finding.check == "deal-unreadable":
        return any(booked.number == where.deal and booked.deal.reason for booked in table.deals)
    return bool(table.accepted)


def keep_reason(rows: Rows, table: Table, reason: str) -> None:
    """Write a reason that answers a whole sheet: to its table, unless that has one, and to each unreadable deal."""
    if not table.accepted:
        rows.update(TABLE, table.id, {"accepted": reason})
    if not table.totals_stand:  # where they stand nobody asked about the deals
        for booked in table.deals:
            keep_deal_reason(rows, table, booked.number, reason)


def keep_deal_reason(rows: Rows, table: Table, number: int | None, reason: str) -> None:
    """Write the reason that answers an unreadable deal of a sheet; one it has stays."""
    for booked in table.deals:
        if booked.number == number and booked.deal.kind == "unreadable" and not booked.deal.reason:
            rows.update(DEAL, booked.id, {"facts": members(replace(booked.deal, reason=reason))})


# Closing a round


def unanswered(snapshot: Snapshot, round_no: int, ledger: Ledger | None = None) -> tuple[OpenTable, ...]:
    """List the tables of a round that are missing or contradictory (grave), or only unchecked."""
    ledger = ledger or fold(snapshot)
    odd: dict[int, Message] = {}
    for finding in of_round(audit(snapshot, ledger), round_no):
        if finding.severity != "contradictory" or finding.check in _BY_STATE or is_answered(finding, ledger):
            continue
        if finding.where.table_id:
            odd.setdefault(finding.where.table_id, finding.message)
    tables = (ledger.tables[table.id] for table in snapshot.round(round_no).tables)
    found = (_open(result, odd.get(result.table.id)) for result in tables)
    return tuple(one for one in found if one is not None)


def _open(result: TableResult, odd: Message | None) -> OpenTable | None:
    table = result.table
    if table.accepted:
        return None if odd is None else _odd(table, odd)
    values = {"table": table.number, "missing": result.missing, "deals": len(table.deals), "planned": result.planned}
    if result.points is None or (result.missing and table.totals is None):
        return OpenTable(table.id, grave=True, problem=Problem("table-missing", field="table", values=values))
    if result.difference is not None and any(result.difference) and not table.totals_stand:
        return OpenTable(table.id, grave=True, problem=Problem("table-contradictory", field="table", values=values))
    if odd is not None:
        return _odd(table, odd)
    if not result.checked:
        return OpenTable(table.id, grave=False, problem=Problem("table-unchecked", field="table", values=values))
    return None


def _odd(table: Table, odd: Message) -> OpenTable:
    return OpenTable(table.id, grave=True, problem=Problem("table-odd", field="table", values={"what": odd}))


# Starting a round


def _nameless(entry: Entry) -> bool:
    return not (entry.person.first and entry.person.last)


_AT_THE_DOOR = (
    ("nameless", mark("Tonight", "{count} without a full name"), _nameless),
    ("booked", mark("Tonight", "{count} booked, not here yet"), lambda entry: entry.state == "booked"),
    ("waiting", mark("Tonight", "{count} waiting for a seat"), lambda entry: entry.state == "waiting"),
    ("owes", mark("Tonight", "{count} not paid yet"), lambda entry: entry.owes > 0),
)
_ONE_SEATLESS = mark("Tonight", "1 person is here and has no seat in round {round}")
_SEATLESS = mark("Tonight", "{count} people are here and have no seat in round {round}")
_NAMESAKES = mark("Tonight", "{count} people are told apart by neither name nor town")


def at_the_door(snapshot: Snapshot) -> tuple[Question, ...]:
    """List what is open about the people, with how many it concerns."""
    counted = ((key, text, sum(map(holds, snapshot.entries))) for key, text, holds in _AT_THE_DOOR)
    found = [
        Question(key, grave=False, message=message(text, count=count), page="entries", only=key)
        for key, text, count in counted
        if count
    ]
    return tuple(found)


def before_start(snapshot: Snapshot, ledger: Ledger, round_: Round) -> list[Question]:
    """List what stands against starting a drawn round; the people at the door before the first one only."""
    findings = of_round(audit(snapshot, ledger), round_.number)
    found = _grave(findings)
    seated = {entry for table in round_.tables for entry in table.seats} | set(round_.sitting_out)
    # Where seats are learned from the sheets nobody has one yet, and that is the plan.
    seatless = [one for one in snapshot.entries if plays(one, round_.number) and one.id not in seated]
    if seatless and round_.tables:
        text = _ONE_SEATLESS if len(seatless) == 1 else _SEATLESS
        said = message(text, count=len(seatless), round=round_.number)
        found.append(Question("seatless", grave=True, message=said, page="seating"))
    if not any(one.state != "drawn" for one in snapshot.rounds):
        found += at_the_door(snapshot)
        twins = sum(finding.check == "namesakes" for finding in audit(snapshot, ledger))
        if twins:
            said = message(_NAMESAKES, count=twins + 1)
            found.append(Question("namesakes", grave=False, message=said, page="entries"))
    return found


def _grave(findings: Iterable[Finding]) -> list[Question]:
    found: list[Question] = []
    differing: set[int | None] = set()
    for at, finding in enumerate(findings):
        where, said = finding.where, finding.message
        if finding.severity != "contradictory" or (finding.check == "paper-differs" and where.table_id in differing):
            continue
        if finding.check == "paper-differs":
            # The audit says it of each person; here it is one sheet and one answer.
            differing.add(where.table_id)
            said = message(DIFFERS, round=where.round or 0, table=where.table or 0)
        found.append(Question(f"{finding.check}:{at}", grave=True, message=said, where=where))
    return found


# Finishing

_PROTEST = mark("Tonight", "The standing may be protested until {time}")
_NOT_TYPED = mark("Tonight", "At {count} tables the totals count, the deals are not typed")


def before_finish(snapshot: Snapshot, ledger: Ledger, now: datetime | None = None) -> list[Question]:
    """List what stands against calling the evening final. A table whose reason was given at its closing is answered.

    `now` tells whether a protest deadline still runs; None: nobody asks.
    """
    findings = audit(snapshot, ledger)
    found = _grave(one for one in findings if one.check == "deal-disputed" or not is_answered(one, ledger))
    if bare := sum(finding.check == "deals-not-typed" for finding in findings):
        found.append(Question("not-typed", grave=False, message=message(_NOT_TYPED, count=bare), page="scoring"))
    found += [one for one in at_the_door(snapshot) if one.key == "owes"]
    until = snapshot.releases[-1].protest_until if snapshot.releases else ""
    if until and now is not None and datetime.fromisoformat(until) > now:
        said = message(_PROTEST, time=until[11:16])
        found.append(Question("protest", grave=False, message=said, page="standings"))
    return found


def missing_answers(questions: Iterable[Question], answers: Iterable[str]) -> list[Problem]:
    """Name the grave questions that nobody answered."""
    given = set(answers)
    return [
        Problem("question-unanswered", field=one.key, values={"what": one.message})
        for one in questions
        if one.grave and one.key not in given
    ]


REASONS: tuple[Text, ...] = (
    mark("Scoring", "agreed at the table"),
    mark("Scoring", "time was up"),
    mark("Scoring", "sheet lost"),
)
DOOR_REASONS: tuple[Text, ...] = (
    mark("Tonight", "known and all right"),
    mark("Tonight", "will be settled later"),
)
