"""The house options of every variant, with defaults, read from formats.md 1 and rules.md.

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Fits = Callable[[object], bool]
Option = tuple[object, Fits]  # default, test


def is_whole(value: object, low: int = 0, high: int | None = None) -> bool:
    """Tell whether a JSON value is a whole number between the limits; true and 74.0 are none."""
    return type(value) is int and value >= low and (high is None or value <= high)


def one_of(*values: object) -> Option:
    """Declare a choice; the first value is the default. True is not 1."""
    return values[0], lambda value: any(type(value) is type(known) and value == known for known in values)


def amount(default: int) -> Option:
    """Declare a whole number from 0."""
    return default, is_whole


def within(default: int, low: int, high: int | None = None) -> Option:
    """Declare a whole number between limits."""
    return default, lambda value: is_whole(value, low, high)


def values_of(**defaults: int | None) -> Option:
    """Declare a map contract → whole number from 0; None stands for "the club has to fill it"."""

    def fits(value: object) -> bool:
        return isinstance(value, dict) and all(key in defaults and is_whole(given) for key, given in value.items())

    return defaults, fits


# 0.7: house options of every variant.
EVERYWHERE: dict[str, Option] = {
    "bock": one_of(False, True),
    "revoke": one_of("off", "least", "all"),
    "revoke_pays": one_of("side", "alone"),
}
# A Kontra of the club's own for every variant that has none: doubles the game.
GAME_KONTRA: dict[str, Option] = {"game_kontra": within(0, 0, 3)}
HAVE_KONTRA = (
    *("tapp_tarock", "illustrated_tarock", "six_bid_solo", "house", "german_tarok", "bavarian_tarock", "bauerntarock"),
    *("dobbm", "dreierles", "schwarzwald_dappen", "zuger_tapp", "schellen_tapp"),
)
# 0.4, section 1
POT: dict[str, Option] = {"pot": one_of(False, True), "ante": amount(2), "pot_end": one_of("split", "keep")}
FAILED_TOUT = one_of("full", "points", "plain")


def house_tariff(half: str, kontra_max: int, *, resting_settles: bool = False) -> dict[str, Option]:
    """Declare the common settings of section 13."""
    halves = [half, *(other for other in ("draw", "lost", "won") if other != half)]
    return {
        "half": one_of(*halves),
        "resting_settles": one_of(resting_settles, not resting_settles),
        "kontra_max": within(kontra_max, 0, 3),
        **POT,
    }


# 10: the bonus table is one of two; scheme collection is the version S9.
OPTIONS: dict[str, dict[str, Option]] = {
    "wuerttemberg": {"tout_factor": one_of(2, 3), "failed_tout": FAILED_TOUT, **POT},
    "classic": {
        "rounding": one_of("up", "exact"),
        "solo_rounding": one_of("half_up", "twice_frage"),
        "failed_tout": FAILED_TOUT,
        **POT,
        "pot_contracts": one_of("both", "hearts"),
    },
    "dapp": {
        "tariff": values_of(
            frage=5,
            solo=5,
            herzsolo=10,
            bettel=15,
            rufer=15,
            herzrufer=30,
            bettel_ouvert=30,
            durch=30,
            herzdurch=60,
        ),
        "ramsch_value": amount(5),
        "jungfer_value": amount(10),
        "jungfer": one_of("recipient", "everyone"),
        "ramsch_tie": one_of("each", "share", "last_trick", "nobody"),
        "durchmarsch": one_of("pays", "wins"),
        "four_seats": one_of("all", "dealer_rests"),
        "pack": one_of(36, 32),
    },
    "tapp_tarock": {
        "valat": one_of("fixed", "times"),
        "pagat_in_solo": one_of("doubled", "plain"),
        "hand_bonus": one_of("party", "holder", "off"),
        "kontra": one_of(False, True),
    },
    "tapp_tarock_1821": {"base": one_of(50, 30, 40)},
    "frog": {"grand_value": one_of(4, 3), "resting_paid_on_loss": one_of(False, True)},
    "six_bid_solo": {"misere_value": one_of(30, 40)},
    "dreiertarock": {},
    "point_tarock": {},
    "illustrated_tarock": {
        "bonus_table": one_of("german", "english"),
        "scheme": one_of("beck", "collection"),
    },
    "zwoelfertarock": {},
    "german_tarok": {
        "tariff": values_of(frage=1, solo=2, herzsolo=4),
        "tout_factor": one_of(2, 3),
        "failed_tout": FAILED_TOUT,
        **house_tariff("draw", 0),
    },
    "bavarian_tarock": {
        "tariff": values_of(bettel=None),
        "base": amount(10),
        "step": amount(5),
        "hand_factor": within(2, 1),
        "schneider": amount(10),
        "matsch": amount(20),
        "bidding": one_of(True, False),
        "target": within(61, 1, 120),
        **house_tariff("lost", 0),
    },
    "bauerntarock": {
        "tariff": values_of(hineinschauen=1, sumpern=2),
        "spatz_value": amount(1),
        **house_tariff("lost", 3),
    },
    "dobbm": {
        "tariff": values_of(dobbm=1, solo=2),
        "announced_factor": within(2, 1),
        **house_tariff("lost", 3),
    },
    "dreierles": {
        "tariff": values_of(dreier=2, zweier=None, einer=None, solo=4),
        "extra_value": amount(1),
        "raeuber_value": amount(2),
        **house_tariff("lost", 1, resting_settles=True),
    },
    "schwarzwald_dappen": {
        "counting": one_of("raw", "pairs"),
        "stake": amount(1),
        **house_tariff("won", 0),
    },
    "zuger_tapp": {"tariff": values_of(spiel=1, solo=2), **house_tariff("lost", 3)},
    "schellen_tapp": {"tariff": values_of(spiel=1, solo=2), **house_tariff("lost", 3)},
    "house": {
        "active": within(3, 3, 7),
        **{name: option for name, option in house_tariff("lost", 0).items() if name != "half"},
    },
}

# In rank order, lowest first (formats.md 1).
CONTRACTS: dict[str, tuple[str, ...]] = {
    "wuerttemberg": ("frage", "solo"),
    "classic": ("frage", "solo", "herzsolo"),
    "dapp": (
        *("frage", "solo", "herzsolo", "bettel", "rufer", "herzrufer", "bettel_ouvert", "durch", "herzdurch"),
        "ramsch",
    ),
    "tapp_tarock": ("dreier", "unterer", "oberer", "solo"),
    "tapp_tarock_1821": ("tapper", "dreyer", "solo"),
    "frog": ("frog", "chico", "grand"),
    "six_bid_solo": ("solo", "heart_solo", "misere", "guarantee", "spread_misere", "call_solo"),
    "dreiertarock": ("einser", "zweier", "dreier", "vierer", "fuenfer", "solo", "solo_valat"),
    "point_tarock": ("dreier", "unterer", "oberer", "solo"),
    "illustrated_tarock": ("dreiblatt", "zweiblatt", "einblatt", "solo"),
    "zwoelfertarock": ("tapper", "dreyer", "zweyer", "einer", "solo"),
    "german_tarok": ("frage", "solo", "herzsolo"),
    "bavarian_tarock": ("pickup", "hand", "bettel"),
    "bauerntarock": ("hineinschauen", "sumpern"),
    "dobbm": ("dobbm", "solo"),
    "dreierles": ("dreier", "zweier", "einer", "solo", "raeuber"),
    "schwarzwald_dappen": ("dapp",),
    "zuger_tapp": ("spiel", "solo"),
    "schellen_tapp": ("spiel", "solo"),
    "house": (),
}


def _house_contract_is_sound(contract: object) -> bool:
    """Check one contract that a club has defined (formats.md 1, `house`)."""
    if not isinstance(contract, dict):
        return False
    known = {"key", "letter", "label", "value", "per_point", "total", "target", "half", "trump"}
    given = {name: value for name, value in contract.items() if value is not None}
    letter = given.get("letter", "a")
    return (
        set(given) <= known
        and isinstance(given.get("key"), str)
        and isinstance(letter, str)
        and not any(sign.isdigit() for sign in letter)
        and is_whole(given.get("value"))
        and isinstance(given.get("per_point", False), bool)
        and is_whole(given.get("total", 120), 1)
        and is_whole(given.get("target", 0))
        and given.get("half", "lost") in ("draw", "lost", "won")
    )


def _house_contracts_are_sound(contracts: object) -> bool:
    if not isinstance(contracts, list) or not contracts:
        return False
    if not all(_house_contract_is_sound(contract) for contract in contracts):
        return False
    keys = [contract["key"] for contract in contracts]
    letters = [contract["letter"].casefold() for contract in contracts if contract.get("letter")]
    return len(set(keys)) == len(keys) and len(set(letters)) == len(letters)


def resolve(variant: str, house: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Fill in the defaults; also name the options that are unknown or have a wrong value."""
    known = {**OPTIONS[variant], **EVERYWHERE, **({} if variant in HAVE_KONTRA else GAME_KONTRA)}
    options = {name: default for name, (default, _) in known.items()}
    wrong = []
    if variant == "house":
        contracts = house.get("contracts")
        sound = contracts is not None and _house_contracts_are_sound(contracts)
        options["contracts"] = contracts if sound else []
        if contracts is not None and not sound:
            wrong.append("contracts")
    for name, value in house.items():
        if value is None or (variant == "house" and name == "contracts"):
            continue
        if name not in known or not known[name][1](value):
            wrong.append(name)
        elif isinstance(value, dict):  # a tariff overrides single values (rules.md 3)
            usual = known[name][0]
            options[name] = {**usual, **value} if isinstance(usual, dict) else value
        else:
            options[name] = value
    return options, wrong


def contracts_of(variant: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Name the contracts, lowest first."""
    if variant == "house":
        return tuple(contract["key"] for contract in options["contracts"])
    return CONTRACTS[variant]
