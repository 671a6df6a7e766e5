"""Programs that ours is measured beside, each run by a script of its own in an environment of its own.

The scripts know nothing of Vorhand: text comes in on standard input, one JSON value goes out.
"""
