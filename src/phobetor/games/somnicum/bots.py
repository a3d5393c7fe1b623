"""Opponents for Somnicum."""

from __future__ import annotations

from phobetor.bots.bot import RandomBot


class GreedyBot(RandomBot):
    """Placeholder."""
