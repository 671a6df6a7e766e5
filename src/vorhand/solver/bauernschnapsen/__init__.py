"""Bauernschnapsen's part of what the native core computes."""
