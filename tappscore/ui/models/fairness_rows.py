"""How fair the seating of an evening was: sentences, and a line for each person. All of it from the measure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tappscore.i18n import Message, mark, message
from tappscore.services.planning import seated
from tappscore.tournament.columns import Column
from tappscore.tournament.seating.bound import evening_bound
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.returns import returns_bound
from tappscore.tournament.snapshot import Entry, Snapshot
from tappscore.ui.models.seating_words import loosened_words, method_words
from tappscore.ui.words import translate


class Share(NamedTuple):
    """What the seating did to one person."""

    entry: Entry
    again: str  # whom they met more than once, with how often
    repeats: int
    short: int
    same_table: int
    out: int
    seats: tuple[int, ...]
    mates: Mapping[int, str]  # round → numbers of those at the table


def quality_of(snapshot: Snapshot) -> Quality:
    """Measure all rounds that are drawn."""
    return measure([seated(round_) for round_ in snapshot.rounds])


def shares(snapshot: Snapshot) -> tuple[Share, ...]:
    """Give a line for everybody who had a seat or sat out, those with most repeats first."""
    quality = quality_of(snapshot)
    known = {entry.id: entry for entry in snapshot.entries}
    again: dict[int, list[tuple[int, int]]] = {}
    for one, other, times in quality.repeated:
        again.setdefault(one, []).append((other, times))
        again.setdefault(other, []).append((one, times))
    rows = [
        Share(
            entry=known[person],
            again=", ".join(
                f"{known[other].person.spoken} {times}×" for other, times in again.get(person, []) if other in known
            ),
            repeats=sum(times - 1 for _, times in again.get(person, [])),
            short=quality.short_visits.get(person, 0),
            same_table=quality.same_table.get(person, 0),
            out=quality.sat_out.get(person, 0),
            seats=quality.seats.get(person, ()),
            mates=mates_of(snapshot, known[person]),
        )
        for person in quality.people
        if person in known
    ]
    return tuple(sorted(rows, key=lambda row: (-row.repeats, row.entry.number)))


def mates_of(snapshot: Snapshot, entry: Entry) -> dict[int, str]:
    """Give the numbers of those whom somebody sits with, round by round."""
    numbers = {each.id: each.number for each in snapshot.entries}
    return {
        round_.number: " ".join(
            str(number) for number in sorted(numbers[each] for each in table.seats if each != entry.id)
        )
        for round_ in snapshot.rounds
        for table in round_.tables
        if entry.id in table.seats
    }


NUMBER = Column[Share](
    key="number", label=mark("Seating", "No."), align="right", kind="number", value=lambda one, _: one.entry.number
)
NAME = Column[Share](
    key="name", label=mark("Seating", "Name"), kind="name", weight=4, value=lambda one, _: one.entry.person.name
)


def person_columns(rows: Sequence[Share]) -> tuple[Column[Share], ...]:
    """Give the columns of the list person by person; what happened to nobody has none."""
    width = max((len(row.seats) for row in rows), default=0)
    counts = (
        ("repeats", mark("Seating", "Repeats"), lambda one, _: one.repeats or None),
        ("short", mark("Seating", "Small tables"), lambda one, _: one.short or None),
        ("same_table", mark("Seating", "Same table"), lambda one, _: one.same_table or None),
        ("out", mark("Seating", "Sat out"), lambda one, _: one.out or None),
    )
    again = Column[Share](
        key="again", label=mark("Seating", "Met again"), weight=3, value=lambda one, _: one.again or None
    )
    return (
        NUMBER,
        NAME,
        *((again,) if any(row.again for row in rows) else ()),
        *(
            Column[Share](key=key, label=text, align="right", kind="number", value=value)
            for key, text, value in counts
            if any(getattr(row, key) for row in rows)
        ),
        Column[Share](
            key="seats",
            label=message(mark("Seating", "Seats 1 to {seats}"), seats=width),
            align="right",
            value=lambda one, _: " · ".join(str(each) for each in one.seats),
        ),
    )


def mate_columns(snapshot: Snapshot) -> tuple[Column[Share], ...]:
    """Give the columns of who met whom, one for each round."""
    return (NUMBER, NAME, *(_round_column(round_.number) for round_ in snapshot.rounds))


def _round_column(number: int) -> Column[Share]:
    return Column(
        key=f"round{number}",
        label=message(mark("Seating", "Round {number}"), number=number),
        weight=3,  # the names are shortened first, then it is scrolled: half a number is a wrong one
        value=lambda one, _: one.mates.get(number) or "–",
    )


def verdict(snapshot: Snapshot) -> str:
    """Say in a sentence or two how many meetings were repeated and whether fewer were possible."""
    quality, rounds = quality_of(snapshot), [seated(round_) for round_ in snapshot.rounds]
    if not quality.repeats:
        return translate("Seating", "Nobody met anybody twice in %n rounds.", n=quality.rounds)
    said = [translate("Seating", "%n meetings were repeats.", n=quality.repeats)]
    # The bound speaks of the same people in every round; otherwise nothing is claimed.
    if all(len(one.people) == len(quality.people) for one in rounds):
        bound = evening_bound(len(quality.people), [[len(table) for table in one.tables] for one in rounds])
        said += _proven(quality.repeats, bound.repeats, bound.reason)
    if quality.consecutive:
        said.append(translate("Seating", "In two rounds running: %n.", n=quality.consecutive))
    return " ".join(said)


def returns_words(snapshot: Snapshot) -> str:
    """Say how often people came back to a physical table and whether fewer were possible; empty before round 2."""
    quality, rounds = quality_of(snapshot), [seated(round_) for round_ in snapshot.rounds]
    if quality.rounds < 2:
        return ""
    if not quality.table_repeats:
        return translate("Seating", "Nobody came back to a table.")
    bound = returns_bound(rounds, quality)
    said = [translate("Seating", "%n times somebody came back to a table.", n=quality.table_repeats)]
    if not bound.returns:
        said.append(translate("Seating", "Fewer may be possible."))
    return " ".join((*said, *_proven(quality.table_repeats, bound.returns, bound.reason)))


def _proven(number: int, least: int, reason: Message) -> list[str]:
    if least == number:
        return [translate("Seating", "Fewer are impossible: {reason}", reason=reason)]
    if least:
        return [translate("Seating", "At least {bound} can't be avoided: {reason}", bound=least, reason=reason)]
    return []


def round_lines(snapshot: Snapshot) -> list[str]:
    """Say of the rounds how they were drawn and what could not be kept, for whom; like rounds in one line."""
    spans: list[tuple[int, int, str]] = []
    for round_ in snapshot.rounds:
        texts = [method_words(round_), *(text for _, text in loosened_words(snapshot, round_) if text)]
        what = " ".join(each for each in texts if each)
        if spans and spans[-1][2] == what:
            spans[-1] = (spans[-1][0], round_.number, what)
        else:
            spans.append((round_.number, round_.number, what))
    return [
        translate("Seating", "Round {number}: {what}", number=first, what=what)
        if first == last
        else translate("Seating", "Rounds {number} to {last}: {what}", number=first, last=last, what=what)
        for first, last, what in spans
    ]
