## The game

game-title = Somnicum
game-about = Two pendulums swing around a ring of dream cards. Move either of them, take the card on which it stops, attach it to your dream, and build downwards: what lies deeper is worth more, and gaps spoil it. After three rounds the brightest dream wins. The cards are an original set made for this version: they follow every count and rule of the rulebook of 2017, but they are not its published list.
example-name = Owl
example-choice = move black 12
example-thing = owl

## Things

card-good = { $id } { $particles } ({ $theme }, { $stars }★)
card-good-encounter = { $id } { $particles } ({ $theme }, { $stars }★, encounter)
card-nightmare = { $id } { $name } (nightmare −{ $symbols }: { $particles })
card-short = { $name }, { $worth }
card-short-encounter = { $name }, { $worth }, encounter
theme-fairy = fairy tale
theme-sea = underwater world
theme-space = space
theme-nightmare = nightmare
token = { $particle } ({ $back } back)
token-unknown = unknown token ({ $back } back)
back-sand = sand
back-blank = blank
pendulum-black = black
pendulum-white = white
goal = { $name }: { $particles }
encounter = { $name }: { $effect }

encounter-none = no encounter
encounter-hare = Hourglass Hare
encounter-carriage = Moth Carriage
encounter-needle = Silver Needle
encounter-bridge = Moonlit Bridge
encounter-owl = Backwards Owl
encounter-painter = Sand Painter
encounter-rooster = Dawn Rooster
encounter-snail = Tide Snail
encounter-bridle = Shadow Bridle
encounter-slippers = Seven-League Slippers
encounter-pillow = Bottomless Pillow
encounter-brush = Chameleon Brush
encounter-beetle = Thrifty Beetle
encounter-quilt = Patchwork Quilt
encounter-shell = Echo Shell
encounter-lantern = Deep Lantern

encounter-none-about = nothing
encounter-hare-about = draw 4 sand tokens
encounter-carriage-about = this turn no step costs a token
encounter-needle-about = mend a gap of your dream and take its token
encounter-bridge-about = the card you attach this turn is joined to its left neighbour
encounter-owl-about = this turn the pendulum moves counter-clockwise
encounter-painter-about = lay up to 2 tokens on right-end cards, whatever their theme
encounter-rooster-about = the sand check cannot end the round this turn; or the round ends without it if no card lies between the pendulums after 1 to 3 steps
encounter-snail-about = move the right-end card of a row to another row
encounter-bridle-about = permanent; at the end your nightmares cost no points
encounter-slippers-about = permanent; four steps are free instead of three
encounter-pillow-about = permanent; 2 or 3 steps bring an extra token
encounter-brush-about = permanent; the second token for a card of another theme may be any
encounter-beetle-about = permanent; at the end 1 point for every 2 tokens in stock, 4 at most
encounter-quilt-about = permanent; at the end 2 points for every gap, 6 at most
encounter-shell-about = permanent; at the end 2 points for every token on your cards with a particle of your goal
encounter-lantern-about = permanent; a card attached to level 2 or 3 brings a token

reason-none = nothing
reason-check = the sand check
reason-crow = the crowing Rooster
reason-cards = as many cards as players
reason-last-turns = the last turns

line-level-1 = stars on level 1
line-level-2 = stars on level 2
line-level-3 = stars on level 3
line-cut-off = cut-off cards
line-encounters = encounters not played
line-goal = goal
line-nightmares = nightmares
line-beetle = Thrifty Beetle
line-quilt = Patchwork Quilt
line-shell = Echo Shell

## Options

verb-place = Place the first pendulum before card { $slot } of the ring
verb-move =
    { $steps ->
        [one] Move the { $pendulum } pendulum { $steps } step
       *[other] Move the { $pendulum } pendulum { $steps } steps
    }
verb-add = Lay { $token } on the last card of level { $level }
verb-return = Return { $token } to the bag
verb-pay = Pay with { $token }
verb-attach = Attach the card to level { $level }
verb-play = Play { $encounter }
verb-keep = Keep { $encounter }
verb-hush = Hush: the sand check cannot end the round this turn
verb-crow = Crow: if you make at most 3 steps and no card lies between the pendulums then, the round ends
verb-mend = Mend the gap on level { $level } before card { $position }
verb-shift = Move the last card of level { $level } to level { $to_level }
verb-done = Finish

## What an option means on the table as it lies

remark-between = between { $left } and { $right }
remark-opposite = the second before card { $slot }, { $card }
remark-pays =
    { $count ->
        [one] pay { $count } token
       *[other] pay { $count } tokens
    }
remark-draws =
    { $count ->
        [one] draw { $count } token
       *[other] draw { $count } tokens
    }
remark-check = sand check: a blank back ends the round
remark-crow = the Rooster crows and the round ends
remark-last-card = then as few cards as players are left and the round ends
remark-first = place { $position }, nothing to its left
remark-joined = joined to { $card } by: { $particles }
remark-bridged = joined to { $card }
remark-gap = a gap after { $card }
remark-meets =
    { $count ->
        [one] draw { $count } encounter
       *[other] draw { $count } encounters and keep one
    }
remark-second-token = another theme: a second token returns to the bag

## The bar

bar-place-pendulums = Place the first pendulum before a card; the second goes opposite.
bar-prepare = Move a pendulum and take the card.
bar-pay =
    { $pendulum ->
        [black] Black pendulum
       *[white] White pendulum
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $card }: pay { $count }.
bar-return = Another theme: return a second { $particle } to the bag.
bar-return-any = Another theme: return any second token to the bag.
bar-attach = Attach { $card }: to which level?
bar-keep-encounter = Keep one encounter; the others are discarded.
bar-wrap-up = Play an encounter, or end your turn.
bar-nothing-to-play = Nothing can be played now: end your turn.
bar-silver-needle = Silver Needle: which gap do you mend?
bar-sand-painter = Sand Painter: lay tokens on the last cards of your rows.
bar-dawn-rooster = Dawn Rooster: hush or crow?
bar-tide-snail = Tide Snail: which card moves to which level?

bar-tokens =
    { $count ->
        [one] { $count } token to pay with
       *[other] { $count } tokens to pay with
    }
bar-faces = the others see only the backs
bar-black = Black
bar-white = White
bar-particle = Add a particle
bar-encounter = Encounter
bar-cards = Cards { $first } to { $last }
bar-gaps = Level { $level }, places { $first } to { $last }
bar-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
bar-move =
    { $pendulum ->
        [black] Black pendulum
       *[white] White pendulum
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: take { $card }{ $price ->
        [0] {""}
       *[other] , pay { $price }
    }
bar-moves =
    { $pendulum ->
        [black] Move black
       *[white] Move white
    } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } · pay { $count }
bar-check-about = sand check: a blank back ends the round
bar-ends-check = sand check
bar-ends-crow = round ends
bar-ends-last-card = last card
bar-draws = draw { $count }
bar-way-join = join { $points }, level { $level }
bar-way-gap = gap { $points }, level { $level }
bar-way-first = { $points }, level { $level }
bar-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
bar-before = before { $card }
bar-other-before = the other before { $card }
bar-place-before = Place the first pendulum before { $card }
bar-lay = { $token } on level { $level }
bar-second-token = another theme: a second token returns
bar-level = Level { $level }
bar-attach-deed = Attach to level { $level }
bar-nothing-left = nothing to its left
bar-join = joins { $card }: { $particles }
bar-bridge = joins { $card }
bar-gap = gap after { $card }
bar-shift = { $card } to level { $level }
bar-between = between { $left } and { $right }
bar-takes-sand = you get its token, sand back
bar-takes-blank = you get its token, blank back
bar-play = Play { $encounter }
bar-keep = Keep { $encounter }
bar-hush = Hush
bar-hush-about = the sand check cannot end the round this turn
bar-crow = Crow
bar-crow-about = after at most 3 steps the round ends if no card lies between the pendulums
bar-no-more = Finish
bar-end-turn = End turn
bar-then-round-ends = the round ends
bar-then-game-ends = the game ends
bar-lays =
    { $count ->
        [0] Lay nothing
        [one] Lay { $count } token
       *[other] Lay { $count } tokens
    }

## Questions

ask-place-pendulums = Choose the card before which the first pendulum is placed; the second goes opposite.
ask-prepare = Move a pendulum; before that you may add a particle and play encounters.
ask-return-token = Choose the second token, which returns to the bag: another { $particle }, or any if you have the Chameleon Brush.
ask-payment =
    { $left ->
        [one] Choose the token to pay with.
       *[other] Choose { $left } tokens to pay with.
    }
ask-attach-card = Choose the level to which you attach the card you took; before that you may play encounters.
ask-keep-encounter = Choose the encounter you keep; the others are discarded.
ask-wrap-up = You may play encounters; then finish your turn.
ask-silver-needle = Silver Needle: choose the gap to mend.
ask-sand-painter =
    { $left ->
        [one] Sand Painter: lay another token on a right-end card, or finish.
       *[other] Sand Painter: lay a token on a right-end card, up to { $left } in all, or finish.
    }
ask-dawn-rooster = Dawn Rooster: choose whether it hushes or crows.
ask-tide-snail = Tide Snail: choose the card that moves and its new level.

## What happens

event-round = Round { $round } begins; { $player } goes first.
event-placed = { $player } places the pendulums before cards { $slot } and { $second_slot }.
event-turn = { $player }’s turn.
event-added = { $player } lays { $token } on the last card of level { $level }.
event-returned = { $player } returns { $token } to the bag.
event-paid = { $player } pays with { $token }.
event-paid-unseen =
    { $back-id ->
        [0] { $player } pays with a token; its back shows sand.
       *[1] { $player } pays with a token; nothing is on its back.
    }
event-moved =
    { $steps ->
        [one] { $player } moves the { $pendulum } pendulum { $steps } step.
       *[other] { $player } moves the { $pendulum } pendulum { $steps } steps.
    }
event-took = { $player } takes { $card }.
event-drew = { $player } gets { $token }.
event-drew-unseen =
    { $back-id ->
        [0] { $player } gets a token; its back shows sand.
       *[1] { $player } gets a token; nothing is on its back.
    }
event-bag-empty = The bag is empty.
event-check-passed = No card lies between the pendulums, but no back is blank: the round goes on.
event-check-failed = No card lies between the pendulums, and a back is blank: the round ends after { $player }’s turn.
event-check-hushed = No card lies between the pendulums, and a back is blank, but the Rooster hushes: the round goes on.
event-crows = The Rooster crows: the round ends after { $player }’s turn.
event-attached = { $player } attaches { $card } to level { $level }.
event-gapped =
    { $back-id ->
        [0] That makes a gap on level { $level } of { $player }’s dream; the back of its token shows sand.
       *[1] That makes a gap on level { $level } of { $player }’s dream; the back of its token is blank.
    }
event-empty-gapped = That makes a gap on level { $level } of { $player }’s dream; no token was left for it.
event-reshuffled =
    { $cards ->
        [one] The encounters have run out: { $cards } discarded card becomes the new deck.
       *[other] The encounters have run out: { $cards } discarded cards are shuffled into a new deck.
    }
event-met = { $player } meets { $meeting }.
event-met-unseen = { $player } draws an encounter.
event-kept = { $player } keeps { $meeting }.
event-kept-unseen = { $player } keeps one of them.
event-discarded = { $player } discards { $meeting }.
event-played = { $player } plays { $meeting }.
event-hushes = The Rooster hushes: the sand check cannot end the round this turn.
event-will-crow = The Rooster will crow if at most 3 steps leave no card between the pendulums.
event-mended = { $player } mends the gap on level { $level } before card { $position }.
event-shifted = { $player } moves the last card of level { $level } to level { $to_level }.
event-round-ended = Round { $round } ends after { $player }’s turn: { $reason }.
event-last-turn = The third round is over; { $player } takes a last turn, so that all have had equally many.
event-goal-shown = { $player } shows the goal { $goal }.
event-scored = { $player }: { $line }: { $points }.
event-lost = { $player }: { $line }: −{ $points }.
event-total =
    { $tokens ->
        [one] { $player } has { $points } in all, and { $tokens } token in stock.
       *[other] { $player } has { $points } in all, and { $tokens } tokens in stock.
    }
event-below-zero =
    { $tokens ->
        [one] { $player } has −{ $points } in all, and { $tokens } token in stock.
       *[other] { $player } has −{ $points } in all, and { $tokens } tokens in stock.
    }

## The story

story-round = Round { $round }
story-check = Sand check
story-round-end = Round { $round } ends
story-scoring = Scoring
story-step-check = Sand check
story-step-attach = The card is attached
story-step-goes-on = The round goes on
story-step-round-ends = The round ends
story-begins = { $name } { $who ->
        [you] begin the round.
       *[other] begins the round.
    }
story-pendulums = { $name } { $who ->
        [you] place
       *[other] places
    } the pendulums before cards { $slot } and { $other }.
story-tokens =
    { $paid ->
        [one] { $paid } token
       *[other] { $paid } tokens
    }
story-paid = { $name } { $who ->
        [you] pay
       *[other] pays
    } { story-tokens }.
story-moved = { $name } { $paid ->
        [0] {""}
       *[other] { $who ->
            [you] pay
           *[other] pays
        } { story-tokens },
    } { $who ->
        [you] move
       *[other] moves
    } the { $pendulum } pendulum { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and { $who ->
        [you] take
       *[other] takes
    } { $card }{ $drawn ->
        [0] {""}
        [one] , with { $drawn } token
       *[other] , with { $drawn } tokens
    }.
story-drew = { $name } { $who ->
        [you] draw
       *[other] draws
    } { $drawn ->
        [one] { $drawn } token
       *[other] { $drawn } tokens
    }.
story-your-tokens =
    { $count ->
        [one] Your token: { $tokens }.
       *[other] Your tokens: { $tokens }.
    }
story-back = { $back } back
story-detail-paid = Paid: { $tokens }.
story-detail-drawn = Drawn: { $tokens }.
story-check-failed = No card lies between the pendulums, and a back is blank: the round ends after this turn.
story-crows = The Rooster crows: the round ends after this turn.
story-gap =
    { $gap ->
        [sand] : a gap, its token shows sand
        [blank] : a gap, its token is blank
        [empty] : a gap without a token
       *[none] {""}
    }
story-attached = { $name } { $who ->
        [you] attach
       *[other] attaches
    } { $card } to level { $level }{ story-gap }.
story-added = { $name } { $who ->
        [you] lay
       *[other] lays
    } { $token } on the last card of level { $level }.
story-added-returned = { $name } { $who ->
        [you] lay { $token } on the last card of level { $level } and return
       *[other] lays { $token } on the last card of level { $level } and returns
    } { $back } to the bag.
story-encounters =
    { $count ->
        [one] an encounter
       *[other] { $count } encounters
    }
story-one-of-them = one
story-met = { $name } { $who ->
        [you] draw
       *[other] draws
    } { $meetings }.
story-kept = { $name } { $who ->
        [you] draw { $meetings } and keep
       *[other] draws { $meetings } and keeps
    } { $kept }.
story-discarded = { $name } { $who ->
        [you] discard
       *[other] discards
    } { $meetings }.
story-played = { $name } { $who ->
        [you] play
       *[other] plays
    } { $meeting }.
story-mended = { $name } { $who ->
        [you] mend
       *[other] mends
    } the gap on level { $level } before card { $position }.
story-shifted = { $name } { $who ->
        [you] move
       *[other] moves
    } the last card of level { $level } to level { $to }{ story-gap }.
story-round-ended = After { $player-is ->
        [you] your
       *[other] { $player }’s
    } turn the round is over: { $reason }.
story-last-turn = { $name } { $who ->
        [you] take
       *[other] takes
    } a last turn, so that all have had equally many.
story-goal = { $name } { $who ->
        [you] show
       *[other] shows
    } the goal { $goal }.
story-total = { $name } { $who ->
        [you] show the goal { $goal } and have
       *[other] shows the goal { $goal } and has
    } { $count ->
        [one] { $points } point
       *[other] { $points } points
    }, with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in stock.
story-detail-points = { $line }: { $points }

## How it ended

ending-three-rounds =
    { $count ->
        [one] Three rounds are over: { $winners } has the brightest dream.
       *[other] Three rounds are over, and the victory is shared: { $winners }.
    }

## The end, told

end-points = Points: { $points }.
end-tie = Equal points: tokens in stock decide, { $sand }.
end-shared = Equal points and equally many tokens in stock, { $sand }: the victory is shared.
end-total = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
end-fate = { $name } { $who ->
    [you] earn
   *[other] earns
 } most by one line, { $line }: { $points }. Gaps: { $gaps }.
end-goal = Goal
end-kept = Encounters not played
end-front = Permanent encounters
end-score = Points line by line
end-in-all = In all
end-sand = Tokens, for ties
end-by-round = Points by round, without goals
end-round = Round { $round }
end-when = { $rounds } rounds, turns: { NUMBER($count) }
end-count-took = Cards taken
end-count-paid = Tokens paid
end-count-played = Encounters played
end-count-gaps = Gaps made
end-count-drew = Tokens drawn
end-luck-wanted = Tokens with a particle of the goal
end-luck-wanted-about = A token from the bag counts if it shows a particle of the player’s own goal; the average is that of the bag before each draw.

## Why something cannot be done

refusal-no-such-slot = The ring has { $slots } cards, and there is no place before card { $slot }.
refusal-place-pendulums-first = First the pendulums are placed: choose a card of the ring.
refusal-move-a-pendulum = In this part of your turn you may add a particle or play an encounter, and you must move a pendulum.
refusal-one-particle-a-turn = You have already added a particle this turn.
refusal-token-not-in-stock = You have no such token.
refusal-no-card-on-level = There is no card on level { $level } of your dream.
refusal-particle-is-there = The card already has the particle { $particle }; only a new one can be added.
refusal-needs-two-equal-tokens = The card is of another theme, so you need two tokens with the particle { $particle }.
refusal-needs-a-second-token = The card is of another theme, so you need a second token to return to the bag.
refusal-return-the-same-particle = The second token must show { $particle } as well.
refusal-return-any-token = Choose any of your tokens: it returns to the bag.
refusal-return-a-token = Choose a token with the particle { $particle } that returns to the bag.
refusal-pay-first =
    { $count ->
        [one] First pay for your move: { $count } token is still due.
       *[other] First pay for your move: { $count } tokens are still due.
    }
refusal-pay-in-ascending-order = Pay with tokens in the order of the list, so that enough of them are left for the rest.
refusal-no-such-pendulum = There are only two pendulums.
refusal-at-least-one-step = The pendulum must make at least one step.
refusal-one-lap-at-most =
    { $cards ->
        [one] The ring has only { $cards } card left, and a pendulum goes round it once at most.
       *[other] The ring has only { $cards } cards left, and a pendulum goes round it once at most.
    }
refusal-cannot-pay =
    { $count ->
        [one] { $steps } steps cost { $count } token, and you have none.
       *[other] { $steps } steps cost { $count } tokens, more than you have.
    }
refusal-attach-the-card = You must attach { $card } to your dream: choose a level.
refusal-three-levels-at-most = A dream has three levels, and there is no level { $level }.
refusal-no-joined-pair-above = Level { $level } has no place: it needs a joined pair above, to the right of its last card.
refusal-keep-one-of-these = Keep one of the encounters you have drawn.
refusal-encounter-not-in-hand = You have no such encounter.
refusal-not-at-this-moment = { $meeting } cannot be played at this moment of the turn.
refusal-no-gap-to-mend = Your dream has no gap that the Silver Needle could mend.
refusal-nothing-to-paint = The Sand Painter needs a token in your stock and a card in your dream.
refusal-no-card-to-move = The Tide Snail finds no card that could move: it takes a right-end card with nothing beneath it, and a place in another row.
refusal-play-or-finish = Your card is attached: play an encounter or finish your turn.
refusal-choose-a-gap = Choose one of the gaps of your dream.
refusal-paint-or-finish = Lay a token on a right-end card, or finish.
refusal-paint-in-ascending-order = The two tokens are chosen in the order of the list, and this one comes before the first.
refusal-hush-or-crow = Choose whether the Rooster hushes or crows.
refusal-move-a-card = Choose the level from which a card moves, and another one to which it moves.
refusal-card-is-not-movable = Level { $level } has no card that can move: it must be a right-end card, not the only one of the dream, with nothing beneath it.
refusal-no-place-for-it = Level { $level } has no place for the card, or it is the level on which the card lies.

## What a table can agree on

setting-first = First player
setting-first-about = Who takes the first turn: somebody drawn at random, or the seat that the host names; if nobody sits there, it is drawn.
setting-first-random = at random
setting-first-1 = seat 1
setting-first-2 = seat 2
setting-first-3 = seat 3
setting-first-4 = seat 4
setting-between = Empty stretch for the sand check
setting-between-about = Which stretch between the pendulums must be empty for the sand check: either of the two, or only the one ahead of the moved pendulum.
setting-between-either = either side
setting-between-ahead = only ahead
setting-fair_finish = Equal turns
setting-fair_finish-about = Whether the game goes on after the third round until everybody has had the same number of turns. Not in the rulebook.
setting-fair_finish-off = off
setting-fair_finish-on = on
setting-opening = Opening sand
setting-opening-about = How many tokens the players begin with, clockwise from the first player. Only the first row is in the rulebook.
setting-opening-0-1-2-3 = 0, 1, 2, 3
setting-opening-0-3-6-9 = 0, 3, 6, 9
setting-laps = How far a pendulum goes
setting-laps-about = Whether a pendulum travels at most one lap, or as far as its player can pay. The rulebook sets no limit.
setting-laps-one = one lap at most
setting-laps-any = as far as is paid
setting-holes = Empty places in a row
setting-holes-about = Whether an empty place ends a row, or the next card is compared with the one before it. The rulebook says that every card is attached to the right of another.
setting-holes-apart = end the row
setting-holes-row = the row goes on
setting-particles = Which particle may be added
setting-particles-about = Whether the particle must be new to the card. The rulebook says so only in the name of the action.
setting-particles-new = only a new one
setting-particles-any = any

## The drawn board

board-round = Round { $round } of 3
board-ring = Ring
board-ring-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-bag = Bag { $count }
board-deck = deck { $count }
board-encounters = encounters { $count }
board-discards = discarded: { $cards }
board-pendulum = { $pendulum } pendulum
board-steps = { $pendulum } { $steps }
board-active = on turn
board-dream = Dream
board-empty-dream = no cards yet
board-level = Level { $level }
board-level-from = Level { $level }, from card { $position }
board-stock = Sand
board-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
board-backs = { $sand } sand, { $blank } blank
board-kept =
    { $count ->
        [one] { $count } encounter
       *[other] { $count } encounters
    }
board-front = In front
board-hand = Encounters
board-goal = Goal
board-taken = Taken
board-drawn = Drawn
board-none = none
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-closing = the round ends after this turn
board-last-turns = the last turns
board-key = = joined · | gap with a sand back · ¦ gap with a blank back · ╎ gap without a token · _ empty place · E encounter · + token on a card

## Alarms

alarm-last-round = The last round.
alarm-last-round-text = { $fair ->
    [1] Round { $round } is the last: when it ends, everybody who has had fewer turns takes one more, then the dreams are scored.
   *[other] Round { $round } is the last: when it ends, the dreams are scored.
}
alarm-last-turns = The last turns.
alarm-last-turns-text = The third round is over; everybody who has had fewer turns takes one more, then the dreams are scored.
alarm-round-ends = { $last ->
    [2] The game ends with this turn.
   *[other] The round ends with this turn.
}
alarm-round-ends-text = { $last ->
    [0] Whoever ends it places the pendulums on a new ring.
    [1] Everybody who has had fewer turns takes one more, then the dreams are scored.
   *[other] Then the dreams are scored.
}
alarm-few-cards = The round ends soon.
alarm-few-cards-text = { $count ->
    [one] It ends after this turn at the latest: then as many cards are left as there are players.
   *[other] It ends in { $count } turns at the latest, or earlier by a sand check.
}
## The notebook: what can be remembered

notebook-goal = Goal, any of these
notebook-encounters = Encounters
notebook-keeps =
    { $count ->
        [0] keeps none
        [one] keeps 1
       *[other] keeps { $count }
    }
notebook-in-ring = in the ring
notebook-in-dreams = in dreams
notebook-gone = gone
notebook-in-deck = in the deck
notebook-dream-cards = Dream cards
notebook-on-cards = on cards
notebook-tokens = Sand tokens by the theme of their particle
notebook-bag = In the bag
notebook-bag-holds = { $sand } with sand, { $blank } blank
notebook-used = played or discarded
