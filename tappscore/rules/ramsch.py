"""Games of everybody against everybody: who pays whom, as one line for each who pays."""

from __future__ import annotations

from typing import NamedTuple

from tappscore.i18n import Message, mark
from tappscore.rules.contracts import Game, Part
from tappscore.rules.deal import Amount
from tappscore.rules.explanation import Clause, seat

MOST_POINTS = mark("rules", "{who} has the most points")
LOSES = mark("rules", "{who} loses")
ALL_TRICKS = mark("rules", "{who} has all tricks")
TIED = mark("rules", "several have the most points")
NOBODY = mark("rules", "nobody pays")
PAYS = mark("rules", "{payer} pays {n} to {other}")
PAYS_JUNGFER = mark("rules", "{payer} pays {n} to {other}, without a trick")


class Payment(NamedTuple):
    """One seat pays another."""

    payer: int
    seat: int
    amount: Amount


def ramsch_parts(
    game: Game, payments: list[Payment], losers: tuple[int, ...], jungfern: tuple[int, ...], points: int | None
) -> tuple[Part, ...]:
    """Make a part for each seat that pays, and one that moves nothing where nobody does."""
    contract = game.contract
    paying = [payment for payment in payments if payment.amount]
    if not paying:
        why: tuple[Clause, ...] = (TIED, NOBODY) if len(losers) > 1 else (NOBODY,)
        return (Part(0, contract.label, points, why, contract.source, moves=game.moves({})),)
    parts = []
    for payer in dict.fromkeys(payment.payer for payment in paying):
        own = [payment for payment in paying if payment.payer == payer]
        moves = {payment.seat: payment.amount for payment in own}
        moves[payer] = -sum(moves.values())
        clauses = (_reason(payer, losers, points), *(_payment(payment, jungfern) for payment in own))
        parts.append(Part(0, contract.label, points, clauses, contract.source, moves=game.moves(moves)))
    return tuple(parts)


def _reason(payer: int, losers: tuple[int, ...], points: int | None) -> Clause:
    if payer not in losers:
        return Message(ALL_TRICKS, {"who": seat(losers[0])})
    return Message(LOSES if points is None else MOST_POINTS, {"who": seat(payer)})


def _payment(payment: Payment, jungfern: tuple[int, ...]) -> Message:
    text = PAYS_JUNGFER if payment.seat in jungfern else PAYS
    return Message(text, {"payer": seat(payment.payer), "n": payment.amount, "other": seat(payment.seat)})
