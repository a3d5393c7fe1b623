"""What the house knows of Nemesis: Nightmares."""

from __future__ import annotations

from phobetor.book.title import ANY_SET, Title
from phobetor.bots.bot import RandomBot
from phobetor.games.nemesis.bots import GreedyBot, PlannerBot
from phobetor.games.nemesis.bots.levels import LEVELS
from phobetor.games.nemesis.rules.box import CONTAMINATION_CARDS
from phobetor.games.nemesis.rules.imagine import imagine
from phobetor.games.nemesis.rules.reaction import Pay
from phobetor.games.nemesis.rules.setup import table
from phobetor.games.nemesis.rules.state import MOST_PLAYERS, Nemesis
from phobetor.games.nemesis.rules.view import view
from phobetor.games.nemesis.rules.vocabulary import (
    ENDINGS,
    EVENTS,
    ROUND,
    SETTINGS,
    VERBS,
)
from phobetor.games.nemesis.words.about import things
from phobetor.games.nemesis.words.alarms import alarms
from phobetor.games.nemesis.words.bar import bar, series
from phobetor.games.nemesis.words.board import is_place, paint
from phobetor.games.nemesis.words.box import box
from phobetor.games.nemesis.words.describe import NAMES, describe, rules_of
from phobetor.games.nemesis.words.finale import NemesisFinale
from phobetor.games.nemesis.words.measures import measures, scores
from phobetor.games.nemesis.words.notation import read, write
from phobetor.games.nemesis.words.notebook import notebook
from phobetor.games.nemesis.words.positions import components, position, probe, set_up
from phobetor.games.nemesis.words.previews import previews
from phobetor.games.nemesis.words.remarks import remarks
from phobetor.games.nemesis.words.story import NemesisStory

TITLE = Title(
    name="nemesis",
    players=(1, MOST_PLAYERS),
    settings=SETTINGS,
    verbs=VERBS,
    events=EVENTS,
    endings=ENDINGS,
    game=Nemesis,
    table=table,
    view=view,
    imagine=imagine,
    components=components,
    write=write,
    read=read,
    describe=describe,
    paint=paint,
    finale=NemesisFinale,
    box=box,
    bots={"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, **LEVELS},
    set_up=set_up,
    position=position,
    probe=probe,
    bounded={"serious": ANY_SET, "clean_out": CONTAMINATION_CARDS, "infected_out": CONTAMINATION_CARDS},
    rules_of=rules_of,
    planner=PlannerBot,
    goal="survive",
    scores=scores,
    measures=measures,
    things=things,
    names=NAMES,
    remarks=remarks,
    previews=previews,
    bar=bar,
    notebook=notebook,
    series=series,
    story=NemesisStory(),
    alarms=alarms,
    passing=[Pay],
    is_still=is_place,
    anew=[ROUND],
    aliases={
        "victim": "player",
        "partner": "player",
        "mover": "player",
        "patient": "player",
        "moved": "who",
        "origin": "slot",
        "checked.attack": "check",
        "event.event": "event-card",
        "looked-event.event": "event-card",
        "numbered.event": "event-number",
    },
)
