"""What a seat can know about hidden cards: read off an `Observation`, which holds none of them.

Pure rules and reasoning, without the native core: for whoever counts worlds (`solver.worlds`), plays or teaches. A
game's own part is its module; `constraints` says what all of them come to.
"""
