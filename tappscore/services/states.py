"""What may be done in which state; what every verb asks first.

tournament   planned → running → final, or cancelled; a final one takes reasoned corrections only
round        drawn → open → closed; a closed one takes reasoned corrections only

`WAYS` lists every step that a verb may make; undo goes them backwards. A test
drives all verbs at random and reads the steps out of the journal.
"""

from __future__ import annotations

from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.store.gate import Rows
from tappscore.store.loading import Sheet, entries, head
from tappscore.store.tables import ROUND, TOURNAMENT
from tappscore.tournament.rules_in_force import all_in_force
from tappscore.tournament.snapshot import Entry, Round, Snapshot

WAYS: frozenset[tuple[str, str, str]] = frozenset(
    {
        ("tournaments", "planned", "running"),
        ("tournaments", "planned", "cancelled"),
        ("tournaments", "running", "cancelled"),
        ("tournaments", "running", "final"),
        ("tournaments", "final", "running"),  # reopened, with a reason
        ("tournaments", "cancelled", "running"),
        ("tournaments", "cancelled", "planned"),
        ("rounds", "drawn", "open"),
        ("rounds", "drawn", "closed"),  # called off before it began, or its sheets got lost
        ("rounds", "open", "closed"),
        ("rounds", "closed", "open"),  # reopened, with a reason
    }
)


def in_use(tournament: Snapshot) -> Snapshot:
    """Refuse work on a tournament that lies in the bin."""
    if tournament.binned:
        raise RefusedError(Problem("tournament-binned", values={"name": tournament.name}))
    return tournament


def writable(tournament: Snapshot, reason: str = "") -> Snapshot:
    """Refuse work on a tournament that is read-only: final without a reason, cancelled, in the bin, rules unknown."""
    in_use(tournament)
    if tournament.state == "cancelled":
        raise RefusedError(Problem("tournament-cancelled", values={"name": tournament.name}))
    if tournament.state == "final" and not reason.strip():
        raise RefusedError(Problem("tournament-final", field="reason", values={"name": tournament.name}))
    for rules in all_in_force(tournament):
        rule_set(tournament.variant, rules.revision)
    return tournament


def unfinished(tournament: Snapshot) -> Snapshot:
    """Refuse work that a final tournament does not take even with a reason."""
    if tournament.state == "final":
        raise RefusedError(Problem("tournament-final-closed", values={"name": tournament.name}))
    return writable(tournament)


def reasoned(round_: Round, reason: str) -> None:
    """Refuse a correction of a closed round without a reason."""
    if round_.state == "closed" and not reason.strip():
        raise RefusedError(Problem("round-closed", field="reason", values={"round": round_.number}))


def correctable(rows: Rows, sheet: Sheet, reason: str) -> None:
    """Refuse what a sheet's states forbid; the first result opens a round that was only drawn."""
    writable(sheet.tournament, reason)
    reasoned(sheet.round, reason)
    if sheet.round.state == "drawn":
        rows.update(ROUND, sheet.round.id, {"state": "open"})


def running(rows: Rows, tournament_id: int) -> Snapshot:
    """Let a planned tournament begin with what is being done."""
    tournament = head(rows, tournament_id)
    unfinished(tournament)
    if tournament.state == "planned":
        rows.update(TOURNAMENT, tournament_id, {"state": "running"})
    return tournament


def required(reason: str, field: str = "reason") -> str:
    """Refuse an empty reason; give it without surrounding space."""
    if not reason.strip():
        raise RefusedError(Problem("reason-missing", field=field))
    return reason.strip()


def entry_of(rows: Rows, tournament_id: int, entry_id: int) -> Entry:
    """Find an entry of a tournament as it stands now; refuses with `unknown-entry`."""
    for entry in entries(rows, tournament_id):
        if entry.id == entry_id:
            return entry
    raise RefusedError(Problem("unknown-entry", field="entry", values={"entry": str(entry_id)}))
