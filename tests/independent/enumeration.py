"""Deals to compare two opinions over: every fact at every value, legal and illegal, alone and together.

Nothing here knows what is legal; it only knows which values are worth asking
about. Imports nothing of tappscore.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from random import Random
from typing import Any

from house_options import CONTRACTS, HAVE_KONTRA, OPTIONS

Deal = dict[str, Any]
Values = list[Any]

ABSENT = object()
JUNK: Values = ["x", "", 1.5, True, -1, 10**30, [], {}, [1], {"a": 1}]
PAGAT = ["none", "made", "announced_made", "announced_lost", "captured"]
VALAT = ["none", "made", "announced_made", "announced_lost"]
SIDE = ["none", "declarer", "defenders"]
BONUS = ["none", "made", "announced_made", "announced_lost", "defenders"]
LEVELS = [0, 1, 2, 3, 4]
MADE = [True, False]

# Where something changes: limits, targets, halves, roundings, steps.
EDGES = {
    120: [0, 1, 2, 14, 40, 51, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 73, 74, 79, 80, 90, 91, 118, 119, 120, 121],
    70: [-1, 0, 1, 20, 33, 34, 35, 36, 37, 39, 40, 43, 44, 45, 49, 50, 54, 55, 56, 57, 60, 66, 67, 68, 69, 70, 71],
    106: [-1, 0, 1, 39, 40, 41, 52, 53, 54, 78, 79, 80, 105, 106, 107],
}
TOTALS = {
    **dict.fromkeys(("wuerttemberg", "classic", "dapp", "frog", "six_bid_solo", "german_tarok"), 120),
    **dict.fromkeys(("bavarian_tarock", "bauerntarock", "dobbm", "zuger_tapp", "schellen_tapp", "house"), 120),
    **dict.fromkeys(("tapp_tarock", "tapp_tarock_1821", "dreiertarock", "point_tarock"), 70),
    **dict.fromkeys(("illustrated_tarock", "zwoelfertarock", "dreierles"), 70),
    "schwarzwald_dappen": 106,
}
SEATS = {
    "six_bid_solo": (3, 4),
    "dapp": (3, 4, 5),
    "bauerntarock": (3, 4, 5),
    "dobbm": (4, 5),
    "zuger_tapp": (4, 5),
    "schellen_tapp": (4,),
    "schwarzwald_dappen": (6, 7, 8),
}
HOUSE_CONTRACTS = [
    {"key": "flat", "letter": "f", "label": "Flat", "value": 7, "target": 61},
    {"key": "each", "letter": "e", "label": "Each", "value": 3, "per_point": True, "target": 60, "half": "draw"},
    {"key": "yes_no", "letter": "y", "label": "Yes or no", "value": 4, "target": None},
    {"key": "half", "letter": "h", "label": "Half", "value": 5, "target": 61, "half": "won"},
    {"key": "draw", "letter": "d", "label": "Draw", "value": 6, "target": 61, "half": "draw"},
    {"key": "big", "letter": "b", "label": "Big", "value": 2, "total": 70, "target": 36, "half": "lost"},
]

# Further option values worth trying where the list of values is not closed.
OPEN_VALUES: dict[str, Values] = {
    "ante": [0, 1, 7],
    "ramsch_value": [0, 6],
    "jungfer_value": [0, 5, 12],
    "base": [0, 12],
    "step": [0, 3],
    "hand_factor": [1, 3],
    "schneider": [0, 4],
    "matsch": [0, 9],
    "target": [62],
    "spatz_value": [0, 3],
    "announced_factor": [1, 3],
    "extra_value": [0, 2],
    "raeuber_value": [0, 3, 6],
    "stake": [0, 5],
    "kontra_max": [0, 1, 2, 3],
}
CLOSED_VALUES: dict[str, Values] = {
    "tout_factor": [2, 3],
    "failed_tout": ["full", "points", "plain"],
    "pot": [False, True],
    "pot_end": ["split", "keep"],
    "rounding": ["up", "exact"],
    "solo_rounding": ["half_up", "twice_frage"],
    "pot_contracts": ["both", "hearts"],
    "jungfer": ["recipient", "everyone"],
    "ramsch_tie": ["each", "share", "last_trick", "nobody"],
    "durchmarsch": ["pays", "wins"],
    "four_seats": ["all", "dealer_rests"],
    "pack": [36, 32],
    "valat": ["fixed", "times"],
    "pagat_in_solo": ["doubled", "plain"],
    "hand_bonus": ["party", "holder", "off"],
    "kontra": [False, True],
    "grand_value": [4, 3],
    "resting_paid_on_loss": [False, True],
    "misere_value": [30, 40],
    "bonus_table": ["german", "english"],
    "scheme": ["beck", "collection"],
    "bidding": [True, False],
    "half": ["draw", "lost", "won"],
    "resting_settles": [False, True],
    "counting": ["raw", "pairs"],
    "bock": [False, True],
    "revoke": ["off", "least", "all"],
    "revoke_pays": ["side", "alone"],
    "game_kontra": [0, 1, 3],
}
BASES = {"tapp_tarock_1821": [30, 40, 50]}
TARIFFS: dict[str, Values] = {
    "dapp": [{"frage": 2, "durch": 0}],
    "german_tarok": [{"herzsolo": 3}],
    "bavarian_tarock": [{"bettel": 8}],
    "bauerntarock": [{"sumpern": 5}],
    "dobbm": [{"dobbm": 0}],
    "dreierles": [{"zweier": 3, "einer": 5}],
    "zuger_tapp": [{"spiel": 4}],
    "schellen_tapp": [{}],
}


def option_values(variant: str) -> dict[str, Values]:
    """Name every option of a variant with the values to try."""
    found: dict[str, Values] = {}
    kontra = () if variant in HAVE_KONTRA else ("game_kontra",)
    for name in (*OPTIONS[variant], "bock", "revoke", "revoke_pays", *kontra):
        if name == "base" and variant in BASES:
            found[name] = BASES[variant]
        elif name == "tariff":
            found[name] = TARIFFS[variant]
        elif name != "active":
            found[name] = CLOSED_VALUES.get(name) or OPEN_VALUES[name]
    return found


def houses(variant: str, random: Random, pairs: int) -> Iterator[dict[str, Any]]:
    """Give the options to try: the defaults, each value alone, and values drawn together."""
    needed = {"contracts": HOUSE_CONTRACTS} if variant == "house" else {}
    values = option_values(variant)
    yield needed
    for name, several in values.items():
        for value in several:
            yield {**needed, name: value}
    for _ in range(pairs):
        yield {**needed, **{name: random.choice(several) for name, several in values.items() if random.random() < 0.6}}


def points_of(variant: str) -> Values:
    """Name all card points, with a few beyond the limits."""
    return list(range(-1, TOTALS[variant] + 3))


def facts_of(variant: str, contract: str, seats: int) -> dict[str, Values]:
    """Name the facts worth asking about for a contract, with their values."""
    seat = list(range(seats + 2))
    maker = FACTS.get(variant)
    facts: dict[str, Values] = dict(maker(contract, seat) if maker else {"points": EDGES[TOTALS[variant]]})
    return facts


def _of_120(contract: str, seat: Values) -> dict[str, Values]:
    return {"points": EDGES[120], "tout": ["none", "made", "failed"]}


def _dapp(contract: str, seat: Values) -> dict[str, Values]:
    if contract in ("frage", "solo", "herzsolo"):
        return {"points": EDGES[120], "made": MADE}
    return {"made": MADE}


def _six_bid(contract: str, seat: Values) -> dict[str, Values]:
    facts: dict[str, Values] = {"doubling": [0, 1, 2, 3]}
    facts |= {"points": EDGES[120]} if contract in ("solo", "heart_solo", "guarantee") else {"made": MADE}
    return facts | ({"hearts": MADE} if contract in ("guarantee", "call_solo") else {})


def _tapp_tarock(contract: str, seat: Values) -> dict[str, Values]:
    return {
        "points": EDGES[70],
        "made": MADE,
        "pagat": PAGAT,
        "valat": VALAT,
        "trull": seat,
        "kings": seat,
        "heads": seat,
        "kontra": LEVELS,
        "pagat_kontra": LEVELS,
        "valat_kontra": LEVELS,
    }


def _of_1821(contract: str, seat: Values) -> dict[str, Values]:
    if contract == "tapper":
        return {}
    return {"points": EDGES[70], "pagat": PAGAT, "valat": ["none", "made"], "trull": seat, "kings": seat}


def _dreiertarock(contract: str, seat: Values) -> dict[str, Values]:
    if contract == "solo_valat":
        return {"made": MADE}
    sides = dict.fromkeys(("trull", "kings", "mondfang"), SIDE)
    return {"points": EDGES[70], **sides, **dict.fromkeys(("pagat", "uhu", "drei"), BONUS)}


def _point_tarock(contract: str, seat: Values) -> dict[str, Values]:
    return {"points": EDGES[70], "announced": [0, 40, 45, 50, 55, 60], "pagat": PAGAT, "valat": VALAT}


def _illustrated(contract: str, seat: Values) -> dict[str, Values]:
    items = ("pagat", "uhu", "trull", "kings", "heads", "no_trull", "no_kings", "forty", "fifty", "valat", "what")
    one = [
        [{"item": item, "seat": who, "when": when, "made": made}]
        for item, who, when, made in product(items, seat, ("silent", "after", "before", "then"), MADE)
    ]
    two = [[*first, *second] for first, second in zip(one[::7], one[3::5], strict=False)]
    bid = ["announced", "taken_over", "held"]
    return {"points": EDGES[70], "bid": bid, "kontra": LEVELS, "extras": [[], *one, *two]}


def _bavarian(contract: str, seat: Values) -> dict[str, Values]:
    if contract == "bettel":
        return {"made": MADE, "kontra": LEVELS}
    return {"points": EDGES[120], "steps": list(range(13)), "kontra": LEVELS}


def _dreierles(contract: str, seat: Values) -> dict[str, Values]:
    extras = dict.fromkeys(("druckrolle", "koenigsrolle", "zehn_druck", "pfeife"), SIDE)
    return {"points": EDGES[70], "kontra": LEVELS, **extras}


def _house(contract: str, seat: Values) -> dict[str, Values]:
    return {"kontra": LEVELS, **({"made": MADE} if contract == "yes_no" else {"points": EDGES[120]})}


FACTS: dict[str, Callable[[str, Values], dict[str, Values]]] = {
    "wuerttemberg": _of_120,
    "classic": _of_120,
    "dapp": _dapp,
    "six_bid_solo": _six_bid,
    "tapp_tarock": _tapp_tarock,
    "tapp_tarock_1821": _of_1821,
    "zwoelfertarock": _of_1821,
    "dreiertarock": _dreiertarock,
    "point_tarock": _point_tarock,
    "illustrated_tarock": _illustrated,
    "german_tarok": lambda contract, seat: {**_of_120(contract, seat), "kontra": LEVELS},
    "bavarian_tarock": _bavarian,
    "bauerntarock": lambda contract, seat: {"points": EDGES[120], "spatz": SIDE, "kontra": LEVELS},
    "dobbm": lambda contract, seat: {
        "points": EDGES[120],
        "announced": [60, 61, 62, 70, 119, 120, 121],
        "kontra": LEVELS,
    },
    "dreierles": _dreierles,
    "schwarzwald_dappen": lambda contract, seat: {"points": EDGES[106], "made": MADE, "kontra": LEVELS},
    "zuger_tapp": lambda contract, seat: {"points": EDGES[120], "kontra": LEVELS},
    "schellen_tapp": lambda contract, seat: {"points": EDGES[120], "kontra": LEVELS},
    "house": _house,
}
OTHERS_FACTS = ("points", "made", "tout", "kontra", "spatz", "extras", "losers", "doubling", "sparkle")


def contracts_of(variant: str) -> tuple[str, ...]:
    """Name the contracts to try."""
    return CONTRACTS[variant] or tuple(str(contract["key"]) for contract in HOUSE_CONTRACTS)


def without_absent(deal: Deal) -> Deal:
    return {name: value for name, value in deal.items() if value is not ABSENT}


def every_points(variant: str, seats: int) -> Iterator[Deal]:
    """Give every number of card points with each value of each other fact, one at a time."""
    for contract in contracts_of(variant):
        facts = facts_of(variant, contract, seats)
        if "points" not in facts:
            continue
        others = {name: values for name, values in facts.items() if name not in ("points", "extras")}
        for points in points_of(variant):
            yield {"contract": contract, "points": points}
            for name, values in others.items():
                for value in values:
                    yield {"contract": contract, "points": points, name: value}


def every_combination(variant: str, seats: int, random: Random, most: int) -> Iterator[Deal]:
    """Give the product of all facts, absent included; where it is too long a drawn sample of it."""
    for contract in contracts_of(variant):
        facts = facts_of(variant, contract, seats)
        size = 1
        for values in facts.values():
            size *= len(values) + 1
        if size <= most:
            for chosen in product(*[[ABSENT, *values] for values in facts.values()]):
                yield without_absent({"contract": contract, **dict(zip(facts, chosen, strict=True))})
        else:
            for _ in range(most):
                # Half of what can be left out is, so that long products meet legal deals too.
                drawn = {name: random.choice([ABSENT] * len(values) + values) for name, values in facts.items()}
                if "points" in facts and random.random() < 0.9:
                    drawn["points"] = random.choice(facts["points"])
                yield without_absent({"contract": contract, **drawn})


def with_table(deal: Deal, seats: int, random: Random, *, faulty: float = 0.0) -> Deal:
    """Seat a deal: a dealer, a declarer who plays, sometimes a wrong one or a strange member."""
    whole = dict(deal)
    dealer = random.randint(1, seats)
    whole["dealer"] = dealer
    if deal.get("contract") not in ("ramsch", "raeuber"):
        whole["declarer"] = random.choice([seat for seat in range(1, seats + 1) if seat != dealer])
    if random.random() >= faulty:
        return whole
    name = random.choice(("declarer", "resting", "contract", "factor", "revoke", *OTHERS_FACTS, *deal))
    values = [*JUNK, *range(seats + 2), ABSENT, None]
    whole[name] = random.choice(values)
    if name == "resting":
        whole[name] = random.sample(range(seats + 2), random.randint(0, 2))
    return without_absent(whole)


def ramsch_deals(seats: int, active: int, random: Random, amount: int) -> Iterator[Deal]:
    """Give Ramsch deals by points and by losers, most of them sound, ties and sweeps often."""
    for _ in range(amount):
        if random.random() < 0.35:
            players = list(range(1, seats + 1))
            deal: Deal = {"contract": "ramsch", "losers": random.sample(players, random.randint(1, min(3, seats)))}
            if random.random() < 0.6:
                deal["jungfern"] = random.sample(players, random.randint(0, active - 1))
        else:
            deal = {"contract": "ramsch", **_ramsch_points(active, random)}
            if random.random() < 0.6:
                deal["last_trick"] = random.randint(1, seats)
        if random.random() < 0.1:
            name = random.choice(("points", "tricks", "last_trick", "losers", "jungfern", "declarer", "made"))
            deal[name] = random.choice([*JUNK, 1, 2, [1, 2], [1, 1], [120, 0, 0], [0, 0, 11], None, [9], [60, 60]])
        yield without_absent(deal)


def _ramsch_points(active: int, random: Random) -> Deal:
    kind = random.random()
    tricks_in_all = random.choice((11, 10)) if active == 3 else 8
    if kind < 0.15:  # one seat has it all
        points = [120] + [0] * (active - 1)
        tricks = [tricks_in_all] + [0] * (active - 1)
    else:
        points = random.choice(
            [[60, 60], [48, 48, 24], [40, 40, 40], [70, 50, 0], [55, 40, 25], [30, 30, 30, 30], [50, 50, 10, 10]]
        )[:active]
        points = [*points, *[0] * (active - len(points))]
        if random.random() < 0.4:
            points = [random.randint(0, 60) for _ in range(active - 1)]
            points.append(120 - sum(points))
        tricks = [1 if point else random.randint(0, 1) for point in points]
        tricks[points.index(max(points))] += max(0, tricks_in_all - sum(tricks))
    order = random.sample(range(active), active)
    return {"points": [points[index] for index in order], "tricks": [tricks[index] for index in order]}


def raeuber_deals(random: Random, amount: int) -> Iterator[Deal]:
    """Give Räuber deals, ties often."""
    for _ in range(amount):
        points = random.choice(
            [[23, 23, 24], [30, 30, 10], [20, 20, 20], [40, 20, 5], [0, 0, 70], [71, 0, 0], [35, 35]]
        )
        yield {"contract": "raeuber", "points": random.sample(points, len(points))}


def unplayed_deals(random: Random, amount: int) -> Iterator[Deal]:
    """Give deals that were not played, some with what does not belong there."""
    for _ in range(amount):
        deal: Deal = {random.choice(("passed", "struck", "unreadable")): random.choice((True, True, True, False))}
        if random.random() < 0.3:
            name = random.choice(("passed", "struck", "points", "declarer", "contract", "factor", "revoke", "note"))
            deal[name] = random.choice((True, 1, "solo"))
        yield deal


def club_members(deal: Deal, house: dict[str, Any], seats: int, random: Random) -> Deal:
    """Add Bock and revoke where the options are on, and now and then where they are not."""
    whole = dict(deal)
    if house.get("bock") or random.random() < 0.01:
        whole["factor"] = random.choice((2, 4, 8, 8, 1, 3, True))
    if house.get("game_kontra") and random.random() < 0.5:
        whole["kontra"] = random.choice(LEVELS)
    if (house.get("revoke", "off") != "off" and random.random() < 0.5) or random.random() < 0.01:
        whole["revoke"] = random.choice((*range(1, seats + 1), 0, seats + 1))
        if random.random() < 0.5:
            whole.pop("points", None)
            whole.pop("made", None)
    return whole


def first_of(deals: Iterator[Deal], most: int) -> list[Deal]:
    return list(islice(deals, most))
