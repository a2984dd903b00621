"""Designs of the hard cases: base rounds turned through a cyclic group, and two planes with signs.

*Starters*: people are circles of so many people and some fixed ones. A base
round is turned once for each place of a circle: everybody moves one on in the
own circle, the fixed ones stay. Then nobody meets twice if every difference
between two circles occurs once in the base rounds. A line "turned" has one
offset for each circle and adds one more round, the same after every turn:
table j has the person j + offset of each circle.

*Planes*: 32 people at fours in ten rounds, the longest there can be. Every
letter of the 16 stands for two people, small and capital; every word for two
tables, itself and the word with small and capital letters exchanged. Two
letters share two words, once both alike and once differently. (That a
schedule exists is known from Aguado, 2004; this one is our own.)

Found by `tests/benchmarks/seating_designs.py`, which finds them again from
their seeds; a test counts all pairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache


@dataclass(frozen=True, slots=True)
class Starter:
    """Tables of `size`, `circles` of `modulus` people, `fixed` people who stay.

    A person is the letter `LETTERS[circle * modulus + place]`, the fixed ones last.
    """

    size: int
    modulus: int
    circles: int
    fixed: int
    base: list[str] = field(default_factory=list)
    transversals: list[tuple[int, ...]] = field(default_factory=list)

    @property
    def people(self) -> int:
        """Number of people."""
        return self.circles * self.modulus + self.fixed

    @property
    def rounds(self) -> int:
        """Number of rounds without a repeat."""
        return self.modulus * len(self.base) + len(self.transversals)


LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLANES_PEOPLE, PLANES_SIZE = 32, 4

# "table size at places of a circle x circles + fixed people", then base rounds.
STARTERS_TEXT = """
3 at 7 x 2 + 1
afi bko cgn dej hlm
3 at 4 x 4 + 2
alq bhj cfi dem gpr kno
adp bkr cgm efj hoq iln
3 at 7 x 3 + 0
anp bcg dkq emu fhr ijl ost
turned 0 3 0
turned 0 5 3
turned 0 4 4
3 at 11 x 2 + 2
adq bgi cmw enx flu hsv jkr opt
4 at 7 x 3 + 3
aeft blsw ckux dhqv gimn jopr
4 at 9 x 3 + 1
aghk bfqy csxA druB emnw iptv jloz
"""

PLANES = """
aeim bfjn cgko dhlp
afkp belo chIN dgjm
agLN bhKM cEJp dfIO
ahJO bgIP cFlM deKN
abcD efGh iJKL mNop
aEjK bFGm cdiP hLno
adFn bikO cGjL EhmP
AbLp CFhk dEGo ijMN
Aghi bCEN dkLM FjOp
AcmO bdHJ Efil gKnp
"""


@cache
def starters() -> tuple[Starter, ...]:
    """Read the text of the starters."""
    found: list[Starter] = []
    for line in STARTERS_TEXT.strip("\n").split("\n"):
        words = line.split()
        if words[0] == "turned":
            found[-1].transversals.append(tuple(map(int, words[1:])))
        elif "at" in words:
            size, modulus, circles, fixed = (int(words[place]) for place in (0, 2, 4, 6))
            found.append(Starter(size, modulus, circles, fixed))
        else:
            found[-1].base.append(line)
    return tuple(found)


def developed(people: int, size: int, rounds: int) -> list[list[list[int]]] | None:
    """Make the schedule for this many people; None where there is none for so many rounds."""
    for starter in starters():
        if (starter.people, starter.size) == (people, size) and rounds <= starter.rounds:
            return _turned(starter)[:rounds]
    planes = PLANES.strip("\n").split("\n")
    if (people, size) == (PLANES_PEOPLE, PLANES_SIZE) and rounds <= len(planes):
        return [[table for word in line.split() for table in _doubled(word)] for line in planes[:rounds]]
    return None


def _turned(starter: Starter) -> list[list[list[int]]]:
    circle, moving = starter.modulus, starter.circles * starter.modulus

    def turn(person: int, by: int) -> int:
        return person if person >= moving else person // circle * circle + (person + by) % circle

    schedule = []
    for text in starter.base:
        tables = [[LETTERS.index(letter) for letter in word] for word in text.split()]
        schedule += [[[turn(person, by) for person in table] for table in tables] for by in range(circle)]
    for offsets in starter.transversals:
        tables = [
            [number * circle + (place + offset) % circle for number, offset in enumerate(offsets)]
            for place in range(circle)
        ]
        schedule.append(tables)
    return schedule


def _doubled(word: str) -> Iterator[list[int]]:
    for sign in (word, word.swapcase()):
        yield [2 * LETTERS.index(letter.lower()) + letter.isupper() for letter in sign]
