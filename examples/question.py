"""A designer's question: do games of Nightmarium take longer if whoever completes a pure creature may choose?

    python examples/question.py [games]

Two reports on the same deals, compared deal by deal. With few games the answer is that there is no answer.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from phobetor.lab.report.comparing import compared
from phobetor.lab.report.writing import make_report
from phobetor.lab.simulate import Plan
from phobetor.lab.workers import Workers


def main(games: int) -> None:
    reports = []
    with TemporaryDirectory() as folder:
        for pure in ("strict", "choice"):
            plan = Plan("nightmarium", ("greedy", "greedy"), games, "question", (("pure", pure),))
            report, _ = make_report([plan], Path(folder) / pure, Workers(), "http://localhost:8000", lambda done: None)
            reports.append(report)
    for table in compared(*reports):
        print(table.name)
        for figure, _, difference, low, high, *_, verdict in table.rows:
            print(f"  {figure}: {difference:+.2f} ({low:.2f} to {high:.2f}): {verdict}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
