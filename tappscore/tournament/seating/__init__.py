"""Who sits where: methods, the search, and an independent measure of quality.

Pure: whole numbers for people, no clock, no file, no other part of the
program but marked texts and problems.

    seats.py      one round as a value: tables in seat order, table numbers, who sits out
    sizes.py      table sizes for a number of people
    wishes.py     what the organiser wants, and what of it can't be
    evening.py    plan_evening, plan_round
    search.py     the swap search
    measure.py    quality, counted plainly from the seats; everything shown comes from it
    bound.py      proven lower bounds of repeats, with the reason
    loosening.py  which wishes a plan could not keep, and for whom
    plan.py       the finished plan
    chance.py     seeded chance, the same on every system
"""

from tappscore.tournament.seating.bound import Bound
from tappscore.tournament.seating.evening import plan_evening, plan_round
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.plan import Loosened, Plan
from tappscore.tournament.seating.search import Progress
from tappscore.tournament.seating.seats import Seating, seating
from tappscore.tournament.seating.sizes import Split, outlook, split
from tappscore.tournament.seating.wishes import Wishes, problems

__all__ = [
    "Bound",
    "Loosened",
    "Plan",
    "Progress",
    "Quality",
    "Seating",
    "Split",
    "Wishes",
    "measure",
    "outlook",
    "plan_evening",
    "plan_round",
    "problems",
    "seating",
    "split",
]
