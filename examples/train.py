"""Trains a small policy for Nightmarium on the PettingZoo environment, then lets it play against chance.

    python examples/train.py [games]

A linear policy over the bytes of the observation scores every action; REINFORCE makes what winners chose more likely.
"""

import sys

import numpy as np

from phobetor.research.pettingzoo import env

RATE = 0.02


class Policy:
    """A score for each action: a bias, and for each byte of the observation a weight for each kind of action."""

    def __init__(self, observed, actions, kind_of):
        self.bias = np.zeros(actions)
        self.weights = np.zeros((kind_of.max() + 1, observed))
        self.kind_of = kind_of

    def odds(self, seen):
        """The allowed actions and how likely each is."""
        allowed = np.flatnonzero(seen["action_mask"])
        scores = self.bias[allowed] + (self.weights @ (seen["observation"] / 255.0))[self.kind_of[allowed]]
        weights = np.exp(scores - scores.max())
        return allowed, weights / weights.sum()

    def learn(self, seen, action, reward):
        """One step uphill: more of what won, less of what lost."""
        allowed, odds = self.odds(seen)
        change = RATE * reward * ((allowed == action) - odds)
        self.bias[allowed] += change
        np.add.at(self.weights, self.kind_of[allowed], np.outer(change, seen["observation"] / 255.0))


def play(table, players, dice, seed):
    """One game; what each agent saw and chose, and its reward. A player of None chooses at random."""
    table.reset(seed=seed)
    history, rewards = {agent: [] for agent in table.possible_agents}, {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            table.step(None)
            continue
        policy = players[agent]
        allowed, odds = policy.odds(seen) if policy else (np.flatnonzero(seen["action_mask"]), None)
        action = int(dice.choice(allowed, p=odds))
        history[agent].append((seen, action))
        table.step(action)
    return history, rewards


def main(games):
    table, dice = env("nightmarium", players=2), np.random.default_rng(1)
    actions = table.desk.actions
    kind_of = np.array([actions.factored(action)[0] for action in range(actions.count)])
    policy = Policy(table.desk.encoder.size, actions.count, kind_of)
    one, other = table.possible_agents
    for game in range(games):
        history, rewards = play(table, {one: policy, other: policy}, dice, game)
        for agent in (one, other):
            for seen, action in history[agent]:
                policy.learn(seen, action, rewards[agent])
    tested = max(10, games // 4)
    won = sum(play(table, {one: policy, other: None}, dice, games + game)[1][one] > 0 for game in range(tested))
    print(f"After {games} games against itself it wins {won} of {tested} against chance.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
