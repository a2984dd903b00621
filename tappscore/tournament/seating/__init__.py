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
