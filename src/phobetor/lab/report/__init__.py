"""Reports for designers: what decides a game, with how much certainty, as a page, as JSON and as Parquet."""
