"""A second checker of a whole sheet (`tappscore-sheet/1`), written from rules.md and formats.md.

It answers `(deal number, field, word)` for each problem; what is wrong with
the sheet itself is reported as deal 0. Imports nothing of tappscore.
"""

from __future__ import annotations

from typing import Any

import legality_of_120 as of_120
import legality_of_houses as of_houses
import legality_of_tarock as of_tarock
from deal_case import Case, Found
from house_options import OPTIONS, contracts_of, resolve
from turns import UNPLAYED, active_count, dealers, is_seat, resting_at, resting_is_sound

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
NOBODY_DECLARES = (("dapp", "ramsch"), ("dreierles", "raeuber"))
UNCONTRADICTED = ("ramsch", "tapper")  # no declarer, or not played out


def problems(sheet: dict[str, Any]) -> list[Found]:
    """List everything that is wrong with a sheet, in the order of its deals."""
    variant = sheet.get("variant")
    if variant not in OPTIONS:
        return [(0, "variant", "unknown")]
    found: list[Found] = []
    if sheet.get("revision") is not None and not (type(sheet["revision"]) is int and sheet["revision"] == 1):
        found.append((0, "revision", "unknown"))
    options, wrong_options = resolve(variant, sheet.get("house") or {})
    found.extend((0, name, "option") for name in wrong_options)
    seats = len(sheet["seats"])
    active = active_count(variant, options, seats)
    if active is None:
        return [*found, (0, "seats", "wrong-number")]
    deals = sheet["deals"]
    for number, (deal, dealer) in enumerate(zip(deals, dealers(variant, deals, seats), strict=True), start=1):
        playing = _active_seats(deal, dealer, seats, active)
        case = Case(number, deal, options, seats, playing)
        _check_table(case, active)
        _check_deal(case, variant)
        found.extend(case.found)
    return found


def _active_seats(deal: dict[str, Any], dealer: int, seats: int, active: int) -> list[int]:
    resting = deal.get("resting")
    if not resting_is_sound(resting, seats, active):
        resting = resting_at(dealer, seats, active)
    return [seat for seat in range(1, seats + 1) if seat not in resting]


def _check_table(case: Case, active: int) -> None:
    """Check what stands on every deal: dealer, resting, texts."""
    if case.has("dealer") and not is_seat(case.deal["dealer"], case.seats):
        case.wrong("dealer", "no-seat")
    if case.has("resting") and not resting_is_sound(case.deal["resting"], case.seats, active):
        case.wrong("resting", "no-seats")
    for text in ("note", "reason"):
        if case.has(text) and not isinstance(case.deal[text], str):
            case.wrong(text, "no-text")


def _check_deal(case: Case, variant: str) -> None:
    for kind in UNPLAYED:
        if not isinstance(case.deal.get(kind, True), bool):
            case.wrong(kind, "not-true")
    unplayed = [kind for kind in UNPLAYED if case.deal.get(kind) is True]
    if unplayed:
        for later in unplayed[1:]:  # thrown in and void at once: reported at the later one
            case.wrong(later, "contradiction")
        for member in case.deal:
            if member not in (*UNPLAYED, "dealer", "resting", "note", "reason"):
                case.wrong(member, "unexpected")
        return
    _check_contract(case, variant)


def _check_contract(case: Case, variant: str) -> None:
    known = contracts_of(variant, case.options)
    contract = case.deal.get("contract")
    if not isinstance(contract, str) or contract not in known:
        case.wrong("contract", "missing" if contract is None else "unknown")
        if case.has("declarer") and not case.is_active(case.deal["declarer"]):
            case.wrong("declarer", "no-active-seat")
        return
    if (variant, contract) not in NOBODY_DECLARES:
        if not case.has("declarer"):
            case.wrong("declarer", "missing")
        elif not case.is_active(case.deal["declarer"]):
            case.wrong("declarer", "no-active-seat")
    _check_house_members(case)
    VARIANTS[variant](case, contract)
    if case.options.get("game_kontra") and contract not in UNCONTRADICTED:
        case.count("kontra", 0, case.options["game_kontra"])
    for member in case.deal:
        if member not in case.declared:
            case.wrong(member, "unexpected")


def _check_house_members(case: Case) -> None:
    """Check `factor` and `revoke`, which any variant takes where the option is on (0.7)."""
    if case.has("factor"):
        if not case.options["bock"]:
            case.wrong("factor", "unexpected")
        else:
            case.choice("factor", 2, 4, 8)
    if case.has("revoke"):
        if case.options["revoke"] == "off":
            case.wrong("revoke", "unexpected")
        elif not case.is_active(case.deal["revoke"]):
            case.wrong("revoke", "no-active-seat")
