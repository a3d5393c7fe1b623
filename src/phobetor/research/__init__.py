"""Doors for researchers: numbered actions, views as arrays, and environments of the libraries that they already use.

`pip install 'phobetor[research]'` brings PettingZoo and Gymnasium, `'phobetor[openspiel]'` OpenSpiel. docs/lab.md has
examples.
"""

from phobetor.kernel.refusal import BadInput

try:
    import librt.vecs  # noqa: F401 - the memory into which compiled code writes
except ImportError:
    raise BadInput("Environments and data need librt; install it with: pip install 'phobetor[research]'.") from None
