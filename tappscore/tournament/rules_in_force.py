"""Which rules hold in a round: those of the evening, or those that were changed from a round on.

DECISION: a change holds for whole rounds. A sheet is one table's one round
under one set of rules, on paper as on the screen; rules that change between
two of its deals would need a column that no paper has.

DECISION: letters are a setting of the evening and no rule: they say how deals
are written and change no result, so every round has the same ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from tappscore.problems import RefusedError
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.tournament.snapshot import RuleChange, Snapshot

# By the first round in which they hold and the number of seats; None: not for that many, or of a newer program.
Bound = Mapping[tuple[int, int], Rules | None]
LETTERS = "letters"  # the setting that holds the club's own letters, by contract or fact key


def in_force(snapshot: Snapshot, round_number: int) -> RuleChange:
    """Give the revision and options that hold in a round; its `round` is the first in which they do (1 or later)."""
    found = RuleChange(round=1, revision=snapshot.revision, house=snapshot.house)
    for change in snapshot.rule_changes:
        if change.round <= round_number:
            found = change
    return found


def all_in_force(snapshot: Snapshot) -> tuple[RuleChange, ...]:
    """Give all rules of an evening in the order of their rounds, those of round 1 first."""
    return (in_force(snapshot, 1), *snapshot.rule_changes)


def letters_of(snapshot: Snapshot) -> Mapping[str, str]:
    """Give the letters that the club writes otherwise, by contract or fact key."""
    found = snapshot.settings.get(LETTERS)
    return {str(key): str(value) for key, value in found.items()} if isinstance(found, Mapping) else {}


def rules_of(snapshot: Snapshot, round_number: int, seats: int) -> Rules:
    """Bind the rules of a round for a table of so many seats, with the club's own letters.

    RefusedError where the rules don't know that many seats, or are of a newer program.
    """
    rules = in_force(snapshot, round_number)
    chosen = rule_set(snapshot.variant, rules.revision)
    letters = letters_of(snapshot)
    if letters:
        try:
            return bind(chosen, rules.house, seats, letters)
        except RefusedError:
            # Letters that came from elsewhere and don't fit must not stop an evening: the game's own are written.
            return bind(chosen, rules.house, seats)
    return bind(chosen, rules.house, seats)


def bound_rules(snapshot: Snapshot, wanted: Iterable[tuple[int, int]]) -> Bound:
    """Bind the rules for each (first round, number of seats)."""
    bound: dict[tuple[int, int], Rules | None] = {}
    for start, seats in sorted(wanted):
        try:
            bound[start, seats] = rules_of(snapshot, start, seats)
        except RefusedError:
            # A table of two is left when somebody goes home; the audit names it, the evening goes on.
            bound[start, seats] = None
    return bound


def ruled(snapshot: Snapshot) -> tuple[object, ...]:
    """Give all that the rules of an evening hang on, to be compared."""
    letters = snapshot.settings.get(LETTERS)
    return snapshot.variant, snapshot.revision, snapshot.house, snapshot.rule_changes, letters


def changed_from(snapshot: Snapshot, round_number: int, revision: int, house: Mapping[str, object]) -> Snapshot:
    """Let a revision and resolved options hold from a round to the end; earlier rounds keep theirs."""
    if round_number <= 1:
        return msgspec.structs.replace(snapshot, revision=revision, house=house, rule_changes=())
    earlier = tuple(change for change in snapshot.rule_changes if change.round < round_number)
    kept = msgspec.structs.replace(snapshot, rule_changes=earlier)
    before = in_force(kept, round_number)
    if (before.revision, dict(before.house)) == (revision, dict(house)):
        return kept
    change = RuleChange(round=round_number, revision=revision, house=house)
    return msgspec.structs.replace(snapshot, rule_changes=(*earlier, change))
