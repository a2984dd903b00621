"""What a revoke puts in the place of points or made (rules.md 0.7).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from typing import Any

from hand import Hand

TAROCK = ("tapp_tarock", "tapp_tarock_1821", "point_tarock")


def in_place_of(variant: str, hand: Hand) -> dict[str, Any]:
    """Answer the facts with the points, or made, that count instead."""
    facts = dict(hand.facts)
    wins = facts["revoke"] != hand.declarer
    facts.pop("points", None)
    facts.pop("made", None)
    spans = _spans(variant, hand)
    if spans is None:
        facts["made"] = wins
        return facts
    smallest_loss, smallest_win, fewest, most = spans
    if hand.options["revoke"] == "least":
        facts["points"] = smallest_win if wins else smallest_loss
    else:
        facts["points"] = most if wins else fewest
    return facts


def _spans(variant: str, hand: Hand) -> tuple[int, int, int, int] | None:
    """Tell smallest loss, smallest win, fewest and most points; None where points don't count."""
    if variant in TAROCK:
        return (35, 36, 0, 68) if hand.contract == "solo" else (35, 36, 1, 69)  # 0.5
    if variant in ("dreiertarock", "illustrated_tarock", "dreierles"):
        return None if hand.contract == "solo_valat" else (35, 36, 0, 70)
    if variant == "zwoelfertarock":
        return 33, 34, 0, 66
    if variant == "schwarzwald_dappen":
        return None  # flat: simply lost or made
    if variant == "house":
        return _house_spans(hand)
    if variant == "bavarian_tarock":
        target = hand.options["target"] + 5 * hand.said("steps", 0)
        return None if hand.contract == "bettel" else (59, max(61, target), 0, 120)
    if variant == "dobbm":
        return 59, max(61, hand.said("announced", 61)), 0, 120
    if _is_by_made(variant, hand.contract):
        return None
    if hand.contract == "guarantee":  # simply lost or made
        return 0, 120, 0, 120
    return 59, 61, 0, 120


def _is_by_made(variant: str, contract: str) -> bool:
    """Tell whether the contract knows only made or lost."""
    if variant == "dapp":
        return True  # flat values: made says as much as points
    return variant == "six_bid_solo" and contract in ("misere", "spread_misere", "call_solo")


def _house_spans(hand: Hand) -> tuple[int, int, int, int] | None:
    defined = next(one for one in hand.options["contracts"] if one["key"] == hand.contract)
    target = defined.get("target")
    if target is None:
        return None
    total = defined.get("total") or 120
    win = target + 1 if defined.get("per_point") else target
    loss = target - 1
    # Exactly half, one below the target, is no loss where it is a draw or won.
    if 2 * loss == total and not defined.get("per_point") and defined.get("half") in ("draw", "won"):
        loss -= 1
    return loss, win, 0, total
