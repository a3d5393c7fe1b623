"""The rules of Deranged, a module for each chapter of the rulebook."""
