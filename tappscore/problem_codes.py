"""The stable codes of all problems and their sentences.

One section a package. A code is a stable word that scripts may rely on: it is
added, never renamed. Its sentence says what is wrong and, where there is one,
the remedy. Values stand in braces and are given by `Problem.values`.
"""

from __future__ import annotations

from tappscore.i18n.text import Text, mark

_RULES: dict[str, Text] = {
    "choice-unknown": mark("problems", "{fact}: “{value}” is not one of its values."),
    "contract-impossible": mark("problems", "{contract} can't be played here: there is no Tapp."),
    "contract-missing": mark("problems", "The contract is missing."),
    "contract-number": mark("problems", "The contracts have the numbers 1 to {high}."),
    "contract-unclear": mark("problems", "“{value}” may mean several contracts."),
    "contract-unknown": mark("problems", "There is no contract “{value}” in this game."),
    "contract-wanted": mark("problems", "Here the contract is wanted."),
    "control-length": mark("problems", "The control line has {count} numbers; {seats} are wanted."),
    "control-unclear": mark("problems", "“{value}” is no number."),
    "dealer-unknown": mark("problems", "There is no seat {value} to deal."),
    "declarer-missing": mark("problems", "The declarer is missing."),
    "declarer-rests": mark("problems", "Seat {value} rests in this deal and can't be the declarer."),
    "declarer-unexpected": mark("problems", "{contract} has no declarer."),
    "declarer-unknown": mark("problems", "There is no seat {value} at this table."),
    "fact-missing": mark("problems", "{fact}: this is missing."),
    "fact-not-whole": mark("problems", "{fact}: “{value}” is not a whole number."),
    "fact-out-of-range": mark("problems", "{fact}: {value} can't occur, only {low} to {high}."),
    "fact-unexpected": mark("problems", "{contract} takes no “{member}” under these rules."),
    "fact-unexpected-unplayed": mark("problems", "A deal that was not played takes no “{member}”."),
    "flag-unclear": mark("problems", "{fact}: yes or no is wanted, not “{value}”."),
    "item-missing": mark("problems", "{fact}, entry {number}: {member} is missing."),
    "item-unexpected": mark("problems", "{fact}, entry {number}: “{member}” is unknown."),
    "item-wrong": mark("problems", "{fact}, entry {number}: “{value}” is no {member}."),
    "items-unclear": mark("problems", "{fact}: a list is wanted."),
    "kind-twice": mark("problems", "A deal can't be “{member}” as well: “{value}”."),
    "last-trick-without-trick": mark("problems", "Seat {value} has no trick, so it can't have the last one."),
    "letter-has-digit": mark("problems", "{fact}: the letter “{value}” may hold letters only."),
    "letter-twice": mark("problems", "The letter “{letter}” is used twice."),
    "letter-unknown": mark("problems", "Nothing called “{key}” has a letter."),
    "line-unclear": mark("problems", "“{value}” can't be read here."),
    "made-disagrees": mark("problems", "Made or lost doesn't agree with {points} card points."),
    "mark-twice": mark("problems", "This stands here twice."),
    "mark-unfinished": mark("problems", "Something is missing after “{mark}”."),
    "mark-unknown": mark("problems", "“{value}” means nothing here."),
    "member-unclear": mark("problems", "“{member}” can't be “{value}”."),
    "option-unknown": mark("problems", "This game has no option “{option}”."),
    "per-seat-length": mark("problems", "{fact}: one number for each of the {count} active seats is wanted."),
    "points-impossible": mark("problems", "{fact}: {value} can't occur."),
    "resting-wrong": mark("problems", "Exactly {count} different seats of this table rest."),
    "revoke-beside-announcement": mark("problems", "A revoke can't be settled beside an announced Tout or Valat."),
    "revoke-impossible": mark("problems", "{contract} knows no revoke."),
    "seat-rests": mark("problems", "{fact}: seat {value} rests in this deal."),
    "seat-unknown": mark("problems", "{fact}: there is no seat “{value}” at this table."),
    "seat-wanted": mark("problems", "Here the declarer's seat is wanted, 1 to {seats}."),
    "seats-twice": mark("problems", "{fact}: a seat is named twice."),
    "seats-unclear": mark("problems", "{fact}: a list of seats is wanted."),
    "seats-wrong": mark("problems", "{count} seats don't fit this game: {low} to {high}."),
    "sum-wrong": mark("problems", "{fact}: the sum is {value}, it must be {total}."),
    "tariff-unclear": mark("problems", "{fact}: a value for each contract is wanted."),
    "tariff-unknown": mark("problems", "{fact}: there is no contract “{value}”."),
    "tout-without-all": mark("problems", "A Tout made has all 120 card points, not {points}."),
    "unknown-revision": mark("problems", "Revision {revision} of “{variant}” is unknown to this program."),
    "unknown-variant": mark("problems", "There is no game “{variant}”."),
    "words-unclear": mark("problems", "{fact}: a short text is wanted, at most {longest} signs."),
}

_TOURNAMENT: dict[str, Text] = {
    "too-few-people": mark("problems", "{people} people are too few for a table: at least {least} are needed."),
    "too-many-people": mark("problems", "{people} people are too many for one draw: at most {most}."),
    "seated-twice": mark("problems", "Number {person} would sit twice: everybody may be listed once only."),
    "apart-at-one-table": mark("problems", "{one} and {other} are to be kept apart but have the same fixed table."),
    "table-overfull": mark("problems", "{people} people are fixed at table {table}: it has not so many seats."),
    "seat-taken": mark("problems", "Seat {seat} at the fixed table of {person} is fixed for somebody else too."),
    "sheet-code-misread": mark("problems", "“{code}” is not a code of a sheet; perhaps a sign was misread."),
    "sheet-code-foreign": mark("problems", "The sheet with the code {code} belongs to another tournament."),
    "unknown-criterion": mark("problems", "“{key}” is not a ranking criterion."),
    "round-not-drawn": mark("problems", "Round {round} is not drawn; there are {drawn} rounds."),
    "number-too-small": mark("problems", "{value} is too few; at least {least}."),
}

_STORE: dict[str, Text] = {
    "club-file-damaged": mark("problems", "“{file}” is damaged and was left as it is. Bring back a backup."),
    "club-file-foreign": mark("problems", "“{file}” is not a club file of TappScore."),
    "club-file-newer": mark(
        "problems", "“{file}” was written by a newer TappScore. It was left as it is; update this program to open it."
    ),
    "file-missing": mark("problems", "“{file}” is no longer in the folder {folder}."),
    "file-exists": mark("problems", "There is already a file “{file}”. Choose another name."),
    "file-busy": mark(
        "problems", "Another program is writing to “{file}”. Nothing was changed; try again in a moment."
    ),
    "file-read-only": mark(
        "problems", "“{file}” can't be written to. Copy it into a folder of your own and open the copy."
    ),
    "file-no-permission": mark("problems", "This user may not open “{file}”. Copy it into a folder of your own."),
    "file-cannot-open": mark("problems", "“{file}” can't be opened in the folder {folder}."),
    "folder-missing": mark("problems", "There is no folder {folder}."),
    "folder-read-only": mark("problems", "The folder {folder} can't be written to. Choose a folder of your own."),
    "folder-risky": mark(
        "problems",
        "The folder {folder} is on a network, a stick or is synchronised. "
        "The file is written with special care there, but a folder on this computer is safer.",
    ),
    "disk-full": mark(
        "problems", "The disk with the folder {folder} is full. Nothing was changed; make room and try again."
    ),
    "disk-fault": mark("problems", "The disk with the folder {folder} reports a fault. Nothing was changed."),
    "row-in-use": mark("problems", "This can't be taken away: later entries depend on it. Take those back first."),
    "row-doubled": mark("problems", "Something of that number is there already."),
    "row-impossible": mark("problems", "That value can't be kept. Nothing was changed."),
    "cancelled": mark("problems", "Cancelled. Nothing was changed."),
    "unknown-tournament": mark("problems", "There is no tournament “{tournament}”."),
    "unknown-table": mark("problems", "There is no table “{table}”."),
    "unknown-person": mark("problems", "There is no person “{person}”."),
    "seats-with-gap": mark("problems", "At table {number} a seat is empty between others."),
    "seat-of-stranger": mark("problems", "At table {number} sits somebody who is not of this tournament."),
    "totals-do-not-fit": mark("problems", "Table {number} would not have one total for each seat."),
    "seated-twice": mark("problems", "Number {number} would sit twice in the same round."),
    "journal-unknown": mark("problems", "There is no entry {entry} in the journal."),
    "nothing-to-undo": mark("problems", "There is nothing to undo."),
    "nothing-to-redo": mark("problems", "There is nothing to redo."),
    "undone-already": mark("problems", "Entry {entry} was undone already."),
    "undo-lasting": mark("problems", "This can't be undone."),
    "undo-moved-on": mark("problems", "This was changed again at {time} (entry {entry}). Undo that first."),
    "undo-moved-on-bulk": mark("problems", "What was imported has been changed since. Undo those changes first."),
    "undo-names-removed": mark("problems", "A name in it was removed for good, so this can't be undone."),
    "open-round-in-final": mark("problems", "Round {number} would be open in a finished tournament."),
}

_SERVICES: dict[str, Text] = {
    "tournament-final": mark("problems", "“{name}” is finished; a correction needs a reason."),
    "tournament-final-closed": mark("problems", "“{name}” is finished. Reopen it first."),
    "tournament-cancelled": mark("problems", "“{name}” was cancelled."),
    "tournament-binned": mark("problems", "“{name}” lies in the bin. Take it out first."),
    "round-closed": mark("problems", "Round {round} is closed; a correction needs a reason."),
    "reason-missing": mark("problems", "A reason is needed here."),
    "unknown-deal": mark("problems", "Deal {deal} is no longer there."),
    "sheet-full": mark("problems", "The sheet of table {table} is full with {deals} deals."),
    "sheet-not-empty": mark("problems", "The sheet of table {table} is not empty."),
    "sheet-other-size": mark("problems", "At table {table} sit more or fewer people."),
    "totals-wrong-count": mark("problems", "There are {seats} seats, but {given} numbers."),
    "totals-unbalanced": mark("problems", "The totals sum to {sum}; they should sum to 0."),
    "totals-missing": mark("problems", "Table {table} has no totals."),
    "broken-off-too-early": mark("problems", "There are {deals} deals on the sheet already, more than {after}."),
}

_EXCHANGE: dict[str, Text] = {
    "not-json": mark("problems", "The file is not readable JSON: {what}."),
    "not-an-archive": mark("problems", "The file is not a tournament archive of TappScore."),
    "archive-newer": mark(
        "problems", "The archive has the format {format}; this program reads {known}. A newer TappScore reads it."
    ),
    "archive-malformed": mark("problems", "The archive is damaged at {where}: {what}."),
    "entry-unknown": mark("problems", "{where}: there is no entry with the number {number}."),
    "number-twice": mark("problems", "{where}: the number {number} occurs twice."),
    "number-inexact": mark("problems", "{where}: {number} is not a whole number, half or quarter."),
    "wrong-count": mark("problems", "{where}: {found} numbers, but {wanted} seats."),
    "list-too-long": mark("problems", "{file}: too long for a list of players."),
    "file-kind-unknown": mark(
        "problems", "{file}: the kind of this file is not known. Lists are .csv, .xlsx, .xls or .ods."
    ),
    "not-a-list": mark("problems", "The file is not a list of text."),
    "spreadsheet-unreadable": mark("problems", "{file} can't be read as a spreadsheet."),
    "list-empty": mark("problems", "There is nobody in the list."),
    "player-without-name": mark("problems", "Line {line}: there is no name."),
    "player-number-unclear": mark("problems", "Line {line}: “{value}” is not a number that a player can have."),
    "player-number-twice": mark("problems", "Line {line}: the number {number} already stands in line {other}."),
}

_REPORT: dict[str, Text] = {
    "document-unknown": mark("problems", "There is no document “{document}”."),
    "document-not-yet": mark("problems", "This document can't be made yet: {reason}"),
    "document-needs-round": mark("problems", "Round {round} is not drawn yet."),
    "document-needs-entry": mark("problems", "This document is made for one person: choose whom."),
    "template-unknown": mark("problems", "There is no certificate template “{template}”."),
    "paper-unknown": mark("problems", "“{paper}” is no known paper: A4 or A5."),
}

CODES: dict[str, Text] = {**_RULES, **_TOURNAMENT, **_STORE, **_SERVICES, **_EXCHANGE, **_REPORT}
