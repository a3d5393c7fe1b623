"""What decides at a seat: from a view, and from nothing else."""
