"""Nightmarium («Кошмариум»): weave creatures of legs, torso and head, and let their abilities run in chains."""
