"""How it is played. Compiled; knows the kernel and nothing else of the house."""
