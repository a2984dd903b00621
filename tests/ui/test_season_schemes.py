"""The conventions of real series (nine of them), each chosen in the window and held against a result by hand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.seasons import Seasons
from tappscore.ui.dialogs.season import SeasonDialog

CONTROL = Qt.KeyboardModifier.ControlModifier
# Three evenings of one table each, as the last line of the paper has them.
POINTS = (
    {"Anna": 60, "Bert": 40, "Carl": 10, "Dora": -30, "Emil": -80},
    {"Bert": 50, "Anna": 20, "Dora": 20, "Carl": -90},
    {"Carl": 100, "Anna": 30, "Bert": 5, "Dora": -60, "Emil": -75},
)
GROUPS = {"Anna": "Damen", "Dora": "Damen", "Emil": "Jugend"}
TEAMS = {"Anna": "Ost", "Bert": "Ost", "Carl": "West", "Dora": "West", "Emil": "West"}


def evening(number: int, points: dict[str, int], guest: str = "") -> dict[str, object]:
    people = list(points)
    entries = [
        {
            "number": at, "person": name, "first": "", "last": name, "group": GROUPS.get(name, ""),
            "team": TEAMS.get(name, ""), "guest": name == guest,
        }
        for at, name in enumerate(people, start=1)
    ]  # fmt: skip
    table = {"table": 1, "seats": list(range(1, len(people) + 1)), "totals": list(points.values())}
    return {
        "format": "tappscore-tournament/1", "uuid": f"e{number}", "name": f"Abend {number}",
        "date": f"2026-0{number}-01", "variant": "dapp", "ranking": ["points"], "state": "final", "rounds_planned": 1,
        "entries": entries,
        "rounds": [{"number": 1, "state": "closed", "deals_per_table": {str(len(people)): 12}, "tables": [table]}],
    }  # fmt: skip


def put(club: Path, guest: str = "") -> None:
    with open_or_create(club) as file:
        for number, points in enumerate(POINTS, start=1):
            Archive(file).bring_in(archive.read(evening(number, points, guest)))


@pytest.fixture
def hands(club: Path, open_desk: Callable[..., object]):
    put(club)
    made = open_desk()
    made.alt(7)
    return made


def begun(hands, choose: Callable[[SeasonDialog], object]):
    """Begin a season of all three evenings by keys; `choose` says how it counts."""
    tab = hands.window.page("history").show_tab("seasons")
    tab.setFocus()
    hands.press(Qt.Key.Key_Return, CONTROL)
    dialog = hands.dialog(SeasonDialog)
    hands.type("2026")
    dialog.evenings.setFocus()
    for _ in range(3):
        hands.press(Qt.Key.Key_Space)
        hands.press(Qt.Key.Key_Down)
    choose(dialog)
    hands.click(dialog.keep_button)
    hands.wait_until(lambda: not tab.reader.is_busy and tab.model.rowCount() > 0)
    return tab


def ranking(tab) -> list[tuple[int | None, str, object]]:
    rows = [tab.model.row_at(at) for at in range(tab.model.rowCount())]
    return [(line.place, line.name, line.value) for line in rows]


def preset(hands, key: str) -> Callable[[SeasonDialog], None]:
    def choose(dialog: SeasonDialog) -> None:
        dialog.preset.setFocus()
        hands.press(Qt.Key.Key_Home)
        while dialog.preset.currentData() != key:
            at = dialog.preset.currentIndex()
            hands.press(Qt.Key.Key_Down)
            assert dialog.preset.currentIndex() > at, key

    return choose


SCHEMES = {
    # Anna 60+20+30, Bert 40+50+5, Carl 10−90+100, Dora −30+20−60, Emil −80−75.
    "raw": [(1, "Anna", 110), (2, "Bert", 95), (3, "Carl", 20), (4, "Dora", -70), (5, "Emil", -155)],
    # Emil missed the second evening.
    "every_evening": [(1, "Anna", 110), (2, "Bert", 95), (3, "Carl", 20), (4, "Dora", -70), (None, "Emil", -155)],
    "day_winners": [(1, "Anna", 110), (2, "Bert", 95), (3, "Carl", 20), (4, "Dora", -70), (5, "Emil", -155)],
    # People beaten plus one: Anna 5+3+4, Bert 4+4+3, Carl 3+1+5, Dora 2+3+2, Emil 1+1.
    "field": [(1, "Anna", 12), (2, "Bert", 11), (3, "Carl", 9), (4, "Dora", 7), (5, "Emil", 2)],
    # Best two of three, the last double: Carl 15 12 50, Anna 25 18 36, Bert 18 25 30, Dora 12 18 24, Emil 10 20.
    "formula_one": [(1, "Carl", 65), (2, "Anna", 61), (3, "Bert", 55), (4, "Dora", 42), (5, "Emil", 30)],
    # Percent: Anna 100 75 80, Bert 80 100 60, Carl 60 25 100, Dora 40 75 40, Emil 20 20.
    "qualification": [(1, "Anna", 255), (2, "Bert", 240), (3, "Carl", 185), (4, "Dora", 155), (5, "Emil", 40)],
    # Two of three: Carl 100+10, Anna 60+30, Bert 50+40 (level; one win each, best evening 60 before 50), Dora 20−30.
    "best": [(1, "Carl", 110), (2, "Anna", 90), (3, "Bert", 90), (4, "Dora", -10), (5, "Emil", -155)],
    # A quarter of five is two, of four one: Anna 2+0+1, Carl 0+0+2, Bert 1+1; Carl's best evening is worth 2.
    "quarter": [(1, "Anna", 3), (2, "Carl", 2), (3, "Bert", 2), (4, "Dora", 0), (5, "Emil", 0)],
    # People at the table minus rank: Anna 4+1½+3, Bert 3+3+2, Carl 2+0+4, Dora 1+1½+1, Emil 0+0.
    "tables": [
        (1, "Anna", Fraction(17, 2)), (2, "Bert", 8), (3, "Carl", 6), (4, "Dora", Fraction(7, 2)), (5, "Emil", 0),
    ],
}  # fmt: skip


@pytest.mark.parametrize("key", SCHEMES)
def test_a_convention_ranks_as_worked_out_by_hand(hands, key: str) -> None:
    tab = begun(hands, preset(hands, key))
    assert ranking(tab) == SCHEMES[key]
    season = Seasons(hands.desk.file).find("2026")
    lines = Seasons(hands.desk.file).ranking(season.id)
    assert [(line.place, line.name, line.value) for line in lines] == SCHEMES[key]
    assert [line.qualified for line in lines] == [key == "qualification"] * 5


def test_lists_of_ladies_youth_and_teams_stand_beside_everybodys(hands) -> None:
    tab = begun(hands, lambda dialog: None)
    hands.focus()  # the window has the keyboard again
    tab.which.setFocus()
    assert [tab.which.itemText(at) for at in range(4)] == ["Everybody", "Damen", "Jugend", "Teams"]
    hands.press(Qt.Key.Key_Down)
    assert ranking(tab) == [(1, "Anna", 110), (2, "Dora", -70)]
    hands.press(Qt.Key.Key_Down)
    assert ranking(tab) == [(1, "Emil", -155)]
    # Teams count their best three: Ost 100+70+35, West (10−30−80)+(20−90)+(100−60−75).
    hands.press(Qt.Key.Key_Down)
    assert ranking(tab) == [(1, "Ost", 205), (2, "West", -205)]


def test_teams_count_their_best_two_where_the_season_says_so(hands) -> None:
    def choose(dialog: SeasonDialog) -> None:
        dialog.form.by_team.setFocus()
        hands.press(Qt.Key.Key_Space)
        dialog.form.team_size.setFocus()
        dialog.form.team_size.selectAll()
        hands.type("2")

    # Ost 100+70+35, West (10−30)+(20−90)+(100−60).
    assert ranking(begun(hands, choose)) == [(1, "Ost", 205), (2, "West", -50)]


def test_a_guest_is_listed_without_a_place_unless_guests_are_ranked(
    club: Path, open_desk: Callable[..., object]
) -> None:
    put(club, guest="Anna")
    hands = open_desk()
    hands.alt(7)
    tab = begun(hands, lambda dialog: None)
    assert ranking(tab)[-1] == (None, "Anna", 110)
    hands.click(tab.change)
    dialog = hands.dialog(SeasonDialog)
    dialog.form.guests.setFocus()
    hands.press(Qt.Key.Key_Space)
    hands.click(dialog.keep_button)
    hands.wait_until(lambda: ranking(tab)[0] == (1, "Anna", 110))


def test_a_club_orders_its_own_tie_breaks(hands) -> None:
    def choose(dialog: SeasonDialog) -> None:
        preset(hands, "best")(dialog)
        # Anna and Bert are level at 90; by all results, struck ones too, it is 110 to 95; by the last evening 30 to 0.
        for at, key in enumerate(("last_evening", "all_results")):
            box = dialog.form.ties[at]
            box.setFocus()
            hands.press(Qt.Key.Key_Home)
            while box.currentData() != key:
                hands.press(Qt.Key.Key_Down)

    tab = begun(hands, choose)
    season = Seasons(hands.desk.file).find("2026")
    assert season.scheme.ties[:2] == ("last_evening", "all_results")
    assert ranking(tab)[1:3] == [(2, "Anna", 90), (3, "Bert", 90)]
    assert tab.model.row_at(1).decided_by == "last_evening"


def test_bonus_for_rounds_sat_out_is_offered_and_kept(hands) -> None:
    def choose(dialog: SeasonDialog) -> None:
        dialog.form.sitting_out.setFocus()
        dialog.form.sitting_out.selectAll()
        hands.type("7.5")

    begun(hands, choose)
    assert Seasons(hands.desk.file).find("2026").scheme.sitting_out_bonus == Fraction(15, 2)
