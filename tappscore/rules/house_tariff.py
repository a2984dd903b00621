"""What the variants without a sourced tariff have in common (rules.md 13): settings that a club can see and change.

Every amount here is a house value; only the structure comes from the sources.
"""

from __future__ import annotations

from collections.abc import Mapping

from tappscore.i18n import Text, mark
from tappscore.problems import Problem
from tappscore.rules.contracts import Check, Contract, Facts, Game, Outcome, Part, PotRole, Result
from tappscore.rules.explanation import EXACTLY_HALF, LOST, MADE
from tappscore.rules.fields import Alternative, Choice, Count, Field, Flag, Options, Place, Source, Tariff, Worth
from tappscore.rules.problem_kinds import Found
from tappscore.rules.tapp_family import POINTS, POT_OPTIONS, revoked_120

TEMPLATE = Source("house", "no source gives an amount")
NOTICE = mark("rules", "The structure is sourced; every amount is a house value of the club.")
UNKNOWN_NOTICE = mark("rules", "Hardly anything is known of this game: an empty tariff for the club to fill.")


def tariff(
    values: Mapping[str, int], labels: Mapping[str, Text], source: Source = TEMPLATE, unfilled: tuple[str, ...] = ()
) -> Tariff:
    """Declare a tariff of house values; `unfilled` contracts have not even a template."""
    return Tariff(
        key="tariff",
        label=mark("rules", "Values of the contracts"),
        source=source,
        values={key: Worth(value, source) for key, value in values.items()},
        labels=labels,
        unfilled=unfilled,
    )


def half_option(default: Result) -> Choice:
    """Declare what exactly half of the points means."""
    return Choice(
        key="half",
        label=mark("rules", "Exactly half of the points is"),
        source=Source("inferred", "from comparing the games"),
        default=default,
        alternatives=(
            Alternative(value="draw", label=mark("rules", "a draw"), source=TEMPLATE),
            Alternative(value="lost", label=mark("rules", "lost"), source=TEMPLATE),
            Alternative(value="won", label=mark("rules", "won"), source=TEMPLATE),
        ),
    )


def resting_settles(default: bool) -> Flag:
    """Declare whether a resting dealer wins and loses like a defender."""
    return Flag(
        key="resting_settles",
        label=mark("rules", "A resting dealer settles"),
        meaning=mark("rules", "He wins and loses like a defender."),
        source=Source("reported", "S5, of Dreierles"),
        default=default,
    )


def kontra_max(default: int) -> Count:
    """Declare up to which level Kontra is played."""
    return Count(
        key="kontra_max",
        label=mark("rules", "Kontra up to level"),
        meaning=mark("rules", "0: no Kontra; 1 Kontra, 2 Re, 3 Sub. Each level doubles the game."),
        source=TEMPLATE,
        high=3,
        default=default,
    )


def common(half: Result, *, resting: bool = False, kontra: int = 0) -> tuple[Field, ...]:
    """Declare the settings that all house tariffs share, with their defaults."""
    return (half_option(half), resting_settles(resting), kontra_max(kontra), *POT_OPTIONS)


def with_kontra(options: Options) -> bool:
    """Tell whether Kontra is played."""
    return bool(options["kontra_max"])


KONTRA = Count(
    key="kontra",
    label=mark("rules", "Kontra"),
    letter="k!",
    source=TEMPLATE,
    high="kontra_max",
    default=0,
    style="bangs",
    offered=with_kontra,
)


def resting_dealer_settles(
    options: Options, active: tuple[int, ...], resting: tuple[int, ...], dealer: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Let a resting dealer win and lose like a defender where the option says so."""
    if options["resting_settles"] and dealer in resting:
        return (*active, dealer), (*active, dealer)
    return active, active


def at_target(facts: Facts, game: Game, half: int, target: int) -> Result:
    """Tell the result at a target; exactly half counts as the option says where the target is the plain one."""
    points = facts.get("points")
    if points is None:
        return "won" if facts["made"] else "lost"
    if points == half and target == half + 1:
        result: Result = game.options["half"]
        return result
    return "won" if points >= target else "lost"


def flat_result(result: Result, amount: int, facts: Facts, game: Game) -> Part:
    """Score an amount by a result; a draw moves nothing."""
    contract, points = game.contract, facts.get("points")
    if result == "draw":
        return Part(0, contract.label, points, (EXACTLY_HALF,), game.source)
    won = result == "won"
    return Part(amount if won else -amount, contract.label, points, (MADE if won else LOST,), game.source)


def flat_120(facts: Facts, game: Game) -> Outcome:
    """Score the contract's value at 61 of 120."""
    result = at_target(facts, game, 60, 61)
    return Outcome(result, (flat_result(result, game.worth, facts, game),))


BY_DECLARER = mark("rules", "by the declarer")
BY_DEFENDERS = mark("rules", "by the defenders")


def side_bonus(key: str, letter: str, label: Text) -> Choice:
    """Declare a bonus that either side may have."""
    return Choice(
        key=key,
        letter=letter,
        label=label,
        source=TEMPLATE,
        alternatives=(
            Alternative(value="none", label=mark("rules", "none"), source=TEMPLATE),
            Alternative(value="declarer", label=BY_DECLARER, sign="+", source=TEMPLATE),
            Alternative(value="defenders", label=BY_DEFENDERS, sign="-", source=TEMPLATE),
        ),
    )


def side_part(field: Choice, facts: Facts, amount: int) -> tuple[Part, ...]:
    """Make the line of a bonus of either side, none where nobody had it."""
    value = facts[field.key]
    if value == "none" or not amount:
        return ()
    mine = value == "declarer"
    how = BY_DECLARER if mine else BY_DEFENDERS
    return (Part(amount if mine else -amount, field.label, None, (how,), TEMPLATE, game=False),)


def has_value(key: str, label: Text) -> Check:
    """Make a check that refuses a contract without a template until the club gives it a value."""

    def ask(facts: Facts, place: Place) -> Found:
        del facts
        if key not in place.options["tariff"]:
            yield Problem("contract-without-value", "contract", values={"contract": label})

    return ask


_TEMPLATE_LABELS = {"spiel": mark("rules", "Spiel"), "solo": mark("rules", "Solo")}


def template_tariff() -> Tariff:
    """Declare the tariff of a game of which nothing but its name is known."""
    return tariff({"spiel": 1, "solo": 2}, _TEMPLATE_LABELS)


def template_contracts() -> tuple[Contract, ...]:
    """Declare the two contracts of that template, won at 61 of 120."""
    values = template_tariff().values
    roles: tuple[tuple[str, PotRole], ...] = (("spiel", "frage"), ("solo", "solo"))
    return tuple(
        Contract(
            key=key,
            letter="g" if key == "spiel" else "s",
            label=_TEMPLATE_LABELS[key],
            meaning=mark("rules", "61 card points"),
            worth=values[key],
            target=61,
            fields=(POINTS, KONTRA),
            value=flat_120,
            source=TEMPLATE,
            pot=role,
            revoked=revoked_120,
        )
        for key, role in roles
    )
