"""Opponents for Deranged."""

from __future__ import annotations

from phobetor.bots.bot import RandomBot


class GreedyBot(RandomBot):
    """Replaced below as soon as it can do more than chance."""
