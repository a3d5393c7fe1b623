"""What is written down: choices, whole games, and scenarios."""
