"""Settlement, variant by variant: the house tariffs (rules.md 13).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from fractions import Fraction

from hand import Hand, Moves, Outcome, add, at, compare, flat, result_of
from settlement_of_120 import per_point_with_tout


def _sign(result: str) -> int:
    return {"won": 1, "lost": -1, "draw": 0}[result]


def german_tarok(hand: Hand) -> Outcome:
    outcome = per_point_with_tout(hand, hand.options["tariff"][hand.contract], hand.options["half"])
    return at(hand, outcome.result, outcome.value * hand.doubling)


def bavarian_tarock(hand: Hand) -> Outcome:
    options = hand.options
    if hand.contract == "bettel":
        return flat(hand, result_of(hand.facts["made"]), Fraction(options["tariff"]["bettel"] * hand.doubling))
    steps = hand.said("steps", 0)
    target = options["target"] + 5 * steps
    result = result_of(hand.points >= target)
    if hand.points == 60 and target == 61:
        result = options["half"]
    value = _sign(result) * (options["base"] + options["step"] * steps) * hand.doubling
    if hand.contract == "hand":
        value *= options["hand_factor"]
    if not options["bidding"] and result == "won":
        if hand.points == 120:
            value += options["matsch"]
        elif hand.points >= 91:
            value += options["schneider"]
    return at(hand, result, Fraction(value))


def bauerntarock(hand: Hand) -> Outcome:
    result = compare(hand.points, 120, hand.options["half"])
    value = _sign(result) * hand.options["tariff"][hand.contract] * hand.doubling
    value += {"none": 0, "declarer": 1, "defenders": -1}[hand.said("spatz")] * hand.options["spatz_value"]
    return at(hand, result, Fraction(value))


def dobbm(hand: Hand) -> Outcome:
    announced = hand.said("announced", 61)
    result = result_of(hand.points >= announced)
    if hand.points == 60 and announced == 61:
        result = hand.options["half"]
    factor = hand.options["announced_factor"] if announced > 61 else 1
    return flat(hand, result, Fraction(hand.options["tariff"][hand.contract] * factor * hand.doubling))


def dreierles(hand: Hand) -> Outcome:
    if hand.contract == "raeuber":
        return Outcome("ramsch", _raeuber(hand))
    result = compare(hand.points, 70, hand.options["half"])
    value = _sign(result) * hand.options["tariff"][hand.contract] * hand.doubling
    for extra in ("druckrolle", "koenigsrolle", "zehn_druck", "pfeife"):
        value += {"none": 0, "declarer": 1, "defenders": -1}[hand.said(extra)] * hand.options["extra_value"]
    return at(hand, result, Fraction(value))


def _raeuber(hand: Hand) -> Moves:
    points = dict(zip(hand.active, hand.facts["points"], strict=True))
    losers = [seat for seat in hand.active if points[seat] == max(points.values())]
    receivers = [seat for seat in hand.active if seat not in losers]
    # A resting dealer receives as well, even in a three-way tie.
    if hand.options["resting_settles"] and hand.dealer in hand.resting:
        receivers.append(hand.dealer)
    value = Fraction(hand.options["raeuber_value"])
    share = value / len(losers)
    if (4 * share).denominator != 1:
        share = value  # thirds are not representable: as in `dapp`, each pays in full
    moves: Moves = {}
    for receiver in receivers:
        for loser in losers:
            moves = add(moves, {receiver: share, loser: -share})
    return moves


def schwarzwald_dappen(hand: Hand) -> Outcome:
    total = 106 if hand.options["counting"] == "raw" else 79
    if "points" in hand.facts:
        result = compare(hand.points, total, hand.options["half"])
    else:
        result = result_of(hand.facts["made"])
    return flat(hand, result, Fraction(hand.options["stake"] * hand.doubling))


def zuger_tapp(hand: Hand) -> Outcome:
    result = compare(hand.points, 120, hand.options["half"])
    return flat(hand, result, Fraction(hand.options["tariff"][hand.contract] * hand.doubling))


def house(hand: Hand) -> Outcome:
    defined = next(one for one in hand.options["contracts"] if one["key"] == hand.contract)
    value = Fraction(defined["value"])
    target = defined.get("target")
    if target is None:
        return flat(hand, result_of(hand.facts["made"]), value)
    total = defined.get("total") or 120
    distance = hand.points - target
    half = defined.get("half") or "lost"
    if defined.get("per_point"):  # on target nothing moves
        on_target = half if 2 * hand.points == total else "draw"
        return at(hand, result_of(distance > 0) if distance else on_target, distance * value)
    # Flat: exactly on target counts as won; what half of the points means is asked one below it.
    below_half = 2 * hand.points == total and distance == -1
    return flat(hand, half if below_half else result_of(distance >= 0), value)
