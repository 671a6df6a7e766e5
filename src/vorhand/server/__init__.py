"""The server: tables for people and bots over one socket each, kept in one file. `run.serve` starts it.

A table is a pure machine (`room`) whose log (`entries`) is the only truth; `live` gives it time, chance, bots, the
store and sockets; `views` builds up what each page is shown.
"""
