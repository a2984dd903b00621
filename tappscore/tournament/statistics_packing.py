"""Digests as plain values for a cache, and back.

People stand in it by the entry of their evening, not by uuid: when two people
are found to be one, no kept digest is wrong. Amounts are exact: whole
numbers, or texts like `3/4`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any

from tappscore.rules.deal import Amount
from tappscore.tournament.statistics import Appearance, ContractCount, DealMark, Digest, Meeting


def pack(digest: Digest, entries: Mapping[str, int]) -> list[Any]:
    """Write a digest as lists, numbers and texts; `entries` gives each person's entry id."""
    return [
        digest.tournament,
        digest.name,
        digest.date.isoformat(),
        digest.variant,
        digest.revision,
        digest.field,
        digest.tables,
        digest.deals,
        [_packed_part(part, entries) for part in digest.people],
        [_packed_mark(mark, entries) for mark in digest.marks],
        dict(digest.each),
    ]


def unpack(packed: Sequence[Any], people: Mapping[int, str]) -> Digest:
    """Read a packed digest; `people` gives the uuid of each entry id."""
    tournament, name, day, variant, revision, field, tables, deals, parts, marks, each = packed
    return Digest(
        tournament=tournament,
        name=name,
        date=date.fromisoformat(day),
        variant=variant,
        revision=revision,
        field=field,
        tables=tables,
        deals=deals,
        people=tuple(_part(part, people) for part in parts),
        marks=tuple(_mark(mark, people) for mark in marks),
        each=each,
    )


def _kept(amount: Amount | None) -> int | str | None:
    return f"{amount.numerator}/{amount.denominator}" if isinstance(amount, Fraction) else amount


def _amount(value: Any) -> Any:
    return Fraction(value) if isinstance(value, str) else value


def _packed_part(part: Appearance, entries: Mapping[str, int]) -> list[Any]:
    return [
        entries[part.person],
        part.place,
        part.tied,
        _kept(part.points),
        [_kept(points) for points in part.rounds],
        part.guest,
        part.played,
        part.typed,
        part.declarations,
        _kept(part.defended),
        {
            key: [count.declared, count.won, count.lost, _kept(count.gained), _kept(count.paid)]
            for key, count in part.contracts.items()
        },
        [
            [entries[other], met.tables, met.ahead, met.level, met.behind, _kept(met.balance)]
            for other, met in part.met.items()
        ],
    ]


def _part(packed: Sequence[Any], people: Mapping[int, str]) -> Appearance:
    person, place, tied, points, rounds, guest, played, typed, declarations, defended, contracts, met = packed
    return Appearance(
        person=people[person],
        place=place,
        tied=tied,
        points=_amount(points),
        rounds=tuple(map(_amount, rounds)),
        guest=guest,
        played=played,
        typed=typed,
        declarations=declarations,
        defended=_amount(defended),
        contracts={
            key: ContractCount(declared, won, lost, _amount(gained), _amount(paid))
            for key, (declared, won, lost, gained, paid) in contracts.items()
        },
        # Most of a club's twenty years are meetings: a hundred thousand of them in a page's one second.
        met={
            people[other]: Meeting(tables, ahead, level, behind, Fraction(own) if isinstance(own, str) else own)
            for other, tables, ahead, level, behind, own in met
        },
    )


def _packed_mark(mark: DealMark, entries: Mapping[str, int]) -> list[Any]:
    where = [mark.round, mark.table, mark.deal]
    return [*where, entries[mark.person], mark.contract, mark.won, _kept(mark.move), mark.points]


def _mark(packed: Sequence[Any], people: Mapping[int, str]) -> DealMark:
    round_, table, deal, person, contract, won, move, points = packed
    return DealMark(
        round=round_,
        table=table,
        deal=deal,
        person=people[person],
        contract=contract,
        won=won,
        move=_amount(move),
        points=points,
    )
