"""Small finite fields, and columns of group elements with distinct differences.

`columns` is what the grid design stands on: R columns of `rows` elements such
that, for every two rows, the differences of the R columns are all distinct.
Multiplication tables of a finite field give as many columns as the field has
elements; elsewhere a seeded search in the whole numbers modulo n finds a few.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product

from tappscore.tournament.seating.chance import Chance

LARGEST_FIELD = 32
TRIES = 4000


@dataclass(frozen=True, slots=True)
class Columns:
    """`values[r][i]` is row i of column r; `add` is the group's addition."""

    values: tuple[tuple[int, ...], ...]
    add: Callable[[int, int], int]


def columns(order: int, rows: int, wanted: int, chance: Chance) -> Columns | None:
    """Find `wanted` columns over a group of `order` elements; None where none were found."""
    if wanted > order:
        return None
    prime, power = _prime_power(order)
    if power == 1 and rows <= order:
        values = tuple(tuple(row * turn % order for row in range(rows)) for turn in range(wanted))
        return Columns(values, lambda a, b: (a + b) % order)
    # Where few columns are wanted of a large group the search is quicker than the field's tables.
    found = _by_search(order, rows, wanted, chance) if wanted * 3 <= order or not power else None
    if found is None and power and order <= LARGEST_FIELD and rows <= order:
        return _by_field(prime, power, rows, wanted)
    return found


def _prime_power(number: int) -> tuple[int, int]:
    """Split a power of a prime into both; power 0 where it is none."""
    prime = next((factor for factor in range(2, number + 1) if number % factor == 0), number)
    power, rest = 0, number
    while prime > 1 and rest % prime == 0:
        rest //= prime
        power += 1
    return (prime, power) if rest == 1 else (prime, 0)


def _digits(element: int, prime: int, power: int) -> tuple[int, ...]:
    return tuple(element // prime**place % prime for place in range(power))


def _number(digits: tuple[int, ...], prime: int) -> int:
    return sum(digit * prime**place for place, digit in enumerate(digits))


def _by_field(prime: int, power: int, rows: int, wanted: int) -> Columns:
    order = prime**power
    elements = [_digits(element, prime, power) for element in range(order)]

    def add(a: int, b: int) -> int:
        return _number(tuple((x + y) % prime for x, y in zip(elements[a], elements[b], strict=True)), prime)

    for modulus in product(range(prime), repeat=power):
        table = [[_number(_multiply(a, b, modulus, prime), prime) for b in elements] for a in elements]
        # Without divisors of zero the ring is a field.
        if all(table[a][b] for a in range(1, order) for b in range(1, order)):
            return Columns(tuple(tuple(table[row][turn] for row in range(rows)) for turn in range(wanted)), add)
    raise AssertionError(order)  # there is a field for every power of a prime


def _multiply(a: tuple[int, ...], b: tuple[int, ...], modulus: tuple[int, ...], prime: int) -> tuple[int, ...]:
    """Multiply polynomials; x to the power of the degree is replaced by minus `modulus`."""
    power = len(a)
    long = [0] * (2 * power - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            long[i + j] = (long[i + j] + x * y) % prime
    for place in range(len(long) - 1, power - 1, -1):
        for i, digit in enumerate(modulus):
            long[place - power + i] = (long[place - power + i] - long[place] * digit) % prime
    return tuple(long[:power])


def _by_search(order: int, rows: int, wanted: int, chance: Chance) -> Columns | None:
    for _ in range(40):
        used: dict[tuple[int, int], set[int]] = {pair: set() for pair in combinations(range(rows), 2)}
        found: list[tuple[int, ...]] = []
        for _ in range(TRIES // 20):
            column = (0, *(chance.below(order) for _ in range(rows - 1)))
            steps = {(i, j): (column[j] - column[i]) % order for i, j in used}
            if all(step not in used[pair] for pair, step in steps.items()):
                found.append(column)
                for pair, step in steps.items():
                    used[pair].add(step)
            if len(found) == wanted:
                return Columns(tuple(found), lambda a, b: (a + b) % order)
    return None
