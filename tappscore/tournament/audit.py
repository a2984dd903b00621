"""Named checks: snapshot and ledger → findings.

Three grades, as a desk asks them: *missing or contradictory* must be answered
one by one, *unchecked* with one answer for all, *worth a look* may pass.
Nothing here forbids anything.

    findings = audit(snapshot, ledger)                    # what the desk shows after each change
    findings = audit(snapshot, ledger, thorough=True)     # what `tappscore check` runs: every deal is judged again
"""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.i18n import Text, mark
from tappscore.tournament import people_checks, sheet_checks
from tappscore.tournament.findings import SEVERITIES, Check, Find, Finding, Severity
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Snapshot


def audit(snapshot: Snapshot, ledger: Ledger, *, thorough: bool = False) -> tuple[Finding, ...]:
    """Run all checks, the gravest first, then in order of round and table."""
    # A round that was called off counts for nobody: nothing of it is missing.
    off = {round_.number for round_ in snapshot.rounds if round_.called_off}
    found = [
        Finding(check=check.key, severity=check.severity, message=text, where=where)
        for check in CHECKS
        if thorough or not check.thorough
        for text, where in check.find(snapshot, ledger)
        if where.round not in off
    ]
    grades = tuple(SEVERITIES)
    return tuple(
        sorted(
            found,
            key=lambda finding: (
                grades.index(finding.severity),
                finding.where.round or 0,
                finding.where.table or 0,
                finding.where.deal or 0,
            ),
        )
    )


def of_round(findings: Sequence[Finding], number: int) -> tuple[Finding, ...]:
    """Keep what belongs to one round."""
    return tuple(finding for finding in findings if finding.where.round == number)


def _check(key: str, label: Text, severity: Severity, find: Find, *, thorough: bool = False) -> Check:
    return Check(key=key, label=label, severity=severity, find=find, thorough=thorough)


CHECKS: tuple[Check, ...] = (
    _check("sheet-missing", mark("tournament", "Every sheet is there"), "contradictory", sheet_checks.sheet_missing),
    _check(
        "sheet-incomplete",
        mark("tournament", "Every sheet is complete"),
        "contradictory",
        sheet_checks.sheet_incomplete,
    ),
    _check("surplus-deals", mark("tournament", "No sheet has too many deals"), "contradictory", sheet_checks.surplus),
    _check("paper-differs", mark("tournament", "Paper and deals agree"), "contradictory", sheet_checks.paper_differs),
    _check("totals-sum", mark("tournament", "Totals sum to zero"), "contradictory", sheet_checks.sum_odd),
    _check("deal-unreadable", mark("tournament", "Every deal was readable"), "contradictory", sheet_checks.unreadable),
    _check("deal-disputed", mark("tournament", "No deal is disputed"), "contradictory", sheet_checks.disputed),
    _check(
        "person-twice", mark("tournament", "Nobody sits at two tables"), "contradictory", people_checks.person_twice
    ),
    _check(
        "table-twice", mark("tournament", "No table number occurs twice"), "contradictory", people_checks.table_twice
    ),
    _check(
        "absent-seated",
        mark("tournament", "Only people who are here are seated"),
        "contradictory",
        people_checks.absent_seated,
    ),
    _check("table-unplayable", mark("tournament", "Every table can play"), "contradictory", sheet_checks.unplayable),
    _check(
        "deal-illegal",
        mark("tournament", "Every deal is possible"),
        "contradictory",
        sheet_checks.illegal,
        thorough=True,
    ),
    _check(
        "line-unbalanced",
        mark("tournament", "Every line sums to zero"),
        "contradictory",
        sheet_checks.unbalanced,
        thorough=True,
    ),
    _check(
        "sheet-unchecked",
        mark("tournament", "Every sheet was compared with the paper"),
        "unchecked",
        sheet_checks.unchecked,
    ),
    _check("deals-not-typed", mark("tournament", "All deals are typed"), "unchecked", sheet_checks.deals_not_typed),
    _check("person-unseated", mark("tournament", "Everybody present has a seat"), "look", people_checks.unseated),
    _check("deal-double", mark("tournament", "No deal was typed twice"), "look", sheet_checks.double),
    _check("dealer-odd", mark("tournament", "The deal goes round"), "look", sheet_checks.dealer_odd),
    _check("resting-odd", mark("tournament", "The usual seats rest"), "look", sheet_checks.resting_odd),
    _check("deal-unusual", mark("tournament", "No deal is unusual"), "look", sheet_checks.unusual_deal, thorough=True),
    _check("name-incomplete", mark("tournament", "Everybody has a full name"), "look", people_checks.name_incomplete),
    _check("namesakes", mark("tournament", "No two people look the same"), "look", people_checks.namesakes),
    _check("no-reason", mark("tournament", "Every adjustment has a reason"), "look", people_checks.no_reason),
)
