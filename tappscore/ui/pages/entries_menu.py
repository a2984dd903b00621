"""The states that an entry may take, as a menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from tappscore.i18n import Text, mark
from tappscore.tournament.stand_ins import instead_of, replaced
from tappscore.ui import words
from tappscore.ui.offers import Offer, menu_offers
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Entry, EntryState
    from tappscore.ui.desk import Desk


def _substitute(desk: Desk, entry: Entry, parent: QWidget) -> None:
    from tappscore.ui.dialogs.substitute import SubstituteDialog, round_to_leave

    SubstituteDialog(desk, (entry,), round_to_leave(desk), parent.window()).open()


STATES: tuple[tuple[EntryState, Text], ...] = (
    ("present", mark("Entries", "Is here")),
    ("booked", mark("Entries", "Is only booked")),
    ("waiting", mark("Entries", "Waits for a seat")),
)
# Why the answer about a substitute is another one now.
REASONS = (
    mark("Entries", "agreed with both"),
    mark("Entries", "decided later"),
    mark("Entries", "is back again"),
    mark("Entries", "entered by mistake"),
)


def _offer_substitute(desk: Desk, entry: Entry, menu: QMenu, parent: QWidget) -> None:
    """Offer a substitute, or what may still be decided about the one there is."""
    snapshot, substitutes = desk.snapshot, desk.substitutes
    there = replaced(snapshot, entry.id)
    if there is None and (snapshot.rounds or entry.state == "booked"):
        menu.addSeparator()
        menu.addAction(translate("Entries", "Substitute…")).triggered.connect(
            lambda _checked=False: _substitute(desk, entry, parent)
        )
    there = there or instead_of(snapshot, entry.id)
    if there is None:
        return
    found, takes = there, not there.takes_points
    text = translate("Entries", "The substitute takes over the points")
    if found.takes_points:
        text = translate("Entries", "The substitute counts for themselves")
    revoke = translate("Entries", "Take the substitute back")

    def ask(title: str, verb: Callable[[str], ChangeSet]) -> None:
        from tappscore.ui.dialogs.reason import ReasonDialog

        gone, by = snapshot.entry(found.entry).person.spoken, snapshot.entry(found.by).person.spoken
        told = translate(
            "Entries", "{other} plays instead of {name} since round {number}.", other=by, name=gone, number=found.round
        )
        ReasonDialog(desk, title, told, REASONS, verb, parent.window()).open()

    menu.addAction(f"{text}…").triggered.connect(
        lambda _checked=False: ask(text, lambda reason: substitutes.choose_points(found.id, takes, reason))
    )
    menu.addAction(f"{revoke}…").triggered.connect(
        lambda _checked=False: ask(revoke, lambda reason: substitutes.revoke(found.id, reason))
    )


def state_offers(desk: Desk, entry: Entry | None, parent: QWidget) -> list[Offer]:
    """Give what may become of an entry, by its person's name; nothing without an entry."""
    return menu_offers(state_menu(desk, entry, parent), f"{entry.person.spoken}: ") if entry is not None else []


def state_menu(desk: Desk, entry: Entry | None, parent: QWidget) -> QMenu:
    """Offer what may become of an entry; empty without one."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if entry is None:
        return menu
    registration, key = desk.registration, entry.id

    def offer(text: str, verb: Callable[[], ChangeSet]) -> None:
        menu.addAction(text).triggered.connect(lambda _checked=False: desk.run(verb))

    for state, text in STATES:
        if entry.state != state:
            offer(words.spoken(text), partial(registration.mark, key, state))
    _offer_substitute(desk, entry, menu, parent)
    if entry.state in ("withdrawn", "disqualified"):
        offer(translate("Entries", "Plays again"), partial(registration.reinstate, key))
        return menu
    # Nobody leaves a round that is over: what was played there stays played.
    over = sum(round_.state == "closed" for round_ in desk.snapshot.rounds)
    drawn = len(desk.snapshot.rounds)
    last = min(drawn + 1, max(drawn, desk.snapshot.rounds_planned)) if drawn else 0
    if over < last:
        menu.addSeparator()
    for number in range(over + 1, last + 1):
        offer(
            translate("Entries", "Gone from round {number} on", number=number),
            partial(registration.withdraw, key, number),
        )
    return menu
