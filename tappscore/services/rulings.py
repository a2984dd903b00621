"""Verbs about the rules of a tournament: changed from a round on, written with the club's own letters, confirmed.

DECISION: rules that were changed from round 3 on and are then changed from
round 2 on are the new ones from round 2 to the end: "from now on" is what a
director says, and two changes that cross each other nobody could explain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind, resolve
from tappscore.services.states import required, writable
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import load
from tappscore.store.lookups import ids
from tappscore.store.tables import RULE_CHANGE, TOURNAMENT
from tappscore.tournament.rules_in_force import LETTERS, all_in_force, changed_from, in_force
from tappscore.tournament.snapshot import Snapshot

CONFIRMED = "values_confirmed"  # the setting that says that the club's own values were looked at


class Rulings:
    """The rules of the tournaments of a club file."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def change_rules(
        self,
        tournament_id: int,
        house: Mapping[str, object],
        reason: str = "",
        revision: int | None = None,
        from_round: int = 1,
        letters: Mapping[str, str] | None = None,
    ) -> ChangeSet:
        """Play by other house options or another revision from a round to the end; `letters` None leaves them.

        RefusedError with every booked deal that these rules don't know (the gate finds them), for letters
        that clash, and `reason-missing` once deals are booked in a round that the change reaches.
        """
        with self._file.write("tournament.rules", note=reason) as rows:
            snapshot = writable(load(rows, tournament_id), reason)
            _round(snapshot, from_round)
            before = in_force(snapshot, from_round)
            chosen = rule_set(snapshot.variant, revision or before.revision)
            options = resolve(chosen, {**_known(before.house, chosen.all_options), **house})
            other = changed_from(snapshot, from_round, chosen.revision, options)
            ruled = all_in_force(other) != all_in_force(snapshot)
            if ruled and any(
                table.deals for round_ in snapshot.rounds if round_.number >= from_round for table in round_.tables
            ):
                required(reason)
            _fits(other, letters)
            self._keep(rows, snapshot, other)
            if letters is not None:
                _write_letters(rows, snapshot, letters)
            rows.values["round"] = from_round
        return rows.changes

    def write_with(self, tournament_id: int, letters: Mapping[str, str]) -> ChangeSet:
        """Write contracts and facts with the club's own letters (by their keys); no result changes.

        RefusedError for a letter that two have or that holds a digit, and for a key that nothing has.
        """
        with self._file.write("tournament.letters") as rows:
            snapshot = writable(load(rows, tournament_id), "a letter changes no result")
            _fits(snapshot, letters)
            _write_letters(rows, snapshot, letters)
        return rows.changes

    def confirm_values(self, tournament_id: int) -> ChangeSet:
        """Note that the values for which there is no source are those that the club plays; asked once."""
        with self._file.write("tournament.values") as rows:
            snapshot = writable(load(rows, tournament_id), "it changes no result")
            rows.update(TOURNAMENT, tournament_id, {"settings": {**snapshot.settings, CONFIRMED: True}})
        return rows.changes

    def _keep(self, rows: Rows, snapshot: Snapshot, other: Snapshot) -> None:
        """Write the rules down where they differ; what stays is not touched, so that its undo stays possible."""
        if (snapshot.revision, dict(snapshot.house)) != (other.revision, dict(other.house)):
            rows.update(TOURNAMENT, snapshot.id, {"house": other.house, "revision": other.revision})
        there = {change.round: change for change in snapshot.rule_changes}
        wanted = {change.round: change for change in other.rule_changes}
        for number, change in there.items():
            (row,) = ids(rows, RULE_CHANGE, tournament_id=snapshot.id, round=number)
            if number not in wanted:
                rows.delete(RULE_CHANGE, row)
            elif wanted[number] != change:
                values = {"revision": wanted[number].revision, "house": wanted[number].house}
                rows.update(RULE_CHANGE, row, values)
        for number, change in wanted.items():
            if number not in there:
                rows.insert(
                    RULE_CHANGE,
                    {
                        "tournament_id": snapshot.id,
                        "round": number,
                        "revision": change.revision,
                        "house": change.house,
                    },
                )


def _round(snapshot: Snapshot, number: int) -> None:
    """Refuse a round that this evening doesn't have."""
    last = max([snapshot.rounds_planned, *(round_.number for round_ in snapshot.rounds)])
    if not 1 <= number <= last:
        raise RefusedError(Problem("rules-from-unknown-round", field="from_round", values={"low": 1, "high": last}))


def _fits(snapshot: Snapshot, letters: Mapping[str, str] | None) -> None:
    """Refuse options and letters that can't be played at a planned table; letters as they stand where None."""
    if letters is None:
        found = snapshot.settings.get(LETTERS)
        letters = found if isinstance(found, Mapping) else {}
    problems: list[Problem] = []
    for rules in all_in_force(snapshot):
        chosen = rule_set(snapshot.variant, rules.revision)
        for seats in sorted(snapshot.deals) or chosen.allowed_seats:
            try:
                bind(chosen, rules.house, seats, own_letters(letters))
            except RefusedError as refused:
                problems += [one for one in refused.problems if one not in problems]
    if problems:
        raise RefusedError(*problems)


def own_letters(letters: Mapping[str, str]) -> dict[str, str]:
    """Leave out empty letters: they stand for the game's own."""
    return {key: letter.strip().casefold() for key, letter in letters.items() if letter.strip()}


def _write_letters(rows: Rows, snapshot: Snapshot, letters: Mapping[str, str]) -> None:
    others = {key: value for key, value in snapshot.settings.items() if key != LETTERS}
    own = own_letters(letters)
    settings = {**others, LETTERS: own} if own else others
    if settings != dict(snapshot.settings):
        rows.update(TOURNAMENT, snapshot.id, {"settings": settings})


def _known(house: Mapping[str, object], options: Sequence[object]) -> dict[str, object]:
    """Leave out options that another revision no longer has."""
    keys = {getattr(option, "key", "") for option in options}
    return {key: value for key, value in house.items() if key in keys}
