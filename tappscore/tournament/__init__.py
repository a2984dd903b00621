"""Tournaments as values. Pure: snapshots in, ledgers, standings and findings out.

What depends on what, from facts to lists:

    snapshot.py    the frozen facts of one tournament, as the store loads them
    ledger.py      snapshot → what every table and every entry has (points, deals)
    metrics.py     one function a ranking criterion
    standings.py   ledger + ordered criteria → places, shared places, deciding criterion
    columns.py     what a list shows: declared once for screen, paper, spreadsheet
    audit.py       named checks (sheet_checks, people_checks): snapshot → findings
    simulate.py    seeded evenings played with the real pack (play_36, play_54, trick_play)
    statistics.py  one evening → a digest; many digests → a person's page, the club's page
    seasons.py     results of several evenings → one ranking
    slips.py       the likeliest slip that explains a difference between paper and deals
    seating/       who sits where: methods, search, independent measure
"""
