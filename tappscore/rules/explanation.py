"""The one grammar of all explanations.

A settlement's line says *head: why, why, flow* ("Solo 71: 11 over 60,
doubled, 22 from each"). The parts are marked texts with values; a catalogue
turns them into words, so nothing here assembles a sentence. Building the
message is left until somebody reads it: a season has 200,000 deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tappscore.i18n import Message, MessageValue, Text, mark
from tappscore.rules.deal import Amount, size

# A reason in a line: a text, a text with its value {n}, or a whole message.
Clause = Text | tuple[Text, MessageValue] | Message

SENTENCE = mark("rules", "{head}: {why}")
JOINED = mark("rules", "{first}, {rest}")
WITH_POINTS = mark("rules", "{game} {points}")

FROM_EACH = mark("rules", "{n} from each")
TO_EACH = mark("rules", "{n} to each")
NOBODY_PAYS = mark("rules", "nobody pays")

OVER_60 = mark("rules", "{n} over 60")
UNDER_60 = mark("rules", "{n} under 60")
EXACTLY_HALF = mark("rules", "exactly half")
MADE = mark("rules", "made")
LOST = mark("rules", "lost")
DOUBLED = mark("rules", "doubled")
TIMES = mark("rules", "times {n}")
FACTOR = mark("rules", "Bock times {n}")
KONTRA_TIMES = mark("rules", "Kontra times {n}")
SEAT = mark("rules", "seat {seat}")
REVOKED = mark("rules", "{who} revoked")
PAYS_FOR_ALL = mark("rules", "{who} pays {n} for all defenders")
INTO_POT = mark("rules", "{n} into the pot")
OUT_OF_POT = mark("rules", "{n} out of the pot")
POT_PAID_SINGLE = mark("rules", "the pot gets what one defender gets")
POT_DOUBLED = mark("rules", "the pot is doubled")
POT_TAKEN = mark("rules", "the winner takes the pot")
SHARED_OUT = mark("rules", "{n} to each seat")
REST_STAYS = mark("rules", "{n} stays in the pot")

ANTE = mark("rules", "Ante")
POT = mark("rules", "Pot")
POT_END = mark("rules", "End of the pot")


def sentence(head: Text, points: MessageValue | None, clauses: tuple[Clause, ...], flow: Amount | None) -> Message:
    """Make the message of one line; `flow` is the amount per defender, None where the clauses say who pays."""
    named: MessageValue = head if points is None else Message(WITH_POINTS, {"game": head, "points": points})
    reasons = [_clause(clause) for clause in clauses]
    if flow is not None:
        reasons.append(_flow(flow))
    why: MessageValue = reasons[-1]
    for reason in reversed(reasons[:-1]):
        why = Message(JOINED, {"first": reason, "rest": why})
    return Message(SENTENCE, {"head": named, "why": why})


def seat(number: int) -> Message:
    """Name a seat inside a line; `named` puts a person in its place."""
    return Message(SEAT, {"seat": number})


def named(message: Message, names: Sequence[str]) -> Message:
    """Put people (by seat, seat 1 first) in the place of seats; where there are no names the seats stay."""
    values: dict[str, MessageValue] = {}
    for key, value in message.values.items():
        if isinstance(value, Message):
            number = value.values.get("seat")
            if value.text == SEAT and isinstance(number, int) and number <= len(names) and names[number - 1]:
                values[key] = names[number - 1]
            else:
                values[key] = named(value, names)
        else:
            values[key] = value
    return Message(message.text, values)


def times(factor: int) -> tuple[Clause, ...]:
    """Name a factor: nothing for 1, "doubled" for 2."""
    if factor == 1:
        return ()
    return (DOUBLED,) if factor == 2 else ((TIMES, factor),)


def _clause(clause: Clause) -> Text | Message:
    if isinstance(clause, (Text, Message)):
        return clause
    return Message(clause[0], {"n": clause[1]})


def _flow(amount: Amount) -> Text | Message:
    if amount == 0:
        return NOBODY_PAYS
    values: Mapping[str, MessageValue] = {"n": size(amount)}
    return Message(FROM_EACH if amount > 0 else TO_EACH, values)
