"""The command line, from the outside."""
