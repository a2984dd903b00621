"""Options: defaults, refusals, and who deals and rests."""

from __future__ import annotations

from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.checking import problems, unusual
from tappscore.rules.deal import Deal, Turn, from_members
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import RuleSet, bind, resolve
from tappscore.rules.settlement import next_turn, settle, turns

FRAGE = {"contract": "frage", "points": 74}


def refused(variant: str, house: dict[str, Any], seats: int) -> set[tuple[str, str]]:
    with pytest.raises(RefusedError) as caught:
        bind(rule_set(variant), house, seats)
    return {(problem.field, problem.code) for problem in caught.value.problems}


def test_every_option_is_resolved_to_its_default(rule_set: RuleSet) -> None:
    resolved = resolve(rule_set, {})
    assert set(resolved) == {option.key for option in rule_set.all_options}
    assert resolve(rule_set, resolved) == resolved


def test_options_have_the_defaults_of_the_formats() -> None:
    assert resolve(rule_set("wuerttemberg"), {}) == {
        "tout_factor": 2,
        "failed_tout": "full",
        "pot": False,
        "ante": 2,
        "pot_end": "split",
        "bock": False,
        "revoke": "off",
        "revoke_pays": "side",
        "game_kontra": 0,
    }
    dapp = resolve(rule_set("dapp"), {"tariff": {"frage": 2}})
    assert dapp["tariff"] == {
        "frage": 2,
        "solo": 5,
        "herzsolo": 10,
        "bettel": 15,
        "rufer": 15,
        "herzrufer": 30,
        "bettel_ouvert": 30,
        "durch": 30,
        "herzdurch": 60,
    }
    assert (dapp["ramsch_value"], dapp["jungfer_value"], dapp["pack"]) == (5, 10, 36)
    assert resolve(rule_set("tapp_tarock_1821"), {})["base"] == 50


def test_all_wrong_options_are_refused_at_once() -> None:
    assert refused("wuerttemberg", {"tout_factor": 4, "pot": 1, "ante": -1, "colour": "red"}, 2) == {
        ("tout_factor", "choice-unknown"),
        ("pot", "flag-unclear"),
        ("ante", "fact-out-of-range"),
        ("colour", "option-unknown"),
        ("seats", "seats-wrong"),
    }
    assert refused("dapp", {"tariff": {"frog": 2}, "pack": True}, 3) == {
        ("tariff", "tariff-unknown"),
        ("pack", "choice-unknown"),
    }


def test_unknown_variants_and_revisions_are_refused() -> None:
    with pytest.raises(RefusedError, match="unknown-variant"):
        rule_set("skat")
    with pytest.raises(RefusedError, match="unknown-revision"):
        rule_set("dapp", 99)


def test_equal_rules_are_one_object() -> None:
    assert bind(rule_set("dapp"), {"pack": 32}, 3) is bind(rule_set("dapp"), {"pack": 32}, 3)
    assert bind(rule_set("dapp"), {"pack": 32}, 3) is not bind(rule_set("dapp"), {"pack": 32}, 4)


def test_house_contracts_are_checked_as_a_whole() -> None:
    one = {"key": "a", "letter": "a", "value": 1, "target": 61}
    assert refused("house", {"contracts": [one, one]}, 3) == {("contracts", "house-key-twice")}
    assert refused("house", {"contracts": [one, {**one, "key": "b"}]}, 3) == {("contracts", "house-letter-twice")}
    assert refused("house", {"contracts": [{"key": "a", "value": 1, "per_point": True}]}, 3) == {
        ("contracts", "house-without-target")
    }
    assert refused("house", {"contracts": [{**one, "target": 121}]}, 3) == {("contracts", "house-target-too-high")}
    assert refused("house", {"contracts": []}, 3) == {("contracts", "items-unclear")}


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (3, [(1, ()), (2, ()), (3, ()), (1, ())]),
        (4, [(1, (1,)), (2, (2,)), (3, (3,)), (4, (4,))]),
        (5, [(1, (1, 2)), (2, (2, 3)), (3, (3, 4)), (4, (4, 5))]),
    ],
)
def test_the_dealer_rests_and_the_deal_goes_round(seats: int, expected: list[tuple[int, tuple[int, ...]]]) -> None:
    rules = bind(rule_set("wuerttemberg"), {}, seats)
    found = turns(rules, [Deal(kind="passed"), Deal(kind="struck"), Deal(kind="unreadable"), Deal(kind="passed")])
    assert [(turn.dealer, turn.resting) for turn in found] == expected


def test_a_given_dealer_is_followed_by_the_next_seat() -> None:
    rules = bind(rule_set("wuerttemberg"), {}, 5)
    found = turns(rules, [Deal(kind="passed", dealer=5), Deal(kind="passed"), Deal(kind="passed", resting=(4, 2))])
    assert found == (Turn(5, (1, 5)), Turn(1, (1, 2)), Turn(2, (2, 4)))
    assert next_turn(rules, []) == Turn(1, (1, 2))


def test_in_dobbm_the_declarer_deals_next_and_rests_at_five() -> None:
    rules = bind(rule_set("dobbm"), {}, 5)
    played = Deal(contract="dobbm", declarer=3, facts={"points": 70})
    found = turns(rules, [Deal(kind="passed"), played, Deal(kind="struck"), played])
    assert [turn.dealer for turn in found] == [1, 1, 3, 3]
    assert found[2].resting == (3,)


def test_four_people_at_dapp_play_or_rest_by_the_option() -> None:
    assert bind(rule_set("dapp"), {}, 4).active_count == 4
    assert bind(rule_set("dapp"), {"four_seats": "dealer_rests"}, 4).active_count == 3
    assert bind(rule_set("dapp"), {"four_seats": "dealer_rests"}, 5).active_count == 4


def test_a_resting_dealer_pays_the_ante_and_nothing_else() -> None:
    rules = bind(rule_set("wuerttemberg"), {"pot": True, "ante": 3}, 4)
    settled = settle(rules, [from_members({**FRAGE, "declarer": 2})]).deals[0]
    assert settled.moves == (-3, 28, -14, -14)


def test_a_pot_without_ante_still_flows() -> None:
    rules = bind(rule_set("wuerttemberg"), {"pot": True, "ante": 0, "pot_end": "keep"}, 3)
    lost = from_members({"declarer": 1, "contract": "frage", "points": 52})
    won = from_members({"declarer": 2, "contract": "solo", "points": 70})
    found = settle(rules, [lost, won])
    assert [deal.pot_after for deal in found.deals] == [8, 0]
    assert found.totals == (-24 - 20, 8 + 40 + 8, 8 - 20)


@pytest.mark.parametrize(
    ("tie", "moves"),
    [("each", (-5, -5, -5, 15)), ("share", (-5, -5, -5, 15)), ("nobody", (0, 0, 0, 0))],
)
def test_three_tied_of_four_share_only_what_quarters_can_say(tie: str, moves: tuple[int, ...]) -> None:
    rules = bind(rule_set("dapp"), {"ramsch_tie": tie}, 4)
    deal = from_members({"contract": "ramsch", "points": [35, 35, 35, 15], "tricks": [2, 2, 2, 2]})
    assert settle(rules, [deal]).totals == moves


def test_shares_are_exact() -> None:
    rules = bind(rule_set("dapp"), {"ramsch_tie": "share", "ramsch_value": 5, "jungfer_value": 12}, 4)
    two = from_members({"contract": "ramsch", "points": [50, 50, 10, 10], "tricks": [3, 3, 1, 1]})
    assert settle(rules, [two]).totals == (-5, -5, 5, 5)
    assert (
        settle(
            bind(rule_set("dapp"), {"ramsch_tie": "share"}, 3),
            [from_members({"contract": "ramsch", "points": [50, 50, 20], "tricks": [4, 4, 3]})],
        )
        .totals[0]
        .denominator
        == 2
    )
    three = from_members({"contract": "ramsch", "points": [40, 40, 40, 0], "tricks": [3, 3, 2, 0]})
    assert settle(rules, [three]).totals == (-4, -4, -4, 12)


def test_the_last_trick_alone_loses_where_the_club_says_so() -> None:
    rules = bind(rule_set("dapp"), {"ramsch_tie": "last_trick"}, 3)
    members = {"contract": "ramsch", "points": [48, 48, 24], "tricks": [4, 4, 3]}
    assert [one.field for one in problems(rules, from_members(members))] == ["last_trick"]
    assert settle(rules, [from_members({**members, "last_trick": 2})]).totals == (5, -10, 5)


def test_all_tricks_win_a_ramsch_where_the_club_says_so() -> None:
    deal = from_members({"contract": "ramsch", "losers": [2], "jungfern": [1, 3]})
    assert settle(bind(rule_set("dapp"), {}, 3), [deal]).totals == (10, -20, 10)
    assert settle(bind(rule_set("dapp"), {"durchmarsch": "wins"}, 3), [deal]).totals == (-10, 20, -10)


def test_a_contract_without_template_waits_for_the_clubs_value() -> None:
    deal = from_members({"declarer": 1, "contract": "zweier", "points": 40})
    bare = bind(rule_set("dreierles"), {}, 3)
    assert [(one.field, one.code) for one in problems(bare, deal)] == [("contract", "contract-without-value")]
    filled = bind(rule_set("dreierles"), {"tariff": {"zweier": 3}}, 3)
    assert problems(filled, deal) == ()
    assert settle(filled, [deal]).totals == (6, -3, -3)


def test_rare_points_are_asked_about_but_legal() -> None:
    rules = bind(rule_set("dreiertarock"), {}, 3)
    deal = from_members({"declarer": 1, "contract": "einser", "points": 70})
    assert problems(rules, deal) == ()
    assert [one.code for one in unusual(rules, deal)] == ["points-unusual"]
    assert unusual(rules, from_members({"declarer": 1, "contract": "einser", "points": 40})) == ()


def test_kontra_doubles_the_game_and_what_the_pot_gets_but_bock_leaves_the_pot() -> None:
    rules = bind(rule_set("wuerttemberg"), {"game_kontra": 2, "bock": True, "pot": True}, 3)
    deal = from_members({"dealer": 3, "declarer": 1, "contract": "frage", "points": 52, "kontra": 2, "factor": 4})
    settled = settle(rules, [deal]).deals[0]
    assert settled.moves == (-2 * 8 * 4 * 4 - 32, 8 * 16, 8 * 16 - 2)
    assert settled.pot_after == 34


def test_every_variant_binds_untouched() -> None:
    for one in newest():
        for seats in one.allowed_seats if one.arranged is None else (3, 4, 5):
            assert bind(one, {}, seats).contracts


def test_a_house_value_never_passes_for_what_a_source_says(rule_set: RuleSet, deals_of: Any) -> None:
    for rules, deal, _ in deals_of(rule_set, 9, 400, house={}):
        contract = rules.contract(deal.contract)
        if contract is None or contract.party == "each" or contract.worth.source.mark != "house":
            continue
        for line in settle(rules, [deal]).deals[0].lines:
            assert line.head != contract.label or line.evidence.mark == "house", (deal, line)


def test_a_value_that_the_club_set_is_the_club_s() -> None:
    rules = bind(rule_set("dapp"), {"tariff": {"solo": 6}}, 3)
    told = {}
    for contract in ("frage", "solo", "herzsolo"):
        deal = Deal(contract=contract, declarer=1, facts={"made": True})
        evidence = settle(rules, [deal]).deals[0].lines[0].evidence
        told[contract] = (evidence.mark, evidence.text)
    assert told == {
        "frage": ("house", "no edition of the leaflet states it"),
        "solo": ("house", "the club set this value"),
        "herzsolo": ("sourced", "S1 S2"),
    }
