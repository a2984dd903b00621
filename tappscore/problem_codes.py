"""The stable codes of all problems and their sentences.

One section a package. A code is a stable word that scripts may rely on: it is
added, never renamed. Its sentence says what is wrong and, where there is one,
the remedy. Values stand in braces and are given by `Problem.values`.
"""

from __future__ import annotations

from tappscore.i18n.text import Text, mark

_RULES: dict[str, Text] = {
    "points-out-of-range": mark("problems", "Points {value} can't occur: {low} to {high}."),
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
}

_STORE: dict[str, Text] = {}

_SERVICES: dict[str, Text] = {}

_EXCHANGE: dict[str, Text] = {}

CODES: dict[str, Text] = {**_RULES, **_TOURNAMENT, **_STORE, **_SERVICES, **_EXCHANGE}
