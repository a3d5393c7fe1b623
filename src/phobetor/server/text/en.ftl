# What the table on the web says.

## Why something cannot be done

refusal-not-begun = The game has not begun yet.
refusal-already-begun = The game has begun already.
refusal-command-used = This command belongs to another seat.
refusal-no-such-option = There is no option of that number.
refusal-no-series = This question takes one answer, not several.
refusal-so-many-picks = Pick { $least ->
    [0] at most { $most }
   *[other] from { $least } to { $most }
 }.
refusal-decision-is-over = This decision is over: the table has changed since. Look again and choose anew.
refusal-nobody-stands-in = No bot stands in for you.
refusal-no-such-line = There is no such line in the log.
refusal-not-over = This can be done once the game is over.
refusal-no-such-moment = The game has no such moment.
refusal-enough-comments = This game has as many comments as it can hold; delete one first.
refusal-not-your-comment = Only whoever wrote a comment and the host can delete it.
refusal-empty-comment = A comment needs a word that can be read.
refusal-no-such-seat = There is no such seat at this table.
refusal-name-is-empty = A name needs at least one character that can be seen.
refusal-name-is-taken = Somebody at this table has a name that looks the same; take another one.
refusal-no-such-bot = There is no such bot for this game.
refusal-seat-is-taken = This seat is taken.
refusal-link-is-used = This link has been used already, was replaced or belongs to another table; ask for a new one on the other device.
refusal-salt-too-early = A salt counts only after the table has shown its commitment; send both.
refusal-seal-is-over = This shuffle is no longer waiting: the table has another commitment. Try again.
refusal-sent-away = The host has sent you away from this table. You may watch, and sit down when the host lets you in again.
refusal-not-sent-away = Nobody of that name was sent away.
refusal-only-host = Only the host can do this.
refusal-not-seated = You do not sit at this table; somebody who only watches cannot do this.
refusal-not-your-seat = This seat is not yours.
refusal-not-away = No bot is needed there now.
refusal-text-is-empty = There is nothing in it that can be read.
refusal-disk = This could not be saved, so it does not count. Nothing is lost; try again in a moment.
refusal-damaged = The server’s storage is damaged here: this cannot be saved, and trying again will not help. Whoever runs the server finds the reason in its log.
refusal-too-fast = Not so fast; try again in a few seconds.
refusal-only-one-way = There is nothing to choose from here.
refusal-what-if-among-people = Among people there are no what-ifs while the game goes on: play on from any moment once it is over.
refusal-what-if-on-your-turn = You can try out a what-if when it is your turn: the game then waits for you.
refusal-what-if-from-now = While the game goes on, a what-if begins now; leave the moment out.
refusal-no-hints = Nobody gives hints at this table: it must be allowed before the game.
refusal-no-hint = No hint was found this time; try again, or decide yourself.
refusal-mistake = The server made a mistake and did not do this; try again.
refusal-seats-changed = Somebody has come, gone or moved meanwhile, so nothing was changed. Look again.
refusal-table-is-locked = The host has locked this table: nobody else can sit down now.
refusal-no-such-order = The new order must name each chair once.
refusal-no-more-chairs = This game has { $most } chairs at most.
refusal-no-fewer-chairs = This game needs at least { $least } chairs.
refusal-host-stays = The host’s own chair stays; get up first, and somebody else becomes the host.
refusal-sit-to-talk = In the lobby those who sit at the table talk; sit down to join in.
refusal-enough-said = Onlookers have said as much here as is kept.
refusal-resign-first = This game is still on: leave it for good first, and a bot plays your seat to the end.
refusal-left-for-good = You left this game for good; the bot plays to the end.
refusal-enough-notices = Notices go to { $most } browsers of yours at this table already; turn them off in one of them first.
refusal-rules-changed = The rules have changed since this game began: first choose together how it goes on.
refusal-rules-are-settled = How this game goes on has been settled already.
refusal-no-such-way = This game cannot go on in that way; choose another one.

## Answers to requests

problem-no-table = There is no table of that name; check the link.
problem-no-words = No table has these words. Ask for them again; they may have been misheard.
problem-word = “{ $word }” is not a word of any code.
problem-word-like = “{ $word }” is not a word of any code. Did you mean “{ $nearest }”?
problem-word-count = A code has { $most } words; you typed { $count }.
problem-too-many-guesses = Too many wrong codes; try again in { $seconds } s, or use the link.
problem-no-page = There is nothing at this address.
problem-no-game = There is no game of that name.
problem-no-seat = Say whose choices are to be looked at: the number of a seat.
problem-no-puzzle = There is no puzzle with this number; they have the numbers 1 to { $count }.
problem-broken = This table cannot be opened: what was saved does not lead to the saved position. The other tables are not affected.
problem-old-rules = This game was played by version { $then } of the rules, and this server has version { $now }: it would not be the same game. It is kept, and a server with the older version opens it.
problem-link = This link does not hold a whole game: a part of it is missing or was changed. Ask for it again, or for the file.
problem-record = This game cannot be replayed here.
problem-record-no-json = This game cannot be replayed: what you opened is no record, because it is not JSON in UTF-8.
problem-record-shape = This game cannot be replayed: what you opened is no record of a game.
problem-record-shape-at = This game cannot be replayed: what you opened is no record of a game; see “{ $field }” in it.
problem-record-format = This game cannot be replayed: it is written in format { $found }, and this server reads format { $read }.
problem-record-game = This game cannot be replayed: there is no game “{ $game }”; there are: { $known }.
problem-record-setup = This game cannot be replayed: its number of players ({ $players }), its options or its seed cannot be.
problem-record-seats = This game cannot be replayed: it must have a kind and a name for each of its { $players } players.
problem-record-names = This game cannot be replayed: names must be of letters that can be printed, { $most } at most.
problem-record-seed = This game cannot be replayed: its seed must be of letters that can be printed.
problem-record-origin = This game cannot be replayed: it goes on from another one, but not from a position that can be.
problem-record-fingerprints = This game cannot be replayed: it has { $count } choices, but a fingerprint after { $number }.
problem-record-unread = This game cannot be replayed: Choice { $number } of { $count } cannot be read: “{ $choice }”.
problem-record-refused = This game cannot be replayed: Choice { $number } of { $count }, “{ $choice }”, is refused by the rules.
problem-record-position = This game cannot be replayed: after choice { $number } of { $count }, “{ $choice }”, the position is not the one that has the fingerprint in the record.
problem-record-outcome = This game cannot be replayed: it does not end as the record says.
problem-record-link-end = This game cannot be replayed: it does not end in the position that the link names; its rules were others.
problem-record-slow = This game cannot be replayed: that takes too long here.
problem-record-long = This game cannot be replayed: it has { $count } choices, and at most { $most } are told here.
problem-record-seat = This game cannot be replayed from there: it has { $players } seats.
problem-old-record = This game was played by version { $then } of the rules, and this server has version { $now }: it would not be the same game.
problem-no-notices = This server sends no notices.
problem-no-push = This server cannot push notices to browsers: its operator has not installed the library for that.
problem-subscription = This subscription cannot be used: it needs an https address of a public push service and the browser's two keys.
problem-webhook = Messages cannot be sent there: give the https address of a public service, such as https://chat.example.org/hooks/abc.
problem-one-game = Send either a link or a file.
problem-slow-game = This game takes too long to be replayed here; “phobetor replay” on your own computer takes its time.
problem-running = This can be seen once the game is over.
problem-stopped = This game was ended before its end, because its rules had changed; its replay shows how far it came.
problem-not-begun = The game has not begun yet, so there is nothing to look back at.
problem-not-your-seat = You can look back only at what your own seat saw.
problem-no-moment = Ask for an event by its number, from 0 to { NUMBER($most) }.
problem-malformed = This request cannot be understood: { $reason }
problem-too-long = This request is too long.
problem-other-site = This request comes from another site and is refused.
problem-host = This server is not known under this address.
problem-too-many = Too many requests; try again in { $seconds } s.
problem-too-many-tables = One browser may open { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } an hour, and yours has; the next one is possible in { $minutes } min.
problem-too-many-tables-here = From one network { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } can be opened an hour, and so many have been; the next one is possible in { $minutes } min.
problem-busy = The server cannot save at the moment. Nothing is lost; try again soon.
problem-damaged = What is stored here is damaged and cannot be read; trying again will not help. The other tables go on, and whoever runs the server finds the reason in its log.
problem-wrong-method = This address cannot be used in this way.
problem-mistake = The server made a mistake. Nothing that was acknowledged is lost.
page-missing = The page is not built yet. In a checkout, 'make page' builds it; a wheel brings it along.

## The table speaks

told-bot-stands-in = { $name } is away: a bot stands in.
told-is-back = { $name } is back and plays on.
told-may-sit = { $name } may sit down again.
told-is-host = { $name } is the host now.
told-time-is-up = The time of { $name } is up.
told-bot-plays-on = A bot plays on for { $name }.
told-sent-away = { $name } was asked to leave.
told-sent-away-with-a-word = { $name } was asked to leave: “{ $word }”
told-locked = The host has locked the table.
told-unlocked = The table is open again.
told-resigned = { $name } has left for good: a bot plays to the end.
told-takes-back = { $name } took back what had shown something new: from now on this game is marked.
told-advised = { $name } asks for hints in this game.
told-rules-old = The rules have changed since this game began; it goes on under the older reading.
told-rules-back = The rules have changed since this game began; it goes back to the last position that is the same under the new ones, and is marked.
told-rules-end = The rules have changed since this game began, and the table has ended it.
told-erased = What was said here was erased.
bye-no-onlookers = The host of this table wants no onlookers.
bye-slow = This connection could not keep up; connecting again brings everything up to date.
bye-logged-out = This browser was logged out of its seat.
bye-restart = The server restarts; every acknowledged move is saved.
bye-too-many = Too many messages from this page.
bye-malformed = This page sent something that the server cannot understand; reload it.
bye-too-many-sockets = Too many pages of this table are open here.
bye-gone = This seat is no longer yours.
possible = This is possible: { $option }
puzzle-you = You

## Notices of turns

notice-title = { $game }: your turn
notice-text = { $name }, it is your turn in { $game }.
notice-stop = No more messages about this table: { $link }
offline-title = No connection
offline-text = This table is on a server that cannot be reached right now. Your games are safe there.
offline-again = Try again
