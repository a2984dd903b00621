"""The store: the only package that speaks SQLite.

    schema.py     the SQL of each version (migrations.py runs it)      tables.py    what the gate may write
    club.py       the club file: create, open, write, close
    inspection.py what is refused before opening
    folders.py    where a write-ahead log is unsafe   faults.py  faults as plain sentences
    gate.py       one block of writes, one transaction, one journal entry; owners, postcheck, touches serve it
    changes.py    the ChangeSet that a block answers with
    loading.py    rows → snapshots, and what changed → the next snapshot
    journal.py    the readable list, undo, redo, the chain
    checks.py     named checks of a file; replay.py holds the facts against the journal
    backup.py     copies out and back            glance.py   looking into a file without changing it
    drafts.py     files that appear whole or not at all
    cache.py      derived figures beside the file   search_index.py  its deals, to be searched
    forgetting.py a name removed for good        lookups.py  what verbs ask about single rows

DECISION: a club file is open through two connections. Everybody reads
through one that SQLite itself keeps from writing; the writing one belongs to
the gate. A fence made of rules (an authorizer, query_only switched on and
off) was rejected: each switch throws away all prepared statements.
"""
