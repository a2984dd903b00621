"""Writing tournament archives: snapshot → `tappscore-tournament/1`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tappscore.exchange.archive_model import FORMAT
from tappscore.exchange.archive_unknown import put_back
from tappscore.rules.deal import members
from tappscore.tournament.metrics import lot
from tappscore.tournament.snapshot import BookedDeal, Entry, Round, RuleChange, Snapshot, Table

_LINE = 150


def encode(archive: Mapping[str, Any]) -> bytes:
    """Lay an archive out as UTF-8 JSON; what fits a line stands on one, so that people can read it."""
    return (_laid_out(archive, "") + "\n").encode()


def _laid_out(value: Any, indent: str) -> str:
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= _LINE or not isinstance(value, (dict, list)):
        return line
    deeper = indent + " "
    if isinstance(value, dict):
        members_ = [f"{json.dumps(key, ensure_ascii=False)}: {_laid_out(item, deeper)}" for key, item in value.items()]
        return "{\n" + ",\n".join(deeper + member for member in members_) + "\n" + indent + "}"
    return "[\n" + ",\n".join(deeper + _laid_out(item, deeper) for item in value) + "\n" + indent + "]"


def plain(value: object) -> Any:
    """Write a value as JSON knows it: quarters and halves as decimals, tuples as lists."""
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else float(value)
    if isinstance(value, Mapping):
        return {str(key): plain(member) for key, member in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(member) for member in value]
    return value


def write(snapshot: Snapshot) -> dict[str, Any]:
    """Write a snapshot as an archive; `read` gives the same facts again."""
    numbers = {entry.id: entry.number for entry in snapshot.entries}
    persons = {entry.person.id: entry.person.uuid for entry in snapshot.entries}
    archive: dict[str, Any] = {
        "format": FORMAT,
        "uuid": snapshot.uuid,
        "name": snapshot.name,
        "date": snapshot.date.isoformat(),
        "place": snapshot.place,
        "variant": snapshot.variant,
        "revision": snapshot.revision,
        # In one order, so that the same facts make the same bytes, wherever they were kept in between.
        "house": plain(_ordered(snapshot.house)),
        **_given(rule_changes=[_written_change(change) for change in snapshot.rule_changes]),
        "ranking": list(snapshot.ranking),
        "state": snapshot.state,
        "rounds_planned": snapshot.rounds_planned,
        "deals": plain(snapshot.deals),
        "prefer": snapshot.prefer,
        "seed": snapshot.seed,
    }
    archive |= _given(ended_after=snapshot.ended_after, sample=snapshot.sample)
    if snapshot.settings:
        archive["settings"] = plain(_ordered(snapshot.settings))
    if "lot" in snapshot.ranking:
        drawn = sorted(snapshot.entries, key=lambda entry: lot(snapshot.seed, entry.uuid))
        archive["lots"] = [entry.number for entry in drawn]
    archive["entries"] = [_written_entry(entry) for entry in snapshot.entries]
    archive["rounds"] = [_written_round(round_, numbers) for round_ in snapshot.rounds]
    archive["adjustments"] = [
        {"entry": numbers[item.entry]}
        | ({} if item.round is None else {"round": item.round})
        | {"points": plain(item.points), "reason": item.reason}
        for item in snapshot.adjustments
    ]
    releases = [
        {"after_round": item.after_round, "state": item.state, "at": item.at}
        | _given(protest_until=item.protest_until)
        | {"places": [[numbers[entry], place, points] for entry, place, points in item.places if entry in numbers]}
        for item in snapshot.releases
    ]
    substitutes = [
        {"entry": numbers[item.entry], "by": numbers[item.by], "round": item.round}
        | _given(takes_points=item.takes_points, reason=item.reason)
        for item in snapshot.substitutes
    ]
    apart = [
        {"persons": [persons[one], persons[other]], "always": always}
        for one, other, always in snapshot.apart
        if one in persons and other in persons
    ]
    if snapshot.listed:
        archive["listed"] = [
            {"entry": numbers[item.entry]}
            | ({} if item.place is None else {"place": item.place})
            | ({} if item.points is None else {"points": plain(item.points)})
            for item in snapshot.listed
        ]
    archive |= _given(substitutes=substitutes, releases=releases, apart=apart)
    return put_back(archive, snapshot.extra)


def _ordered(members_: Mapping[str, object]) -> dict[str, object]:
    return {key: _ordered(value) if isinstance(value, Mapping) else value for key, value in sorted(members_.items())}


def _given(**members_: object) -> dict[str, Any]:
    """Keep only members that say something: no empty text, no false, no None."""
    return {key: value for key, value in members_.items() if value not in ("", False, None, [])}


def _written_change(change: RuleChange) -> dict[str, Any]:
    return {"round": change.round, "revision": change.revision, "house": plain(_ordered(change.house))}


def _written_entry(entry: Entry) -> dict[str, Any]:
    person = entry.person
    written: dict[str, Any] = {
        "number": entry.number,
        "uuid": entry.uuid,
        "person": person.uuid,
        "first": person.first,
        "last": person.last,
        "club": person.club,
        "town": person.town,
        "state": entry.state,
    }
    written |= _given(group=person.group, person_note=person.note, withdrawn_from=entry.withdrawn_from)
    if not person.public:
        written["public"] = False
    if entry.joined_in != 1:
        written["joined_in"] = entry.joined_in
    if entry.credit:
        written["credit"] = entry.credit
    if entry.missed != "stated":
        written["missed"] = entry.missed
    if entry.owes:
        written["owes"] = entry.owes
    return written | _given(guest=entry.guest, team=entry.team, fixed_table=entry.fixed_table, note=entry.note)


def _written_round(round_: Round, numbers: Mapping[int, int]) -> dict[str, Any]:
    written: dict[str, Any] = {
        "number": round_.number,
        "state": round_.state,
        "deals_per_table": plain(round_.deals_per_table),
    }
    written |= _given(
        method=round_.method,
        loosened=list(round_.loosened),
        sitting_out=[numbers[entry] for entry in round_.sitting_out],
        called_off=round_.called_off,
    )
    if round_.seed is not None:
        written["seed"] = round_.seed
    written["tables"] = [_written_table(table, numbers) for table in round_.tables]
    return written


def _written_table(table: Table, numbers: Mapping[int, int]) -> dict[str, Any]:
    written: dict[str, Any] = {"table": table.number, "seats": [numbers[seat] for seat in table.seats]}
    if table.deals or table.totals is None:
        written["deals"] = [_written_deal(booked) for booked in table.deals]
    given: dict[str, object] = {
        "totals": table.totals,
        "control": table.control,
        "broken_off": table.broken_off,
        "deals_planned": table.deals_planned,
    }
    written |= {key: plain(number) for key, number in given.items() if number is not None}
    if table.missing_deals != "nothing":
        written["missing_deals"] = table.missing_deals
    return written | _given(
        totals_stand=table.totals_stand,
        totals_reason=table.totals_reason,
        accepted=table.accepted,
        code=table.code,
    )


def _written_deal(booked: BookedDeal) -> dict[str, Any]:
    written: dict[str, Any] = plain(members(booked.deal))
    if booked.disputed:
        written["disputed"] = True
    if not booked.counts:
        written["counts"] = False
    return written
