"""The typed line: what people type, what it means, and where a slip is."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Turn, members
from tappscore.rules.notation import Reading, pad, read_line, write
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind


def rules_of(
    variant: str, house: Mapping[str, Any] | None = None, seats: int = 3, letters: Mapping[str, str] | None = None
) -> Rules:
    return bind(rule_set(variant), house or {}, seats, letters)


def typed(line: str, variant: str = "wuerttemberg", house: Mapping[str, Any] | None = None, seats: int = 3) -> Reading:
    rules = rules_of(variant, house, seats)
    resting = tuple(range(1, seats - rules.active_count + 1))
    return read_line(rules, line, Turn(1, resting))


def told(line: str, variant: str = "wuerttemberg", house: Mapping[str, Any] | None = None, seats: int = 3) -> Any:
    reading = typed(line, variant, house, seats)
    assert reading.slips == (), [slip.problem.code for slip in reading.slips]
    assert reading.deal is not None
    return members(reading.deal)


@pytest.mark.parametrize(
    "line", ["2f74", "2 f 74", "2F74", " 2  F 74 ", "2 frage 74", "2 Fra 74", "2*1*74", "2frage74"]
)
def test_one_deal_has_many_spellings(line: str) -> None:
    assert told(line) == {"declarer": 2, "contract": "frage", "points": 74}


@pytest.mark.parametrize(
    ("line", "variant", "house", "seats", "deal"),
    [
        ("1 s 104 t-", "wuerttemberg", {}, 3, {"declarer": 1, "contract": "solo", "points": 104, "tout": "failed"}),
        ("1s120 tout+", "wuerttemberg", {}, 3, {"declarer": 1, "contract": "solo", "points": 120, "tout": "made"}),
        ("1 f 66 @3", "wuerttemberg", {}, 3, {"dealer": 3, "declarer": 1, "contract": "frage", "points": 66}),
        ("2f66~3", "wuerttemberg", {}, 4, {"resting": [3], "declarer": 2, "contract": "frage", "points": 66}),
        (
            "3f66@1~12",
            "wuerttemberg",
            {},
            5,
            {"dealer": 1, "resting": [1, 2], "declarer": 3, "contract": "frage", "points": 66},
        ),
        ("3b+", "dapp", {}, 3, {"declarer": 3, "contract": "bettel", "made": True}),
        ("2s-", "dapp", {}, 3, {"declarer": 2, "contract": "solo", "made": False}),
        ("2 s −", "dapp", {}, 3, {"declarer": 2, "contract": "solo", "made": False}),
        ("2hr+", "dapp", {}, 3, {"declarer": 2, "contract": "herzrufer", "made": True}),
        ("2*5*+", "dapp", {}, 3, {"declarer": 2, "contract": "rufer", "made": True}),
        ("3 bettel ouvert -", "dapp", {}, 3, {"declarer": 3, "contract": "bettel_ouvert", "made": False}),
        ("3 bett -", "dapp", {}, 3, {"declarer": 3, "contract": "bettel", "made": False}),
        ("ra 55 40 / 5 4", "dapp", {}, 3, {"contract": "ramsch", "points": [55, 40, 25], "tricks": [5, 4, 2]}),
        ("ra55 40/5 4", "dapp", {"pack": 32}, 3, {"contract": "ramsch", "points": [55, 40, 25], "tricks": [5, 4, 1]}),
        (
            "ra 50 30 25/3 2 2",
            "dapp",
            {},
            4,
            {"contract": "ramsch", "points": [50, 30, 25, 15], "tricks": [3, 2, 2, 1]},
        ),
        ("*0", "dapp", {}, 3, {"passed": True}),
        ("*0 @3", "wuerttemberg", {}, 3, {"passed": True, "dealer": 3}),
        ("*10*55*40/5*4", "dapp", {}, 3, {"contract": "ramsch", "points": [55, 40, 25], "tricks": [5, 4, 2]}),
        (
            "ra 48 48/4 4 l2",
            "dapp",
            {},
            3,
            {"contract": "ramsch", "points": [48, 48, 24], "tricks": [4, 4, 3], "last_trick": 2},
        ),
        ("ra1j3", "dapp", {}, 3, {"contract": "ramsch", "losers": [1], "jungfern": [3]}),
        ("ramsch 1+2 j3 j4", "dapp", {}, 4, {"contract": "ramsch", "losers": [1, 2], "jungfern": [3, 4]}),
        (
            "2 o 39 pa+ tr2",
            "tapp_tarock",
            {},
            3,
            {"declarer": 2, "contract": "oberer", "points": 39, "pagat": "announced_made", "trull": 2},
        ),
        (
            "2o39pa0k3he1",
            "tapp_tarock",
            {},
            3,
            {"declarer": 2, "contract": "oberer", "points": 39, "pagat": "captured", "kings": 3, "heads": 1},
        ),
        (
            "2o60pav",
            "tapp_tarock",
            {},
            3,
            {"declarer": 2, "contract": "oberer", "points": 60, "pagat": "made", "valat": "made"},
        ),
        (
            "1s50k!!pa+k!v+k!!!",
            "tapp_tarock",
            {"kontra": True},
            3,
            {
                "declarer": 1,
                "contract": "solo",
                "points": 50,
                "kontra": 2,
                "pagat": "announced_made",
                "pagat_kontra": 1,
                "valat": "announced_made",
                "valat_kontra": 3,
            },
        ),
        ("2f74bk2", "wuerttemberg", {"bock": True}, 3, {"declarer": 2, "contract": "frage", "points": 74, "factor": 2}),
        ("2f rv3", "wuerttemberg", {"revoke": "all"}, 3, {"declarer": 2, "contract": "frage", "revoke": 3}),
        (
            "2f74k!",
            "wuerttemberg",
            {"game_kontra": 1},
            3,
            {"declarer": 2, "contract": "frage", "points": 74, "kontra": 1},
        ),
        (
            "3g80h-do1",
            "six_bid_solo",
            {},
            3,
            {"declarer": 3, "contract": "guarantee", "points": 80, "hearts": False, "doubling": 1},
        ),
        (
            "1e45fo1+he2",
            "illustrated_tarock",
            {},
            3,
            {
                "declarer": 1,
                "contract": "einblatt",
                "points": 45,
                "extras": [
                    {"item": "forty", "seat": 1, "when": "after", "made": True},
                    {"item": "heads", "seat": 2, "when": "silent", "made": True},
                ],
            },
        ),
        (
            "1d70 an70 k!",
            "dobbm",
            {},
            4,
            {"declarer": 1, "contract": "dobbm", "points": 70, "announced": 70, "kontra": 1},
        ),
    ],
)
def test_every_mark_is_read(line: str, variant: str, house: dict[str, Any], seats: int, deal: dict[str, Any]) -> None:
    if seats == 5:
        rules = rules_of(variant, house, 5)
        reading = read_line(rules, line, Turn(1, (1, 2)))
        assert reading.deal is not None
        assert members(reading.deal) == deal
        return
    if seats == 4 and variant == "wuerttemberg":
        reading = read_line(rules_of(variant, house, 4), line, Turn(1, (1,)))
        assert reading.deal is not None
        assert members(reading.deal) == deal
        return
    assert told(line, variant, house, seats) == deal


@pytest.mark.parametrize(
    ("line", "kind"), [("p", "passed"), ("x", "struck"), ("?", "unreadable"), ("gepasst", "passed")]
)
def test_deals_that_were_not_played_are_one_sign(line: str, kind: str) -> None:
    assert told(line) == {kind: True}
    assert told(f"{line} @2") == {"dealer": 2, kind: True}


@pytest.mark.parametrize(
    ("line", "variant", "code", "span"),
    [
        ("2 f 119", "wuerttemberg", "points-out-of-range", (4, 7)),
        ("2 f 121", "wuerttemberg", "points-out-of-range", (4, 7)),
        ("2 f -36", "wuerttemberg", "points-out-of-range", (4, 7)),
        ("2f36-", "wuerttemberg", "points-out-of-range", (2, 5)),
        ("2f71,5", "wuerttemberg", "fact-not-whole", (2, 6)),
        ("2 f 71 t+", "wuerttemberg", "tout-without-all", (7, 9)),
        ("4f66", "wuerttemberg", "declarer-unknown", (0, 1)),
        ("12f66", "wuerttemberg", "seat-wanted", (0, 2)),
        ("f66", "wuerttemberg", "seat-wanted", (0, 1)),
        ("2 q 66", "wuerttemberg", "contract-unknown", (2, 3)),
        ("2*9*66", "wuerttemberg", "contract-number", (2, 3)),
        ("2 f", "wuerttemberg", "fact-missing", (3, 3)),
        ("2 f 66 zz", "wuerttemberg", "mark-unknown", (7, 9)),
        ("2 f 66 t", "wuerttemberg", "mark-unfinished", (7, 8)),
        ("2 f 66 @", "wuerttemberg", "mark-unfinished", (7, 8)),
        ("2 f 66 @7", "wuerttemberg", "dealer-unknown", (7, 9)),
        ("2 f 66 ~1", "wuerttemberg", "resting-wrong", (7, 9)),
        ("2 f 66 !", "wuerttemberg", "line-unclear", (7, 8)),
        ("2 f 66 k!", "wuerttemberg", "mark-unknown", (7, 8)),
        ("2r", "dapp", "made-missing", (2, 2)),
        ("2s", "dapp", "points-or-made-missing", (2, 2)),
        ("2s60m+", "dapp", "made-disagrees", (4, 6)),
        ("2 b 50", "dapp", "fact-unexpected", (4, 6)),
        ("ra 70 60/6 5", "dapp", "sum-wrong", (3, 8)),
        ("ra 55 40 25/5 4 4", "dapp", "sum-wrong", (12, 17)),
        ("ra 70 50 0/6 4 1 l4", "dapp", "seat-unknown", (17, 19)),
        ("2o39v", "tapp_tarock", "valat-points", (4, 5)),
        ("2o39tr1he2", "tapp_tarock", "heads-beside-trull", (7, 10)),
        ("2o39tr1tr2", "tapp_tarock", "mark-twice", (7, 10)),
        ("2o39tr4", "tapp_tarock", "seat-unknown", (4, 7)),
    ],
)
def test_a_slip_is_named_at_its_place(line: str, variant: str, code: str, span: tuple[int, int]) -> None:
    reading = typed(line, variant)
    assert reading.deal is None
    found = [(slip.problem.code, (slip.start, slip.end)) for slip in reading.slips]
    assert (code, span) in found


def test_a_bare_number_is_never_a_deal_but_opens_a_table() -> None:
    assert typed("7").table == 7
    assert typed("2").kind == "table"


def test_an_empty_line_books_nothing() -> None:
    assert typed("   ").kind == "empty"


def test_the_control_line_has_one_number_a_seat_with_its_sign_on_either_side() -> None:
    assert typed("= 30 6 -36").control == (30, 6, -36)
    assert typed("=30 6 36-").control == (30, 6, -36)
    assert typed("= +30 6 −36").control == (30, 6, -36)
    assert typed("= 0,5 -0,25 -0.25").control == (Fraction(1, 2), Fraction(-1, 4), Fraction(-1, 4))
    assert [slip.problem.code for slip in typed("= 30 6").slips] == ["control-length"]
    assert [(slip.problem.code, slip.start) for slip in typed("= 30 a 6").slips] == [("control-unclear", 5)]


def test_a_sheet_code_is_known_by_its_shape() -> None:
    assert typed("zab2c9").code == "ZAB2C9"
    assert typed("zab2c").code == ""


def test_a_club_may_change_its_letters() -> None:
    rules = rules_of("wuerttemberg", letters={"frage": "r", "tout": "du"})
    reading = read_line(rules, "2 r 74", Turn(1, ()))
    assert reading.deal is not None
    assert write(rules, reading.deal) == "2 r 74"
    assert read_line(rules, "2r120du+", Turn(1, ())).deal is not None
    with pytest.raises(RefusedError) as refused:
        rules_of("wuerttemberg", letters={"frage": "s"})
    assert {problem.code for problem in refused.value.problems} == {"letter-twice"}
    with pytest.raises(RefusedError):
        rules_of("wuerttemberg", letters={"frage": "f1"})
    with pytest.raises(RefusedError):
        rules_of("wuerttemberg", letters={"nothing": "n"})


def test_the_pad_offers_what_the_rules_offer() -> None:
    offered = pad(rules_of("tapp_tarock", {"kontra": True}))
    assert [(one.text, one.number, one.takes) for one in offered.contracts] == [
        ("d", 1, "either"),
        ("u", 2, "either"),
        ("o", 3, "either"),
        ("s", 4, "either"),
    ]
    marks = [button.text for button in offered.contracts[0].marks]
    assert marks == ["pa", "pa+", "pa-", "pa0", "v", "v+", "v-", "tr", "k", "he", *["k!", "k!!", "k!!!"] * 3]
    dapp = pad(rules_of("dapp"))
    assert [one.takes for one in dapp.contracts][-2:] == ["sign", "each"]
    assert [one.text for one in dapp.unplayed] == ["p", "x", "?"]
