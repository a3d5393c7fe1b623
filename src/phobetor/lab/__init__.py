"""The laboratory: simulations, tournaments, benchmarks."""
