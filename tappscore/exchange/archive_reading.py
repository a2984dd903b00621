"""Reading tournament archives: `tappscore-tournament/1` → snapshot.

Every problem is named, each with its path in the file. Uuids that an archive
lacks are derived from what it has, so that reading it again gives the same.
"""

from __future__ import annotations

import json
import uuid as uuids
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

from tappscore.exchange.archive_model import FORMAT, ArchiveModel, EntryModel, RoundModel, TableModel
from tappscore.exchange.archive_rules import doubled, rule_changes, rules_of_round, rules_problems
from tappscore.exchange.archive_shape import shaped
from tappscore.exchange.archive_unknown import unknown_members
from tappscore.exchange.json_text import decode_json
from tappscore.i18n.formats import one_line
from tappscore.problems import Problem, RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.deal import Amount, from_members
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import resolve
from tappscore.rules.settlement import turns
from tappscore.tournament.metrics import BY_KEY
from tappscore.tournament.snapshot import (
    Adjustment,
    BookedDeal,
    Entry,
    Listed,
    Person,
    Release,
    Round,
    Snapshot,
    Substitute,
    Table,
)

_NAMESPACE = uuids.UUID("6f6a1d0e-3c0b-5a86-9b69-0d7c8d1f2a41")
DEFAULT_RANKING = ("points", "deals_won", "best_round")


def decode(data: bytes) -> dict[str, Any]:
    """Read JSON bytes; RefusedError when they are no JSON object."""
    found = decode_json(data)
    if not isinstance(found, dict):
        raise RefusedError(Problem("not-an-archive"))
    return found


def read(data: Mapping[str, Any]) -> Snapshot:
    """Read an archive; RefusedError names everything that is wrong, each with its path."""
    model = _model(data)
    found = list(_problems(model))
    if found:
        raise RefusedError(*found)
    return _snapshot(model, unknown_members(data))


def _model(data: Mapping[str, Any]) -> ArchiveModel:
    format_ = data.get("format")
    if not isinstance(format_, str) or not format_.startswith("tappscore-tournament/"):
        raise RefusedError(Problem("not-an-archive"))
    if format_ != FORMAT:
        raise RefusedError(Problem("archive-newer", "format", values={"format": format_, "known": FORMAT}))
    try:
        # NaN, Infinity and halves of surrogate pairs are in some JSON, and in no text or number that we could keep.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        values = {"where": "archive", "what": str(error)}
        raise RefusedError(Problem("archive-malformed", "archive", values=values)) from error
    return shaped(data)


def _problems(model: ArchiveModel) -> Iterator[Problem]:
    numbers = [entry.number for entry in model.entries]
    yield from doubled("entries", numbers)
    for member in ("uuid", "person"):
        yield from _one_and_the_same(model, member)
    yield from doubled("rounds", [round_.number for round_ in model.rounds])
    known = set(numbers)
    for key in model.ranking:
        if key not in BY_KEY:
            yield Problem("unknown-criterion", "ranking", values={"key": key})
    yield from _added_problems(model, known)
    yield from _listed_problems(model, known)
    wrong = [*rules_problems(model)]
    if wrong:
        yield from wrong
        return
    for round_at, round_ in enumerate(model.rounds):
        where = f"rounds[{round_at}]"
        yield from doubled(f"{where}.tables", [table.table for table in round_.tables])
        for number in round_.sitting_out:
            if number not in known:
                yield _stranger(f"{where}.sitting_out", number)
        for table_at, table in enumerate(round_.tables):
            yield from _table_problems(model, round_.number, known, f"{where}.tables[{table_at}]", table)


def _one_and_the_same(model: ArchiveModel, member: str) -> Iterator[Problem]:
    """Name entries that have the uuid of another one: neither results nor names could be told apart."""
    seen: dict[str, int] = {}
    for index, entry in enumerate(model.entries):
        uuid = getattr(entry, member)
        if uuid and uuid in seen:
            values = {"one": seen[uuid], "other": entry.number}
            yield Problem("entry-twice", f"entries[{index}].{member}", values=values)
        elif uuid:
            seen[uuid] = entry.number


def _added_problems(model: ArchiveModel, known: set[int]) -> Iterator[Problem]:
    """Name what is wrong with adjustments and substitutes."""
    for index, adjustment in enumerate(model.adjustments):
        if adjustment.entry not in known:
            yield _stranger(f"adjustments[{index}].entry", adjustment.entry)
        yield from _inexact(f"adjustments[{index}].points", [adjustment.points])
    for index, one in enumerate(model.substitutes):
        for key, number in (("entry", one.entry), ("by", one.by)):
            if number not in known:
                yield _stranger(f"substitutes[{index}].{key}", number)
        if one.entry == one.by:
            where = f"substitutes[{index}].by"
            yield Problem("number-twice", where, values={"where": where, "number": one.by})


def _listed_problems(model: ArchiveModel, known: set[int]) -> Iterator[Problem]:
    if model.listed and model.rounds:
        values = {"where": "listed", "what": "a result list stands instead of rounds"}
        yield Problem("archive-malformed", "listed", values=values)
    yield from doubled("listed", [item.entry for item in model.listed])
    for index, item in enumerate(model.listed):
        if item.entry not in known:
            yield _stranger(f"listed[{index}].entry", item.entry)
        if item.place is None and item.points is None:
            values = {"where": f"listed[{index}]", "what": "neither place nor points"}
            yield Problem("archive-malformed", f"listed[{index}]", values=values)
        if item.points is not None:
            yield from _inexact(f"listed[{index}].points", [item.points])


def _table_problems(
    model: ArchiveModel, round_number: int, known: set[int], where: str, table: TableModel
) -> Iterator[Problem]:
    for number in table.seats:
        if number not in known:
            yield _stranger(f"{where}.seats", number)
    yield from doubled(f"{where}.seats", table.seats)
    for key, numbers in (("totals", table.totals), ("control", table.control)):
        if numbers is not None:
            if len(numbers) != len(table.seats):
                yield Problem(
                    "wrong-count",
                    f"{where}.{key}",
                    values={"where": f"{where}.{key}", "found": len(numbers), "wanted": len(table.seats)},
                )
            yield from _inexact(f"{where}.{key}", numbers)
    if not table.deals:
        return
    try:
        rules = rules_of_round(model, round_number, len(table.seats))
    except RefusedError as refused:
        yield from (_at(problem, where, 0) for problem in refused.problems)
        return
    deals = [from_members(_bare(deal)) for deal in table.deals]
    wrong = [_at(found, where, number) for number, deal in enumerate(deals, 1) for found in problems(rules, deal)]
    if not wrong:
        # Who rests follows from the deals before, so turns are asked only of a sheet that is sound otherwise.
        for number, (deal, turn) in enumerate(zip(deals, turns(rules, deals), strict=True), 1):
            wrong.extend(_at(found, where, number) for found in problems(rules, deal, turn))
    yield from wrong


def _at(problem: Problem, where: str, number: int) -> Problem:
    path = f"{where}.deals[{number - 1}]" if number else where
    return replace(problem, field=f"{path}.{problem.field}" if problem.field else path, deal=number)


def _stranger(where: str, number: int) -> Problem:
    return Problem("entry-unknown", where, values={"where": where, "number": number})


def _inexact(where: str, numbers: list[int | float]) -> Iterator[Problem]:
    for number in numbers:
        if Fraction(number).denominator not in (1, 2, 4):
            yield Problem("number-inexact", where, values={"where": where, "number": repr(number)})


def amount(number: int | float) -> Amount:
    """Read a number of a file exactly: quarters and halves are exact in binary."""
    value = Fraction(number)
    return value.numerator if value.denominator == 1 else value


def _amounts(numbers: list[int | float] | None) -> tuple[Amount, ...] | None:
    return None if numbers is None else tuple(map(amount, numbers))


_DEAL_EXTRAS = ("disputed", "counts")


def _bare(deal: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in deal.items() if key not in _DEAL_EXTRAS}


def _snapshot(model: ArchiveModel, extra: Mapping[str, Any]) -> Snapshot:
    uuid = model.uuid or str(uuids.uuid5(_NAMESPACE, f"{model.date.isoformat()}/{model.name}"))
    entries = tuple(_entry(uuid, entry, _withdrawn_from(model, entry)) for entry in model.entries)
    persons = {entry.person.uuid: entry.person.id for entry in entries}
    ids = count(1)
    rounds = tuple(_round(round_, ids) for round_ in sorted(model.rounds, key=lambda round_: round_.number))
    chosen = rule_set(model.variant, model.revision)
    played = max((round_.number for round_ in rounds), default=0)
    return Snapshot(
        id=1,
        uuid=uuid,
        name=one_line(model.name) or "–",
        date=model.date,
        place=one_line(model.place),
        variant=model.variant,
        revision=chosen.revision,
        house=resolve(chosen, model.house),
        rule_changes=rule_changes(model),
        ranking=tuple(model.ranking) or DEFAULT_RANKING,
        state=model.state or ("running" if rounds else "planned"),
        rounds_planned=max(model.rounds_planned or 0, played) or 3,
        deals=model.deals or (dict(rounds[0].deals_per_table) if rounds else {}) or {3: 12, 4: 16},
        prefer=model.prefer,
        seed=model.seed,
        ended_after=model.ended_after,
        sample=model.sample,
        settings=model.settings,
        entries=entries,
        rounds=rounds,
        adjustments=tuple(
            Adjustment(id=number, entry=item.entry, round=item.round, points=amount(item.points), reason=item.reason)
            for number, item in enumerate(model.adjustments, 1)
        ),
        substitutes=tuple(
            Substitute(
                id=number,
                entry=item.entry,
                by=item.by,
                round=item.round,
                takes_points=item.takes_points,
                reason=item.reason,
            )
            for number, item in enumerate(sorted(model.substitutes, key=lambda item: item.round), 1)
        ),
        releases=tuple(
            Release(
                id=number,
                after_round=item.after_round,
                state=item.state,
                at=item.at,
                protest_until=item.protest_until,
                places=tuple(item.places),
            )
            for number, item in enumerate(model.releases, 1)
        ),
        listed=tuple(
            Listed(entry=item.entry, place=item.place, points=None if item.points is None else amount(item.points))
            for item in model.listed
        ),
        apart=tuple(
            (persons[pair.persons[0]], persons[pair.persons[1]], pair.always)
            for pair in model.apart
            if persons.keys() >= set(pair.persons)
        ),
        extra=extra,
    )


def _withdrawn_from(model: ArchiveModel, entry: EntryModel) -> int | None:
    """Give the first round not played any more; unsaid, it is the one after the last that somebody sat in."""
    if entry.state not in ("withdrawn", "disqualified"):
        return None
    if entry.withdrawn_from is not None:
        return entry.withdrawn_from
    sat = [round_.number for round_ in model.rounds for table in round_.tables if entry.number in table.seats]
    return max(sat, default=0) + 1


def _entry(tournament: str, model: EntryModel, withdrawn_from: int | None) -> Entry:
    uuid = model.uuid or str(uuids.uuid5(_NAMESPACE, f"{tournament}/entry/{model.number}"))
    person = Person(
        id=model.number,
        uuid=model.person or str(uuids.uuid5(_NAMESPACE, f"{tournament}/person/{model.number}")),
        first=one_line(model.first),
        last=one_line(model.last),
        club=one_line(model.club),
        town=one_line(model.town),
        group=one_line(model.group),
        note=model.person_note,
        public=model.public,
    )
    return Entry(
        id=model.number,
        uuid=uuid,
        person=person,
        number=model.number,
        state=model.state,
        withdrawn_from=withdrawn_from,
        joined_in=model.joined_in,
        credit=model.credit,
        missed=model.missed,
        guest=model.guest,
        owes=model.owes,
        team=one_line(model.team),
        fixed_table=model.fixed_table,
        note=model.note,
    )


def _round(model: RoundModel, ids: Iterator[int]) -> Round:
    tables = tuple(_table(table, ids) for table in model.tables)
    return Round(
        id=next(ids),
        number=model.number,
        state="closed" if model.called_off else model.state or "open",
        deals_per_table=model.deals_per_table,
        tables=tables,
        method=model.method,
        seed=model.seed,
        loosened=tuple(model.loosened),
        sitting_out=tuple(model.sitting_out),
        called_off=model.called_off,
    )


def _table(model: TableModel, ids: Iterator[int]) -> Table:
    return Table(
        id=next(ids),
        number=model.table,
        seats=tuple(model.seats),
        deals=tuple(
            BookedDeal(
                id=next(ids),
                number=number,
                deal=from_members(_bare(deal)),
                disputed=bool(deal.get("disputed", False)),
                counts=bool(deal.get("counts", True)),
            )
            for number, deal in enumerate(model.deals, 1)
        ),
        totals=_amounts(model.totals),
        totals_stand=model.totals_stand,
        totals_reason=model.totals_reason,
        control=_amounts(model.control),
        accepted=model.accepted,
        broken_off=model.broken_off,
        missing_deals=model.missing_deals,
        deals_planned=model.deals_planned,
        code=model.code,
    )
