"""Who deals, who rests, who is active (rules.md 0.3, formats.md 1 "Every variant").

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from house_options import is_whole

UNPLAYED = ("passed", "struck", "unreadable")


def _active_of_three(seats: int) -> int | None:
    # Two resting seats at the most: five at a table of three active (0.3).
    return 3 if 3 <= seats <= 5 else None


def _active_of_four(seats: int) -> int | None:
    return 4 if 4 <= seats <= 6 else None


def active_count(variant: str, options: Mapping[str, Any], seats: int) -> int | None:
    """Tell how many of the seats are active; None: a wrong number of seats."""
    if variant == "six_bid_solo":  # 7: three active of three or four
        return 3 if seats in (3, 4) else None
    if variant == "dapp":  # 3: three or four active; four seats by option; with five the dealer rests
        if seats == 3 or (seats == 4 and options["four_seats"] == "dealer_rests"):
            return 3
        return _active_of_four(seats)
    if variant == "bauerntarock":  # 13.3: three or four active
        return 3 if seats == 3 else _active_of_four(seats)
    if variant in ("dobbm", "zuger_tapp", "schellen_tapp"):  # 13.4, 13.7
        return _active_of_four(seats)
    if variant == "schwarzwald_dappen":  # 13.6: six or seven active; of eight seats one rests
        return {6: 6, 7: 7, 8: 7, 9: 7}.get(seats)
    if variant == "house":  # 13.8
        active: int = options["active"]
        return active if active <= seats <= active + 2 else None
    return _active_of_three(seats)


def after(seat: int, seats: int) -> int:
    """Name the seat after a seat."""
    return seat % seats + 1


def is_seat(value: object, seats: int) -> TypeGuard[int]:
    """Tell whether a JSON value names one of the seats."""
    return is_whole(value, 1, seats)


def dealers(variant: str, deals: list[dict[str, Any]], seats: int) -> list[int]:
    """Find the dealer of every deal: as given, else derived from the deal before."""
    found: list[int] = []
    for index, deal in enumerate(deals):
        given = deal.get("dealer")
        if is_seat(given, seats):
            found.append(given)
        elif not found:
            found.append(1)  # seat 1 deals first
        elif variant != "dobbm":
            found.append(after(found[-1], seats))
        else:
            # 13.4: the last declarer deals; after a passed deal the same dealer again.
            declarer = deals[index - 1].get("declarer")
            found.append(declarer if is_seat(declarer, seats) else found[-1])
    return found


def resting_at(dealer: int, seats: int, active: int) -> list[int]:
    """Name the seats that rest unless the deal says otherwise: the dealer, and the seat after."""
    resting = []
    for _ in range(seats - active):
        resting.append(dealer)
        dealer = after(dealer, seats)
    return resting


def resting_is_sound(value: object, seats: int, active: int) -> TypeGuard[list[int]]:
    """Check an explicit list of resting seats."""
    return (
        isinstance(value, list)
        and all(is_seat(seat, seats) for seat in value)
        and len(set(value)) == len(value) == seats - active
    )
