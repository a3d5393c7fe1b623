"""Action cards: what each may do and does."""
