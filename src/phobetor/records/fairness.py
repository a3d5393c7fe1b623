"""Whether a sealed game was dealt as its players were promised, from what each of them knows.

The server shows the fingerprint of its seed, and only then do pages send their salts. So the server fixed its part
before it knew theirs, and they chose theirs without knowing its. Seats without a page of their own add nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.kernel.chance import commitment
from phobetor.records.record import Record

FAIR = "fair:"
PERSON = "human"


def seal_of(record: Record) -> str:
    """The commitment that was due before the first card; "" for a game whose seed was never sealed."""
    if not record.seed.startswith(FAIR):
        return ""
    return commitment(bytes.fromhex(record.seed.split(":")[1]))


def salts_of(record: Record) -> list[str]:
    """What each seat added to chance; "" where it added nothing."""
    return record.seed.split(":", 2)[2].split(".")


def broken_promise(record: Record, sealed: str, salts: Sequence[str]) -> str:
    """What was not kept, in a sentence, or "": `sealed` was shown before the game, `salts` are those sent after it."""
    found = seal_of(record)
    if not found:
        return "The game was not dealt from a sealed seed."
    if sealed and found != sealed.lower():
        return f"The seed is not the one that was sealed: its fingerprint is {found}, not {sealed.lower()}."
    added = salts_of(record)
    missing = [salt for salt in salts if salt not in added]
    if missing:
        return f"The salt {missing[0]} has no part in this deal: whoever left it out could choose another one."
    seats = zip(record.names, record.seats, added, strict=False)
    drawn = [name for name, seat, salt in seats if salt and seat != PERSON]
    if drawn:
        return f"The server drew a salt for {', '.join(drawn)}: it could choose the deal after it knew the others."
    return ""
