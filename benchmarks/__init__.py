"""Measurements: never asserted by a test, always beside a peer or the commit before, in the same run."""
