"""Nobody is asked what has only one answer, unless the asking itself hides a secret.

Where everybody at the table knows that there is one answer, the bar says so (`only`), and the page gives it. Where it
looks like a choice to somebody else, it is asked: an answer that comes by itself would tell them.
"""

from __future__ import annotations

from collections.abc import Iterator

from phobetor.book.text import Speaker
from phobetor.book.title import Title
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance

WORLDS = 3
"""So many games that each of the others may be in."""
DEEDS = {("nightmarium", "Exchange"), ("nemesis", "Pay"), ("nemesis", "DiscardAny")}
"""Their one button says and confirms a deed; the rest of a series is never asked for on the page."""
SELDOM = {
    ("nemesis", "BurnItem"), ("nemesis", "FreeRoomAction"), ("nemesis", "LoseCard"), ("nemesis", "LoseHope"),
    ("somnicum", "KeepEncounter"), ("somnicum", "ReturnToken"), ("somnicum", "SandPainter"),
}  # fmt: skip
"""What the others would have to imagine comes too seldom for a few games: packs, hands, decks and stocks are secret."""


def only_answers(title: Title) -> Iterator[tuple[Game, bool]]:
    """Questions with one answer, of games in which chance chooses; and whether the bar says that everybody knows."""
    for players in range(max(2, title.players[0]), title.players[1] + 1):
        game, chance = title.new(players, title.setting_values({}), Chance("alone")), Chance("choices")
        for _ in range(700):
            if game.is_over():
                break
            options = title.view(game, game.asked).options
            if len(options) == 1:
                yield game, is_said(title, game)
            game.choose(options[chance.below(len(options))])


def is_said(title: Title, game: Game) -> bool:
    assert title.bar is not None
    view = title.view(game, game.asked)
    return title.bar(view, Speaker(title, "en", game.settings, list("abcdef")[: game.players()])).only


def may_be_a_choice(title: Title, game: Game) -> bool:
    """Whether somebody else cannot know that there is one answer."""
    others = [seat for seat in range(game.players()) if seat != game.asked]
    for seat in others:
        for world in range(WORLDS):
            imagined = title.imagine(title.view(game, seat), Chance(f"world {world}"))
            imagined.turn_to(game.asked)
            if len(imagined.legal()) > 1:
                return True
    return False


def test_who_is_asked_has_a_choice_or_somebody_might_think_so(name: str) -> None:
    title = title_of(name)
    asked: set[str] = set()
    hidden: set[str] = set()
    for game, is_known in only_answers(title):
        kind = type(game.asking).__name__
        if is_known:
            assert not may_be_a_choice(title, game), f"{kind} is answered by itself and tells a secret."
        elif (name, kind) not in DEEDS | SELDOM:
            asked.add(kind)
            hidden |= {kind} if kind not in hidden and may_be_a_choice(title, game) else set()
    assert asked == hidden, f"Everybody knows that there is one answer: {asked - hidden}"
