"""A bot for Phobetor in Python: reads a question a line, answers with a place among the options.

phobetor sim nightmarium --seats "greedy,python examples/bots/random_bot.py" --games 10
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    # question["view"] is all that the seat may know; question["options"] are its options in writing.
    answer = {"number": question["number"], "choice": random.randrange(question["count"])}
    print(json.dumps(answer), flush=True)
