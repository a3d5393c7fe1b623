## The game

game-title = Nemesis: Nightmares
game-about = You wake from hibernation, one of the crew is dead, and something aboard feeds on your mind. Explore the ship, keep your secret objective, and get away alive: asleep on a ship that reaches Earth, or in a pod. Nightmares of the size of your madness come when you are heard. Texts are our own; component facts come from public sources, and what was never published is marked as reconstructed in the data files.
example-name = Medkit
example-choice = move 12
example-thing = medkit

## Things

nightmare-none = nothing
nightmare-lurker = lurker
nightmare-whisperer = whisperer
nightmare-stalker = stalker
nightmare-despoiler = despoiler
nightmare-lair = lair
roll-silence = silence
roll-1 = 1
roll-2 = 2
roll-3 = 3
roll-4 = 4
roll-danger = danger
face-blank = a blank
face-lurker = the lurker face
face-whisperer = the whisperer face
face-single = one crosshair
face-double = two crosshairs
cause-none = nothing
cause-wounds = wounds
cause-madness = madness
cause-nightmare = a nightmare
cause-heart = a heart attack
cause-airlock = the airlock
cause-jump = the jump
cause-explosion = the explosion
cause-course = the wrong course
cause-contamination = contamination
planet-earth = Earth
planet-mars = Mars
planet-venus = Venus
planet-space = deep space
status-none = gone
status-locked = locked
status-unlocked = unlocked
status-launched = launched
status-ejected = ejected
colour-yellow = yellow
colour-green = green
colour-red = red
colour-white = white
colour-none = no colour
fate-running = under way
fate-jump = the ship jumps
fate-destroyed = the ship is destroyed
token = { $effect }, items: { $items }
token-none = nothing
token-malfunction = malfunction
token-fire = fire
token-danger = danger
token-doors = doors
token-lair = lair
card-contamination = contamination
card-clean = contamination (clean)
card-infected = contamination (INFECTED)
thing-corpse = the corpse of { $player }
thing-blueCorpse = the blue corpse
thing-carcass = a carcass
thing-egg = an egg
thing-nothing = nothing
slot = room { $slot }
slot-named = room { $slot } ({ $room })
corridor = corridor { $first }–{ $second }
corridor-technical = the technical corridors
target = { $nightmare } ({ $injuries } injuries)
target-eggs = the eggs
event-card = { $name }; nightmares move through corridor { $number }
event-number = { $name }, corridor { $number }
check = card { $name }, number { $blood }
check-retreat = card { $name }, retreat symbol
draw-blank = the blank token
draw-madness = the madness token of the { $character }
draw-nightmare = a nightmare token { $number }
draw-some-madness = a madness token
draw-some-nightmare = a nightmare token
engine-works = it works
engine-broken = it is broken
order-swapped = the tokens change places
order-same = the order stays
goal-fulfilled = fulfilled
goal-missed = not fulfilled
health-clean = the scanner found me clean
health-infected = the scanner found me infected
coordinates = A { $a }, B { $b }, C { $c }, D { $d }
study-0 = a mad character
study-1 = an egg
study-2 = a carcass

## What a card, an item or a room does

mode-plain = as printed
mode-fix = remove the malfunction
mode-engine = repair or break the engine
mode-join = tape two items together
mode-put-out = put out the fire
mode-set-fire = set a fire
mode-dress-all = dress all serious wounds
mode-heal-light = heal the light wounds
mode-free-action = use the room for free
mode-break = put a malfunction here
mode-read-course = look at the coordinates
mode-lower = lower madness
mode-scan = scan contamination
mode-lower-and-scan = lower madness and scan contamination
mode-heal-only = only heal
mode-run = escape
mode-draw = draw cards
mode-at = { $what }
mode-door = door in { $what }
mode-on = { $what }
mode-person = { $what }
mode-help = help { $what }
mode-load = { $what }
mode-dress = dress: { $what }
mode-heal = heal: { $what }
mode-pod = pod { $what }
mode-course = destination { $what }
mode-deck = { $what } items
mode-study = study { $what }

## Options

verb-draft = Play the { $character }
verb-move = Move to { $slot }
verb-careful = Move carefully to { $slot }
verb-shoot = Shoot the { $item } at { $target }
verb-melee = Melee: { $target }
verb-pick-up = Pick up { $thing }
verb-trade = Trade with { $player }
verb-craft = Craft { $item } from { $parts }
verb-activate = Activate { $quest } ({ $part })
verb-play =
    { $mode-id ->
        [0] Play { $card }
       *[other] Play { $card }: { $mode }
    }
verb-use =
    { $mode-id ->
        [0] Use { $item }
       *[other] Use { $item }: { $mode }
    }
verb-room =
    { $mode-id ->
        [0] { $room }: room action
       *[other] { $room }: { $mode }
    }
verb-quest =
    { $mode-id ->
        [0] Use { $quest }
       *[other] Use { $quest }: { $mode }
    }
verb-drop = Drop something
verb-let-go = Drop { $thing }
verb-speak = Say something
verb-claim-engine = Say: engine { $engine }, { $works }
verb-claim-course = Say: { $letter } is { $planet }
verb-silent = Say nothing
verb-pass = Pass
verb-discard = Discard { $card }
verb-done = Finish
verb-pay = Pay with { $card }
verb-interrupt = Play Interruption
verb-let-be = Let it be
verb-yield = Let everything be this turn
verb-keep-item = Keep { $item }
verb-keep-goal = Keep the objective { $objective }
verb-to = { $slot }
verb-at = { $corridor }
verb-choose = { $thing }
verb-person = { $player }
verb-yes = Yes
verb-no = No
verb-offer = Offer { $thing }
verb-launch = Launch the pod
verb-leave = Leave the pod
verb-stay = Wait in the pod
verb-swap = Swap the tokens
verb-leave-order = Leave the order as it is
verb-target = { $target }
verb-to-bottom = Put it to the bottom
verb-keep-on-top = Leave it on top
verb-reroll = Roll again
verb-remove = Remove { $card } from the game
verb-wound = Wound: { $wound }
verb-speak-of = Speak of { $slot }
verb-claim-room = Say: { $slot } is the { $room }
verb-claim-token = Say: the token of { $slot } means { $discovery }
verb-claim-goal = Say: my objective is { $objective }
verb-claim-health = Say: { $health }

## What an option means on the table as it lies

remark-costs =
    { $count ->
        [0] costs nothing
        [one] costs { $count } card
       *[other] costs { $count } cards
    }
remark-costs-more =
    { $count ->
        [one] costs { $count } further card
       *[other] costs { $count } further cards
    }

## The decision bar

place = { $slot } { $room }
place-unknown = Room { $slot }
part-bow = Bow
part-middle = Middle of the ship
part-stern = Stern
way = { $ends } · to { $place }
open-door = open { $ends } · to { $place }
close-door = close { $ends } · to { $place }
destroy-door = destroy { $ends } · to { $place }
target-hurt =
    { $count ->
        [one] { $nightmare }, { $count } injury
       *[other] { $nightmare }, { $count } injuries
    }
weapon-with = { $item } (ammo { $count })
turn-first = First of two actions.
turn-second = Second action.
turn-any = Any number of actions.
turn-first-in-combat = First of two actions, in combat.
turn-second-in-combat = Second action, in combat.
turn-any-in-combat = Any number of actions, in combat.
turn-only-pass = Nothing is left to do but to pass.
tab-move = Move
tab-escape = Escape
tab-careful = Carefully
tab-fight = Fight
tab-cards = Cards
tab-room = This room
tab-items = Items
tab-say = Say
under-part = { $name }: { $part }
under-hands = Hands
under-doors = doors
under-other = other
chip-use = { $name }: { $effect }
chip-shoot = { $item } at { $target }
chip-melee = Bare hands at { $target }
chip-craft = Make { $item }
chip-activate = Activate { $quest }
chip-yourself = Yourself
deed-move = Move to { $place }
deed-escape = Escape to { $place }
deed-careful = Move carefully to { $place }
deed-for =
    { $count ->
        [one] { $deed } · pay { $count } card
       *[other] { $deed } · pay { $count } cards
    }
deed-sleep =
    { $count ->
        [0] Sleep now. The game may end for you.
        [one] Sleep now: pay { $count } card. The game may end for you.
       *[other] Sleep now: pay { $count } cards. The game may end for you.
    }
deed-act = Act
deed-panic = panic, { $panic }
deed-launch = Launch the pod: whoever sits in it leaves the ship.
do-start-fuse = start self-destruct
do-stop-fuse = stop self-destruct
do-comms = send your signal
do-surgery = decontaminate yourself
do-nest = take an egg
do-cockpit = look at the coordinates
do-engineControl = look at all engines
do-engine1 = look at engine 1
do-engine2 = look at engine 2
do-engine3 = look at engine 3
do-hibernatorium = sleep
do-hibernatorium-now = Sleep now
do-look = look at { $place }
do-break = malfunction in { $place }
do-course = set destination { $letter }
do-board = board pod { $pod }
do-lock = lock pod { $pod }
do-unlock = unlock pod { $pod }
do-bandaging-first = heal light wounds: { $player }
do-bandaging-second = dress a wound: { $player }
do-pharmacist-first = heal a dressed wound: { $player }
do-pharmacist-second = dress a wound: { $player }
do-reanimation-first = { $player } discards a card and takes contamination
do-reanimation-second = { $player } draws three cards
claim-engines = Engines
claim-course = Coordinates
claim-rooms = Rooms
claim-objective = My objective
claim-health = My health
claim-letter = { $letter } is …
claim-is = It is the …
claim-token = Its token means …
claim-engine = Engine { $engine }: { $works }
claim-planet = { $letter } is { $planet }
claim-goal = { $objective }
claim-is-health = { $health }
claim-means = { $discovery }
goals-corporate = Corporate
goals-personal = Personal
goals-solo = Solo
rooms-yellow = Yellow rooms
rooms-green = Green rooms
rooms-red = Red rooms
rooms-white = White rooms
rooms-none = Others
ask-say-of = What do you say of { $place }?
ask-pay-for =
    { $count ->
        [one] { $deed }: pay { $count } card.
       *[other] { $deed }: pay { $count } cards.
    }
ask-react-to = { $victim }: { $deed }. Interrupt?
yes-agree = Agree
no-agree = Refuse
yes-consent = Go
no-consent = Stay
yes-armor-choice = Discard the armor
no-armor-choice = Take the attack
yes-armor-against-surprise = Discard the armor
no-armor-against-surprise = Take the attack
no-nerves-choice = Take the attack
yes-extra-round = Spend one more
no-extra-round = Keep it
no-roll-again = Keep this roll
no-sensor-choice = Keep this roll
result-discard =
    { $count ->
        [0] Keep all cards
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
result-stimulate = Discard { $count } · draw { $draw }
result-offer =
    { $count ->
        [0] Offer nothing
        [one] Offer { $count } thing
       *[other] Offer { $count } things
    }
result-doors =
    { $count ->
        [0] Change nothing
        [one] Change { $count } door
       *[other] Change { $count } doors
    }
result-drop = Drop { $count }
goal-is = { $name }: { $about }
fact-fight = a fight: { $who }
fact-company = no roll: { $who } there
fact-no-roll = no roll
fact-no-roll-token = no roll, you saw the token: { $token }
fact-encounter = encounter { $chance } in { $of }
fact-danger = 1 in 10: { $who } comes
fact-roll-follows = noise roll: encounter { $chance } in { $of }
fact-noise-into = no roll; noise into { $ends }
fact-noise-of-choice = no roll; you choose the noisy corridor
fact-noise-here = gets the noise marker
fact-fire = fire there
fact-malfunction = malfunction
fact-unexplored = unexplored
fact-token = you saw the token: { $token }
fact-there = there: { $who }
fact-surprise =
    { $count ->
        [one] after a move { $count } card stays: surprised by { $number }+
       *[other] after a move { $count } cards stay: surprised by { $number }+
    }
fact-no-surprise = after a move { $count } cards stay: no surprise
fact-attacks-first =
    { $deadly ->
        [0] first the { $nightmare } attacks: { $hits } of { $of } cards hit
       *[other] first the { $nightmare } attacks: { $hits } of { $of } cards hit, { $deadly } kill you
    }
fact-attacks-later =
    { $deadly ->
        [0] { $nightmare }: attacks when all have passed, { $hits } of { $of } cards hit
       *[other] { $nightmare }: attacks when all have passed, { $hits } of { $of } cards hit, { $deadly } kill you
    }
fact-armor = armor may stop one attack
fact-hits = hits { $hits } in { $of }
fact-drives-away = drives it away { $hits } in { $of }
fact-does-nothing = does nothing to it
fact-kills = kills { $chance } in { $of }
fact-kills-roughly = kills about { $chance } in { $of }
fact-kills-rarely = kills less than 1 in { $of }
fact-kills-never = cannot kill it now
fact-eggs = an egg for each injury
fact-one-egg = one egg at most
fact-roll-again = you may roll again
fact-shots = ammo { $count } of { $most }
fact-miss-wound = miss: serious wound
fact-miss-death = miss: you die
fact-contamination = a contamination card
fact-grenade = two injuries; everybody else there one, or a serious wound
fact-fire-here-light = fire here: light wound at turn’s end
fact-fire-here-serious = fire here: serious wound at turn’s end
fact-fire-here-dies = fire here: you die at turn’s end
fact-bleeding-light = you bleed: light wound
fact-bleeding-serious = you bleed: serious wound
fact-bleeding-dies = you bleed: you die
fact-lair-here = lair here: noise roll at turn’s end
fact-last-fire = the ninth fire: the ship explodes
fact-last-malfunction = the ninth malfunction: the ship breaks
fact-doors =
    { $count ->
        [one] { $count } door, { $closed } closed
       *[other] { $count } doors, { $closed } closed
    }
fact-door-moves = all door tokens are in use: another door opens
fact-door-goes-closed = now closed
fact-door-goes-destroyed = now destroyed
fact-mends-door = mends and closes it
fact-then-pass = then you pass
fact-hurts-you = your own room: a serious wound for you
fact-course-unknown = you do not know where it leads
fact-course-leads = leads to: { $planet }
fact-ends-for-you = then the game may end for you
fact-surgery = your whole hand goes into the deck, a light wound, and you pass
fact-from = from { $parts }
fact-discards = discards { $item }
fact-pass = no more this round
fact-pass-in-combat = no more this round; it stays with you
fact-speak = once a turn; it may be a lie
fact-no-card = you do not hold the card; the others do not know
fact-asked-all = you do not hold the card; everybody who might is asked
fact-interrupts = it does not happen; the cost is lost
fact-you-die = you die
fact-engine-works = then it works
fact-engine-broken = then it is broken
fact-launch = whoever sits in it leaves the ship
fact-after-the-first = only together with the other one
fact-goal-signal = signal sent
fact-goal-signal-not = signal not sent yet
fact-goal-signals = signals { $count } of { $of }
fact-goal-rooms = rooms explored { $count } of { $of }
fact-goal-eggs = eggs left: { $count }
fact-goal-lairs = lairs destroyed { $count } of { $of }
fact-goal-weaknesses = weaknesses { $count } of { $of }
fact-goal-weakness = weakness discovered
fact-goal-weakness-not = weakness not discovered yet
fact-goal-items = items { $count } of { $of }
fact-goal-body = you hold the body
fact-goal-body-not = you do not hold the body
fact-goal-post-mortem = the body is there
fact-goal-post-mortem-not = the body is not there yet
fact-goal-egg = an egg is carried
fact-goal-egg-not = no egg is carried
fact-goal-rival = { $who } is still alive
fact-goal-rival-gone = { $who } is dead
fact-goal-alive = alive: { $count }
fact-goal-course = the ship goes to: { $planet }
fact-goal-course-unknown = you do not know where the ship goes

## Questions

ask-agree = Do the things on the table change hands with { $partner }?
ask-armor-against-surprise = A surprise attack: discard the armor to ignore it?
ask-armor-choice = { $nightmare } attacks with { $attack }: discard the armor to ignore it?
ask-assess-threat = You see the top event card: leave it there or put it to the bottom.
ask-board = You are in the pod: launch it now, or wait.
ask-burn-item = Choose the item you discard.
ask-change-doors = Open or close doors of { $slot }, one after another.
ask-choose-weapon = Choose the weapon for { $target }.
ask-consent = { $partner } covers you: do you move?
ask-cover-fire = Choose who moves under cover.
ask-craft-something = Choose what you craft.
ask-discard-any = You pass: you may discard any cards from your hand.
ask-draft = Choose your character; the other card goes back.
ask-drop-excess = Your hands are too full: drop something.
ask-drop-things = Choose what you drop, if anything.
ask-escape-to = Choose the room into which you escape.
ask-extra-round = Spend another ammo marker for one more injury to { $target }?
ask-free-room-action = Choose what { $slot } does for you.
ask-in-pod = You wait in a pod: launch it, leave it, or stay.
ask-keep-goal = A nightmare is aboard: keep one of your two objectives.
ask-keep-item = Keep one of the items you found.
ask-lay-out = Offer { $partner } what you would give, then finish.
ask-look-at-plans = Choose an unexplored room to look at; left: { $left }.
ask-lose-card = Discard an action card.
ask-lose-hope = One of these cards leaves the game; the others are discarded.
ask-nerves-choice = A surprise attack: play Nerves of steel?
ask-panic-choice = { $panic }: choose.
ask-pay = Pay with an action card; still due: { $left }.
ask-place-noise = Choose the corridor in which you leave the noise marker.
ask-react = { $victim } acts in your room: interrupt?
ask-rip-bandage = Choose the wound that opens again.
ask-roll-again = You rolled { $face }: roll again?
ask-send-to = Choose the room to which { $mover } goes.
ask-sensor-choice = The noise roll is { $roll }: discard a card and roll again?
ask-speak = Say what you know, or what you want the others to believe.
ask-speak-of = What do you say of { $slot }?
ask-stimulate = Discard any cards; then you draw as many and one more.
ask-take-door = All door tokens are in use: choose the one that moves to { $corridor }.
ask-take-turn = Your turn: take an action or pass.
ask-tape-together = Choose the items that share a hand.
ask-throw-grenade = Choose the target in { $slot }.
ask-touch-engine = You see both tokens of engine { $engine }: put them back in either order.
ask-treat = Choose a serious wound of { $patient }.

## What happens

event-started = { $player } is player { $number }.
event-drafted = { $player } plays the { $character }.
event-round = Round { $round }; { $player } goes first.
event-turn = { $player }’s turn.
event-passed = { $player } passes.
event-moved = { $player } enters { $slot }.
event-explored = Explored: { $slot } is the { $room }; token: { $token }.
event-token-shown = The token in { $slot }: { $token }.
event-rolled = { $player } rolls for noise: { $roll }.
event-noised = Noise in { $corridor }.
event-encountered = { $player } has an encounter in { $slot }: { $draw }.
event-appeared = A { $nightmare } appears in { $slot }.
event-surprised = { $player } is taken by surprise.
event-contaminated = { $player } gets a contamination card.
event-panicked = { $player } panics: { $panic }.
event-maddened = The madness of { $player } is now { $madness }.
event-wounded = { $player } takes a serious wound: { $wound }.
event-scratched = { $player } takes a light wound ({ $light }).
event-healed = { $player } is treated.
event-died = { $player } dies: { $cause }.
event-played = { $player } plays { $card }: { $mode }.
event-used = { $player } uses { $item }: { $mode }.
event-room-used =
    { $mode-id ->
        [0] { $player } uses the { $room }.
       *[other] { $player } uses the { $room }: { $mode }.
    }
event-quest-used = { $player } uses { $quest }: { $mode }.
event-activated = { $player } activates { $quest }.
event-declared = { $player } declares: { $choice }.
event-paid = { $player } pays with { $card }.
event-interrupted = { $player } interrupts { $victim }.
event-shot = { $player } shoots the { $item } at { $target }.
event-struck = { $player } fights hand to hand: { $target }.
event-die = The die of { $player }: { $face }.
event-hurt = { $target } in { $slot } takes injuries: { $count }.
event-checked = Injury check: { $attack }.
event-killed = The { $nightmare } in { $slot } dies.
event-retreated = The { $nightmare } in { $slot } retreats.
event-attacked = The { $nightmare } attacks { $player } with { $attack }.
event-missed = { $player } is missed: the { $nightmare } does not attack like that.
event-walked = The { $nightmare } comes to { $slot }.
event-faded = The { $nightmare } in { $slot } vanishes.
event-burnt = Fire breaks out in { $slot }.
event-fire-out = The fire in { $slot } goes out.
event-broke = Malfunction in { $slot }.
event-fixed = The malfunction in { $slot } is removed.
event-door-closed = The door in { $corridor } closes.
event-door-opened = The door in { $corridor } opens.
event-door-destroyed = The door in { $corridor } is destroyed.
event-found = { $player } keeps { $item }.
event-found-unseen = { $player } keeps an item; the back is { $colour }.
event-took = { $player } takes { $thing }.
event-dropped = { $player } lets go of { $thing }.
event-crafted = { $player } crafts { $item }.
event-traded = { $player } and { $partner } trade; things: { $count }.
event-looked-engine = { $player } looks at engine { $engine }: { $works }.
event-looked-engine-unseen = { $player } looks at engine { $engine }.
event-engine-touched = { $player } works on engine { $engine }: { $swapped }.
event-looked-course = { $player } looks at the coordinates: { $coordinates }.
event-looked-course-unseen = { $player } looks at the coordinates.
event-course-set = { $player } sets the destination to { $letter }.
event-looked-room = { $player } looks at { $slot }: { $room }.
event-looked-room-unseen = { $player } looks at the tile of { $slot }.
event-looked-token = { $player } looks at the token of { $slot }: { $token }.
event-looked-token-unseen = { $player } looks under { $slot }.
event-looked-event = { $player } sees the top event: { $event }.
event-looked-event-unseen = { $player } looks at the top event card.
event-looked-goal = { $player } sees an objective of { $victim }: { $objective }.
event-looked-goal-unseen = { $player } looks at an objective of { $victim }.
event-signalled = { $player } sends a signal.
event-weakness-found = A weakness is discovered: { $weakness }.
event-fuse-lit = Self-destruct is running.
event-fuse-stopped = Self-destruct is stopped.
event-time = Time passes: { $time } of 15.
event-event = Event: { $event }.
event-numbered = An event card is drawn for its number alone: { $event }.
event-bag-drawn = Out of the bag comes { $draw }.
event-pod-changed = Pod { $pod }: { $status }.
event-boarded = { $player } is in pod { $pod }.
event-launched = Pod { $pod } leaves the ship.
event-slept = { $player } falls asleep.
event-contact = The first nightmare: everybody chooses an objective.
event-goal-kept = { $player } keeps { $objective }.
event-goal-kept-unseen = { $player } keeps an objective.
event-scanned = { $player } scans contamination: clean { $clean }, INFECTED { $infected }.
event-said-engine = { $player } says: engine { $engine }, { $works }.
event-said-course = { $player } says: { $letter } is { $planet }.
event-said-room = { $player } says: { $slot } is the { $room }.
event-said-token = { $player } says: the token of { $slot } means { $discovery }.
event-said-goal = { $player } says: my objective is { $objective }.
event-said-health = { $player } says: { $health }.
event-egg-lost = An egg is destroyed; left in the Nest: { $eggs }.
event-lair-placed = A lair is found in { $slot }.
event-lair-destroyed = The lair in { $slot } is destroyed.
event-airlocked = The airlock of { $slot } opens.
event-ship-ended = The end: { $fate }.
event-arrived = The ship arrives: { $planet }.
event-goal-shown = { $player } shows { $objective }: { $fulfilled }.
event-survived = { $player } survives with madness { $madness }.
event-discarded = { $player } discards { $card }.
event-revived = { $player } is brought back to life.
event-card-removed = { $card } of { $player } leaves the game.
event-reloaded = { $player } loads the { $item }: { $ammo }.
event-airlock-set = { $slot } is sealed for the airlock.
event-drew = { $player } draws { $card }.
event-drew-unseen = { $player } draws a card.
event-dealt = { $player } gets the objective { $objective }.
event-dealt-unseen = { $player } gets an objective.
event-answered = Everybody has answered whether to interrupt { $player }.
event-goal-open = The objective of { $player }: { $objective }.

## How it ended

ending-jump = The ship has jumped. { $count ->
    [0] Nobody wins.
   *[other] Winners: { $winners }.
}
ending-destroyed = The ship is destroyed. { $count ->
    [0] Nobody wins.
   *[other] Winners: { $winners }.
}

## The end, told

end-reason-fire = Fire number { $count } breaks out in round { $round }, one more than the ship bears.
end-reason-malfunction = Malfunction number { $count } comes in round { $round }, and the hull breaks.
end-reason-fuse = Self-destruct comes to its end in round { $round }.
end-reason-fuse-jump = The ship jumps in round { $round } while self-destruct is running, and explodes.
end-reason-fuse-empty = Nobody awake is left aboard, and self-destruct runs to its end.
end-reason-engines = { $count ->
    [3] All three engines are broken, so the ship explodes at the jump.
   *[other] Two of the three engines are broken, so the ship explodes at the jump.
 }
end-reason-empty = Nobody awake is left aboard; the ship jumps and arrives: { $planet }.
end-reason-time = Time is up; the ship jumps and arrives: { $planet }.
end-verdict-won = won
end-verdict-survived = alive, but lost
end-verdict-dead = dead
end-slept = { $name } { $who ->
    [you] sleep
   *[other] sleeps
 } through the jump and { $who ->
    [you] survive
   *[other] survives
 }; madness { $madness }.
end-left = { $name } { $who ->
    [you] leave
   *[other] leaves
 } in an escape pod and { $who ->
    [you] survive
   *[other] survives
 }; madness { $madness }.
end-gone = { $name } { $who ->
    [you] do
   *[other] does
 } not survive.
end-died = { $name } { $who ->
    [you] die
   *[other] dies
 } in round { $round }, { $slot }: { $cause }.
end-attacked = { $name } { $who ->
    [you] die
   *[other] dies
 } in round { $round }, { $slot }: { $nightmare }, “{ $attack }”.
end-objectives = Objectives
end-put-away = put away
end-not-alive = not alive
end-body = the body is carried
end-body-not = the body is not carried
end-hand = Hand
end-items = Items
end-wounds = Serious wounds
end-contamination = Contamination
end-ship = The ship
end-engine = engine { $number }: { $works }
end-course = destination { $letter }: { $planet }
end-round = Round { $number }
end-count-explored = Rooms explored
end-count-rolls = Noise rolls
end-count-found = Items found
end-count-hits = Injuries dealt
end-count-killed = Nightmares killed
end-count-wounds = Wounds taken
end-luck-danger = Noise rolls that meant danger
end-luck-danger-about = One of the ten faces of the die means danger; rolls made again count, too.
end-luck-blank = Blank combat rolls
end-luck-blank-about = One of the six faces of the combat die hits nobody.

## Why something cannot be done

refusal-no-open-pod = No unlocked pod with a free seat is in that section.
refusal-not-yet-blue = Hibernation opens only on the blue spaces of the time track.
refusal-nothing-to-throw-at = There is nothing in reach to use that on.
refusal-not-in-a-pod = You are not in a pod.
refusal-act-or-pass = Take an action you can pay for, or pass.
refusal-agree-or-not = Agree or refuse.
refusal-another-room = You are in another room.
refusal-armor-or-not = Discard the armor or take the attack.
refusal-cannot-pay = This costs action cards: { $count }. You have too few.
refusal-card-not-in-hand = You have no such card in hand.
refusal-change-a-door = Choose a door of that room, or finish.
refusal-choose-a-character = Choose one of the two characters.
refusal-choose-a-neighbour = Choose a neighbouring room without a closed door between.
refusal-choose-a-quiet-corridor = Choose a corridor of your room without noise.
refusal-choose-a-target = Choose a target in that room.
refusal-choose-a-weapon = Choose a loaded weapon.
refusal-choose-a-wound = Choose one of these wounds.
refusal-choose-an-unexplored-room = Choose a room that is not explored.
refusal-choose-two-items = Choose two heavy items, no objects.
refusal-choose-who-moves = Choose who moves, or finish.
refusal-discard-an-action-card = Discard an action card from your hand.
refusal-discard-an-item = Discard one of your items.
refusal-discard-in-ascending-order = Discard cards in the order of the list, or finish.
refusal-door-is-closed = The door in { $corridor } is closed.
refusal-door-is-destroyed = The door in { $corridor } is destroyed: it can be neither closed nor opened.
refusal-drop-or-not = Drop something you have, or nothing.
refusal-drop-something = You must drop something you hold.
refusal-interrupt-or-let-be = Interrupt with the card, or let it be.
refusal-item-not-there = You do not have that item.
refusal-keep-an-objective = Keep one of your two objectives.
refusal-keep-one-item = Keep one of the two items.
refusal-launch-leave-or-stay = Launch the pod, leave it, or stay in it.
refusal-launch-or-wait = Launch the pod, or wait in it.
refusal-hand-is-wounded = With a wounded hand using an item costs one card more.
refusal-leg-is-wounded = With a wounded leg escaping costs two cards.
refusal-nerves-or-not = Play Nerves of steel, or take the attack.
refusal-no-loaded-weapon = You hold no such weapon with ammunition.
refusal-no-specimen = The Laboratory needs a character with madness 3 or more, an egg or a carcass whose weakness is not open yet.
refusal-no-such-effect-now = That cannot be done here and now.
refusal-no-such-target = There is no such target in your room.
refusal-nobody-listens = You are alone: nobody listens.
refusal-nobody-to-trade-with = That character is not in your room.
refusal-noise-everywhere = Every corridor of that room has noise, so you cannot move there carefully.
refusal-not-in-combat = This cannot be done in combat.
refusal-not-next-door = That room is not next to yours.
refusal-not-the-moment = This can be used only in combat, or only out of combat.
refusal-nothing-to-craft = You have not the two parts, or nothing is left to make.
refusal-nothing-to-pick-up = No such object lies here, or you have no free hand.
refusal-offer-or-finish = Offer something you have, or finish.
refusal-one-claim-a-turn = You speak once a turn.
refusal-only-a-reaction = That card is only a reaction.
refusal-panic-leaves-no-other-choice = The panic card leaves no other choice.
refusal-pay-first = First pay; still due: { $count }.
refusal-quest-not-ready = That quest item cannot be used or activated now.
refusal-remove-an-action-card = One of the action cards must leave the game.
refusal-roll-again-or-not = Roll again, or keep the result.
refusal-room-is-broken = The room has a malfunction.
refusal-say-or-be-silent = Make one of these claims, or be silent.
refusal-signal-is-sent = You have sent your signal; another would change nothing.
refusal-somebody-sleeps = That cannot be done while somebody hibernates.
refusal-spend-or-not = Spend the ammo marker or not.
refusal-swap-or-leave = Swap the tokens, or leave them.
refusal-take-a-door = Choose a door token on the board.
refusal-too-late-to-stop = On its yellow spaces self-destruct cannot be stopped.
refusal-top-or-bottom = Leave the card on top, or put it to the bottom.
refusal-use-the-room = Use the room, as the card allows.

## What a table can agree on

setting-mode = Mode
setting-mode-about = Everybody for themselves with secret objectives, or full cooperation with open ones. One player always plays solo.
setting-mode-semi = semi-cooperative
setting-mode-coop = full cooperation
setting-medic = Medic
setting-medic-about = Whether the promotional character takes part in the draft.
setting-medic-off = left out
setting-medic-on = in the draft
setting-broken_section = Malfunction in an evacuation section
setting-broken_section-about = Whether it blocks the boarding of pods.
setting-broken_section-blocks = blocks boarding
setting-broken_section-boards = does not block
setting-lair_is_contact = Lair as first intruder
setting-lair_is_contact-about = Whether a lair makes everybody choose an objective.
setting-lair_is_contact-no = no
setting-lair_is_contact-yes = yes
setting-great_hunt = Great hunt
setting-great_hunt-about = Whether three destroyed lairs fulfil it outright or only with a signal.
setting-great_hunt-outright = outright
setting-great_hunt-signal = with a signal

## The drawn board

board-round = Round { $round } of 15
board-fuse = self-destruct { $fuse } of 6
board-blue = hibernation open
board-destination = destination { $letter }
board-course = coordinates: { $course }
board-engines = engines: { $engines }
board-unknown = unknown
board-engine-unknown = unknown
board-works = works
board-broken = broken
board-pods = pods: { $pods }
board-eggs = eggs: { $eggs }
board-lairs = lairs destroyed: { $count } of 3
board-bag = bag: { $count } tokens
board-weaknesses = weaknesses: { $names }
board-room = { $slot } { $room }
board-unexplored = unexplored
board-items = items { $count }
board-fire = FIRE
board-malfunction = MALFUNCTION
board-lair = LAIR
board-none = none
board-ways = to { $ways }
board-player = { $player } ({ $character }) in { $slot }: madness { $madness }, light wounds { $light }, serious { $serious }, cards { $cards }, items { $items }, holds { $held }
board-gone = { $player } ({ $character }): { $fate }
board-dead = dead
board-asleep = asleep
board-away = left in a pod
board-hand = Hand: { $cards }
board-pack = Backpack: { $items }
board-goal = Objective: { $goals }
board-quests = Quest items: { $quests }
board-signal = signal sent
board-key = Left edge * you stand here · (2) items left · T entrance of the technical corridors · ~ fire · ! malfunction · @ lair · L lurker, W whisperer, S stalker, D despoiler, a digit behind them or behind @: injuries · + more there, see below · a–e characters · corridors: numbers, # noise, ═ ║ closed door, x destroyed door
board-technical = Noise in the technical corridors.
board-crowded = Crowded: { $rooms }
board-airlock = Room { $slot } is sealed for the airlock.
board-floor = Lying about, by room: { $things }
board-way = { $slot } (corridor { $numbers })
board-way-noise = noise
board-way-closed = door closed
board-way-destroyed = door destroyed
board-way-technical = technical corridors ({ $numbers })
board-claims = Said: { $claims }
room-armory-short = Armory
room-comms-short = Comms
room-emergency-short = Emergency
room-laboratory-short = Lab
room-generator-short = Generator
room-evacA-short = Evac A
room-evacB-short = Evac B
room-fireControl-short = Fire Ctl
room-nest-short = NEST
room-storage-short = Storage
room-surgery-short = Decontam
room-airlock-short = Airlock
room-cabins-short = Cabins
room-canteen-short = Canteen
room-command-short = Command
room-engineControl-short = Eng. Ctl
room-hatch-short = Hatches
room-monitoring-short = Monitor
room-slime-short = Slime
room-shower-short = Showers
room-cockpit-short = Cockpit
room-hibernatorium-short = Hibernat
room-engine1-short = Engine 1
room-engine2-short = Engine 2
room-engine3-short = Engine 3

## What things do

card-search-about = Take one item marker off your room, draw two items of its colour and keep one; in a white room you choose the colour. Not in combat.
card-rest-about = Lower your madness by one where the track allows it, scan the contamination in your hand, or both. Clean cards leave the game; an infected one sets madness to 5.
card-demolition-about = Destroy a closed door of your room, or put a malfunction into the room. Never in the Nest.
card-interruption-about = A reaction: cancel the action or the panic effect of another character in your room. What was paid for it stays paid.
card-reload-about = Put one ammo marker on your revolver.
card-order-about = Send another character of your room, out of combat, to a neighbouring room of your choice. With the intercom you also reach computer rooms.
card-motivation-about = Everybody in your room draws a card, you too. With the intercom you may choose a computer room instead.
card-suppressiveFire-about = In combat: spend an ammo marker; you, or somebody in your room who agrees, moves to a neighbouring room and is not attacked.
card-basicRepairs-about = Remove the malfunction of your room; in an engine room you may look at both tokens instead and put them back in either order. Costs two more cards.
card-repairs-about = Remove the malfunction of your room; in an engine room you may look at both tokens instead and put them back in either order. Costs one more card.
card-quickRepairs-about = Remove the malfunction of your room; in an engine room you may look at both tokens instead and put them back in either order. Costs nothing more.
card-knowledge-about = Open or close a door of your room, or look in secret at any tile that is not explored.
card-piloting-about = Use the Cockpit or the computer room you are in for free, or look at the coordinates from a computer room.
card-oldFriend-about = Use the working room you are in for free, if it has no computer.
card-computerSkills-about = Open or close a door of your room, or use the computer room you are in for free.
card-programming-about = Open or close a door of your room, or use the computer room you are in for free.
card-ingenuity-about = Repair as with Repairs, or craft something; any yellow item may stand for the tools.
card-pyrotechnic-about = Discard an item to set fire to your room, or to put out the fire there.
card-technicalCorridors-about = From one entrance of the technical corridors go to any other; then you pass.
card-fullAuto-about = Shoot the assault rifle with all its ammo: every two markers add an injury to the roll.
card-nerves-about = A reaction: ignore a surprise attack against you.
card-coveringFire-about = In combat: spend an ammo marker. You, somebody here who agrees, or both in either order move to a neighbouring room; nobody is attacked.
card-aimedFire-about = Shoot an energy weapon; you may roll the die once more.
card-adrenaline-about = In combat: shoot or escape, then draw a card.
card-reconnaissance-about = Go to a neighbouring room without any noise roll.
card-scavenging-about = Search your room even if nothing is left in it.
card-intranet-about = From a computer room use the action of any computer room for free.
card-accessDenied-about = From a computer room: use it for free, or put a malfunction into any computer room.
card-threat-about = From a computer room look at the top event card; leave it there or put it to the bottom.
card-reanimation-about = Spend a dose of the injector on a character here: they draw three cards, or they take a contamination card and discard a card.
card-bandaging-about = Heal up to two light wounds of a character here, or dress a serious one. In a green room you draw a card.
card-pharmacist-about = Heal a dressed serious wound of a character here, or dress one. In a green room you draw a card.
card-contamination-about = It pays for nothing and fills your hand. Whether it is infected nobody knows until it is scanned; at the end it raises your madness.
item-tape-about = Remove the malfunction here or work on the engine here, or tape two heavy items together so that they need one hand.
item-tools-about = Remove the malfunction here, work on the engine here, or open or close a door of the room. A part for crafting.
item-extinguisher-about = Put out the fire in your room, or make a nightmare in your room retreat. Heavy.
item-chemicals-about = Fill your flamethrower or injector. A part for crafting.
item-clothesYellow-about = Dress one of your serious wounds. A part for crafting.
item-clothesGreen-about = Dress one of your serious wounds. A part for crafting.
item-chargeYellow-about = Load an energy weapon to the full, or open or close a door of your room. A part for crafting.
item-chargeRed-about = Load an energy weapon to the full, or open or close a door of your room. A part for crafting.
item-corridorPlans-about = From one entrance of the technical corridors go to any other.
item-spaceSuit-about = In a yellow room: discard your action cards and go outside the hull to any other explored yellow room.
item-shipPlans-about = Look in secret at two tiles that are not explored.
item-bandages-about = Dress a serious wound, or heal up to two light ones. A part for crafting.
item-medkit-about = Dress a serious wound, or heal one that is dressed. A part for crafting.
item-food-about = Draw two cards.
item-injection-about = Draw a card and take as many actions as you can pay for this turn; then you pass.
item-alcohol-about = Scan one contamination card of your hand and remove it from the game; if it was infected, you take a new one. A part for crafting.
item-stimulants-about = Discard any cards of your hand, contamination too, then draw as many and one more.
item-grenade-about = Throw it into your room or next door: the target takes two injuries, every other nightmare there one, and every character there a serious wound.
item-smoke-about = In combat: the others in your room discard a card each, and you move to a neighbouring room without being attacked.
item-drone-about = Look in secret at a tile that is not explored and at its token.
item-bait-about = Choose a neighbouring room: all nightmares next to it come there. Those that are in combat attack first.
item-magazine-about = Attach it to an energy weapon for free: two more ammo markers, and room for them.
item-protoRifle-about = Energy weapon, six ammo. On two crosshairs you may spend another marker for one more injury.
item-protoShotgun-about = Energy weapon, two ammo. Every face but the blank hits, and crosshairs add an injury.
item-protoPistol-about = Energy weapon, three ammo. You may roll again once for every shot.
item-commsKey-about = From a computer room look at the objective of a character who has sent a signal.
item-evacKey-about = In an evacuation section lock or unlock one of its pods.
item-destructKey-about = From a computer room start or stop self-destruct.
item-antidote-about = Go through the decontamination procedure, take one new contamination card, then you pass.
item-taser-about = A nightmare here takes one injury and retreats, or another character here discards the whole hand.
item-flamethrower-about = Weapon, four ammo. Every face but the blank hits; two crosshairs also set the room on fire.
item-molotov-about = Throw it into your room or next door: fire, one injury for every nightmare and a serious wound for every character there; in the Nest an egg is lost.
item-revolver-about = The captain’s weapon, six ammo. Two crosshairs add an injury.
item-shotgun-about = The pilot’s energy weapon, two ammo. Every hit adds an injury.
item-sawnOff-about = The mechanic’s energy weapon, two ammo. One crosshair counts as two.
item-assaultRifle-about = The soldier’s energy weapon, five ammo. Every hit adds an injury.
item-rifle-about = The scout’s energy weapon, four ammo.
item-pistol-about = The scientist’s energy weapon, three ammo. Two crosshairs count as one.
item-injector-about = The medic’s weapon, two doses. A hit drives the nightmare away instead of hurting it.
item-motionSensor-about = After a noise roll you may discard an action card and roll once more. Heavy.
item-holoComputer-about = Intranet and Threat assessment work for you in every room. Heavy.
quest-shipsLog-about = Activated in the Comms Room. Once: from a computer room look at an objective of another character.
quest-intercom-about = Activated by discarding tools or tape. Order and Motivation also reach computer rooms.
quest-orbital-about = Activated by discarding an energy charge. Once: everybody passes at once, and no nightmare attacks at the end of this round.
quest-pilotKey-about = Activated in Fire Control. Once: in an evacuation section lock or unlock one of its pods.
quest-torch-about = Activated in Storage. Again and again: open or close a door of your room, even a destroyed one.
quest-flashlight-about = Activated by discarding an energy charge. Again and again, for two cards: search your room.
quest-armor-about = Activated by discarding tools or tape. Once: discard the armor and ignore an attack, when you see its card, or a surprise attack.
quest-autoloader-about = Activated in the Armory, onto the assault rifle: room for one more ammo marker, and energy charges load it at no cost.
quest-motionSensor-about = Activated by discarding an energy charge. After a noise roll you may discard an action card and roll once more. Heavy.
quest-securityKey-about = Activated in the Cockpit. Once: open or close any doors of one room.
quest-holoComputer-about = Activated in the Generator. Intranet and Threat assessment work for you in every room. Heavy.
quest-labKit-about = Activated by discarding chemicals. Once: discover a weakness in your room as in the Laboratory.
quest-surgeonKit-about = Activated by discarding a medkit. Once: a character here goes through the decontamination procedure and takes a light wound.
quest-anabolics-about = Activated in the Emergency Room. Once, for free: fill your hand to five cards.
room-armory-about = Load two ammo markers into one of your energy weapons.
room-comms-about = Send a signal: some objectives ask for it.
room-emergency-about = Dress all your serious wounds, heal one that is dressed, or heal up to two light wounds. In full cooperation a corpse here comes back to life.
room-laboratory-about = Discover a weakness of the nightmares, if there is a character with madness 3 or more, an egg or a carcass here.
room-generator-about = Start self-destruct or stop it. It cannot be started while somebody hibernates, nor stopped in its yellow part.
room-evacA-about = Board an unlocked pod of this section that has a free seat: first you roll for noise, and nothing may come.
room-evacB-about = Board an unlocked pod of this section that has a free seat: first you roll for noise, and nothing may come.
room-fireControl-about = Put out the fire in any room and make the nightmares there retreat.
room-nest-about = Take an egg, then roll for noise. Eggs can also be shot at or struck; there is nothing to search for.
room-storage-about = Draw two items of a colour of your choice and keep one; the room’s own items stay.
room-surgery-about = The decontamination procedure: all your contamination is scanned, infected cards leave the game, madness falls to 3, everything is shuffled; then a light wound, and you pass.
room-airlock-about = Seal another explored yellow room without destroyed doors. If it is still closed when everybody has passed, all in it die, except the despoiler.
room-cabins-about = No action. Who begins a round here, with nothing broken and no nightmare about, fills the hand to six cards.
room-canteen-about = Heal a light wound, and rest: lower madness, scan contamination, or both.
room-command-about = Open or close any doors of one room of the ship.
room-engineControl-about = Look in secret at the state of all three engines.
room-hatch-about = Lock or unlock any pod.
room-monitoring-about = Look in secret at a tile that is not explored and at its token.
room-slime-about = Left out of the game with nightmares: there is no slime.
room-shower-about = Rest: lower madness, scan the contamination in your hand, or both.
room-cockpit-about = Look in secret at the coordinates, or set another destination while nobody hibernates.
room-hibernatorium-about = From the blue spaces of the time track on: roll for noise, and if nothing comes, fall asleep for the jump.
room-engine1-about = Look in secret whether this engine works.
room-engine2-about = Look in secret whether this engine works.
room-engine3-about = Look in secret whether this engine works.
event-terror-about = Everybody fills the hand to five cards and scans the contamination in it; anything infected sets madness to 5. Then all hands are discarded.
event-hunt-about = Every nightmare that is not in combat goes to a neighbouring room with a character, through doors too.
event-tendrils-about = Everybody in a room with an entrance to the technical corridors becomes madder by one.
event-computerFailure-about = If a computer room is broken, all explored computer rooms break. The card leaves the game.
event-monophobia-about = Everybody who is alone in a room and not in combat panics.
event-neurosis-about = Everybody in or next to a room with a lair panics.
event-agoraphobia-about = The despoiler appears in the room with the lowest number that holds two characters or more. No surprise attack.
event-podEjection-about = The pod with the highest number is lost; whoever sat in it stands in the section again. The card leaves the game.
event-fireWave-about = The fire with the lowest room number spreads to all neighbouring rooms without a closed door between.
event-overheat-about = A working Generator breaks. A broken one catches fire, and all fires spread. The card leaves the game.
event-whispers-about = Another event card gives a number: noise in that corridor of each character’s room, or an encounter where there is noise already.
event-fear-about = Everybody whose madness is above the number of cards in hand takes a contamination card.
event-fuelExplosion-about = Fire breaks out in all three engine rooms. The card leaves the game.
event-aiFailure-about = With two broken computer rooms self-destruct starts, unless somebody hibernates; otherwise the computer room with the lowest number breaks.
attack-scratch-about = A contamination card and a light wound.
attack-bite-about = A serious wound; with two or more serious wounds it kills.
attack-dismay-about = A contamination card, and the character panics.
attack-frenzy-about = Everybody in the room takes a serious wound; who has two or more already dies.
attack-dread-about = A serious wound, and the character panics.
attack-braineating-about = Two serious wounds; who has one already dies.
attack-duplicate-about = Another nightmare of the same kind appears in the room.
panic-outburst-about = Put a malfunction into your room. From madness 2.
panic-defeatism-about = Everybody in your room becomes madder by one, you too. From madness 3.
panic-blindEscape-about = You run through the corridor that an event card names, and nobody attacks you. From madness 2.
panic-destruction-about = You lose a heavy item of your choice. From madness 4.
panic-courage-about = You go to a neighbouring room with a nightmare or a lair. From madness 2.
panic-sabotage-about = All items of your room are lost. From madness 2.
panic-mutilation-about = Two light wounds. From madness 3.
panic-heartAttack-about = You die. From madness 5.
panic-bloodlust-about = Everybody else in your room takes a serious wound; alone you take it yourself. From madness 3.
panic-demotivation-about = You and everybody in your room discard an action card; then your madness rises by one. From madness 2.
panic-ripping-about = A light wound, and one dressed wound opens again. From madness 2.
panic-hopelessness-about = Of three cards of your deck one leaves the game, the others are discarded. From madness 3.
panic-hallucinations-about = You empty one of your weapons. From madness 3.
panic-pyromaniac-about = You set fire to your room. From madness 3.
wound-back-about = You fill your hand to four cards only.
wound-leg-about = Escaping costs two cards.
wound-hand-about = Using an item costs one more card.
wound-bleeding-about = On passing you take a light wound.
wound-arm-about = You have only one hand for heavy things.
weakness-flames-about = Fire hurts nightmares and lairs twice.
weakness-energy-about = Every hit of an energy weapon adds an injury.
weakness-slow-about = For surprise attacks the number of a token counts one less.
weakness-foam-about = The extinguisher and Fire Control also hurt: one injury before the retreat.
weakness-walls-about = Lurkers and whisperers cannot pass closed doors.
weakness-thin-about = A blank of the combat die hurts a whisperer.
weakness-cores-about = Of the two cards for a lair the lower one counts.
weakness-mind-about = Resting lowers madness by two steps where the track allows it.
objective-property-about = The ship reaches Earth, or you are the only survivor.
objective-oldFriendship-about = The ship reaches Earth, or you are the only survivor.
objective-quarantine-about = The ship reaches Mars, which you survive asleep, or Earth with the Nest destroyed.
objective-explorer-about = You yourself sent a signal, and all sixteen tiles are explored.
objective-burial-about = Send a signal and take the blue corpse with you.
objective-hoarder-about = Leave in a pod with seven items or more.
objective-greatHunt-about = Three lairs are destroyed (with your signal, if the table agreed so); or: send a signal, and the ship is destroyed.
objective-friends-about = At least two characters survive, you among them.
objective-aliens-about = You yourself sent a signal, and the Nest or the whole ship is destroyed.
objective-precious-about = Send a signal and take an egg with you.
objective-necroscopy-about = Send a signal; the weakness shown by a carcass is discovered.
objective-abOvo-about = The weakness shown by an egg is discovered.
objective-biology-about = Two weaknesses are discovered.
objective-bidingTime-about = The character of player 1 does not survive, or you are the only survivor.
objective-greenerGrass-about = The character of player 2 does not survive, or you are the only survivor.
objective-oldFeud-about = The character of player 3 does not survive, or you are the only survivor.
objective-takeover-about = The character of player 4 does not survive, or you are the only survivor.
objective-insight-about = The character of player 5 does not survive, or you are the only survivor.
objective-destinationEarth-about = The ship reaches Earth.
objective-postMortem-about = The blue corpse lies in the Decontamination Chamber.
objective-firstContact-about = Two weaknesses are discovered.
objective-head-about = A signal was sent, in full cooperation one for every objective that asks for it, and three lairs or the whole ship are destroyed.
objective-noMan-about = A signal was sent, in full cooperation one for every objective that asks for it, and all sixteen tiles are explored.
objective-delivery-about = A survivor takes an egg along.
objective-cleanUp-about = A signal was sent, in full cooperation one for every objective that asks for it, and the Nest or the whole ship is destroyed.
token-malfunction-about = Something in this room is broken: put a malfunction marker into it.
token-fire-about = The room is on fire.
token-danger-about = Nightmares from neighbouring rooms come in; if there are none, noise in every corridor. A careful or quiet move avoids it.
token-doors-about = The door closes behind whoever came in.
token-lair-about = A lair of the nightmares: it stays in the room and counts as combat. No noise roll is made.
nightmare-lurker-about = Comes to those with madness 1 or 2. Of two cards for its injuries the lower counts.
nightmare-whisperer-about = Comes to those with madness 3. One card decides whether it dies.
nightmare-stalker-about = Comes to those with madness 4. Of two cards for its injuries the higher counts.
nightmare-despoiler-about = Comes to those with madness 5. It only ever retreats; it dies when the third lair is destroyed.
nightmare-lair-about = Hit by crosshairs only; a retreat symbol on one of two cards saves it, otherwise the higher counts. It never attacks nor moves.
character-captain-about = Gives orders, draws others along, and shoots a revolver that is loaded marker by marker.
character-pilot-about = Knows the ship: reads the course from afar and uses rooms for free.
character-mechanic-about = Repairs, crafts and slips through the technical corridors.
character-soldier-about = Fights best, and is not easily surprised.
character-scout-about = Moves without a sound and finds something everywhere.
character-scientist-about = Works the computers of the whole ship from one room and sees events coming.
character-medic-about = Heals others, and wakes or drugs them with the injector.
thing-blueCorpse-about = A heavy object: the dead crew member of the hibernatorium. Some objectives want it.
thing-carcass-about = A heavy object that a destroyed lair leaves; the Laboratory studies it.
thing-egg-about = A heavy object from the Nest; the Laboratory studies it, and some objectives want it.
thing-corpse-about = A heavy object: a crew member who died. In full cooperation the Emergency Room brings them back.

## The story

story-events = Event phase { $number }
story-end = The end of the ship
story-step-time = Time
story-step-attacks = Nightmares attack
story-step-fires = Fire
story-step-event = Event card
story-step-lurking = Lurking
story-step-bag = Nightmare bag
story-step-round = Round { $number }

story-room = { $key ->
    [engine1] { $room } ({ $slot })
    [engine2] { $room } ({ $slot })
    [engine3] { $room } ({ $slot })
    [evacA] { $room } ({ $slot })
    [evacB] { $room } ({ $slot })
   *[other] the { $room } ({ $slot })
}
story-part-contaminated = a contamination card
story-part-madness = madness { $level }
story-part-scratch = a light wound ({ $light })
story-part-wound = a serious wound, { $wound }
story-part-treated = treated
story-result = { $name }: { $changes }.

story-fold-drew = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
story-fold-paid = { $count ->
    [one] 1 card paid
   *[other] { $count } cards paid
}
story-fold-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
story-fold-die = die: { $face }
story-fold-checked = injury check: { $attack }
story-fold-numbered = event card for its number: { $event }

story-draws = { $name } { $who ->
    [you] draw
   *[other] draws
} { $cards }.
story-declares = { $name } { $who ->
    [you] announce
   *[other] announces
}: { $choice }.
story-pays = { $name } { $who ->
    [you] pay
   *[other] pays
} with { $card }.
story-discards = { $name } { $who ->
    [you] discard
   *[other] discards
} { $card }.
story-interrupts = { $name } { $who ->
    [you] interrupt
   *[other] interrupts
} { $target-is ->
    [you] you
   *[other] { $target }
}.
story-passes = { $name } { $who ->
    [you] pass
   *[other] passes
}.
story-plays = { $name } { $who ->
    [you] play
   *[other] plays
} { $thing }{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Now: { $changes }.
}
story-plays-found = { $name } { $who ->
    [you] play
   *[other] plays
} { $thing } and { $who ->
    [you] keep
   *[other] keeps
} a { $colour } item.
story-uses = { $name } { $who ->
    [you] use
   *[other] uses
} { $thing }{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Now: { $changes }.
}
story-uses-room = { $name } { $who ->
    [you] use
   *[other] uses
} the { $thing }{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Now: { $changes }.
}
story-activates = { $name } { $who ->
    [you] activate
   *[other] activates
} { $thing }.
story-removes-card = { $name } { $who ->
    [you] lose
   *[other] loses
} { $card } for the rest of the game.
story-escapes = { $name } { $who ->
    [you] try
   *[other] tries
} to get away.
story-enters = { $name } { $who ->
    [you] enter
   *[other] enters
} { $place }.
story-explores = { $name } { $who ->
    [you] explore
   *[other] explores
} { $place }: { $token }.
story-explored = Explored: { $place }; { $token }.
story-finds-token = { $name } { $who ->
    [you] enter
   *[other] enters
} { $place }: { $token }.
story-token = The token of { $place }: { $token }.
story-rolls = { $name } { $who ->
    [you] roll
   *[other] rolls
} for noise: { $roll }{ $count ->
    [0] .
   *[other] ; noise in { $places }.
}
story-noise = Noise in { $places }.
story-encounter = { $name } { $who ->
    [you] have
   *[other] has
} an encounter in { $place }: { $draw }{ $comes ->
    [0] .
   *[other] ; a { $nightmare } appears.
}
story-keeps = { $name } { $who ->
    [you] keep
   *[other] keeps
} { $thing }.
story-keeps-colour = { $name } { $who ->
    [you] keep
   *[other] keeps
} a { $colour } item.
story-takes = { $name } { $who ->
    [you] take
   *[other] takes
} { $thing }.
story-drops = { $name } { $who ->
    [you] let
   *[other] lets
} go of { $thing }.
story-crafts = { $name } { $who ->
    [you] craft
   *[other] crafts
} { $thing }.
story-trades = { $name } and { $target-is ->
    [you] you
   *[other] { $target }
} trade; things: { $count }.
story-loads = { $name } { $who ->
    [you] load
   *[other] loads
} the { $thing }: { $ammo }.

story-looks-engine = { $name } { $who ->
    [you] look
   *[other] looks
} at engine { $engine }.
story-saw-engine = Engine { $engine }: { $what }.
story-looks-course = { $name } { $who ->
    [you] look
   *[other] looks
} at the coordinates.
story-saw-course = The coordinates: { $what }.
story-looks-room = { $name } { $who ->
    [you] look
   *[other] looks
} at the tile of { $place }.
story-saw-room = { $place } is the { $what }.
story-looks-token = { $name } { $who ->
    [you] look
   *[other] looks
} at the token of { $place }.
story-saw-token = The token of { $place }: { $what }.
story-looks-event = { $name } { $who ->
    [you] look
   *[other] looks
} at the top event card.
story-saw-event = The top event: { $what }.
story-looks-goal = { $name } { $who ->
    [you] look
   *[other] looks
} at an objective{ $target-is ->
    [you] { " " }of yours
   *[other] : { $target }
}.
story-saw-goal = { $target-is ->
    [you] Your objective
   *[other] The objective of { $target }
}: { $what }.
story-saw-title = Only you have seen this.
story-saw-todo = The others know that you looked, not what you saw.

story-says-engine = { $name } { $who ->
    [you] say
   *[other] says
}: engine { $engine }, { $what }.
story-says-course = { $name } { $who ->
    [you] say
   *[other] says
}: { $letter } is { $what }.
story-says-room = { $name } { $who ->
    [you] say
   *[other] says
}: { $place } is the { $what }.
story-says-token = { $name } { $who ->
    [you] say
   *[other] says
}: the token of { $place } means { $what }.
story-says-goal = { $name } { $who ->
    [you] say
   *[other] says
}: “My objective is { $what }.”
story-says-health = { $name } { $who ->
    [you] say
   *[other] says
}: { $what }.
story-touches-engine = { $name } { $who ->
    [you] work
   *[other] works
} on engine { $engine }{ $swapped ->
    [0] : the order stays.
   *[other] : the tokens change places.
}
story-sets-course = { $name } { $who ->
    [you] set
   *[other] sets
} the destination to { $letter }.
story-signals = { $name } { $who ->
    [you] send
   *[other] sends
} a signal.

story-shoots = { $name } { $who ->
    [you] shoot
   *[other] shoots
} the { $item } at the { $target }{ $injuries ->
    [0] { $rolled ->
        [0] { "" }
       *[other] : no hit
    }
    [one] : 1 injury
   *[other] : { $injuries } injuries
}{ $outcome ->
    [0] .
    [1] ; it dies.
   *[other] ; it retreats.
}
story-strikes = { $name } { $who ->
    [you] fight
   *[other] fights
} the { $target } hand to hand{ $injuries ->
    [0] { $rolled ->
        [0] { "" }
       *[other] : no hit
    }
    [one] : 1 injury
   *[other] : { $injuries } injuries
}{ $outcome ->
    [0] { "" }
    [1] ; it dies
   *[other] ; it retreats
}{ $changed ->
    [0] .
   *[other] . { $who ->
        [you] You get
       *[other] The price
    }: { $changes }.
}
story-hurt = The { $target } in { $place } takes { $injuries ->
    [one] 1 injury
   *[other] { $injuries } injuries
}{ $outcome ->
    [0] .
    [1] { " " }and dies.
   *[other] { " " }and retreats.
}
story-nightmare-dies = The { $nightmare } in { $place } dies.
story-nightmare-retreats = The { $nightmare } in { $place } retreats.
story-lair-destroyed = The lair in { $place } is destroyed.
story-egg-lost = An egg is destroyed; left in the Nest: { $eggs }.
story-attacked = The { $nightmare } attacks { $target-is ->
    [you] you
   *[other] { $target }
} with { $attack }{ $missed ->
    [0] { $changed ->
        [0] .
       *[other] : { $changes }.
    }
   *[other] { " " }and misses.
}
story-surprised = { $name } { $who ->
    [you] are
   *[other] is
} taken by surprise{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-appears = A { $nightmare } appears in { $place }.
story-walks = The { $nightmare } goes from { $origin } to { $place }.
story-fades = The { $nightmare } in { $place } vanishes.
story-lair = A lair lies in { $place }.
story-burns = { $name } { $who ->
    [you] end your
   *[other] ends the
} turn in fire: { $changes }.
story-bleeds = { $name } { $who ->
    [you] bleed
   *[other] bleeds
}: { $changes }.
story-dies = { $name } { $who ->
    [you] die
   *[other] dies
}: { $cause }
story-cause-none = nothing.
story-cause-wounds = too many wounds.
story-cause-madness = madness beyond five.
story-cause-nightmare = torn by a nightmare.
story-cause-heart = a heart attack.
story-cause-airlock = the airlock opened.
story-cause-jump = awake when the ship jumped.
story-cause-explosion = aboard when the ship was destroyed.
story-cause-course = asleep on the wrong course.
story-cause-contamination = the contamination won.
story-you-are-dead = You are dead.
story-you-are-wounded = You are seriously wounded.
story-wound-todo = With three serious wounds any further wound kills.
story-panics = { $name } { $who ->
    [you] panic
   *[other] panics
}: { $panic }{ $changed ->
    [0] .
   *[other] ; { $changes }.
}
story-scans = { $name } { $who ->
    [you] scan
   *[other] scans
} contamination: clean { $clean }, INFECTED { $infected }.

story-fire = Fire breaks out in { $places }.
story-fire-reaches-you = Fire reaches you.
story-fire-costs = Ending a turn in it costs a light wound.
story-fire-todo = Leave the room or put it out.
story-fire-out = The fire goes out in { $places }.
story-breaks = Malfunction in { $places }.
story-fixed = The malfunction is gone in { $places }.
story-door-closes = The door closes in { $places }.
story-door-opens = The door opens in { $places }.
story-door-destroyed = The door is destroyed in { $places }.
story-airlock-set = { $place } is sealed: its airlock opens when everybody has passed.
story-airlock-opens = The airlock of { $place } opens.
story-fuse-lit = Self-destruct is running: { $count } rounds.
story-fuse-stopped = Self-destruct is stopped.
story-pod = Pod { $pod }: { $status }.
story-boards = { $name } { $who ->
    [you] are
   *[other] is
} in pod { $pod }.
story-launches = Pod { $pod } leaves the ship.
story-sleeps = { $name } { $who ->
    [you] fall
   *[other] falls
} asleep.
story-weakness = A weakness is discovered, { $weakness }: { $about }
story-time = { $left ->
    [one] 1 round until the jump
   *[other] { $left } rounds until the jump
}; { $sleep ->
    [0] hibernation is open
    [one] hibernation opens in 1 round
   *[other] hibernation opens in { $sleep } rounds
}{ $fuse ->
    [-1] .
    [one] ; self-destruct in 1 round.
   *[other] ; self-destruct in { $fuse } rounds.
}
story-event = { $event }: { $about }
story-bag = Out of the bag comes { $draw }.
story-round = Round { $round } of { $of }: { $first-is ->
    [you] you go
   *[other] { $first } goes
} first.
story-starts = { $name } { $who ->
    [you] are
   *[other] is
} player { $number }.
story-drafts = { $name } { $who ->
    [you] play
   *[other] plays
} the { $character }.
story-gets-objective = { $name } { $who ->
    [you] get
   *[other] gets
} the objective { $objective }: { $about }
story-contact-coop = The first nightmare.
story-contact = The first nightmare: everybody chooses an objective.
story-keeps-objective = { $name } { $who ->
    [you] keep
   *[other] keeps
} one objective.
story-keeps-this-objective = { $name } { $who ->
    [you] keep
   *[other] keeps
} { $objective }: { $about }
story-objective-title = Your objective is chosen.
story-ship-ends = { $reason ->
    [time] Time is up: { $fate }.
    [fuse] Self-destruct has run down: { $fate }.
    [fire] One fire too many: { $fate }.
    [hull] One malfunction too many, the hull breaks: { $fate }.
    [engines] Two engines or more are broken: { $fate }.
   *[nobody] Nobody is left awake aboard: { $fate }.
}
story-arrives = The ship arrives: { $planet }.
story-survives = { $name } { $who ->
    [you] survive
   *[other] survives
} with madness { $madness }.
story-shows-objective = { $name } { $who ->
    [you] show
   *[other] shows
} the objective { $objective }: { $done ->
    [0] not fulfilled.
   *[other] fulfilled.
}
story-revived = { $name } { $who ->
    [you] come
   *[other] comes
} back to life.

## Alarms

alarm-fuse = Self-destruct is running.
alarm-fuse-text = { $left ->
    [one] One round
   *[other] { $left } rounds
} until the ship is gone; then everybody aboard dies. The Generator can stop it for { $yet ->
    [one] one round yet.
   *[other] { $yet } rounds yet.
}
alarm-fuse-yellow = Self-destruct cannot be stopped any more.
alarm-fuse-yellow-text = { $left ->
    [one] One round
   *[other] { $left } rounds
} until the ship is gone. All pods are unlocked: leave.
alarm-last-rounds = { $left } rounds until the jump.
alarm-last-rounds-text = Whoever is awake aboard when the ship jumps dies. Sleep in the Hibernatorium or leave in a pod.
alarm-last-round = The last round before the jump.
alarm-last-round-text = Whoever is still awake aboard after it ({ $left }) dies. Sleep in the Hibernatorium or leave in a pod now.
alarm-hibernation = Hibernation is open.
alarm-hibernation-text = In the Hibernatorium one can sleep until the jump, { $left } rounds from now. As long as somebody sleeps, self-destruct cannot be started.
alarm-fires = { $left ->
    [one] The next fire destroys the ship.
   *[other] { $left } more fires destroy the ship.
}
alarm-fires-text = { $left ->
    [one] All fire markers are in use. Put one out, or nobody aboard survives the next.
   *[other] Only one fire marker is left. Put fires out before they spread.
}
alarm-hull = { $left ->
    [one] The next malfunction breaks the hull.
   *[other] { $left } more malfunctions break the hull.
}
alarm-hull-text = { $left ->
    [one] All malfunction markers are in use. Repair one, or nobody aboard survives the next.
   *[other] Only one malfunction marker is left. Repair something.
}
alarm-airlock = The airlock is set: { $room }.
alarm-airlock-text = When everybody has passed, everyone and everything living in { $room } dies, all but the despoiler. Opening one of its doors stops it.
alarm-engines-broken = { $count ->
    [2] Two engines are broken, as far as you know.
   *[other] All three engines are broken, as far as you know.
}
alarm-engines-broken-text = With { $count } broken engines the ship explodes at the jump. Repair them, or do not be aboard.
alarm-engines-unknown = You know of no engine whether it works.
alarm-engines-unknown-text = If two of three are broken at the jump, the ship explodes with all who sleep. Have a look, or trust somebody.
alarm-lair-beside = A lair lies beside you: { $room }.
alarm-lair-beside-text = Whoever enters is in combat with it; fire and weapons hurt it.
alarm-lair-here = You are in { $room } with a lair.
alarm-lair-here-text = It counts as combat: only what is allowed in combat can be done.
alarm-fire-here = Your room burns.
alarm-fire-here-text = Ending a turn here costs a light wound.
alarm-wounds = You have three serious wounds.
alarm-wounds-text = Any further wound kills you. Treat one.
## The detective’s page

notebook-person = { $name }, { $character }
notebook-round = Round { $round }
notebook-objective = Objectives
notebook-objective-both = two, not chosen yet; { $left } are possible
notebook-objective-chosen = one was kept; { $left } are possible
notebook-objective-of = Objective
notebook-theirs = { $name } has it
notebook-infection = Infection
notebook-infection-clean = certainly none
notebook-infection-infected = certainly infected
notebook-infection-unknown =
    { $cards ->
        [one] unknown: 1 card was not scanned
       *[other] unknown: { $cards } cards were not scanned
    }
notebook-ship = What the ship hides
notebook-engine = Engine { $engine }
notebook-course = Course { $letter }
notebook-course-set = Course { $letter }, set now
notebook-rooms-1 = Rooms I, face down in { $slots }
notebook-rooms-2 = Rooms II, face down in { $slots }
notebook-said-engine = Engine { $engine }: { $works }
notebook-said-course = { $letter } is { $planet }
notebook-said-room = { $slot }: { $room }
notebook-said-token = token of { $slot }: { $discovery }
notebook-said-goal = my objective is { $objective }
notebook-said-health = { $health }

## Why the planner chooses so

why-explore = The plan: explore { $slot }.
why-signal = The plan: { $slot }, to send the signal that your objective asks for.
why-egg = The plan: { $slot }, for the egg that your objective asks for.
why-study = The plan: { $slot }, to discover a weakness for your objective.
why-corpse = The plan: { $slot }, for the blue corpse that your objective asks for.
why-lay = The plan: bring the blue corpse to { $slot }.
why-hatch = The plan: { $slot }, to unlock a pod.
why-fuse = The plan: { $slot }, to start self-destruct.
why-board = The plan: { $slot }, to leave in a pod.
why-wait = The plan: wait in { $slot }.
why-sleep = The plan: { $slot }, to sleep until the jump.
why-steer = The plan: { $slot }, to see where the ship is bound for and set its course.
why-engine = The plan: { $slot }, to see to the engine.
why-careful = A careful move costs a card more, but calls nothing.
