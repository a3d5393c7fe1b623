"""What an option of Deranged means in the town as it is: what it costs, whom it meets, what is left afterwards."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.attack import Attack, AttackCandles, Defence, defence_of, defence_of_monster, targets
from phobetor.games.deranged.rules.box import (
    ATTACK,
    COLOUR,
    ITEM_OF,
    ITEMS,
    MOVE,
    POOR_REST,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_MOVE,
    WEAK_ATTACK,
)
from phobetor.games.deranged.rules.hero_phase import IN_A_BUILDING, IN_THE_STREET, HeroAction, price_of_action
from phobetor.games.deranged.rules.imagine import imagine
from phobetor.games.deranged.rules.movement import Move, needs_door
from phobetor.games.deranged.rules.state import MONSTERS_FROM, MOST, Deranged
from phobetor.games.deranged.rules.town import BUILDING_OF, CELL_IDS, COLOURS, NOWHERE, STREET
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import (
    AT,
    ATTACK_ACTION,
    CALM,
    DEFEND,
    DONE,
    HEAL,
    HERO,
    ITEM_ACTION,
    LAY,
    MONSTER,
    MOVE_ACTION,
    REST,
    SEARCH_ACTION,
    SHED,
    SPEND,
    STEP,
    UNBAR,
)
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option

HOUSES = 3  # the deck of the houses


def remarks(view: DerangedView, say: Speaker) -> list[str]:
    """Worked out on an imagined table: nothing that is told depends on what the seat cannot see."""
    if not view.options:
        return []
    game = imagine(view, Chance())
    return ["; ".join([*remark(game, view.seat, option, say), *price(game, option, say)]) for option in view.options]


def price(game: Deranged, option: Option, say: Speaker) -> list[str]:
    """The sanity that an action costs. DE-42, DE-44"""
    if not isinstance(game.asking, HeroAction) or any(verb.matches(option) for verb in (DONE, HEAL, CALM)):
        return []
    count = price_of_action(game)
    return [say.say("remark-costs-sanity", count=count)] if count else []


def remark(game: Deranged, seat: int, option: Option, say: Speaker) -> list[str]:
    for verb in (STEP, AT, UNBAR):
        if verb.matches(option):
            return cell(game, verb.arg(option), say)
    for verb in (SHED, LAY):
        if verb.matches(option):
            return [say.say(f"curse-{verb.arg(option)}").removesuffix(".")]
    if DEFEND.matches(option):
        return defend(game, seat, DEFEND.arg(option), say)
    if SPEND.matches(option):
        return spend(game, SPEND.arg(option), say)
    if HERO.matches(option):
        return hero(game, HERO.arg(option), say)
    if MONSTER.matches(option):
        return monster(game, MONSTER.arg(option), say)
    return action(game, seat, option, say)


def action(game: Deranged, seat: int, option: Option, say: Speaker) -> list[str]:
    if HEAL.matches(option):
        return [say.say("remark-from-to", before=game.health[seat], after=game.health[seat] + 1)]
    if CALM.matches(option):
        return [say.say("remark-from-to", before=game.sanity[seat], after=game.sanity[seat] + 1)]
    if REST.matches(option):
        return [rest(game, seat, say)]
    if MOVE_ACTION.matches(option):
        return [move(game, seat, say)]
    if ATTACK_ACTION.matches(option):
        return [attack(game, seat, say)]
    if SEARCH_ACTION.matches(option):
        return [search(game, seat, say)]
    return (
        [say.say(f"item-{ITEMS[ITEM_OF[game.played]]}-about").removesuffix(".")] if ITEM_ACTION.matches(option) else []
    )


# --- actions ----------------------------------------------------------------------------------------
def rest(game: Deranged, seat: int, say: Speaker) -> str:
    """How much sanity there is afterwards. DE-108"""
    gained = IN_A_BUILDING if game.in_building(game.cell[seat]) else IN_THE_STREET
    gained -= game.suffers(seat, POOR_REST)
    return say.say("remark-sanity", before=game.sanity[seat], after=min(MOST, game.sanity[seat] + gained))


def move(game: Deranged, seat: int, say: Speaker) -> str:
    moves, colours = (POSSESSED_MOVE, POSSESSED_COLOUR) if game.is_possessed(seat) else (MOVE, COLOUR)
    colour = say.say(f"colour-{COLOURS[colours[game.played]]}")
    return say.say("remark-move", count=moves[game.played], colour=colour)


def attack(game: Deranged, seat: int, say: Speaker) -> str:
    """The strength before candles and doors, and whom it can meet."""
    attacks, colours = (POSSESSED_ATTACK, POSSESSED_COLOUR) if game.is_possessed(seat) else (ATTACK, COLOUR)
    strength = max(0, attacks[game.played] - game.suffers(seat, WEAK_ATTACK))
    names = [target_name(option, say) for option in targets(game, colours[game.played], 0, 0)]
    return say.say("remark-attack", strength=strength, targets=", ".join(names))


def target_name(option: Option, say: Speaker) -> str:
    return say.player(HERO.arg(option)) if HERO.matches(option) else str(say.name("monster", MONSTER.arg(option)))


def search(game: Deranged, seat: int, say: Speaker) -> str:
    here = game.cell[seat]
    deck = HOUSES if game.house_at(here) >= 0 else BUILDING_OF[here] - 1
    left = len(game.house) + len(game.house_bottom) if deck == HOUSES else len(game.item_decks[deck])
    return say.say("remark-search", deck=say.say(f"deck-{deck}"), count=left)


# --- places -----------------------------------------------------------------------------------------
def cell(game: Deranged, there: int, say: Speaker) -> list[str]:
    """The sign of the cell on the map, a door on the way, and who is there."""
    told = [CELL_IDS[there]]
    step = game.asking
    here = game.cell[game.active]
    if isinstance(step, Move) and BUILDING_OF[here] == STREET and needs_door(game, here, there, step.colour):
        told.append(say.say("remark-door"))
    who = [say.player(player) for player in game.heroes_on(there)]
    who += [str(say.name("monster", token)) for token, place in enumerate(game.monster_cell) if place == there]
    return [*told, say.say("remark-here", who=", ".join(who))] if who else told


# --- attack and defence -----------------------------------------------------------------------------
def hero(game: Deranged, player: int, say: Speaker) -> list[str]:
    """Where the hero stands and how much health is left; doors take from an attack. DE-79"""
    there = game.cell[player]
    if there == NOWHERE:
        return []
    told = [CELL_IDS[there], say.say("remark-health", health=game.health[player])]
    return told + door(game, player, say)


def monster(game: Deranged, token: int, say: Speaker) -> list[str]:
    left = game.monster_health(token) - game.wounds[token]
    told = [CELL_IDS[game.monster_cell[token]]]
    told.append(say.say("remark-monster", defence=defence_of_monster(game, token), health=left))
    if game.is_asleep(token):
        told.append(say.say("board-asleep"))
    return told + door(game, MONSTERS_FROM + token, say)


def door(game: Deranged, target: int, say: Speaker) -> list[str]:
    """What the attack comes to without candles, and what a door takes from it. DE-79"""
    step = game.asking
    if not isinstance(step, Attack):
        return []
    attack = AttackCandles(target, step.strength, step.colour, step.manner)
    told = [say.say("remark-strength", strength=attack.total(game, 0))]
    return [*told, say.say("remark-door-penalty", count=attack.door(game))] if attack.door(game) else told


def spend(game: Deranged, candles: int, say: Speaker) -> list[str]:
    """What the attack comes to, and what it does to a monster. DE-77, DE-86"""
    step = game.asking
    if not isinstance(step, AttackCandles):
        return []
    base = max(0, step.strength - game.suffers(game.active, WEAK_ATTACK))
    total = max(0, base + candles - step.door(game))
    told = [say.say("remark-strength", strength=total)]
    if step.target >= MONSTERS_FROM:
        damage = max(0, total - defence_of_monster(game, step.target - MONSTERS_FROM))
        told.append(say.say("remark-damage", count=damage))
    return told


def defend(game: Deranged, seat: int, card: int, say: Speaker) -> list[str]:
    """What is lost in spite of it. DE-84"""
    step = game.asking
    if not isinstance(step, Defence):
        return []
    lost = max(0, step.strength - defence_of(game, seat, card))
    if lost >= game.health[seat]:
        return [say.say("remark-dies", count=lost)]
    return [say.say("remark-loses", count=lost) if lost else say.say("remark-loses-nothing")]
