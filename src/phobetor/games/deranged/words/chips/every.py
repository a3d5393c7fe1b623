"""A chip for every option of Deranged: its name as people say it, and what it does, brings, costs or risks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.book.bar import Chip
from phobetor.games.deranged.rules.items import Acid
from phobetor.games.deranged.rules.placing import OfferFog
from phobetor.games.deranged.rules.special import GRAVES_PRICE
from phobetor.games.deranged.words.asked import Asked
from phobetor.games.deranged.words.chips.actions import (
    choose_curse,
    gather,
    lay,
    look,
    move,
    paid,
    search,
    shed,
    swap,
    unbar,
    use,
)
from phobetor.games.deranged.words.chips.cards import from_deck, keep, play
from phobetor.games.deranged.words.chips.fights import attack, defend, spend
from phobetor.games.deranged.words.chips.figures import hero, monster
from phobetor.games.deranged.words.chips.places import at, step
from phobetor.games.deranged.words.chips.talk import claim_saw, claim_self
from phobetor.games.deranged.words.chips.turn import calm, decline, discard_hand, done, heal, hourglass, rest
from phobetor.kernel.words import Option

PLAIN: Final = {
    "rest", "turn-over", "move", "search", "look", "gather", "done", "step", "stop", "heal", "calm", "block", "admit",
    "always-block", "always-admit", "ask-me", "speak", "silent", "at", "from", "decline", "play",
}  # fmt: skip
"""What nobody is asked to confirm: it costs nothing that could not be seen, or only draws a card."""

MAKERS: Final[dict[str, Callable[[Asked, Option], Chip]]] = {
    "play": play, "rest": rest, "move": move, "attack": attack, "search": search, "use": use, "shed": shed, "lay": lay,
    "look": look, "gather": gather, "pray": paid("pray", candles=1), "unbar": unbar, "step": step, "heal": heal,
    "close-graves": paid("close-graves", candles=GRAVES_PRICE), "clear-fog": paid("clear-fog", candles=1),
    "calm": calm, "hero": hero, "monster": monster, "spend": spend, "defend": defend, "claim-self": claim_self,
    "claim-saw": claim_saw, "at": at, "from": from_deck, "curse": choose_curse, "keep": keep, "swap": swap,
    "discard-hand": discard_hand, "done": done, "decline": decline, "forward": hourglass(1), "back": hourglass(-1),
}  # fmt: skip


def chip(asked: Asked, option: Option) -> Chip:
    verb = asked.say.title.verb(option)
    assert verb is not None
    made = MAKERS[verb.name](asked, option) if verb.name in MAKERS else Chip(asked.tell(verb.name))
    if verb.name in PLAIN and not isinstance(asked.step, Acid | OfferFog):
        made.plain = True
    return made
