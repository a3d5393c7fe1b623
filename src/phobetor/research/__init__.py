"""Doors for researchers: numbered actions, views as arrays, and environments of the libraries that they already use.

`pip install 'phobetor[research]'` brings PettingZoo and Gymnasium, `'phobetor[openspiel]'` OpenSpiel. docs/lab.md has
examples.
"""
