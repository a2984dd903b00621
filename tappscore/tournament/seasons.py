"""Seasons: results of several evenings → one ranking. Pure and exact.

A scheme says what one evening is worth (`value_of`), which evenings count
(`Scheme.best`, `least_evenings`) and how level people are told apart
(`Scheme.ties`). Conventions of real series: practice.md C.2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from tappscore.i18n.text import Text, mark
from tappscore.rules.deal import Amount

Source = Literal["points", "place_table", "place_formula", "table_points", "attendance"]
Formula = Literal["beaten", "percent", "top_quarter"]
FORMULA_ONE = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What one person brought home from one evening.

    `place` None: took part without a place (disqualified, guest out of the
    ranking, sat out every round). `sat_out` counts rounds that somebody sat
    out; the file can't know who did so willingly, and whoever sits out does
    it for the others. It is attendance like any other.
    """

    person: str  # uuid
    name: str
    place: int | None
    points: Amount
    table_points: Amount = 0
    guest: bool = False
    group: str = ""
    team: str = ""
    sat_out: int = 0


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """One tournament as a season sees it. `weight` multiplies its value; `held` False: still to come."""

    tournament: str  # uuid
    name: str
    date: str  # ISO
    results: tuple[Result, ...] = ()
    weight: Amount = 1
    held: bool = True

    @property
    def field(self) -> int:
        """How many people were placed."""
        return sum(1 for result in self.results if result.place is not None)


class Scheme(msgspec.Struct, frozen=True, kw_only=True):
    """How a season counts.

    `table` gives the value of places 1, 2, …; `beyond` of every later place.
    `best` counts only so many best evenings (None: all). `least_evenings`:
    with fewer, one is listed without a place. `absence` is the value of an
    evening missed (None: nothing, so it can't be struck either).
    `winner_bonus` goes to place 1 of each evening, `sitting_out_bonus` to
    each round sat out willingly. `groups` restricts the list ("": everyone).
    `qualified` marks so many first places as qualified (0: none).
    """

    source: Source = "points"
    table: tuple[Amount, ...] = FORMULA_ONE
    beyond: Amount = 0
    formula: Formula = "beaten"
    best: int | None = None
    least_evenings: int = 0
    absence: Amount | None = None
    winner_bonus: Amount = 0
    sitting_out_bonus: Amount = 0
    ties: tuple[str, ...] = ("wins", "best_evening", "attendance")
    group: str = ""
    by_team: bool = False
    team_size: int = 3
    guests_ranked: bool = False
    qualified: int = 0


# The list of teams, where lists are named by the group of people in them.
TEAMS = "@teams"


def of_list(scheme: Scheme, which: str) -> Scheme:
    """Give a season's scheme for one of its lists: everybody's (""), a group's, or the teams'."""
    if not which:
        return scheme
    if which == TEAMS:
        return msgspec.structs.replace(scheme, by_team=True, group="")
    return msgspec.structs.replace(scheme, group=which)


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """One evening in somebody's season: its value, and whether it counts or is struck."""

    tournament: str
    value: Amount
    counts: bool
    place: int | None
    attended: bool


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a season's ranking; `place` None: listed without a place, `reason` says why."""

    place: int | None
    tied: bool
    person: str
    name: str
    value: Amount
    evenings: tuple[Counted, ...]
    values: tuple[Amount, ...] = ()
    decided_by: str | None = None
    reason: Text | None = None
    qualified: bool = False


TOO_FEW = mark("tournament", "too few evenings")
GUEST = mark("tournament", "guest")


def rank_season(evenings: Sequence[Evening], scheme: Scheme) -> tuple[Line, ...]:
    """Rank a season's evenings under a scheme; people without a place stand last, by value."""
    people = _people(evenings, scheme)
    earned = [earn(evening, scheme) for evening in evenings if evening.held]
    lines = [line_of(person, name, guest, earned, scheme) for person, (name, guest) in people.items()]
    ranked = sorted((line for line in lines if line.reason is None), key=order_of)
    others = sorted((line for line in lines if line.reason is not None), key=order_of)
    return (*_placed(ranked, scheme), *others)


def value_of(result: Result, evening: Evening, scheme: Scheme) -> Amount:
    """Value one result of one evening, its weight included."""
    value = _SOURCES[scheme.source](result, evening, scheme)
    if result.place == 1:
        value += scheme.winner_bonus
    return (value + result.sat_out * scheme.sitting_out_bonus) * evening.weight


def _by_table(result: Result, _evening: Evening, scheme: Scheme) -> Amount:
    if result.place is None:
        return 0
    return scheme.table[result.place - 1] if result.place <= len(scheme.table) else scheme.beyond


def _by_formula(result: Result, evening: Evening, scheme: Scheme) -> Amount:
    if result.place is None:
        return 0
    field = evening.field
    if scheme.formula == "beaten":
        return field - result.place + 1
    if scheme.formula == "percent":
        share = Fraction(100 * (field - result.place + 1), field)
        return share.numerator if share.denominator == 1 else share
    quarter = -(-field // 4)
    return max(0, quarter - result.place + 1)


_SOURCES: Mapping[Source, Callable[[Result, Evening, Scheme], Amount]] = {
    "points": lambda result, _evening, _scheme: result.points,
    "place_table": _by_table,
    "place_formula": _by_formula,
    "table_points": lambda result, _evening, _scheme: result.table_points,
    "attendance": lambda _result, _evening, _scheme: 1,
}


def _people(evenings: Iterable[Evening], scheme: Scheme) -> dict[str, tuple[str, bool]]:
    """Everybody of the list; somebody is a guest of the season who never came as a member."""
    people: dict[str, tuple[str, bool]] = {}
    for evening in evenings:
        for result in evening.results:
            if scheme.group and result.group != scheme.group:
                continue
            who = result.team if scheme.by_team else result.person
            if not who:
                continue
            guest = result.guest and people.get(who, ("", True))[1]
            people[who] = (result.team if scheme.by_team else result.name, guest)
    return people


class Earned(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody (or every team) earned at one evening: value and place by person or team."""

    tournament: str
    weight: Amount
    by_person: Mapping[str, tuple[Amount, int | None]]


def earn(evening: Evening, scheme: Scheme) -> Earned:
    """Value all results of one evening; a team has its best members' values."""
    own: dict[str, tuple[Amount, int | None]] = {}
    if scheme.by_team:
        teams: dict[str, list[Amount]] = {}
        for result in evening.results:
            if result.team:
                teams.setdefault(result.team, []).append(value_of(result, evening, scheme))
        for team, values in teams.items():
            own[team] = (sum(sorted(values, reverse=True)[: scheme.team_size], start=0), None)
    else:
        own = {result.person: (value_of(result, evening, scheme), result.place) for result in evening.results}
    return Earned(tournament=evening.tournament, weight=evening.weight, by_person=own)


def line_of(who: str, name: str, guest: bool, earned: Sequence[Earned], scheme: Scheme) -> Line:
    """Add up one person's (or team's) season, without a place yet."""
    counted = []
    for evening in earned:
        own = evening.by_person.get(who)
        if own is not None:
            value, place = own
            counted.append(Counted(tournament=evening.tournament, value=value, counts=True, place=place, attended=True))
        elif scheme.absence is not None:
            value = scheme.absence * evening.weight
            counted.append(Counted(tournament=evening.tournament, value=value, counts=True, place=None, attended=False))
    counted = _strike(counted, scheme.best)
    attended = sum(1 for each in counted if each.attended)
    reason = GUEST if guest and not scheme.guests_ranked else TOO_FEW if attended < scheme.least_evenings else None
    return Line(
        place=None,
        tied=False,
        person=who,
        name=name,
        value=sum((each.value for each in counted if each.counts), start=0),
        values=tuple(TIES[key](counted) for key in scheme.ties),
        evenings=tuple(counted),
        reason=reason,
    )


def _strike(counted: list[Counted], best: int | None) -> list[Counted]:
    """Strike all but the best so many; of equal values the later one is struck."""
    if best is None or len(counted) <= best:
        return counted
    order = sorted(range(len(counted)), key=lambda at: (-counted[at].value, at))
    struck = set(order[best:])
    return [msgspec.structs.replace(each, counts=at not in struck) for at, each in enumerate(counted)]


TIES: Mapping[str, Callable[[Sequence[Counted]], Amount]] = {
    "wins": lambda counted: sum(1 for each in counted if each.place == 1),
    "best_evening": lambda counted: max((each.value for each in counted if each.attended), default=0),
    "second_best": lambda counted: (
        sorted((e.value for e in counted if e.attended), reverse=True)[1:2][0]
        if sum(e.attended for e in counted) > 1
        else 0
    ),
    "attendance": lambda counted: sum(1 for each in counted if each.attended),
    "last_evening": lambda counted: counted[-1].value if counted else 0,
    "all_results": lambda counted: sum((each.value for each in counted), start=0),
}


def order_of(line: Line) -> tuple[Amount, ...]:
    """Give the sorting key of a line: smaller is better, equal is level."""
    return (-line.value, *(-value for value in line.values))


def _placed(ranked: Sequence[Line], scheme: Scheme) -> list[Line]:
    placed: list[Line] = []
    for at, line in enumerate(ranked):
        level_above = at > 0 and order_of(ranked[at - 1]) == order_of(line)
        level_below = at + 1 < len(ranked) and order_of(ranked[at + 1]) == order_of(line)
        place = placed[-1].place if level_above else at + 1
        placed.append(
            msgspec.structs.replace(
                line,
                place=place,
                tied=level_above or level_below,
                decided_by=_decided_by(ranked, at, scheme),
                qualified=place is not None and place <= scheme.qualified,
            )
        )
    return placed


def _decided_by(ranked: Sequence[Line], at: int, scheme: Scheme) -> str | None:
    """Name the tie-break that put this line below or above a neighbour of equal value."""
    line = ranked[at]
    for other in ranked[max(0, at - 1) : at + 2]:
        if other is line or other.value != line.value:
            continue
        for key, own, theirs in zip(scheme.ties, line.values, other.values, strict=True):
            if own != theirs:
                return key
    return None
