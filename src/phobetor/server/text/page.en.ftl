# What the page itself says: everything around a table that belongs to no game.

tagline = four nightmares, one table
name-default = Guest

## The start page

start-games = Games
start-players = { $from }–{ $to } players
start-minutes = { $n } min
start-hours = { $n } h
start-bots = Sit down with bots
start-invite = Set up a table
start-yours = Your tables
start-none = You have no tables yet.
start-your-turn = you decide
start-turn-of = { $names } to decide
start-won = you won
start-won-by = won by { $names }
start-lost = nobody won
start-left = you left; a bot plays on
start-forget = Forget this table
start-forget-about = It leaves your list.
start-forget-sure = Forget
start-resign = Leave this game for good
start-resign-about = A bot plays your seat to the end; you cannot come back.
start-resign-sure = Leave for good
start-keep = Keep
start-no-code = Type the four words, or paste the link.
start-lobby = waiting for people
start-code = Have words or a link?
start-code-label = Words, code or link of a table
start-code-hint = four words or a link
start-join = Join
start-no-account = No account. A name is enough.
start-on-device = your name on this device
start-change = Change
start-save = Save
start-your-name = Your name
start-rules-of = Rules: { $game }
start-about-nightmarium = Weave creatures before the others tear them apart.
start-about-somnicum = Swing the pendulums and dream three levels deep.
start-about-deranged = Three nights in town. One of you is not yourself.
start-about-nemesis = A ship, a crew, and something that is only half there.
start-title-nightmarium = Nightmarium
start-title-somnicum = Somnicum
start-title-deranged = Deranged
start-title-nemesis = Nemesis: Nightmares

## Setting up a table, and its lobby

setup-new = a new table
setup-who = Who sits here
setup-how = How we play
setup-by-book = by the book
setup-house-rules = { $n ->
    [one] { $n } house rule
   *[other] { $n } house rules
 }
setup-house-rule = house rule
setup-you = you
setup-you-host = you, host
setup-host = host
setup-bot = bot
setup-friend = a friend, by link
setup-friend-about = Whoever opens the link can sit down here.
setup-local-about = A curtain hides the hands when you pass the device on.
setup-empty = An empty chair
setup-add-seat = Add a chair
setup-remove = Take this chair away
setup-seat-kind = Who plays seat { $letter }
setup-kind-open = Friend
setup-kind-bot = Bot
setup-kind-local = Here
setup-level = How well the bot plays
setup-name-of = Name of seat { $letter }
setup-begin = Begin
setup-open = Open the table
setup-ready-bots = Everybody is here.
setup-ready-bots-about = The game begins at once.
setup-ready-open = { $n ->
    [one] One chair waits for a friend.
   *[other] { $n } chairs wait for friends.
 }
setup-ready-open-about = You get words, a link and a code to share; you begin when you like.
setup-no-settings = There is nothing to agree on in this game.
setup-clock = Time for a decision
setup-clock-about = When it is up, nothing happens by itself: the others wait, or vote to let a bot play on. Against bots alone it only counts.
setup-clock-0 = none
setup-clock-30 = 30 s
setup-clock-60 = 60 s
setup-clock-180 = 3 min
setup-clock-86400 = 1 day
setup-back = Back
bot-sleeper = Sleeper
bot-dozer = Dozer
bot-dreamer = Dreamer
bot-sleepwalker = Sleepwalker
bot-terror = Night Terror
bot-nightmare = Nightmare
bot-random = random
bot-greedy = cunning
bot-planner = far-sighted
bot-about-sleeper = Plays what comes to mind first and overlooks most of what it could do.
bot-about-dozer = Plans its turn, but overlooks about half of what it could do. Good company for a first game.
bot-about-dreamer = Plans its turn and overlooks some of what it could do.
bot-about-sleepwalker = Plans its turn well and overlooks little.
bot-about-terror = Overlooks hardly anything, and in some games imagines how the game could go on.
bot-about-nightmare = The strongest bot of this game. It knows only what you would know in its place.
bot-about-random = Plays anything that is allowed.
bot-about-greedy = Plans its own turn and thinks no further.
bot-about-planner = Makes a plan for the whole game and keeps to it.
bot-name-0 = Moth
bot-name-1 = Owl
bot-name-2 = Bat
bot-name-3 = Newt
bot-name-4 = Hare
lobby-invite = Invite
lobby-copy = Copy
lobby-copied = Copied
lobby-link = Link to this table
lobby-link-about = Whoever has the link or the words can sit down with a name. The same link brings them back.
lobby-qr = The link as a QR code
lobby-here = here
lobby-away = not here now
lobby-waits = waits for whoever has the words
lobby-sit = Sit down here
lobby-make-bot = Give it to a bot
lobby-make-open = Free the chair
lobby-waiting-about = The host begins when everybody is ready.
lobby-choose-seat = Choose a chair and a name.
lobby-choose-seat-about = No account is needed. You may also just watch.
lobby-sealed = The shuffle is sealed: { $hash }.
lobby-leave = Get up
lobby-leave-host = Somebody else who sits here becomes the host.
lobby-sent-away = You sent { $name } away.
lobby-let-in = Let them in again
lobby-barred = The host has sent you away from this table.
lobby-barred-about = You may watch, and sit down when the host lets you in again.
lobby-you-host = a new table · you are the host
lobby-drag = drag to change the order
lobby-order = in the order of play
lobby-everybody = everybody sees each change
lobby-host-changes = the host changes it
lobby-grip = Move { $name }: drag, or press the arrow keys
lobby-up = Move { $name } up
lobby-down = Move { $name } down
lobby-ask-to-leave = Ask { $name } to leave
lobby-word = A word to { $name }, if you like
lobby-word-hint = Family evening, next time.
lobby-leave-sure = Ask to leave
lobby-keep = Let them stay
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-lock-about = Nobody else can sit down while it is locked.
lobby-locked = The table is locked.
lobby-locked-about = Nobody else can sit down now. You may watch.
lobby-onlookers = Onlookers
lobby-onlookers-yes = may watch
lobby-onlookers-no = no
lobby-onlookers-about = They see what everybody may see, and chat among themselves; the players do not see that.
lobby-hints = Hints
lobby-hints-yes = allowed
lobby-hints-no = no
lobby-hints-about = Whoever decides may ask a strong bot what it would do; the others see who does. Alone with bots it is always allowed.
lobby-watching = { $n ->
    [one] { $n } person watches now.
   *[other] { $n } people watch now.
 }
lobby-words = say the words
lobby-network = Works for phones in this house.
lobby-closed = Only this computer can open this link. To let others in, start the server again with
lobby-address = Address for others
lobby-sits = { $n ->
    [one] One sits here
   *[other] { $n } sit here
 }
lobby-empty = { $n ->
    [0] every chair is taken.
    [one] one chair is empty.
   *[other] { $n } chairs are empty.
 }
lobby-begin-about = Begin when you like.
lobby-empty-to = Empty chairs
lobby-empty-to-bot = go to bots
lobby-empty-to-away = are taken away
lobby-begin = Begin
lobby-too-few = This game needs at least { $n } players.
lobby-barred-word = “{ $word }”
lobby-sit-to-talk = Sit down to talk here.

## The table

table-turn-of = { $name } decides
table-your-turn = you decide
table-nobody = one moment
table-over = the end
table-takebacks = with takebacks
table-watched = { $n ->
    [one] { $n } onlooker
   *[other] { $n } onlookers
 }
table-left = { $name } left; a bot may stand in from { $time }.
table-gone = left for good
table-resigned = You left this game for good; a bot plays to the end.
table-shut = The host of this table wants no onlookers.
table-watching = You are watching
table-seats = Seats
table-board = Table
table-hand = Hand
table-log = Log
table-hint = Hint
table-notes = Notes
table-chat = Chat
table-rules = Rules
hint-title = What would the Nightmare do?
hint-ask = What would you do?
hint-about = A strong bot imagines many games from what you know and says what it would do. It never looks at a hidden card, and it never chooses for you.
hint-told = The others are told that you ask for hints.
hint-waits = There is nothing for you to decide now.
hint-thinks = Imagining how the game could go on…
hint-advised = advised
hint-goal-win = You win
hint-goal-escape = You escape
hint-goal-survive = You survive
hint-objective = …with your objective fulfilled
hint-why = Why:
hint-spread = ± { $spread }
hint-loss = Gives up { $loss } in a hundred games.
hint-equal = About as good.
hint-same = { $n ->
    [one] One game shows no difference.
   *[other] No difference found in { $n } games.
}
hint-course = Expected course
hint-often = possible in { $n } of 10
hint-rules = Rules
hint-games = From { $n } imagined games, with hands dealt as you could know them. No hidden card was looked at.
hint-played = Each choice was played to the end in the same { $n } imagined games, by Nightmare in your place and Greedy in the others’. Nothing hidden was looked at.
table-menu = Settings
table-home = All games
table-bot-for = a bot plays
table-away = away
table-time-up = time is up
table-time-left = Time left for { $name }: { $time }
table-seconds = { $n } s
table-you = you
table-won = won
table-switch-to = Pass the device to { $name }
table-loading = Finding the table
table-takeback = Take my seat back
table-takeback-about = A bot plays for you until you take your seat back.

## The decision bar

decide-label = Your decision
decide-yours = You decide: { $prompt }
decide-options = What you can choose
decide-list = List
decide-back = Back
decide-step = { $at } of { $of }
decide-groups = Kinds of choices
decide-no-way-back = no way back
decide-too-many = No more than { $n }: put one back first.
decide-pick-more = Pick { $n } more
decide-undo = Undo
decide-undo-closed = Nothing to undo: something new was revealed since, or nothing was chosen yet.
decide-cost = Cost in cards: { $n }
decide-confirm = Do it
decide-cancel = Choose again
decide-final = This cannot be taken back.
decide-marks = You can take this back; then the game is marked “with takebacks”.
decide-again = Press again, or Enter, to do it.
decide-narrowed = { $n ->
    [one] { $n } way to do this
   *[other] { $n } ways to do this
 }
decide-waiting = Waiting for { $name }.
decide-waiting-many = Waiting for { $names }.
decide-look-around = You may look around; we will call you when it is your turn to decide.
decide-moving = One moment.
decide-moving-about = Bots are thinking, or somebody’s choice is being carried out.
decide-away-title = { $name } is away.
decide-late-title = The time of { $name } is up.
decide-away-about = Decide together: wait, or let a bot play until { $name } is back.
decide-vote-wait = Wait
decide-vote-bot = Let a bot play for { $name }
decide-rules-title = The rules have changed since this game began.
decide-rules-about = The table stands at the last position that is the same under version { $now } of them. Choose together how it goes on.
decide-rules-old = Play on under the older reading
decide-rules-back = Go on from here
decide-rules-end = End the game
decide-rules-sure = End it for good: press again
decide-rules-wishes = So far for this: { $names }
decide-sending = Sending: { $label }
decide-sending-undo = Taking back your last choice
decide-sending-about = Nothing is lost. It is repeated until the table answers.
decide-still-sending = Still sending. Nothing is lost; it is repeated until the table answers.
decide-watch-about = You see what everybody may see.
decide-end = The game is over.
decide-you-won = You win.
decide-replay = Watch the replay
decide-fair = Check the shuffle
decide-again2 = Play again

## Log, chat, rules

log-all = All
log-mine = About me
log-empty = Nothing has happened yet.
log-filter = Which lines
log-private = Only you see this
log-more = Earlier turns
log-empty-filter = No line is of this kind yet.
log-fights = Fights
log-turn = turn { NUMBER($n) }
log-play = Show this on the board
log-show = Show this moment on the board
log-details = { $n ->
    [one] { NUMBER($n) } detail
   *[other] { NUMBER($n) } details
 }
looking-label = You look back.
looking-turn = Turn { NUMBER($n) }
looking-called = You decide now.
looking-waits = You look back. The game waits for { $name } and goes on without being shown.
looking-goes-on = The game goes on without being shown, and you are told when it is your turn.
looking-previous = One line back
looking-next = One line on
looking-play = Play the turn
looking-come-back = Come back
looking-missed = What did I miss?
looking-since = Since you last decided
looking-sections = { $n ->
    [0] nothing has happened
    [one] { NUMBER($n) } turn or phase
   *[other] { NUMBER($n) } turns and phases
 }
looking-play-all = Play all
looking-close = Close
looking-on-board = on the board
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-watcher = watching
chat-onlookers = Only others who watch see what you say here.
rules-search = Search the rules
rules-none = No rule mentions “{ $text }”.
rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
 }
rules-ruling = Our ruling
rules-source = Source: { $text }
rules-setting = Can be changed when the table is set up.
rules-rule = Rule { $id }
rules-about = in our own words, with every ruling

## The curtain

curtain-pass = Pass the device to { $name }
curtain-about = Behind the curtain is what { $name } sees and must decide.
curtain-hold = Hold to open
curtain-hold-about = Hold the button, Enter or Space for a moment.

## The lesson

lesson-title = Guided first game
lesson-learn = Learn in ten minutes
lesson-guide = The guide
lesson-step = Step { $n } of { $of }
lesson-back = Back
lesson-next = Show me
lesson-next-about = The lesson does it for you and goes on (→)
lesson-go-on = Go on
lesson-leave = Leave
lesson-all = All my options
lesson-all-about = Mark everything that you could choose here
lesson-other = “{ $label }” is possible too. In this lesson we go another way: look for what glows.
lesson-nothing = There is nothing to do with this now. Look for what glows.
lesson-watch = Just watch for a moment; the guide has the button to go on.
lesson-others = Now it is up to { $name }.
lesson-skip = Skip
lesson-skip-about = Skip to the next chapter: { $chapter }
lesson-next-chapter = That was this chapter. Next: { $chapter }.
lesson-done = That was your first game of { $game }.
lesson-done-about = The bots are patient, and every symbol on the table leads to its rule.
lesson-again = Once more
lesson-play = Play against bots now

## The end

end-label = The end of the game
end-you = You
end-place = { $n }. · { $verdict }
end-left = Left before the end; a bot played on.
end-said = What was said
end-watch = Watch from here
end-watch-claim = { $when }: watch from here
end-moments = Turning points
end-deeds = What you all did
end-luck = What chance did
end-average = average { $n }
end-board = The board
end-back = The end
end-picture = Story picture
end-picture-about = One picture to send to friends. It shows the names at the table and how the game went, nothing else.
end-close = Close
end-send = Send
end-save = Save the picture

## The replay

replay-replay = Replay
replay-seen-by = Seen by
replay-all = everyone
replay-watcher = onlooker
replay-at = Choice { $n } of { $of }
replay-begin = The beginning
replay-first = To the beginning
replay-previous = One choice back
replay-play = Play
replay-pause = Pause
replay-next = One choice forward
replay-speed = Speed
replay-share = Share
replay-verify = Shuffle: check it
replay-verify-about = the seed is open
replay-scrub = Moment of the game
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-link-here = Link to this moment
replay-whole = Whole game in one link
replay-whole-about = { $n ->
    [one] { $n } letter; any server opens it
   *[other] { $n } letters; any server opens it
}
replay-whole-not = Too long for a link: save the file.
replay-file = Record as a file
replay-file-about = opens here and with “phobetor replay”
replay-copy = Copy
replay-copied = Copied
replay-save = Save
replay-not-over = not played to the end
replay-comments = Comments
replay-comment = Comment
replay-comment-at = Choice { $n }
replay-no-comments = Nobody has written about this game yet.
replay-only-seated = Whoever sat at the table can write here.
replay-write = What about this moment?
replay-send = Write it down
replay-write-as = Write as
replay-delete = Delete the comment
replay-more-comments = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
replay-open = Open a recorded game
replay-open-about = Choose the file of a record, or paste the link of a game. The server replays it and keeps nothing.
replay-choose = Choose a file
replay-paste = Link of a game
replay-show = Show
replay-too-large = A record is never so large: 256 KB at most.

## A doubt about the rules

doubt-doubt = Is this right?
doubt-title = A doubt about the rules
doubt-about = The rule as we read it, where it comes from, and which tests would fail if the program broke it.
doubt-none = No rule is named here.
doubt-tests = Tests
doubt-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
doubt-position = This position
doubt-imagined = The game goes on: whatever you cannot see is imagined, so nothing hidden is in the copy.
doubt-real = The game as it was up to here, with its seed.
doubt-scenario = Copy as a scenario
doubt-link = Copy as a link
doubt-run = “phobetor scenario FILE” runs it.
doubt-close = Close

## Fair play

fair-title = Fair play
fair-lead = Before the first card was dealt, the server published a fingerprint of its secret seed. After the game it shows the seed, and anybody can see that it is the same one and that every card fell as it said.
fair-commitment = Published before the game
fair-seed = Seed, shown after the game
fair-computed = Fingerprint of this seed, computed by your browser just now
fair-pending = The game is not over. The seed stays sealed until it is.
fair-matches = The seed is the one that was sealed.
fair-differs = The seed is not the one that was sealed. Do not trust this game.
fair-holds = The server replayed every choice with this seed and found every fingerprint as written.
fair-fails = The server replayed the game and found a difference.
fair-how = How to check it without this page
fair-how-text = The fingerprint is SHA-256 of the text “phobetor commitment/” followed by the 32 bytes of the seed. Save the record and check it with the command line, which works everything out anew:
fair-salts = What the pages added to chance
fair-no-salt = nothing
fair-promise-people = The server fixed its seed first; only then did these people’s pages draw their salts: { $names }. Bots and people at a shared device add nothing, so nobody could choose the cards. Only a server in league with one of these people could: each of them can check their own salt.
fair-promise-server = No page added anything here. The server fixed its seed before the first card and could not change it afterwards, but it drew it alone.
fair-promise-earlier = An earlier version opened this table: there the server drew the salts of bots and of people at a shared device, and could have chosen them. Its seed was fixed before the first card.
fair-mine = What your browser was shown before the game and what it added to chance are what the cards were dealt from.
fair-not-mine = The cards were not dealt from what your browser was shown and what it added. Do not trust this game.
fair-changed = The server did not keep to the shuffle that it had sealed. Do not play here.
fair-save = Save the record
fair-game = The game
fair-takebacks = { $n ->
    [one] The player, alone with bots, took back something that had shown a card or a roll, once. The cards did not change by it.
   *[other] The player, alone with bots, took back something that had shown a card or a roll, { $n } times. The cards did not change by it.
 }

## Settings

settings-title = Settings
settings-close = Close
settings-language = Language
settings-theme = Theme
settings-dark = Night
settings-light = Parchment
settings-toggle = Night or parchment
settings-notify = Notification when you must decide
settings-notify-denied = Your browser does not allow notifications here.
settings-push = Notice on this device, even with the page closed
settings-push-about = Only for this table, and only when it is your turn and you are not looking.
settings-push-missing = This browser, or this server, cannot do that.
settings-push-iphone = On an iPhone or iPad, add this page to the home screen first and open it from there.
settings-webhook = Message to a chat on your turn
settings-webhook-about = The webhook address of your chat (Slack, Discord, Mattermost …). One message a turn, with a link that stops them.
settings-webhook-address = Webhook address
settings-webhook-on = Messages go to { $host }.
settings-webhook-save = Send there
settings-webhook-stop = Send no more
stop-title = No more messages
stop-done = This address gets no more messages about this table.
stop-wait = Stopping …
stop-table = To the table
settings-motion = Animation
settings-motion-about = Your system asks for reduced motion, and the page respects that.
settings-confirm = Ask once more
settings-confirm-about = Before a choice is carried out.
settings-confirm-never = never
settings-confirm-grave = what does harm
settings-confirm-final = what is final
settings-confirm-always = always
settings-along = Take my seat to another device
settings-along-about = Scan the code there, or open the link. It works once and is meant only for you.
settings-along-show = Show the code
settings-along-copy = Copy the link
settings-resign = Leave for good
settings-resign-about = A bot plays your seat to the end; you cannot come back. The others play on.
settings-resign-sure = Leave this game
settings-others = My seats on other devices
settings-others-about = Every other browser and every code that was shown loses them; this browser keeps them.
settings-others-out = Log out there
settings-others-done = Only this browser holds your seats now.
settings-log-out = Log out
settings-log-out-about = This browser then holds no seat any more. To come back, take your seat to another device first.
settings-log-out-sure = Give up my seats here
settings-keys = Keys
keys-options = choose an option
keys-enter = do what is chosen
keys-escape = choose again, close
keys-undo = undo
keys-log = log
keys-notes = notes: what you know
keys-help = settings and keys
keys-arrows = move among the options

## Connection and errors

line-lost = The connection is lost. Reconnecting.
line-lost-sending = The connection is lost. Your choice is kept and will be sent when it is back.
line-now = Try now
error-unreachable = The server cannot be reached just now.
error-nothing = There is nothing at this address.
error-server = The server could not do that ({ $n }).
error-again = Try again
error-nowhere = No such page
error-lost = There is no such page: this path leads nowhere.
error-home = To the start page
error-board = The picture of this table could not be loaded; the list below is enough to play.

## The plain board

plain-about = This game has no drawn table yet. Everything you may know is listed here.
plain-unknown = hidden
alert-title = You decide

pace-label = Pace
pace-about = Bots, and what follows from a choice. A click on the table or Space skips to your next decision.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant
pace-pause = Pause
pace-go = Go on
pace-step = step
pace-step-about = Show the next thing that happened
pace-skip = skip
pace-skip-about = Show all at once, up to your next decision
pace-space = Space skips
pace-just-now = Just now:
pace-behind = { $n ->
    [one] { $n } more thing to see
   *[other] { $n } more things to see
 }
pace-then-you = { $n ->
    [one] { $n } more thing to see, then you decide
   *[other] { $n } more things to see, then you decide
 }
pace-paused = Paused.
settings-size = Text
settings-size-about = In per cent. The decision bar grows, and the board gives way.
settings-cards = Cards
settings-cards-small = small
settings-cards-medium = medium
settings-cards-large = large
keys-space = skip what bots do

## Scenes: what happened is played on the board, one thing after the other

scene-more = { $n ->
    [0] Then the table goes on.
    [one] { $n } more thing, then the table goes on.
   *[other] { $n } more things, then the table goes on.
 }
scene-next = Next: { $step }.
scene-steps = Steps
scene-done = done
scene-coming = to come
scene-skip-about = To the end of this scene; everything stays in the log
scene-held = This waits because it concerns you. The others play on.
scene-understand = I understand
scene-rule = The rule
scene-only = only you see this
scene-only-about = Nobody else is shown this. It stays in your log.
scene-close = Close
scene-turn = { $name }’s turn
scene-your-turn = Your turn
keys-scene = in a scene: pause, one step, skip

## Alarms

alarm-label = Alarms
alarm-close = Close
alarm-again = { $title } Show again what it means.

## Sounds

settings-sounds = Sounds
settings-sound-decide = You must decide
settings-sound-card = A card turns in a scene
settings-sound-loss = Something hurts you
settings-sound-phase = A phase begins
settings-sound-end = The game is over
## Notes: what a seat knows, and what it writes down

notes-wait = Looking through what you know …
notes-about = From public facts and your own. Nothing here tells more than a perfect memory would.
notes-only = only you
notes-you = You
notes-out = { $n ->
    [one] { $n } is excluded
   *[other] { $n } are excluded
}
notes-claims = Claims beside what you know
notes-sights = Who looked
notes-follows = What follows
notes-verdict-true = true
notes-verdict-false = false
notes-verdict-open = open
notes-mine = My notes
notes-hint = Only for you …
notes-kept = Kept with your seat, on every device of yours, until the table is forgotten.
notes-saving = saving …
notes-saved = kept
notes-trust = trust
notes-unsure = not sure
notes-fear = fear
notes-mark = Mark “{ $what }”
notes-marked-yes = marked: yes
notes-marked-maybe = marked: perhaps
notes-marked-no = marked: no
notes-marked-none = no mark
notes-spread = Spread out
notes-back = Back to the board

## The puzzle

puzzle-title = Puzzle of the day
puzzle-other-title = Puzzle { $n }
puzzle-link = Puzzle of the day
puzzle-guide = The puzzle
puzzle-ask = One choice is clearly better than all others. Which one?
puzzle-about = A real position from a game of bots, as you would see it. Greedy gets it wrong.
puzzle-number = { $n } of { $of }
puzzle-row = { $n ->
    [0] No day in a row yet
    [one] { $n } day in a row
   *[other] { $n } days in a row
 }
puzzle-tries = Your tries
puzzle-wrong = There is something better.
puzzle-wrong-by = Gives up { $loss } in a hundred games.
puzzle-wrong-unknown = Worse than the best few; how much was not worked out.
puzzle-right = That is it.
puzzle-right-about = Solved at try { $n }.
puzzle-shown = This was the solution.
puzzle-solution = Solution
puzzle-equal = As good
puzzle-greedy = what Greedy chooses
puzzle-loss = gives up { $loss } in 100
puzzle-chance-win = Wins
puzzle-chance-survive = Survives
puzzle-why = Why
puzzle-search = Found by a deep search from what this seat knows; it leads by { $margin } in a hundred games (± { $spread }).
puzzle-played = Every choice was played to the end by bots in the same imagined games; it leads by { $margin } in a hundred (± { $spread }).
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-today = Today’s puzzle
puzzle-leave = Leave

## The analysis

analysis-title = Analysis
analysis-link = Analysis
analysis-works = Looking at the game again. This takes a few seconds …
analysis-of = Whose choices
analysis-chart-win = Chance to win
analysis-chart-survive = Chance to survive
analysis-chart-about = As somebody who sees no hand could tell, in percent
analysis-after = after { $n } choices
analysis-won = won
analysis-mistakes = The largest mistakes
analysis-none = No choice gave much away, as far as these games can tell.
analysis-at = Choice { $n }
analysis-lost = − { $lost } ± { $spread }
analysis-chosen = Chosen: { $chance } %
analysis-better = Better: { $chance } %
analysis-played = How it was played
analysis-alike = As good as the strongest bot
analysis-alike-of = { $n } of { $of }
analysis-watch = Watch it
analysis-search = Every choice is judged by what its player could know then, in imagined games. Chances are good for comparing choices, and only a rough forecast.
analysis-by-playing = This game has no search. The last { $n } choices were compared with those of the strongest bot, in imagined games that greedy bots played to the end; before them luck decides more than one choice. Only what these few games show clearly is called a mistake.

## What if

whatif-title = What if
whatif-try = What if …
whatif-try-about = Try it out at a table of your own, from what you know now. Hidden cards are imagined; this game waits for you, and nothing of it changes.
whatif-about = A what-if: it goes on from what one seat of another game knew; hidden cards are imagined. It counts for nothing.
whatif-departs = From here on this is a what-if. Before it came another game, as one seat knew it.
whatif-before = What happened before
whatif-back = Back to the game
whatif-play-on = Play on from here
whatif-play-on-about = Against bots, at a table of your own, from what this seat knew then; hidden cards are imagined.
whatif-against = Opponents when you play on
whatif-same-bots = the same as then
