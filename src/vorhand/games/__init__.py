"""The games, complete and pure: no clock, no randomness, no file, no log, no native code."""
