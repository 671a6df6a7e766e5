"""Settings of every test run: the same examples every time, and no deadline on a busy machine."""

from hypothesis import settings

settings.register_profile("vorhand", derandomize=True, deadline=None)
settings.load_profile("vorhand")
