"""Phobetor: the digital table for nightmare-themed board games."""

__version__ = "0.1.0"
