## The game

game-title = Nightmarium
game-about = Stack Night Terrors into Creatures of legs, torso and head, and set their abilities loose as each one is finished. Whoever is first to have enough complete Creatures wins, provided that nobody takes off a head just before.
example-name = Herald
example-choice = play 43 a2
example-thing = 43

## Cards, legions, abilities, parts

card-plain = { $legion } { $number } ({ $parts })
card-with-ability = { $legion } { $number } ({ $parts }, { $ability })
card-name = { $legion } { $number }
creature = { $player }’s { $place } Creature
creature-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

legion-necronaut = Necronaut
legion-homunculus = Homunculus
legion-insektoid = Insektoid
legion-chimerida = Chimerida
legion-necronaut-short = Nec
legion-homunculus-short = Hom
legion-insektoid-short = Ins
legion-chimerida-short = Chi
legion-necronaut-all = Necronauts
legion-homunculus-all = Homunculi
legion-insektoid-all = Insektoids
legion-chimerida-all = Chimeridae
legion-necronaut-about = Blue: most of its abilities are Scavenger, which no other legion has; a few cards carry Weeper or Devourer.
legion-homunculus-about = Red: Weeper, Mocker and Devourer in equal numbers, and more of each than in any other legion.
legion-insektoid-about = Brown: the only legion with Herald and with cards that can be any part; a few cards carry Weeper or Mocker.
legion-chimerida-about = Green: the only legion with Executioner and the one with the fewest cards without an ability; a few cards carry Mocker or Devourer.

# The legion of the argument $legion, in the plural.
of-legion =
    { $legion-id ->
        [0] Necronauts
        [1] Homunculi
        [2] Insektoids
       *[3] Chimeridae
    }

ability-none = no ability
ability-herald = Herald
ability-weeper = Weeper
ability-mocker = Mocker
ability-executioner = Executioner
ability-scavenger = Scavenger
ability-devourer = Devourer
ability-none-short = ·
ability-herald-short = Heral
ability-weeper-short = Weep
ability-mocker-short = Mock
ability-executioner-short = Exec
ability-scavenger-short = Scav
ability-devourer-short = Devo
ability-herald-about = Reveal the two top cards of the deck, place in front of you those that fit and discard the others.
ability-weeper-about = Draw two cards.
ability-mocker-about = Play one card of any legion from your hand.
ability-executioner-about = Take the top card of another player’s Creature, complete or not, into your hand.
ability-scavenger-about = Discard one whole incomplete Creature of another player.
ability-devourer-about = Discard the top card of any of your Creatures, complete or not, except this one.

part-legs = legs
part-torso = torso
part-head = head
part-legs-short = L
part-torso-short = T
part-head-short = H

## Options

verb-draw = Draw a card
verb-exchange = Exchange: discard cards and draw half as many
verb-play = Place { $card } on your { $creature-name } Creature
verb-discard = Discard { $card }
verb-done = Finish discarding
verb-target = Choose { $creature }

## What an option means on the table as it lies

remark-legs = new Creature
remark-torso = torso
remark-head = head, complete
remark-pure = head, complete and pure
remark-wins = head, complete: you win
aside-legion = Your first action played a card: one played now must be of the same legion, { $legion }.
aside-pure-choice = At this table any two others may go instead, even if you have one.

## The bar

bar-first-action = First action.
bar-second-action = Second action. Any legion may be played.
bar-second-action-bound = Second action. Only { of-legion } may be played.
bar-exchange = Exchange
bar-exchange-cards = Exchange: which cards do you discard?
bar-pure-of-legion = { $player }’s pure Creature: discard a card of the { of-legion }.
bar-pure-any-two = { $player }’s pure Creature: you have no { of-legion }, so discard any two cards.
bar-pure-both = { $player }’s pure Creature: you have no { of-legion }, so both your cards go.
bar-pure-choice = { $player }’s pure Creature: discard a card of the { of-legion } or any two others.
bar-pure-one-more = One more card: the first was of another legion.
bar-place-revealed = Herald: place every revealed card that fits.
bar-mocker = Mocker: place one card of any legion.
bar-executioner = Executioner: whose top card do you take?
bar-scavenger = Scavenger: which unfinished Creature is discarded?
bar-devourer = Devourer: which of your own top cards is discarded?

bar-any-order = click cards on and off, in any order
bar-rate = { $cards } for { $drawn }
bar-rate-none = a single card brings nothing
bar-deck-runs-out =
    { $deck ->
        [0] the deck is empty
        [one] the deck has { $deck } card
       *[other] the deck has { $deck } cards
    }: then { $discards ->
        [one] { $discards } discard is shuffled
       *[other] { $discards } discards are shuffled
    }
bar-tab-take = Draw or exchange
bar-draw = Draw
bar-deck = deck { $count }
bar-reshuffles =
    { $count ->
        [one] shuffles { $count } discard
       *[other] shuffles { $count } discards
    }
bar-nothing-to-draw = there is no card to draw
bar-on = on the { $place }
bar-begins = as the { $place }
bar-place = Place { $card } on the { $place }
bar-begin = Begin the { $place } Creature with { $card }
bar-place-and-win = Place { $card } on the { $place } and win
bar-wins = complete: you win
bar-complete = complete
bar-complete-pure = complete and pure
bar-aimless = { $ability } has no target
bar-loses-abilities = the abilities under way end
bar-loses-card = the other card is discarded
bar-places-other = then the other card is placed
bar-new-creature = new Creature
bar-stays-pure = stays pure
bar-on-legs = { $legion } legs
bar-the-legs = the legs ({ $card })
bar-the-torso = the torso ({ $card })
bar-the-head = the head ({ $card })
bar-of = of the { $place }
bar-whole =
    { $count ->
        [one] the { $place }, { $count } card
       *[other] the { $place }, { $count } cards
    }
bar-take-legs = Take the legs ({ $card }) from { $player }
bar-take-torso = Take the torso ({ $card }) from { $player }
bar-take-head = Take the head ({ $card }) from { $player }
bar-devour-legs = Discard the legs ({ $card }) of your { $place } Creature
bar-devour-torso = Discard the torso ({ $card }) of your { $place } Creature
bar-devour-head = Discard the head ({ $card }) of your { $place } Creature
bar-scavenge = Discard { $player }’s { $place } Creature
bar-falls-to = { $player } falls to { $count } complete
bar-you-fall-to = you fall to { $count } complete
bar-creature-goes = the Creature is gone
bar-finish = Finish
bar-draws =
    { $count ->
        [0] draw nothing
       *[other] draw { $count }
    }
bar-is-enough = this one is enough
bar-and-another = and one more card
bar-and-also = and { $card } as well
bar-discards = Discard { $count }
bar-exchanges =
    { $drawn ->
        [0] Discard { $count } · draw nothing
       *[other] Discard { $count } · draw { $drawn }
    }

## Questions

ask-action =
    { $number ->
        [1] First of your two actions: draw a card, discard cards and draw half as many, or play a card.
       *[2] Second of your two actions: draw a card, discard cards and draw half as many, or play a card – of the same legion, if your first action was to play one.
    }
ask-exchange =
    { $discarded ->
        [0] Which cards do you discard? You draw one card for every two of them.
        [one] You have discarded { $discarded } card: choose another with a number above { $last-id }, or finish and draw one card for every two discarded.
       *[other] You have discarded { $discarded } cards: choose another with a number above { $last-id }, or finish and draw one card for every two discarded.
    }
ask-pure-discard =
    { $left ->
        [1] That card was of another legion: discard one more.
       *[2] A pure Creature of { of-legion }: discard one card of that legion or, if you have none, any two cards.
    }
ask-place-revealed = Herald makes you place every revealed card that fits: choose the next card and its Creature.
ask-mocker = Mocker makes you play a card: choose one from your hand, of any legion, and its Creature.
ask-executioner = Executioner makes you take the top card of another player’s Creature into your hand: choose the Creature.
ask-scavenger = Scavenger makes you discard an incomplete Creature of another player: choose the Creature.
ask-devourer = Devourer makes you discard the top card of any of your Creatures except this one: choose the Creature.

## What happens

event-turn = { $player }’s turn.
event-drew = { $player } draws { $card }.
event-drew-unseen = { $player } draws a card.
event-empty-handed = { $player } has no card, so the action draws one.
event-nothing-left = Deck and discard pile are empty: no card is left to take.
event-reshuffled =
    { $cards ->
        [one] The deck has run out: the discard pile ({ $cards } card) is shuffled and becomes the new deck.
       *[other] The deck has run out: the discard pile ({ $cards } cards) is shuffled and becomes the new deck.
    }
event-lost = { $player } loses a card to the pure Creature: { $card }.
event-discarded = { $player } discards { $card }.
event-placed = { $player } places { $card } → { $creature-name } Creature.
event-completed = { $creature } is complete.
event-pure = { $creature } is pure, all { of-legion }: every opponent must discard.
event-performs = { $creature } performs { $ability }.
event-revealed = { $player } reveals { $card }.
event-unplaced = { $card } is not placed and goes to the discard pile.
event-took = { $player } takes { $card } into hand from { $creature }.
event-scavenged = { $player } discards the whole of { $creature }.
event-devoured = { $player } discards { $card }, the top of the { $creature-name } Creature.
event-stopped = { $creature } has no target for { $ability }: its activation ends.
event-switched = The activation of the earlier Creature ends; now { $creature } acts.
event-won = { $player } has enough complete Creatures and wins.
event-stalemate = The deck, the discard pile and every hand are empty: nobody can act any more.
event-impatient =
    { $rounds ->
        [one] For { $rounds } full round nobody has placed a card: the game ends.
       *[other] For { $rounds } full rounds nobody has placed a card: the game ends.
    }

## The story

story-cards = { $cards }
story-cards-unseen =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
story-dealt =
    { $count ->
        [one] Everybody gets { $count } card.
       *[other] Everybody gets { $count } cards.
    }
story-dealt-you = { $name } { $who ->
        [you] get
       *[other] gets
    } { $cards }.
story-drew = { $name } { $who ->
        [you] draw
       *[other] draws
    } { $cards }.
story-empty-handed = { $name } { $who ->
        [you] have no card and draw
       *[other] has no card and draws
    } { $cards }.
story-empty-handed-none = { $name } { $who ->
        [you] have no card
       *[other] has no card
    }, and none is left to draw.
story-exchanged = { $name } { $who ->
        [you] discard
       *[other] discards
    } { $cards }.
story-exchanged-for = { $name } { $who ->
        [you] discard { $cards } and draw
       *[other] discards { $cards } and draws
    } { $drawn }.
# The end of a sentence about a card that was placed.
story-outcome =
    { $outcome ->
        [complete] : complete
        [pure] : complete and pure
       *[none] {""}
    }
story-began = { $name } { $who ->
        [you] begin your
       *[other] begins the
    } { $place } Creature with { $card }.
story-placed = { $name } { $who ->
        [you] place { $card } on your
       *[other] places { $card } on the
    } { $place } Creature{ story-outcome }.
story-step-complete = Complete
story-step-pure = Pure
story-chain =
    { $legion-id ->
        [-1] A complete Creature
       *[other] A pure Creature of { of-legion }
    }{ $count ->
        [0] {""}
        [one] , one ability
       *[other] , { $count } abilities
    }
story-pure = Pure, all { of-legion }: everybody else must discard.
story-lost = { $name } { $who ->
        [you] discard
       *[other] discards
    } { $cards }.
story-performs = { $ability } is at work.
story-weeper = { $ability }: { $who ->
        [you] you draw
       *[other] draws
    } { $cards }.
story-mocker = { $ability }: { $who ->
        [you] you place { $card } on your
       *[other] places { $card } on the
    } { $place } Creature{ story-outcome }.
story-herald = { $ability }: { $who ->
        [you] you reveal
       *[other] reveals
    } { $cards }.
story-unplaced = { $card } is not placed and is discarded.
story-executioner = { $ability }: { $who ->
        [you] you take
       *[other] takes
    } { $card } from { $victim-is ->
        [you] your
       *[other] { $victim }’s
    } { $place } Creature.
story-scavenger = { $ability }: { $who ->
        [you] you discard
       *[other] discards
    } { $victim-is ->
        [you] your
       *[other] { $victim }’s
    } { $place } Creature.
story-devourer = { $ability }: { $who ->
        [you] you discard { $card }, the top of your
       *[other] discards { $card }, the top of the
    } { $place } Creature.
story-stopped = { $ability } finds no target: the activation ends.
story-switched = The earlier activation ends: now the { $place } Creature acts.
story-won = { $name } { $who ->
        [you] have enough complete Creatures and win.
       *[other] has enough complete Creatures and wins.
    }
story-hold-took = You lose { $card }.
story-hold-took-change = { $name } has taken it from your { $place } Creature into hand.
story-hold-scavenged = Your { $place } Creature is discarded.
story-hold-scavenged-change = All its cards are on the discard pile.
story-hold-lost = You lose { $card }.
story-hold-lost-change = It was your only card, and { $name }’s pure Creature made you discard it.

## How it ended

ending-enough-creatures =
    { $count ->
        [one] { $winners } wins, first to have enough complete Creatures.
       *[other] { $winners } win, first to have enough complete Creatures.
    }
ending-nobody-can-act =
    { $count ->
        [one] Nobody can act any more, and { $winners } wins with the most built: complete Creatures count first, then cards in Creatures.
       *[other] Nobody can act any more, everything is equal, and the victory is shared: { $winners }.
    }
ending-nothing-placed =
    { $count ->
        [one] Nobody has placed a card for too long, and { $winners } wins with the most built: complete Creatures count first, then cards in Creatures.
       *[other] Nobody has placed a card for too long, everything is equal, and the victory is shared: { $winners }.
    }

## The end, told

end-last-card = { $card } completes Creature number { $goal } on turn { NUMBER($turn) }.
end-creatures = { $count } of { $goal }
end-fate = { $name } { $who ->
    [you] complete
   *[other] completes
 } { $finished ->
    [one] { $finished } Creature
   *[other] { $finished } Creatures
 } in all. Taken from others: { $took }, lost to others: { $lost }.
end-hand = Hand at the end
end-count-drew = Cards drawn
end-count-placed = Cards placed
end-count-finished = Creatures completed
end-count-performed = Abilities performed
end-count-took = Cards taken from others
end-count-lost = Losses to others
end-luck-fitting = Drawn cards that fitted at once
end-luck-fitting-about = A drawn or revealed card counts if it could be placed at that moment, by its parts; the average is that of the deck as it lay there.

## Why something cannot be done

refusal-action-is-one-of-three = An action is one of three things: draw a card, discard cards and draw half as many, or play a card.
refusal-card-not-in-hand = Card { $card-id } is not among the cards you may choose from now.
refusal-discard-at-least-one = Discard at least one card before you finish.
refusal-discard-in-ascending-order = Cards are discarded in ascending order: after card { $last-id } you can no longer discard card { $card-id }.
refusal-finish-discarding-first = You are in the middle of discarding: choose cards to discard, then finish.
refusal-creature-not-yours = You can place cards only on your own Creatures.
refusal-second-play-same-legion = Your first action played a card from the legion of { of-legion }, so your second cannot play { $card }.
refusal-no-more-creatures =
    { $count ->
        [one] You already have { $count } Creature, as many as are needed to win, so card { $card-id } cannot begin another.
       *[other] You already have { $count } Creatures, as many as are needed to win, so card { $card-id } cannot begin another.
    }
refusal-legs-begin-a-creature = Card { $card-id } can only be legs, and legs begin a new Creature.
refusal-creature-is-complete = { $creature } is complete and takes no more cards.
refusal-head-needs-legs-and-torso = Card { $card-id } can only be a head, and { $creature } does not have both legs and a torso yet.
refusal-torso-needs-legs = Card { $card-id } cannot be legs, and { $creature } has none yet.
refusal-card-is-not-that-part = The next part of this Creature is the { $part }, and card { $card-id } cannot be that.
refusal-first-free-place = Card { $card-id } begins a new Creature, and a new Creature takes the first free place.
refusal-discard-for-pure-creature = A pure Creature of { of-legion } makes you discard: choose a card from your hand.
refusal-discard-of-that-legion = You hold a card from the legion of { of-legion }, so you must discard such a card and not { $card }.
refusal-place-what-you-can = A revealed card that fits must be placed: choose a card and its Creature.
refusal-abilities-cannot-be-refused = An ability that can be performed must be performed: choose what it asks for.
refusal-scavenger-only-incomplete = { $creature } is complete, and Scavenger discards only incomplete Creatures.
refusal-devourer-never-itself = Devourer cannot discard a card of { $creature }, whose ability you are performing now.
refusal-devourer-only-own = Devourer discards only from your own Creatures.
refusal-only-other-players-creatures = This ability concerns only Creatures of other players.
refusal-no-creature-there = There is no Creature in that place.

## What a table can agree on

setting-creatures = Creatures to win
setting-creatures-about = How many complete Creatures win the game; nobody may have more Creatures than that, complete and incomplete together.
setting-creatures-5 = 5
setting-creatures-6 = 6
setting-creatures-7 = 7
setting-first = First player
setting-first-about = Who takes the first turn: somebody drawn at random, or the seat that the host names.
setting-first-random = at random
setting-first-1 = seat 1
setting-first-2 = seat 2
setting-first-3 = seat 3
setting-first-4 = seat 4
setting-first-5 = seat 5
setting-first-6 = seat 6
setting-herald = Herald’s second card
setting-herald-about = What happens to the second revealed card when the first one completes a Creature: it is discarded, or both cards are placed before the new activation begins.
setting-herald-discard = discard it
setting-herald-both = place both
setting-pure = Discard for a pure Creature
setting-pure-about = Whether an opponent who holds a card of the pure Creature’s legion must discard such a card, or may discard two others instead.
setting-pure-strict = a card of the legion, if held
setting-pure-choice = free choice
setting-patience = Rounds without a placed card
setting-patience-about = After how many full rounds in which nobody places a card the game ends. The rulebook knows no such end; “never” leaves it out.
setting-patience-10 = 10 rounds
setting-patience-20 = 20 rounds
setting-patience-0 = never

## The drawn board

board-deck = Deck
board-discards = Discard pile
board-hand = Hand
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-complete =
    { $goal ->
        [one] { $done } of { $goal } Creature complete
       *[other] { $done } of { $goal } Creatures complete
    }
board-active = on turn
board-empty-place = free place
board-no-creatures = no Creatures yet
board-revealed = Revealed
board-unknown-card = unknown card
board-known-cards = known to all

## Alarms

alarm-needs-one = { $player } is one Creature from victory.
alarm-needs-one-text = Whoever completes { $goal } Creatures wins at once. Until then heads can be taken off, and incomplete Creatures discarded.
alarm-you-need-one = You are one Creature from victory.
alarm-you-need-one-text = Complete the last of your { $goal } Creatures, and you win at once. The others will try to break one.
alarm-standstill = The game ends unless a card is placed in this round.
alarm-standstill-text = After { $rounds } rounds without one, whoever has the most complete Creatures wins. Any placed card starts the count again.
## The notebook: what can be remembered

notebook-known-cards = { $known } of { $all } cards known
notebook-since-turn = in this hand since turn { $turn }
notebook-laid = on the table
notebook-discarded = discarded
notebook-in-hands = known in hands
notebook-where-hidden = hidden: deck { $deck }, hands { $hands }
notebook-legions = Legions
notebook-abilities = Abilities
notebook-parts = Parts
