"""Tournaments as values. Pure: snapshots in, ledgers, standings and findings out.

    snapshot.py    the frozen facts of one tournament, as the store loads them
    ledger.py      snapshot → what every table and every entry has (points, deals)
    metrics.py     one function a ranking criterion
    standings.py   ledger + ordered criteria → places, shared places, deciding criterion
    columns.py     what a list shows: declared once for screen, paper, spreadsheet
    audit.py       named checks: snapshot → findings
    simulate.py    seeded evenings played with the real pack
    seating/       who sits where: methods, search, independent measure
"""
