"""Items and quest items."""
