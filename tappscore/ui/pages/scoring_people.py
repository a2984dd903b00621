"""Other people sat here: numbers or names in the order of the paper, and what that means for other tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tappscore.i18n import formats
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table
from tappscore.ui.forms.line import Span
from tappscore.ui.pages.scoring_work import Preview
from tappscore.ui.words import translate

_TOKEN = re.compile(r"[^\s,;*/]+")


class Named(NamedTuple):
    """People read from a line; `slips` are places that name nobody, several, or somebody twice."""

    entries: tuple[Entry, ...]
    slips: tuple[tuple[Span, str], ...]


def read_people(entries: Sequence[Entry], text: str) -> Named:
    """Read people by their number or by the beginning of any part of their name."""
    found: list[Entry] = []
    slips: list[tuple[Span, str]] = []
    for token in _TOKEN.finditer(text):
        fitting = _fitting(entries, token.group())
        if len(fitting) != 1:
            sentence = translate("Scoring", "Nobody is called {word}.", word=token.group())
            if fitting:
                numbers = ", ".join(f"{one.number} {one.person.spoken}" for one in fitting[:4])
                sentence = translate("Scoring", "{word} may be: {people}", word=token.group(), people=numbers)
            slips.append((token.span(), sentence))
        elif fitting[0] in found:
            slips.append((token.span(), translate("Scoring", "{name} twice", name=fitting[0].person.spoken)))
        else:
            found.append(fitting[0])
    return Named(tuple(found), tuple(slips))


def _fitting(entries: Sequence[Entry], word: str) -> list[Entry]:
    if word.isdecimal():
        return [entry for entry in entries if entry.number == int(word)]
    folded = formats.folded(word)
    parts = {entry.id: formats.folded(entry.person.spoken).split() for entry in entries}
    exact = [entry for entry in entries if folded in parts[entry.id]]
    return exact or [entry for entry in entries if any(part.startswith(folded) for part in parts[entry.id])]


def people_preview(snapshot: Snapshot, round_: Round, table: Table, text: str) -> Preview:
    """Say who would move where; the people's ids where the line can be booked."""
    if not text.strip():
        return Preview(says=translate("Scoring", "Numbers or names as on the paper, seat 1 first."), tone="soft")
    named = read_people(snapshot.entries, text)
    if named.slips:
        says = " ".join(dict.fromkeys(sentence for _, sentence in named.slips))
        return Preview(says=says, tone="bad", slips=tuple(span for span, _ in named.slips))
    moves = consequences(snapshot, round_, table, named.entries)
    says = "; ".join(moves) or translate("Scoring", "Nobody moves to another table.")
    return Preview(people=tuple(entry.id for entry in named.entries), says=says, tone="warn" if moves else "plain")


def consequences(snapshot: Snapshot, round_: Round, table: Table, people: Sequence[Entry]) -> list[str]:
    """Name who comes from where and who takes the places that become free."""
    wanted = [entry.id for entry in people]
    spoken = {entry.id: entry.person.spoken for entry in snapshot.entries}
    pushed = [one for one in table.seats if one not in wanted]
    said = []
    for entry_id in wanted:
        if entry_id in table.seats:
            continue
        other = next((each for each in round_.tables if each is not table and entry_id in each.seats), None)
        if other is None:
            said.append(translate("Scoring", "{name} comes in", name=spoken[entry_id]))
            continue
        said.append(
            translate("Scoring", "{name} comes from table {number}", name=spoken[entry_id], number=other.number)
        )
        if pushed:
            gone = spoken[pushed.pop(0)]
            said.append(translate("Scoring", "{name} goes to table {number}", name=gone, number=other.number))
        else:
            said.append(translate("Scoring", "table {number} has one fewer", number=other.number))
    said += [translate("Scoring", "{name} sits out", name=spoken[entry_id]) for entry_id in pushed]
    return said
