"""Rules: cards and points between seats. Pure; knows nothing of tournaments.

How a deal becomes points, in three separate calls:

    rules = bind(rule_set("wuerttemberg"), {"pot": True}, seats=3)   # ruleset, registry
    found = problems(rules, deal, turn)                              # checking
    settlement = settle(rules, deals)                                # settlement

A variant is one module of `variants`, which declares everything particular to
it in one table; nothing outside reads anything else of it.
"""
