"""Deranged («Одержимость»): three days and nights in a cursed town, and somebody among you is not human at night."""
