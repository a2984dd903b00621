"""What the buttons under the line are, made from the rules in force."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tappscore.i18n import Catalog, formats
from tappscore.rules.notation import Button, Pad, pad
from tappscore.rules.ruleset import Rules
from tappscore.ui.widgets.pad import PadKey
from tappscore.ui.words import translate

_LETTERS = 9  # of a name where the buttons are short of room


def pad_keys(rules: Rules, names: Sequence[str], catalog: Catalog) -> tuple[PadKey, ...]:
    """Give seats by name, contracts with their letter, digits, signs, marks; each types what it shows first."""
    return _keys(rules, tuple(names), catalog)


@lru_cache(maxsize=200)
def _keys(rules: Rules, names: tuple[str, ...], catalog: Catalog) -> tuple[PadKey, ...]:
    offered = pad(rules)
    keys = [
        PadKey(
            f"{seat} {name}",
            f"{seat} ",
            translate("Scoring", "Seat {number}: {name}", number=seat, name=name),
            "seat",
            short=f"{seat} {_cut(name)}",
        )
        for seat, name in enumerate(names, start=1)
    ]
    keys += [_unplayed(button, catalog) for button in offered.unplayed]
    keys += _contracts(offered, catalog)
    keys += [PadKey(digit, digit, digit, "digit") for digit in "1234567890"]
    keys += _signs(rules, offered)
    keys.append(PadKey("⌫", "", translate("Scoring", "Take back the last sign"), "sign"))
    keys += _marks(offered, catalog)
    return tuple(keys)


def _cut(name: str) -> str:
    """Shorten a long name to the letters that tell it from its neighbours' at a glance."""
    return name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1].rstrip(' -')}…"


def _unplayed(button: Button, catalog: Catalog) -> PadKey:
    words = catalog.text(button.label)
    # "struck, void for all" is for the ear; the button has room for one word.
    return PadKey(f"{button.text} {words.partition(',')[0]}", button.text, words, "unplayed", short=button.text)


def _contracts(offered: Pad, catalog: Catalog) -> Iterator[PadKey]:
    for contract in offered.contracts:
        words = catalog.text(contract.contract.label)
        name = translate(
            "Scoring",
            "{game}: {letter}, on the number pad {number}",
            game=words,
            letter=contract.text,
            number=contract.number,
        )
        yield PadKey(f"{contract.text} {words}", f"{contract.text} ", name, "contract", short=contract.text)


def _signs(rules: Rules, offered: Pad) -> Iterator[PadKey]:
    yield PadKey("+", "+", translate("Scoring", "Plus: made, won"), "sign")
    yield PadKey(formats.MINUS, "-", translate("Scoring", "Minus: lost"), "sign")
    if any(contract.takes == "each" for contract in offered.contracts):
        yield PadKey("/", " / ", translate("Scoring", "Between card points and tricks"), "sign")
    if offered.has_parts:
        yield PadKey(",", ",", translate("Scoring", "Decimal comma, where points have halves and quarters"), "sign")
    yield PadKey("␣", " ", translate("Scoring", "Space"), "sign")
    yield PadKey("@", " @", translate("Scoring", "Dealer, where it isn't the one on the sheet"), "sign")
    if rules.seats > rules.active_count:
        yield PadKey("~", " ~", translate("Scoring", "Resting, where it isn't the one on the sheet"), "sign")


def _marks(offered: Pad, catalog: Catalog) -> Iterator[PadKey]:
    seen: set[str] = set()
    for contract in offered.contracts:
        for button in contract.marks:
            if button.text in seen:
                continue
            seen.add(button.text)
            words = catalog.text(button.label)
            detail = catalog.text(button.detail) if button.detail is not None else ""
            shown = button.text.replace("-", formats.MINUS)
            name = f"{words}: {detail}" if detail else words
            # What stands in brackets explains; a button has no room for it.
            label = (detail or words).partition(" (")[0]
            yield PadKey(f"{shown} {label}", f" {button.text}", name, "mark", short=shown)
