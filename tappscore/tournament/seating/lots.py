"""Seats that people brought with them: chips drawn at the door, sheets filled at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.ground import Ground
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.seats import Seating, Tables, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes


def chips(people: int, wishes: Wishes = USUAL) -> tuple[tuple[int, int], ...]:
    """List the lots to print and cut: table number and seat, table by table."""
    sizes = wishes.split(people).sizes
    numbers = wishes.table_numbers(len(sizes))
    return tuple((number, seat) for number, size in zip(numbers, sizes, strict=True) for seat in range(1, size + 1))


def blind_draw(people: Sequence[int], history: Iterable[Tables] = (), wishes: Wishes = USUAL, seed: int = 0) -> Plan:
    """Draw seats by lot alone, as a bag of chips does: nothing is avoided, everything is measured.

    RefusedError with all problems of `wishes.problems`.
    """
    plain = Wishes(prefer=wishes.prefer, sizes=wishes.sizes, numbers=wishes.numbers)
    ground = Ground(rounds_of(history), people, 1, plain, Chance(seed))
    tables = [[people[p] for p in table] for table in ground.by_lot()[0]]
    out = [people[p] for p in ground.sitting_out[0]]
    drawn = seating(tables, plain.table_numbers(len(tables)), out)
    return judge(ground.history, people, [drawn], wishes, seed)


def from_chips(drawn: Mapping[int, tuple[int, int]], wishes: Wishes = USUAL) -> Seating:
    """Build the round from typed lots: person → (table number, seat).

    Seats may be 0 where only the table was drawn. RefusedError with all of
    `seat-drawn-twice`, `table-size`.
    """
    tables: dict[int, list[tuple[int, int]]] = {}
    for person, (number, seat) in drawn.items():
        tables.setdefault(number, []).append((seat, person))
    found = [
        Problem("seat-drawn-twice", "seats", values={"table": number, "seat": seat})
        for number, row in sorted(tables.items())
        for seat, times in sorted(Counter(seat for seat, _ in row).items())
        if seat and times > 1
    ]
    return _round({number: _in_seat_order(row) for number, row in tables.items()}, wishes, found)


def _in_seat_order(row: Sequence[tuple[int, int]]) -> list[int]:
    """Order people by seat; those without one fill the gaps in the order typed."""
    seats = {seat: person for seat, person in row if seat}
    waiting = [person for seat, person in row if not seat or seats.get(seat) != person]
    order: list[int] = []
    for seat in range(1, max((*seats, len(row))) + 1):
        if seat in seats:
            order.append(seats[seat])
        elif waiting:
            order.append(waiting.pop(0))
    return order + waiting


def learn(
    sheets: Sequence[tuple[int, Sequence[int]]], people: Iterable[int], wishes: Wishes = USUAL
) -> tuple[Seating, tuple[int, ...]]:
    """Learn the round from the sheets that came in: (table number, people in paper order).

    Answers the round and the people who stand on no sheet yet. RefusedError
    with all of `on-two-sheets`, `not-in-field`, `table-twice`, `table-size`.
    """
    known = tuple(people)
    written = [person for _, table in sheets for person in table]
    twice = sorted(person for person, times in Counter(written).items() if times > 1)
    found = [Problem("on-two-sheets", "seats", values={"person": person}) for person in twice]
    strangers = sorted(set(written).difference(known))
    found += [Problem("not-in-field", "seats", values={"person": person}) for person in strangers]
    numbers = Counter(number for number, _ in sheets)
    found += [Problem("table-twice", "table", values={"table": n}) for n, times in sorted(numbers.items()) if times > 1]
    learned = _round({number: list(table) for number, table in sheets}, wishes, found)
    return learned, tuple(person for person in known if person not in written)


def _round(tables: Mapping[int, list[int]], wishes: Wishes, found: list[Problem]) -> Seating:
    least, most = min(wishes.sizes), max(wishes.sizes)
    found = found + [
        Problem("table-size", "table", values={"table": number, "people": len(table), "least": least, "most": most})
        for number, table in sorted(tables.items())
        if len(table) not in wishes.sizes
    ]
    if found:
        raise RefusedError(*found)
    ordered = sorted(tables)
    return seating([tables[number] for number in ordered], ordered)
