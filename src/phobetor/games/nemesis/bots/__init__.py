"""Players for Nemesis: `danger` weighs the ship, `plan` says where to go, `greedy` values what can be done, and
`planner` compares ways off the ship before it follows one."""

from phobetor.games.nemesis.bots.greedy import GreedyBot as GreedyBot
from phobetor.games.nemesis.bots.planner import PlannerBot as PlannerBot
