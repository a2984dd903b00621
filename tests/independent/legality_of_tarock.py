"""Legality, variant by variant: the games with tarock cards (rules.md 4, 5, 8 to 11).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from deal_case import Case

PAGAT = ("none", "made", "announced_made", "announced_lost", "captured")
VALAT = ("none", "made", "announced_made", "announced_lost")
BONUS = ("none", "made", "announced_made", "announced_lost", "defenders")
SIDE = ("none", "declarer", "defenders")


def _range(contract: str) -> tuple[int, int]:
    # 0.5: exchange contracts 1…69; solo 0…68.
    return (0, 68) if contract == "solo" else (1, 69)


def _check_valat(case: Case, contract: str, points: int | None, pagat: str | None, valat: str | None) -> None:
    """Hold a Valat against points, Pagat and revoke (0.5, 0.7)."""
    if valat in ("made", "announced_made"):
        low, high = (44, 68) if contract == "solo" else (57, 69)
        contradicts = points is not None and not low <= points <= high
        # All tricks made, and the defenders win the last one: one problem at the later fact.
        if contradicts or pagat == "captured":
            case.wrong("valat", "contradiction")
    if case.revoked and valat in ("announced_made", "announced_lost"):
        case.wrong("revoke", "beside-an-announcement")


def tapp_tarock(case: Case, contract: str) -> None:
    low, high = _range(contract)
    # 4, Facts: only made where there is no Valat; formats.md: points are needed beside a Valat.
    with_valat = case.deal.get("valat") in VALAT[1:]
    points = case.points_or_made(low, high, 36, points_needed=with_valat)
    pagat = case.choice("pagat", *PAGAT)
    valat = case.choice("valat", *VALAT)
    _check_valat(case, contract, points, pagat, valat)
    trull = case.seat("trull")
    case.seat("kings")
    heads = case.seat("heads")
    # 0.5: Trull and Köpfe exclude each other.
    if trull is not None and heads is not None:
        case.wrong("heads", "contradiction")
    if case.options["kontra"]:
        case.count("kontra", 0, 3)
        # 4: announced Pagat and announced Valat have levels of their own.
        for item, said in (("pagat", pagat), ("valat", valat)):
            level = case.count(f"{item}_kontra", 0, 3)
            if level and said not in (None, "announced_made", "announced_lost"):
                case.wrong(f"{item}_kontra", "contradiction")


def tapp_tarock_1821(case: Case, contract: str) -> None:
    if contract == "tapper":
        _not_played_out(case)
        return
    # 5, Players and facts
    low, high = _range(contract)
    points = case.points(low, high)
    pagat = case.choice("pagat", *PAGAT)
    valat = case.choice("valat", "none", "made")
    _check_valat(case, contract, points, pagat, valat)
    case.seat("trull")
    case.seat("kings")


def _not_played_out(case: Case) -> None:
    # 5: `tapper` has a declarer but no facts; 0.7: nobody revokes in a deal that was not played.
    if case.revoked:
        case.wrong("revoke", "not-played")


def dreiertarock(case: Case, contract: str) -> None:
    if contract == "solo_valat":
        case.made()  # 8: bonuses are off
        return
    case.points(0, 70)
    for side in ("trull", "kings", "mondfang"):
        case.choice(side, *SIDE)
    for bonus in ("pagat", "uhu", "drei"):
        case.choice(bonus, *BONUS)


def point_tarock(case: Case, contract: str) -> None:
    low, high = _range(contract)
    points = case.points(low, high)
    case.choice("announced", 0, 40, 45, 50, 55)
    pagat = case.choice("pagat", *PAGAT)
    valat = case.choice("valat", *VALAT)
    _check_valat(case, contract, points, pagat, valat)


ITEMS = ("pagat", "uhu", "trull", "kings", "heads", "no_trull", "no_kings", "forty", "fifty", "valat")


def illustrated_tarock(case: Case, contract: str) -> None:
    case.points(0, 70)
    case.choice("bid", "announced", "taken_over", "held")
    case.count("kontra", 0, 3)
    case.declared.add("extras")
    extras = case.deal.get("extras", [])
    if not isinstance(extras, list) or not all(_extra_is_sound(case, extra) for extra in extras):
        case.wrong("extras", "extra")
        return
    named = [(extra["item"], extra["seat"]) for extra in extras]
    # `fifty` stands instead of `forty`.
    both = {seat for item, seat in named if item == "forty"} & {seat for item, seat in named if item == "fifty"}
    if len(set(named)) < len(named) or both:
        case.wrong("extras", "twice")
    announced = [extra["item"] for extra in extras if extra.get("when") in ("after", "before")]
    if case.revoked and "valat" in announced:
        case.wrong("revoke", "beside-an-announcement")


def _extra_is_sound(case: Case, extra: object) -> bool:
    """Check one extra: item and seat must stand there, silent and made are taken as given."""
    if not isinstance(extra, dict):
        return False
    given = {name: value for name, value in extra.items() if value is not None}
    when = given.get("when", "silent")
    made = given.get("made", True)
    if case.options["scheme"] == "collection" and (
        given.get("item") in ("uhu", "heads") or (given.get("item") in ("trull", "kings") and when != "silent")
    ):
        return False  # the version S9 has no value for it
    return (
        set(given) <= {"item", "seat", "when", "made"}
        and given.get("item") in ITEMS
        and case.is_active(given.get("seat"))
        and when in ("silent", "after", "before")
        and isinstance(made, bool)
        # 10: made is true unless an *announcement* failed.
        and (made or when != "silent")
    )


def zwoelfertarock(case: Case, contract: str) -> None:
    if contract == "tapper":
        _not_played_out(case)
        return
    # 11, Facts
    case.points(0, 66)
    pagat = case.choice("pagat", *PAGAT)
    if contract in ("dreyer", "solo"):
        valat = case.choice("valat", "none", "made")
        if valat == "made" and pagat == "captured":
            case.wrong("valat", "contradiction")
    case.seat("trull")
    case.seat("kings")
