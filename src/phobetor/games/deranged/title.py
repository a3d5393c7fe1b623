"""What the house knows of Deranged."""

from __future__ import annotations

from phobetor.book.title import ANY_SET, Title
from phobetor.bots.bot import RandomBot
from phobetor.games.deranged.bots import GreedyBot, PlannerBot
from phobetor.games.deranged.bots.levels import LEVELS
from phobetor.games.deranged.rules.attack import AttackCandles, Defence
from phobetor.games.deranged.rules.imagine import imagine
from phobetor.games.deranged.rules.setup import table
from phobetor.games.deranged.rules.state import (
    MOST_PLAYERS,
    Deranged,
)
from phobetor.games.deranged.rules.view import view
from phobetor.games.deranged.rules.vocabulary import (
    CHAPTER_BEGAN,
    ENDINGS,
    EVENTS,
    SETTINGS,
    SPEAK,
    VERBS,
)
from phobetor.games.deranged.words.alarms import alarms
from phobetor.games.deranged.words.bar import aside, bar, series
from phobetor.games.deranged.words.board import is_place, paint
from phobetor.games.deranged.words.box import box
from phobetor.games.deranged.words.describe import NAMES, describe, rules_of, things
from phobetor.games.deranged.words.finale import DerangedFinale
from phobetor.games.deranged.words.measures import measures, scores
from phobetor.games.deranged.words.notation import read, write
from phobetor.games.deranged.words.notebook import notebook
from phobetor.games.deranged.words.positions import components, position, probe, set_up
from phobetor.games.deranged.words.previews import previews
from phobetor.games.deranged.words.remarks import remarks
from phobetor.games.deranged.words.story import DerangedStory

TITLE = Title(
    name="deranged",
    players=(3, MOST_PLAYERS),
    settings=SETTINGS,
    verbs=VERBS,
    events=EVENTS,
    endings=ENDINGS,
    game=Deranged,
    table=table,
    view=view,
    imagine=imagine,
    components=components,
    write=write,
    read=read,
    describe=describe,
    paint=paint,
    finale=DerangedFinale,
    box=box,
    bots={"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, **LEVELS},
    set_up=set_up,
    position=position,
    probe=probe,
    bounded={"curses": ANY_SET, "under": ANY_SET},
    rules_of=rules_of,
    avoid=SPEAK.of(),
    planner=PlannerBot,
    goal="escape",
    scores=scores,
    measures=measures,
    things=things,
    names=NAMES,
    remarks=remarks,
    previews=previews,
    bar=bar,
    aside=aside,
    notebook=notebook,
    series=series,
    story=DerangedStory(),
    alarms=alarms,
    passing=[AttackCandles, Defence],
    is_still=is_place,
    anew=[CHAPTER_BEGAN],
    aliases={
        "owner": "player",
        "viewer": "player",
        "other": "player",
        "quarry": "player",
        "first": "player",
        "attacker": "fighter",
        "target": "fighter",
        "token": "monster",
        "exit": "cell",
        "origin": "cell",
        "piece": "cell",
        "goal": "cell",
        "end": "cell",
        "outside": "cell",
    },
)
