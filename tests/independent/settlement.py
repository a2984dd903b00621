"""A second, deliberately naive settlement of a legal sheet, written from rules.md alone.

The answer is that of `tappscore settle --json` without its lines; amounts are
exact `Fraction`s. Imports nothing of tappscore.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import settlement_of_120 as of_120
import settlement_of_houses as of_houses
import settlement_of_tarock as of_tarock
from hand import Hand, Moves, Outcome
from house_options import resolve
from revoke import in_place_of
from turns import active_count, dealers, resting_at

VARIANTS = {
    "wuerttemberg": of_120.wuerttemberg,
    "classic": of_120.classic,
    "dapp": of_120.dapp,
    "frog": of_120.frog,
    "six_bid_solo": of_120.six_bid_solo,
    "tapp_tarock": of_tarock.tapp_tarock,
    "tapp_tarock_1821": of_tarock.tapp_tarock_1821,
    "dreiertarock": of_tarock.dreiertarock,
    "point_tarock": of_tarock.point_tarock,
    "illustrated_tarock": of_tarock.illustrated_tarock,
    "zwoelfertarock": of_tarock.zwoelfertarock,
    "german_tarok": of_houses.german_tarok,
    "bavarian_tarock": of_houses.bavarian_tarock,
    "bauerntarock": of_houses.bauerntarock,
    "dobbm": of_houses.dobbm,
    "dreierles": of_houses.dreierles,
    "schwarzwald_dappen": of_houses.schwarzwald_dappen,
    "zuger_tapp": of_houses.zuger_tapp,
    "schellen_tapp": of_houses.zuger_tapp,
    "house": of_houses.house,
}
# No bonuses: a Kontra, which doubles the game only, doubles everything.
GAME_IS_ALL = ("wuerttemberg", "classic", "dapp", "frog", "house")
# What acts as a Solo towards the pot; all other contracts with a declarer act as a Frage.
POT_SOLOS = ("solo", "herzsolo", "hand", "sumpern")


def settle(sheet: dict[str, Any]) -> dict[str, Any]:
    """Settle a legal sheet: deals, closing, totals, pot."""
    variant = sheet["variant"]
    options, _ = resolve(variant, sheet.get("house") or {})
    seats = len(sheet["seats"])
    active = active_count(variant, options, seats)
    assert active is not None, "a wrong number of seats has no settlement"
    answers = []
    pot = Fraction(0)
    sums = [Fraction(0)] * seats
    deals = sheet["deals"]
    for number, (given, dealer) in enumerate(zip(deals, dealers(variant, deals, seats), strict=True), start=1):
        facts = {name: value for name, value in given.items() if value is not None and value is not False}
        facts |= {name: False for name, value in given.items() if value is False and name in ("made", "hearts")}
        resting = facts.get("resting") or resting_at(dealer, seats, active)
        playing = [seat for seat in range(1, seats + 1) if seat not in resting]
        hand = Hand(facts, options, playing, list(resting), dealer)
        result, moves, flow = _settle_deal(variant, hand, pot)
        pot += flow
        row = [moves.get(seat, Fraction(0)) for seat in range(1, seats + 1)]
        assert sum(row) + flow == 0, "each deal balances"
        sums = [before + move for before, move in zip(sums, row, strict=True)]
        answers.append({"number": number, "result": result, "moves": row, "pot": flow, "pot_after": pot})
    # 0.4, last deal over: equal whole shares to all seats, the indivisible rest stays.
    share = Fraction(pot // seats) if options.get("pot") and options["pot_end"] == "split" else Fraction(0)
    return {
        "deals": answers,
        "closing": {"moves": [share] * seats, "pot": -share * seats},
        "totals": [before + share for before in sums],
        "pot": pot - share * seats,
    }


def _settle_deal(variant: str, hand: Hand, pot: Fraction) -> tuple[str, Moves, Fraction]:
    """Settle ante, game and pot flow, in this order (0.4)."""
    for kind in ("struck", "unreadable"):  # move nothing, no ante, no pot flow
        if kind in hand.facts:
            return kind, {}, Fraction(0)
    moves: Moves = {}
    flow = Fraction(0)
    with_pot = bool(hand.options.get("pot"))
    if with_pot:  # every deal: the dealer pays the ante, resting or not
        flow += hand.options["ante"]
        moves[hand.dealer] = -flow
    if "passed" in hand.facts:
        return "passed", moves, flow
    outcome = _played(variant, hand)
    factor = hand.said("factor", 1)
    for seat, move in outcome.moves.items():
        moves[seat] = moves.get(seat, Fraction(0)) + move * factor
    if with_pot and outcome.result != "ramsch":
        paid = _pot_flow(hand, outcome, pot + flow)
        moves[hand.declarer] = moves.get(hand.declarer, Fraction(0)) - paid
        flow += paid
    return outcome.result, moves, flow


def _played(variant: str, hand: Hand) -> Outcome:
    """Settle the game itself, with what a revoke puts in the place of its facts (0.7)."""
    revoker = hand.said("revoke", None)
    if revoker is None:
        return _doubled(variant, hand)
    hand = hand._replace(facts=in_place_of(variant, hand))
    outcome = _doubled(variant, hand)
    if revoker == hand.declarer or hand.options["revoke_pays"] == "side":
        return outcome
    # alone: a revoking defender pays what all defenders together would pay, the others move 0.
    own = outcome.moves[hand.declarer]
    return outcome._replace(moves={hand.declarer: own, revoker: -own})


def _doubled(variant: str, hand: Hand) -> Outcome:
    """Apply the club's own Kontra where the whole amount is the game's; elsewhere the variant does."""
    outcome = VARIANTS[variant](hand)
    if variant not in GAME_IS_ALL:
        return outcome
    doubled = {seat: move * hand.doubling for seat, move in outcome.moves.items()}
    return outcome._replace(moves=doubled, value=outcome.value * hand.doubling)


def _pot_flow(hand: Hand, outcome: Outcome, pot: Fraction) -> Fraction:
    """Tell what A pays into the pot; negative: takes from it (0.4)."""
    acts_as_solo = hand.contract in POT_SOLOS
    own = hand.options.get("contracts")
    if own is not None:  # of a club's own contracts the first is its Frage
        acts_as_solo = hand.contract != own[0]["key"]
    if hand.options.get("pot_contracts") == "hearts":
        acts_as_solo = hand.contract == "herzsolo"
    if outcome.result == "won":
        return -pot if acts_as_solo else Fraction(0)
    if outcome.result == "lost":
        return pot if acts_as_solo else abs(outcome.value)
    return Fraction(0)


def plain(value: Any) -> Any:
    """Turn Fractions into JSON numbers: whole ones, or .25, .5 and .75, which a float holds exactly."""
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else float(value)
    return value
