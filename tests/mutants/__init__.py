"""Planted rule faults: each must be caught by the test that is named for it."""
