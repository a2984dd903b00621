"""Each named check finds what it is there for, and nothing in an evening in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.i18n import ENGLISH
from tappscore.rules.deal import Deal
from tappscore.tournament.audit import CHECKS, audit, of_round
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import BookedDeal

Build = Callable[..., Any]
SEATS = (1, 2, 3)
THREE = ("1 f 70", "2 s 55", "p")
CHECKED = {"control": [30, -30, 0]}


def found(played: Any, *, thorough: bool = False) -> set[str]:
    return {finding.check for finding in audit(played.snapshot, played.ledger, thorough=thorough)}


def with_deals(played: Any, *deals: Deal, **changes: Any) -> Any:
    (result,) = played.ledger.results
    booked = tuple(BookedDeal(id=900 + at, number=at, deal=deal, **changes) for at, deal in enumerate(deals, start=1))
    table = msgspec.structs.replace(result.table, deals=booked)
    return with_table(played, table)


def with_table(played: Any, table: Any) -> Any:
    round_ = msgspec.structs.replace(played.snapshot.rounds[0], tables=(table,))
    snapshot = msgspec.structs.replace(played.snapshot, rounds=(round_,))
    return type(played)(snapshot, fold(snapshot))


def test_evening_in_order_has_no_finding(evening: Build) -> None:
    assert found(evening([(SEATS, THREE, CHECKED)], people=3), thorough=True) == set()


# check, lines, members of the table, what else is said of the evening
CASES: tuple[tuple[str, tuple[str, ...], dict[str, Any], dict[str, Any]], ...] = (
    ("sheet-missing", (), {}, {}),
    ("sheet-incomplete", THREE[:2], {}, {}),
    ("surplus-deals", (*THREE, "p"), CHECKED, {}),
    ("paper-differs", THREE, {"control": [31, -31, 0]}, {}),
    ("paper-differs", THREE, {"totals": [31, -31, 0]}, {}),
    ("totals-sum", (), {"totals": [31, -30, 0], "accepted": "lost"}, {}),
    ("totals-sum", THREE, {"control": [30, -30, 1]}, {}),
    ("deal-unreadable", ("1 f 70", "2 s 55", "?"), CHECKED, {}),
    ("sheet-unchecked", THREE, {}, {}),
    ("deals-not-typed", (), {"totals": [30, -30, 0]}, {}),
    ("deal-double", ("1 f 70", "1 f 70", "p"), {"control": [40, -20, -20]}, {}),
    ("dealer-odd", ("1 f 70", "2 s 55@1", "p"), CHECKED, {}),
    ("person-unseated", THREE, CHECKED, {"people": 4}),
    ("absent-seated", THREE, CHECKED, {"states": {2: {"state": "withdrawn", "withdrawn_from": 1}}}),
    ("absent-seated", THREE, CHECKED, {"states": {2: {"state": "booked"}}}),
    ("name-incomplete", THREE, CHECKED, {"states": {2: {"first": ""}}}),
    ("namesakes", THREE, CHECKED, {"states": {2: {"first": "f1", "last": "L1"}}}),
    ("no-reason", THREE, CHECKED, {"adjustments": [{"entry": 1, "points": 2}]}),
)


@pytest.mark.parametrize(
    ("check", "lines", "given", "said"), CASES, ids=[f"{case[0]}-{at}" for at, case in enumerate(CASES)]
)
def test_check_finds_what_it_is_there_for_and_nothing_else(
    evening: Build, check: str, lines: tuple[str, ...], given: dict[str, Any], said: dict[str, Any]
) -> None:
    played = evening([(SEATS, lines, given)], **{"people": 3, **said})
    assert check in found(played)
    # Paper that sums to something else can't agree with deals that sum to zero.
    assert found(played) - {check} <= ({"paper-differs"} if check == "totals-sum" else set())


def test_check_finds_usual_seats_that_did_not_rest(evening: Build) -> None:
    played = evening([((1, 2, 3, 4), ("2 f 70", "1 f 70~3", "p"), {"accepted": "yes"})], people=4)
    assert found(played) == {"resting-odd"}


def test_check_finds_a_disputed_deal(evening: Build) -> None:
    played = with_deals(
        evening([(SEATS, THREE, {"accepted": "x"})], people=3, deals=1), Deal(kind="passed"), disputed=True
    )
    assert found(played) == {"deal-disputed"}


def test_check_finds_a_person_at_two_tables_and_a_table_number_twice(evening: Build) -> None:
    played = evening([(SEATS, THREE, CHECKED), ((4, 5, 6), THREE, CHECKED)])
    one, other = played.snapshot.rounds[0].tables
    other = msgspec.structs.replace(other, number=1, seats=(3, 5, 6))
    round_ = msgspec.structs.replace(played.snapshot.rounds[0], tables=(one, other))
    snapshot = msgspec.structs.replace(played.snapshot, rounds=(round_,))
    assert found(type(played)(snapshot, fold(snapshot))) == {"person-twice", "table-twice", "person-unseated"}


def test_check_finds_a_table_that_cannot_play(evening: Build) -> None:
    played = evening([(SEATS, (), {"totals": [0, 0, 0], "accepted": "x"})], people=3)
    table = msgspec.structs.replace(played.snapshot.rounds[0].tables[0], seats=(1, 2), totals=(0, 0))
    assert found(with_table(played, table)) == {"table-unplayable", "person-unseated"}


def test_thorough_check_finds_a_deal_that_can_not_be(evening: Build) -> None:
    impossible = Deal(contract="frage", declarer=1, facts={"points": 119})
    played = with_deals(evening([(SEATS, THREE, {"accepted": "x"})], people=3, deals=1), impossible)
    assert found(played) == set()
    assert found(played, thorough=True) == {"deal-illegal"}


def test_thorough_check_finds_an_unusual_deal(evening: Build) -> None:
    # Every trick of Dreiertarock in one hand, unannounced (rules.md 0.5: ask).
    rare = Deal(contract="einser", declarer=1, facts={"points": 70})
    empty = evening([(SEATS, (), {"accepted": "x"})], people=3, deals=1, variant="dreiertarock")
    played = with_deals(empty, rare)
    assert found(played, thorough=True) == {"deal-unusual"}


def test_round_that_has_not_begun_misses_no_sheet(evening: Build) -> None:
    assert found(evening([(SEATS, (), {})], people=3, round_state="drawn")) == set()


def test_totals_below_zero_are_in_order_where_a_pot_is_played(evening: Build) -> None:
    played = evening([(SEATS, (), {"totals": [2, 0, -4], "accepted": "x"})], people=3, house={"pot": True})
    assert "totals-sum" not in found(played)
    above = evening([(SEATS, (), {"totals": [5, 0, -4], "accepted": "x"})], people=3, house={"pot": True})
    assert "totals-sum" in found(above)


def test_gravest_findings_come_first_and_say_where(evening: Build) -> None:
    played = evening([(SEATS, THREE, {})], [(SEATS, (), {})], people=4)
    first, *_ = audit(played.snapshot, played.ledger)
    assert (first.check, first.severity, first.where.round, first.where.table) == (
        "sheet-missing",
        "contradictory",
        2,
        1,
    )
    assert {finding.where.round for finding in of_round(audit(played.snapshot, played.ledger), 1)} == {1}


def test_every_finding_has_words(evening: Build) -> None:
    for _, lines, given, said in CASES:
        played = evening([(SEATS, lines, given)], **{"people": 3, **said})
        for finding in audit(played.snapshot, played.ledger, thorough=True):
            sentence = ENGLISH.message(finding.message)
            assert sentence
            assert "{" not in sentence


def test_names_of_checks_are_unique() -> None:
    assert len({check.key for check in CHECKS}) == len(CHECKS)


def test_line_that_does_not_balance_is_found() -> None:
    snapshot = archive.read(simulate(2, 3, 1, "wuerttemberg", deals=1))
    ledger = fold(snapshot)
    (result,) = ledger.results
    settled = result.settlement.deals[0]
    line = msgspec.structs.replace(settled.lines[0], moves=(1, 0, 0), pot=0)
    deals = (msgspec.structs.replace(settled, lines=(line,)),)
    spoilt = msgspec.structs.replace(result, settlement=msgspec.structs.replace(result.settlement, deals=deals))
    ledger = msgspec.structs.replace(ledger, tables={result.table.id: spoilt})
    assert "line-unbalanced" in {finding.check for finding in audit(snapshot, ledger, thorough=True)}
