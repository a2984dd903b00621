"""The hall screen: a second window for the beamer, which shows scenes and takes no keys.

    stage.py     what the hall is shown: scene, page, reveal; one for the program
    scenes.py    the declared table of scenes; prizes.py the prize-giving
    drawing.py   large type: fitting, columns, paging; names.py long names and namesakes in a row
    window.py    the full-screen window on a chosen display
    control.py   the desk's hand on it

Names are at least 1/20 of the height, nothing is said by colour alone, and
money never appears.
"""
