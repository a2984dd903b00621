"""Verbs about standings shown to the hall."""

from __future__ import annotations

from datetime import datetime, timedelta

from tappscore.problems import Problem, RefusedError
from tappscore.services.states import writable
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import now
from tappscore.store.loading import load
from tappscore.store.tables import RELEASE, whole
from tappscore.tournament.ledger import fold
from tappscore.tournament.standings import rank


class Releases:
    """The released standings of one tournament, frozen as the hall saw them."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def release(self, after_round: int, protest_minutes: int = 30) -> ChangeSet:
        """Release the standing after a round, with its time and protest deadline.

        It is `final` after the tournament's last round, `corrected` where one was released for that round
        before, else `interim`. RefusedError while a round up to it is not closed.
        """
        with self._file.write("standing.release", values={"round": after_round}) as rows:
            snapshot = writable(load(rows, self._tournament), "released")
            drawn = {round_.number: round_ for round_ in snapshot.rounds}
            if after_round not in drawn:
                raise RefusedError(Problem("unknown-round", field="after_round", values={"round": str(after_round)}))
            still = [one for number, one in sorted(drawn.items()) if number <= after_round and one.state != "closed"]
            if still:
                raise RefusedError(*(Problem("round-not-closed", values={"round": one.number}) for one in still))
            standing = rank(snapshot, fold(snapshot), after_round)
            last = snapshot.ended_after or snapshot.rounds_planned
            state = "final" if after_round >= last else "interim"
            if any(release.after_round == after_round for release in snapshot.releases):
                state = "corrected"
            at = now()
            until = datetime.fromisoformat(at) + timedelta(minutes=protest_minutes)
            places = [
                [place.entry.id, place.place, str(place.points)] for place in standing.places if place.place is not None
            ]
            rows.insert(
                RELEASE,
                {
                    "tournament_id": self._tournament,
                    "after_round": after_round,
                    "state": state,
                    "at": at,
                    "protest_until": until.isoformat(timespec="seconds") if protest_minutes else "",
                    "places": places,
                },
            )
        return rows.changes

    def withdraw(self, release_id: int) -> ChangeSet:
        """Take a released standing back."""
        with self._file.write("standing.withdraw") as rows:
            found = rows.row(RELEASE, release_id)
            if found is None or found["tournament_id"] != self._tournament:
                raise RefusedError(Problem("unknown-release", field="release"))
            writable(load(rows, self._tournament), "withdrawn")
            rows.delete(RELEASE, release_id)
            rows.values["round"] = whole(found["after_round"])
        return rows.changes
