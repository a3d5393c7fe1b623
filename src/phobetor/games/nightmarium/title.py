"""What the house knows of Nightmarium."""

from __future__ import annotations

from phobetor.book.story import TurnStory
from phobetor.book.title import Title
from phobetor.bots.bot import RandomBot
from phobetor.games.nightmarium.bots.greedy import GreedyBot
from phobetor.games.nightmarium.bots.levels import LEVELS
from phobetor.games.nightmarium.bots.mind import nightmarium_mind
from phobetor.games.nightmarium.rules.actions import Exchange
from phobetor.games.nightmarium.rules.imagine import imagine
from phobetor.games.nightmarium.rules.setup import table
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.games.nightmarium.rules.view import view
from phobetor.games.nightmarium.rules.vocabulary import ENDINGS, EVENTS, EXCHANGE, MOST_PLAYERS, SETTINGS, VERBS
from phobetor.games.nightmarium.words.alarms import alarms
from phobetor.games.nightmarium.words.bar import bar, series
from phobetor.games.nightmarium.words.board import paint
from phobetor.games.nightmarium.words.box import box
from phobetor.games.nightmarium.words.describe import describe, rules_of, things
from phobetor.games.nightmarium.words.finale import NightmariumFinale
from phobetor.games.nightmarium.words.measures import scores
from phobetor.games.nightmarium.words.notation import read, write
from phobetor.games.nightmarium.words.notebook import notebook
from phobetor.games.nightmarium.words.positions import components, position, probe, set_up
from phobetor.games.nightmarium.words.remarks import aside, remarks
from phobetor.games.nightmarium.words.story import Chronicle

TITLE = Title(
    name="nightmarium",
    players=(2, MOST_PLAYERS),
    settings=SETTINGS,
    verbs=VERBS,
    events=EVENTS,
    endings=ENDINGS,
    game=Nightmarium,
    table=table,
    view=view,
    imagine=imagine,
    components=components,
    write=write,
    read=read,
    describe=describe,
    paint=paint,
    finale=NightmariumFinale,
    box=box,
    bots={"random": RandomBot, "greedy": GreedyBot, **LEVELS},
    mind=nightmarium_mind,
    set_up=set_up,
    position=position,
    probe=probe,
    rules_of=rules_of,
    avoid=EXCHANGE.of(),
    scores=scores,
    things=things,
    remarks=remarks,
    bar=bar,
    notebook=notebook,
    series=series,
    aside=aside,
    story=TurnStory(Chronicle),
    alarms=alarms,
    passing=[Exchange],
    aliases={"opponent": "player", "last": "card"},
)
