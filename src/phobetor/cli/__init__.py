"""The command line: it shows and asks, and holds no rules."""
