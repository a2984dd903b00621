"""Simulated evenings: possible, the same for the same seed, and fast."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from cost import cost

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.registry import newest
from tappscore.tournament.audit import audit
from tappscore.tournament.ledger import fold
from tappscore.tournament.play_36 import PACK as PACK_36
from tappscore.tournament.play_36 import deal_out
from tappscore.tournament.play_54 import PACK as PACK_54
from tappscore.tournament.play_54 import card_points
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.simulate import simulate

PLAYED = ("wuerttemberg", "classic", "dapp", "tapp_tarock")


def deals_of(made: dict[str, Any]) -> list[dict[str, Any]]:
    return [deal for round_ in made["rounds"] for table in round_["tables"] for deal in table["deals"]]


@pytest.mark.parametrize("variant", [one.key for one in newest()])
def test_every_simulated_deal_is_legal(variant: str) -> None:
    house = {"contracts": CONTRACTS, "active": 3} if variant == "house" else None
    ledger = fold(archive.read(simulate(5, 13, 2, variant, house)))
    for result in ledger.results:
        for booked, settled in zip(result.table.deals, result.settlement.deals, strict=True):
            assert problems(result.rules, booked.deal, settled.turn) == ()
    assert {result.missing for result in ledger.results} == {0}


CONTRACTS = [{"key": "spiel", "letter": "s", "label": "Spiel", "value": 5, "total": 120, "target": 61, "half": "lost"}]


def test_the_same_seed_gives_the_same_evening_and_another_seed_another() -> None:
    one = simulate(9, 12, 2, "dapp")
    assert simulate(9, 12, 2, "dapp") == one
    assert simulate(10, 12, 2, "dapp") != one


def test_the_same_seed_makes_different_tournaments_of_different_games() -> None:
    one, other = simulate(9, 12, 1, "classic"), simulate(9, 12, 1, "wuerttemberg")
    assert one["uuid"] != other["uuid"]
    assert not {entry["uuid"] for entry in one["entries"]} & {entry["uuid"] for entry in other["entries"]}


def test_both_packs_hold_their_points() -> None:
    assert sum(PACK_36.points) == 120
    assert card_points(list(range(54))) == 70
    assert len(set(zip(PACK_54.suits, PACK_54.strengths, strict=True))) == 54


@pytest.mark.parametrize(
    ("players", "short", "hand", "tapp"), [(3, False, 11, 3), (4, False, 8, 4), (3, True, 10, 2), (4, True, 8, 0)]
)
def test_cards_are_dealt_as_the_game_has_it(players: int, short: bool, hand: int, tapp: int) -> None:
    dealt = deal_out(Chance(1), players, short=short)
    assert [len(cards) for cards in dealt.hands] == [hand] * players
    assert len(dealt.tapp) == tapp
    cards = [card for cards in (*dealt.hands, dealt.tapp) for card in cards]
    assert len(set(cards)) == (32 if short else 36)
    assert sum(PACK_36.points[card] for card in cards) == 120


def test_ramsch_shares_out_all_points_and_tricks() -> None:
    ramsch = [deal for deal in deals_of(simulate(3, 48, 4, "dapp")) if deal.get("contract") == "ramsch"]
    assert ramsch
    assert {sum(deal["points"]) for deal in ramsch} == {120}
    assert {sum(deal["tricks"]) for deal in ramsch} == {8}


def test_evenings_show_what_the_games_have() -> None:
    dapp = Counter(deal.get("contract") for seed in range(3) for deal in deals_of(simulate(seed, 48, 4, "dapp")))
    assert set(dapp) >= {"frage", "solo", "herzsolo", "bettel", "bettel_ouvert", "rufer", "durch", "ramsch"}
    tarock = deals_of(simulate(1, 48, 4, "tapp_tarock"))
    assert {deal.get("contract") for deal in tarock} >= {"dreier", "unterer", "oberer", "solo", None}
    assert {deal.get("pagat") for deal in tarock} >= {"made", "captured", "announced_made", "announced_lost"}
    assert all(any(key in deal for deal in tarock) for key in ("trull", "kings", "heads"))
    assert {deal.get("tout") for deal in deals_of(simulate(0, 48, 4, "wuerttemberg"))} == {None, "made", "failed"}


def test_nobody_sits_twice_and_everybody_meets_others() -> None:
    made = simulate(2, 48, 4, "dapp")
    met: Counter[frozenset[int]] = Counter()
    for round_ in made["rounds"]:
        seated = [person for table in round_["tables"] for person in table["seats"]]
        assert sorted(seated) == list(range(1, 49))
        for table in round_["tables"]:
            met.update(frozenset((one, other)) for one in table["seats"] for other in table["seats"] if one < other)
    assert max(met.values()) == 1


def test_names_test_the_program() -> None:
    entries = simulate(2, 48, 1, "dapp")["entries"]
    names = {f"{entry['first']} {entry['last']}" for entry in entries}
    assert {"Änne Weiß", "Łukasz Roth", "Patrick O'Neil", "Karl-Heinz Müller-Großmann"} <= names
    namesakes = [entry["town"] for entry in entries if (entry["first"], entry["last"]) == ("Hans", "Maier")]
    assert len(namesakes) == len(set(namesakes)) == 2
    assert len({(entry["first"], entry["last"], entry["town"]) for entry in entries}) == 48


def test_simulated_evening_has_no_contradiction() -> None:
    snapshot = archive.read(simulate(2, 17, 2, "tapp_tarock"))
    assert not [
        finding for finding in audit(snapshot, fold(snapshot), thorough=True) if finding.severity == "contradictory"
    ]


def test_evening_in_progress_leaves_tables_unfinished() -> None:
    snapshot = archive.read(simulate(2, 24, 2, "dapp", started=3))
    assert (snapshot.state, snapshot.rounds[0].state, snapshot.rounds[1].state) == ("running", "closed", "open")
    assert sum(result.missing > 0 for result in fold(snapshot).round(2)) == 3


def test_table_of_five_plays_so_many_deals_that_everybody_plays_twelve() -> None:
    made = simulate(2, 5, 1, "wuerttemberg")
    assert made["rounds"][0]["deals_per_table"] == {"5": 20}
    snapshot = archive.read(made)
    assert {row.tally.played for row in fold(snapshot).rows.values()} == {12}


@pytest.mark.parametrize(("people", "code"), [(2, "too-few-people"), (500, "too-many-people")])
def test_number_of_people_that_makes_no_evening_is_refused(people: int, code: str) -> None:
    with pytest.raises(RefusedError, match=code):
        simulate(1, people, 1, "dapp")


def test_unknown_house_option_is_refused() -> None:
    with pytest.raises(RefusedError, match="option-unknown"):
        simulate(1, 6, 1, "dapp", {"beer": 3})


def test_an_evening_of_48_people_is_played_in_two_seconds() -> None:
    assert cost(lambda: simulate(2, 48, 4, "dapp"), tries=2) < 28
