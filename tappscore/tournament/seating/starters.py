"""Base rounds that, turned through a cyclic group, make long schedules without a repeat.

People are `orbits` circles of `modulus` people and some fixed ones. A base
round is turned `modulus` times: everybody moves one on in the own circle, the
fixed ones stay. Then nobody meets twice if every difference between two
circles occurs once in the base rounds. A *transversal* (one offset per
circle) adds one more round, the same after every turn: table j has the
person j + offset of each circle.

Found by our own search for base rounds (the swap search on differences
instead of meetings); a test counts all pairs.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Starter:
    """Tables of `size`, `orbits` circles of `modulus` people, `fixed` people who stay.

    A person is the letter `LETTERS[circle * modulus + place]`, the fixed ones last.
    """

    size: int
    modulus: int
    orbits: int
    fixed: int
    base: tuple[str, ...]
    transversals: tuple[tuple[int, ...], ...] = ()

    @property
    def people(self) -> int:
        """Number of people."""
        return self.orbits * self.modulus + self.fixed

    @property
    def rounds(self) -> int:
        """Number of rounds without a repeat."""
        return self.modulus * len(self.base) + len(self.transversals)


LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ"

STARTERS = (
    Starter(3, 7, 2, 1, ("akn bcg dlo eij fhm",)),
    Starter(
        3,
        4,
        4,
        2,
        (
            "ade bkm cjq fgi hnr lop",
            "ahm bjo cir dfn epq gkl",
        ),
    ),
    Starter(
        3,
        7,
        3,
        0,
        ("anp bcg dio elq fhs jkm rtu",),
        (
            (0, 4, 0),
            (0, 3, 3),
            (0, 1, 2),
        ),
    ),
    Starter(3, 11, 2, 2, ("abd cnw ekq fjt gox hlm irv psu",)),
    Starter(4, 7, 3, 3, ("aktw bhov cefn disx gpqu jlmr",)),
    Starter(4, 9, 3, 1, ("alno bfiv crAB dkpw emsz ghqy jtux",)),
)


def developed(people: int, size: int, rounds: int) -> list[list[list[int]]] | None:
    """Turn the base rounds for this many people; None where there is no starter for so many rounds."""
    for starter in STARTERS:
        if (starter.people, starter.size) == (people, size) and rounds <= starter.rounds:
            return _turned(starter)[:rounds]
    return None


def _turned(starter: Starter) -> list[list[list[int]]]:
    circle, moving = starter.modulus, starter.orbits * starter.modulus

    def turn(person: int, by: int) -> int:
        return person if person >= moving else person // circle * circle + (person + by) % circle

    schedule = []
    for text in starter.base:
        tables = [[LETTERS.index(letter) for letter in word] for word in text.split()]
        schedule += [[[turn(person, by) for person in table] for table in tables] for by in range(circle)]
    for offsets in starter.transversals:
        tables = [
            [orbit * circle + (place + offset) % circle for orbit, offset in enumerate(offsets)]
            for place in range(circle)
        ]
        schedule.append(tables)
    return schedule
