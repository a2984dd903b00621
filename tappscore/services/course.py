"""Verbs that change the course of an evening while it runs: fewer or more rounds and deals, a round called off.

DECISION: a round that is called off keeps its number, its seats and its
sheets; it is closed and counts for nobody, which is nothing and not zero.
Whoever wants it played again plans one round more. Taking its results away
was rejected: a director's word must be as easy to take back as to give.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tappscore.problems import Problem, RefusedError
from tappscore.services.drawing import take_back
from tappscore.services.states import required, unfinished
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import load
from tappscore.store.lookups import has_results
from tappscore.store.tables import ROUND, TOURNAMENT
from tappscore.tournament.snapshot import Round, Snapshot

MOST_ROUNDS = 40
MOST_DEALS = 99


class Course:
    """The course of one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def plan_rounds(self, rounds: int) -> ChangeSet:
        """Play so many rounds; rounds beyond it that are only drawn are given up.

        RefusedError `rounds-out-of-range`, and `rounds-drawn-already` where one of them has begun.
        """
        if not 1 <= rounds <= MOST_ROUNDS:
            values = {"low": 1, "high": MOST_ROUNDS}
            raise RefusedError(Problem("rounds-out-of-range", field="rounds", values=values))
        with self._file.write("course.rounds", values={"rounds": rounds}) as rows:
            tournament = unfinished(load(rows, self._tournament))
            begun = max((one.number for one in tournament.rounds if has_begun(rows, one)), default=0)
            if rounds < begun:
                raise RefusedError(Problem("rounds-drawn-already", field="rounds", values={"rounds": begun}))
            give_up(rows, tournament, rounds)
            rows.update(TOURNAMENT, self._tournament, {"rounds_planned": rounds})
        return rows.changes

    def plan_deals(self, deals: Mapping[int, int], rounds: Collection[int] | None = None) -> ChangeSet:
        """Play so many deals at each table size: in these rounds, or without them in all that have not begun.

        A sheet that has more already keeps them; the audit names it. RefusedError `deals-out-of-range`,
        `round-is-closed`.
        """
        if any(not 1 <= count <= MOST_DEALS for count in deals.values()):
            values = {"low": 1, "high": MOST_DEALS}
            raise RefusedError(Problem("deals-out-of-range", field="deals", values=values))
        with self._file.write("course.deals") as rows:
            tournament = unfinished(load(rows, self._tournament))
            if rounds is None:
                chosen = [one for one in tournament.rounds if one.state == "drawn"]
                rows.update(TOURNAMENT, self._tournament, {"deals": {**tournament.deals, **deals}})
            else:
                chosen = [one for one in tournament.rounds if one.number in rounds]
            for one in chosen:
                if one.state == "closed":
                    raise RefusedError(Problem("round-is-closed", field="round", values={"round": one.number}))
                rows.update(ROUND, one.id, {"deals": {**one.deals_per_table, **deals}})
        return rows.changes

    def call_off(self, round_id: int, reason: str) -> ChangeSet:
        """Call a round off: it is closed and counts for nobody; needs a reason. Its sheets stay.

        RefusedError `round-called-off` where it is off already.
        """
        with self._file.write("round.call_off", note=required(reason)) as rows:
            round_ = self._round(rows, round_id)
            if round_.called_off:
                raise RefusedError(Problem("round-called-off", values={"round": round_.number}))
            rows.update(ROUND, round_id, {"state": "closed", "called_off": True})
        return rows.changes

    def take_up(self, round_id: int) -> ChangeSet:
        """Let a round that was called off count again; it is open and goes through its gate like any other."""
        with self._file.write("round.take_up") as rows:
            round_ = self._round(rows, round_id)
            if not round_.called_off:
                raise RefusedError(Problem("round-not-called-off", values={"round": round_.number}))
            rows.update(ROUND, round_id, {"state": "open", "called_off": False})
        return rows.changes

    def _round(self, rows: Rows, round_id: int) -> Round:
        tournament = unfinished(load(rows, self._tournament))
        for round_ in tournament.rounds:
            if round_.id == round_id:
                rows.values["round"] = round_.number
                return round_
        raise RefusedError(Problem("unknown-round", field="round", values={"round": str(round_id)}))


def has_begun(rows: Rows, round_: Round) -> bool:
    """Say whether anything of a round is more than its seats."""
    return round_.state != "drawn" or any(has_results(rows, table.id) for table in round_.tables)


def give_up(rows: Rows, tournament: Snapshot, after: int) -> None:
    """Take back the rounds after a number that are drawn and not begun, the last one first."""
    for round_ in sorted(tournament.rounds, key=lambda one: one.number, reverse=True):
        if round_.number > after and not has_begun(rows, round_):
            take_back(rows, round_)
