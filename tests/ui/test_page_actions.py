"""Actions of a page work while it is shown, from the palette too, and never without a tournament."""

from __future__ import annotations

from desk_hands import registered
from PySide6.QtCore import Qt

from tappscore.rules.deal import Deal
from tappscore.ui.dialogs.palette import Palette, all_finds


def test_without_a_tournament_no_action_of_a_page_is_offered_or_taken(hands) -> None:
    for page in ("seating", "scoring", "print", "standings", "entries"):
        hands.window.show_page(page)
    assert any(find.title == "Draw the round" for find in all_finds(hands.desk))
    hands.desk.bus.open(None)
    assert not any(find.title == "Draw the round" for find in all_finds(hands.desk))
    for key in ("seating.draw", "scoring.next", "print.save", "standings.why", "entries.remove"):
        hands.desk.actions[key].trigger()


def test_an_action_from_the_palette_takes_place_on_its_page(hands) -> None:
    hands.window.show_page("seating")
    hands.window.show_page("tonight")
    find = next(find for find in all_finds(hands.desk) if find.title == "Draw the round")
    find.choose()
    assert hands.window.current == "seating"
    hands.wait_until(lambda: bool(hands.desk.snapshot.rounds))


def test_an_action_of_a_page_that_is_not_shown_does_nothing(club, open_desk) -> None:
    registered(club)
    hands = open_desk()
    hands.window.show_page("seating")
    hands.window.show_page("tonight")
    hands.desk.actions["seating.draw"].trigger()
    assert hands.desk.snapshot.rounds == ()


def found(hands, typed: str) -> list[str]:
    """What the palette finds for some letters; it stays open."""
    hands.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = hands.dialog(Palette)
    hands.type(typed)
    return [palette.found.item(at).text() for at in range(palette.found.count() - 1)]  # the last one searches on


def with_a_sheet(club, open_desk, language: str = "en"):
    """A window whose Scoring page shows a sheet of a round that has begun, one deal on it."""
    registered(club)
    hands = open_desk(language)
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    desk.run(lambda: desk.rounds.start(desk.snapshot.rounds[0].id))
    desk.run(lambda: desk.scoring.record(desk.snapshot.rounds[0].tables[0].id, Deal(kind="passed")))
    hands.alt(4)
    return hands


def test_what_the_menu_of_the_sheet_holds_is_found_and_done(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk)
    assert found(hands, "broken off after 1") == ["Broken off after 1"]
    hands.enter()
    assert hands.desk.snapshot.rounds[0].tables[0].broken_off == 1
    hands.window.activateWindow()  # as a real screen does once the palette is gone
    hands.wait_until(hands.window.page("scoring").bar.field.hasFocus)


def test_the_words_of_the_menu_are_found_in_german(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk, "de")
    titles = found(hands, "abgebrochen")
    assert titles[0] == "Abgebrochen nach 1"


def test_other_people_are_typed_into_the_line_right_away(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk)
    assert found(hands, "other people") == ["Other people sat here"]
    hands.enter()
    page = hands.window.page("scoring")
    assert page.loop.work.mode == "people"
    hands.window.activateWindow()  # as a real screen does once the palette is gone
    hands.wait_until(page.bar.field.hasFocus)


def test_deals_that_were_not_played_are_found_by_their_words(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk)
    assert any(title.startswith("unreadable") for title in found(hands, "unread"))
    hands.enter()
    assert hands.window.page("scoring").bar.field.text() == "?"


def test_what_is_done_with_a_deal_is_found_while_it_is_under_correction(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk)
    assert found(hands, "insert a deal") == []
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_Up)
    assert found(hands, "insert a deal") == ["Insert a deal before this one (Ins)"]
    hands.enter()
    assert hands.window.page("scoring").loop.work.mode == "insert"


def test_what_stands_in_the_list_of_actions_is_not_offered_twice(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk)
    assert found(hands, "totals first") == ["Totals first"]


def test_the_menu_of_a_page_that_is_not_open_is_not_offered(club, open_desk) -> None:
    hands = with_a_sheet(club, open_desk)
    hands.alt(1)
    assert found(hands, "broken off") == []


def test_what_may_become_of_the_chosen_entry_is_found_and_done(hands) -> None:
    hands.alt(2)
    entry = hands.desk.snapshot.entries[0]
    hands.desk.go("entries", entry=entry.id)
    assert found(hands, "waits for a seat") == [f"{entry.person.spoken}: Waits for a seat"]
    hands.enter()
    assert hands.desk.snapshot.entry(entry.id).state == "waiting"


def test_what_is_seldom_wanted_of_a_draw_is_found_and_done(hands) -> None:
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    hands.alt(3)
    assert found(hands, "take the draw") == ["Take the draw back"]
    hands.enter()
    hands.wait_until(lambda: not desk.snapshot.rounds)
