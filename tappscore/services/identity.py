"""Two people who are one, and one who is two."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

from tappscore.problems import Problem, RefusedError
from tappscore.store.gate import Rows
from tappscore.store.loading import head, person
from tappscore.store.lookups import ids, rows_where
from tappscore.store.tables import APART, ENTRY, PERSON, whole


def merge(rows: Rows, keep_id: int, other_id: int) -> None:
    """Move entries and wishes of one person to another and take the empty person away."""
    if keep_id == other_id:
        raise RefusedError(Problem("merge-with-oneself", field="other"))
    keep, other = person(rows, keep_id), person(rows, other_id)
    played = {whole(row["tournament_id"]) for row in rows_where(rows, ENTRY, person_id=keep_id)}
    moving = rows_where(rows, ENTRY, person_id=other_id)
    both = [whole(row["tournament_id"]) for row in moving if whole(row["tournament_id"]) in played]
    if both:
        names = (head(rows, number).name for number in both)
        raise RefusedError(*(Problem("merge-entered-both", field="other", values={"name": name}) for name in names))
    for row in moving:
        rows.update(ENTRY, whole(row["id"]), {"person_id": keep_id})
    _move_wishes(rows, keep_id, other_id)
    # What only the other one's card said is not lost.
    missing = {
        key: getattr(other, key)
        for key in ("first", "last", "club", "town", "group", "note")
        if getattr(other, key) and not getattr(keep, key)
    }
    rows.update(PERSON, keep_id, missing)
    rows.delete(PERSON, other_id)


def _move_wishes(rows: Rows, keep_id: int, other_id: int) -> None:
    wishes = [*rows_where(rows, APART, person_id=other_id), *rows_where(rows, APART, other_id=other_id)]
    for wish in wishes:
        row_id = whole(wish["id"])
        pair = {keep_id if whole(wish[side]) == other_id else whole(wish[side]) for side in ("person_id", "other_id")}
        of = wish["tournament_id"]
        known = [
            pair == {whole(row["person_id"]), whole(row["other_id"])}
            for row in rows_where(rows, APART, tournament_id=of)
            if row["id"] != row_id
        ]
        if len(pair) == 1 or any(known):
            rows.delete(APART, row_id)
        else:
            one, two = sorted(pair)
            rows.update(APART, row_id, {"person_id": one, "other_id": two})


def split(rows: Rows, person_id: int, entry_ids: Sequence[int], first: str, last: str, club: str, town: str) -> None:
    """Give some entries of a person to a new one, who has the old name where no other is given."""
    old = person(rows, person_id)
    own = set(ids(rows, ENTRY, person_id=person_id))
    if not entry_ids or not set(entry_ids) < own:
        raise RefusedError(Problem("split-nothing", field="entries"))
    named = bool(first or last)
    new_id = rows.insert(
        PERSON,
        {
            "uuid": str(uuid4()),
            "first": first if named else old.first,
            "last": last if named else old.last,
            "club": club or old.club,
            "town": town or old.town,
            "group": old.group,
            "public": old.public,
        },
    )
    for entry_id in entry_ids:
        rows.update(ENTRY, entry_id, {"person_id": new_id})
