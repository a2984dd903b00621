"""Whether a snapshot's deals can be settled at all: a single spoilt letter must not stop an evening in the middle."""

from __future__ import annotations

from tappscore.problems import RefusedError
from tappscore.tournament.snapshot import Snapshot


def contracts_are_known(snapshot: Snapshot) -> bool:
    """Say whether every deal names a contract of its rules; of rules of a newer program nothing is said."""
    # Here, because a club file without an open tournament needs no rules, and its first start would load twenty games.
    from tappscore.rules.registry import rule_set
    from tappscore.rules.ruleset import bind

    try:
        rules = rule_set(snapshot.variant, snapshot.revision)
    except RefusedError:
        return True
    known: dict[int, frozenset[str]] = {}
    for round_ in snapshot.rounds:
        for table in round_.tables:
            seats = len(table.seats)
            if seats not in known:
                try:
                    known[seats] = frozenset(one.key for one in bind(rules, snapshot.house, seats).contracts)
                except RefusedError:
                    return True
            if any(booked.deal.kind == "played" and booked.deal.contract not in known[seats] for booked in table.deals):
                return False
    return True
