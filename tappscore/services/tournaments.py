"""Verbs about a tournament as a whole."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import date
from uuid import uuid4

from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind, resolve
from tappscore.services.course import give_up, has_begun
from tappscore.services.gates import before_finish, keep_deal_reason, missing_answers
from tappscore.services.states import in_use, required, unfinished, writable
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import head, load
from tappscore.store.lookups import numbers_of, rows_where
from tappscore.store.tables import ROUND, TABLE, TOURNAMENT, line
from tappscore.tournament.ledger import fold
from tappscore.tournament.standings import criteria_of

RANKING = ("points", "deals_won", "best_round")
DEALS: Mapping[int, int] = {3: 12, 4: 16, 5: 20}

# The facts that `change` takes; rules have a verb of their own.
_CHANGEABLE = ("name", "day", "place", "ranking", "rounds", "deals", "prefer", "settings")


class Tournaments:
    """All tournaments of a club file."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def create(
        self,
        name: str,
        day: date,
        place: str,
        variant: str,
        house: Mapping[str, object] | None = None,
        ranking: Sequence[str] = RANKING,
        rounds: int = 3,
        deals: Mapping[int, int] | None = None,
        prefer: int = 4,
        *,
        revision: int | None = None,
        seed: int | None = None,
        settings: Mapping[str, object] | None = None,
        sample: bool = False,
    ) -> ChangeSet:
        """Begin a tournament; the rules in force are written down with every option resolved.

        RefusedError with all problems of name, rules, ranking and numbers.
        """
        chosen = rule_set(variant, revision)
        planned = _planned(variant, revision, house or {}, deals)
        _sound(name=name, rounds=rounds, ranking=ranking)
        options = resolve(chosen, house or {})
        with self._file.write("tournament.create") as rows:
            rows.insert(
                TOURNAMENT,
                {
                    "uuid": str(uuid4()),
                    "name": name.strip(),
                    "day": day.isoformat(),
                    "place": place.strip(),
                    "variant": variant,
                    "revision": chosen.revision,
                    "house": options,
                    "ranking": list(ranking),
                    "state": "planned",
                    "rounds_planned": rounds,
                    "deals": planned,
                    "prefer": prefer,
                    "seed": secrets.randbelow(2**31) if seed is None else seed,
                    "settings": settings or {},
                    "sample": sample,
                },
            )
        return rows.changes

    def copy_like(self, tournament_id: int, name: str, day: date) -> ChangeSet:
        """Begin a tournament with the rules, ranking and numbers of another one; nobody is entered."""
        like = head(self._file, tournament_id)
        return self.create(
            name,
            day,
            like.place,
            like.variant,
            like.house,
            like.ranking,
            like.rounds_planned,
            like.deals,
            like.prefer,
            revision=like.revision,
            settings=like.settings,
        )

    def change(self, tournament_id: int, reason: str = "", **facts: object) -> ChangeSet:
        """Change name, day (a date), place, ranking, rounds, deals, prefer or settings.

        KeyError for another fact. RefusedError when fewer rounds are planned than drawn.
        """
        unknown = facts.keys() - set(_CHANGEABLE)
        if unknown:
            raise KeyError(sorted(unknown))
        with self._file.write("tournament.change", note=reason) as rows:
            tournament = writable(head(rows, tournament_id), reason)
            values = dict(facts)
            _sound(**{key: values[key] for key in ("name", "rounds", "ranking") if key in values})
            if "day" in values:
                values["day"] = str(values["day"])
            if "rounds" in values:
                values["rounds_planned"] = self._rounds(rows, tournament_id, values.pop("rounds"))
            if "deals" in values:
                given = values["deals"] if isinstance(values["deals"], dict) else {}
                values["deals"] = _planned(tournament.variant, tournament.revision, tournament.house, given)
            rows.update(TOURNAMENT, tournament_id, values)
        return rows.changes

    def rename(self, tournament_id: int, name: str) -> ChangeSet:
        """Give a tournament another name, a finished one too: it changes no result."""
        with self._file.write("tournament.change") as rows:
            writable(head(rows, tournament_id), "a name changes no result")
            _sound(name=name)
            rows.update(TOURNAMENT, tournament_id, {"name": name.strip()})
        return rows.changes

    def finish(
        self, tournament_id: int, after_round: int | None = None, reasons: Mapping[str, str] | None = None
    ) -> ChangeSet:
        """Finish a running tournament; with `after_round` it ends early, before the rounds planned.

        Rounds that are only drawn are given up. `reasons` answer the questions of the final check by their keys; what
        answers for a table stays with it, as at a round's closing.
        RefusedError while a round is not closed, and `question-unanswered` for each grave one without an answer.
        """
        reasons = {key: reason.strip() for key, reason in (reasons or {}).items() if reason.strip()}
        with self._file.write("tournament.finish", note="; ".join(dict.fromkeys(reasons.values()))) as rows:
            tournament = unfinished(load(rows, tournament_id))
            if tournament.state == "planned":
                raise RefusedError(Problem("tournament-not-begun", values={"name": tournament.name}))
            begun = [round_ for round_ in tournament.rounds if has_begun(rows, round_)]
            still = [
                Problem("round-not-closed", values={"round": round_.number})
                for round_ in begun
                if round_.state != "closed"
            ]
            if still:
                raise RefusedError(*still)
            last = max((round_.number for round_ in begun), default=0)
            if after_round is None and last < tournament.rounds_planned:
                values = {"played": last, "planned": tournament.rounds_planned}
                raise RefusedError(Problem("rounds-missing", field="after_round", values=values))
            if after_round is not None and after_round != last:
                raise RefusedError(Problem("round-not-last", field="after_round", values={"round": after_round}))
            ledger = fold(tournament)
            questions = before_finish(tournament, ledger)
            if found := missing_answers(questions, reasons):
                raise RefusedError(*found)
            for question in questions:
                where, reason = question.where, reasons.get(question.key)
                if where.table_id is None or not reason:
                    continue
                if question.key.startswith("deal-unreadable"):
                    keep_deal_reason(rows, ledger.tables[where.table_id].table, where.deal, reason)
                else:
                    rows.update(TABLE, where.table_id, {"accepted": reason})
            give_up(rows, tournament, last)
            ended = last if last < tournament.rounds_planned else None
            rows.update(TOURNAMENT, tournament_id, {"state": "final", "ended_after": ended})
        return rows.changes

    def reopen(self, tournament_id: int, reason: str) -> ChangeSet:
        """Take up a final or cancelled tournament again; needs a reason."""
        with self._file.write("tournament.reopen", note=required(reason)) as rows:
            tournament = in_use(head(rows, tournament_id))
            if tournament.state not in ("final", "cancelled"):
                raise RefusedError(Problem("tournament-not-finished", values={"name": tournament.name}))
            began = rows_where(rows, ROUND, tournament_id=tournament_id)
            state = "running" if began else "planned"
            rows.update(TOURNAMENT, tournament_id, {"state": state, "ended_after": None})
        return rows.changes

    def cancel(self, tournament_id: int, reason: str) -> ChangeSet:
        """Call a tournament off; what was played stays; needs a reason."""
        with self._file.write("tournament.cancel", note=required(reason)) as rows:
            unfinished(head(rows, tournament_id))
            rows.update(TOURNAMENT, tournament_id, {"state": "cancelled"})
        return rows.changes

    def bin(self, tournament_id: int) -> ChangeSet:
        """Lay a tournament into the bin; it is out of every list and can be taken out again."""
        return self._binned(tournament_id, "tournament.bin", binned=True)

    def unbin(self, tournament_id: int) -> ChangeSet:
        """Take a tournament out of the bin."""
        return self._binned(tournament_id, "tournament.unbin", binned=False)

    def _binned(self, tournament_id: int, action: str, *, binned: bool) -> ChangeSet:
        with self._file.write(action) as rows:
            head(rows, tournament_id)
            rows.update(TOURNAMENT, tournament_id, {"binned": binned})
        return rows.changes

    def _rounds(self, rows: Rows, tournament_id: int, rounds: object) -> object:
        last = max(numbers_of(rows, ROUND, tournament_id), default=0)
        if not isinstance(rounds, int) or rounds < last:
            raise RefusedError(Problem("rounds-drawn-already", field="rounds", values={"rounds": last}))
        return rounds


def _sound(*, name: object = "x", rounds: object = 1, ranking: object = RANKING) -> None:
    found: list[Problem] = []
    if not line(str(name)):
        found.append(Problem("name-missing", field="name"))
    if not isinstance(rounds, int) or not 1 <= rounds <= 40:
        found.append(Problem("rounds-out-of-range", field="rounds", values={"low": 1, "high": 40}))
    try:
        criteria_of(tuple(ranking) if isinstance(ranking, (list, tuple)) else ())
    except RefusedError as refused:
        found += refused.problems
    if found:
        raise RefusedError(*found)


def _planned(
    variant: str, revision: int | None, house: Mapping[str, object], deals: Mapping[int, int] | None
) -> dict[int, int]:
    """Check the options at every table size and give the deals of each size that these rules allow."""
    chosen = rule_set(variant, revision)
    planned: dict[int, int] = {}
    found: list[Problem] = []
    for seats, count in sorted((deals or DEALS).items()):
        try:
            bind(chosen, house, seats)
        except RefusedError as refused:
            # Of the sizes that are only proposed, those that the variant does not know are left out.
            wrong = [one for one in refused.problems if deals or one.code != "seats-wrong"]
            found += [one for one in wrong if one not in found]
        else:
            planned[seats] = count
        if not 1 <= count <= 99:
            found.append(Problem("deals-out-of-range", field="deals", values={"low": 1, "high": 99}))
    if found:
        raise RefusedError(*found)
    return planned
