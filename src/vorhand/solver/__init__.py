"""What the native core computes, for the types of the games: twins of whole deals, and what is built on them.

`axes` says which fields of a rule set the core must know. A game's own part is its package (`solver.bismarck`). Python
is the specification: a test plays every rule set through both engines.
"""
