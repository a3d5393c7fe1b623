"""Players that are programs. A bot gets a view and its options, never the game."""
