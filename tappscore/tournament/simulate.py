"""Seeded random evenings, as archives (`formats.md` 3): for demo, rehearsal, benchmarks and tests.

    archive = simulate(seed=7, players=48, rounds=4, variant="dapp")

`wuerttemberg`, `classic`, `dapp` and `tapp_tarock` are dealt from the real
pack and played by a simple player; of every other variant legal facts are
drawn (`invented_deals`). The same arguments give the same evening on every
system: chance comes from `random.Random(seed).random()` alone.

`samples.py` makes the sample evenings of `resources/samples/` with it.
"""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Deal, Turn, from_members
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, RuleSet, active_count, bind, resolve
from tappscore.rules.settlement import next_turn
from tappscore.tournament import play_36, play_54
from tappscore.tournament.invented_deals import invent_deal
from tappscore.tournament.sample_names import CLUBS, FIRST, LAST, TESTING, TOWNS, Name
from tappscore.tournament.seating import sizes
from tappscore.tournament.seating.chance import Chance

PLAYED_36 = ("wuerttemberg", "classic", "dapp")
DEFAULT_RANKING = ("points", "deals_won", "best_round")
_NAMESPACE = uuid.UUID("0b8f4f0e-53a3-5c1d-9a55-6a1f0f6a7d11")
_SWAPS = 6000
_STRUCK = 0.006
_REASON = "Karte verkehrt ausgegeben"


def simulate(
    seed: int,
    players: int,
    rounds: int,
    variant: str,
    house: Mapping[str, object] | None = None,
    deals: int = 12,
    *,
    prefer: int | None = None,
    name: str = "",
    day: date = date(2026, 11, 28),
    place: str = "Igelsberg",
    ranking: Sequence[str] = DEFAULT_RANKING,
    sample: bool = False,
    started: int | None = None,
) -> dict[str, Any]:
    """Make an evening up and play it; `deals` is the number that each person plays in a round.

    `prefer` is the wanted number of people at a table (as many as play, when
    not given). `started` leaves the last round open, with so many tables
    unfinished. Raises RefusedError for an unknown variant, option, or a number
    of people that makes no tables.
    """
    chance = Chance(seed)
    chosen = rule_set(variant)
    options = resolve(chosen, house or {})
    allowed = _allowed(chosen, options)
    if found := (*sizes.problems(players, allowed), *_number_problems(rounds, deals)):
        raise RefusedError(*found)
    wanted = prefer or max(active_count(chosen, options, seats) for seats in allowed)
    split = sizes.split(players, allowed, wanted)
    planned = {
        seats: -(-deals * seats // active_count(chosen, options, seats)) for seats in sorted({*allowed, *split.sizes})
    }
    # The same seed makes the same people, but never the same tournament of another game.
    own = str(
        uuid.uuid5(_NAMESPACE, repr((seed, players, rounds, chosen.key, chosen.revision, options, deals, wanted)))
    )
    entries = [_entry(own, number, person, chance) for number, person in enumerate(_people(players, chance), start=1)]
    played = _Evening(chosen, options, planned, split, entries, chance)
    return {
        "format": "tappscore-tournament/1",
        "uuid": own,
        "name": name or f"{chosen.label.source} {day.year}",
        "date": day.isoformat(),
        "place": place,
        "variant": chosen.key,
        "revision": chosen.revision,
        "house": _plain(options),
        "ranking": list(ranking),
        "state": "running" if started is not None else "final",
        "rounds_planned": rounds,
        "deals": {str(seats): number for seats, number in planned.items()},
        "prefer": wanted,
        "seed": seed,
        **({"sample": True} if sample else {}),
        "entries": entries,
        "rounds": [
            played.round(number, unfinished=started or 0 if number == rounds else 0, closed=started is None)
            for number in range(1, rounds + 1)
        ],
        "adjustments": [],
    }


def _number_problems(rounds: int, deals: int) -> list[Problem]:
    return [
        Problem("number-too-small", key, values={"least": 1, "value": value})
        for key, value in (("rounds", rounds), ("deals", deals))
        if value < 1
    ]


def _allowed(chosen: RuleSet, options: Mapping[str, Any]) -> tuple[int, ...]:
    if chosen.arranged is None:
        return chosen.allowed_seats
    active = active_count(chosen, options, chosen.allowed_seats[-1])
    return tuple(range(active, active + 3))


class _Evening:
    """Plays rounds one after the other; people who met once are kept apart as far as that goes."""

    def __init__(
        self,
        chosen: RuleSet,
        options: Mapping[str, Any],
        planned: Mapping[int, int],
        split: sizes.Split,
        entries: Sequence[Mapping[str, Any]],
        chance: Chance,
    ) -> None:
        self._chosen = chosen
        self._options = options
        self._planned = planned
        self._split = split
        self._numbers = [int(entry["number"]) for entry in entries]
        self._chance = chance
        self._met: dict[frozenset[int], int] = {}

    def round(self, number: int, *, unfinished: int, closed: bool) -> dict[str, Any]:
        """Draw and play one round; `unfinished` tables stop after a few deals."""
        tables = self._draw()
        late = set(self._chance.shuffled(range(len(tables)))[:unfinished])
        is_open = bool(unfinished) and not closed
        seated = {person for table in tables for person in table}
        out = [person for person in self._numbers if person not in seated]
        return {
            "number": number,
            "state": "open" if is_open else "closed",
            "deals_per_table": {str(seats): self._planned[seats] for seats in sorted({len(table) for table in tables})},
            "method": "simulated",
            **({"sitting_out": out} if out else {}),
            "tables": [
                {"table": at + 1, "seats": table, "deals": self._deals(len(table), is_late=at in late)}
                for at, table in enumerate(tables)
            ],
        }

    def _draw(self) -> list[list[int]]:
        order = self._chance.shuffled(self._numbers)
        tables: list[list[int]] = []
        for size in self._split.sizes:
            tables.append(order[:size])
            order = order[size:]
        for _ in range(_SWAPS if len(tables) > 1 else 0):
            if not self._improve(tables) and not any(self._cost(table) for table in tables):
                break
        for table in tables:
            for pair in _pairs(table):
                self._met[pair] = self._met.get(pair, 0) + 1
        return tables

    def _cost(self, table: Sequence[int]) -> int:
        met = self._met
        return sum(met.get(pair, 0) ** 2 for pair in _pairs(table))

    def _improve(self, tables: list[list[int]]) -> bool:
        """Swap two people of two tables where that does no harm; tells whether it helped."""
        one, other = self._chance.below(len(tables)), self._chance.below(len(tables))
        if one == other:
            return True
        here, there = tables[one], tables[other]
        before = self._cost(here) + self._cost(there)
        if not before:
            return False
        a, b = self._chance.below(len(here)), self._chance.below(len(there))
        here[a], there[b] = there[b], here[a]
        after = self._cost(here) + self._cost(there)
        if after > before:
            here[a], there[b] = there[b], here[a]
        return after < before

    def _deals(self, seats: int, *, is_late: bool) -> list[dict[str, Any]]:
        rules = bind(self._chosen, self._options, seats)
        count = self._planned[seats]
        if is_late:
            count = self._chance.below(count)
        by_points = self._chance.draw() < 0.8
        told: list[dict[str, Any]] = []
        deals: list[Deal] = []
        for _ in range(count):
            members = self._deal(rules, next_turn(rules, deals), by_points=by_points)
            told.append(members)
            deals.append(from_members(members))
        return told

    def _deal(self, rules: Rules, turn: Turn, *, by_points: bool) -> dict[str, Any]:
        if self._chance.draw() < _STRUCK:
            return {"struck": True, "reason": _REASON}
        active = rules.active(turn)
        # Forehand, the seat after the dealer, leads to the first trick.
        from_forehand = sorted(active, key=lambda seat: (seat <= turn.dealer, seat))
        key = self._chosen.key
        if key in PLAYED_36:
            return play_36.play_deal(key, rules.options, from_forehand, self._chance, by_points=by_points)
        if key == "tapp_tarock":
            return play_54.play_deal(rules.options, from_forehand, self._chance, by_points=by_points)
        return invent_deal(rules, turn, self._chance)


def _pairs(table: Sequence[int]) -> list[frozenset[int]]:
    return [frozenset((one, other)) for at, one in enumerate(table) for other in table[at + 1 :]]


def _people(count: int, chance: Chance) -> list[Name]:
    people = list(TESTING[:count])
    taken = {(person.first, person.last) for person in people}
    pairs = chance.shuffled((first, last) for first in FIRST for last in LAST)
    for first, last in pairs:
        if len(people) >= count:
            break
        if (first, last) not in taken:
            people.append(Name(first, last, chance.pick(TOWNS)))
    return chance.shuffled(people)


def _entry(tournament: str, number: int, person: Name, chance: Chance) -> dict[str, Any]:
    return {
        "number": number,
        "uuid": str(uuid.uuid5(_NAMESPACE, f"{tournament}/{number}")),
        "person": _uuid(chance),
        "first": person.first,
        "last": person.last,
        "club": chance.pick(CLUBS),
        "town": person.town,
        "state": "present",
    }


def _uuid(chance: Chance) -> str:
    number = 0
    for _ in range(4):
        number = number << 32 | int(chance.draw() * 2**32)
    return str(uuid.UUID(int=number, version=4))


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
