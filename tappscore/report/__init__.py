"""Paper: a snapshot, its ledger and a catalogue in, PDF bytes out. The only package that speaks reportlab.

    fonts.py       the embedded faces: widths, fitting and wrapping of text
    page.py        what stands on a page, as values: words, lines, boxes, pictures
    painting.py    pages → PDF bytes
    frame.py       head, foot and margins that all lists share
    listing.py     rows under declared columns: widths, repeated heads, rows kept together
    job.py         what a document is made from, and what it lacks
    documents.py   the declared table of all documents, and `render`
    …              one module a document or family of documents: standings, seating_lists,
                   score_sheets (sheet_face, sheet_words), table_papers, rules_card, rosters,
                   person_cards, person_record, certificates (ornaments), charts, fairness,
                   corrections, season_tables, group_lists, hall_of_fame, press, packs
    phone.py       the standings as pages of a phone's shape, drawn as pictures by whoever shares them

A new document is a function `Job → pages` and a line in `documents.DOCUMENTS`;
the layout tests and the gallery find it there.

A document is laid out first, as plain values with every word measured against
the place it has, and painted afterwards. So "page 2 of 3" is known when the
foot is set, packs are made by joining pages, and a test can hold every word of
every document against its place.

DECISION: we draw on measured pages instead of reportlab's platypus. Platypus
would lay out the running lists, but score sheets, signs, lots and certificates
are drawn by position anyway, its tables neither shrink a long name nor say that
a word is wider than its cell, and it takes several times as long for long tables.
"""
