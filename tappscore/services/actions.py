"""What the journal calls the things that were done."""

from __future__ import annotations

from typing import NamedTuple

from tappscore.i18n.text import Message, Text, mark
from tappscore.store.journal import REDO, UNDO, JournalEntry


class Action(NamedTuple):
    """One kind of journal entry: its key and what people read; values of the entry stand in braces."""

    key: str
    label: Text


ACTIONS = (
    Action("club.create", mark("History", "Club file made")),
    Action("tournament.create", mark("History", "Tournament made")),
    Action("tournament.change", mark("History", "Tournament changed")),
    Action("tournament.rules", mark("History", "Rules changed from round {round} on")),
    Action("tournament.letters", mark("History", "Letters of the typed line changed")),
    Action("tournament.values", mark("History", "House values confirmed")),
    Action("preset.save", mark("History", "Rules kept as “{name}”")),
    Action("preset.rename", mark("History", "Rules “{old}” are called “{name}” now")),
    Action("preset.delete", mark("History", "Kept rules “{name}” taken away")),
    Action("tournament.finish", mark("History", "Tournament finished")),
    Action("tournament.reopen", mark("History", "Tournament reopened")),
    Action("tournament.cancel", mark("History", "Tournament cancelled")),
    Action("tournament.bin", mark("History", "Tournament laid into the bin")),
    Action("tournament.unbin", mark("History", "Tournament taken out of the bin")),
    Action("tournament.import", mark("History", "Tournament imported")),
    Action("tournament.listed", mark("History", "{count} evenings taken over from an old list")),
    Action("tournament.restore", mark("History", "Tournament brought back from a backup")),
    Action("club.face", mark("History", "Name, logo or colour of the club changed")),
    Action("club.stick", mark("History", "Copies go onto a stick too")),
    Action("club.no_stick", mark("History", "Copies go onto no stick any more")),
    Action("club.join", mark("History", "Another club file brought in: {count} tournaments")),
    Action("person.change", mark("History", "Person changed")),
    Action("person.merge", mark("History", "Two people made one")),
    Action("person.split", mark("History", "One person made two")),
    Action("season.create", mark("History", "Season made")),
    Action("season.change", mark("History", "Season changed")),
    Action("season.add", mark("History", "Evening counts in a season")),
    Action("season.weigh", mark("History", "Weight of an evening changed")),
    Action("season.take_out", mark("History", "Evening taken out of a season")),
    Action("season.publish", mark("History", "Ranking of a season handed out")),
    Action("season.delete", mark("History", "Season taken away")),
    Action("person.forget", mark("History", "Name of a person removed")),
    Action("entry.register", mark("History", "Number {number} registered")),
    Action("entry.book", mark("History", "Number {number} booked")),
    Action("entry.import", mark("History", "{count} players imported")),
    Action("entry.booked", mark("History", "Number {number}: booked")),
    Action("entry.present", mark("History", "Number {number}: present")),
    Action("entry.waiting", mark("History", "Number {number}: waiting")),
    Action("entry.withdrawn", mark("History", "Number {number}: withdrawn from round {from} on")),
    Action("entry.disqualified", mark("History", "Number {number}: disqualified from round {from} on")),
    Action("entry.change", mark("History", "Number {number}: entry changed")),
    Action("entry.remove", mark("History", "Number {number} taken out")),
    Action("entry.apart", mark("History", "Numbers {number} and {other} kept apart")),
    Action("entry.together", mark("History", "Numbers {number} and {other} may sit together again")),
    Action(
        "entry.substitute", mark("History", "Number {other} plays instead of number {number} from round {round} on")
    ),
    Action(
        "entry.substitute_points", mark("History", "Number {other} instead of number {number}: whose the points are")
    ),
    Action("entry.substitute_revoke", mark("History", "Number {number} plays again, not number {other}")),
    Action("round.draw", mark("History", "Round {round} drawn")),
    Action("round.plan", mark("History", "Rounds {round} to {last} planned")),
    Action("round.mend", mark("History", "Round {round} and those after it brought to the people who are here")),
    Action("seat.leave", mark("History", "Number {number} is gone from round {round} on")),
    Action("seating.choose", mark("History", "Way of drawing chosen")),
    Action("seating.wish", mark("History", "Number {number}: wish for the seating")),
    Action("seating.chip", mark("History", "Number {number}: chip drawn at the door")),
    Action("seating.mixed", mark("History", "Tables of three and four: settled")),
    Action("round.start", mark("History", "Round {round} opened")),
    Action("round.close", mark("History", "Round {round} closed")),
    Action("round.reopen", mark("History", "Round {round} reopened")),
    Action("course.rounds", mark("History", "{rounds} rounds are played")),
    Action("course.deals", mark("History", "Number of deals changed")),
    Action("round.call_off", mark("History", "Round {round} called off")),
    Action("round.take_up", mark("History", "Round {round} counts again")),
    Action("round.discard", mark("History", "Draw of round {round} thrown away")),
    Action("seat.swap", mark("History", "Round {round}: seats swapped between tables {table} and {other}")),
    Action("seat.people", mark("History", "Round {round}, table {table}: other people sat here")),
    Action("table.add", mark("History", "Round {round}: table {table} added")),
    Action("table.remove", mark("History", "Round {round}: table {table} taken out")),
    Action("deal.record", mark("History", "Round {round}, table {table}: deal {deal} booked")),
    Action("deal.correct", mark("History", "Round {round}, table {table}: deal {deal} corrected")),
    Action("deal.delete", mark("History", "Round {round}, table {table}: deal {deal} deleted")),
    Action("deal.move", mark("History", "Round {round}, table {table}: deal {deal} moved to {to}")),
    Action("deal.dispute", mark("History", "Round {round}, table {table}: deal {deal} disputed")),
    Action("deal.settle", mark("History", "Round {round}, table {table}: dispute about deal {deal} settled")),
    Action("table.totals", mark("History", "Round {round}, table {table}: totals")),
    Action("table.control", mark("History", "Round {round}, table {table}: control line")),
    Action("table.accept", mark("History", "Round {round}, table {table}: accepted")),
    Action("table.unaccept", mark("History", "Round {round}, table {table}: no longer accepted")),
    Action("table.totals_stand", mark("History", "Round {round}, table {table}: the signed totals stand")),
    Action("table.deals_stand", mark("History", "Round {round}, table {table}: the deals stand")),
    Action("table.break_off", mark("History", "Round {round}, table {table}: broken off after {after}")),
    Action("table.go_on", mark("History", "Round {round}, table {table}: goes on")),
    Action("table.move_sheet", mark("History", "Round {round}: sheet of table {table} moved to table {to}")),
    Action("table.exchange_sheets", mark("History", "Round {round}: sheets of tables {table} and {to} changed places")),
    Action("adjustment.add", mark("History", "Number {number}: adjustment of {points} points")),
    Action("adjustment.revoke", mark("History", "Number {number}: adjustment revoked")),
    Action("standing.release", mark("History", "Standing after round {round} released")),
    Action("standing.withdraw", mark("History", "Standing after round {round} taken back")),
)

_BY_KEY = {action.key: action.label for action in ACTIONS}
_UNDONE = mark("History", "Undone: {what}")
_REDONE = mark("History", "Redone: {what}")


def described(entry: JournalEntry) -> Message:
    """Say what an entry did; an action of a newer program is shown by its key."""
    about = str(entry.values.get("of_action", entry.action))
    label = _BY_KEY.get(about)
    what = Message(Text("", about.replace("{", "").replace("}", ""))) if label is None else Message(label, entry.values)
    if entry.action == UNDO:
        return Message(_UNDONE, {"what": what})
    if entry.action == REDO:
        return Message(_REDONE, {"what": what})
    return what
