"""Opponents for Deranged."""

from phobetor.games.deranged.bots.greedy import GreedyBot

__all__ = ["GreedyBot"]
