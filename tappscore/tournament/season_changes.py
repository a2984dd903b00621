"""What became of a season's ranking that was handed out: late corrections change places and values. Pure.

Held against each other are the same evenings: one that was played after the
list was handed out changes nothing that was said in it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tappscore.rules.deal import Amount
from tappscore.tournament.seasons import Evening, Line, Scheme, rank_season

# Who, place, value, and the value of each evening (None: not there).
Stated = tuple[str, int | None, Amount, tuple[Amount | None, ...]]


class EveningChange(msgspec.Struct, frozen=True, kw_only=True):
    """One evening's value in somebody's season, then and now; None: not there."""

    tournament: str
    name: str
    before: Amount | None
    after: Amount | None


class SeasonChange(msgspec.Struct, frozen=True, kw_only=True):
    """One person (or team) whose line is another now; `value` None: not in the list. `evenings` say where from."""

    person: str
    name: str
    place_before: int | None
    place_after: int | None
    value_before: Amount | None
    value_after: Amount | None
    evenings: tuple[EveningChange, ...] = ()


def stated(lines: Sequence[Line], evenings: Sequence[str]) -> tuple[Stated, ...]:
    """Write a ranking as it is held against another one later."""
    return tuple(
        (
            line.person,
            line.place,
            line.value,
            tuple(
                {each.tournament: each.value for each in line.evenings if each.attended}.get(uuid) for uuid in evenings
            ),
        )
        for line in lines
    )


def changed_since(
    lines: Sequence[Stated], counted: Sequence[str], evenings: Sequence[Evening], scheme: Scheme
) -> tuple[SeasonChange, ...]:
    """Hold a ranking that was handed out against the same evenings (uuids) as they count now.

    In the order of the places now; who is in the list no more stands last, by the place then.
    """
    held = [one for one in evenings if one.held and one.tournament in counted]
    names = {one.tournament: one.name for one in evenings}
    stated = {line[0]: line for line in lines}
    found = []
    now = rank_season(held, scheme)
    for line in now:
        before = stated.pop(line.person, None)
        steps = _evenings(before, counted, line, names)
        place, value = (None, None) if before is None else (before[1], before[2])
        if steps or (place, value) != (line.place, line.value):
            found.append(
                SeasonChange(
                    person=line.person, name=line.name, place_before=place, place_after=line.place,
                    value_before=value, value_after=line.value, evenings=steps,
                )
            )  # fmt: skip
    found.extend(
        SeasonChange(person=who, name="", place_before=place, place_after=None, value_before=value, value_after=None)
        for who, place, value, _ in stated.values()
    )
    return tuple(found)


def _evenings(
    before: Stated | None, counted: Sequence[str], line: Line, names: dict[str, str]
) -> tuple[EveningChange, ...]:
    now = {each.tournament: each.value for each in line.evenings if each.attended}
    then = dict(zip(counted, before[3], strict=True)) if before is not None else {}
    return tuple(
        EveningChange(tournament=uuid, name=names.get(uuid, ""), before=then.get(uuid), after=now.get(uuid))
        for uuid in counted
        if then.get(uuid) != now.get(uuid)
    )
