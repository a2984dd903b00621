"""Plans: a whole evening before round 1, or one round from the real history.

The course of both: who sits out (in turn) → a ready design with people on it
by lot, or seats by lot → the swap search for meetings → polishing →
order of rounds, physical tables, seats → measure, bound, what was loosened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tappscore.tournament.seating import arrangement
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.continuation import follow
from tappscore.tournament.seating.designs import design, stored
from tappscore.tournament.seating.ground import Ground, Rounds
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.polish import Courtesies, courtesies, polish
from tappscore.tournament.seating.search import Board, Progress, improve
from tappscore.tournament.seating.seats import Seating, Tables, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes

EVENING_BUDGET = 250_000
ROUND_BUDGET = 100_000
AHEAD = 2  # later rounds that a single one leaves room for, at most
POLISH_SHARE = 3  # polishing may take a third of the budget, three times


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
    return _plan(Ground(rounds_of(history), people, 1, wishes, Chance(seed)), seed, progress, budget, ahead)


def _plan(ground: Ground, seed: int, progress: Progress | None, budget: int, ahead: int = 0) -> Plan:
    followed = follow(ground, ahead)
    if followed is not None and (followed.is_best or (followed.with_rest is not None and _is_far(ground, ahead))):
        return _finished(ground, followed.rounds, seed, followed.steps)
    whole, further = budget + 3 * (budget // POLISH_SHARE), min(ahead, AHEAD) if ground.is_narrow else 0
    share, course = budget // 2 if further else budget, 0
    board, steps, cancelled = _searched(ground, _onward(progress, 0, whole), share)
    if further and not cancelled:
        room = _onward(progress, steps, whole, board.cost)  # three rounds are never cheaper than one
        board, course, more, cancelled = _with_room(ground, board, further, room, share)
        steps += more
    if followed is not None and (
        followed.with_rest <= course
        if further and not cancelled and followed.with_rest is not None
        else ground.board(followed.rounds).cost <= board.cost
    ):
        # Polishing would lead away from the design: not for what is given up before a repeat.
        return _finished(ground, followed.rounds, seed, followed.steps + steps, cancelled=cancelled)
    if cancelled:
        return _finished(ground, board.rounds, seed, steps, cancelled=True)
    is_ready = not steps and _is_stored(ground)
    found, more = _polished(ground, board, budget // POLISH_SHARE, _onward(progress, steps, whole), is_ready=is_ready)
    return _finished(ground, found.rounds, seed, steps + more, found.places, cancelled=found.cancelled)


def _is_far(ground: Ground, ahead: int) -> bool:
    """Whether more rounds are still to come than a search can look at together with this one."""
    return ahead > (AHEAD if ground.is_narrow else 0)


class _Polished(NamedTuple):
    """Seats after polishing; what they are worth, first things first: meetings, short tables in turn, returns."""

    rank: tuple[int, int, int]
    rounds: Rounds
    places: list[list[int]]
    cancelled: bool


def _is_stored(ground: Ground) -> bool:
    """Whether a ready design was searched as a whole, physical tables and short ones included, and no wish is in it."""
    is_free = ground.is_plain and not ground.homes and not ground.writers()
    return is_free and stored(len(ground.people), ground.split.sizes, len(ground.sitting_out)) is not None


def _polished(
    ground: Ground, board: Board, budget: int, progress: Progress | None, *, is_ready: bool
) -> tuple[_Polished, int]:
    """Balance what costs no meeting: short tables and writers, then returns to a table; the seats and the steps.

    Where somebody still comes back to a table, seats are also polished for everything at once: a grid design has no
    returns at all, and what is balanced first may be dearer to get back than it was to keep. A design that
    `is_ready` counts as it stands, and alone if it brings nobody back.
    """
    begin, steps, tried = board.copy(), 0, list[_Polished]()
    if is_ready:
        tried.append(_unpolished(ground, board))
        if not tried[0].rank[-1]:
            return tried[0], 0
    for passes in ((False, True), (True,)):
        board.put(begin)
        one, more = _passed(ground, board, passes, budget, _onward(progress, steps, 3 * budget))
        steps += more
        tried.append(one)
        if one.cancelled or not one.rank[-1] or ground.history or ground.wishes.writers:
            break
    return min(tried, key=lambda one: one.rank)._replace(cancelled=tried[-1].cancelled), steps


def _passed(
    ground: Ground, board: Board, passes: Sequence[bool], budget: int, progress: Progress | None
) -> tuple[_Polished, int]:
    """Polish in passes, True for one that heeds the physical tables."""
    wanted, steps, cancelled = courtesies(board, ground.short_visits(), ground.before(), ground.writers()), 0, False
    for is_placed in passes:
        if cancelled:
            break
        if is_placed:
            _place(ground, board, wanted)
        onward = _onward(progress, steps, 3 * budget)
        more, cancelled = polish(board, ground.pools, wanted, ground.chance, budget, onward)
        steps += more
    return _judged(board, wanted, cancelled=cancelled), steps


def _unpolished(ground: Ground, board: Board) -> _Polished:
    """Deal physical tables only."""
    wanted = courtesies(board, ground.short_visits(), ground.before(), ground.writers())
    _place(ground, board, wanted)
    return _judged(board, wanted, cancelled=False)


def _judged(board: Board, wanted: Courtesies, *, cancelled: bool) -> _Polished:
    returns = sum(number - 1 for row in wanted.been for number in row if number)
    rank = (board.cost, max(wanted.visits) - min(wanted.visits), returns)
    places = wanted.chosen(board.rounds) if wanted.places else []
    return _Polished(rank, board.copy(), places, cancelled)


def _place(ground: Ground, board: Board, wanted: Courtesies) -> None:
    """Deal physical tables for the seats of a board, so that polishing keeps people going round."""
    numbers = ground.wishes.table_numbers(len(ground.split.sizes))
    wanted.been = ground.table_visits(numbers)
    chosen = arrangement.number_tables(board.rounds, len(numbers), wanted.been, ground.homes, ground.chance)
    wanted.at_home = frozenset(ground.homes)
    wanted.bound = [set(arrangement.bound_tables(tables, ground.homes).values()) for tables in board.rounds]
    wanted.put(board.rounds, chosen)


def _finished(
    ground: Ground,
    rounds: Rounds,
    seed: int,
    steps: int,
    places: Sequence[Sequence[int]] = (),
    *,
    cancelled: bool = False,
) -> Plan:
    planned = _arranged(ground, rounds, places)
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
) -> tuple[Board, int, int, bool]:
    """Search the round together with later ones; the cheapest of them, if it is no dearer than `board`, and all's cost.

    Fifteen or sixteen people seated round by round repeat four meetings in the
    fourth round, and with room left for later rounds none in five.
    """
    further = Ground(ground.history, ground.people, 1 + ahead, ground.wishes, ground.chance)
    course = further.board(further.by_lot())
    steps, cancelled = improve(course, further.pools, ground.chance, budget, further.floor(), progress)
    found = min((ground.board([tables]) for tables in course.rounds), key=lambda one: one.cost)
    return (found if found.cost <= board.cost else board), course.cost, steps, cancelled


def _arranged(ground: Ground, rounds: Rounds, begun: Sequence[Sequence[int]] = ()) -> tuple[Seating, ...]:
    """Order the rounds, deal physical tables and seats, and name people again; `begun` are tables dealt already."""
    before = ground.history[-1].tables if ground.history else ()
    earlier = [[ground.index[p] for p in table if p in ground.index] for table in before]
    if not any(ground.sitting_out):
        ordered = arrangement.order_rounds(rounds, earlier)
        begun = [begun[next(at for at, one in enumerate(rounds) if one is tables)] for tables in ordered if begun]
        rounds = ordered
    numbers, homes, chance = ground.wishes.table_numbers(len(ground.split.sizes)), ground.homes, ground.chance
    places = arrangement.number_tables(rounds, len(numbers), ground.table_visits(numbers), homes, chance, begun)
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
