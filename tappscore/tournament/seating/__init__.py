"""Who sits where: methods, the search, and an independent measure of quality.

Pure: whole numbers for people, no clock, no file, no other part of the
program but marked texts and problems.

    seats.py         one round as a value: tables in seat order, table numbers, who sits out
    sizes.py         table sizes for a number of people
    wishes.py        what the organiser wants, and what of it can't be
    evening.py       plan_evening, plan_round
    standing.py      by standing; winners move up; seat 2 moves one table on
    lots.py          chips drawn at the door, a blind draw, seats learned from sheets
    exchange.py      by hand: the price of an exchange before it is made
    changes.py       late, gone, substitute: only what must move moves
    ground.py        history and wishes as the search needs them
    designs.py       ready schedules: small_fields.py, starters.py, fields.py
    search.py        the swap search; polish.py balances the rest
    arrangement.py   order of rounds, physical tables, seats
    measure.py       quality, counted plainly from the seats; everything shown comes from it
    bound.py         proven lower bounds of repeats, with the reason
    loosening.py     which wishes a plan could not keep, and for whom
    judging.py       seats → plan.py, the finished plan
    chance.py        seeded chance, the same on every system
    seat_turns.py    every seat equally often, exactly

What is minimised, first things first: pairs kept apart, coincidences (so
that no pair sits together all night to save repeats), repeats among equals,
meetings twice running, writers, visits to short tables, physical tables,
seats. practice.md D.4 lets a repeat twice running weigh ten times a plain
one; here that weight stands among the things balanced afterwards, because the
order of loosening gives it up before a repeat.

DECISION: ready designs and our own swap search, no solver. Measured on one
core, seconds of its own time, against OR-Tools' CP-SAT 9.15 (one worker; a
variable for each person, round and table, one for each pair and round):

    case                          CP-SAT                      here
    13 people, 4 rounds           0 repeats in 0.3            0 in 0.1
    16 people, 5 rounds           21 repeats left after 28    0 in 0.1, by search alone too
    24 people, 5 rounds           0 repeats in 6              0 in 0.06
    30 people, 4 rounds           0 repeats in 11             0 in 0.08
    48 people, sixth round        0 repeats in 0.2            0 in 0.08
    150 people, sixth round       nothing after 4             0 in 0.03
    150 people, 6 rounds          not tried                   0 in 0.05

CP-SAT proves bounds for tiny fields, but so do the arguments of `bound.py`,
and its answer within a time limit is not the same on every system. It weighs
80 MB on disk, 245 MB with the numpy, pandas and protobuf that come with it;
this whole package is below 0.2 MB.

DECISION: the smallest fields are stored as text and the hard cases as base
rounds, found by the same search with a budget of minutes. Annealing in plain
Python tries some 400,000 exchanges a second; 17 to 20 people in six rounds
need about fifty million.

DECISION: 32 people in ten rounds of four are left at 16 repeats, although a
repeat-free schedule is known to exist; nine rounds have none. Exhaustive
searches showed that no base round turned by a cyclic group of ten does it,
nor one turned by the cyclic or the quaternion group of sixteen with eight and
two rounds. Schedules of others are not copied.
"""

from tappscore.tournament.seating.bound import Bound
from tappscore.tournament.seating.changes import Change, mend, substitute
from tappscore.tournament.seating.evening import plan_evening, plan_round
from tappscore.tournament.seating.exchange import Price, exchanged, price, prices
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.lots import blind_draw, chips, from_chips, learn
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.plan import Loosened, Plan
from tappscore.tournament.seating.search import Progress
from tappscore.tournament.seating.seats import Seating, seating
from tappscore.tournament.seating.sizes import Split, outlook, split
from tappscore.tournament.seating.standing import by_standing, move_on, winners_up
from tappscore.tournament.seating.wishes import Wishes, problems

__all__ = [
    "Bound",
    "Change",
    "Loosened",
    "Plan",
    "Price",
    "Progress",
    "Quality",
    "Seating",
    "Split",
    "Wishes",
    "blind_draw",
    "by_standing",
    "chips",
    "exchanged",
    "from_chips",
    "judge",
    "learn",
    "measure",
    "mend",
    "move_on",
    "outlook",
    "plan_evening",
    "plan_round",
    "price",
    "prices",
    "problems",
    "seating",
    "split",
    "substitute",
    "winners_up",
]
