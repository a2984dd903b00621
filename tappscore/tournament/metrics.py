"""The ranking criteria of `formats.md` 3, one function each.

A criterion gives a row's value, or None for nothing (nothing ranks below
every value). `direct_meeting` looks at the rows still level beside it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from tappscore.i18n.text import Text, mark
from tappscore.rules.deal import Amount
from tappscore.tournament.ledger import Row
from tappscore.tournament.ranks import exact
from tappscore.tournament.snapshot import Snapshot

Value = Amount | None
Kind = Literal["points", "count", "fraction", "lot"]


class Field(msgspec.Struct, frozen=True):
    """What a criterion may look at beside the row: the snapshot, and the rows still level with it."""

    snapshot: Snapshot
    level: Sequence[Row]


class Criterion(msgspec.Struct, frozen=True, kw_only=True):
    """One ranking criterion; `help` says in a sentence how it is reckoned."""

    key: str
    label: Text
    help: Text
    kind: Kind
    value: Callable[[Row, Field], Value]
    lower_first: bool = False


def _points(row: Row, _field: Field) -> Value:
    return row.total


def _points_per_deal(row: Row, _field: Field) -> Value:
    if row.total is None or row.tally.played == 0:
        return None
    return exact(Fraction(row.total) / row.tally.played)


def _table_points(row: Row, _field: Field) -> Value:
    shares = [sitting.result.table_points[sitting.seat - 1] for sitting in row.sittings if sitting.result.table_points]
    return exact(sum(shares, Fraction(0))) if shares else None


def _table_wins(row: Row, _field: Field) -> Value:
    played = [sitting for sitting in row.sittings if sitting.points is not None]
    return sum(sitting.points == sitting.result.best for sitting in played) if played else None


def _deals_won(row: Row, _field: Field) -> Value:
    return row.tally.won


def _declared(row: Row, _field: Field) -> Value:
    return row.tally.declared


def _fewest_lost(row: Row, _field: Field) -> Value:
    return row.tally.lost


def _high_contracts(row: Row, _field: Field) -> Value:
    return row.tally.high


def _played(row: Row) -> list[Amount]:
    return [points for points in row.rounds if points is not None]


def _best_round(row: Row, _field: Field) -> Value:
    return max(_played(row), default=None)


def _best_two_rounds(row: Row, _field: Field) -> Value:
    best = sorted(_played(row), reverse=True)[:2]
    return sum(best) if best else None


def _worst_round(row: Row, _field: Field) -> Value:
    return min(_played(row), default=None)


def _without_worst_round(row: Row, _field: Field) -> Value:
    played = _played(row)
    if row.total is None or len(played) < 2:
        return row.total
    return row.total - min(played)


def _direct_meeting(row: Row, field: Field) -> Value:
    """Sum the points at the tables where all those still level sat together; None if there are none."""
    level = {other.entry.id for other in field.level}
    if len(level) < 2:
        return None
    points = [sitting.points for sitting in row.sittings if level <= set(sitting.result.table.seats)]
    known = [value for value in points if value is not None]
    return sum(known) if known else None


def _lot(row: Row, field: Field) -> Value:
    return lot(field.snapshot.seed, row.entry.uuid)


def lot(seed: int, uuid: str) -> int:
    """Draw an entry's lot from the tournament's seed; the lowest is first.

    It hangs on seed and entry alone, so nobody's lot moves when somebody
    joins or leaves, and it is never redrawn on view.
    """
    return int.from_bytes(hashlib.sha256(f"{seed}:{uuid}".encode()).digest()[:8], "big")


CRITERIA: tuple[Criterion, ...] = (
    Criterion(
        key="points",
        label=mark("tournament", "Points"),
        help=mark("tournament", "The sum of all points, adjustments included."),
        kind="points",
        value=_points,
    ),
    Criterion(
        key="points_per_deal",
        label=mark("tournament", "Points per deal"),
        help=mark("tournament", "Points divided by the deals played; deals rested don't count."),
        kind="fraction",
        value=_points_per_deal,
    ),
    Criterion(
        key="table_points",
        label=mark("tournament", "Table points"),
        help=mark("tournament", "For each round the number of people at the table minus the rank there."),
        kind="fraction",
        value=_table_points,
    ),
    Criterion(
        key="table_wins",
        label=mark("tournament", "Table wins"),
        help=mark("tournament", "Rounds with the best total of the table; shared ones count."),
        kind="count",
        value=_table_wins,
    ),
    Criterion(
        key="deals_won",
        label=mark("tournament", "Deals won"),
        help=mark("tournament", "Deals won as declarer."),
        kind="count",
        value=_deals_won,
    ),
    Criterion(
        key="declared",
        label=mark("tournament", "Deals declared"),
        help=mark("tournament", "Deals played as declarer."),
        kind="count",
        value=_declared,
    ),
    Criterion(
        key="fewest_lost",
        label=mark("tournament", "Fewest deals lost"),
        help=mark("tournament", "Deals lost as declarer; fewer is better."),
        kind="count",
        value=_fewest_lost,
        lower_first=True,
    ),
    Criterion(
        key="high_contracts",
        label=mark("tournament", "High contracts"),
        help=mark("tournament", "For each won declaration the contract's rank in the variant's list, 1 the lowest."),
        kind="count",
        value=_high_contracts,
    ),
    Criterion(
        key="best_round",
        label=mark("tournament", "Best round"),
        help=mark("tournament", "The best of the rounds played."),
        kind="points",
        value=_best_round,
    ),
    Criterion(
        key="best_two_rounds",
        label=mark("tournament", "Best two rounds"),
        help=mark("tournament", "The sum of the best two of the rounds played."),
        kind="points",
        value=_best_two_rounds,
    ),
    Criterion(
        key="worst_round",
        label=mark("tournament", "Worst round"),
        help=mark("tournament", "The worst of the rounds played; higher is better."),
        kind="points",
        value=_worst_round,
    ),
    Criterion(
        key="without_worst_round",
        label=mark("tournament", "Without the worst round"),
        help=mark("tournament", "Points less the worst round, once two are played."),
        kind="points",
        value=_without_worst_round,
    ),
    Criterion(
        key="direct_meeting",
        label=mark("tournament", "Direct meeting"),
        help=mark("tournament", "Points at the tables where all those still level sat together."),
        kind="points",
        value=_direct_meeting,
    ),
    Criterion(
        key="lot",
        label=mark("tournament", "Lot"),
        help=mark("tournament", "Drawn once from the tournament's seed, the same at every view."),
        kind="lot",
        value=_lot,
        lower_first=True,
    ),
)

BY_KEY = {criterion.key: criterion for criterion in CRITERIA}
