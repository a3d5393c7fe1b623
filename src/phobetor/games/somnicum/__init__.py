"""Somnicum («Сомникум»): two pendulums, a ring of dream cards, and a dream that grows downwards in three levels."""
