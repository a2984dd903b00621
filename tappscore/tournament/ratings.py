"""Rating over all evenings: Plackett-Luce on table results, by openskill. Pure; the only floats below the window.

How strong somebody plays shows in whom he beat at a table, not in how many
points the rules of that evening gave. `mu` is the estimate, `sigma` its
uncertainty; `ordinal` (mu − 3 sigma) is what is ranked, so that a newcomer
with one lucky evening doesn't stand on top. Classes by that rank are what
series with Elo and tiers have (practice.md C.2); Elo itself knows two players,
not three or four at a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tappscore.i18n.text import Text, mark
from tappscore.rules.deal import Amount

EXPLANATION = mark(
    "tournament",
    "The rating compares people by the order in which their tables ended, and counts a win against strong people for "
    "more. The less somebody has played, the larger the uncertainty that is taken off before people are ranked.",
)


class TableOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """One table of one round: people (uuid) and their points, in the order of time over all evenings."""

    people: tuple[str, ...]
    points: tuple[Amount, ...]


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """One person's rating after all tables; `tables` is how many it rests on."""

    person: str
    mu: float
    sigma: float
    tables: int

    @property
    def ordinal(self) -> float:
        """What is ranked: the estimate less three times its uncertainty."""
        return self.mu - 3 * self.sigma


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """One person in the list of ratings; level ones share a place. `tier` names the class by that place."""

    place: int
    rating: Rating
    tier: Text


# How large a share of everybody rated stands in a class or above it; the last one takes the rest.
TIERS: tuple[tuple[Fraction, Text], ...] = (
    (Fraction(1, 10), mark("tournament", "masters")),
    (Fraction(2, 5), mark("tournament", "first class")),
    (Fraction(3, 4), mark("tournament", "second class")),
    (Fraction(1), mark("tournament", "third class")),
)


def ranked(ratings: Sequence[Rating]) -> tuple[Ranked, ...]:
    """Give everybody's place and class, in the order of `rate`.

    A class has whoever stands above its share: of ten people one is a master, of eleven two.
    """
    found: list[Ranked] = []
    for at, rating in enumerate(ratings, start=1):
        is_level = bool(found) and found[-1].rating.ordinal == rating.ordinal
        place = found[-1].place if is_level else at
        tier = next(text for share, text in TIERS if place - 1 < share * len(ratings))
        found.append(Ranked(place=place, rating=rating, tier=tier))
    return tuple(found)


def rate(outcomes: Iterable[TableOutcome]) -> tuple[Rating, ...]:
    """Rate everybody who sat at a table, best first; level totals at a table are a shared rank there."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    tables: dict[str, int] = {}
    for outcome in outcomes:
        if len(outcome.people) < 2:
            continue
        teams = [[known.get(person) or model.rating(name=person)] for person in outcome.people]
        # openskill ranks by scores; our amounts may be fractions, their order is all that counts.
        order = sorted(set(outcome.points), reverse=True)
        rated = model.rate(teams, ranks=[float(order.index(points)) for points in outcome.points])
        for person, team in zip(outcome.people, rated, strict=True):
            known[person] = team[0]
            tables[person] = tables.get(person, 0) + 1
    ratings = [
        Rating(person=person, mu=rating.mu, sigma=rating.sigma, tables=tables[person])
        for person, rating in known.items()
    ]
    return tuple(sorted(ratings, key=lambda rating: (-rating.ordinal, rating.person)))
