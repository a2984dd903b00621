"""Who plays instead of whom, in words; both names stay in every list."""

from __future__ import annotations

from tappscore.i18n import Message, mark, message
from tappscore.tournament.snapshot import Entry, Snapshot, Substitute

INSTEAD = mark("tournament", "for {name} from round {round}")
INSTEAD_WITH_POINTS = mark("tournament", "for {name} from round {round}, with points")
LEFT = mark("tournament", "from round {round} on: {name}")
LEFT_WITH_POINTS = mark("tournament", "from round {round} on: {name}, with points")


def instead_of(snapshot: Snapshot, entry_id: int, round_no: int | None = None) -> Substitute | None:
    """Give for whom somebody plays, in a round or at last; None for nobody."""
    found = [one for one in snapshot.substitutes if one.by == entry_id and (round_no is None or one.round <= round_no)]
    return found[-1] if found else None


def replaced(snapshot: Snapshot, entry_id: int) -> Substitute | None:
    """Give who plays instead of somebody who has left; None where nobody does, or where they came back."""
    found = [one for one in snapshot.substitutes if one.entry == entry_id]
    back = instead_of(snapshot, entry_id)
    if not found or (back is not None and back.round >= found[-1].round and back.id > found[-1].id):
        return None
    return found[-1]


def first_name_for(snapshot: Snapshot, entry_id: int, round_no: int) -> Entry | None:
    """Give the entry whose seat somebody has in a round, for a list that shows both names."""
    found = instead_of(snapshot, entry_id, round_no)
    return None if found is None else snapshot.entry(found.entry)


def stand_in_words(snapshot: Snapshot, entry_id: int) -> Message | None:
    """Say who plays for whom: of the one who left and of the one who came; None where neither."""
    if not snapshot.substitutes:
        return None  # of nearly every evening; asked for each line after each deal
    if (left := replaced(snapshot, entry_id)) is not None:
        text = LEFT_WITH_POINTS if left.takes_points else LEFT
        return message(text, name=snapshot.entry(left.by).person.spoken, round=left.round)
    if (came := instead_of(snapshot, entry_id)) is not None:
        text = INSTEAD_WITH_POINTS if came.takes_points else INSTEAD
        return message(text, name=snapshot.entry(came.entry).person.spoken, round=came.round)
    return None
