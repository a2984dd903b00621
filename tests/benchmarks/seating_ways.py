"""How the ready designs of `seating_designs.py` are annealed, and from which seeds."""

from __future__ import annotations

from typing import NamedTuple

Field = tuple[int, int, int]  # people, tables, rounds
ROUNDS = (6, 5, 4, 3, 2)

SEEDS: dict[tuple[int, int], tuple[int, ...]] = {
    # (people, tables): seeds for six, five, four, three, two rounds
    (6, 2): (1, 1, 1, 1, 1),
    (7, 2): (1, 1, 1, 1, 1),
    (8, 2): (1, 2, 1, 1, 1),
    (9, 3): (7, 13, 2, 25, 1),
    (10, 3): (42, 2, 6, 3, 1),
    (11, 3): (56, 3, 1, 1, 1),
    (12, 3): (3, 1, 2, 1, 1),
    (12, 4): (57, 5, 5, 1, 1),
    (13, 4): (31, 6, 5, 1, 1),
    (14, 4): (20, 15, 26, 11, 1),
    (15, 4): (34, 3, 24, 50, 1),
    (16, 4): (43, 43, 7, 1, 1),
    (15, 5): (114, 6, 49, 1, 1),
    (16, 5): (25, 59, 22, 4, 1),
    (17, 5): (30, 17, 21, 3, 1),
    (18, 5): (85, 25, 1, 43, 1),
    (19, 5): (20, 42, 25, 34, 1),
    (20, 5): (10, 79, 8, 9, 1),
    (18, 6): (116, 27, 22, 1, 1),
    (19, 6): (76, 58, 20, 1, 1),
    (20, 6): (53, 56, 39, 2, 1),
    (21, 6): (118, 48, 10, 1, 1),
    (22, 6): (30, 8, 43, 5, 1),
    (23, 6): (76, 13, 1, 2, 1),
    (24, 6): (58, 62, 8, 18, 1),
}


class Way(NamedTuple):
    """How a field is annealed."""

    short: int = 3  # price of one visit more than before to short tables, times the visits before
    back: int = 2  # price of coming back to a physical table, times the visits before
    again: int = 0  # price of every visit to a table beyond the first
    warm: float = 0.93  # how often an exchange that costs one is taken, first and last
    cold: float = 0.78
    steps: int = 600_000
    cycles: int = 0  # how often it goes on from the best so far
    warm_again: float = 0.0


EVEN = Way(short=8)
COLD = Way(back=6, warm=0.9, cold=0.5, steps=1_000_000)
COLDER = COLD._replace(short=4, warm=0.85)
LONG = COLDER._replace(steps=4_000_000)
CYCLES = COLDER._replace(steps=500_000, cycles=8, warm_again=0.75)
COOLED: dict[Field, tuple[Way, int]] = {
    # (people, tables, rounds): way, seed
    (15, 5, 4): (COLD, 1),
    (15, 5, 5): (COLDER, 14),
    (15, 5, 6): (COLD._replace(short=2, cold=0.6), 34),
    (16, 5, 5): (COLD, 3),
    (17, 5, 5): (CYCLES, 1),
    (18, 5, 4): (COLD, 21),
    (18, 6, 5): (COLD, 8),
    (18, 6, 6): (CYCLES, 2),
    (19, 5, 4): (COLD, 21),
    (19, 5, 5): (LONG, 4),
    (19, 6, 5): (CYCLES, 1),
    (19, 6, 6): (CYCLES, 6),
    (20, 6, 5): (CYCLES, 3),
    (21, 6, 4): (CYCLES, 1),
    (22, 6, 4): (CYCLES, 6),
    (22, 6, 5): (CYCLES, 8),
    (22, 7, 5): (CYCLES, 1),
    (22, 7, 6): (CYCLES, 2),
    (23, 6, 4): (CYCLES, 1),
    (23, 6, 5): (CYCLES, 6),
    (23, 7, 5): (CYCLES, 1),
    (23, 7, 6): (CYCLES, 4),
    (24, 6, 4): (CYCLES, 1),
    (24, 6, 5): (CYCLES, 5),
    (25, 7, 4): (COLD, 1),
    (25, 7, 5): (COLD, 13),
    (25, 8, 6): (CYCLES._replace(warm_again=0.8), 1),
    (26, 7, 4): (COLD, 8),
    (26, 7, 5): (LONG, 5),
    (26, 8, 5): (COLD, 1),
    (26, 8, 6): (CYCLES, 3),
    (28, 9, 6): (COLD, 11),
    (29, 8, 5): (COLD, 2),
    (29, 8, 6): (CYCLES._replace(steps=2_000_000, cycles=12, warm_again=0.77), 4),
    (29, 9, 6): (COLD, 4),
    (30, 8, 5): (COLD, 2),
    (32, 10, 6): (COLD, 2),
    (33, 9, 5): (COLD, 1),
    (33, 9, 6): (LONG, 7),
    (34, 9, 5): (COLD, 19),
    (34, 9, 6): (COLD, 13),
    (34, 11, 6): (COLD, 1),
    (37, 10, 6): (COLD, 7),
    (37, 12, 6): (COLD, 1),
    (38, 10, 5): (COLD, 3),
    (38, 10, 6): (CYCLES._replace(warm_again=0.82), 8),
    (41, 11, 6): (COLD, 2),
    (42, 11, 6): (LONG, 3),
    (45, 12, 6): (COLD, 22),
    (46, 12, 6): (COLD, 6),
}


def way_for(field: Field) -> tuple[Way, int]:
    """How a field is annealed, and from which seed."""
    people, tables, rounds = field
    if field in COOLED:
        return COOLED[field]
    seed = SEEDS[people, tables][ROUNDS.index(rounds)]
    if people <= 12:
        return Way(steps=300_000), seed
    return (EVEN if field in ((20, 6, 5), (21, 6, 5)) else Way()), seed
