"""The typed line (formats.md 5): reading, writing, and what a click pad offers.

    read(rules, "2f74", turn).deal            a legal deal, or slips at their places
    read_line(rules, "= 30 6 -36", turn)      also control lines, table numbers, sheet codes
    write(rules, deal)                        "2 f 74"

Letters come from the declared table, or from the club's own (`bind(…, letters=…)`).
Two fine points: a deal that has points *and* made writes the latter as `m+` or
`m-`, because `50-` is a number; `~0` says outright that nobody rests.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tappscore.i18n import ENGLISH, Catalog, Text, mark
from tappscore.problems import Problem
from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Amount, Deal, Turn
from tappscore.rules.fields import Choice, Count, Field, Flag, Items, Seat, Seats, shown
from tappscore.rules.line_reader import LineReader
from tappscore.rules.line_scanner import Slip
from tappscore.rules.line_words import CONTROL_NUMBER, amount, looks_like_code
from tappscore.rules.line_writer import joined, tokens
from tappscore.rules.ruleset import Rules

__all__ = [
    "Pad",
    "Reading",
    "Slip",
    "pad",
    "read",
    "read_line",
    "without_defaults",
    "write",
]


LONGEST = 200


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What a line says.

    `deal` is there only when it is legal; `draft` is what was read so far.
    `control` are the numbers of a control line, `table` a bare number, `code`
    a sheet's code.
    """

    kind: Literal["deal", "control", "table", "code", "empty"]
    deal: Deal | None = None
    draft: Deal | None = None
    control: tuple[Amount, ...] | None = None
    table: int | None = None
    code: str = ""
    slips: tuple[Slip, ...] = ()

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of all slips, in the order of the text."""
        return tuple(slip.problem for slip in self.slips)


def read(rules: Rules, text: str, turn: Turn, catalog: Catalog = ENGLISH) -> Reading:
    """Read a deal from a line; `turn` is who deals and rests unless the line says otherwise.

    Full words are understood by key, in English and in the catalogue's language.
    """
    if not text.strip():
        return Reading(kind="empty")
    if len(text) > LONGEST:
        slip = Slip(Problem("line-unclear", values={"value": shown(text)}), LONGEST, len(text))
        return Reading(kind="deal", slips=(slip,))
    reader = LineReader(rules, text, catalog)
    draft = reader.read()
    slips = list(reader.slips)
    seen = {slip.problem.field for slip in slips}
    for problem in problems(rules, draft, turn):
        # What is missing after a slip that stopped the reading isn't missing, only unread.
        unread = reader.stopped and problem.code.endswith("missing")
        if problem.field not in seen and not unread:
            start, end = _place(reader, problem)
            slips.append(Slip(problem, start, end))
    slips.sort(key=lambda slip: slip.start)
    return Reading(kind="deal", deal=None if slips else draft, draft=draft, slips=tuple(slips))


def _place(reader: LineReader, problem: Problem) -> tuple[int, int]:
    """Find what in the text a problem means: what was typed for it, or where it is missing."""
    end = reader.end
    if problem.code.endswith("missing"):
        return end, end
    return reader.spans.get(problem.field) or reader.spans.get("contract") or (0, end)


def read_line(rules: Rules, text: str, turn: Turn, catalog: Catalog = ENGLISH) -> Reading:
    """Read whatever may stand in the entry line: a deal, a control line, a table's number or a sheet's code."""
    line = text.strip()
    if len(text) > LONGEST:
        return read(rules, text, turn, catalog)
    if line.startswith("="):
        return _control(rules, text)
    if line.isdecimal():
        return Reading(kind="table", table=int(line))
    if looks_like_code(line):
        return Reading(kind="code", code=line.upper())
    return read(rules, text, turn, catalog)


def _control(rules: Rules, text: str) -> Reading:
    """Read the paper's last line: one number a seat."""
    numbers: list[Amount] = []
    at = text.index("=") + 1
    while at < len(text):
        if text[at].isspace() or text[at] == ";":
            at += 1
            continue
        found = CONTROL_NUMBER.match(text, at)
        if not found:
            slip = Slip(
                Problem("control-unclear", "control", values={"value": text[at:].strip()}), at, len(text.rstrip())
            )
            return Reading(kind="control", slips=(slip,))
        numbers.append(amount(found.group()))
        at = found.end()
    if len(numbers) != rules.seats:
        end = len(text.rstrip())
        values = {"count": len(numbers), "seats": rules.seats}
        return Reading(kind="control", slips=(Slip(Problem("control-length", "control", values=values), end, end),))
    return Reading(kind="control", control=tuple(numbers))


def write(rules: Rules, deal: Deal, turn: Turn | None = None, *, spaces: bool = True) -> str:
    """Write a deal as its line; note and reason have no place in it.

    Dealer and resting seats are written where the deal names them and `turn` doesn't say the same.
    """
    words = tokens(rules, deal, turn)
    return " ".join(words) if spaces else joined(words)


def without_defaults(rules: Rules, deal: Deal) -> Deal:
    """Leave out facts that say what their absence says; two deals with the same line are equal then."""
    contract = rules.contract(deal.contract)
    if contract is None:
        return msgspec.structs.replace(deal, note="", reason="")
    defaults = {field.key: field.default for field in contract.fields}
    facts = {key: value for key, value in deal.facts.items() if key not in defaults or value != defaults[key]}
    facts = {key: value for key, value in facts.items() if value != ()}
    return msgspec.structs.replace(deal, facts=facts, note="", reason="")


# -- the click pad

PASSED = mark("rules", "passed")
STRUCK = mark("rules", "struck, void for all")
UNREADABLE = mark("rules", "unreadable")


class Button(msgspec.Struct, frozen=True):
    """What a button writes, and its words.

    `fact` is the mark it sets, `complete` False where a number or seat follows.
    """

    text: str
    label: Text
    detail: Text | None = None
    fact: str = ""
    complete: bool = True


class ContractButton(msgspec.Struct, frozen=True, kw_only=True):
    """A contract with its letter, its number for the number pad, what follows it and its marks."""

    contract: Contract
    text: str
    number: int
    takes: Literal["points", "sign", "either", "each", "nothing"]
    marks: tuple[Button, ...]


class Pad(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a click pad offers under these rules; `has_parts` where points may have halves and quarters."""

    seats: int
    contracts: tuple[ContractButton, ...]
    unplayed: tuple[Button, ...]
    has_parts: bool = False


def pad(rules: Rules) -> Pad:
    """Tell what a click pad offers under these rules."""
    contracts = tuple(
        ContractButton(
            contract=contract,
            text=rules.letters[contract.key],
            number=number,
            takes=_takes(contract),
            marks=tuple(button for field in contract.fields if field.letter for button in _buttons(rules, field)),
        )
        for number, contract in enumerate(rules.contracts, 1)
    )
    unplayed = (Button("p", PASSED), Button("x", STRUCK), Button("?", UNREADABLE))
    chosen = [
        option.alternative(rules.options[option.key])
        for option in rules.rule_set.all_options
        if isinstance(option, Choice)
    ]
    has_parts = rules.rule_set.has_parts or any(one is not None and one.has_parts for one in chosen)
    return Pad(seats=rules.seats, contracts=contracts, unplayed=unplayed, has_parts=has_parts)


def _takes(contract: Contract) -> Literal["points", "sign", "either", "each", "nothing"]:
    if contract.party == "each":
        return "each"
    points, made = contract.field("points"), contract.field("made")
    if points and made:
        return "either"
    return "points" if points else "sign" if made else "nothing"


def _buttons(rules: Rules, field: Field) -> list[Button]:
    letter = rules.letters[f"mark:{field.key}"]
    if field.key == "made":
        return []
    if isinstance(field, Choice):
        return [
            Button(letter + one.sign, field.label, one.label, field.key)
            for one in field.alternatives
            if one.value != field.default
        ]
    if isinstance(field, Flag):
        return [Button(f"{letter}+", field.label, YES, field.key), Button(f"{letter}-", field.label, NO, field.key)]
    if isinstance(field, Items) and isinstance(field.fields[0], Choice):
        return [
            Button(one.sign, field.label, one.label, field.key, complete=False) for one in field.fields[0].alternatives
        ]
    if isinstance(field, (Seat, Seats)):
        return [Button(letter, field.label, None, field.key, complete=False)]
    if isinstance(field, Count) and field.style == "bangs":
        return [
            Button(letter + "!" * level, field.label, None, field.key) for level in range(field.highest(rules.options))
        ]
    return [Button(letter, field.label, None, field.key, complete=False)]


YES = mark("rules", "yes")
NO = mark("rules", "no")
