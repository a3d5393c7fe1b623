# What the page says about the game besides what is printed on its components. Words that the terminal says, too, are named, not repeated.

page-table = Table
page-ring = Ring of dream cards
page-your-dream = Your dream
page-dream-of = Dream of { $name }
page-others = Others
page-empty-dream = no cards yet
page-look = Show large
page-back = Back to your dream
page-round = Round { $n } of 3
page-cards-left = { $n ->
    [one] card left
   *[other] cards left
 }
page-ends-at = ends at { $n }
page-last-turn = last turns
page-round-ends = The round ends after this turn.
page-may-end = a blank back ends the round
page-must-end = ends the round
page-bag = Bag
page-deck = Deck
page-encounters = { board-hand }
page-discarded = Discarded
page-taken = taken
page-taken-by = Taken by { $name }
page-first = goes first in this round
page-sand = Your tokens
page-only-you = { $n }, faces only you see
page-no-sand = You have no tokens.
page-no-encounters = none yet
page-in-play = in play
page-permanent = permanent
page-keep-one = Keep one
page-if-now = If it ended now
page-score = Score
page-without-goal = + goal
page-level = level { $n }
page-place = Place on level { $n }
page-joined = joined
page-gap = gap
page-alone = new row
page-gap-of = gap, token with { $back } back
page-gap-empty = gap without a token
page-hole = empty place
page-cut-off = cut off
page-laid = with token { $particle }
page-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
 }
page-nightmares = minus { $n }
page-meets = encounter
page-token = { $particle }, { $back } back
page-unknown-token = token with { $back } back
page-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
page-free = free
page-brings = { $n ->
    [one] brings { $n } token
   *[other] brings { $n } tokens
 }
page-costs = { $n ->
    [one] costs { $n } token
   *[other] costs { $n } tokens
 }
page-earns = would earn { $n }
page-black = Black pendulum
page-white = White pendulum
page-stands = before card { $n }
page-stands-in = in the hole { $n }
page-before = Before card { $n }
page-out-of-reach = out of reach
page-option = option { $n }
page-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
page-gaps = { $n ->
    [one] { $n } gap
   *[other] { $n } gaps
 }
page-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
page-kept = { $n ->
    [one] { $n } encounter
   *[other] { $n } encounters
 }
page-backs = { $sand } sand, { $blank } blank backs
page-lines = { $n ->
    [0] Level 1
    [1] Level 2
    [2] Level 3
    [3] Cut off
    [4] Encounters
    [5] Goal
    [6] Nightmares
    [7] Beetle
    [8] Quilt
   *[9] Shell
 }
