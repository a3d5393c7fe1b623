"""What the house knows of Somnicum."""

from __future__ import annotations

from phobetor.book.title import ANY_SET, Title
from phobetor.bots.bot import RandomBot
from phobetor.games.somnicum.bots.greedy import GreedyBot
from phobetor.games.somnicum.bots.levels import LEVELS
from phobetor.games.somnicum.bots.mind import somnicum_mind
from phobetor.games.somnicum.rules.imagine import imagine
from phobetor.games.somnicum.rules.moving import Payment
from phobetor.games.somnicum.rules.particles import ReturnToken
from phobetor.games.somnicum.rules.setup import table
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.view import view
from phobetor.games.somnicum.rules.vocabulary import ENDINGS, EVENTS, MOST_PLAYERS, ROUND, SETTINGS, VERBS
from phobetor.games.somnicum.words.alarms import alarms
from phobetor.games.somnicum.words.bar import bar, series
from phobetor.games.somnicum.words.board import paint
from phobetor.games.somnicum.words.box import box
from phobetor.games.somnicum.words.describe import NAMES, describe, rules_of, things
from phobetor.games.somnicum.words.finale import SomnicumFinale
from phobetor.games.somnicum.words.measures import measures, scores
from phobetor.games.somnicum.words.notation import read, write
from phobetor.games.somnicum.words.notebook import notebook
from phobetor.games.somnicum.words.positions import components, position, probe, set_up
from phobetor.games.somnicum.words.previews import previews
from phobetor.games.somnicum.words.remarks import remarks
from phobetor.games.somnicum.words.seen import seen
from phobetor.games.somnicum.words.story import SomnicumStory

TITLE = Title(
    name="somnicum",
    players=(2, MOST_PLAYERS),
    settings=SETTINGS,
    verbs=VERBS,
    events=EVENTS,
    endings=ENDINGS,
    game=Somnicum,
    table=table,
    view=view,
    imagine=imagine,
    components=components,
    write=write,
    read=read,
    describe=describe,
    paint=paint,
    finale=SomnicumFinale,
    box=box,
    bots={"random": RandomBot, "greedy": GreedyBot, **LEVELS},
    mind=somnicum_mind,
    set_up=set_up,
    position=position,
    probe=probe,
    bounded={"drawn": ANY_SET, "hands": ANY_SET},
    rules_of=rules_of,
    scores=scores,
    measures=measures,
    things=things,
    names=NAMES,
    remarks=remarks,
    previews=previews,
    seen=seen,
    bar=bar,
    notebook=notebook,
    series=series,
    passing=[Payment, ReturnToken],
    anew=[ROUND],
    story=SomnicumStory(),
    alarms=alarms,
    aliases={"to_level": "level", "second_slot": "slot", "took.card": "card-short", "attached.card": "card-short"},
)
