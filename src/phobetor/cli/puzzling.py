"""`phobetor puzzles`: finding positions with one clear answer."""

from __future__ import annotations

from argparse import Namespace

from phobetor.book.rulebook import rulebook
from phobetor.cli.output import progress_bar, show
from phobetor.cli.strength import kept_in
from phobetor.games import title_of
from phobetor.lab.puzzles import Hunt, Quest
from phobetor.records.puzzle import FILE, Puzzles


def find(given: Namespace) -> int:
    """Write what was found; where it was interrupted, what was found so far is kept for the next time."""
    title_of(given.game)
    out, kept = kept_in(given.out or FILE), kept_in(given.keep)
    assert out is not None
    quest = Quest(given.game, given.seed, given.depth)
    hunt = Hunt(quest, kept)
    with progress_bar(given.count, f"{given.game}: puzzles") as progress:
        hunt.hunt(given.count, progress)
    command = f"phobetor puzzles {given.game} --count {given.count} --seed {given.seed} --depth {given.depth}"
    found = Puzzles(command, rulebook(given.game).version, quest.verified(), tuple(hunt.found[: given.count]))
    whole = len(found.puzzles) == given.count
    if whole:
        out.write_text(found.to_json(), encoding="utf-8")
    tell(given, str(out), hunt, whole)
    return 0 if whole else 130


def tell(given: Namespace, out: str, hunt: Hunt, whole: bool) -> None:
    if given.json:
        show({"game": given.game, "found": len(hunt.found), "games": len(hunt.looked), "file": out if whole else None})
        return
    print(f"{len(hunt.found)} puzzles in {len(hunt.looked)} games of {given.game}, seed {given.seed}.")
    if whole:
        print(f"Written to {out}.")
    else:
        more = "the same command goes on" if given.keep else "with --keep FILE it would go on where it stopped"
        print(f"It was stopped: {more}.")
