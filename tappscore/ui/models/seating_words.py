"""What the seating page says about a round: sizes, repeats, short tables, the price of a swap."""

from __future__ import annotations

from tappscore.rules.registry import rule_set
from tappscore.services.planning import plays
from tappscore.tournament.seating.bound import round_bound
from tappscore.tournament.seating.measure import measure
from tappscore.tournament.seating.sizes import Split, outlook
from tappscore.tournament.snapshot import Round, Snapshot
from tappscore.ui.models.seats import Price, earlier, seated
from tappscore.ui.words import translate


def _sizes(parts: Split) -> str:
    return " + ".join(f"{parts.count(size)} × {size}" for size in sorted(set(parts.sizes), reverse=True))


def outlook_words(snapshot: Snapshot, round_no: int) -> str:
    """Say which tables one person more or fewer would make."""
    here = sum(plays(entry, round_no) for entry in snapshot.entries)
    allowed = tuple(snapshot.deals) or rule_set(snapshot.variant, snapshot.revision).allowed_seats
    said = [
        translate("Seating", "with {people} people: {sizes}", people=people, sizes=_sizes(parts))
        for people, parts in outlook(here, allowed, snapshot.prefer)
        if people != here
    ]
    return " · ".join(said)


def round_words(snapshot: Snapshot, round_: Round) -> str:
    """Say what a drawn round is worth and how it came about."""
    quality = measure([*earlier(snapshot, round_.number), seated(round_)])
    said: list[str] = []
    if round_.number == 1:
        said.append(translate("Seating", "First round: everybody meets for the first time."))
    elif quality.repeats == 0:
        said.append(translate("Seating", "Nobody meets again so far."))
    else:
        said.append(translate("Seating", "%n meetings are repeats so far; ↻ marks them.", n=quality.repeats))
        people = [person for table in round_.tables for person in table.seats]
        before = earlier(snapshot, round_.number)
        bound = round_bound(before, people, [len(table.seats) for table in round_.tables])
        new = quality.repeats - measure(before).repeats
        if new and bound.repeats == new:
            said.append(translate("Seating", "In this round fewer are impossible: {reason}", reason=bound.reason))
    sizes = [len(table.seats) for table in round_.tables]
    short = sum(size < max(sizes, default=0) for size in sizes)
    if short:
        said.append(translate("Seating", "%n tables are smaller than the others.", n=short))
    if round_.sitting_out:
        names = ", ".join(snapshot.entry(entry_id).person.spoken for entry_id in round_.sitting_out)
        said.append(translate("Seating", "Without a seat: {names}.", names=names))
    if round_.seed is not None:
        said.append(translate("Seating", "Drawn by the program, seed {seed}.", seed=str(round_.seed)))
    elif round_.method:
        said.append(translate("Seating", "Drawn by hand."))
    return " ".join(said)


def price_words(price: Price) -> str:
    """Say what a swap does."""
    swap = translate("Seating", "{one} ⇄ {other}", one=price.one, other=price.other)
    if price.change == 0:
        return f"{swap}: " + translate("Seating", "costs nothing.")
    if price.change > 0:
        return f"{swap}: " + translate("Seating", "%n more repeated meetings.", n=price.change)
    return f"{swap}: " + translate("Seating", "%n fewer repeated meetings.", n=-price.change)
