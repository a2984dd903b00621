"""Settlement, variant by variant: the games of 120 card points (rules.md 1, 2, 3, 6, 7).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from hand import Hand, Moves, Outcome, add, at, compare, flat, result_of


def per_point_with_tout(hand: Hand, multiplier: int, half: str) -> Outcome:
    """Settle as section 1 does: (points − 60) · m, and an announced Tout."""
    distance = abs(hand.points - 60)
    factor = hand.options["tout_factor"]
    tout = hand.said("tout")
    if tout == "made":
        return at(hand, "won", Fraction(60 * multiplier * factor))
    if tout == "failed":
        value = {
            "full": 60 * multiplier * factor,
            "points": distance * multiplier * factor,
            "plain": 60 * multiplier,
        }[hand.options["failed_tout"]]
        return at(hand, "lost", Fraction(-value))
    return at(hand, compare(hand.points, 120, half), Fraction((hand.points - 60) * multiplier))


def wuerttemberg(hand: Hand) -> Outcome:
    return per_point_with_tout(hand, {"frage": 1, "solo": 2}[hand.contract], "draw")


def _classic_value(hand: Hand, distance: int) -> Fraction:
    """Turn the distance from 60 into points; always the absolute distance (0.2)."""
    divisor = {"frage": 4, "solo": 2, "herzsolo": 1}[hand.contract]
    if hand.options["rounding"] == "exact":
        return Fraction(distance, divisor)
    if hand.contract == "solo" and hand.options["solo_rounding"] == "twice_frage":
        return Fraction(2 * ceil(Fraction(distance, 4)))
    return Fraction(ceil(Fraction(distance, divisor)))


def classic(hand: Hand) -> Outcome:
    value = _classic_value(hand, abs(hand.points - 60))
    tout = hand.said("tout")
    plain = Fraction({"frage": 15, "solo": 30, "herzsolo": 60}[hand.contract])
    if tout == "made":
        return at(hand, "won", 2 * plain)
    if tout == "failed":
        lost = {"full": 2 * plain, "plain": plain, "points": 2 * value}[hand.options["failed_tout"]]
        return at(hand, "lost", -lost)
    return flat(hand, compare(hand.points, 120, "draw"), value)


def dapp(hand: Hand) -> Outcome:
    if hand.contract == "ramsch":
        return Outcome("ramsch", _ramsch(hand))
    return flat(hand, result_of(hand.is_made(61)), Fraction(hand.options["tariff"][hand.contract]))


def _ramsch(hand: Hand) -> Moves:
    losers, jungfern, swept = _ramsch_by_losers(hand) if "losers" in hand.facts else _ramsch_by_points(hand)
    # Option durchmarsch wins: a seat with all tricks receives jungfer_value from each other seat.
    if swept and hand.options["durchmarsch"] == "wins":
        others = [seat for seat in hand.active if seat not in losers]
        return _pay(others, losers, dict.fromkeys(losers, Fraction(hand.options["jungfer_value"])))
    receivers = [seat for seat in hand.active if seat not in losers]
    amounts = {}
    for seat in receivers:
        high = seat in jungfern or (jungfern and hand.options["jungfer"] == "everyone")
        amounts[seat] = Fraction(hand.options["jungfer_value" if high else "ramsch_value"])
    tie = hand.options["ramsch_tie"]
    if len(losers) > 1 and tie == "nobody":
        return {}
    if len(losers) > 1 and tie == "share":
        # Equal parts where these are multiples of a quarter, else as `each`.
        parts = {seat: amount / len(losers) for seat, amount in amounts.items()}
        amounts = {seat: part if (4 * part).denominator == 1 else amounts[seat] for seat, part in parts.items()}
    return _pay(losers, receivers, amounts)


def _pay(payers: list[int], receivers: list[int], amounts: dict[int, Fraction]) -> Moves:
    """Let each payer pay each receiver the receiver's amount."""
    moves: Moves = {}
    for receiver in receivers:
        for payer in payers:
            moves = add(moves, {payer: -amounts[receiver], receiver: amounts[receiver]})
    return moves


def _ramsch_by_losers(hand: Hand) -> tuple[list[int], list[int], bool]:
    losers = list(hand.facts["losers"])
    jungfern = list(hand.said("jungfern", []))
    # One seat has all tricks when it is the only loser and all others are jungfern.
    return losers, jungfern, len(losers) == 1 and len(jungfern) == len(hand.active) - 1


def _ramsch_by_points(hand: Hand) -> tuple[list[int], list[int], bool]:
    points = dict(zip(hand.active, hand.facts["points"], strict=True))
    tricks = dict(zip(hand.active, hand.facts["tricks"], strict=True))
    most = max(points.values())
    losers = [seat for seat in hand.active if points[seat] == most]
    if len(losers) > 1 and hand.options["ramsch_tie"] == "last_trick":
        losers = [hand.facts["last_trick"]]
    jungfern = [seat for seat in hand.active if tricks[seat] == 0]
    return losers, jungfern, len(jungfern) == len(hand.active) - 1


def frog(hand: Hand) -> Outcome:
    multiplier = {"frog": 1, "chico": 2, "grand": hand.options["grand_value"]}[hand.contract]
    outcome = at(hand, compare(hand.points, 120, "draw"), Fraction((hand.points - 60) * multiplier))
    # Option resting_paid_on_loss: a losing A pays every resting seat too.
    if outcome.result == "lost" and hand.options["resting_paid_on_loss"]:
        moves = outcome.moves
        for seat in hand.resting:
            moves = add(moves, {hand.declarer: outcome.value, seat: -outcome.value})
        return outcome._replace(moves=moves)
    return outcome


def six_bid_solo(hand: Hand) -> Outcome:
    doubled = 2 ** hand.said("doubling", 0)
    if hand.contract in ("solo", "heart_solo"):
        per_point = {"solo": 2, "heart_solo": 3}[hand.contract]
        return at(hand, compare(hand.points, 120, "draw"), Fraction((hand.points - 60) * per_point * doubled))
    if hand.contract == "guarantee":
        made = hand.points >= (74 if hand.facts["hearts"] else 80)
        return flat(hand, result_of(made), Fraction(40 * doubled))
    value = {
        "misere": hand.options["misere_value"],
        "spread_misere": 60,
        "call_solo": 150 if hand.said("hearts", False) else 100,
    }[hand.contract]
    return flat(hand, result_of(hand.facts["made"]), Fraction(value * doubled))
