"""OpenSpiel's own search (ISMCTS) plays a whole game of Nightmarium against chance; it sees no other hand.

python examples/ismcts.py [simulations]
"""

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from phobetor.research.openspiel import load


def main(simulations: int) -> None:
    game, dice = load("nightmarium", players=2, sampled=True), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game=game, evaluator=judge, uct_c=2.0, max_simulations=simulations, random_state=dice)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif state.current_player() == 0:
            decisions += 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    print(f"ISMCTS with {simulations} simulations: {decisions} decisions, returns {state.returns()}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
