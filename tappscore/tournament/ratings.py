"""Rating over all evenings: Plackett-Luce on table results, by openskill. Pure; the only floats below the window.

How strong somebody plays shows in whom he beat at a table, not in how many
points the rules of that evening gave. `mu` is the estimate, `sigma` its
uncertainty; `ordinal` (mu − 3 sigma) is what is ranked, so that a newcomer
with one lucky evening doesn't stand on top.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tappscore.i18n.text import mark
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
