"""Recount a tournament from its archive file alone.

    python recount.py ARCHIVE.json [AFTER_ROUND]

prints the standing as `tappscore standings --json` does. It reads a
`tappscore-tournament/1` file, settles every deal again and ranks by the
criteria of formats.md 3. Imports nothing of tappscore.

What formats.md leaves open is counted so: deals count as far as they go while
a sheet is started; the end of the pot counts once the sheet is complete or
its round is closed; a disputed deal that does not count moves nothing but
keeps its turn; a round's adjustment is part of that round's points if it was
played, and never of what the table has; deals that a broken-off table did not
play are nothing, count as played (zero), or are each seat's average in whole points; a
substitute who takes the points has all that the other had before that round.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

from house_options import contracts_of, resolve
from settlement import plain, settle
from turns import active_count, dealers, resting_at

Value = Fraction | None


class Seat:
    """What one person has at one table."""

    def __init__(self, people: list[int]) -> None:
        self.people = people
        self.points: Value = None
        self.table: list[Fraction] = []
        self.played = self.declared = self.won = self.lost = self.high = 0


class Account:
    """What one entry has in the whole tournament."""

    def __init__(self, entry: dict[str, Any], rounds: int) -> None:
        self.entry = entry
        self.number = int(entry["number"])
        self.rounds: list[Value] = [None] * rounds
        self.seats: list[Seat] = []
        self.beside = Fraction(entry.get("credit") or 0)
        self.has_something = bool(entry.get("credit"))
        self.adjustments: list[dict[str, Any]] = []
        self.sat: dict[int, list[Seat]] = {}
        self.handed_over = False

    @property
    def total(self) -> Value:
        known = [points for points in self.rounds if points is not None]
        if not known and not self.has_something:
            return None
        return sum(known, self.beside)

    @property
    def is_ranked(self) -> bool:
        return self.entry.get("state", "present") in ("present", "withdrawn") and self.total is not None


def amounts(numbers: list[Any]) -> list[Fraction]:
    """Read JSON numbers exactly; quarters are exact in a float."""
    return [Fraction(number) for number in numbers]


def whole(points: Fraction) -> Fraction:
    """Round to whole points, halves away from zero."""
    doubled = 2 * abs(points)
    size = (doubled.numerator + doubled.denominator) // (2 * doubled.denominator)
    return Fraction(size if points > 0 else -size)


def planned_deals(table: dict[str, Any], round_: dict[str, Any]) -> int:
    """Tell how many deals make the sheet complete."""
    for member in ("broken_off", "deals_planned"):
        if table.get(member) is not None:
            return int(table[member])
    return int(round_.get("deals_per_table", {}).get(str(len(table["seats"])), 0))


def unplayed_deals(table: dict[str, Any], round_: dict[str, Any]) -> int:
    """Tell how many deals a broken-off table was to play and did not."""
    if table.get("broken_off") is None:
        return 0
    whole = {name: value for name, value in table.items() if name != "broken_off"}
    return max(planned_deals(whole, round_) - int(table["broken_off"]), 0)


def counting_deals(table: dict[str, Any]) -> list[dict[str, Any]]:
    """Answer the deals without their marks; a disputed one that does not count as struck."""
    deals = []
    for deal in table.get("deals", []):
        facts = {name: value for name, value in deal.items() if name not in ("disputed", "counts")}
        if deal.get("counts", True) is False:
            facts = {name: facts[name] for name in ("dealer", "resting") if name in facts} | {"struck": True}
        deals.append(facts)
    return deals


def house_of_round(archive: dict[str, Any], number: int) -> dict[str, Any]:
    """Give the options of a round: the archive's own, or those that hold from a later round on."""
    house = archive.get("house") or {}
    for change in sorted(archive.get("rule_changes", []), key=lambda change: int(change["round"])):
        if change["round"] <= number:
            house = change.get("house") or {}
    return dict(house)


def recount_table(archive: dict[str, Any], round_: dict[str, Any], table: dict[str, Any]) -> list[Seat]:
    """Count one table, a Seat for each person there."""
    people = [int(number) for number in table["seats"]]
    seats = [Seat(people) for _ in people]
    deals = counting_deals(table)
    planned = planned_deals(table, round_)
    missing = len(deals) < planned
    house = house_of_round(archive, int(round_["number"]))
    options, _ = resolve(archive["variant"], house)
    active = active_count(archive["variant"], options, len(people))
    points = None
    if deals and active is not None:
        sheet = {"variant": archive["variant"], "house": house, "seats": people, "deals": deals}
        answer = settle(sheet)
        points = answer["totals"]
        if missing and round_.get("state") != "closed":  # the pot is still played for
            points = [total - end for total, end in zip(points, answer["closing"]["moves"], strict=True)]
        _count_declarations(archive["variant"], options, deals, answer, seats)
    totals = table.get("totals")
    if totals is not None and (table.get("totals_stand") or missing or points is None):
        points = amounts(totals)
        deals = deals + [{"passed": True}] * (planned - len(deals))
    unplayed = unplayed_deals(table, round_)
    value = table.get("missing_deals", "nothing")
    if active is not None:
        thrown_in = [{"passed": True}] * (unplayed if value != "nothing" else 0)
        _count_played(archive["variant"], deals + thrown_in, active, seats)
    if points is not None and value == "average" and unplayed and table["broken_off"]:
        points = [total + whole(Fraction(total) * unplayed / table["broken_off"]) for total in points]
    for index, seat in enumerate(seats):
        if points is not None:
            seat.points = points[index]
            seat.table = points
    return seats


def _count_declarations(
    variant: str, options: dict[str, Any], deals: list[dict[str, Any]], answer: dict[str, Any], seats: list[Seat]
) -> None:
    ranks = {contract: rank for rank, contract in enumerate(contracts_of(variant, options), start=1)}
    for deal, settled in zip(deals, answer["deals"], strict=True):
        if deal.get("declarer") is None:
            continue
        seat = seats[deal["declarer"] - 1]
        seat.declared += 1
        seat.won += settled["result"] == "won"
        seat.lost += settled["result"] == "lost"
        seat.high += ranks[deal["contract"]] if settled["result"] == "won" else 0


def _count_played(variant: str, deals: list[dict[str, Any]], active: int, seats: list[Seat]) -> None:
    for deal, dealer in zip(deals, dealers(variant, deals, len(seats)), strict=True):
        resting = deal.get("resting") or resting_at(dealer, len(seats), active)
        for number, seat in enumerate(seats, start=1):
            seat.played += number not in resting


def accounts_of(archive: dict[str, Any], after: int | None = None) -> list[Account]:
    """Count all rounds, or those up to `after`."""
    rounds = [one for one in archive.get("rounds", []) if after is None or one["number"] <= after]
    last = max((one["number"] for one in rounds), default=0)
    accounts = {int(entry["number"]): Account(entry, last) for entry in archive["entries"]}
    for round_ in rounds:
        for table in [] if round_.get("called_off") else round_["tables"]:
            for number, seat in zip(table["seats"], recount_table(archive, round_, table), strict=True):
                if seat.points is not None:
                    accounts[int(number)].sat.setdefault(round_["number"], []).append(seat)
    for adjustment in archive.get("adjustments", []):
        if adjustment.get("round") is None or adjustment["round"] <= last:  # else of a round not looked at
            accounts[int(adjustment["entry"])].adjustments.append(adjustment)
    for one in sorted(archive.get("substitutes", []), key=lambda one: one["round"]):
        if one.get("takes_points") and one["round"] <= last:
            _hand_over(accounts[one["entry"]], accounts[one["by"]], one["round"])
    for account in accounts.values():
        _sum_up(account)
    return list(accounts.values())


def _hand_over(gone: Account, by: Account, first: int) -> None:
    """Give all that somebody had before a round to the substitute."""
    for number in [number for number in gone.sat if number < first]:
        by.sat[number] = gone.sat.pop(number) + by.sat.get(number, [])
    for adjustment in list(gone.adjustments):
        if adjustment.get("round") is None or adjustment["round"] < first:
            gone.adjustments.remove(adjustment)
            by.adjustments.append(adjustment)
    by.beside, gone.beside = by.beside + gone.beside, Fraction(0)
    by.has_something, gone.has_something = by.has_something or gone.has_something, False
    gone.handed_over = True


def _sum_up(account: Account) -> None:
    for number, seats in sorted(account.sat.items()):
        account.seats += seats
        account.rounds[number - 1] = sum((seat.points or Fraction(0) for seat in seats), Fraction(0))
    known = [points for points in account.rounds if points is not None]
    if account.entry.get("missed") == "average" and known and not account.handed_over:
        missed = account.rounds[: account.entry.get("joined_in", 1) - 1].count(None)
        account.beside += whole(sum(known) * missed / len(known))
        account.has_something = account.has_something or account.beside != 0
    for adjustment in account.adjustments:
        points = Fraction(adjustment["points"])
        account.has_something = True
        number = adjustment.get("round")
        played = None if number is None else account.rounds[number - 1]
        if number is None or played is None:
            account.beside += points
        else:
            account.rounds[number - 1] = played + points


# The criteria: each answers a value for an account, higher first; None ranks below every value.


def _rounds_played(account: Account) -> list[Fraction]:
    return sorted((points for points in account.rounds if points is not None), reverse=True)


def points(account: Account) -> Value:
    return account.total


def points_per_deal(account: Account) -> Value:
    played = sum(seat.played for seat in account.seats)
    return None if account.total is None or not played else account.total / played


def table_points(account: Account) -> Value:
    shares = []
    for seat in account.seats:
        assert seat.points is not None
        better = sum(other > seat.points for other in seat.table)
        level = sum(other == seat.points for other in seat.table)
        # Ranks better+1 … better+level are shared: their average.
        rank = better + Fraction(level + 1, 2)
        shares.append(len(seat.table) - rank)
    return sum(shares, Fraction(0)) if shares else None


def table_wins(account: Account) -> Value:
    if not account.seats:
        return None
    return Fraction(sum(seat.points == max(seat.table) for seat in account.seats))


def deals_won(account: Account) -> Value:
    return Fraction(sum(seat.won for seat in account.seats))


def declared(account: Account) -> Value:
    return Fraction(sum(seat.declared for seat in account.seats))


def fewest_lost(account: Account) -> Value:
    return Fraction(-sum(seat.lost for seat in account.seats))  # lower first


def high_contracts(account: Account) -> Value:
    return Fraction(sum(seat.high for seat in account.seats))


def best_round(account: Account) -> Value:
    played = _rounds_played(account)
    return played[0] if played else None


def best_two_rounds(account: Account) -> Value:
    played = _rounds_played(account)
    return sum(played[:2], Fraction(0)) if played else None


def worst_round(account: Account) -> Value:
    played = _rounds_played(account)
    return played[-1] if played else None


def without_worst_round(account: Account) -> Value:
    played = _rounds_played(account)
    if account.total is None or len(played) < 2:
        return account.total
    return account.total - played[-1]


CRITERIA: dict[str, Callable[[Account], Value]] = {
    "points": points,
    "points_per_deal": points_per_deal,
    "table_points": table_points,
    "table_wins": table_wins,
    "deals_won": deals_won,
    "declared": declared,
    "fewest_lost": fewest_lost,
    "high_contracts": high_contracts,
    "best_round": best_round,
    "best_two_rounds": best_two_rounds,
    "worst_round": worst_round,
    "without_worst_round": without_worst_round,
}


def value_of(criterion: str, account: Account, level: list[Account], archive: dict[str, Any]) -> Value:
    """Answer an account's value of a criterion among those that are still level."""
    if criterion == "lot":
        drawn = archive.get("lots", [])
        return Fraction(-drawn.index(account.number)) if account.number in drawn else None
    if criterion == "direct_meeting":
        people = {other.number for other in level}
        met = [seat.points for seat in account.seats if seat.points is not None and people <= set(seat.people)]
        return sum(met, Fraction(0)) if met and len(people) > 1 else None
    return CRITERIA[criterion](account)


def places(archive: dict[str, Any], after: int | None = None) -> list[tuple[int | None, bool, Account]]:
    """Rank: (place, tied, account); after them the people without a place."""
    accounts = sorted(accounts_of(archive, after), key=lambda account: account.number)
    groups = [[account for account in accounts if account.is_ranked]]
    for criterion in archive["ranking"]:
        groups = [part for group in groups for part in _parted(criterion, group, archive)]
    ranked: list[tuple[int | None, bool, Account]] = []
    for group in groups:
        place = len(ranked) + 1
        ranked.extend((place, len(group) > 1, account) for account in group)
    states = ("present", "withdrawn", "disqualified", "waiting", "booked")
    others = [account for account in accounts if not account.is_ranked]
    others.sort(key=lambda account: (states.index(account.entry.get("state", "present")), account.number))
    return ranked + [(None, False, account) for account in others]


def _parted(criterion: str, group: list[Account], archive: dict[str, Any]) -> list[list[Account]]:
    values = [value_of(criterion, account, group, archive) for account in group]
    wanted: list[Value] = [*sorted({value for value in values if value is not None}, reverse=True), None]
    parts = [[one for one, value in zip(group, values, strict=True) if value == level] for level in wanted]
    return [part for part in parts if part]


def listed(archive: dict[str, Any]) -> list[dict[str, Any]]:
    """Answer the standing of an evening of which only the result list is known."""
    said = {item["entry"]: item for item in archive["listed"]}
    by_points = all("place" not in item for item in said.values())
    known = [Fraction(item["points"]) for item in said.values() if "points" in item]
    rows = []
    for entry in archive["entries"]:
        item = said.get(entry["number"], {})
        place = item.get("place")
        if by_points and "points" in item:
            place = 1 + sum(other > Fraction(item["points"]) for other in known)
        rows.append((place, entry, item.get("points")))
    taken = [place for place, _, _ in rows]
    rows.sort(key=lambda row: (row[0] is None, row[0] or 0, row[1]["number"]))
    return [
        {
            "place": place,
            "tied": place is not None and taken.count(place) > 1,
            "entry": entry["number"],
            "name": f"{entry.get('first', '')} {entry.get('last', '')}".strip(),
            "points": points,
            "rounds": [],
        }
        for place, entry, points in rows
    ]


def standings(archive: dict[str, Any], after: int | None = None) -> list[dict[str, Any]]:
    """Answer what `tappscore standings --json` prints."""
    if archive.get("listed"):
        return listed(archive)
    answer = []
    for place, tied, account in places(archive, after):
        entry = account.entry
        answer.append(
            {
                "place": place,
                "tied": tied,
                "entry": account.number,
                "name": f"{entry.get('first', '')} {entry.get('last', '')}".strip(),
                "points": plain(account.total),
                "rounds": [plain(value) for value in account.rounds],
            }
        )
    return answer


def main(arguments: list[str]) -> int:
    """Read the archive named on the command line and print its standing."""
    archive = json.loads(Path(arguments[0]).read_text("utf-8-sig"))
    after = int(arguments[1]) if len(arguments) > 1 else None
    sys.stdout.write(json.dumps(standings(archive, after), ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
