"""What the seating page says about a drawn round: repeats, short tables, wishes not kept, the price of a swap."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.services.planning import history_of, seated, wishes_of
from tappscore.tournament.seating.bound import round_bound
from tappscore.tournament.seating.loosening import loosened
from tappscore.tournament.seating.measure import measure
from tappscore.tournament.seating_choices import BY_KEY, STOPPED
from tappscore.tournament.snapshot import Round, Snapshot
from tappscore.ui import words
from tappscore.ui.models.seats import Place, Price, SeatsModel, can_move
from tappscore.ui.words import translate

# Said by the repeats and the short tables already.
_SAID = ("repeats", "consecutive", "short-tables", "seats")
_MOST_NAMES = 4


def round_words(snapshot: Snapshot, round_: Round) -> str:
    """Say what a drawn round is worth and how it came about."""
    if not round_.tables:
        return translate("Seating", "Nobody drew this round: its sheets say who sat where.")
    said = [*_meeting_words(snapshot, round_)]
    said += _size_words(snapshot, round_)
    if round_.sitting_out:
        said.append(translate("Seating", "Without a seat: {names}.", names=named(snapshot, round_.sitting_out)))
    said += [words_of for _, words_of in loosened_words(snapshot, round_) if words_of]
    said.append(method_words(round_))
    return " ".join(each for each in said if each)


def _size_words(snapshot: Snapshot, round_: Round) -> list[str]:
    sizes = [len(table.seats) for table in round_.tables]
    # Told from the usual size, as at the door; a round that has none of it, from its size nearest to it.
    usual = min(max(sizes), max(min(sizes), snapshot.prefer))
    short, large = sum(size < usual for size in sizes), sum(size > usual for size in sizes)
    said: list[str] = []
    if short:
        said.append(translate("Seating", "%n tables are smaller than the others.", n=short))
    if large:
        said.append(translate("Seating", "%n tables are larger than the others.", n=large))
    return said


def _meeting_words(snapshot: Snapshot, round_: Round) -> list[str]:
    before = history_of(snapshot, round_.number)
    quality = measure([*before, seated(round_)])
    if round_.number == 1:
        return [translate("Seating", "First round: everybody meets for the first time.")]
    if quality.repeats == 0:
        return [translate("Seating", "Nobody meets again so far.")]
    said = [translate("Seating", "%n meetings are repeats so far; ↻ marks them.", n=quality.repeats)]
    people = [person for table in round_.tables for person in table.seats]
    bound = round_bound(before, people, [len(table.seats) for table in round_.tables])
    new = quality.repeats - measure(before).repeats
    if new and bound.repeats == new:
        said.append(translate("Seating", "In this round fewer are impossible: {reason}", reason=bound.reason))
    return said


def loosened_words(snapshot: Snapshot, round_: Round) -> list[tuple[str, str]]:
    """Say which wishes a round could not keep, and for whom; (key, words), the words empty for what is said elsewhere.

    Reckoned from the seats as they are now, whatever was noted at the draw.
    """
    before = history_of(snapshot, round_.number)
    found: list[tuple[str, str]] = []
    for each in loosened(before, [seated(round_)], wishes_of(snapshot)):
        if each.key in _SAID:
            found.append((each.key, ""))
            continue
        label = words.spoken(each.label)
        if each.key == "writers":
            found.append((each.key, words.spoken(each.message)))
            continue
        groups = "; ".join(named(snapshot, group) for group in each.groups[:_MOST_NAMES])
        found.append((each.key, translate("Seating", "Not kept: {wish} ({names}).", wish=label, names=groups)))
    return found


def method_words(round_: Round) -> str:
    """Say how a round was drawn, with the seed that draws it again."""
    key, _, ending = round_.method.partition(" ")
    method = BY_KEY.get(key)
    if method is None and round_.seed is None:
        return translate("Seating", "Drawn by hand.") if round_.method else ""
    said = [words.spoken(method.label) + "." if method is not None else translate("Seating", "Drawn by the program.")]
    if round_.seed is not None and key not in ("hand", "chips", "sheets", "move_on", "winners"):
        said.append(translate("Seating", "Seed {seed}.", seed=str(round_.seed)))
    if ending == STOPPED:
        said.append(translate("Seating", "The search was stopped: the same seed need not give these tables again."))
    return " ".join(said)


def named(snapshot: Snapshot, people: Sequence[int]) -> str:
    """Name people by their ids."""
    known = {entry.id: entry.person.spoken for entry in snapshot.entries}
    return ", ".join(known.get(each, str(each)) for each in people)


def price_words(snapshot: Snapshot, price: Price) -> str:
    """Say what a swap does: repeated meetings with their names, and wishes it would break."""
    swap = translate("Seating", "{one} ⇄ {other}", one=price.one.person.spoken, other=price.other.person.spoken)
    said: list[str] = []
    if price.change > 0:
        again = "; ".join(named(snapshot, pair) for pair in price.weighed.meets_again[:_MOST_NAMES])
        said.append(translate("Seating", "%n more repeated meetings.", n=price.change))
        said.append(translate("Seating", "Would meet again: {names}.", names=again) if again else "")
    elif price.change < 0:
        said.append(translate("Seating", "%n fewer repeated meetings.", n=-price.change))
    if price.weighed.apart:
        pairs = "; ".join(named(snapshot, pair) for pair in price.weighed.apart)
        said.append(translate("Seating", "Kept apart and would share a table: {names}.", names=pairs))
    if price.weighed.displaced:
        names = named(snapshot, price.weighed.displaced)
        said.append(translate("Seating", "Would lose the fixed place: {names}.", names=names))
    if price.weighed.unwritten > 0:
        said.append(translate("Seating", "A table would be left without anybody willing to write."))
    if price.weighed.short > 0:
        said.append(translate("Seating", "Small tables would be shared out less evenly."))
    if not said:
        said.append(translate("Seating", "costs nothing."))
    return f"{swap}: " + " ".join(each for each in said if each)


def move_words(snapshot: Snapshot, seats: SeatsModel, one: Place, other: Place) -> tuple[str, bool]:
    """Say what happens when somebody takes a free seat, and whether that can be."""
    here, there = seats.table_at(one[0]), seats.table_at(other[0])
    first = seats.entry_at(one)
    if first is None or there is None or not can_move(snapshot, here, there):
        return translate("Seating", "Nobody can move there: tables would get the wrong size."), False
    name = snapshot.entry(first).person.spoken
    if here is None:
        return translate("Seating", "{name} to table {table}.", name=name, table=there.number), True
    return (
        translate(
            "Seating",
            "{name} to table {table}; at table {other} then sit {count}.",
            name=name,
            table=there.number,
            other=here.number,
            count=len(here.seats) - 1,
        ),
        True,
    )
