"""Rules: cards and points between seats. Pure; knows nothing of tournaments.

How a deal becomes points, in three separate calls:

    rules = bind(rule_set("wuerttemberg"), {"pot": True}, seats=3)   # registry, ruleset
    found = problems(rules, deal, turn)                              # checking
    settlement = settle(rules, deals)                                # settlement

A variant is one module of `variants`, which declares everything particular to
it in one table; nothing outside reads anything else of it. A new variant is
its module, its line in `registry.ALL`, its examples and its labels.

    fields.py         kinds of facts and options: limits, letter, label, meaning, mark and source
    contracts.py      one row of the table; what its value function gets and answers
    ruleset.py        the table of one revision, and its binding to options, seats and letters
    club_options.py   what every variant takes: Bock, revoke, a club's Kontra
    tapp_family.py, tarock_family.py, house_tariff.py, ramsch.py   what several variants share
    checking.py       problems as values, all of them; rare things to ask about
    settlement.py     lines, moves, pot; who deals and rests
    explanation.py    the one grammar of all lines
    notation.py       the typed line, read and written, and the click pad (line_*.py: its parts)
    sheet.py          the public sheet of one table

DECISION: a value function answers *parts* (an amount per defender, or the
moves of all seats) and never shares out; Kontra, revoke and Bock are applied
to the parts in one place, in this order. So a variant can't forget them.

DECISION: a contract for which no source gives even a template (Bettel of the
Bavarian game, Zweier and Einer of Dreierles) is a problem until the club's
tariff names it: a silent nought would make a winner lose unseen.

DECISION: where a Räuber ties so that a payment can't be written in quarters,
each tied seat pays in full, as rules.md 3 has it for a shared Ramsch.

DECISION: in the games without a sourced pot the first contract of the table
treats it like a Frage, the higher ones like a Solo.
"""
