"""The things of Nightmarium in the words of a language, and the rules behind each of them."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, CARDS, LEGION_OF, LEGIONS, PARTS, PARTS_OF
from phobetor.games.nightmarium.words.notation import goal
from phobetor.kernel.masks import has


def describe(kind: str, value: int, say: Speaker) -> str:
    if kind == "card":
        return describe_card(value, say)
    if kind == "creature":
        return say.say("creature", place=ordinal(value, say), player=say.player(value // goal(say.settings)))
    if kind == "creature-name":
        return ordinal(value, say)
    if kind == "card-name":
        return say.say("card-name", legion=say.say(f"legion-{LEGIONS[LEGION_OF[value]]}"), number=value)
    if kind == "legion":
        return say.say(f"legion-{LEGIONS[value]}")
    if kind == "ability":
        return say.say(f"ability-{ABILITIES[value]}")
    if kind == "part":
        return say.say(f"part-{PARTS[value]}")
    return describe_effect(kind, value, say)


def ordinal(creature: int, say: Speaker) -> str:
    """What people call a Creature that stands before them: "3rd"."""
    return say.say("creature-place", place=creature % goal(say.settings) + 1)


def describe_effect(kind: str, value: int, say: Speaker) -> str:
    """What a thing does or is good for, in a sentence of its own."""
    if kind == "legion-about":
        return say.say(f"legion-{LEGIONS[value]}-about")
    if kind == "ability-about" or (kind == "card-about" and ABILITY_OF[value]):
        return say.say(f"ability-{ABILITIES[ABILITY_OF[value] if kind == 'card-about' else value]}-about")
    return ""


def things() -> list[tuple[str, int]]:
    found = [("legion", legion) for legion in range(len(LEGIONS))]
    found += [("ability", ability) for ability in range(1, len(ABILITIES))]
    found += [("part", part) for part in range(len(PARTS))]
    return found + [("card", card) for card in range(1, CARDS + 1)]


def parts_of(card: int, say: Speaker) -> str:
    return "/".join(say.say(f"part-{PARTS[part]}") for part in range(3) if has(PARTS_OF[card], part))


def card_traits(card: int, say: Speaker) -> str:
    """What a card can be, and its ability."""
    ability = [say.say(f"ability-{ABILITIES[ABILITY_OF[card]]}")] if ABILITY_OF[card] else []
    return ", ".join([parts_of(card, say), *ability])


def describe_card(card: int, say: Speaker) -> str:
    ability = ABILITIES[ABILITY_OF[card]]
    words = {"number": card, "legion": say.say(f"legion-{LEGIONS[LEGION_OF[card]]}"), "parts": parts_of(card, say)}
    if ability == "none":
        return say.say("card-plain", **words)
    return say.say("card-with-ability", **words, ability=say.say(f"ability-{ability}"))


ABILITY_RULES = [
    [], ["NM-6.1", "NM-6.2", "NM-6.3", "NM-6.4"], ["NM-6.5"], ["NM-6.6", "NM-4.13"], ["NM-6.7"], ["NM-6.8"], ["NM-6.9"],
]  # fmt: skip
KIND_RULES = {"legion": ["NM-1.1", "NM-4.12", "NM-5.6"], "part": ["NM-1.2", "NM-4.7", "NM-4.8", "NM-4.9"]}
VERB_RULES = [["NM-4.1"], ["NM-4.3", "NM-4.4"], ["NM-4.5", "NM-4.6", "NM-4.9", "NM-4.12"], ["NM-4.4"], ["NM-4.3"], []]


def rules_of(kind: str, value: int) -> list[str]:
    if kind == "verb":
        return VERB_RULES[value]
    if kind == "card":
        return ["NM-1.3", *ABILITY_RULES[ABILITY_OF[value]]]
    if kind == "ability":
        return ABILITY_RULES[value]
    return KIND_RULES.get(kind, [])
