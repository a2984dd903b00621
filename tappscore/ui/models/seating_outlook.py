"""What a number of people means for the tables, in words, before anything is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from tappscore.services.planning import plays, sizes_of
from tappscore.services.seating_wishes import mixed_answer, mixed_facts
from tappscore.tournament.seating.bound import evening_bound
from tappscore.tournament.seating.sizes import Split, outlook, problems, split
from tappscore.tournament.snapshot import Snapshot
from tappscore.ui import words
from tappscore.ui.models.table_sizes import size_word
from tappscore.ui.words import translate


def _here(snapshot: Snapshot, round_no: int) -> int:
    return sum(plays(entry, round_no) for entry in snapshot.entries)


def _sizes(parts: Split) -> str:
    return " + ".join(f"{parts.count(size)} × {size}" for size in sorted(set(parts.sizes), reverse=True))


def is_mixed(snapshot: Snapshot, round_no: int) -> bool:
    """Say whether the people who are here make tables of two sizes."""
    here, allowed = _here(snapshot, round_no), sizes_of(snapshot)
    return not problems(here, allowed) and split(here, allowed, snapshot.prefer).is_mixed


def meaning_words(snapshot: Snapshot, round_no: int) -> str:
    """Say which tables the people who are here make, and whether somebody has no seat."""
    here, allowed = _here(snapshot, round_no), sizes_of(snapshot)
    if found := problems(here, allowed):
        return " ".join(words.spoken(each.message) for each in found) if here else ""
    parts = split(here, allowed, snapshot.prefer)
    tables = [
        translate("Seating", "%n tables of {size}", n=parts.count(size), size=size_word(size))
        for size in sorted(set(parts.sizes), reverse=True)
    ]
    text = translate("Seating", " and ").join(tables)
    people = translate("Seating", "%n people", n=here)
    if parts.sitting_out:
        return translate(
            "Seating",
            "{people}: {tables}. Their number can't be split: %n sit out each round, in turn.",
            n=parts.sitting_out,
            tables=text,
            people=people,
        )
    return translate("Seating", "{people}: {tables}; nobody sits out.", people=people, tables=text)


def outlook_words(snapshot: Snapshot, round_no: int) -> str:
    """Say which tables one person more or fewer would make."""
    here = _here(snapshot, round_no)
    said = [
        translate("Seating", "with {people} people: {sizes}", people=people, sizes=_sizes(parts))
        for people, parts in outlook(here, sizes_of(snapshot), snapshot.prefer)
        if people != here
    ]
    return " · ".join(said)


def bound_words(snapshot: Snapshot, round_no: int) -> str:
    """Say before the first draw how many meetings must be repeated in the evening, where that is proven."""
    here, allowed = _here(snapshot, round_no), sizes_of(snapshot)
    if snapshot.rounds or problems(here, allowed):
        return ""
    parts = split(here, allowed, snapshot.prefer)
    bound = evening_bound(here, [parts.sizes] * snapshot.rounds_planned)
    if not bound.repeats:
        return ""
    return translate(
        "Seating",
        "In %n rounds at least {repeats} meetings are repeats, whoever draws: {reason}",
        n=snapshot.rounds_planned,
        repeats=bound.repeats,
        reason=bound.reason,
    )


def mixed_words(snapshot: Snapshot, answer: str) -> str:
    """Say one way to play tables of three and four side by side, with its effect."""
    # The answer that holds shows the deals as they are, the others what they would bring.
    facts = {"deals": snapshot.deals} if answer == mixed_answer(snapshot) else mixed_facts(snapshot, answer)
    if answer == "average":
        return translate("Seating", "Points per deal decide: who plays more deals has no advantage")
    deals = facts["deals"]
    counts = dict(deals) if isinstance(deals, Mapping) else {}
    three, four = counts.get(3, 0), counts.get(4, 0)
    return (
        translate(
            "Seating",
            "All four play: {four} deals at tables of four, {three} at tables of three",
            four=four,
            three=three,
        )
        if answer == "all"
        else translate(
            "Seating",
            "At four the dealer rests: {four} deals there, {three} at tables of three",
            four=four,
            three=three,
        )
    )
