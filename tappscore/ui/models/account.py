"""How a place came about: every round, every deal, and what decided between neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tappscore.i18n import Message, Text, mark, message
from tappscore.rules.deal import Amount
from tappscore.rules.settlement import Line, SettledDeal
from tappscore.tournament.columns import Cell, Column, Lists
from tappscore.tournament.ledger import Sitting
from tappscore.tournament.seat_names import seat_names
from tappscore.tournament.snapshot import BookedDeal
from tappscore.tournament.standings import Place, Standing
from tappscore.ui import words


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One line of somebody's account: a deal, a whole table known by its totals, or points given or taken."""

    round: int | None
    table: int | None
    deal: int | None
    what: Text | Message | str
    role: Text | None
    points: Amount | None
    sum: Amount
    lines: tuple[Line, ...] = ()
    names: tuple[str, ...] = ()


DECLARED = mark("Standings", "played")
RESTED = mark("Standings", "rested")

ACCOUNT: tuple[Column[AccountLine], ...] = (
    Column(
        key="round", label=mark("Standings", "Round"), align="right", kind="number", value=lambda line, _: line.round
    ),
    Column(
        key="table", label=mark("Standings", "Table"), align="right", kind="number", value=lambda line, _: line.table
    ),
    Column(key="deal", label=mark("Standings", "Deal"), align="right", kind="number", value=lambda line, _: line.deal),
    Column(key="what", label=mark("Standings", "What happened"), weight=1, value=lambda line, _: _words(line)),
    Column(key="role", label=mark("Standings", "Part"), value=lambda line, _: line.role),
    Column(
        key="points", label=mark("Standings", "Points"), align="right", kind="change", value=lambda line, _: line.points
    ),
    Column(key="sum", label=mark("Standings", "Sum"), align="right", kind="points", value=lambda line, _: line.sum),
)


def _words(line: AccountLine) -> Cell:
    return line.what


def account(place: Place, lists: Lists) -> tuple[AccountLine, ...]:
    """List everything that makes somebody's points, in order, with the running sum."""
    lines: list[AccountLine] = []
    running: Amount = 0

    def add(
        round_no: int | None,
        table: int | None,
        deal: int | None,
        what: Text | Message | str,
        points: Amount,
        role: Text | None = None,
        rules: tuple[Line, ...] = (),
        names: tuple[str, ...] = (),
    ) -> None:
        nonlocal running
        running = running + points
        lines.append(AccountLine(round_no, table, deal, what, role, points, running, rules, names))

    if place.row.credit:
        add(None, None, None, mark("Standings", "Credit for rounds missed"), place.row.credit)
    for sitting in place.row.sittings:
        names = seat_names(lists.snapshot, sitting.result.table.seats)
        for part in _table_lines(sitting, names):
            where = (sitting.result.round_number, sitting.result.table.number, part.deal)
            add(*where, part.what, part.points, part.role, part.lines, names)
        for each in place.row.adjustments:
            if each.round == sitting.result.round_number:
                add(each.round, None, None, _adjusted(each.reason), each.points)
    for each in place.row.adjustments:
        if each.round is None:
            add(None, None, None, _adjusted(each.reason), each.points)
    return tuple(lines)


def _adjusted(reason: str) -> Message:
    return message(mark("Standings", "Adjustment: {reason}"), reason=reason)


class _Part(NamedTuple):
    """What one deal, or a whole table, brought somebody, and the lines that say why."""

    deal: int | None
    what: Text | Message | str
    points: Amount
    role: Text | None = None
    lines: tuple[Line, ...] = ()


def _table_lines(sitting: Sitting, names: Sequence[str]) -> list[_Part]:
    result, seat = sitting.result, sitting.seat
    if result.points is None:
        return []
    points = result.points[seat - 1]
    if result.settlement is None or result.computed is None:
        return [_Part(None, mark("Standings", "Total of the sheet"), points)]
    parts: list[_Part] = []
    for booked, settled in zip(result.table.deals, result.settlement.deals, strict=False):
        words, role = _deal_words(booked, settled, names), _role(booked, settled, seat)
        parts.append(_Part(booked.number, words, settled.moves[seat - 1], role, settled.lines))
    known = sum((part.points for part in parts), 0)
    closing = result.settlement.closing.moves[seat - 1]
    if closing and known + closing == points:
        parts.append(_Part(None, mark("Standings", "Pot shared out"), closing))
        known += closing
    if known != points:
        parts.append(_Part(None, mark("Standings", "Difference to the sheet's total, which counts"), points - known))
    return parts


_PLAIN = {
    "passed": mark("Standings", "Passed"),
    "struck": mark("Standings", "Struck"),
    "unreadable": mark("Standings", "Unreadable"),
}


def _deal_words(booked: BookedDeal, settled: SettledDeal, names: Sequence[str]) -> Text | Message | str:
    if booked.deal.kind in _PLAIN:
        return _PLAIN[booked.deal.kind]
    # The ante is nobody's deed; the line after it says what was played.
    lines = [line for line in settled.lines if line.amount is not None] or list(settled.lines)
    return lines[0].told(names) if lines else ""


def _role(booked: BookedDeal, settled: SettledDeal, seat: int) -> Text | None:
    if seat in settled.turn.resting:
        return RESTED
    return DECLARED if booked.deal.declarer == seat else None


def _inside(heading: Text) -> str:
    """Write a heading as it stands within a sentence: in English small, in German as it is."""
    said = words.spoken(heading)
    return said[:1].lower() + said[1:] if words.catalog().language == "en" else said


def decision(place: Place, standing: Standing) -> tuple[Message, ...]:
    """Say what parted somebody from the neighbours above and below."""
    ranked = [each for each in standing.places if each.place is not None]
    if place.place is None or place not in ranked:
        return ()
    at = ranked.index(place)
    said: list[Message] = []
    for other, text in (
        (ranked[at - 1] if at > 0 else None, mark("Standings", "Behind {name} by {criterion}: {own} to {other}.")),
        (
            ranked[at + 1] if at + 1 < len(ranked) else None,
            mark("Standings", "Ahead of {name} by {criterion}: {own} to {other}."),
        ),
    ):
        if other is None:
            continue
        name = other.entry.person.spoken
        index = next(
            (i for i, pair in enumerate(zip(place.values, other.values, strict=True)) if pair[0] != pair[1]), None
        )
        if index is None:
            said.append(message(mark("Standings", "Level with {name} in everything: a shared place."), name=name))
            continue
        own, theirs = place.values[index], other.values[index]
        label = _inside(standing.criteria[index].label)
        if standing.criteria[index].key == "lot" or own is None or theirs is None:
            lot = mark("Standings", "{name} is parted from here by {criterion}.")
            said.append(message(lot, name=name, criterion=label))
        else:
            said.append(message(text, name=name, criterion=label, own=own, other=theirs))
    return tuple(said)
