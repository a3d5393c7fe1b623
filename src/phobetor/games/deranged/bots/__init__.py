"""Opponents for Deranged."""

from phobetor.games.deranged.bots.greedy import GreedyBot
from phobetor.games.deranged.bots.planner import PlannerBot

__all__ = ["GreedyBot", "PlannerBot"]
