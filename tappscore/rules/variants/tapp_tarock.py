"""Tapp Tarock (Wiener Tappen, 54 cards): flat values, Pagat, Valat, hand bonuses, Kontra (rules.md 4)."""

from __future__ import annotations

from tappscore.i18n import Text, mark
from tappscore.problems import Problem
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import KONTRA_TIMES, LOST, MADE, Clause
from tappscore.rules.fields import Alternative, Choice, Count, Flag, Options, Place, Source, Worth
from tappscore.rules.problem_kinds import Found, contradiction
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import MADE as MADE_FLAG
from tappscore.rules.tapp_family import made_agrees, optional, reached
from tappscore.rules.tarock_family import (
    ANNOUNCED_LOST,
    ANNOUNCED_MADE,
    HEADS,
    HELD_BY_DECLARER,
    HELD_BY_DEFENDER,
    KINGS,
    PAGAT,
    POINTS_EXCHANGE,
    POINTS_SOLO,
    S3,
    S5,
    S6,
    TRULL,
    VALAT,
    bonus,
    collected,
    heads_alone,
    revoked_between,
    valat_agrees,
)

FIVE_WORKS = Source("reported", "S5: five works agree")
# What each item is worth to an opponent (Mayr & Sedlaczek 2001, rules.md 4).
PAGAT_WORTH = Worth(4, S6)
PAGAT_ANNOUNCED = Worth(8, S3)
VALAT_WORTH = Worth(12, S6)
VALAT_ANNOUNCED = Worth(24, S3)
VALAT_TIMES = Worth(4, S5)
VALAT_TIMES_ANNOUNCED = Worth(8, S5)
HAND_BONUSES = ((TRULL, Worth(3, S6)), (KINGS, Worth(3, S6)), (HEADS, Worth(1, S6)))

VALAT_OPTION = Choice(
    key="valat",
    label=mark("rules", "A Valat counts"),
    source=S6,
    alternatives=(
        Alternative(
            value="fixed",
            label=mark("rules", "12, announced 24"),
            source=Source("sourced", "12 S6, 24 S3"),
            meaning=mark("rules", "A fixed value, whatever the contract."),
        ),
        Alternative(
            value="times",
            label=mark("rules", "4 times, announced 8 times the game"),
            source=S5,
            meaning=mark("rules", "As Alscher, Krüpl and Furr have it."),
        ),
    ),
)
PAGAT_IN_SOLO = Choice(
    key="pagat_in_solo",
    label=mark("rules", "Pagat in a Solo"),
    source=S6,
    alternatives=(
        Alternative(value="doubled", label=mark("rules", "doubled"), source=S6),
        Alternative(value="plain", label=mark("rules", "not doubled"), source=S5),
    ),
)
HAND_BONUS = Choice(
    key="hand_bonus",
    label=mark("rules", "Trull, kings and Köpfe"),
    source=S3,
    alternatives=(
        Alternative(
            value="party",
            label=mark("rules", "for the side"),
            source=S3,
            meaning=mark("rules", "Declarer and defenders pay each other."),
        ),
        Alternative(
            value="holder",
            label=mark("rules", "for the holder"),
            source=S5,
            meaning=mark("rules", "The holder collects from both other seats."),
        ),
        Alternative(value="off", label=mark("rules", "not counted"), source=S5),
    ),
)
KONTRA_OPTION = Flag(key="kontra", label=mark("rules", "Kontra, Re and Sub"), source=S5, default=False)


def _with_kontra(options: Options) -> bool:
    return bool(options["kontra"])


KONTRA = Count(
    key="kontra",
    label=mark("rules", "Kontra"),
    letter="k!",
    source=S5,
    high=3,
    default=0,
    style="bangs",
    offered=_with_kontra,
)
PAGAT_KONTRA = Count(
    key="pagat_kontra",
    label=mark("rules", "Kontra to the Pagat"),
    letter="k!",
    source=S5,
    high=3,
    default=0,
    style="bangs",
    doubles="pagat",
    offered=_with_kontra,
)
VALAT_KONTRA = Count(
    key="valat_kontra",
    label=mark("rules", "Kontra to the Valat"),
    letter="k!",
    source=S5,
    high=3,
    default=0,
    style="bangs",
    doubles="valat",
    offered=_with_kontra,
)


def _items_agree(facts: Facts, place: Place) -> Found:
    """Ask for an announcement beside its Kontra."""
    del place
    for item, field in (("pagat", PAGAT_KONTRA), ("valat", VALAT_KONTRA)):
        if facts.get(field.key) and facts[item] is not None and not facts[item].startswith("announced"):
            yield contradiction(field.key, "kontra-without-announcement", fact=field.label)


def _valat_needs_points(facts: Facts, place: Place) -> Found:
    """Ask for points beside a Valat, where `made` alone would do otherwise."""
    only_made = "made" in place.given and "points" not in place.given
    excused = "revoke" in facts and "revoke" in place.given
    if only_made and facts["valat"] not in (None, "none") and not excused:
        yield Problem("fact-missing", "points", values={"fact": POINTS_EXCHANGE.label})


def _game(facts: Facts, game: Game) -> tuple[bool, Part]:
    """Settle the game, or the Valat that stands instead of it (rules.md 4)."""
    valat, worth, contract = facts["valat"], game.worth, game.contract
    if valat == "none":
        won = reached(facts, 36)
        amount = worth if won else -worth
        return won, Part(amount, contract.label, facts["points"], (MADE if won else LOST,), game.source)
    announced = valat != "made"
    fixed, times = (VALAT_ANNOUNCED, VALAT_TIMES_ANNOUNCED) if announced else (VALAT_WORTH, VALAT_TIMES)
    by_game = game.options["valat"] == "times"
    amount, source = (times.value * worth, times.source) if by_game else fixed
    won = valat != "announced_lost"
    # Only an announced item can be doubled (rules.md 4).
    amount, more = _doubled(amount if won else -amount, facts.get("valat_kontra", 0) if announced else 0)
    how = VALAT.alternative(valat)
    return won, Part(amount, VALAT.label, None, (how.label if how else ANNOUNCED_LOST, *more), source, game=False)


def _doubled(amount: int, level: int) -> tuple[int, tuple[Clause, ...]]:
    return (amount * 2**level, ((KONTRA_TIMES, 2**level),)) if level else (amount, ())


def _pagat(facts: Facts, game: Game) -> Part | None:
    """Settle the Pagat, independently of the game."""
    pagat = facts["pagat"]
    if pagat == "none":
        return None
    double = 2 if game.contract.key == "solo" and game.options["pagat_in_solo"] == "doubled" else 1
    announced = pagat.startswith("announced")
    worth = PAGAT_ANNOUNCED if announced else PAGAT_WORTH
    amount = worth.value * double * (1 if pagat in ("made", "announced_made") else -1)
    amount, more = _doubled(amount, facts.get("pagat_kontra", 0) if announced else 0)
    how = PAGAT.alternative(pagat)
    clauses = (how.label if how else ANNOUNCED_MADE, *more)
    return Part(amount, PAGAT.label, None, clauses, worth.source, game=False)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score game, Pagat and hand bonuses, each by itself."""
    won, part = _game(facts, game)
    parts = [part]
    if pagat := _pagat(facts, game):
        parts.append(pagat)
    mode = game.options["hand_bonus"]
    for field, worth in HAND_BONUSES if mode != "off" else ():
        holder = facts[field.key]
        if holder is None:
            continue
        if mode == "holder":
            parts.append(collected(field, holder, worth.value, game, worth.source))
        elif holder == game.declarer:
            parts.append(bonus(field.label, worth.value, HELD_BY_DECLARER, worth.source))
        else:
            parts.append(bonus(field.label, -worth.value, HELD_BY_DEFENDER, worth.source))
    return Outcome("won" if won else "lost", tuple(parts))


TALON_UNSEEN = mark("rules", "36 card points without the talon")
EXCHANGES = mark("rules", "36 card points with half of the talon")
FIELDS = (optional(MADE_FLAG), PAGAT, VALAT, TRULL, KINGS, HEADS, KONTRA, PAGAT_KONTRA, VALAT_KONTRA)


def _exchange(key: str, letter: str, label: Text, worth: Worth) -> Contract:
    """Declare a contract in which half of the talon is taken up."""
    return Contract(
        key=key,
        letter=letter,
        label=label,
        meaning=EXCHANGES,
        worth=worth,
        target=36,
        fields=(optional(POINTS_EXCHANGE), *FIELDS),
        needs=(("points", "made"),),
        value=_value,
        source=worth.source,
        checks=(made_agrees(36), _valat_needs_points, valat_agrees(57, 69), heads_alone, _items_agree),
        revoked=revoked_between(1, 69, 35),
    )


FIRST = RuleSet(
    key="tapp_tarock",
    revision=1,
    label=mark("rules", "Tapp Tarock (Viennese)"),
    source=Source("sourced", "S3 S6, after Mayr & Sedlaczek"),
    total=70,
    half="lost",
    own_kontra=True,
    contracts=(
        _exchange("dreier", "d", mark("rules", "Dreier"), Worth(3, S6)),
        _exchange("unterer", "u", mark("rules", "Unterer"), Worth(4, FIVE_WORKS)),
        _exchange("oberer", "o", mark("rules", "Oberer"), Worth(5, FIVE_WORKS)),
        Contract(
            key="solo",
            letter="s",
            label=mark("rules", "Solo"),
            meaning=TALON_UNSEEN,
            worth=Worth(8, S6),
            target=36,
            fields=(optional(POINTS_SOLO), *FIELDS),
            needs=(("points", "made"),),
            value=_value,
            source=S6,
            checks=(made_agrees(36), _valat_needs_points, valat_agrees(44, 68), heads_alone, _items_agree),
            revoked=revoked_between(0, 68, 35),
        ),
    ),
    options=(VALAT_OPTION, PAGAT_IN_SOLO, HAND_BONUS, KONTRA_OPTION),
)
REVISIONS = (FIRST,)
