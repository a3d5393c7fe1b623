"""The table: who sits where, what was said and done, and how far back one may go. It knows no screen and no network."""
