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
    crowding.py      how many wishes to keep apart nobody can keep, by counting: where the search ends
    designs.py       ready schedules: small_fields.py, starters.py, fields.py
    continuation.py  a ready design that goes on where the real history stands: laying.py lays it there exactly,
                     fitting.py as well as can be
    search.py        the swap search; polish.py balances the rest
    arrangement.py   order of rounds, physical tables (assignment.py: exactly), seats
    measure.py       quality, counted plainly from the seats; everything shown comes from it
    bound.py         proven lower bounds of repeats, with the reason; returns.py: of returns to a table
    loosening.py     which wishes a plan could not keep, and for whom
    judging.py       seats → plan.py, the finished plan
    chance.py        seeded chance, the same on every system
    seat_turns.py    every seat equally often, exactly

What is minimised, first things first: pairs kept apart, coincidences (so
that no pair sits together all night to save repeats), repeats, meetings twice
running, writers, visits to short tables, physical tables, seats. Up to twelve
people, where meetings must be repeated, coincidences and repeats are lowered
together: the evenings with the fewest coincidences include one with the fewest
repeats, so that nothing is given up for either. practice.md D.4 lets a repeat
twice running weigh ten times a plain one; here that weight stands among the
things balanced afterwards, because the order of loosening gives it up before a
repeat.

DECISION: ready designs and our own swap search, no solver. Measured on one
core, seconds of its own time, against OR-Tools' CP-SAT 9.15 (one worker, two
where it was given a minute or three; a variable for each person, round and
table, one for each pair and round):

    case                          CP-SAT                    here
    6 people, 3 rounds            5 repeats, proven, 0.1    5, proven, 0.06
    11 people, 4 rounds           8 after 10, bound 0       8, proven, 0.1
    12 people at fours, 4 rounds  13 after 16, bound 0      13, proven, 0.1
    13 people, 4 rounds           0 repeats in 0.3          0 in 0.1
    13 people, 5 rounds           3 after 5, bound 0 at 60  3, proven, 0.5
    13 people, 6 rounds           15 after 50, bound 0      12, proven, 0.5
    14 people, 5 rounds           2 after 36, bound 0       2, proven, 0.4
    14 people, 6 rounds           21 after 60, bound 0      17, proven, 0.3
    16 people, 5 rounds           21 repeats left after 28  0 in 0.1, by search alone too
    17 people, 6 rounds           6 after 180, bound 0      1 in 0.4
    18 people, 6 rounds           8 after 60, bound 0       2 in 0.4
    19 people, 6 rounds           18 after 60, bound 0      3 in 0.4
    20 people, 6 rounds           17 after 180, bound 0     6 in 0.2
    24 people, 5 rounds           0 repeats in 6            0 in 0.06
    24 people, 7 rounds           47 after 5                0 in 0.1
    30 people, 4 rounds           0 repeats in 11           0 in 0.08
    30 people, 6 rounds           0 repeats in 11           0 in 0.5
    32 people, 10 rounds          nothing after 5           0 in 0.15
    48 people, sixth round        0 repeats in 0.2          0 in 0.08
    150 people, sixth round       nothing after 4           0 in 0.03
    150 people, 6 rounds          nothing after 80          0 in 0.05

Trying every seating (tests/benchmarks/seating_proofs.py) proves in seconds to
minutes what CP-SAT left open, and an answer within a time limit is not the
same on every system. CP-SAT weighs 80 MB on disk, 240 MB with the numpy and
pandas that come with it; this whole package is some 0.2 MB.

DECISION: the smallest fields and the hard cases are stored as text. All of it
is drawn from seeds: tests/benchmarks/seating_designs.py finds it again, byte
for byte, in some minutes. Up to 16 people (two to six rounds) fewer repeats
than ours are proven impossible; from 21 on there are none; for 17 to 20 people
in six rounds 1, 2, 3 and 6 are the least we know, after 240 million exchanges
each.

DECISION: 32 people in ten rounds of four come from two affine planes of order
four with signs (`starters`), not from a long search: annealing left 16
repeats, and exhaustive searches showed that no base round turned by a cyclic
group of ten does it, nor one turned by the cyclic or the quaternion group of
sixteen. Schedules of others are not copied.

DECISION: a single round is taken from the best evening known for its field,
if the rounds played can be laid onto the begin of one (`continuation`): then
an evening drawn round by round is as good as one planned at once, also after a
substitution. Where somebody left for good and the tables are others now, no
design fits; people are then put on one so that few meet whom they met
(`fitting`), always by the same lot, so that each round finds the evening that
the one before it began. Repeats in the rest of six rounds
planned at once, one person leaving after the first, second, third: of 18
people 1, 1, 3, of 20 people 3, 3, 3, of 21 people 3, 4, 7; by search alone
5, 5, 3 / 6, 6, 3 / 9, 8, 7; eighteen million exchanges of annealing found 2,
3, 2 / 3, 3, 3 / 3, 5, 5. Of 17 people 18, 17, 13 (annealing 18, 15, 13).
Drawn one by one it is the same in two of three evenings, of 18 people up to
six. Remembering the plan instead was rejected: only what was really
played counts. Where it fits none, and up to 17 people, the round is searched
together with the next two, and the cheapest of the three is taken; in larger
fields that gained nothing. tests/benchmarks/seating_rounds.py measures it.

DECISION: who comes back to a physical table is lowered with people, not only
with table numbers: exchanges that cost no meeting and no evenness of short
tables. Permuting numbers alone left 25 people in six rounds fourteen returns,
now none. At the end the numbers of each round are exact, all others as they
are. Where that left somebody, and in all small fields, the design is searched
for seats and tables in one and stored (`middle_fields`, `small_fields`). The
least possible is proven (`returns`) for more rounds than tables and for two to
four tables, as a bound that evenings of 6 to 16 people mostly reach. Of the
kept table 136 evenings bring somebody back, 83 of them proven; from 25 people
on it is four: 28 people in nine rounds (56, proven), 32 in ten (78, at least
64), and 26 in five and 30 in six rounds (1 and 7, nothing proven), where even
short tables stand against it. Heaping returns on few people was chosen where
the visits are forced: four who stay at their table are twelve returns in four
rounds of sixteen people, twenty-four if each of those visits is somebody else's.
"""

from tappscore.tournament.seating.bound import Bound
from tappscore.tournament.seating.changes import Change, mend, substitute
from tappscore.tournament.seating.evening import plan_evening, plan_round
from tappscore.tournament.seating.exchange import Price, exchanged, price, prices
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.lots import blind_draw, chips, from_chips, learn
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.plan import Loosened, Plan
from tappscore.tournament.seating.returns import ReturnsBound, returns_bound
from tappscore.tournament.seating.search import Progress
from tappscore.tournament.seating.seats import Seating, seating
from tappscore.tournament.seating.sizes import Split, outlook, split
from tappscore.tournament.seating.standing import by_standing, move_on, winners_up
from tappscore.tournament.seating.wishes import Wishes, apart_within, problems

__all__ = [
    "Bound",
    "Change",
    "Loosened",
    "Plan",
    "Price",
    "Progress",
    "Quality",
    "ReturnsBound",
    "Seating",
    "Split",
    "Wishes",
    "apart_within",
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
    "returns_bound",
    "seating",
    "split",
    "substitute",
    "winners_up",
]
