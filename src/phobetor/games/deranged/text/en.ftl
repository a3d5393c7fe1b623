## The game

game-title = Deranged
game-about = Travellers in a cursed town must shed their curses and stand on the gate when the last night ends. Every night somebody among them is possessed, and a possessed hero is cured by killing one who is not.
example-name = Werewolf
example-choice = play A3
example-thing = A3

## Words

quarter-moon = Moon
quarter-raven = Raven
quarter-key = Key
quarter-rose = Rose
scenario-1 = The Unknown
scenario-2 = Looting
scenario-3 = Locked Doors
colour-white = white
colour-blue = blue
colour-green = green
colour-pink = pink
colour-white-short = w
colour-blue-short = b
colour-green-short = g
colour-pink-short = p
deck-0 = Pharmacy
deck-1 = Forge
deck-2 = Library
deck-3 = Houses
policy-ask = ask me
policy-always = always block
policy-never = never block
kind-spirit = Hungry spirit
kind-dead = Living dead
kind-wolf = Werewolf
kind-pupil = Necromancer’s pupil
kind-necromancer = Necromancer
kind-gargoyle = Gargoyle
kind-spirit-about = Move 3, attack 4, defence 2, health 1, initiative 1; reward: 1 candle. Goes for the nearest hero, stops one cell short, attacks all heroes on its own and adjacent cells; ignores the colours of arrows, not their directions.
kind-dead-about = Move 2, attack 2, defence 1, health 1, initiative 2; reward: 1 candle. Goes for the nearest hero and enters the cell; attacks one hero there.
kind-wolf-about = Move 5, attack 5, defence 2, health 1, initiative 3; reward: 2 candles. Goes for the reachable human with the least health, stops one cell short and attacks only that hero; runs through forest; enters no building by day.
kind-pupil-about = Move 2, defence 3, health 2, initiative 4; reward: 2 candles and a library card. Flees from the heroes, by secret passages too, then calls a living dead to its cell.
kind-necromancer-about = Move 2, attack 5, defence 3, as much health as players, initiative 5; whoever kills it may discard a curse. Goes to the nearest place of power, by secret passages too, and from there calls the dead to all places of power without a monster; attacks all heroes on its cell.
kind-gargoyle-about = Move 4, attack 6, defence 4 (6 by day), as much health as players, initiative 6; reward: 3 candles and an item. Stone by day; at night it flies to the hero with the most candles, ignoring arrows, and attacks all heroes on that cell.
role-fanatic = Fanatic
role-hunter = Hunter
role-occultist = Occultist
role-pilgrim = Pilgrim
role-maniac = Maniac
role-looter = Looter
role-fanatic-about = Kill a human hero. Reward: the ritual knife.
role-hunter-about = Defeat four monsters. Reward: the vial of essence.
role-occultist-about = Lay three curses face down here when you shed them. Reward: the black seal.
role-pilgrim-about = End a turn as a human on the place of power of each quarter. Reward: the pilgrim’s lantern.
role-maniac-about = Kill any hero. Reward: the butcher’s cleaver.
role-looter-about = Own four items at once. Reward: the magic bag.
task-possessed = You are possessed!
task-search-moon = Goal: search in the quarter Moon.
task-search-raven = Goal: search in the quarter Raven.
task-search-key = Goal: search in the quarter Key.
task-search-rose = Goal: search in the quarter Rose.
task-end-in-cemetery = Goal: end your turn in the cemetery.
task-attack = Goal: attack a hero or a monster.
task-rest-outside = Goal: rest outside a building.
task-spend-two-candles = Goal: spend two candles in one turn.
task-use-portal = Goal: move through a portal.
task-end-in-company = Goal: end your turn on a cell with another hero.
task-defeat-monster = Goal: defeat a monster.
task-end-on-power = Goal: end your turn on a place of power.
task-wound-hero = Goal: make another hero lose health by your attack.
night-card = Night card { $number }: { $text }
curse = Curse { $number }: { $text }

## Cards

card-sides = move { $move } { $colour }, attack { $attack }, defence { $defence }, search { $quarters }{ $time } – { $possessed }
card-possessed = possessed: { $move } { $colour }{ $search }, attack { $attack }, defence { $defence }
card-time = { ", time" }
card-search-any = { ", search" }
card-swap = swap
card-once = Once:
item-elixir = Elixir
item-acid = Acid
item-bandages = Bandages
item-salts = Smelling salts
item-sleep = Sleeping draught
item-tincture = Runner’s tincture
item-poison = Wolfsbane
item-oil = Consecrated oil
item-musketoon = Musketoon
item-lamp = Lamp
item-keys = Keys
item-axe = Felling axe
item-crowbar = Crowbar
item-buckler = Buckler
item-pitchfork = Pitchfork
item-hook = Grappling hook
item-exorcism = Exorcism
item-passage = Scroll of passage
item-ward = Chalk ward
item-flame = Tongues of flame
item-breviary = Torn breviary
item-almanac = Star almanac
item-hourglass = Hourglass
item-candles = Box of candles
item-knife = Ritual knife
item-bag = Magic bag
item-vial = Vial of essence
item-cleaver = Butcher’s cleaver
item-seal = Black seal
item-lantern = Pilgrim’s lantern
item-reliquary = Reliquary
item-elixir-about = restore all health and sanity.
item-acid-about = on your cell or one adjacent cell every monster and hero loses 2 health.
item-bandages-about = a hero on your cell regains 3 health.
item-salts-about = regain 3 sanity; another hero on your cell may regain 1.
item-sleep-about = a monster in reach sleeps until the next monster phase is over.
item-tincture-about = move 6, then attack 4.
item-poison-about = attack 7.
item-oil-about = discard one of your curses, then lose 2 sanity.
item-musketoon-about = attack 5, then attack 3.
item-lamp-about = move 10.
item-keys-about = move 5, then search twice in any quarter.
item-axe-about = attack 8.
item-crowbar-about = move 3 through doors that cannot be blocked, then attack 5 without the door penalty.
item-buckler-about = until your next turn your defence is 2 higher.
item-pitchfork-about = attack 4 against each monster on your cell.
item-hook-about = move 5, ignoring the colours of arrows.
item-exorcism-about = lose 3 health and discard the possessed token of a hero on your cell or an adjacent one.
item-passage-about = put your hero on any place of power.
item-ward-about = until your next turn monsters neither go for you nor attack you.
item-flame-about = attack 4, then attack 4.
item-breviary-about = discard one of your curses; draw one card less this turn.
item-almanac-about = look secretly at the top night card of two players.
item-hourglass-about = move the time token one space on, or back within this day or night.
item-candles-about = take 3 candles.
item-knife-about = played for defence: the attacker loses 3 health.
item-bag-about = take all cards of your deck and discard into hand.
item-vial-about = regain 3 health and 3 sanity and take 2 candles.
item-cleaver-about = attack 6; if it kills, take 1 candle.
item-seal-about = give one of your curses to another hero in reach.
item-lantern-about = move 6, ignoring colours; doors cannot be blocked against it.
item-reliquary-about = discard all your curses but one.

## Curses

curse-1 = shed in forge or library.
curse-2 = shed in pharmacy or forge.
curse-3 = shed in pharmacy or library.
curse-4 = shed in pharmacy or cemetery.
curse-5 = shed in forge or cemetery.
curse-6 = shed in library or cemetery.
curse-7 = shed in house 1 or 4.
curse-8 = shed in house 2 or 5.
curse-9 = shed in house 3 or 6.
curse-10 = shed in house 1 or 5.
curse-11 = shed in house 2 or 6.
curse-12 = shed in house 3 or 4.
curse-13 = at once: show your role to the player on your left. Shed on a place of power.
curse-14 = at once: swap your top night card with the player on your right, unseen. Shed on the ruins.
curse-15 = shed on an exit.
curse-16 = shed on the ruins.
curse-17 = shed on the place of power of Moon or Raven.
curse-18 = shed on the place of power of Key or Rose.
curse-19 = your rests regain 1 less. Shed in the library.
curse-20 = you cannot use portals. Shed on a portal.
curse-21 = you cannot block doors. Shed in a numbered house.
curse-22 = you draw only up to 3 cards. Shed in the pharmacy.
curse-23 = your defence is 1 lower. Shed in the forge.
curse-24 = at once: discard 2 candles; lose 1 sanity for each you lack. Shed in the cemetery for a candle.
curse-25 = at once: all monsters go for you and attack. Shed in cemetery or church.
curse-26 = at once: a hungry spirit comes to your cell. Shed on a place of power.
curse-27 = shed on a cell with another human hero, who loses 1 sanity.
curse-28 = shed in the cemetery and lose 2 health.
curse-29 = you are possessed!
curse-30 = you are possessed!
curse-31 = you are possessed!
curse-32 = at once: a monster of each kind in play but the hungry spirit comes to the exit nearest to you. Shed on an exit.
curse-33 = at each dawn take another curse. Shed in the church or on the ruins.
curse-34 = your second action costs 2 sanity. Shed in library or pharmacy.
curse-35 = candles give you neither health nor sanity. Shed on a place of power for 2 candles.
curse-36 = your attacks are 1 weaker. Shed in the forge or the cemetery.
curse-37 = at once: discard your hand and draw 4. Shed in pharmacy, forge or library.
curse-38 = you cannot fulfil your role. Shed on the ruins.
curse-39 = at once: every other hero on your cell and adjacent cells loses 1 health. Shed in the cemetery.
curse-40 = at once: time moves one space. Shed on a place of power at night.
curse-41 = shed in a numbered house without a search token.
curse-42 = you are possessed!

## Effect cards

effect-ruins = Ruins
effect-gathering = Candle gathering
effect-church = Abandoned church
effect-house-search = House search
effect-open-graves = Open graves
effect-fog = Fog
effect-barred-doors = Barred doors
effect-ruins-about = on the ruins look at everybody’s top night card.
effect-gathering-about = on a place of power take the candle of your colour.
effect-church-about = in the church, once a chapter: give a candle and discard a curse.
effect-house-search-about = in a house look at two cards and keep one; a living dead comes to its door.
effect-open-graves-about = whoever returns at the angel loses 1 sanity; in the crypt 2 candles close the graves.
effect-fog-about = a cell with fog ends a move and cannot be attacked from elsewhere; a candle clears the own cell.
effect-barred-doors-about = a house with fog cannot be entered; in front of its door the fog is removed for 1 sanity.

## Chapters

chapter-1-1 = The Unknown, day 1
chapter-1-2 = The Unknown, night 1
chapter-1-3 = The Unknown, day 2
chapter-1-4 = The Unknown, night 2
chapter-1-5 = The Unknown, day 3
chapter-1-6 = The Unknown, night 3
chapter-1-7 = The Unknown, the last dawn
chapter-2-1 = Looting, day 1
chapter-2-2 = Looting, night 1
chapter-2-3 = Looting, day 2
chapter-2-4 = Looting, night 2
chapter-2-5 = Looting, day 3
chapter-2-6 = Looting, night 3
chapter-2-7 = Looting, the last dawn
chapter-3-1 = Locked Doors, day 1
chapter-3-2 = Locked Doors, night 1
chapter-3-3 = Locked Doors, day 2
chapter-3-4 = Locked Doors, night 2
chapter-3-5 = Locked Doors, day 3
chapter-3-6 = Locked Doors, night 3
chapter-3-7 = Locked Doors, the last dawn
chapter-1-1-about = At its end whoever has the most candles may take an item; where more than one candle is left a hungry spirit comes.
chapter-1-2-about = At its end a hero on a place of power takes 2 candles, and one without candles loses 1 sanity.
chapter-1-3-about = At its end whoever has the most candles may give 3 for the reliquary; candles left lying are removed.
chapter-1-4-about = At its end, if the gargoyle lives, every hero in the street loses 1 health.
chapter-1-5-about = At its end whoever has 3 or more curses loses 1 sanity, and whoever has none takes a candle.
chapter-1-6-about = The last night: reach the gate.
chapter-1-7-about = The last night is over.
chapter-2-1-about = At its end the dead come to the doors of unsearched houses.
chapter-2-2-about = At its end a hero on a cell with the dead loses 1 health.
chapter-2-3-about = At its end, if the pupil lives, the dead gather at the cemetery; if not, everybody takes a candle.
chapter-2-4-about = At its end whoever has fewer items than curses takes a curse.
chapter-2-5-about = At its end, if the necromancer lives, the dead come to the gate.
chapter-2-6-about = At its end, if the necromancer lives, heroes on the gate lose 2 health.
chapter-2-7-about = The last night is over.
chapter-3-1-about = At its end a hungry spirit comes to quarters with two or more fog tokens.
chapter-3-2-about = At its end a hero in a building takes a candle, one in the street loses 1 sanity.
chapter-3-3-about = At its end a hero in the fog takes a curse, and werewolves come to the forests.
chapter-3-4-about = At its end, if there are four or more werewolves, everybody loses 1 sanity.
chapter-3-5-about = At its end fog anywhere may be cleared for 2 candles, and a werewolf comes to the exit with the gate.
chapter-3-6-about = The last night: doors are open again; reach the gate.
chapter-3-7-about = The last night is over.

## Options

verb-play = Play { $card }
verb-rest = Rest
verb-turn-over = Turn over the top card of your deck and play it
verb-move = Move
verb-attack = Attack
verb-search = Search
verb-use = Item action
verb-shed = Shed curse { $curse-id }
verb-lay = Shed curse { $curse-id } and lay it face down
verb-look = Look at everybody’s next night card
verb-gather = Take your candle from the place of power
verb-pray = Pray: give a candle and discard a curse
verb-close-graves = Close the graves for 2 candles
verb-clear-fog = Clear the fog here for a candle
verb-unbar = Unbar for 1 sanity: { $cell }
verb-done = End the turn
verb-step = Go to: { $cell }
verb-stop = Stop here
verb-heal = Candle: 1 health
verb-calm = Candle: 1 sanity
verb-hero = { $player }
verb-monster = { $monster-name }: { $cell }
verb-spend = Candles spent: { $count }
verb-defend = Defend with { $card }
verb-block = Block the door
verb-admit = Let them in
verb-always-block = Block, now and always
verb-always-admit = Let in, now and always
verb-ask-me = At doors, ask me again
verb-speak = Say something about the coming night
verb-claim-self =
    Claim: { $answer-id ->
        [0] “I shall not be possessed next night”
       *[1] “I shall be possessed next night”
    }
verb-claim-saw = Claim that { $owner } has: { $night }
verb-silent = Say nothing
verb-at = { $cell }
verb-from = Item from: { $deck }
verb-curse = { $curse }
verb-keep = Keep { $card }
verb-discard-hand = Discard your hand: time moves one space
verb-decline = No
verb-forward = Time one space on
verb-back = Time one space back
verb-swap = Swap places

## What an option means on the table as it lies

remark-costs-sanity = costs { $count } sanity
remark-from-to = { $before } → { $after }
remark-sanity = sanity { $before } → { $after }
remark-move = { $count }, { $colour }
remark-attack = strength { $strength } against { $targets }
remark-search = { $deck }, cards left: { $count }
remark-door = through a door
remark-here = there: { $who }
remark-health = health { $health }
remark-monster = defence { $defence }, health { $health }
remark-door-penalty = through a door, { $count } weaker
remark-strength = attack of { $strength }
remark-damage =
    { $count ->
        [0] no damage
       *[other] damage { $count }
    }
remark-loses = you lose { $count } health
remark-loses-nothing = you lose nothing
remark-dies = damage { $count }: you die

## Questions

ask-place-hero = Choose the exit from which you start.
ask-attach-piece = Choose the exit for: { $piece }.
ask-play-or-rest = The turn begins.
ask-speak = What do you say about the coming night? It need not be true.
ask-hero-action = Choose an action.
ask-after-actions = Your actions are done: use candles, or end the turn.
ask-possessed-action = You are possessed: do what the card offers, in its order; you may skip anything.
ask-swap-places = Choose with whom you change places.
ask-after-rest = You rest. What else?
ask-move = Steps left: { $left }. Where to?
ask-block-door = At the door of { $cell } stands: { $fighter }. Let them in?
ask-attack = Choose the target of the attack.
ask-attack-candles = Attack on { $target }: how many candles do you add?
ask-defence = { $attacker } attacks you with { $strength }: choose a card to defend.
ask-drop-one-curse = You may discard one of your curses.
ask-choose-deck = You may take an item from one of the decks.
ask-most-candles = You have the most candles: you may take an item from one of the decks.
ask-reinforce = Choose to which of the nearest exits the monsters come.
ask-look-at-two = Keep one of the two cards you found.
ask-in-front-of-door = Choose the cell in front of the door where it appears: { $kind }.
ask-search-part = Search here?
ask-acid = Choose the cell for the acid.
ask-help = Choose whom you help.
ask-put-to-sleep = Choose the monster that falls asleep.
ask-exorcise = Choose whose possessed token is discarded.
ask-passage = Choose the place of power to which you go.
ask-consult = Choose whose next night card you look at.
ask-turn-hourglass = Move time on or back?
ask-give-curse =
    { $curse-id ->
        [0] Choose the curse that you give away.
       *[other] Choose who gets it: { $curse }
    }
ask-keep-one-curse = Choose the one curse that stays.
ask-choose-own-curse = Choose the curse that you discard.
ask-burden = Choose who loses 1 sanity for your curse.
ask-monster-target = You hold the fate token: which target does this monster go for? { $token }.
ask-monster-walk = You hold the fate token: where does this monster’s way end? { $token }.
ask-flight = You hold the fate token: where does this monster flee? { $token }.
ask-monster-attacks = You hold the fate token: which monster attacks next?
ask-one-victim = You hold the fate token: whom does this monster attack? { $token }.
ask-place-monsters = You hold the fate token: where does the monster appear? { $kind }.
ask-tokens-back = You hold the fate token: which house gets its search token back?
ask-offer-reliquary = You hold the fate token: who may take the reliquary?
ask-buy-reliquary = Give 3 candles for the reliquary?
ask-offer-fog = Give 2 candles to clear fog somewhere?

## What happens

event-started = { $player } starts here: { $cell }.
event-turn = { $player }’s turn.
event-returned = { $player } returns with all health: { $cell }.
event-played = { $player } plays { $card-name }.
event-turned-over = { $player } turns over { $card-name }.
event-rested = { $player } rests.
event-discarded-hand = { $player } discards from the hand: { $card-name }.
event-discarded = { $player } discards { $card-name }.
event-boxed = Out of the game: { $card-name }.
event-drew = { $player } draws { $card-name }.
event-drew-unseen = { $player } draws a card.
event-reshuffled = { $player } shuffles the discard into a new deck.
event-time-moved = Time moves: spaces passed { $space }.
event-moved = { $player } goes: { $cell }.
event-ported = { $player } steps through the portal: { $cell }.
event-blocked = { $player } blocks the door: { $cell }.
event-policy = { $player } at doors from now on: { $policy }.
event-attacks = { $attacker } attacks { $target } with { $strength }.
event-defended =
    { $card-id ->
        [0] { $player } has no card to defend with: { $strength }.
       *[other] { $player } defends with { $card-name }: { $strength }.
    }
event-hurt = { $player } loses health: { $count }.
event-shaken = { $player } loses sanity: { $count }.
event-healed = { $player } regains health: { $count }.
event-calmed = { $player } regains sanity: { $count }.
event-died = { $player } dies.
event-went-mad = { $player } goes mad.
event-cursed = { $player } takes { $curse }
event-shed = { $player } is rid of curse { $curse-id }.
event-laid = { $player } lays face down: { $curse }
event-monster-hurt = { $monster } takes damage: { $count }.
event-defeated = { $player } defeats it: { $monster }.
event-appeared = { $monster } appears: { $cell }.
event-monster-moved = { $monster } moves: { $cell }.
event-took-candles = { $player } takes candles: { $count }.
event-spent = { $player } spends candles: { $count }.
event-searched = { $player } searches: { $cell }.
event-found = { $player } finds { $card-name }.
event-found-unseen = { $player } finds an item.
event-found-nothing = { $player } finds nothing.
event-token-taken = { $player } takes a possessed token.
event-possessed = { $player } is possessed now.
event-cured = { $player } loses the possessed token.
event-human-again = { $player } is human again.
event-night-card = { $player } reveals { $night }
event-goal-met = { $player } reaches it: { $night }
event-goal-missed = { $player } misses it: { $night }
event-peeked = { $player } sees with { $owner }: { $night }
event-peeked-unseen = { $player } looks at a night card of { $owner }.
event-role-shown = { $owner } shows { $viewer } the role: { $role }.
event-role-shown-unseen = { $owner } shows { $viewer } the role.
event-bat = { $player } has bats: { $count }.
event-fulfilled = { $player } fulfils the role: { $role }.
event-rewarded = { $player } takes the reward { $card-name }.
event-claimed-self =
    { $player } claims: { $answer-id ->
        [0] “I shall not be possessed next night.”
       *[1] “I shall be possessed next night.”
    }
event-claimed-saw = { $player } claims that { $owner } has: { $night }
event-fate = { $player } holds the fate token.
event-chapter =
    { $chapter-id ->
        [1] Day 1 begins
        [2] Night 1 falls
        [3] Day 2 dawns
        [4] Night 2 falls
        [5] Day 3 dawns
       *[6] Night 3 falls
    }{ $scenario-id ->
        [0] .
       *[other] { ": " }{ $scenario }.
    }
event-attached = { $cell } is attached to: { $exit }.
event-fog-came = Fog: { $cell }.
event-fog-left = The fog lifts: { $cell }.
event-effect-came = In play from now on: { $effect }.
event-effect-left = Out of play: { $effect }.
event-board-came = A new kind of monster: { $kind }.
event-used = { $player } uses the item: { $card-name }.
event-escaped = { $player } escapes.
event-stayed = { $player } does not get out.
event-all-possessed = All heroes are possessed.
event-token-back = A search token comes back: { $cell }.
event-swapped = { $player } changes places with { $fighter }.
event-asleep = { $monster } falls asleep.
event-showed = { $player } shows { $card-name }.
event-nights-swapped = { $player } and { $other } swap night cards, unseen.
event-gave-curse = { $player } gives { $other } { $curse }
event-hurried = For { $rounds } rounds time has stood still; it moves by itself.
event-left-candles = The candles on the places of power are removed.
event-walks = { $count ->
    [one] { $player } walks with { $card-name }, one step.
   *[other] { $player } walks with { $card-name }, up to { $count } steps.
}
event-strikes = { $player } attacks with { $card-name }: { $strength }.
event-seeks = { $player } searches with { $card-name }.
event-dawned = Dawn breaks: night { $number } was the last.

## How it ended

ending-last-night-over =
    { $count ->
        [0] The last night is over, and nobody escaped.
        [one] The last night is over, and one escaped: { $winners }.
       *[other] The last night is over, and these escaped: { $winners }.
    }
ending-everybody-possessed =
    { $count ->
        [0] All heroes were possessed in the same night: everybody loses.
       *[other] All heroes were possessed in the same night; not among them: { $winners }.
    }

## The end, told

end-possessed = In night { $night } nobody is human any more; the last to change: { $last }.
end-gate = { $count ->
    [0] Nobody stands on the gate without a curse and without a possessed token.
   *[other] On the gate, without a curse and without a possessed token: { $winners }.
 }
end-verdict-escaped = escaped
end-verdict-behind = left behind
end-verdict-dead = dead
end-verdict-possessed = possessed
end-free = { $name } { $who ->
    [you] stand
   *[other] stands
 } on the gate when the last night ends, without a curse and without a token.
end-behind = { $name } { $who ->
    [you] stay
   *[other] stays
 } behind: { $missing }.
end-turned = { $name } { $who ->
    [you] turn
   *[other] turns
 } in night { $night }.
end-missing-board = off the board
end-missing-gate = not on the gate, but here: { $cell }
end-missing-curses = { $count ->
    [one] { $count } curse
   *[other] { $count } curses
 }
end-missing-token = a possessed token
end-died = { $name } { $who ->
    [you] lose
   *[other] loses
 } the last { $lost } health and { $who ->
    [you] die
   *[other] dies
 }.
end-struck = { $name } { $who ->
    [you] die
   *[other] dies
 } in a fight with { $by }: −{ $lost } health.
end-killed = { $name } { $who ->
    [you] die
   *[other] dies
 }: { $by } attacks with { $strength }, the defence { $card } stops { $value }, { $lost } health is lost.
end-role = Role
end-role-done = fulfilled
end-role-not = not fulfilled
end-role-part = not fulfilled: { $count } of { $of }
end-nights = Night cards
end-night-open = open
end-night-done = done
end-night-missed = missed
end-night-possessed = turned
end-night-hidden = never shown
end-curses = Curses
end-hand = Hand at the end
end-day = Day { $number }
end-night = Night { $number }
end-count-cells = Cells walked
end-count-searches = Searches
end-count-damage = Damage dealt
end-count-defeated = Monsters defeated
end-count-shed = Curses shed
end-count-deaths = Deaths
end-count-possessed = Times possessed
end-luck-nights = Night cards that mean possession
end-luck-nights-about = As dealt before the game; the average is that of the cards that were left to deal.

## Why something cannot be done

refusal-move-is-not-interrupted = You are in the middle of a move: choose the next cell or stop.
refusal-curse-forbids-portals = A curse of yours forbids the use of portals.
refusal-no-arrow-there = No arrow leads there from your cell: { $cell }.
refusal-house-is-barred = The house is barred: { $cell }.
refusal-door-is-blocked = The door is blocked: { $cell }.
refusal-wrong-colour = The arrow there is of a colour that your card does not show: { $cell }.
refusal-not-yourself = You cannot attack yourself.
refusal-out-of-reach = The target is not on your cell or an adjacent one.
refusal-wrong-colour-for-attack = An arrow leads there, but of a colour that your card does not show: { $cell }.
refusal-against-the-arrow = The arrow leads from there to you and not back: { $cell }.
refusal-hidden-by-fog = Fog keeps attacks out: { $cell }.
refusal-no-attack-through-portals = Nobody attacks through a portal.
refusal-only-monsters-here = This strikes only monsters on your own cell.
refusal-attack-first = Choose to attack first, then whom.
refusal-choose-a-target = Choose whom you attack.
refusal-not-so-many-candles = Say how many of your candles you spend.
refusal-defend-with-a-card = You must play a card from your hand for defence.
refusal-possessed-cannot-rest = The possessed cannot rest.
refusal-card-not-in-hand = This card is not in your hand.
refusal-mad-at-night = You are mad, and at night you can only rest.
refusal-hand-is-not-empty = You have cards in hand: play one of them.
refusal-play-or-rest = Begin your turn by playing a card or resting.
refusal-one-action-is-due = Having played a card, you must perform at least one action.
refusal-no-sanity-left = You do not have the sanity to pay for this action.
refusal-action-done-already = You have done this action of the card already.
refusal-nobody-in-reach = There is nobody in reach to attack.
refusal-card-shows-other-quarter = Your card does not show this quarter.
refusal-nothing-to-search = There is nothing to search on your cell.
refusal-one-card-a-turn = You have already played a card this turn.
refusal-actions-are-done = Your actions of this turn are done: use candles or end the turn.
refusal-not-on-this-side = The possessed side of your card does not offer this now.
refusal-only-the-possessed-side = Possessed heroes do only what the possessed side of the card shows.
refusal-no-card-to-discard = You have no card to discard.
refusal-rest-is-no-action = You rest this turn: nothing else can be done.
refusal-no-candle = You have no candle.
refusal-curse-forbids-candles = A curse of yours forbids you to turn candles into health or sanity.
refusal-health-is-full = Your health is full.
refusal-sanity-is-full = Your sanity is full.
refusal-said-enough = You may speak once a turn, before you play a card.
refusal-no-night-card-left = No night card lies face down any more.
refusal-asked-at-doors = You are asked at doors already.
refusal-ask-before-the-card = That is decided before a card is played.
refusal-card-or-rest = You have played a card this turn, so you cannot rest.
refusal-no-such-action = That is not an action of yours.
refusal-no-item-action = This card has no item action.
refusal-item-is-for-defence = The text of this card works only when the card is played for defence.
refusal-no-monster-for-it = No monster is in reach of this item.
refusal-exorcism-needs-health = The exorcism costs 3 health, and you have less.
refusal-no-token-in-reach = No hero in reach has a possessed token.
refusal-no-hero-in-reach = No other hero is in reach.
refusal-too-few-curses = You do not have enough curses for this item.
refusal-curse-is-not-yours = You do not have this curse.
refusal-curse-is-shed-elsewhere = That curse is not shed here. { $curse }
refusal-curse-asks-for-more = The place is right, but the card asks for something more. { $curse }
refusal-curse-forbids-role = A curse of yours keeps you from your role.
refusal-only-the-occultist-lays = Only the occultist lays curses face down, as long as the role is not fulfilled.
refusal-only-on-the-ruins = You are not on the ruins.
refusal-looked-already = You have looked at the night cards this turn.
refusal-effect-not-in-play = This effect card is not in play: { $effect }.
refusal-not-by-the-effect-card =
    { $effect-id ->
        [2] Your candle does not lie here.
        [4] You pray in the church, once a chapter, with a candle to give and a curse to discard.
        [16] The graves are closed in the crypt, for 2 candles.
        [32] There is no fog here, or you have no candle to clear it.
       *[64] You are not in front of that house, it has no fog, or you have unbarred one this turn.
    }

## What a table can agree on

setting-game = Game
setting-game-about = The training game of one day and one night, one of three scenarios, or the free game of random chapters.
setting-game-training = training game
setting-game-1 = 1: The Unknown
setting-game-2 = 2: Looting
setting-game-3 = 3: Locked Doors
setting-game-free = free game
setting-layout = Town
setting-layout-about = How the four quarters lie and which sides are up; the training game uses the normal layout.
setting-layout-normal = normal
setting-layout-hard = hard
setting-layout-mixed1 = mixed 1
setting-layout-mixed2 = mixed 2
setting-first = First player
setting-first-about = Who takes the first turn: somebody drawn at random, or the seat that the host names.
setting-first-random = at random
setting-first-1 = seat 1
setting-first-2 = seat 2
setting-first-3 = seat 3
setting-first-4 = seat 4
setting-first-5 = seat 5
setting-first-6 = seat 6
setting-death = Items at death
setting-death-about = Whether a dying hero keeps the items in hand.
setting-death-keep = keep
setting-death-lose-items = lose
setting-patience = Rounds until time moves by itself
setting-patience-about = After how many full rounds without a move of the time token it moves by itself; the rulebook knows no such thing.
setting-patience-5 = 5 rounds
setting-patience-10 = 10 rounds
setting-patience-0 = never

## The board

board-day = Day { $number }
board-night = Night { $number }
board-dawn = Dawn after night { $number }
board-time = time { $time } of { $spaces }
board-fate = fate token: { $player }
board-decks = Item decks
board-quarter = Quarter { $quarter }
board-dead = dead
board-outside = not in the town yet
board-stats = health { $health }, sanity { $sanity }, candles { $candles }
board-hand-size = cards: { $count }
board-active = to move
board-you = you
board-possessed = POSSESSED
board-token = possessed token
board-secret-role = secret role
board-role-own = { $role } (secret)
board-role-shown = { $role } (shown to you)
board-role-deduced =
    { $reason ->
        [curses] { $role } (face down, but the curses under it tell)
       *[bats] { $role } (face down, but the bats on it tell)
    }
board-monster-values = move { $move }, attack { $attack }, defence { $defence }, health { $health }, reward { $candles }
board-asleep = asleep
board-seen-night = you saw: { $night }
board-hand = Your cards
board-played = played: { $card }
mark-exit = exit
mark-power = power
mark-search = search
mark-fog = fog
map-church = Church
map-gate = Gate
kind-spirit-short = Sp
kind-dead-short = De
kind-wolf-short = We
kind-pupil-short = Pu
kind-necromancer-short = Ne
kind-gargoyle-short = Ga
mark-portal = portal
mark-candles = candles { $count }
map-way-0 = open to all
map-way-1 = blue, water
map-way-2 = green, forest
map-way-3 = pink, secret passage
map-door = door
map-exit = exit
map-portal = portal
map-power = place of power
map-candle = candles there
map-search = something to find
map-fog = fog
map-number = number of your option
ways-0 = to { $cells }
ways-1 = by a blue way to { $cells }
ways-2 = by a green way to { $cells }
ways-3 = by a pink way to { $cells }
ways-door-0 = through a door to { $cells }
ways-door-1 = through a door, by a blue way, to { $cells }
ways-door-2 = through a door, by a green way, to { $cells }
ways-door-3 = through a door, by a pink way, to { $cells }
ways-portal = through the portal to { $cells }
board-here = here: { $who }
board-bats = bats: { $count }
board-policy = at doors: { $policy }
board-shown = known cards in hand: { $cards }
board-looked = has looked at the next night card of: { $players }

## Cells

cell-M1 = North Road
cell-M2 = Tanners’ Row
cell-M3 = Standing Stone
cell-M4 = Apothecary Lane
cell-M5 = Pharmacy, shop
cell-M6 = Pharmacy, storeroom
cell-M7 = House 1
cell-M8 = Moon Portal
cell-M9 = West Road
cell-M10 = Birch Copse
cell-M11 = Upper Bank
cell-M12 = Mill Bridge
cell-M13 = Hollow Lane
cell-R1 = Anvil Street
cell-R2 = Smithy Yard
cell-R3 = Forge, threshold
cell-R4 = Forge, hearth
cell-R5 = Coal Alley
cell-R6 = House 3
cell-R7 = River Steps
cell-R8 = Gallows Hill
cell-R9 = North-East Road
cell-R10 = East Road
cell-R11 = House 2
cell-R12 = Pine Wood
cell-R13 = Rope Walk
cell-R14 = Reed Ford
cell-K1 = Bell Street
cell-K2 = Drapers’ Row
cell-K3 = Statue Square
cell-K4 = Library, porch
cell-K5 = Library, hall
cell-K6 = Library, stacks
cell-K7 = Ford Stones
cell-K8 = Boat Landing
cell-K9 = House 4
cell-K10 = Dry Well
cell-K11 = South-East Road
cell-K12 = South Road
cell-K13 = Key Portal
cell-K14 = Oak Grove
cell-K15 = Ditch Lane
cell-O1 = Chandlers’ Way
cell-O2 = Pilgrim Street
cell-O3 = Cemetery, gateway
cell-O4 = Cemetery, angel
cell-O5 = Cemetery, crypt
cell-O6 = House 5
cell-O7 = House 6
cell-O8 = Old Altar
cell-O9 = Ruins
cell-O10 = South-West Road
cell-O11 = Low Road
cell-O12 = Yew Thicket
cell-O13 = Ferry Lane
cell-O14 = Lower Water
cell-church = Abandoned church
cell-gate = Enchanted gate
setting-days = Boards of the days
setting-days-about = From which scenario these chapters come, for a stack made by hand; the training game has no chapters.
setting-days-scenario = as the game says
setting-days-1 = The Unknown
setting-days-2 = Looting
setting-days-3 = Locked Doors
setting-nights = Boards of the nights
setting-nights-about = From which scenario these chapters come, for a stack made by hand; the training game has no chapters.
setting-nights-scenario = as the game says
setting-nights-1 = The Unknown
setting-nights-2 = Looting
setting-nights-3 = Locked Doors

## The decision bar: short sentences, chips and what they say

bar-ask-play = Play a card or rest.
bar-ask-empty = Your hand is empty: turn over a card or rest.
bar-ask-possessed = You are possessed: play a card.
bar-ask-possessed-empty = You are possessed and have no cards: turn one over.
bar-ask-mad-day = You are mad: play a card or rest.
bar-ask-mad-empty = You are mad and have no cards: turn one over or rest.
bar-ask-mad-night = You are mad: at night you can only rest.
bar-ask-mad-candle = You are mad: rest, or regain sanity by a candle.
bar-ask-first = Your action?
bar-ask-second = A second action?
bar-ask-possessed-action =
    { $stage ->
        [0] You are possessed: what first?
       *[other] You are possessed: what next?
    }
bar-ask-after-rest =
    { $count ->
        [0] You rest.
       *[other] You rest: discard your hand to move time?
    }
bar-ask-move =
    { $count ->
        [one] One step. Where to?
       *[other] Up to { $count } steps. Where to?
    }
bar-ask-attack = Attack with { $strength }: whom?
bar-ask-candles = Attack { $who } with { $strength }: add candles?
bar-ask-defence = { $who } attacks you with { $strength }: defend with a card.
bar-ask-door = { $who } wants in: { $cell }.
bar-ask-give-curse =
    { $curse ->
        [0] Which curse do you give away?
       *[other] Who gets curse { $curse }?
    }
bar-ask-monster-target =
    { $place ->
        [0] { $what }: whom does it go for?
       *[other] { $what }: where does it go?
    }
bar-ask-monster-walk = { $what }: where does it stop?
bar-ask-flight = { $what }: where does it flee?
bar-ask-monster-attacks = { $what }: which attacks next?
bar-ask-one-victim = { $what }: whom does it attack?
bar-ask-place-monsters = { $what }: where does it appear?
bar-ask-in-front-of-door = { $what }: at which door?
bar-ask-tokens-back = Which house gets its search token back?
bar-fate = you hold the fate token

bar-tab-cards = Cards
bar-tab-card = The card
bar-tab-here = Here
bar-tab-candles = Candles
bar-tab-talk = Talk
bar-tab-self = About me
bar-tab-saw = What I saw
bar-tab-heroes = Heroes
bar-tab-monsters = Monsters
bar-tab-targets = Attack
bar-tab-shed = Shed a curse
bar-tab-search = Search
bar-tab-fight = Fight
bar-tab-other = Other deeds
bar-tab-everywhere = Everywhere

bar-card = Move { $move } { $colour }, attack { $attack }
bar-card-swap = Swap places, attack { $attack }
bar-deed-play = Play: { $card }
bar-in-reach = in reach: { $who }
bar-searches-here = can search here
bar-searches-here-goal = can search here: tonight’s goal
bar-dusk-in =
    { $count ->
        [0] dusk falls
        [one] dusk in 1 space
       *[other] dusk in { $count } spaces
    }
bar-dawn-in =
    { $count ->
        [0] dawn breaks
        [one] dawn in 1 space
       *[other] dawn in { $count } spaces
    }
bar-deed-keep = Keep { $card }
bar-cards-left =
    { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }
bar-goal = tonight’s goal
bar-rest = Rest
bar-turn-over = Turn over your top card
bar-speak = Say something of the coming night
bar-ask-me = At doors, ask me again
bar-heal = A candle for 1 health
bar-calm = A candle for 1 sanity
bar-health = health { $before } → { $after }
bar-sanity = sanity { $before } → { $after }
bar-done = End the turn
bar-keep-hand = Keep the hand
bar-ends-turn = ends the turn
bar-decline = No
bar-no-attack = No attack
bar-discard-hand = Discard the hand
bar-deed-discard-hand =
    { $count ->
        [one] Discard one card: time moves
       *[other] Discard { $count } cards: time moves
    }
bar-forward = One space on
bar-back = One space back
bar-possessed-side = the possessed side of the card counts
bar-night-price = at night an action costs 1 of your { $sanity } sanity
bar-free-action = by day the first action is free
bar-action-price = costs { $count } of your { $sanity } sanity
bar-would-go-mad = you would go mad: a curse
bar-no-sanity = not enough sanity for it

bar-move = Move
bar-up-to =
    { $count ->
        [one] 1 step, { $colour }
       *[other] { $count } steps, { $colour }
    }
bar-attack = Attack
bar-attack-whom = Attack { $who }
bar-strength-against = { $strength } against { $who }
bar-candles-add =
    { $count ->
        [one] a candle adds 1
       *[other] candles add up to { $count }
    }
bar-deed-attack = Attack { $who } with { $strength }
bar-search = Search
bar-use = Use: { $card }
bar-deed-use = Use { $card }
bar-leaves-game = then it leaves the game
bar-swap = Swap places
bar-swap-about = with any hero or monster
bar-shed = Shed curse { $curse }
bar-lay = Lay curse { $curse } face down
bar-laid = occultist: { $count } of { $of }
bar-curse = Curse { $curse }
bar-deed = { $what }: { $price }
bar-deed-drop-one-curse = Discard curse { $curse }
bar-deed-choose-own-curse = Discard curse { $curse }
bar-deed-keep-one-curse = Keep only curse { $curse }
bar-deed-give-curse = Give away curse { $curse }
bar-free = free
bar-other-pays = another here loses 1 sanity
bar-pay-candles =
    { $count ->
        [one] 1 of your { $of } candles
       *[other] { $count } of your { $of } candles
    }
bar-pay-sanity = { $count } more sanity
bar-pray = Pray
bar-pray-about = discard a curse, once a chapter
bar-close-graves = Close the graves
bar-close-graves-about = nobody loses sanity at the angel any more
bar-clear-fog = Clear the fog
bar-clear-fog-about = on your cell
bar-look = Look into the ruins
bar-look-about = see everybody’s next night card
bar-gather = Take your candle
bar-one-candle-more = 1 candle more
bar-unbar = Unbar: { $cell }

bar-sum-curse = − { $count } curse
bar-sum-door = − { $count } door
bar-sum-candles =
    { $count ->
        [one] + 1 candle
       *[other] + { $count } candles
    }
bar-sum-defence = − { $count } its defence
bar-against = { $sum } against { $health } health
bar-kills-if =
    { $most ->
        [0] kills if { $who } defends 0
        [1] kills if { $who } defends 0 or 1
       *[other] kills if { $who } defends { $most } or less
    }
bar-at-most = at most { $count } of { $health } health
bar-does-nothing = does nothing
bar-falls =
    { $count ->
        [0] falls
        [one] falls: 1 candle
       *[other] falls: { $count } candles
    }
bar-wounds = { $count } of { $health } health
bar-kill-cures = a kill cures you
bar-spend =
    { $count ->
        [0] No candle
        [one] 1 candle
       *[other] { $count } candles
    }
bar-you-have-candles =
    { $count ->
        [one] you have 1 candle
       *[other] you have { $count } candles
    }
bar-buy = Take the reliquary
bar-defend = { $card }, defence { $value }
bar-defence-sum = { $strength } − { $value } = { $rest }
bar-lose-nothing = lose nothing
bar-lose = lose { $count }, { $left } left
bar-die = lose { $count }: you die, a curse
bar-least = the least
bar-knife = the attacker loses 3
bar-you-have-health = you have { $count } health
bar-death-cures = if you die, { $who } is cured

bar-has-health = health { $count }
bar-has-candles = candles { $count }
bar-attacks = attacks { $who } with { $strength }
bar-goes-mad = goes mad: a curse
bar-curse-instead = mad already: a curse instead
bar-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
bar-from-you =
    { $count ->
        [one] 1 step from you
       *[other] { $count } steps from you
    }
bar-there = there: { $who }
bar-nobody-there = nobody there
bar-acid-falls = { $who } falls
bar-acid-hurts = { $who } loses 2
bar-acid-dies = { $who } loses 2 and dies
bar-acid-left = { $who } loses 2, { $left } left

bar-stop = Stop here
bar-arrows-white = white arrows
bar-arrows-blue = blue and white arrows
bar-arrows-green = green and white arrows
bar-arrows-pink = pink and white arrows
bar-arrows-any = arrows of every colour
bar-no-action-after = no action after it
bar-action-there = an action there costs { $count } of { $sanity } sanity
bar-action-there-candle = an action there costs { $count } sanity: first a candle
bar-there-shed =
    { $count ->
        [one] shed curse { $curses }
       *[other] shed curses { $curses }
    }
bar-there-search = search
bar-there-search-goal = search: tonight’s goal
bar-there-attack = attack { $who }
bar-there-pray = pray
bar-there-look = look into the ruins
bar-there-gather = take your candle
bar-there-close-graves = close the graves
bar-there-clear-fog = clear the fog
bar-there-unbar = unbar a house
bar-door-blocked = { $who } blocks the door
bar-door-may = { $who } may block the door
bar-fog-ends = the fog ends the move

bar-admit = Let in
bar-block = Block the door
bar-always-admit = Always let in
bar-always-block = Always block
bar-door-possessed = possessed
bar-silent = Say nothing
bar-claim-human = I shall stay human
bar-claim-possessed = I shall be possessed
bar-deed-claim = Say: “{ $claim }”
bar-deed-claim-saw = Say of { $who }: “{ $claim }”
bar-task-possessed = Possessed
bar-task-search-moon = Search in Moon
bar-task-search-raven = Search in Raven
bar-task-search-key = Search in Key
bar-task-search-rose = Search in Rose
bar-task-end-in-cemetery = End in the cemetery
bar-task-attack = Attack somebody
bar-task-rest-outside = Rest outside
bar-task-spend-two-candles = Spend two candles
bar-task-use-portal = Use a portal
bar-task-end-in-company = End in company
bar-task-defeat-monster = Defeat a monster
bar-task-end-on-power = End on a place of power
bar-task-wound-hero = Wound a hero
bar-picked-consult = Look at both cards
bar-picked-place-monsters = Place { $count } monsters
bar-picked-tokens-back = { $count } tokens come back
bar-progress = { $count } of { $of }
bar-gate-curses = shed all curses first: { $count }
bar-gate-token = get rid of the possessed token first
bar-gate-open = stand here when the last night ends

## The story

story-nightfall = Nightfall { $number }
story-dawn = Dawn of day { $number }
story-step-fate = Fate passes on
story-step-chapter-ends = Chapter { $chapter } ends
story-step-chapter-begins = Chapter { $next } begins
story-step-night-cards = Night cards
story-step-possessed = The possessed change
story-step-goals = Night goals
story-step-waking = The possessed wake
story-step-last-night = The last night is over
story-step-escape = Who gets out

story-place = { $cell ->
    [M5] the Pharmacy’s shop
    [M6] the Pharmacy’s storeroom
    [R3] the Forge’s threshold
    [R4] the Forge’s hearth
    [K4] the Library’s porch
    [K5] the Library’s hall
    [K6] the Library’s stacks
    [O3] the Cemetery’s gateway
    [O4] the Cemetery’s angel
    [O5] the Cemetery’s crypt
    [M3] the Standing Stone
    [M8] the Moon Portal
    [M12] the Mill Bridge
    [M10] the Birch Copse
    [M11] the Upper Bank
    [R7] the River Steps
    [R12] the Pine Wood
    [R13] the Rope Walk
    [R14] the Reed Ford
    [K7] the Ford Stones
    [K8] the Boat Landing
    [K10] the Dry Well
    [K13] the Key Portal
    [K14] the Oak Grove
    [O8] the Old Altar
    [O9] the Ruins
    [O11] the Low Road
    [O12] the Yew Thicket
    [O14] the Lower Water
    [church] the Abandoned church
    [gate] the Enchanted gate
   *[other] { $name }
}
story-change = { $what ->
    [health] health
    [sanity] sanity
   *[candles] candles
} { $sign }{ $count }
story-changes = { $changes }.
story-changes-of = { $name }: { $changes }.

story-fold-played = plays { $card }
story-fold-turned-over = turns over { $card }
story-fold-drew = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
story-fold-discarded = { $count ->
    [one] { $card } discarded
   *[other] { $count } cards discarded
}
story-fold-discarded-hand = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
story-fold-boxed = out of the game: { $card }
story-fold-reshuffled = the discards become the new deck
story-fold-time = time moves on, space { $space }
story-fold-spent = { $count ->
    [one] 1 candle spent
   *[other] { $count } candles spent
}
story-fold-shaken = sanity −{ $count }
story-fold-candles = candles +{ $count }
story-fold-curse-leaves = curse { $curse } is discarded

story-plays = { $name } { $who ->
    [you] play
   *[other] plays
} { $card }.
story-turns-over = { $name } { $who ->
    [you] turn
   *[other] turns
} over { $card }.
story-draws = { $name } { $who ->
    [you] draw
   *[other] draws
} { $cards }.
story-time = Time moves on: space { $space }.
story-hurried = Time has stood still for { $rounds } rounds; it moves by itself.
story-discards-hand = { $name } { $who ->
    [you] discard
   *[other] discards
} the hand: { $cards }.
story-returns = { $name } { $who ->
    [you] come
   *[other] comes
} back with all health: { $place }.
story-stays = { $name } { $who ->
    [you] stay
   *[other] stays
}: 0 of { $count ->
    [one] 1 step.
   *[other] { $count } steps.
}
story-walks = { $name } { $who ->
    [you] walk
   *[other] walks
} to { $goal }{ $between ->
    [0] { "" }
   *[other] { " by " }{ $via }
}, { $count ->
    [0] { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
    [one] { $steps } of 1 step
   *[other] { $steps } of { $count } steps
}{ $portal ->
    [0] .
   *[other] , through a portal.
}
story-carried = { $name } { $who ->
    [you] are
   *[other] is
} carried to { $place }.
story-blocks = { $name } { $who ->
    [you] block
   *[other] blocks
} the door: { $place }.
story-policy = { $name }, at doors from now on: { $policy }.
story-swaps = { $name } { $who ->
    [you] change
   *[other] changes
} places with { $target-is ->
    [you] you
    [monster] the { $target }
   *[other] { $target }
}.
story-strikes = { $name } { $who ->
    [you] attack
   *[other] attacks
} with { $card } ({ $strength }).
story-attacks = { $name } { $who ->
    [you] attack
   *[other] attacks
} { $target-is ->
    [you] you
    [monster] the { $target }
   *[other] { $target }
} with strength { $strength }{ $damage ->
    [-1] .
    [0] : no damage.
   *[other] : damage { $damage }{ $falls ->
        [0] .
       *[other] , it falls.
    }
}
story-attacks-with = { $name } { $who ->
    [you] attack
   *[other] attacks
} { $target-is ->
    [you] you
    [monster] the { $target }
   *[other] { $target }
} with { $card } ({ $strength }){ $damage ->
    [-1] .
    [0] : no damage.
   *[other] : damage { $damage }{ $falls ->
        [0] .
       *[other] , it falls.
    }
}
story-attacks-stopped = { $name } { $who ->
    [you] attack
   *[other] attacks
} { $target-is ->
    [you] you
   *[other] { $target }
} with strength { $strength }; { $card2 } ({ $value }) stops it.
story-attacks-with-stopped = { $name } { $who ->
    [you] attack
   *[other] attacks
} { $target-is ->
    [you] you
   *[other] { $target }
} with { $card } ({ $strength }); { $card2 } ({ $value }) stops it.
story-monster-attacks = The { $monster } attacks { $target-is ->
    [you] you
   *[other] { $target }
} with strength { $strength }.
story-monster-attacks-stopped = The { $monster } attacks { $target-is ->
    [you] you
   *[other] { $target }
} with strength { $strength }; { $card2 } ({ $value }) stops it.
story-no-card = no card
story-monster-hurt = The { $monster } takes { $damage } damage{ $falls ->
    [0] .
   *[other] { " " }and falls.
}
story-defeats = { $name } { $who ->
    [you] defeat
   *[other] defeats
} the { $monster }.
story-defends = { $name } { $who ->
    [you] defend
   *[other] defends
} with { $card } ({ $value }){ $dies ->
    [0] { $lost ->
        [0] .
       *[other] { " " }and { $who ->
    [you] lose
   *[other] loses
} { $lost } health.
    }
   *[other] , { $who ->
    [you] lose
   *[other] loses
} { $lost } health and { $who ->
    [you] die
   *[other] dies
}.
}
story-hurt = { $name } { $who ->
    [you] lose
   *[other] loses
} { $lost } health{ $dies ->
    [0] .
   *[other] { " " }and { $who ->
    [you] die
   *[other] dies
}.
}
story-dies = { $name } { $who ->
    [you] die
   *[other] dies
}.
story-you-die = You die.
story-death-curse = You take a curse.
story-death-return = On your next turn you come back with all health, at the cemetery’s angel.
story-monster-goes = The { $monster } goes from { $origin } to { $goal }{ $between ->
    [0] { "" }
   *[other] { " by " }{ $via }
}, { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
story-appears = { $count ->
    [one] A { $monster } appears: { $places }.
   *[other] { $monster } × { $count }: { $places }.
}
story-asleep = The { $monster } falls asleep.
story-seeks = { $name } { $who ->
    [you] search
   *[other] searches
} with { $card }.
story-searches = { $name } { $who ->
    [you] search
   *[other] searches
} { $place }{ $found ->
    [0] .
    [1] { " " }and { $who ->
    [you] find
   *[other] finds
} an item.
   *[other] { " " }and { $who ->
    [you] find
   *[other] finds
} nothing.
}
story-searches-with = { $name } { $who ->
    [you] search
   *[other] searches
} { $place } with { $card }{ $found ->
    [0] .
    [1] { " " }and { $who ->
    [you] find
   *[other] finds
} an item.
   *[other] { " " }and { $who ->
    [you] find
   *[other] finds
} nothing.
}
story-finds = { $name } { $who ->
    [you] find
   *[other] finds
} { $card }.
story-finds-item = { $name } { $who ->
    [you] find
   *[other] finds
} an item.
story-finds-nothing = { $name } { $who ->
    [you] find
   *[other] finds
} nothing.
story-uses = { $name } { $who ->
    [you] use
   *[other] uses
} { $card }{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-rests = { $name } { $who ->
    [you] rest
   *[other] rests
}{ $changed ->
    [0] { "" }
   *[other] : { $changes }
}{ $hand ->
    [0] .
   *[other] ; the hand is discarded.
}
story-spends = { $name } { $who ->
    [you] spend
   *[other] spends
} { $count ->
    [one] a candle
   *[other] { $count } candles
}{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-cursed = { $name } { $who ->
    [you] take
   *[other] takes
} curse { $curse }: { $text }
story-sheds = { $name } { $who ->
    [you] shed
   *[other] sheds
} curse { $curse }.
story-lays = { $name } { $who ->
    [you] lay
   *[other] lays
} curse { $curse } face down.
story-gives-curse = { $name } { $who ->
    [you] give
   *[other] gives
} { $target-is ->
    [you] you
   *[other] { $target }
} curse { $curse }.
story-goes-mad = { $name } { $who ->
    [you] go
   *[other] goes
} mad: a curse.
story-takes-token = { $name } { $who ->
    [you] take
   *[other] takes
} a possessed token.
story-possessed = { $name } { $who ->
    [you] are
   *[other] is
} possessed.
story-you-are-possessed = You are possessed.
story-possessed-health = Your health is full again.
story-possessed-sanity = Actions cost no sanity.
story-possessed-cards = The other side of your cards counts.
story-possessed-limits = No rest, no items, no special actions, and time does not move for you.
story-possessed-todo = Kill a human to be free.
story-possessed-prey = { $count ->
    [one] Kill a human to be free. { $names } is the only one left.
   *[other] Kill a human to be free: { $names }.
}
story-all-possessed = All heroes are possessed: everybody loses.
story-cured = { $name } { $who ->
    [you] are
   *[other] is
} free of the token{ $human ->
    [0] .
   *[other] { " " }and human again.
}
story-human-again = { $name } { $who ->
    [you] are
   *[other] is
} human again{ $who ->
    [you] , but you keep the token.
   *[other] , but keeps the token.
}
story-you-are-human = You are human again, but the token stays.
story-human-cards = The usual side of your cards counts, and your sanity is full.
story-human-token = With the token you change again at the next nightfall, and you cannot win.
story-human-todo = Be rid of it by exorcism, or kill a human at night.
story-turns-possession = { $name } { $who ->
    [you] turn
   *[other] turns
} “You are possessed”{ $token ->
    [0] .
   *[other] { " " }and { $who ->
    [you] take
   *[other] takes
} a token.
}
story-turns-goal = { $name } { $who ->
    [you] turn
   *[other] turns
} a goal: { $goal }.
story-goal-met = { $name } { $who ->
    [you] reach
   *[other] reaches
} the goal: { $goal }.
story-goal-missed = { $name } { $who ->
    [you] miss
   *[other] misses
} the goal: { $goal }.
story-peeks = { $name } { $who ->
    [you] look
   *[other] looks
} at { $all ->
    [0] the next night card of { $owners }.
   *[other] everybody’s next night card.
}
story-peek = { $holder-is ->
    [you] Your card: { $goal }.
   *[other] { $holder }: { $goal }.
}
story-peek-title = Only you have seen this.
story-peek-todo = The others know that you looked, not what you saw.
story-swaps-nights = { $name } and { $target-is ->
    [you] you
   *[other] { $target }
} swap night cards, unseen.
story-shows-role = { $name } { $who ->
    [you] show
   *[other] shows
} { $target-is ->
    [you] you
   *[other] { $target }
} the role.
story-role-is = { $holder } is the { $role }.
story-role-title = A role was shown to you alone.
story-bats = { $name } { $who ->
    [you] have
   *[other] has
} bats for the role: { $count }.
story-shows = { $name } { $who ->
    [you] show
   *[other] shows
} { $cards }.
story-fulfils = { $name } { $who ->
    [you] fulfil
   *[other] fulfils
} the role { $role }{ $rewarded ->
    [0] .
   *[other] { " " }and { $who ->
    [you] take
   *[other] takes
} the reward: { $card }.
}
story-takes-reward = { $name } { $who ->
    [you] take
   *[other] takes
} { $card }.
story-claims-self = { $name } { $who ->
    [you] say
   *[other] says
}: { $answer ->
    [0] “I shall not be possessed next night.”
   *[other] “I shall be possessed next night.”
}
story-claims-saw = { $name } { $who ->
    [you] say
   *[other] says
} of { $holder-is ->
    [you] you
   *[other] { $holder }
}: “{ $goal }”.
story-starts = { $name } { $who ->
    [you] start
   *[other] starts
} at { $place }.
story-fate = { $name } { $who ->
    [you] hold
   *[other] holds
} the fate token.
story-chapter-costs = The end of the chapter costs you health.
story-chapter = { $chapter ->
    [1] Day 1
    [2] Night 1
    [3] Day 2
    [4] Night 2
    [5] Day 3
   *[6] Night 3
} begins{ $scenario ->
    [0] .
   *[other] : { $title }. { $about }
}
story-last-night-over = Night { $number } was the last.
story-attached = { $piece } stands at { $exit } now.
story-fog = Fog comes: { $places }.
story-tokens-back = Search tokens come back: { $places }.
story-fog-lifts = The fog lifts: { $place }.
story-clears-fog = { $name } { $who ->
    [you] clear
   *[other] clears
} the fog: { $place }.
story-effect = { $effect }: { $about }
story-effect-ends = { $effect }: over.
story-ends-effect = { $name } { $who ->
    [you] end
   *[other] ends
} it: { $effect }.
story-new-kind = A new kind of monster can come: { $monster }.
story-candles-removed = The candles on the places of power are gone.
story-escapes = { $name } { $who ->
    [you] escape
   *[other] escapes
} through the gate.
story-remains = { $name } { $who ->
    [you] do
   *[other] does
} not get out.

## Alarms

alarm-last-night = The last night.
alarm-last-night-text = When it ends, whoever stands on the gate without curse and without token gets out. Everybody else stays.
alarm-last-human = { $player } is the last human.
alarm-last-human-text = If { $player } is possessed, too, before dawn, everybody loses at once.
alarm-you-are-the-last = You are the last human.
alarm-you-are-the-last-text = If you are possessed, too, before dawn, everybody loses at once. A possessed hero is free again by killing you.
alarm-dusk-next = Dusk is one space away.
alarm-dusk-next-text = When time moves on, night falls after that turn and night cards are turned.
alarm-dusk-now = Night falls after this turn.
alarm-dusk-now-text = The chapter ends, and everybody turns a night card. Until the turn is over it can still be used.
alarm-dawn-next = Dawn is one space away.
alarm-dawn-next-text = When time moves on, day breaks after that turn: unmet night goals cost a curse.
alarm-dawn-now = Day breaks after this turn.
alarm-dawn-now-text = The chapter ends, and unmet night goals cost a curse.
alarm-token = You hold a possessed token.
alarm-token-text = At nightfall you are possessed, and with it you cannot win. Until dusk an exorcism takes it away.
## The detective’s page

notebook-token = Possessed token
notebook-token-no = no
notebook-token-yes = yes
notebook-token-possessed = yes, possessed now
notebook-night-card = Card of night { $number }
notebook-possessed-never = stays human at nightfall
notebook-possessed-sure = turns at nightfall
notebook-possessed-maybe = turns with { $bad } of { $all } possible cards
notebook-role = Role
notebook-role-of =
    { $who ->
        [you] it is yours
       *[other] { $name } has it
    }
notebook-role-deeds = deeds rule it out
notebook-tonight = Night { $number }, as things stand
notebook-turn = turn at nightfall: { $names }
notebook-stay = stay human: { $names }
notebook-claim-self =
    { $answer ->
        [0] I shall stay human
       *[1] I shall be possessed
    }
notebook-claim-saw = { $owner } has “{ $task }”
notebook-shown = nightfall showed “{ $task }”
notebook-was-possessed = possessed that night
notebook-was-human = human at nightfall
notebook-as-it-lies = as things stand now

## Why the planner chooses so

why-shed = The plan for this turn: shed curse { $curse-id }.
why-goal = The plan for this turn: fulfil your goal of the night.
why-rest = After the rest you have { $sanity } sanity again.
why-search = The plan for this turn: search here: { $cell }.
why-attack = The plan for this turn: attack.
why-stay = You stand on the gate with nothing left to do; the night only has to end.
why-gate = The turn brings you { $steps ->
    [one] one step
   *[other] { $steps } steps
} nearer to the gate.
why-find = The turn brings you { $steps ->
    [one] one step
   *[other] { $steps } steps
} nearer to a place where something can be found.
why-goal-way = The turn brings you { $steps ->
    [one] one step
   *[other] { $steps } steps
} nearer to where your goal of the night can be fulfilled.
why-curse-way = The turn brings you { $steps ->
    [one] one step
   *[other] { $steps } steps
} nearer to where curse { $curse-id } can be shed.
why-safer = Where the turn ends, monsters and the possessed can do less to you.
why-hunt = You are possessed: this step brings you nearer to a human.
why-lie = You will be possessed, and nobody should suspect it.
why-warn = You saw that card: the others should be warned.
