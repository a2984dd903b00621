"""Legality, variant by variant: the games of 120 card points (rules.md 1, 2, 3, 6, 7).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from deal_case import NEVER_OF_120, Case


def _points_and_tout(case: Case) -> None:
    points = case.points_of_120()
    tout = case.choice("tout", "none", "made", "failed")
    # 0.5: all tricks give 120 points. Reported at the later one.
    if tout == "made" and points is not None and points != 120:
        case.wrong("tout", "contradiction")
    # 0.7: beside a Tout no revoke can be settled.
    if case.revoked and tout in ("made", "failed"):
        case.wrong("revoke", "beside-an-announcement")


def wuerttemberg(case: Case, contract: str) -> None:
    _points_and_tout(case)  # 1, Facts


def classic(case: Case, contract: str) -> None:
    _points_and_tout(case)  # 2, Facts


def dapp(case: Case, contract: str) -> None:
    if contract == "ramsch":
        _ramsch(case)
    elif contract in ("frage", "solo", "herzsolo"):
        # 3, Facts: points or only made; both given must agree. 60 is lost.
        case.points_or_made(0, 120, 61, NEVER_OF_120)
    else:
        case.made()
    # 0.5: with 32 cards and four active there is no Tapp.
    if contract == "frage" and case.options["pack"] == 32 and len(case.active) == 4:
        case.wrong("contract", "no-tapp")


def _ramsch(case: Case) -> None:
    # 3, Facts: no declarer; either points and tricks, or losers.
    if case.has("declarer"):
        case.wrong("declarer", "unexpected")
    if case.revoked:
        case.wrong("revoke", "in-a-ramsch")  # 0.7
    # 0.5: 120 points; 11 tricks with three active, 10 with 32 cards, 8 with four.
    all_tricks = 8 if len(case.active) == 4 else 10 if case.options["pack"] == 32 else 11
    points = case.number_per_seat("points", 120, NEVER_OF_120, total=120)
    tricks = case.number_per_seat("tricks", all_tricks, total=all_tricks)
    last_trick = case.seat("last_trick")
    losers = case.seat_list("losers", at_least=1)
    jungfern = case.seat_list("jungfern")
    _one_way_only(case, jungfern)
    _by_points(case, points, tricks, last_trick, losers)
    # 3, Ramsch by losers: where the last trick decides only one may be named.
    if losers and len(losers) > 1 and case.options["ramsch_tie"] == "last_trick":
        case.wrong("losers", "one-only")
    # 0.5: a loser among the jungfern.
    if losers and jungfern and set(losers) & set(jungfern):
        case.wrong("jungfern", "contradiction")


def _one_way_only(case: Case, jungfern: list[int] | None) -> None:
    """Hold the two ways apart; what is missing is missing of the way that was taken."""
    counted = any(case.has(fact) for fact in ("points", "tricks", "last_trick"))
    by_losers = case.has("losers") or bool(jungfern)
    if by_losers and counted:  # both ways at once: reported at the later one
        case.wrong("losers" if case.has("losers") else "jungfern", "contradiction")
    elif by_losers or (case.has("jungfern") and not counted):
        if not case.has("losers"):
            case.wrong("losers", "missing")
    else:
        for fact in ("points", "tricks"):
            if not case.has(fact):
                case.wrong(fact, "missing")


def _by_points(
    case: Case,
    points: list[int] | None,
    tricks: list[int] | None,
    last_trick: int | None,
    losers: list[int] | None,
) -> None:
    # 0.5: a trickless seat with points, or as last_trick.
    if any(trick == 0 and point > 0 for point, trick in zip(points or [], tricks or [], strict=False)):
        case.wrong("tricks", "contradiction")
    if tricks is not None and last_trick is not None and tricks[case.active.index(last_trick)] == 0:
        case.wrong("last_trick", "contradiction")
    # 3, Option ramsch_tie: the last trick decides between several with the most points.
    tied = points is not None and points.count(max(points)) > 1
    decides = tied and case.options["ramsch_tie"] == "last_trick" and losers is None
    if decides and not case.has("last_trick"):
        case.wrong("last_trick", "missing")


def frog(case: Case, contract: str) -> None:
    case.points_of_120()  # 6, Facts


def six_bid_solo(case: Case, contract: str) -> None:
    # 7, Facts
    if contract in ("solo", "heart_solo", "guarantee"):
        case.points_of_120()
    else:
        case.made()
    if contract in ("guarantee", "call_solo"):
        case.flag("hearts", needed=True)
    case.count("doubling", 0, 2)
