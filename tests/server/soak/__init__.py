"""A long evening at many tables, watched from outside: does the server stay as it was when it began?

`people` are scripted by a seed and play by what the server says is legal; they come, leave, reload, lose the line,
pause and watch. `watcher` is a process of its own that pings the server and reads what the kernel knows about it.
`verdict` says from what was seen which bars are kept. `python -m tests.server.soak` is the long form (`make soak`),
`tests/server/test_soak.py` the short one.
"""
