"""Players for Nemesis: `danger` weighs the ship, `plan` says where to go, `greedy` values what can be done."""

from phobetor.games.nemesis.bots.greedy import GreedyBot as GreedyBot
