# What the page says about the game besides what is printed on its components. Words that the terminal says, too, are named, not repeated.

page-legion-necronaut = { legion-necronaut }
page-legion-homunculus = { legion-homunculus }
page-legion-insektoid = { legion-insektoid }
page-legion-chimerida = { legion-chimerida }
page-legions-necronaut = Necronauts
page-legions-homunculus = Homunculi
page-legions-insektoid = Insektoids
page-legions-chimerida = Chimeridae
page-ability-herald = { ability-herald }
page-ability-weeper = { ability-weeper }
page-ability-mocker = { ability-mocker }
page-ability-executioner = { ability-executioner }
page-ability-scavenger = { ability-scavenger }
page-ability-devourer = { ability-devourer }
page-about-herald = { ability-herald-about }
page-about-weeper = { ability-weeper-about }
page-about-mocker = { ability-mocker-about }
page-about-executioner = { ability-executioner-about }
page-about-scavenger = { ability-scavenger-about }
page-about-devourer = { ability-devourer-about }
page-part-legs = { part-legs }
page-part-torso = { part-torso }
page-part-head = { part-head }
page-any-part = any part
page-no-ability = { ability-none }
page-table = Table
page-deck = { board-deck }
page-discards = Discard pile
page-discards-short = Discard
page-look-through = Look through the discard pile
page-close = Close
page-empty = empty
page-creature = { $name } Creature
page-your-creatures = Your Creatures
page-your-hand = Your hand
page-hand-of = Hand of { $name }
page-no-hand = You hold no cards.
page-complete = { bar-complete }
page-incomplete = incomplete
page-pure = pure
page-acting = acting
page-without-legs = gone
page-without-torso = no torso
page-without-head = no head
page-place = legs first
page-nobody-yet = no Creatures yet
page-revealed = Revealed by Herald
page-would-take = You would take
page-would-discard = You would discard
page-would-discard-all = You would discard all of it
page-would-place = You would place
page-would-place-as-legs = as legs of the { $name }
page-would-place-as-torso = as torso of the { $name }
page-would-place-as-head = as head of the { $name }
page-option = option { $n }
page-is-new = new
page-bound = Second action: you may play only { $legion }.
page-lost = lost its { $part } to { $name }
page-progress-done = performed
page-progress-now = now
page-progress-next = to come
page-chain = Abilities of the { $name } Creature
page-abilities = Abilities
page-action = action { $n } of 2
page-draw = { verb-draw }
page-exchange = Exchange
page-done = { bar-finish }
page-unknown = { board-unknown-card }
page-seen-by-all = Everybody knows these cards
page-one = { $legion } { $number }
page-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
page-hand-open = hand: { $n }
page-known = { $n } known
page-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
 }
