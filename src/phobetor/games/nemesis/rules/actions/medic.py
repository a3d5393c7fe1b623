"""Cards of the Medic, a promotional character: Reanimation, Bandaging, Pharmacist."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import COLOUR_OF
from phobetor.games.nemesis.rules.cards import draw_cards, gain_contamination
from phobetor.games.nemesis.rules.fight import has_ammo, spend_ammo
from phobetor.games.nemesis.rules.harm import dress, heal_light, heal_serious, wound_kinds
from phobetor.games.nemesis.rules.names import CARD_PHARMACIST, GREEN, INJECTOR
from phobetor.games.nemesis.rules.panic import LoseCard
from phobetor.games.nemesis.rules.state import Nemesis, Rule
from phobetor.games.nemesis.rules.vocabulary import ON_PERSON, ON_PERSON_TOO, WOUND
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


def reanimation_modes(game: Nemesis, player: Player) -> list[i64]:
    """A dose of the injector harms or helps a character here."""
    if not has_ammo(game, player, INJECTOR):
        return []
    modes: list[i64] = []
    for other in game.here(game.room[player]):
        modes.append(ON_PERSON + other)
        modes.append(ON_PERSON_TOO + other)
    return modes


def reanimate(game: Nemesis, player: Player, mode: i64) -> None:
    spend_ammo(game, player, INJECTOR, False)
    if mode >= ON_PERSON_TOO:
        draw_cards(game, mode - ON_PERSON_TOO, 3)
    else:
        gain_contamination(game, mode - ON_PERSON)
        game.then(LoseCard(mode - ON_PERSON))


def treatment_modes(game: Nemesis, player: Player, card: i64) -> list[i64]:
    """First: light wounds, or for the Pharmacist a dressed wound; second: dress a serious wound."""
    modes: list[i64] = []
    for other in game.here(game.room[player]):
        first = bool(wound_kinds(game, other, True)) if card == CARD_PHARMACIST else game.light[other] > 0
        if first:
            modes.append(ON_PERSON + other)
        if wound_kinds(game, other, False):
            modes.append(ON_PERSON_TOO + other)
    return modes


def treat(game: Nemesis, player: Player, card: i64, mode: i64) -> None:
    """In a green room the Medic draws a card."""
    if COLOUR_OF[game.tile[game.room[player]]] == GREEN:
        draw_cards(game, player, 1)
    if mode >= ON_PERSON_TOO:
        game.then(Treat(player, mode - ON_PERSON_TOO, 0))
    elif card == CARD_PHARMACIST:
        game.then(Treat(player, mode - ON_PERSON, 1))
    else:
        heal_light(game, mode - ON_PERSON, 2)


class Treat(Rule):
    """Choose the serious wound that is dressed, or the dressed one that is healed."""

    rule: ClassVar[str] = "NE-8.2"
    player: Player
    patient: Player
    dressed: i64

    def __init__(self, player: Player, patient: Player, dressed: i64) -> None:
        self.player = player
        self.patient = patient
        self.dressed = dressed

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        return [WOUND.of(wound) for wound in wound_kinds(game, self.patient, self.dressed == 1)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if self.dressed == 1:
            heal_serious(game, self.patient, WOUND.arg(option))
        else:
            dress(game, self.patient, WOUND.arg(option))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-8.2", "choose-a-wound")
