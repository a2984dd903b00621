"""What a page offers to do in its menus, as words and hands: what Ctrl+K finds besides the actions of the window.

A page that has menus says so by `offers()`; it is asked when somebody looks for something while it is open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

Offer = tuple[str, Callable[[], object]]


def offers_of(page: QWidget | None) -> list[Offer]:
    """Ask a page what its menus hold now; nothing from a page without menus."""
    offers = getattr(page, "offers", None)
    return list(offers()) if callable(offers) else []


def menu_offers(menu: QMenu, before: str = "") -> list[Offer]:
    """Give what can be chosen in a menu that is not shown, a menu inside it by both its words.

    The menu lives as long as what was given: it belongs to nobody else.
    """
    menu.setParent(None)
    return _chosen_in(menu, menu, before)


def _chosen_in(whole: QMenu, menu: QMenu, before: str) -> list[Offer]:
    offers: list[Offer] = []
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            offers += _chosen_in(whole, inner, f"{before}{action.text()}: ")
        elif action.isEnabled() and action.text():
            offers.append((before + action.text(), partial(_trigger, whole, action)))
    return offers


def _trigger(_whole: QMenu, action: QAction) -> None:
    action.trigger()
