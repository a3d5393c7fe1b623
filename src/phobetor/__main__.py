"""`python -m phobetor`"""

from phobetor.cli.main import run

run()
