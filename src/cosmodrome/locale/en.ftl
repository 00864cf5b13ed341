### What every table says, whatever the game.
### $seat and $seats are names of seats, already in words.

## Refusals

refused-not-asked = You are not the one who is asked now.
refused-out-of-domain = This is not one of the possible answers.
refused-old-question = This question has been answered already; please look at the new one.

## Refusals of the table

refused-table-over = This table is closed: the match is over or never started.
refused-no-seat = You have no seat at this table.
refused-no-such-seat = There is no such seat; the table has { $seats }.
refused-no-such-bot = There is no such bot; there are: { $bots }.
refused-no-hint = This game has no player of its own that could give a hint.
refused-not-started = The match has not started yet.
refused-bot-plays = A bot plays for your seat; take the seat back first.
refused-has-seat = You have another seat at this table.
refused-seat-taken = This seat is taken.
refused-not-your-seat = Only whoever holds the seat can do this; the host can for seats nobody holds.
refused-seat-needs-player = While the match is played, every seat needs a person or a bot.
refused-only-host = Only the host of the table can do this.
refused-already-started = The match has already started.
refused-empty-seats = There are empty seats; give them to bots or wait for people.
refused-already-asked = Somebody has already asked to go back.
refused-nothing-to-agree = Nobody is waiting for your consent.
refused-no-order = There is nothing to decide in advance now.
refused-old-client = This page comes from an earlier release of the server. Please reload it.
refused-other-lesson = This guided game began in an earlier release. Please begin it anew.
lesson-otherwise = That is allowed, but not what we look at now. Later you may do as you like.
lesson-hint = The lesson is about: { $option }
refused-muted = The host of this club does not let you write in chats for now.
refused-kicked = The host of this club has sent you away from this table.
refused-starting = The match is just starting; please wait a moment.
refused-no-part-wanted = No part of the key is wanted from you now.
refused-other-part = This is not the part of the key that was promised.
refused-too-fast = Please wait a moment: nobody else gets a word in.
refused-chat-full = The chat of this table is full.
refused-empty-text = There is nothing to say.
refused-hint-failed = The bot that was asked for a hint gave none. Please try again.
refused-no-coach = There is no coach at this table: nobody gets hints here.
refused-too-many-hints = A bot is still thinking about your last question.

## Answers and tools

yes = Yes
no = No
ok = OK
cancel = Cancel
confirm = Confirm
close = Close
done = Done
pass = Pass
undo = Undo
undo-done = The last step was taken back.
given = Answered for you: { $prompt } – { $answer }
undo-impossible = There is nothing to take back.
undo-too-late = Somebody has learned something new since then: going back needs everybody’s consent.
undo-asked = { $seat } asks to go back one step. Do you agree?
hint = Hint
hint-says = A strong bot would choose: { $option }
option-chance = { $percent } %  { $option }
why = Why?
why-rule = Rule { $rule }
sent = Done. You can undo until somebody learns something new.

## Whose turn

your-turn = Your turn
what-now = What do I do now?
turn-of = Turn of { $seat }
waiting-for = Waiting for { $seats }
thinking = thinking
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Seats

seat = Seat { $number }
seat-you = You
seat-is-you = { $seat } (you)
seat-bot = Bot { $number }
seat-empty = Empty seat
seat-chance = Chance
seat-clock = Clock
bot = bot
spectator = Spectator

## End of the game

game-over = Game over
winner = { $seat } wins
winners = Winners: { $seats }
you-win = You win
you-win-most = You are the greatest winner
you-won-too = You won too
you-lose = You lose
greatest-winner = { $n ->
    [one] Greatest winner
   *[other] Greatest winners
}: { $seats }
winners-and-others = { greatest-winner }. Won too: { $others }
no-winner = None of the players has won
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-again = Play again
replay = Watch the replay

## Terminal

answer-not-a-number = Please type a number from { $first } to { $last }.
command-undo = take back the last step
command-order = decide in advance, or change your mind: give up after this card
command-hint = what a strong bot would do
command-why = the rule behind option N; given the number of a rule or section as in the log, what it says
command-log = what has happened, with the rule behind each line
command-quit = leave the game
saved = The game was saved to { $file }.
loaded = The game was loaded from { $file }.
answer-help-long = Type the number of an option or its short form, or one of these:
answer-unknown = “{ $text }” is neither an option nor a command. A question mark shows what can be typed.
options-too-many = There are too many answers to list them: type one in its short form, or ask for a hint.
why-which = Name the option, for example “{ $example }”: they are numbered from { $first } to { $last }.
problem-other-version = This match was begun with version { $begun } of the rules; this server has version { $ours } and cannot play it on. Nothing is lost: you can finish it on a server of release { $release }, or end it here together without a result. Until then its key stays secret.
problem-banned = The host of this club has banned you. { $reason }
problem-banned-until = The host of this club has banned you until { $until }. { $reason }
problem-members-only = This club is for its members: log in, or open the invitation that the host gave you.
problem-not-over = Only a match that was played to its end is analysed: before that an analysis would tell what is still secret.
problem-no-analysis = Matches of this game cannot be analysed: it has no player that thinks ahead.
problem-busy = The server is busy with the tables that are being played. Please try again in a minute.
why-no-text = Its text is not available here.
why-unknown = There is no rule “{ $rule }” in this game.
key-undo = undo
key-order = give up later
key-hint = hint
key-why = why?
key-log = log
key-save = save
key-quit = quit
key-help = help
command-save = save the game
command-help = this list
not-saved = The game could not be saved to { $file }: { $reason }.
play-order-not-saved = What you decided in advance is not saved with the game: decide it anew when you go on.
play-resume = To go on: { $command }
seat-score = { $seat }: { $score }
record-unfinished = The record ends here; the match was not played to its end.
record-rewound = { $count ->
    [one] Taken back to here by consent; one answer was removed.
   *[other] Taken back to here by consent; { $count } answers were removed.
}
record-ended = The players ended the match without a result.

## Table in the browser

rules = Rules
rules-search = Search the rules
log = Log
chat = Chat
log-and-chat = Log and chat
log-and-chat-fold = Fold the log and chat
earlier-lines = Earlier
chat-say = Say something…
chat-send = Send
home = Back to the lobby
share-link = Share the table link
theme = Light or dark theme
language = Language
language-en = English
language-ru = Русский
sit-down = Sit down
watch = Watch
leave = Leave the table

## A table that a game does not draw itself, and a game without words of its own

view-line = { $what }: { $value }
view-number = { $n }
view-nothing = —
view-hidden = { $n } face down
ask-plain = { $question }?
option-plain = { $text }
event-plain = { $event }: { $values }

## Components at the terminal

component-where = Where it lies now:
component-which = Which of these do you mean? { $names }
component-more = { $count ->
    [one] and { $count } more with this name
   *[other] and { $count } more with this name
}
component-none = Name a component or part of its name, or the number of an option, for example “{ $example }”.
component-unknown = There is nothing called “{ $text }” here. Name a component or part of its name, or the number of an option, for example “{ $example }”.
source-other = Source of its figures: { $source }
source-rulebook = Source of its figures: the rulebook
source-public = Source of its figures: public material about the game
source-reconstructed = Source of its figures: reconstructed, no source is known
piles-none = Nothing lies open.
piles-unknown = Nothing that lies open has “{ $text }” in its title. “{ $example }” alone lists all of it.
more = — more: Enter; or an answer or command —
legend = The signs on the table:
key-card = card
key-piles = piles
key-wait = wait
command-card = everything about a component by its name, or about what option N is about: effects, where it lies, rules, source
command-piles = everything that lies open: discard piles, boards and the like; p WORD tells in full what has the word in its title
command-wait = let time pass until something happens
wait-nothing = Nobody is waited for now: the question is yours.
sand-left = { $seconds ->
    [one] { $seconds } second of sand
   *[other] { $seconds } seconds of sand
}
sand-none = No sand runs
table-hidden = ⋮ the table above does not fit: Enter shows all of it
replay-answered = { $seat } chooses: { $answer }
replay-passed = { $seat }: time is up
analysis-course = How the chances to win went, in the eyes of { $level } ({ $worlds } worlds each):
analysis-seat = { $seat }: luck { $luck }, skill { $skill } points; { $accuracy } % of { $choices } choices without a mistake; finds { $finds }, slips { $slips }, blunders { $blunders }
analysis-turning-points = What decided it:
analysis-turning-point = { $input } – { $seat } { $change } points: { $why }
analysis-marks = Finds, slips and blunders with the chance that was left
analysis-better = better: { $answer } – { $chance } %, { $gain } points
why-find = the best answer was found
why-slip = a slip
why-blunder = a blunder
why-luck = luck
why-answer = the choice
puzzle-solved = Right: nothing else comes near it.
puzzle-missed = That was not the best.
