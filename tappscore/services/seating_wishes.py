"""Verbs about how this evening is seated: the method, wishes of people, chips drawn at the door, mixed tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import active_count
from tappscore.services.states import entry_of, unfinished
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import entries, head, load
from tappscore.store.tables import ROUND, TOURNAMENT
from tappscore.tournament.seating_choices import BY_KEY, MEMBER, Choices, choices_of
from tappscore.tournament.snapshot import Snapshot

MIXED = ("rests", "all", "average")
PER_DEAL = "points_per_deal"
FOUR_SEATS = "four_seats"  # the house option of games that four can play, too


class SeatingWishes:
    """The seating choices of one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def choose(
        self,
        *,
        method: str | None = None,
        tables: Sequence[int] | None = None,
        teams_apart: bool | None = None,
        clubs_apart: bool | None = None,
        prefer: int | None = None,
    ) -> ChangeSet:
        """Choose the method, the numbers of the tables in the hall, teams or clubs kept apart, a table's usual size.

        RefusedError `seating-method-unknown`, `table-number-out-of-range`, `table-number-taken`, `table-size-unknown`.
        """
        with self._file.write("seating.choose") as rows:
            tournament = unfinished(head(rows, self._tournament))
            numbers = list(tables or ())
            found: list[Problem] = []
            if method is not None and method not in BY_KEY:
                found.append(Problem("seating-method-unknown", field="method", values={"method": method}))
            if any(not 1 <= number <= 400 for number in numbers):
                found.append(Problem("table-number-out-of-range", field="tables", values={"low": 1, "high": 400}))
            twice = sorted({number for number in numbers if numbers.count(number) > 1})
            found += [Problem("table-number-taken", field="tables", values={"table": number}) for number in twice]
            sizes = sorted(tournament.deals) or list(rule_set(tournament.variant, tournament.revision).allowed_seats)
            if prefer is not None and prefer not in sizes:
                found.append(Problem("table-size-unknown", field="prefer", values={"size": prefer}))
            if found:
                raise RefusedError(*found)
            choices = choices_of(tournament)
            choices = replace(
                choices,
                method=choices.method if method is None else method,
                tables=choices.tables if tables is None else tuple(numbers),
                teams_apart=choices.teams_apart if teams_apart is None else teams_apart,
                clubs_apart=choices.clubs_apart if clubs_apart is None else clubs_apart,
            )
            self._keep(rows, tournament, choices)
            if prefer is not None and prefer != tournament.prefer:
                rows.update(TOURNAMENT, tournament.id, {"prefer": prefer})
        return rows.changes

    def wish(
        self, entry_id: int, *, writes: bool | None = None, seat: int | None = None, top: bool | None = None
    ) -> ChangeSet:
        """Note that somebody is willing to write, has a fixed seat (0: none), or sits at the top table."""
        with self._file.write("seating.wish") as rows:
            tournament = unfinished(head(rows, self._tournament))
            entry = entry_of(rows, self._tournament, entry_id)
            if seat is not None and not 0 <= seat <= 7:
                raise RefusedError(Problem("unknown-seat", field="seat", values={"seat": seat}))
            choices = choices_of(tournament)
            if writes is not None:
                writers = choices.writers - {entry.uuid}
                choices = replace(choices, writers=writers | {entry.uuid} if writes else writers)
            if seat is not None:
                seats = {uuid: at for uuid, at in choices.seats.items() if uuid != entry.uuid}
                choices = replace(choices, seats={**seats, entry.uuid: seat} if seat else seats)
            if top is not None:
                others = tuple(uuid for uuid in choices.top if uuid != entry.uuid)
                choices = replace(choices, top=(*others, entry.uuid) if top else others)
            self._keep(rows, tournament, choices)
            rows.values["number"] = entry.number
        return rows.changes

    def chip(self, entry_id: int, round_no: int, table: int, seat: int = 0) -> ChangeSet:
        """Note the chip that somebody drew for a round: table and seat, seat 0 where it names a table only.

        Table 0 takes the chip back. RefusedError `seat-drawn-twice` with the seat that somebody else has already.
        """
        with self._file.write("seating.chip") as rows:
            tournament = unfinished(head(rows, self._tournament))
            entry = entry_of(rows, self._tournament, entry_id)
            if not 0 <= table <= 400:
                raise RefusedError(Problem("table-number-out-of-range", field="chip", values={"low": 1, "high": 400}))
            if not 0 <= seat <= 7:
                raise RefusedError(Problem("unknown-seat", field="chip", values={"seat": seat}))
            choices = choices_of(tournament)
            known = choices.chips if choices.chips_round == round_no else {}
            chips = {uuid: chip for uuid, chip in known.items() if uuid != entry.uuid}
            present = {each.uuid for each in entries(rows, self._tournament)}
            if table and seat and any(chips[uuid] == (table, seat) for uuid in chips.keys() & present):
                raise RefusedError(Problem("seat-drawn-twice", field="chip", values={"table": table, "seat": seat}))
            if table:
                chips[entry.uuid] = (table, seat)
            self._keep(rows, tournament, replace(choices, chips=chips, chips_round=round_no))
            rows.values["number"] = entry.number
        return rows.changes

    def answer_mixed(self, answer: str) -> ChangeSet:
        """Settle how tables of three and four play side by side, before the first deal is booked.

        `rests`: at four the dealer rests, everybody plays as many deals. `all`: all four play, as many deals as three
        do. `average`: points per deal decide. RefusedError `mixed-answer-unknown`, `deals-booked-already`.
        """
        with self._file.write("seating.mixed") as rows:
            tournament = unfinished(load(rows, self._tournament))
            if answer not in mixed_answers(tournament):
                raise RefusedError(Problem("mixed-answer-unknown", field="mixed", values={"answer": answer}))
            if any(table.deals for round_ in tournament.rounds for table in round_.tables):
                raise RefusedError(Problem("deals-booked-already", field="mixed"))
            rows.update(TOURNAMENT, tournament.id, mixed_facts(tournament, answer))
            for round_ in tournament.rounds:
                deals = load(rows, tournament.id).deals
                rows.update(ROUND, round_.id, {"deals": {**round_.deals_per_table, **deals}})
        return rows.changes

    def _keep(self, rows: Rows, tournament: Snapshot, choices: Choices) -> None:
        others = {key: value for key, value in tournament.settings.items() if key != MEMBER}
        plain = choices.plain()
        rows.update(TOURNAMENT, tournament.id, {"settings": {**others, MEMBER: plain} if plain else others})


def mixed_facts(tournament: Snapshot, answer: str) -> dict[str, object]:
    """Give the facts that an answer changes: house and deals of each size, or the ranking."""
    ranking = [key for key in tournament.ranking if key != PER_DEAL]
    if answer == "average":
        return {"ranking": [PER_DEAL, *ranking]}
    chosen, house = rule_set(tournament.variant, tournament.revision), dict(tournament.house)
    if FOUR_SEATS in house:
        house[FOUR_SEATS] = "all" if answer == "all" else "dealer_rests"
    plays = {size: active_count(chosen, house, size) for size in tournament.deals}
    least = min(tournament.deals, default=3)
    each = Fraction(tournament.deals.get(least, 12) * plays.get(least, least), least)
    deals = {size: max(1, round(each * size / plays[size])) for size in tournament.deals}
    return {"house": house, "deals": deals, "ranking": ranking}


def mixed_answers(snapshot: Snapshot) -> tuple[str, ...]:
    """Give the answers that a game has: all can play at four only where its rules say so."""
    return MIXED if FOUR_SEATS in snapshot.house else tuple(answer for answer in MIXED if answer != "all")


def mixed_answer(snapshot: Snapshot) -> str:
    """Say which answer holds now, whatever the numbers of deals are."""
    if snapshot.ranking[:1] == (PER_DEAL,):
        return "average"
    return "all" if snapshot.house.get(FOUR_SEATS) == "all" else "rests"
