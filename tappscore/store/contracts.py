"""Whether a snapshot's deals can be settled at all: a single spoilt letter must not stop an evening in the middle."""

from __future__ import annotations

from tappscore.problems import RefusedError
from tappscore.tournament.snapshot import Snapshot


def contracts_are_known(snapshot: Snapshot) -> bool:
    """Say whether every deal names a contract of its rules; of rules of a newer program nothing is said."""
    # Here, because a club file without an open tournament needs no rules, and its first start would load twenty games.
    from tappscore.tournament.rules_in_force import rules_of

    known: dict[tuple[int, int], frozenset[str]] = {}
    for round_ in snapshot.rounds:
        for table in round_.tables:
            key = (round_.number, len(table.seats))
            if key not in known:
                try:
                    known[key] = frozenset(one.key for one in rules_of(snapshot, *key).contracts)
                except RefusedError:
                    return True
            if any(booked.deal.kind == "played" and booked.deal.contract not in known[key] for booked in table.deals):
                return False
    return True
