"""Plans: a whole evening before round 1, or one round from the real history.

The course of both: who sits out (in turn) → a ready design with people on it
by lot, or seats by lot → the swap search for meetings → polishing →
order of rounds, physical tables, seats → measure, bound, what was loosened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tappscore.tournament.seating import arrangement
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.designs import design
from tappscore.tournament.seating.ground import Ground
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.polish import courtesies, polish
from tappscore.tournament.seating.search import Board, Progress, improve
from tappscore.tournament.seating.seats import Seating, Tables, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes

EVENING_BUDGET = 250_000
ROUND_BUDGET = 100_000
AHEAD = 2  # later rounds that a single one leaves room for, at most
POLISH_SHARE = 5  # polishing may take a fifth of the budget


def plan_evening(
    people: Sequence[int],
    rounds: int,
    wishes: Wishes = USUAL,
    seed: int = 0,
    progress: Progress | None = None,
    budget: int = EVENING_BUDGET,
    history: Iterable[Tables] = (),
) -> Plan:
    """Plan all rounds at once, or with `history` the rest of an evening.

    RefusedError with all problems of `wishes.problems`. `progress(done,
    budget, best)` is asked now and then; False ends the search with the best
    seats so far. `budget` counts search steps, a few microseconds each.
    """
    return _plan(Ground(rounds_of(history), people, rounds, wishes, Chance(seed)), seed, progress, budget)


def plan_round(
    people: Sequence[int],
    history: Iterable[Tables] = (),
    wishes: Wishes = USUAL,
    seed: int = 0,
    progress: Progress | None = None,
    budget: int = ROUND_BUDGET,
    ahead: int = 0,
) -> Plan:
    """Plan one round after the rounds that were really played; otherwise as `plan_evening`.

    `ahead` is the number of rounds still to come after it: in narrow fields the
    round is chosen so that they have room too.
    """
    ground = Ground(rounds_of(history), people, 1, wishes, Chance(seed))
    return _plan(ground, seed, progress, budget, min(ahead, AHEAD) if ground.is_narrow else 0)


def _plan(ground: Ground, seed: int, progress: Progress | None, budget: int, ahead: int = 0) -> Plan:
    share = budget // 2 if ahead else budget
    whole = budget + budget // POLISH_SHARE
    board, steps, cancelled = _searched(ground, _onward(progress, 0, whole), share)
    if ahead and not cancelled:
        room = _onward(progress, steps, whole, board.cost)  # three rounds are never cheaper than one
        board, more, cancelled = _with_room(ground, board, ahead, room, share)
        steps += more
    if not cancelled:
        wanted = courtesies(board, ground.short_visits(), ground.before(), ground.writers())
        last = _onward(progress, steps, whole)
        more, cancelled = polish(board, ground.pools, wanted, ground.chance, budget // POLISH_SHARE, last)
        steps += more
    planned = _arranged(ground, board.rounds)
    return judge(ground.history, ground.people, planned, ground.wishes, seed, cancelled=cancelled, steps=steps)


def _onward(progress: Progress | None, done: int, budget: int, best: int | None = None) -> Progress | None:
    """Let progress count on from where the search before it stopped; `best` is what that one had found."""
    if progress is None:
        return None
    asked = progress
    return lambda step, _, now: asked(done + step, budget, now if best is None else min(best, now))


def _searched(ground: Ground, progress: Progress | None, budget: int) -> tuple[Board, int, bool]:
    """Seat everybody so that meetings are as few as the budget finds; steps done, whether cancelled."""
    rounds, ready = ground.from_design(design) if ground.is_plain else (ground.by_lot(), 0)
    board, floor, steps, cancelled = ground.board(rounds), ground.floor(), 0, False
    if ready == len(rounds) and not ground.is_strained(rounds):
        # Nothing better than a ready design is known for its field.
        return board, 0, False
    if 0 < ready < len(rounds):
        # A design for some rounds: search the others alone, then everything anew, and take the better.
        added = [[] if number < ready else pool for number, pool in enumerate(ground.pools)]
        steps, cancelled = improve(board, added, ground.chance, budget // 2, floor, progress)
    if cancelled or board.cost <= floor:
        return board, steps, cancelled
    anew = ground.board(rounds if not ready or ready == len(rounds) else ground.by_lot())
    least = board.cost if steps else None
    rest = _onward(progress, steps, budget, least)
    more, cancelled = improve(anew, ground.pools, ground.chance, budget - steps, floor, rest)
    return (anew if anew.cost < board.cost else board), steps + more, cancelled


def _with_room(
    ground: Ground, board: Board, ahead: int, progress: Progress | None, budget: int
) -> tuple[Board, int, bool]:
    """Search the round together with later ones; the cheapest of them, if it is no dearer than `board`.

    Fifteen or sixteen people seated round by round repeat four meetings in the
    fourth round, and with room left for later rounds none in five.
    """
    further = Ground(ground.history, ground.people, 1 + ahead, ground.wishes, ground.chance)
    course = further.board(further.by_lot())
    steps, cancelled = improve(course, further.pools, ground.chance, budget, further.floor(), progress)
    found = min((ground.board([tables]) for tables in course.rounds), key=lambda one: one.cost)
    return (found if found.cost <= board.cost else board), steps, cancelled


def _arranged(ground: Ground, rounds: list[list[list[int]]]) -> tuple[Seating, ...]:
    """Order the rounds, deal physical tables and seats, and name people again."""
    before = ground.history[-1].tables if ground.history else ()
    earlier = [[ground.index[p] for p in table if p in ground.index] for table in before]
    if not any(ground.sitting_out):
        rounds = arrangement.order_rounds(rounds, earlier)
    numbers = ground.wishes.table_numbers(len(ground.split.sizes))
    places = arrangement.number_tables(rounds, len(numbers), ground.table_visits(numbers), ground.homes, ground.chance)
    fixed = {ground.index[p]: seat - 1 for p, seat in ground.wishes.fixed_seats if p in ground.index}
    seated = arrangement.order_seats(rounds, ground.seat_visits(), fixed, ground.chance)
    planned = []
    for tables, chosen, out in zip(seated, places, ground.sitting_out, strict=True):
        order = sorted(range(len(tables)), key=chosen.__getitem__)
        planned.append(
            seating(
                [[ground.people[p] for p in tables[i]] for i in order],
                [numbers[chosen[i]] for i in order],
                [ground.people[p] for p in out],
            )
        )
    return tuple(planned)
