"""Chips for the actions of a human or possessed hero, with the sanity that they cost."""

from __future__ import annotations

from collections.abc import Callable

from phobetor.book.bar import Chip, Fact
from phobetor.book.text import kebab
from phobetor.games.deranged.rules.box import (
    COMPANY_SANITY,
    FREE,
    IS_ONCE,
    MOVE,
    ONE_CANDLE,
    ONLY_AT_NIGHT,
    POSSESSED_MOVE,
    PRICE_OF,
    TWO_CANDLES,
    TWO_HEALTH,
)
from phobetor.games.deranged.rules.hero_phase import (
    HeroAction,
    price_of_action,
)
from phobetor.games.deranged.rules.roles import CURSES_TO_LAY
from phobetor.games.deranged.rules.town import BUILDING_OF
from phobetor.games.deranged.rules.vocabulary import (
    CHOOSE_CURSE,
    LAY,
    SHED,
    UNBAR,
)
from phobetor.games.deranged.words.asked import Asked
from phobetor.games.deranged.words.chips.cards import HOUSE_DECK, cards_left, colour_word, item_text
from phobetor.games.deranged.words.describe import card_name
from phobetor.games.deranged.words.ways import search_meets_goal
from phobetor.kernel.masks import count_bits
from phobetor.kernel.words import Option


def price(asked: Asked) -> int:
    """The sanity that an action costs here. DE-42, DE-44"""
    return int(price_of_action(asked.game)) if isinstance(asked.step, HeroAction) else 0


def move(asked: Asked, option: Option) -> Chip:
    card = asked.game.played
    possessed = bool(asked.game.is_possessed(asked.seat))
    steps = int(POSSESSED_MOVE[card] if possessed else MOVE[card])
    told = [Fact(asked.tell("up-to", count=steps, colour=colour_word(asked, card, possessed)))]
    return Chip(asked.tell("move"), told, price(asked))


def search(asked: Asked, option: Option) -> Chip:
    here = int(asked.game.cell[asked.seat])
    deck = HOUSE_DECK if asked.game.house_at(here) >= 0 else int(BUILDING_OF[here]) - 1
    told = [Fact(asked.say.say(f"deck-{deck}")), cards_left(asked, deck)]
    if search_meets_goal(asked.game, asked.seat, here):
        told.insert(0, Fact(asked.tell("goal"), "good"))
    return Chip(asked.tell("search"), told, price(asked))


def use(asked: Asked, option: Option) -> Chip:
    card = int(asked.game.played)
    name = card_name(card, asked.say)
    told = [Fact(item_text(asked, card))]
    if IS_ONCE[card]:
        told.append(Fact(asked.tell("leaves-game"), "bad"))
    return Chip(asked.tell("use", card=name), told, price(asked), deed=asked.tell("deed-use", card=name))


def swap(asked: Asked, option: Option) -> Chip:
    return Chip(asked.tell("swap"), [Fact(asked.tell("swap-about"))])


def shed(asked: Asked, option: Option) -> Chip:
    curse = int(SHED.arg(option))
    words = asked.tell("shed", curse=curse)
    if price(asked) and PRICE_OF[curse] in (FREE, ONLY_AT_NIGHT):  # free it is only as a first action by day
        return Chip(words, curse_facts(asked, curse), price(asked), deed=words)
    told = [shed_price(asked, curse), *curse_facts(asked, curse)]
    return Chip(words, told, price(asked), deed=asked.tell("deed", what=words, price=told[0].text))


def lay(asked: Asked, option: Option) -> Chip:
    """The occultist keeps what is shed. DE-107"""
    curse = int(LAY.arg(option))
    laid = int(count_bits(asked.game.under[asked.seat])) + 1
    told = [Fact(asked.tell("laid", count=laid, of=CURSES_TO_LAY), "good")]
    words = asked.tell("lay", curse=curse)
    if price(asked) and PRICE_OF[curse] in (FREE, ONLY_AT_NIGHT):
        return Chip(words, told, price(asked), deed=words)
    told.append(shed_price(asked, curse))
    return Chip(words, told, price(asked), deed=asked.tell("deed", what=words, price=told[1].text))


def health_fact(asked: Asked, lost: int) -> Fact:
    """What the own hero loses by it."""
    left = int(asked.game.health[asked.seat]) - lost
    if left > 0:
        return Fact(asked.tell("lose", count=lost, left=left), "bad")
    return Fact(asked.tell("die", count=lost), "deadly")


def shed_price(asked: Asked, curse: int) -> Fact:
    """What the card asks for besides the action."""
    kind, game = PRICE_OF[curse], asked.game
    if kind in (ONE_CANDLE, TWO_CANDLES):
        count = 1 if kind == ONE_CANDLE else 2
        return Fact(asked.tell("pay-candles", count=count, of=int(game.candles[asked.seat])))
    if kind == TWO_HEALTH:
        return health_fact(asked, 2)
    if kind == COMPANY_SANITY:
        return Fact(asked.tell("other-pays"))
    return Fact(asked.tell("free"), "good")


def curse_facts(asked: Asked, curse: int) -> list[Fact]:
    return [Fact(asked.say.say(f"curse-{curse}").removesuffix("."))]


def choose_curse(asked: Asked, option: Option) -> Chip:
    curse = int(CHOOSE_CURSE.arg(option))
    words = asked.tell("curse", curse=curse)
    deed = asked.tell(f"deed-{kebab(type(asked.step).__name__)}", curse=curse)
    return Chip(words, curse_facts(asked, curse), deed=deed)


def paid(message: str, candles: int = 0, sanity: int = 0) -> Callable[[Asked, Option], Chip]:
    """An effect card that wants candles or sanity."""

    def made(asked: Asked, option: Option) -> Chip:
        told = [Fact(asked.tell(f"{message}-about"))]
        if candles:
            told.insert(0, Fact(asked.tell("pay-candles", count=candles, of=int(asked.game.candles[asked.seat]))))
        if sanity:
            told.insert(0, Fact(asked.tell("pay-sanity", count=sanity)))
        return Chip(
            asked.tell(message),
            told,
            price(asked),
            deed=asked.tell("deed", what=asked.tell(message), price=told[0].text),
        )

    return made


def look(asked: Asked, option: Option) -> Chip:
    return Chip(asked.tell("look"), [Fact(asked.tell("look-about"), "good")], price(asked))


def gather(asked: Asked, option: Option) -> Chip:
    return Chip(asked.tell("gather"), [Fact(asked.tell("one-candle-more"), "good")], price(asked))


def unbar(asked: Asked, option: Option) -> Chip:
    words = asked.tell("unbar", cell=asked.place(int(UNBAR.arg(option))))
    told = [Fact(asked.tell("pay-sanity", count=1)), *madness(asked, int(asked.game.sanity[asked.seat]) - price(asked))]
    return Chip(words, told, price(asked), deed=asked.tell("deed", what=words, price=told[0].text))


def madness(asked: Asked, sanity: int) -> list[Fact]:
    """What becomes of the own hero who then loses 1 sanity. DE-173, DE-175"""
    if sanity > 1:
        return []
    return [Fact(asked.tell("would-go-mad" if sanity == 1 else "curse-instead"), "bad")]
