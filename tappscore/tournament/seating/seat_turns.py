"""Every seat equally often for everybody: an exact method where nothing is fixed.

Two seats at a time: every table that has both is an edge between the people
on them. Walking all edges in trails and letting the walk say who takes which
of the two seats gives everybody both seats equally often, but for one visit.
Going through all pairs of seats until nothing improves is the usual proof
that a bipartite graph has an equitable edge colouring.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

PASSES = 8


def even_seats(tables: Sequence[list[int]]) -> None:
    """Reorder the people of all tables of an evening in place."""
    widest = max(map(len, tables), default=0)
    for _ in range(PASSES):
        if not sum(_even_pair(tables, one, other) for one, other in combinations(range(widest), 2)):
            break


def _even_pair(tables: Sequence[list[int]], one: int, other: int) -> bool:
    """Balance two seats; whether somebody had one of them at least twice more often."""
    edges = [table for table in tables if len(table) > max(one, other)]
    lead: dict[int, int] = {}
    around: dict[int, list[int]] = {}
    for number, table in enumerate(edges):
        for person, change in ((table[one], 1), (table[other], -1)):
            lead[person] = lead.get(person, 0) + change
            around.setdefault(person, []).append(number)
    if all(abs(difference) < 2 for difference in lead.values()):
        return False
    used = [False] * len(edges)
    # Trails from people with an odd number of tables first: only they may end up one ahead.
    for start in sorted(around, key=lambda person: len(around[person]) % 2 == 0):
        _walk(start, edges, around, used, one, other)
    return True


def _walk(
    start: int, edges: Sequence[list[int]], around: dict[int, list[int]], used: list[bool], one: int, other: int
) -> None:
    person = start
    while True:
        while around[person] and used[around[person][-1]]:
            around[person].pop()
        if not around[person]:
            return
        number = around[person].pop()
        used[number] = True
        table = edges[number]
        if table[one] != person:
            table[one], table[other] = table[other], table[one]
        person = table[other]
