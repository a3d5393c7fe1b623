# What the house itself says, whatever the game.

nobody = nobody

refusal-game-is-over = The game is over.
refusal-not-your-decision = This is not your decision; { $player } decides now.
refusal-not-now = This cannot be chosen now.
refusal-nothing-to-undo = There is nothing to take back: what was drawn, revealed or decided by others stays so.

# How the viewer is named at the beginning of a sentence.
story-you = You
story-you-listed = you
story-onward = What if …
story-setup = Set-up
story-and = { $rest } and { $last }

## The end, told

end-won = won
end-lost = lost
end-turn = Turn { NUMBER($number) }
end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
end-claim-true = True.
end-claim-lie = A lie: the speaker knew better.
end-claim-guess = True, but only a guess.
end-claim-wrong = False, but only a guess.
end-heading-claims = What was said
end-heading-moments = Turning points
end-heading-deeds = What you all did
end-heading-luck = What chance did
end-expected = { $found } (average { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })

cli-player = Player
cli-bot-random = Random
cli-bot-greedy = Greedy
cli-bot-sleeper = Sleeper
cli-bot-dozer = Dozer
cli-bot-dreamer = Dreamer
cli-bot-sleepwalker = Sleepwalker
cli-bot-terror = Night Terror
cli-bot-nightmare = Nightmare
cli-bot-planner = Planner
cli-welcome = { $game }. Seed { $seed }. Type h for help.
cli-curtain = { $player } decides. Everybody else looks away; press Enter when ready.
cli-confirm = Enter: go on. u: take it back.
cli-keys = ? rule · why … · u undo · l log · n notes · b board · s save · q quit · h help
cli-keep = Enter: leave. s: save the record of this game.
cli-lone-option = Enter: take the only option.
cli-several-options = Several at once, in any order: 4 1 2.
cli-help =
    A number chooses from the list; where several cards or tokens are picked, type several numbers: 1 3 4.
    ?            the rules behind this question
    ? 3          the rules behind option 3
    ? { $name }  what a thing is and does, by its name or the beginning of it
    ? { $rule }  a rule by its id
    why { $choice }  why this cannot be chosen; why { $thing }: the same for all that could be done with it
    doubt        sources and tests of the rules behind this question, and the position as a file
    hint         what a strong bot would do in your place, and why; it knows no more than you do
    what if      try it out: a game of its own from what you know, alone with bots; q comes back, nothing is lost
    u            take back what revealed nothing new; alone with bots everything (the game is marked)
    l            the last lines of the log
    n            what you know and what follows from it: claims, what is still possible, counts
    b            the board again
    s            save; the file can be resumed and replayed
    q            save and leave
cli-no-such-number = There is no option { $number }; choose a number from 1 to { NUMBER($most) }.
cli-not-understood = There is no option “{ $answer }”; type a number from the list, or h for help.
cli-saved = Saved. Go on with: phobetor play --resume { $path }
cli-kept = Saved. Look at it again with: phobetor replay { $path }
cli-cannot-explain = Nothing is known about “{ $what }”; try: ? 1, ? { $name }, ? { $rule }, why { $thing }.
cli-several-things = Several things are called “{ $what }”:
cli-and-more = … and { NUMBER($count) } more
cli-possible = This is possible: { $option }
cli-hand-over = Enter: hand over.
cli-one-at-a-time = Only one of these can be chosen now; several numbers are for picking several things.
cli-bad-answer = Line { $line } of the answers, “{ $answer }”, cannot be used ({ $reason }); possible are: { $options }.
cli-taken-back = Taken back.
cli-taken-back-marked = Taken back. Something new had been shown, so the game is marked: with takebacks.
cli-with-takebacks = With takebacks.
cli-doubt = The position as you see it is in { $path }; what you cannot see is imagined. Run it with: phobetor scenario { $path }
cli-hint-thinks = Imagining how the game could go on…
cli-hint = Advice: { $option }. { $goal ->
    [escape] You escape in
    [survive] You survive
   *[win] You win
} about { $chance } % of the imagined games (± { $spread }).
cli-hint-objective = You also fulfil your objective in about { $chance } % of them (± { $spread }).
cli-hint-why = Why: { $text }
cli-hint-same = Instead: { $option }. { $chance } % (± { $spread }); { $worlds ->
    [one] one game shows no difference.
   *[other] no difference was found in { $worlds } games.
}
cli-hint-other = { $loss ->
    [0] About as good: { $option }. { $chance } % (± { $spread }).
   *[other] Instead: { $option }. { $chance } % (± { $spread }): gives up { $loss } in a hundred games.
}
cli-hint-course = Then probably { $player }: { $option } (possible in { $often } of 10 games).
cli-hint-rules = Rules: { $rules }. From { NUMBER($games) } imagined games{ $worlds ->
    [0] { "" }
   *[other] , played to the end by Nightmare in your place and Greedy in the others’
}; nothing that you cannot know was looked at.
cli-no-hints = Nobody gives hints here: among people they must be allowed with --hints.
cli-what-if = What if: this game goes on from what one seat of another game knew; what it could not see is imagined. It counts for nothing.
cli-what-if-over = That was only tried. Back to the game, which has waited.
cli-no-what-if = A what-if is for whoever is alone with bots.
cli-analysis-chances = { $goal ->
    [survive] Chance to survive, as somebody who sees no hand could tell:
   *[win] Chance to win, as somebody who sees no hand could tell:
}
cli-analysis-moment = after { NUMBER($choice) } choices: { $seats }
cli-analysis-judged = { $player }: { NUMBER($judged) } choices judged, { NUMBER($alike) } of them as good as the strongest bot’s.
cli-analysis-none = No choice gave much away, as far as these games can tell.
cli-analysis-mistake = { NUMBER($place) }. Choice { NUMBER($choice) }: { $option } ({ $chance } %). Better: { $better } ({ $best } %). Gave up { $lost } in a hundred games (± { $spread }).
cli-analysis-play-on = Play on from choice N against bots, from what you knew then: phobetor analyse RECORD --seat { $seat } --play-on N
cli-analysis-about = { $how ->
    [search] Every choice is judged by what its player could know then, in imagined games.
   *[played] This game has no search: only the last choices were judged, in imagined games that greedy bots played to the end.
}
cli-puzzle-of-the-day = Puzzle of the day (number { NUMBER($number) })
cli-puzzle = Puzzle { NUMBER($number) }
cli-puzzle-you = You
cli-puzzle-ask = One choice is clearly better than all others: type its number. { $show }: show the solution. q: leave.
cli-puzzle-wrong = { $loss ->
    [-1] There is something better.
   *[other] There is something better: this gives up { $loss } in a hundred games.
}
cli-puzzle-right = That is it, at try { NUMBER($tries) }.
cli-puzzle-shown = This was the solution.
cli-puzzle-choice = { $kind ->
    [best] Solution: { $option }.
    [greedy] Greedy: { $option }.
   *[other] Instead: { $option }.
} { $goal ->
    [survive] Survives in { $chance } % of the imagined games (± { $spread }).
   *[win] Wins { $chance } % of the imagined games (± { $spread }).
}{ $loss ->
    [0] { "" }
   *[other] { " " }Gives up { $loss } in a hundred.
}
cli-puzzle-margin = { $found ->
    [search] Found by a deep search from what this seat knows; it leads by { $margin } in a hundred games (± { $spread }).
   *[played] Every choice was played to the end by bots in the same imagined games; it leads by { $margin } in a hundred (± { $spread }).
}
cli-source = Source: { $source }
cli-test = Test: { $test }
cli-not-saved = “{ $path }” cannot be written: { $reason }.

# --- the decision bar
bar-picked = { $count ->
    [0] Nothing
   *[other] Take { $count }
 }

# The notebook: what a seat knows and what follows.
notebook-only = only you
notebook-claims = Claims
notebook-sights = Who looked
notebook-verdict-open = open
notebook-verdict-true = true
notebook-verdict-false = false
notebook-hidden = hidden
notebook-mine = yours
notebook-yours = it is yours
notebook-empty = There is nothing to note in this position.
