"""What a seat of Somnicum may remember: cards by theme, tokens, encounters, and the goals that the others may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from phobetor.book.notebook import Certainty, Count, Leaf, Maybe, Notebook, Riddle, Tally, counted, fitting
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.box import (
    ALL_GOALS,
    ALL_TOKENS,
    BACKS,
    CARD_THEMES,
    COPIES_OF,
    ENCOUNTERS,
    NO_CARD,
    NO_GOAL,
    THEME_OF,
    THEME_OF_PARTICLE,
    THEMES,
    Goal,
    Token,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import GAP
from phobetor.games.somnicum.rules.imagine import unseen_dreams, unseen_encounters, unseen_tokens
from phobetor.games.somnicum.rules.packed import in_hand, token_of
from phobetor.games.somnicum.rules.view import SomnicumView


def notebook(view: SomnicumView, seen: Sequence[Seen], say: Speaker) -> Notebook:
    goals = possible_goals(view)
    pages = [page(view, player, goals[player], say) for player in range(len(view.stocks)) if player != view.seat]
    return Notebook(
        pages, tallies=[dream_cards(view, say), tokens(view, say), encounters(view, say)], follows=[bag(view, say)]
    )


# === The others =====================================================================================
def possible_goals(view: SomnicumView) -> list[set[Goal]]:
    """Every goal exists once, and some are in nobody's hands."""
    free = [goal for goal in ALL_GOALS if goal not in view.goals]
    return fitting([[goal] if goal != NO_GOAL else free for goal in view.goals])


def page(view: SomnicumView, player: int, goals: set[Goal], say: Speaker) -> Leaf:
    kept = say.say("notebook-keeps", count=view.kept[player])
    sure = "sure" if len(goals) == 1 else "open"
    options = [
        Maybe(f"goal:{goal}", say.name("goal", goal), sure if goal in goals else "out")  # type: ignore[arg-type]
        for goal in ALL_GOALS
        if goal in goals or view.seat < 0 or goal == view.goals[view.seat]
    ]
    mark_own(options, view, say)
    question = [Riddle(say.say("notebook-goal"), options)] if any(view.goals) else []
    return Leaf(seat=player, facts=[Certainty(say.say("notebook-encounters"), kept)], questions=question)


def mark_own(options: Sequence[Maybe], view: SomnicumView, say: Speaker) -> None:
    for maybe in options:
        if maybe.state == "out":
            maybe.why, maybe.only = say.say("notebook-yours"), not view.winners


# === Counts =========================================================================================
def dream_cards(view: SomnicumView, say: Speaker) -> Tally:
    piles = [
        [card for card in [*view.ring, view.taken] if card != NO_CARD],
        [card for dream in view.dreams for card in dream.cards if card != NO_CARD],
        [*view.gone],
        [*unseen_dreams(view)],
    ]
    columns = [say.say(f"notebook-{name}") for name in ("in-ring", "in-dreams", "gone", "in-deck")]
    by_theme = [counted(pile, THEME_OF, len(CARD_THEMES)) for pile in piles]
    counts = [
        Count(say.say(f"theme-{name}"), [column[theme] for column in by_theme], theme)
        for theme, name in enumerate(CARD_THEMES)
    ]
    return Tally(say.say("notebook-dream-cards"), columns, counts)


def tokens(view: SomnicumView, say: Speaker) -> Tally:
    """By the theme of the particle; what lies face down elsewhere is hidden."""
    mine = [*view.stocks[view.seat]] if view.seat >= 0 else []
    laid = [token_of(entry) for dream in view.dreams for entry in dream.laid]
    piles = [mine, laid, unseen_tokens(view)]
    columns = [say.say(f"notebook-{name}") for name in ("mine", "on-cards", "hidden")]
    by_theme = [counted([particle_of(token) for token in pile], THEME_OF_PARTICLE, len(CARD_THEMES)) for pile in piles]
    counts = [
        Count(say.say(f"theme-{name}"), [column[theme] for column in by_theme], theme)
        for theme, name in enumerate(THEMES)
    ]
    return Tally(say.say("notebook-tokens"), columns, counts)


def backs_in_bag(view: SomnicumView) -> list[int]:
    """The backs lie open everywhere else, so everybody can count those in the bag."""
    left = Counter(int(back_of(token)) for token in ALL_TOKENS)
    outside: list[Token] = [token for stock in view.stocks for token in stock]
    outside += [token_of(entry) for dream in view.dreams for entry in dream.laid]
    outside += [link - GAP for dream in view.dreams for link in dream.links if link >= GAP]
    left.subtract(int(back_of(token)) for token in outside)
    return [left[back] for back in range(len(BACKS))]


def bag(view: SomnicumView, say: Speaker) -> Certainty:
    sand, blank = backs_in_bag(view)
    return Certainty(say.say("notebook-bag"), say.say("notebook-bag-holds", sand=sand, blank=blank))


def encounters(view: SomnicumView, say: Speaker) -> Tally:
    used = [*view.met, *(encounter for front in view.fronts for encounter in in_hand(front))]
    piles = [[*view.hand, *view.drawn], used, unseen_encounters(view)]
    columns = [say.say(f"notebook-{name}") for name in ("mine", "used", "hidden")]
    counts = [
        Count(say.say(f"encounter-{name}"), [pile.count(encounter) for pile in piles])
        for encounter, name in enumerate(ENCOUNTERS)
        if COPIES_OF[encounter]
    ]
    return Tally(say.say("notebook-encounters"), columns, counts)
