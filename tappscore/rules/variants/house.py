"""Free house tariff: the club writes its own contracts (rules.md 13.8, formats.md 1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from tappscore.i18n import Text, mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part, Result
from tappscore.rules.explanation import EXACTLY_HALF, LOST, MADE, Clause, times
from tappscore.rules.fields import MOST, Alternative, Choice, Count, Flag, Items, Options, Source, Words, Worth
from tappscore.rules.house_tariff import KONTRA, NOTICE, kontra_max, resting_dealer_settles, resting_settles
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import MADE as MADE_FLAG
from tappscore.rules.tapp_family import POT_OPTIONS, revoked_made

CLUB = Source("house", "the club's own contract")
ABOVE = mark("rules", "{n} over the aim")
BELOW = mark("rules", "{n} under the aim")
WON_OR_LOST = mark("rules", "made or lost")
EACH_POINT = mark("rules", "{n} for each card point above or below the aim")

CONTRACT_FIELDS = (
    Words(key="key", label=mark("rules", "Key"), source=CLUB, required=True, longest=30),
    Words(key="letter", label=mark("rules", "Letter"), source=CLUB, longest=4, letters_only=True),
    Words(key="label", label=mark("rules", "Name"), source=CLUB, longest=40),
    Count(key="value", label=mark("rules", "Value"), source=CLUB, high=MOST, required=True),
    Flag(key="per_point", label=mark("rules", "for each card point"), source=CLUB, default=False),
    Count(key="total", label=mark("rules", "Card points in all"), source=CLUB, low=1, high=1000, default=120),
    Count(key="target", label=mark("rules", "Card points that win; none: made or lost"), source=CLUB, high=1000),
    Choice(
        key="half",
        label=mark("rules", "Exactly half of the points is"),
        source=CLUB,
        default="lost",
        alternatives=(
            Alternative(value="draw", label=mark("rules", "a draw"), source=CLUB),
            Alternative(value="lost", label=mark("rules", "lost"), source=CLUB),
            Alternative(value="won", label=mark("rules", "won"), source=CLUB),
        ),
    ),
    Words(key="trump", label=mark("rules", "Trump"), source=CLUB),
)
TEMPLATE = (
    {"key": "spiel", "letter": "g", "label": "Spiel", "value": 1, "total": 120, "target": 61},
    {"key": "solo", "letter": "s", "label": "Solo", "value": 2, "total": 120, "target": 61},
)


def _agreeing(contracts: tuple[Mapping[str, Any], ...]) -> str | None:
    """Say what is wrong with the club's contracts as a whole."""
    keys = [contract["key"] for contract in contracts]
    if len(set(keys)) < len(keys):
        return "house-key-twice"
    letters = [_letter(contract, contracts) for contract in contracts]
    if len(set(letters)) < len(letters):
        return "house-letter-twice"
    for contract in contracts:
        target = contract.get("target")
        if contract.get("per_point") and target is None:
            return "house-without-target"
        if target is not None and target > (contract.get("total") or 120):
            return "house-target-too-high"
    return None


CONTRACTS = Items(
    key="contracts",
    label=mark("rules", "The club's contracts"),
    source=CLUB,
    fields=CONTRACT_FIELDS,
    low=1,
    default=TEMPLATE,
    agreeing=_agreeing,
)
ACTIVE = Count(key="active", label=mark("rules", "Active players"), source=CLUB, low=3, high=7, default=3)


def _letter(contract: Mapping[str, Any], contracts: tuple[Mapping[str, Any], ...]) -> str:
    """Give a contract's letter: the club's, else the shortest beginning of its key that no other one takes."""
    if contract.get("letter"):
        return str(contract["letter"]).casefold()
    key = "".join(sign for sign in contract["key"].casefold() if sign.isalpha()) or "x"
    taken = [str(other.get("letter") or "").casefold() for other in contracts if other is not contract]
    begun = [other["key"].casefold() for other in contracts if other is not contract and not other.get("letter")]
    for length in range(1, len(key) + 1):
        short = key[:length]
        if short not in taken and not any(other.startswith(short) for other in begun):
            return short
    return key


def _flat(facts: Facts, game: Game, *, target: int, total: int, half: Result) -> Outcome:
    """Score a flat value; exactly on target is won, exactly half is what the club says."""
    points = facts["points"]
    exactly = 2 * points == total and target == points + 1
    result: Result = half if exactly else "won" if points >= target else "lost"
    amount = 0 if result == "draw" else game.worth if result == "won" else -game.worth
    why = EXACTLY_HALF if result == "draw" else MADE if result == "won" else LOST
    return Outcome(result, (Part(amount, game.contract.label, points, (why,), CLUB),))


def _per_point(facts: Facts, game: Game, *, target: int, total: int, half: Result) -> Outcome:
    """Score each card point above or below the target; on it nothing moves."""
    points = facts["points"]
    over = points - target
    on_target: Result = half if 2 * points == total else "draw"
    result: Result = "won" if over > 0 else "lost" if over else on_target
    why: Clause = (ABOVE, over) if over > 0 else (BELOW, -over)
    clauses = (why, *times(game.worth)) if over else ()
    return Outcome(result, (Part(over * game.worth, game.contract.label, points, clauses, CLUB),))


def _outright(facts: Facts, game: Game) -> Outcome:
    """Score a flat value, made or lost."""
    won = facts["made"]
    amount = game.worth if won else -game.worth
    return Outcome("won" if won else "lost", (Part(amount, game.contract.label, None, (MADE if won else LOST,), CLUB),))


def _revoked(
    facts: Facts, game: Game, by_declarer: bool, everything: bool, *, target: int, total: int, above: int, below: int
) -> Facts:
    """Put points in place after a revoke: all, none, or the smallest win or loss (rules.md 0.7)."""
    del facts, game
    if by_declarer:
        return {"points": 0 if everything else target - below}
    return {"points": total if everything else target + above}


def _contract(given: Mapping[str, Any], place: int, contracts: tuple[Mapping[str, Any], ...]) -> Contract:
    """Make the row of one of the club's contracts; the first treats the pot like a Frage, the others like a Solo."""
    total, target = given.get("total") or 120, given.get("target")
    worth, label = Worth(given["value"], CLUB), Text("", given.get("label") or given["key"])
    trump = Text("", given["trump"]) if given.get("trump") else None
    if target is None:
        return Contract(
            key=given["key"],
            letter=_letter(given, contracts),
            label=label,
            meaning=trump or WON_OR_LOST,
            worth=worth,
            fields=(MADE_FLAG, KONTRA),
            value=_outright,
            source=CLUB,
            pot="solo" if place else "frage",
            revoked=revoked_made,
        )
    per_point = bool(given.get("per_point"))
    half: Result = given.get("half") or "lost"
    # Exactly half may be won or a draw: then the smallest loss is a point further down.
    below = 2 if not per_point and half != "lost" and 2 * (target - 1) == total else 1
    points = Count(
        key="points",
        label=mark("rules", "Card points"),
        source=CLUB,
        high=total,
        impossible=(1, 119) if total == 120 else (),
        required=True,
    )
    return Contract(
        key=given["key"],
        letter=_letter(given, contracts),
        label=label,
        meaning=trump,
        worth=worth,
        unit=EACH_POINT if per_point else None,
        target=target,
        fields=(points, KONTRA),
        value=partial(_per_point if per_point else _flat, target=target, total=total, half=half),
        source=CLUB,
        pot="solo" if place else "frage",
        revoked=partial(_revoked, target=target, total=total, above=int(per_point), below=below),
    )


def _arranged(options: Options) -> tuple[Contract, ...]:
    contracts = options["contracts"]
    return tuple(_contract(given, place, contracts) for place, given in enumerate(contracts))


def _active(options: Options, seats: int) -> int:
    del seats
    return int(options["active"])


FIRST = RuleSet(
    key="house",
    revision=1,
    label=mark("rules", "House tariff"),
    source=CLUB,
    note=NOTICE,
    total=None,
    half=None,
    own_kontra=True,
    active_seats=(3, 4, 5, 6, 7),
    allowed_seats=(3, 4, 5, 6, 7, 8, 9),
    active=_active,
    arranged=_arranged,
    settling=resting_dealer_settles,
    contracts=_arranged({"contracts": TEMPLATE}),
    options=(CONTRACTS, ACTIVE, resting_settles(default=False), kontra_max(0), *POT_OPTIONS),
)
REVISIONS = (FIRST,)
