# What the page says about the game besides what is printed on its components. Words that the terminal says, too, are named, not repeated.

page-ship = The ship
page-status = Status
page-closer = Closer
page-farther = Farther
page-whole = Whole ship
page-me = Find me
page-small = Small map
page-room = Room { $n }
page-unexplored = { fact-unexplored }
page-set = set { $n }
page-option = option { $n }
page-here = you are here
page-combat = combat
page-fire = { token-fire }
page-broken = { token-malfunction }
page-airlock = airlock sealed
page-items = items left: { $n }
page-no-search = no search here
page-computer = computer
page-ducts = technical corridors
page-sleep-open = sleep is open
page-sleep-at = sleep opens at { $n }
page-noise = noise
page-quiet = quiet
page-corridor = Corridor { $a } to { $b }
page-numbers = numbers { $n }
page-door-open = door open
page-door-closed = { board-way-closed }
page-door-destroyed = { board-way-destroyed }
page-time = Time
page-fuse = Self-destruct
page-off = off
page-jump = jump
page-left = { $n } rounds to the jump
page-sleep-now = sleep is open
page-sleep-in = sleep opens in { $n }
page-fuse-at = { $n } to the explosion
page-fires = fire markers: { $n } of { $of }; one more ends the game
page-faults = malfunctions: { $n } of { $of }; one more ends the game
page-destination = Destination
page-only-you = only you
page-only-you-know = only you know
page-unknown = { board-unknown }
page-not-seen = not seen
page-works = { board-works }
page-dead = { board-broken }
page-engine = Engine { $n }
page-engines = { claim-engines }
page-saw = looked: { $names }
page-nobody-saw = nobody looked
page-nightmares = Nightmares
page-bag = Bag
page-bag-of = blank { $blank }, madness { $mad }, nightmares { $mares }
page-eggs = Eggs
page-lairs = Lairs destroyed
page-weaknesses = Weaknesses
page-weak-from = { $n ->
    [0] { study-0 }
    [1] { study-1 }
   *[2] { study-2 }
 }
page-pods = Pods
page-pod = Pod { $n }
page-section = section { $n }
page-seats-free = free seats: { $n }
page-pod-states-none = { status-none }
page-pod-states-locked = { status-locked }
page-pod-states-unlocked = open
page-pod-states-launched = { status-launched }
page-pod-states-ejected = { status-ejected }
page-crew = Crew
page-claims = Said
page-says = { $name }: { $what }
page-claim-engine = engine { $n } { $state }
page-claim-course = { $letter } is { $planet }
page-claim-room = room { $n } is the { $room }
page-claim-token = token of room { $n }: { $token }
page-claim-goal = my objective is { $goal }
page-claim-health = { $n ->
    [0] I am clean
   *[1] I am infected
 }
page-fates-dead = dead
page-fates-active = { "" }
page-fates-asleep = { board-asleep }
page-fates-away = { board-away }
page-passed = passed
page-first = first player
page-signal = { fact-goal-signal }
page-in-pod = in pod { $n }
page-hand = Hand
page-cards = cards: { $n }
page-madness = Madness
page-madness-of = madness { $n } of 5
page-brings = brings: { $what }
page-serious = Serious
page-dressed = dressed
page-wounds = light wounds { $light } of 2, serious { $serious } of 3
page-ammo-left = ammo { $n }
page-alarm = SELF-DESTRUCT: { $n }
page-sleep-broken = malfunction: no sleep
page-hands = { under-hands }
page-backpack = Backpack
page-empty = empty
page-ammo = ammo { $n } of { $of }
page-objective = Objective
page-objectives = Objectives
page-or-else = one of the two
page-quests = Quest items
page-quest-states-closed = not active
page-quest-states-active = active
page-quest-states-spent = used
page-needs-room = be in: { $what }
page-needs-item = discard: { $what }
page-deck = deck { $n }
page-discard = discards { $n }
page-contamination = Contamination
page-clean = Clean
page-infected = INFECTED
page-contamination-about = Pays for nothing. Not scanned.
page-clean-about = Scanned: clean. Pays for nothing.
page-infected-about = Scanned: infected. Pays for nothing.
page-moments-any = any time
page-moments-in = in combat
page-moments-out = out of combat
page-moments-reaction = reaction
page-room-action = Room action
page-passive = no action
page-broken-about = Malfunction: no room action and no computer. Searching still works.
page-fire-about = Fire: a light wound at the end of your turn here.
page-token-under = Exploration token
page-face-down = face down
page-you-saw = You saw: { $what }.
page-enter = Enter
page-injuries = injuries { $n }
page-no-cost = free
page-cost = cards: { $n }
page-window = Interruption?
page-window-about = { $name }: { $deed }.
page-window-rule = Everybody in the room who might hold the card is asked; nobody learns who does.
page-asked = asked: { $names }
page-deed = { $step ->
    [Move] goes to { $slot }
    [Shoot] shoots
    [Melee] fights hand to hand
    [PickUp] picks something up
    [Trade] trades
    [Craft] crafts { $item }
    [ActivateDeed] activates { $quest }
    [CardDeed] plays { $card }
    [ItemDeed] uses { $item }
    [RoomDeed] uses { $room }
    [QuestDeed] uses { $quest }
    [PanicEffect] panics: { $panic }
   *[other] acts
 }
page-table = On the table
page-found = Found
page-gives = { $name } offers
page-back-yellow = yellow back
page-back-green = green back
page-back-red = red back
page-back-crafted = crafted
page-back-own = own
page-back-quest = quest
page-colours-yellow = yellow, technical
page-colours-green = green, medical
page-colours-red = red, military
page-colours-white = white, any deck
page-colours-none = { "" }
page-things = { $n ->
    [0] blue corpse
    [1] carcass
   *[2] egg
 }
page-corpse = corpse of { $name }
page-event = Top event
page-close = Close
page-round-of = Round { $n } of 15
page-action-of = action { $n } of 2
page-solo = solo
page-pending = choosing a character
page-card-event = event
page-card-attack = attack
page-card-panic = panic
page-card-room = room
page-card-item = item
page-card-movers = corridor { $n }
