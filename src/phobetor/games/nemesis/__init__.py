"""Nemesis: Nightmares, the expansion Void Seeders with the base rules it needs."""
