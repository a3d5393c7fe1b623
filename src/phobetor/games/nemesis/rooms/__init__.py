"""Room actions."""
