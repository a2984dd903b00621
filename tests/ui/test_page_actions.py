"""Actions of a page work while it is shown, from the palette too, and never without a tournament."""

from __future__ import annotations

from desk_hands import registered

from tappscore.ui.dialogs.palette import all_finds


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
